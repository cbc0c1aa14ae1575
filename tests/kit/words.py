"""The Fluent files of a language as text, and catalogues made of changed ones."""

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from meeple_city.words.catalogue import Words, load_words, parse_words


def sources(words: Words | None = None) -> dict[str, str]:
    """Every message as it is written, by its Fluent id."""
    words, serializer = words or load_words(), FluentSerializer()
    entries = [entry for resource in words.resources for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name: serializer.serialize_entry(entry).partition("=")[2].strip() for entry in entries}


def reworded(change) -> Words:
    """English with every piece of text changed."""

    class Reword(Transformer):
        def visit_TextElement(self, node):  # noqa: N802
            node.value = change(node.value)
            return node

    serializer = FluentSerializer()
    files = [serializer.serialize(Reword().visit(resource.clone())) for resource in load_words().resources]
    return parse_words("en", *files)
