"""What the label beside the pointer says, and the cards in the corner."""

from dataclasses import replace

import pytest
from tests.ui.fakes import ask, make_window
from tests.ui.toy_window import ACTION, EAT, QUIET, VIEW, window_with

from meeple_city.border import message
from meeple_city.display.marks import Picked
from meeple_city.games.rampage.view import MonsterView, StomachView
from meeple_city.ui.explain import Explainer
from meeple_city.ui.hand_cards import hand_cards
from meeple_city.ui.pointing import REST_S
from meeple_city.words.catalogue import load_words

HERE = replace(
    VIEW,
    table=replace(
        VIEW.table,
        zones={"paws:red": ("Park",), "meeple:1": ("Park",), "meeple:2": ("Hill",), "vehicle:blue": ("Hill",)},
        accessible=("meeple:2",),
    ),
)
CARDS = MonsterView(
    3, 0, StomachView(("meeple:2",), (), 0), characters=("mean",), powers=("boxer",), superpowers=("too_cute",),
    face_down=1,
)  # fmt: skip


def explained(piece, question=None, view=HERE, why=None):
    known = Explainer(view, load_words().within(view.city), "red", question, why or {})
    found = known.piece(piece)
    return (found.title, *found.lines) if found else None


def test_a_meeple_says_why_it_cannot_be_eaten():
    why = {"not accessible meeple:1": message("verdict.carries", piece="floor:1")}
    assert explained("meeple:1", why=why) == (
        "A journalist",
        "Rests on a ruin",
        "Cannot be eaten: a floor of the Tower rests on it",
    )
    assert explained("meeple:1")[-1] == "Cannot be eaten: something is on it or above it"
    assert explained("meeple:2")[-1] == "You are in another neighborhood: eat where your paws are"
    near = replace(HERE, table=replace(HERE.table, accessible=("meeple:1",)))
    assert explained("meeple:1", view=near)[-1] == "Nothing is on it: you can eat it when your turn ends"


def test_a_meeple_that_can_be_eaten_now_says_so():
    assert explained("meeple:1", EAT)[-1] == "Click to eat it"


def test_a_floor_says_what_it_carries_or_that_it_is_bare():
    loaded = replace(HERE, table=replace(HERE.table, rests_on={"meeple:1": ("floor:1",)}))
    assert explained("floor:1", view=loaded)[-1] == "Cannot be gobbled: it carries a journalist"
    bare = replace(HERE, table=replace(HERE.table, bare_floors=("floor:1",)))
    assert explained("floor:1", view=bare)[-1] == "Nothing is left on it: whoever bares it gobbles it"
    why = {"not bare floor:1": message("verdict.pressed", piece="body:red")}
    assert explained("floor:1", why=why)[-1] == "Cannot be gobbled: Red's monster presses on it"
    assert explained("floor:1")[-1] == "Gobbled by whoever takes the last thing off it"


def test_a_building_counts_what_stands_and_says_how_to_demolish_it():
    assert explained("ruin:1") == (
        "A ruin",
        "1 floor and 1 meeple still stand here",
        "To demolish it, your paws must touch its sidewalk",
    )
    assert explained("ruin:1", ACTION)[-1] == "You can demolish it now: your paws touch its sidewalk"
    gone = replace(HERE, table=replace(HERE.table, rests_on={}))
    assert explained("ruin:1", view=gone)[-1] == "Only its ruin is left"


def test_a_vehicle_says_whether_it_can_be_tossed():
    assert explained("vehicle:blue", ACTION) == ("The blue vehicle", "In Hill", "You can toss it now")
    assert explained("vehicle:blue")[-1] == "Can be tossed by a monster in its neighborhood"
    laden = replace(HERE, table=replace(HERE.table, rests_on={"meeple:1": ("vehicle:blue",)}))
    assert explained("vehicle:blue", view=laden)[-1] == "Cannot be tossed: it carries a journalist"


def test_monsters_paws_and_things_beside_the_board_tell_of_their_owner():
    own = explained("body:red")
    assert own == (
        "Red's monster",
        "6 teeth: eats as many meeples each turn",
        "In the stomach: 1 meeple, 0 floors",
        "Eaten: 1 gray",
    )
    fallen = replace(HERE, table=replace(HERE.table, fallen_bodies=("body:red",)))
    assert explained("body:red", view=fallen)[1] == "Lies on the ground: it can neither toss nor breathe"
    assert explained("paws:red", ACTION) == ("Red's paws", "In the Park", "Click to flick them")
    assert explained("screen:yellow") == ("Yellow", "6 teeth: eats as many meeples each turn", "The stomach is secret")
    assert explained("tooth:yellow:1") == explained("screen:yellow")
    assert explained("dice:1") is None


def test_the_runaway_board_says_what_comes_next():
    one = replace(HERE, runaway=("meeple:1",))
    assert explained("runaway:space:3", view=one)[:2] == ("1 meeple has run away", "Line 1: 1 of 5")
    assert explained("runaway", view=one)[2].startswith("When it is full, whoever filled it loses a tooth")
    zones = replace(HERE, options={**HERE.options, "side": "B"}, runaway=("meeple:1",))
    assert any(line.startswith("A journalist: 1 of ") for line in explained("runaway", view=zones))


def test_a_spot_is_a_building_or_a_neighborhood():
    known = Explainer(HERE, load_words().within(HERE.city), "red")
    assert known.spot((90.0, 90.0)).title == "Tower"
    hill = known.spot((250.0, 250.0))
    assert (hill.title, *hill.lines) == ("Hill", "1 meeple here, 1 within reach")
    assert known.spot((900.0, 0.0)) is None


def test_rivals_cards_are_read_from_their_strip_and_secrets_only_counted():
    rival = replace(
        HERE, monsters={"red": VIEW.monsters["red"], "yellow": replace(CARDS, stomach=None, superpowers=None)}
    )
    lines = explained("screen:yellow", view=rival)
    assert lines[-1] == "1 secret card"
    assert any(line.startswith("Mean: ") for line in lines)
    own = replace(HERE, monsters={"red": CARDS})
    assert any(line.startswith("Secret: Too Cute") for line in explained("screen:red", view=own))


def test_a_label_appears_when_the_pointer_rests_and_goes_when_it_moves():
    window, _ = window_with(EAT)
    router, captions = window.input_router, window.captions
    router.pointer((20.0, 20.0))
    window.tick(REST_S / 2)
    assert captions.hint is None
    router.pointer((21.0, 20.0))
    window.tick(REST_S / 2)
    assert captions.hint.title == "A journalist"
    assert captions.hint.lines[-1] == "Click to eat it"
    router.pointer((60.0, 60.0))
    assert captions.hint is None
    window.tick(REST_S)
    assert captions.hint.title == "Tower"
    window.answer("done")
    assert captions.hint is None


def test_a_pressed_button_explains_nothing():
    window, _ = window_with(EAT)
    window.screen.under[(500.0, 500.0)] = Picked("", (500.0, 500.0, 0.0))
    window.input_router.pointer((20.0, 20.0))
    window.input_router.pressed = True
    window.tick(1.0)
    assert window.captions.hint is None


def test_strips_and_greyed_buttons_are_explained_too():
    window, _ = window_with(replace(ACTION, options=("stop",)))
    for spot, title in (("seat:yellow", "Yellow"), ("grey:toss", "Toss"), ("table", "0 meeples have run away")):
        assert window.pointing._named(spot).title == title


def test_tab_steps_through_what_glows_and_the_players():
    window, _ = window_with(EAT)
    titles = []
    window.button_finder.where = lambda id_: (5.0, 5.0)
    for _ in range(3):
        window.input_router.key_down("tab", None)
        titles.append(window.captions.hint.title)
    assert titles == ["A journalist", "Red", "Yellow"]


def test_own_cards_lie_in_the_corner_and_the_one_pointed_at_is_held_up():
    window = make_window(QUIET)
    view = replace(VIEW, monsters={"red": CARDS, "yellow": replace(CARDS, superpowers=None)})
    ask(window, ACTION, view)
    assert [(card.kind, card.title, card.large) for card in window.captions.hand] == [
        ("Character", "Mean", False),
        ("Power", "Boxer", False),
        ("Secret", "Too Cute", False),
    ]
    window.pointing._hold_up("boxer")
    assert [card.title for card in window.captions.hand if card.large] == ["Boxer"]
    assert all(card.text.endswith(".") for card in window.captions.hand)


@pytest.mark.parametrize("streamer", [True, False])
def test_nobodys_cards_are_shown_to_spectators_or_streams(streamer):
    public = replace(VIEW, seat=None, monsters={"red": replace(CARDS, superpowers=None)})
    assert hand_cards(public, load_words()) == []
    window = make_window(replace(QUIET, streamer=streamer))
    ask(window, ACTION, replace(VIEW, monsters={"red": CARDS}))
    window.show_view(public, "red")
    assert bool(window.captions.hand) is not streamer


def test_after_an_answer_with_several_people_no_stomach_and_no_card_stays():
    window = make_window(QUIET)
    ask(window, ACTION, replace(VIEW, monsters={"red": CARDS}))
    window.presenter.players = {"red": "human", "yellow": "human"}
    window.view = replace(VIEW, seat=None, monsters={"red": MonsterView(4, 0, None)})
    window.answer("move")
    assert window.captions.hand == ()
    assert [figure.icon for figure in window.captions.strips[0].figures] == ["tooth"]
