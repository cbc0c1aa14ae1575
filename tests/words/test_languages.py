"""English and French: the same messages, with the same arguments, and every form of a name that a sentence asks for."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.kit.words import sources

from meeple_city.border import message
from meeple_city.ui.input_router import all_help
from meeple_city.ui.modes.registry import MODES
from meeple_city.ui.tips import TIPS
from meeple_city.words.catalogue import FOLDER, load_words
from meeple_city.words.languages import LANGUAGES, choose_language
from meeple_city.words.names import KINDS

# Messages that read the same in both languages: names, units, and words that French has borrowed.
SAME = {
    "names-weapon-dynamite",
    "names-building-Aquarium", "names-card-punk", "names-card-terminator", "names-colour-orange", "names-game-octorage",
    "names-game-rampage", "names-game-rarrr", "names-option-baby", "names-part-impact", "names-seat-orange",
    "names-someone", "refusal-not_possible", "screen-menu-title", "screen-player-normal", "screen-unit-percent",
    "screen-value-normal", "screen-value_player-normal", "rampage-event-runaway_effect", "names-card-dynamite_12",
    "screen-card-superpower", "screen-mode-menu", "screen-mode-score",
    "tips-rampage-discard_power-title", "tips-score-title",
    "screen-value-english", "screen-value-french",
    "screen-ceremony-points", "screen-replay-pause", "screen-replay-secrets",
}  # fmt: skip
SAME_FAMILIES = ("names-city-", "names-count-", "names-group-", "screen-help_")

# The messages that hold the names of a kind, where they are not `names-KIND-`.
NAMES = {
    "piece": r"names-(body|paws|vehicle|floor|floor_of|ruin|board|ground|meeple-\w+)",
    "zone": r"names-(start|vehicle_space|zone-\w+)",
    "seat": r"names-(seat-\w+|numbered_seat|someone)",
    "building": r"names-building(-\w+)?",
}


def entries(language):
    resources = load_words(language).resources
    return {e.id.name: e for resource in resources for e in resource.body if isinstance(e, ast.Message)}


class Found(Visitor):
    """The arguments, functions and forms in a message."""

    def __init__(self, entry):
        self.arguments, self.functions, self.forms, self.texts = set(), set(), set(), []
        self.visit(entry)

    def visit_VariableReference(self, node):  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)
        self.forms |= {(node.id.name, named.value.value) for named in node.arguments.named if named.name.name == "form"}
        self.generic_visit(node)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_files_is_understood(language):
    junk = [e.content for r in load_words(language).resources for e in r.body if isinstance(e, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language):
    ids = re.findall(r"(?m)^([a-zA-Z][\w-]*) =", "".join(p.read_text() for p in (FOLDER / language).glob("*.ftl")))
    assert len(ids) == len(set(ids)), sorted(id_ for id_ in set(ids) if ids.count(id_) > 1)


def test_french_has_the_messages_that_english_has():
    english, french = load_words("en").ids, load_words("fr").ids
    assert not english - french, "write these in words/fr"
    assert not french - english, "these are in words/fr only"


def test_a_message_stands_in_the_file_of_the_same_name():
    def places(language):
        paths = (FOLDER / language).glob("*.ftl")
        return {(p.name, id_) for p in paths for id_ in re.findall(r"(?m)^([a-zA-Z][\w-]*) =", p.read_text())}

    assert places("en") == places("fr")


def test_messages_have_the_same_arguments_in_both_languages():
    english, french = entries("en"), entries("fr")
    wrong = {
        id_: (e, f)
        for id_ in english.keys() & french.keys()
        if (e := Found(english[id_]).arguments) != (f := Found(french[id_]).arguments) and id_ != "names-someone"
    }
    assert not wrong


def test_no_message_was_left_in_english():
    english, french = sources(load_words("en")), sources(load_words("fr"))
    alike = {
        id_
        for id_ in english.keys() & french.keys()
        if english[id_] == french[id_] and re.search("[a-z]{3}", english[id_])
    }
    assert not {id_ for id_ in alike - SAME if not id_.startswith(SAME_FAMILIES)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_every_form_that_a_sentence_asks_for(language):
    every = entries(language)
    asked = {form for entry in every.values() for form in Found(entry).forms}
    missing = set()
    for function, form in asked:
        kind = function.lower()
        pattern = re.compile(NAMES.get(kind, rf"names-{kind}-[\w-]+"))
        for id_, entry in every.items():
            if pattern.fullmatch(id_) and form not in {attribute.id.name for attribute in entry.attributes}:
                missing.add((id_, form))
    allowed = {"names-card-"}  # only the treasures of OctoRage have an article
    assert not {(id_, form) for id_, form in missing if not id_.startswith(tuple(allowed))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_functions_there_are(language):
    known = {kind.upper() for kind in KINDS} | {"GIVEN", "CHOICES", "LIST", "NUMBER"}
    assert not {id_: Found(e).functions - known for id_, e in entries(language).items() if Found(e).functions - known}


def test_french_has_hard_spaces_and_curly_apostrophes():
    for id_, entry in entries("fr").items():
        text = " ".join(Found(entry).texts)
        assert not re.search(r" [;:!?%»]|« |'", text), f"{id_}: run tools/french_typography.py"


def test_names_take_the_article_and_preposition_that_french_wants():
    french = load_words("fr").within(None, {"blue": "Anne"})
    assert french.say(message("rampage.ask.demolish", building="Bakery")).endswith(
        "au-dessus de la Boulangerie et lâchez-le"
    )
    assert french.say(message("rampage.ask.demolish", building="Museum")).endswith("au-dessus du Musée et lâchez-le")
    assert french.say(message("rampage.event.meeple_moved", meeple="meeple:1", zone="Docks")).endswith("sur les Quais")
    assert french.name("piece", "body:blue") == "le monstre d’Anne"
    assert french.name("piece", "body:red") == "le monstre de Rouge"
    assert french.name("piece", "vehicle:green", "of") == "du véhicule vert"


def test_nothing_and_one_are_singular_in_french():
    say = load_words("fr").say
    told = [
        say(message("rampage.event.turn_started", turn=1, seat="red", actions=n)).split(" a ")[1] for n in (0, 1, 2)
    ]
    assert told == ["0 action", "1 action", "2 actions"]


@pytest.mark.parametrize(("language", "listed"), [("en", "Red, Blue and Green"), ("fr", "Rouge, Bleu et Vert")])
def test_lists_end_with_a_word(language, listed):
    told = load_words(language).say(message("rampage.event.last_floor", seats=("red", "blue", "green")))
    assert told.endswith(listed)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_BE.UTF-8", "LANG": "de_DE"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "French_France.1252"}, "fr"),
    ],
)
def test_the_language_is_the_systems(environ, language):
    assert choose_language(None, environ) == language
    assert choose_language("fr", environ) == "fr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_mode_and_tip_has_words(language):
    words = load_words(language)
    for mode in MODES:
        assert words.knows(f"screen.mode.{mode.name}"), mode
        for binding in mode.keymap.values():
            assert words.knows(f"screen.does.{binding.does}"), (mode.name, binding.does)
    assert all_help(words)
    for tip in TIPS:
        assert words.text(f"tips.{tip}.title")
        assert words.text(f"tips.{tip}.text").splitlines()


def test_keys_on_buttons_are_named_by_the_catalogue():
    """`key="escape"`, not `key="Esc"`: a key has another name in each language."""
    paths = (FOLDER.parent / "ui").rglob("*.py")
    assert not [path.name for path in paths if re.search(r'key="[A-Z][a-z]', path.read_text(encoding="utf-8"))]
