"""Messages in, sentences out."""

import re
from pathlib import Path

import pytest
from tests.kit.rampage import city
from tests.kit.words import sources

from meeple_city.border import Message, message
from meeple_city.core.asks import Ask
from meeple_city.errors import BadInput
from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.registry import RULES, find_game
from meeple_city.words.catalogue import fluent_id, load_words, parse_words
from meeple_city.words.questions import option, prompt


def words(**sentences):
    return parse_words("en", *(f"{key} = {text}\n" for key, text in sentences.items()))


def test_arguments_are_put_into_the_sentence_which_begins_with_a_capital():
    assert words(hit="{ $who } hits { $count } times").say(message("hit", who="ann", count=3)) == "Ann hits 3 times"
    assert words(hit="{ $who } hits").phrase(message("hit", who="ann")) == "ann hits"


def test_numbers_take_their_noun_in_the_singular_or_plural():
    sentences = words(won="{ $count ->\n [one] { $count } point\n *[other] { $count } points\n }")
    assert [sentences.say(message("won", count=n)) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_lists_are_joined():
    assert load_words().say(message("screen.explain.in_zone", zones=("Park", "Docks"))) == "In the Park and the Docks"


def test_numbers_can_be_rounded_and_are_short_otherwise():
    assert words(far="{ NUMBER($mm, maximumFractionDigits: 0) } mm").say(message("far", mm=12.7)) == "13 mm"
    assert words(far="{ $mm } mm").say(message("far", mm=300.0)) == "300 mm"


def test_a_message_the_catalogue_does_not_have_is_an_error():
    with pytest.raises(KeyError, match="no message 'nothing'"):
        words().say(message("nothing"))


def test_people_read_names_instead_of_ids():
    english = load_words().within(city())
    assert english.name("seat", "red") == "Red"
    assert english.name("piece", "body:red") == "Red's monster"
    assert english.name("piece", "paws:green") == "Green's paws"
    assert english.name("piece", "vehicle:blue") == "the blue vehicle"
    assert english.name("piece", next(m for m, colour in city().meeples.items() if colour == "red")) == "a hero"
    assert english.name("piece", "floor:99") == "a floor"
    assert english.name("piece", "ruin:1") == "a ruin"


def test_anywhere_in_the_city_is_a_place_too():
    eat = Ask("red", "eat", about={"zone": "everywhere"})
    game = Rampage()
    view = game.view(game.opening(("red", "green"), {}, 0, city()), "red")
    assert prompt(load_words().within(city()), eat, view) == "Red: eat a meeple from any neighborhood, or finish"


@pytest.mark.parametrize("kind", ["character", "power", "superpower"])
def test_every_card_has_a_name_and_a_text_of_whole_sentences(kind):
    words = load_words()
    for card in names_of(kind):
        assert words.knows(f"names.card.{card}"), card
        assert re.fullmatch(r"[A-Z].*\.", words.name("card_text", card)), card


def test_the_docs_explain_every_card():
    page = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| (.+?) \|", page)
    names = [
        load_words().name("card", card) for kind in ("character", "power", "superpower") for card in names_of(kind)
    ]
    assert [row for row in rows if row != "card"] == names


def test_a_piece_that_is_not_there_keeps_the_name_a_program_gave_it():
    english = load_words().within(city())
    assert english.say(message("refusal.wrong_piece", due="paws:red", given="meeple:999")).endswith("not meeple:999")
    assert english.say(message("refusal.wrong_piece", due="paws:red", given="dragon")).endswith("not dragon")


def test_a_seat_can_be_called_by_the_name_of_whoever_sits_there():
    assert load_words().within(None, {"red": "Kimuri"}).name("seat", "red") == "Kimuri"
    assert load_words().within(None, {"red": "Kimuri"}).name("piece", "body:red") == "Kimuri's monster"


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(BadInput, match="language 'xx' is unknown; allowed: en"):
        load_words("xx")


def test_a_key_is_found_under_its_fluent_id():
    assert fluent_id("rampage.event.tooth_broken") == "rampage-event-tooth_broken"
    assert fluent_id("octorage.text.José") == "octorage-text-Jose"
    assert fluent_id("rarrr.option.face-down fire 1") == "rarrr-option-face-down_fire_1"


def test_a_name_has_other_forms_where_a_sentence_needs_them():
    texts = ("names-card-claw = la griffe\n    .of = de la griffe\n", 'odour = l’odeur { CARD($card, form: "of") }\n')
    french = parse_words("fr", *texts)
    assert french.name("card", "claw") == "la griffe"
    assert french.name("card", "claw", "of") == "de la griffe"
    assert french.say(message("odour", card="claw")) == "L’odeur de la griffe"


def test_a_message_without_its_arguments_is_an_error():
    with pytest.raises(KeyError, match="'hit' cannot be said: Unknown external: who"):
        words(hit="{ $who } hits").say(message("hit"))


def test_a_missing_text_can_have_a_substitute():
    assert words(yes="yes").text("yes", "no") == "yes"
    assert words(yes="yes").text("maybe", "no") == "no"


def test_a_question_says_who_is_asked_for_what_and_how_much_is_left():
    game = Rampage()
    state = game.opening(("red", "green"), {}, 0, city())
    view = game.view(state, "red")
    english = load_words().within(city())
    assert prompt(english, Ask("red", "action"), view) == "Red: choose an action (0 left)"
    demolish = Ask("red", "demolish", about={"building": "Bakery"})
    assert prompt(english, demolish, view) == "Red: carry your monster over the Bakery and drop it"
    pay = Ask("red", "pay_meeple", about={"to": "box"})
    assert prompt(english, pay, view) == "Red: choose a meeple to give to the box"
    pay = Ask("red", "pay_meeple", about={"to": "green"})
    assert prompt(english, pay, view) == "Red: choose a meeple to give to Green"


def test_options_read_like_buttons():
    game = Rampage()
    view = game.view(game.opening(("red", "green"), {}, 0, city()), "red")
    english = load_words().within(city())
    action = Ask("red", "action")
    assert option(english, action, "stop", view) == "No more actions"
    assert option(english, action, "demolish Bakery", view) == "Demolish the Bakery"
    assert option(english, action, "toss vehicle:blue", view) == "Toss the blue vehicle"
    assert option(english, action, "smash green", view) == "Drop on Green's monster"
    assert option(english, action, "breathe", view) == "Breathe"
    assert option(english, action, "breathe green", view) == "Breathe from Green's head"
    assert option(english, action, "Park", view) == "Park"
    assert option(english, action, "start:red", view) == "The red starting area"
    assert option(english, action, "meeple:1", view) == "A businessman"


@pytest.mark.parametrize(
    ("kind", "text", "button"),
    [
        ("pay_meeple", "blue", "A journalist"),
        ("kiss_meeple", "red", "A hero"),
        ("actor", "red", "Red"),
        ("foretell", "green", "Green"),
        ("eat", "done", "Finish eating"),
        ("neighborhood", "done", "Eat nothing"),
        ("end_of_turn", "done", "End your turn"),
        ("buy_card", "done", "Buy nothing"),
    ],
)
def test_the_same_option_reads_as_its_question_needs_it(kind, text, button):
    game = Rampage()
    view = game.view(game.opening(("red", "green"), {}, 0, city()), "red")
    assert option(load_words().within(city()), Ask("red", kind), text, view) == button


@pytest.mark.parametrize("name", RULES)
def test_every_public_question_has_words(name):
    for kind in find_game(name).game.public_questions:
        assert load_words().knows(f"{name}.ask.{kind}"), kind


def test_messages_are_equal_when_key_and_arguments_are():
    assert message("a", b=1) == Message("a", {"b": 1}) != message("a", b=2)


def test_every_question_is_put_in_at_least_three_words():
    asks = {id_: text for id_, text in sources().items() if id_.split("-")[1:2] == ["ask"]}
    assert {id_.split("-")[0] for id_ in asks} == set(RULES)
    assert not [id_ for id_, text in asks.items() if len(text.split()) < 3]
