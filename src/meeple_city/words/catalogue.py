"""The catalogue of messages: keys and arguments in, sentences of one language out.

The sentences are in `words/LANGUAGE/*.ftl`, in Fluent's syntax (https://projectfluent.org). The Fluent id of the key
`rampage.event.moved` is `rampage-event-moved`. A function says what an argument is, and `names.py` finds its name:

    SEAT, PIECE, ZONE, CARD ...   an id, replaced by people's name for it; `form: "of"` asks for another form of it
    SYLLABLE                      part of a name, with a capital letter
    GIVEN                         whatever a program sent, quoted and shortened
    CHOICES                       a tuple of options, only the first few if there are many

A tuple is joined with commas. Sentences begin with a capital letter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from meeple_city.border import City, Message
from meeple_city.words.languages import choose_language
from meeple_city.words.names import Names, Several

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Words:
    """One language, and the names of one match's city and seats."""

    language: str
    resources: tuple[ast.Resource, ...]  # parsed once, shared by the words of all matches
    city: City | None = None
    seats: Mapping[str, str] = field(default_factory=dict)  # what to call each seat, where its id will not do

    def within(self, city: City | None, seats: Mapping[str, str] | None = None) -> Words:
        """The same language for another match."""
        return replace(self, city=city, seats=seats or {})

    @cached_property
    def ids(self) -> frozenset[str]:
        """The Fluent ids of all messages."""
        return frozenset(e.id.name for resource in self.resources for e in resource.body if isinstance(e, ast.Message))

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return fluent_id(key) in self.ids

    def say(self, message: Message, variant: str = "") -> str:
        """A message as a sentence, perhaps in one of its variants."""
        return capitalised(self._format(message.key, variant, message.args))

    def variants(self, key: str) -> tuple[str, ...]:
        """The ways there are to say a message: its text, and its attributes; none if there is no such message."""
        if not self.knows(key):
            return ()
        return ("", *self._bundle.get_message(fluent_id(key)).attributes)

    def phrase(self, message: Message) -> str:
        """A message as part of a sentence: without the capital letter."""
        return self._format(message.key, "", message.args)

    def text(self, key: str, otherwise: str | None = None) -> str:
        """The text of a key that needs no arguments; with a substitute, the key may be missing."""
        return otherwise if otherwise is not None and not self.knows(key) else self._format(key, "", {})

    def labelled(self, label: str, text: str) -> str:
        """A label, and what belongs to it."""
        return self._format("names.labelled", "", {"label": label, "text": text})

    def name(self, kind: str, value: str, form: str = "") -> str:
        """What people call something, by its id; perhaps a form of the name, such as `of`."""
        return self._names.find(kind, value, form)

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.language], functions=self._names.functions(), use_isolating=False)
        for resource in self.resources:
            bundle.add_resource(resource)
        return bundle

    @cached_property
    def _names(self) -> Names:
        return Names(self.knows, self._format, self.city, self.seats)

    def _format(self, key: str, form: str, args: Mapping[str, Any]) -> str:
        if not self.knows(key):
            raise KeyError(f"the catalogue has no message {key!r}")
        found = self._bundle.get_message(fluent_id(key))
        pattern = found.attributes.get(form) or found.value
        assert pattern is not None, f"{key} has no text"
        values = {name: Several(value) if isinstance(value, tuple | list) else value for name, value in args.items()}
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            raise KeyError(f"message {key!r} cannot be said: {problems[0]}")
        return str(text)


@cache
def fluent_id(key: str) -> str:
    """The id of a key in the Fluent files: hyphens for dots, no accents, underscores for all other signs."""
    letters = unicodedata.normalize("NFKD", key.replace(".", "-"))
    return re.sub(r"[^A-Za-z0-9_-]", "_", "".join(sign for sign in letters if not unicodedata.combining(sign)))


def capitalised(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


@cache
def load_words(language: str = "en") -> Words:
    """The catalogue of a language."""
    paths = sorted((FOLDER / choose_language(language)).glob("*.ftl"))
    return parse_words(language, *(path.read_text(encoding="utf-8") for path in paths))


def parse_words(language: str, *files: str) -> Words:
    """A catalogue from the contents of Fluent files."""
    return Words(language, tuple(FluentResource(text) for text in files))
