import pytest
from tests.kit.matches import begin, played
from tests.kit.players import ScriptedPlayer

from meeple_city.border import Flick, message
from meeple_city.errors import MeepleCityError
from meeple_city.match.players import PlayerGone, UnreadableAnswer
from meeple_city.match.state_digest import state_digest

FLICK = Flick("paws:red", 10.0, 1.0)


class Watched(ScriptedPlayer):
    """Keeps every question it was asked."""

    def __init__(self, script, tries=3):
        super().__init__(script)
        self.asked = []
        self.tries = tries

    def decide(self, asked):
        self.asked.append(asked)
        return super().decide(asked)


def failing(*errors):
    """Raises one error after the other, then answers."""
    rest = list(errors)

    def script(asked):
        if rest:
            raise rest.pop(0)
        return asked.ask.options[0]

    return Watched(script)


def first_step(game, player, notices, **wish):
    match = begin(game, notices=notices, players={"red": player}, seats=1, **wish)
    if game == "marbles":
        match.step()
    match.step()
    return match


def digest(match):
    return state_digest(match.play.state)


def test_a_match_is_played_to_its_end():
    match = played(begin("sticks", seed=3))
    assert match.over
    assert match.result().ended == "last_stick"
    assert [score.seat for score in match.result().scores] == ["red", "blue"]


def test_the_same_seed_gives_the_same_match_and_another_seed_another():
    digests = [digest(played(begin("marbles", seed=seed))) for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


def test_a_match_with_a_journal_ends_as_one_without(tmp_path):
    kept, lost = played(begin("marbles", tmp_path / "a.journal")), played(begin("marbles"))
    assert digest(kept) == digest(lost)


def test_a_turn_limit_ends_the_match_and_it_is_scored_as_it_stands():
    match = played(begin("sticks", max_turns=4, sticks="60"))
    assert match.out_of_turns
    assert match.result().ended == "max_turns"
    assert [score.seat for score in match.result().scores] == ["red", "blue"]
    assert match.result().winners


def test_an_illegal_answer_is_refused_with_the_reason_and_asked_again():
    notices, player = [], Watched(["9", "2"])
    match = first_step("sticks", player, notices)
    assert match.play.records[0].given == "2"
    assert [asked.tries for asked in player.asked] == [0, 1]
    refusal = message("refusal.not_an_option", answer="9", kind="take", options=("1", "2", "3"))
    assert [asked.refused for asked in player.asked] == [None, refusal]
    assert notices == []


def test_after_three_illegal_answers_a_stand_in_answers_that_question_only():
    notices, player = [], Watched(["9", "9", "9", "2"])
    match = first_step("sticks", player, notices)
    assert match.play.records[0].given in ("1", "2", "3")
    assert notices == ["Red (random): '9' is not one of the choices; a random answer is given instead"]
    match.step()
    assert match.play.records[1].given == "2"


def test_a_notice_names_the_choices_where_they_are_no_secret(monkeypatch):
    monkeypatch.setattr("tests.kit.toys.Sticks.public_questions", frozenset({"take"}))
    notices = []
    first_step("sticks", Watched(["9", "9", "9"]), notices)
    assert notices == ["Red (random): '9' is not one of the choices: 1, 2, 3; a random answer is given instead"]


def test_a_notice_keeps_choices_secret_that_only_a_certain_state_makes_secret(monkeypatch):
    monkeypatch.setattr("tests.kit.toys.Sticks.public_questions", frozenset({"take"}))
    monkeypatch.setattr("tests.kit.toys.Sticks.is_public", lambda game, ask, view: view.seat != ask.seat)
    notices = []
    first_step("sticks", Watched(["9", "9", "9"]), notices)
    assert notices == ["Red (random): '9' is not one of the choices; a random answer is given instead"]


def test_people_may_try_any_number_of_times():
    notices, player = [], Watched([*["9"] * 20, "2"], tries=None)
    match = first_step("sticks", player, notices)
    assert match.play.records[0].given == "2"
    assert len(player.asked) == 21
    assert notices == []


def test_a_player_who_leaves_is_replaced_for_good():
    notices, player = [], failing(PlayerGone("had to go home"))
    match = first_step("sticks", player, notices)
    match.step()
    assert len(player.asked) == 1
    assert notices == ["Red (random): had to go home; a random player takes over"]


def test_after_three_unreadable_answers_a_player_is_replaced_for_good():
    notices, player = [], failing(*[UnreadableAnswer("what?")] * 3)
    match = first_step("sticks", player, notices)
    match.step()
    assert len(player.asked) == 3
    assert notices == ["Red (random): What?; a random player takes over"]


def test_after_one_unreadable_answer_a_player_is_asked_again():
    player = failing(UnreadableAnswer("what?"))
    match = first_step("sticks", player, [])
    assert match.play.records[0].given == "1"
    assert player.asked[1].refused == message("refusal.not_possible", reason="what?")


def test_a_script_that_ends_leaves_the_match_to_the_stand_in():
    notices = []
    played(begin("sticks", notices=notices, players={"red": ScriptedPlayer(["1"])}))
    assert notices == ["Red (random): the script has ended; a random player takes over"]


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
    assert word in str(player.asked[1].refused)
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
