"""The ceremony at the end of a match: any number of seats, teams, ties."""

from dataclasses import replace
from itertools import pairwise

import pytest
from tests.ui.fakes import FakeMatches, make_window
from tests.ui.toy_window import QUIET, VIEW

from meeple_city.audio.sound_bank import shipped_settings
from meeple_city.border import message
from meeple_city.core.game import Result, Score, TeamScore
from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.display.stage import Stage
from meeple_city.display.table_layout import TableLayout
from meeple_city.errors import BadInput
from meeple_city.games.rampage.view import StomachView
from meeple_city.match.match_thread import Over
from meeple_city.ui.ceremony import OPEN, PART, TABLE, WINNER, Ceremony, CeremonyTable, reasons_by_part, verdicts
from meeple_city.ui.ceremony_screen import CeremonyScreen, final_table, scene_sound
from meeple_city.ui.modes.score import ScoreMode
from meeple_city.ui.seats import USUAL_SEATS
from meeple_city.words.catalogue import load_words

OVERVIEW = Camera((0.36, -0.90, 0.60), (0.0, 0.0, 0.0))
STOMACH = StomachView(tuple(VIEW.city.meeples)[:3], (), 2)
COLOURS = ("red", "yellow", "green", "blue", "purple", "orange", "teal", "white")


def score(seat: str, sets: int = 1, teeth: int = 2, *more) -> Score:
    why = (
        message("rampage.score.sets", sets=sets, each=10, meeples=6 * sets),
        message("rampage.score.teeth", teeth=teeth, each=2),
        message("rampage.score.character"),
        *more,
    )
    parts = {"sets": 10 * sets, "teeth": 2 * teeth, "character": 0}
    return Score(seat, sum(parts.values()), parts, why)


def ceremony(*scores: Score, winners=None, teams=(), view=VIEW) -> Ceremony:
    best = max(scores, key=lambda row: row.total).seat
    return Ceremony(Result("last_floor", winners or (best,), scores, teams), view, OVERVIEW)


@pytest.mark.parametrize("count", range(2, 9))
def test_every_seat_is_opened_once_the_fewest_points_first_then_the_winner_then_the_table(count):
    shown = ceremony(*(score(COLOURS[n], sets=n) for n in range(count)))
    opened = [scene.seat for scene in shown.scenes if scene.kind == OPEN]
    assert opened == list(COLOURS[:count])
    assert [scene.kind for scene in shown.scenes[-2:]] == [WINNER, TABLE]
    assert shown.scenes[-2].seat == COLOURS[count - 1]
    for a, b in pairwise(shown.scenes):
        assert a.start_s + a.length_s == pytest.approx(b.start_s)


def test_points_are_counted_up_to_the_total_and_never_down():
    shown = ceremony(score("red"), score("blue", sets=3, teeth=1))
    before = {}
    for number in range(round(shown.length_s * 20)):
        points = shown.points(number / 20)
        assert all(points[seat] >= there for seat, there in before.items())
        before = points
    assert before == {"red": 14, "blue": 32}
    assert shown.points(0.0) == {"red": 0}  # the other Stomach is still closed


def test_every_part_comes_with_its_own_reasons():
    reasons = reasons_by_part(score("red"))
    assert [why.key for why in reasons["sets"]] == ["rampage.score.sets"]
    assert [why.key for why in reasons["teeth"]] == ["rampage.score.teeth"]
    assert [why.key for why in reasons["character"]] == ["rampage.score.character"]


def test_a_tie_says_what_decided_it_and_two_winners_share_the_celebration():
    tied = message("rampage.score.tie_shared", meeples=6)
    shown = ceremony(score("red", 1, 2, tied), score("blue", 1, 2, tied), winners=("red", "blue"))
    assert [scene.seat for scene in shown.scenes if scene.kind == WINNER] == ["red", "blue"]
    assert [seat for seat, _ in verdicts(shown.result)] == ["red", "blue"]
    lines = final_table(shown.result, load_words())
    assert sum("tie" in line.lower() for line in lines) == 2


def test_teams_say_whose_points_count():
    team = TeamScore(("red", "blue"), 14, (message("rampage.score.team", seats=("red",), points=14),))
    shown = ceremony(score("red"), score("blue", 2), winners=("red", "blue"), teams=(team,))
    assert any("14" in line for line in final_table(shown.result, load_words())[2:])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_screen_tells_points_reasons_and_the_winner_in_either_language(language):
    shown, captions, words = ceremony(score("red"), score("blue", 2)), Captions(), load_words(language)
    screen = CeremonyScreen(None, captions, words, shown, {"red": "easy", "blue": "easy"})
    part = next(scene for scene in shown.scenes if scene.kind == PART and scene.part == "teeth")
    screen.show(part.start_s + part.length_s - 0.01)
    assert any("2" in line for line in captions.tip_lines)
    assert captions.strips[0].figures[0].text == "14"
    screen.show(shown.length_s)
    assert captions.said.startswith(words.name("seat", "blue"))
    assert len(captions.lines) == 2


def test_the_next_seat_can_be_skipped_to_until_the_table_is_reached():
    shown = ceremony(score("red"), score("blue", 2))
    starts, at_s = [], 0.0
    while at_s < shown.table_s:
        at_s = shown.next_seat_s(at_s)
        starts.append(shown.at(at_s)[0].kind)
    assert starts == [OPEN, WINNER, TABLE]


def test_the_winner_roars_and_a_part_without_points_is_silent():
    shown, settings = ceremony(score("red"), score("blue", 2)), shipped_settings()
    sounds = {(scene.kind, scene.part): scene_sound(scene, settings) for scene in shown.scenes}
    assert sounds[WINNER, ""] == "roar-blue"
    assert sounds[PART, "character"] == ""
    assert sounds[PART, "sets"]


def test_a_stomach_that_spectators_may_not_see_is_opened_with_its_owners_eyes():
    hidden = replace(VIEW, monsters={s: replace(m, stomach=None) for s, m in VIEW.monsters.items()})
    open_ = {"red": replace(VIEW, monsters={**hidden.monsters, "red": replace(VIEW.monsters["red"], stomach=STOMACH)})}
    layout = TableLayout(Stage(), {})
    result = Result("max_turns", ("red",), (score("red"),))
    shown = Ceremony(result, hidden, OVERVIEW, CeremonyTable(USUAL_SEATS, layout, {}, open_))
    before, after = shown.drawn(0.0), shown.drawn(shown.length_s)
    assert "screen:red" not in after
    laid = [id_ for id_ in after if id_.startswith(("set:red:", "loose:red:", "broken:red:"))]
    assert len(laid) == len(STOMACH.meeples) + STOMACH.teeth
    assert not any(id_ in before for id_ in laid[1:])


def test_a_rematch_that_cannot_be_played_is_told_in_the_menu():
    def gone():
        raise BadInput("./bot: no such program")

    matches = FakeMatches(journal="m.journal")
    matches.rematch = gone
    window = make_window(QUIET, matches)
    window.show(ScoreMode(window, Over(Result("last_floor", ("red",), (score("red"), score("blue"))))))
    window.input_router.key_down("n", None, False)
    assert window.mode.name == "menu"
    assert window.captions.noted == "./bot: no such program"
    window.close()
