import pytest
from tests.kit.matches import begin, played

from meeple_city.border import Flick
from meeple_city.errors import MeepleCityError
from meeple_city.match.players import Nonsense, PlayerGone, ScriptedPlayer
from meeple_city.match.report import report

FLICK = Flick("paws:red", 10.0, 1.0)
KEYS = {"game", "seed", "turns", "ended", "winners", "scores", "pieces", "journal", "digest"}


class Watched(ScriptedPlayer):
    """Keeps every view it was shown."""

    def __init__(self, script):
        super().__init__(script)
        self.views = []

    def decide(self, view, ask):
        self.views.append(view)
        return super().decide(view, ask)


def failing(*errors):
    """Raises one error after the other, then answers."""
    rest = list(errors)

    def script(view, ask):
        if rest:
            raise rest.pop(0)
        return ask.options[0]

    return Watched(script)


def first_step(game, player, notices, **wish):
    match = begin(game, notices=notices, players={"red": player}, seats=1, **wish)
    if game == "marbles":
        match.step()
    match.step()
    return match


def test_a_match_is_played_to_its_end_and_reported():
    data = report(played(begin("sticks", seed=3)))
    assert set(data) >= KEYS
    assert (data["game"], data["seed"], data["ended"], data["journal"]) == ("sticks", 3, "last_stick", None)
    assert [score["seat"] for score in data["scores"]] == ["red", "blue"]
    assert data["scores"][0]["why"] == [f"{data['scores'][0]['total']} sticks"]
    assert len(data["digest"]) == 64


def test_the_same_seed_gives_the_same_match_and_another_seed_another():
    digests = [report(played(begin("marbles", seed=seed)))["digest"] for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


def test_a_match_with_a_journal_ends_as_one_without(tmp_path):
    kept, lost = played(begin("marbles", tmp_path / "a.journal")), played(begin("marbles"))
    assert report(kept)["digest"] == report(lost)["digest"]


def test_a_limit_of_turns_ends_the_match_and_it_is_scored_as_it_stands():
    data = report(played(begin("sticks", max_turns=4, sticks="60")))
    assert (data["ended"], data["turns"]) == ("max_turns", 4)
    assert [score["seat"] for score in data["scores"]] == ["red", "blue"]
    assert data["winners"]


def test_an_illegal_answer_is_refused_with_the_reason_and_asked_again():
    notices, player = [], Watched(["9", "2"])
    match = first_step("sticks", player, notices)
    assert match.play.records[0].given == "2"
    assert [view["tries"] for view in player.views] == [0, 1]
    assert player.views[0]["refused"] == ""
    assert player.views[1]["refused"] == "'9' is no answer to take; allowed: 1, 2, 3"
    assert notices == []


def test_after_three_illegal_answers_a_stand_in_answers_that_question_only():
    notices, player = [], Watched(["9", "9", "9", "2"])
    match = first_step("sticks", player, notices)
    assert match.play.records[0].given in ("1", "2", "3")
    assert len(notices) == 1
    assert "a stand-in answers" in notices[0]
    match.step()
    assert match.play.records[1].given == "2"


def test_a_player_who_leaves_is_replaced_for_good():
    notices, player = [], failing(PlayerGone("had to go home"))
    match = first_step("sticks", player, notices)
    match.step()
    assert len(player.views) == 1
    assert notices == ["red is gone: had to go home; a stand-in plays on"]


def test_a_player_nobody_can_read_three_times_is_replaced_for_good():
    notices, player = [], failing(*[Nonsense("what?")] * 3)
    match = first_step("sticks", player, notices)
    match.step()
    assert len(player.views) == 3
    assert notices == ["red is gone: what?; a stand-in plays on"]


def test_a_player_nobody_can_read_once_is_asked_again():
    player = failing(Nonsense("what?"))
    match = first_step("sticks", player, [])
    assert match.play.records[0].given == "1"
    assert player.views[1]["refused"] == "what?"


def test_a_script_that_ends_leaves_the_match_to_the_stand_in():
    notices = []
    played(begin("sticks", notices=notices, players={"red": ScriptedPlayer(["1"])}))
    assert notices == ["red is gone: the script has ended; a stand-in plays on"]


def test_a_shot_goes_to_the_table_and_its_outcome_to_the_rules():
    match = first_step("marbles", ScriptedPlayer([FLICK]), [])
    assert match.play.records[1].given.request == FLICK
    assert match.participants.table.ran[1] == FLICK


REFUSED = {
    "a shot the permit does not allow": (Flick("paws:blue", 0.0, 1.0), "paws:red"),
    "a shot the table refuses": (Flick("paws:red", 0.0, 9.0), "speed_m_s"),
    "a shot that is no shot": (Flick("paws:red", float("nan"), 1.0), "direction_deg"),
    "an answer that is none": ("jump", "pass"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_an_impossible_shot_is_refused_with_the_reason_and_changes_nothing(case):
    shot, word = REFUSED[case]
    player = Watched([shot, FLICK])
    match = first_step("marbles", player, [])
    assert word in player.views[1]["refused"]
    assert match.play.records[1].given.request == FLICK
    assert len(match.participants.table.ran) == 2


def test_a_stand_in_may_shoot_too():
    given = []
    for seed in range(8):
        match = first_step("marbles", failing(PlayerGone("gone")), [], seed=seed)
        given.append(match.play.records[1].given)
    assert any(not isinstance(answer, str) for answer in given)


def test_a_physical_game_without_a_table_is_an_error():
    match = begin("marbles")
    object.__setattr__(match.participants, "table", None)
    with pytest.raises(MeepleCityError, match="no table"):
        match.step()


def test_every_step_is_watched():
    match, seen = begin("sticks", sticks="5"), []
    object.__setattr__(match.participants, "watch", lambda match: seen.append(match.play.number))
    match.run()
    assert seen[-1] == match.play.number
    assert seen == sorted(set(seen))
