"""An outcome on the command line: people's words, ids of pieces."""

from meeple_city.border import Outcome, Touch, message
from meeple_city.words.outcome import describe_outcome


def test_a_refusal_is_all_there_is_to_say():
    refused = message("placing.no_room", piece="body:red", search_mm=80.0, because="body:blue")
    assert describe_outcome(Outcome(refused=refused, moved=("body:red",))) == [
        "Refused: there is no room for Red's monster here."
    ]


def test_a_quiet_table_says_that_nothing_happened():
    assert describe_outcome(Outcome(sim_s=0.5)) == [
        "The table came to rest after 0.50 s.",
        "Nothing moved.",
        "Nothing left the City.",
    ]


def test_one_piece_and_several_are_counted_properly():
    lines = describe_outcome(Outcome(moved=("meeple:1", "meeple:2"), left_city=("meeple:1",)))
    assert "2 pieces moved: meeple:1, meeple:2." in lines
    assert "1 piece left the City: meeple:1." in lines


def test_long_lists_are_cut_short():
    moved = tuple(f"meeple:{i}" for i in range(1, 16))
    assert any(line.endswith("meeple:12 and 3 more.") for line in describe_outcome(Outcome(moved=moved)))


def test_verdicts_are_told_with_their_reasons():
    why = {"fallen body:red": message("verdict.lean", degrees=90.0), "bare floor:3": message("verdict.bare")}
    lines = describe_outcome(Outcome(fallen_bodies=("body:red",), bare_floors=("floor:3",), why=why))
    assert lines[-2:] == [
        "body:red has fallen: it leans 90 degrees.",
        "floor:3 is bare: nothing presses on it from above.",
    ]


def test_touches_are_told_in_order_and_those_before_the_release_apart():
    touched = (Touch(0.1, "floor:1"), Touch(0.2, "meeple:3"))
    lines = describe_outcome(
        Outcome(settled=False, sim_s=12.0, touched=touched, touched_before_release=(Touch(0.0, "meeple:9"),))
    )
    assert lines[:3] == [
        "The table had not come to rest after 12 s and was stopped there.",
        "It touched floor:1, meeple:3, in this order.",
        "Before it was let go, it touched meeple:9.",
    ]
