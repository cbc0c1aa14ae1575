"""What the label beside the pointer says, and the cards in the corner."""

from dataclasses import replace

import pytest
from tests.ui.fakes import ask, make_window
from tests.ui.toy_window import ACTION, BREATHE, EAT, QUIET, VIEW, window_with

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.display.marks import Picked
from meeple_city.display.stage import Stage
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.view import MonsterView, StomachView
from meeple_city.ui.beside_board import runaway_area, runaway_row
from meeple_city.ui.explain import Explainer
from meeple_city.ui.hand_cards import hand_cards
from meeple_city.ui.player_areas import runaway_board_of
from meeple_city.ui.pointing import REST_S
from meeple_city.ui.seats import USUAL_SEATS
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


def test_at_mealtime_a_meeple_says_which_neighborhood_to_choose_for_it():
    near = replace(HERE, table=replace(HERE.table, accessible=("meeple:1",)))
    meal = Ask("red", "neighborhood", ("Park", "done"))
    assert explained("meeple:1", meal, near)[-1] == "Nothing is on it: choose the Park to eat it"
    elsewhere = replace(meal, options=("Hill", "done"))
    assert explained("meeple:1", elsewhere, near)[-1] == "Nothing is on it: you can eat it when your turn ends"


def test_with_several_people_things_are_explained_to_the_one_at_the_screen_while_nobody_is_asked():
    window, _ = window_with(ACTION)
    window.presenter.players = {"red": "human", "yellow": "human"}
    window.pending, window.view = None, HERE
    window.screen.under = {(0.0, 0.0): Picked("meeple:2", (0.0, 0.0, 0.0))}
    assert window.pointing.explain((0.0, 0.0)).lines[-1] == "You are in another neighborhood: eat where your paws are"


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
    zones = replace(HERE, options={**HERE.options, "side": "B", "cards": "off"}, runaway=("meeple:1",))
    assert any(line.startswith("A journalist: 1 of ") for line in explained("runaway", view=zones))


def test_the_runaway_board_speaks_of_cards_only_where_they_are_played():
    for cards, told in ("on", True), ("off", False):
        view = replace(HERE, options={**HERE.options, "side": "B", "cards": cards})
        assert any("a card" in line for line in explained("runaway", view=view)) == told


def related(piece, view=HERE, why=None):
    found = Explainer(view, load_words().within(view.city), "red", None, why or {}).piece(piece)
    return set(found.pieces), set(found.areas)


def test_what_rests_on_a_piece_what_it_rests_on_and_its_zone_are_shown_in_place():
    loaded = replace(HERE, table=replace(HERE.table, rests_on={"meeple:1": ("floor:1",), "floor:1": ("ruin:tower",)}))
    assert related("floor:1", loaded)[0] == {"floor:1", "meeple:1", "ruin:tower"}
    pieces, areas = related("meeple:2")
    assert (pieces, areas) == ({"meeple:2"}, {HERE.city.outlines_mm["Hill"]})
    assert related("body:red")[0] >= {"body:red", "paws:red"}


def test_what_the_table_names_as_the_reason_is_shown_in_place():
    why = {"not accessible meeple:1": message("verdict.carries", piece="floor:1")}
    assert "floor:1" in related("meeple:1", why=why)[0]


def test_a_piece_outside_the_neighborhoods_says_so_and_not_that_one_is_elsewhere():
    tower = HERE.city.building_of["Tower"]
    for zones, where, why in (
        ((tower.sidewalk,), "On the sidewalk of the Tower", "buildings and sidewalks are in no neighborhood"),
        ((), "Outside every neighborhood", "it is in no neighborhood"),
    ):
        table = replace(HERE.table, zones={"meeple:1": zones}, rests_on={}, accessible=("meeple:1",))
        lines = explained("meeple:1", view=replace(HERE, table=table))
        assert lines[1:] == (where, f"Cannot be eaten here: {why}")


def test_a_meeple_is_in_no_other_neighborhood_for_paws_that_are_in_none():
    zones = {**HERE.table.zones, "paws:red": (HERE.city.building_of["Tower"].sidewalk,)}
    view = replace(HERE, table=replace(HERE.table, zones=zones))
    assert explained("meeple:2", view=view)[-1] == "You are in no neighborhood: eat where your paws are"


def test_the_line_of_the_runaway_board_under_the_pointer_is_explained_and_outlined():
    window, _ = window_with(EAT)
    window.screen.poses["runaway"] = ((-0.4, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    board = runaway_board_of(VIEW)
    for row in (0, 3):
        low, high = (y for _, y in (runaway_area(board, row)[0], runaway_area(board, row)[2]))
        middle = (low + high) / 2
        assert runaway_row(board, middle) == row
        window.screen.under[(700.0, 0.0)] = Picked("runaway", (-400.0, middle * 1000, 0.0))
        window.pointing.show((700.0, 0.0))
        assert window.captions.hint.lines[0] == f"Line {row + 1}: 0 of 5"
        ((corner, *_),) = window.screen.related_zones
        assert corner[1] == pytest.approx(low * 1000)


def test_while_a_breath_is_aimed_no_label_lies_over_the_target():
    window, _ = window_with(BREATHE)
    window.input_router.pointer((20.0, 20.0))
    window.tick(1.0)
    assert window.captions.hint is None


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
    for spot, title in (("seat:yellow", "Yellow"), ("grey:toss", "Toss"), ("table", "No meeple has run away")):
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
    assert [(card.face.kind, card.face.title) for card in window.captions.hand] == [
        ("Character", "Mean"),
        ("Power", "Boxer"),
        ("Secret", "Too Cute"),
    ]
    assert window.captions.held_up is None
    window.pointing._hold_up("card:boxer")
    assert window.captions.held_up.title == "Boxer"
    assert all(card.face.text.endswith(".") for card in window.captions.hand)


def with_cards_on_the_table():
    window = make_window(QUIET)
    window.layout, window.seats = TableLayout(Stage(), {}), USUAL_SEATS
    view = replace(VIEW, monsters={"red": CARDS, "yellow": replace(CARDS, superpowers=None)})
    ask(window, ACTION, view)
    return window


def test_cards_lie_before_their_owners_and_superpowers_face_down():
    window = with_cards_on_the_table()
    lying = [(spot.owner, spot.zone, spot.key) for spot in window.table_cards.spots.values()]
    kinds = (("character", "mean"), ("power", "boxer"), ("superpower", ""))
    assert lying == [(seat, *kind) for seat in ("red", "yellow") for kind in kinds]
    assert window.screen.cards.keys() == window.table_cards.spots.keys()
    titles = {laid.card.front.title for laid in window.screen.cards.values()}
    assert titles == {"Mean", "Boxer", ""}
    for spot in window.table_cards.spots.values():
        edge = window.seats[spot.owner].edge_m
        assert spot.pose[0][0] * edge[0] > 0
        assert spot.pose[0][1] * edge[1] > 0
        assert abs(spot.pose[0][1]) > abs(edge[1])


def test_a_card_on_the_table_is_held_up_when_pointed_at_and_laid_back():
    window = with_cards_on_the_table()
    card = next(id_ for id_, spot in window.table_cards.spots.items() if (spot.owner, spot.key) == ("yellow", "boxer"))
    window.screen.under[(40.0, 40.0)] = Picked(card, (0.0, 0.0, 0.0))
    window.pointing.move((40.0, 40.0))
    window.pointing.tick(REST_S)
    assert window.captions.held_up.title == "Boxer"
    assert window.captions.hint.title == "Yellow: Boxer"
    window.pointing.move((300.0, 300.0))
    assert window.captions.held_up is None


def test_tab_reads_the_cards_of_others():
    window = with_cards_on_the_table()
    read = set()
    for _ in range(20):
        window.pointing.next()
        read.add(window.captions.hint.title if window.captions.hint else "")
    assert {"Yellow: Mean", "Yellow: Boxer"} <= read


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
