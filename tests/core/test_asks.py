"""Questions: allowed answers, and ids in the journal."""

from dataclasses import replace

from tests.kit.rampage import city

from meeple_city.border import Flick, Look, Permit, Remove, message
from meeple_city.core.asks import Ask, TableTask

SHOT = Flick("paws:red", 0.0, 1.0)


def test_only_options_are_answers():
    ask = Ask("red", "action", ("move", "stop"))
    assert ask.refusal("move", None) is None
    assert ask.refusal("fly", None) == message(
        "refusal.not_an_option", answer="fly", kind="action", options=("move", "stop")
    )


def test_without_a_permit_a_shot_is_not_an_answer():
    ask = Ask("red", "action", ("move", "stop"))
    assert ask.refusal(SHOT, city()) == message("refusal.not_a_shot", kind="action", options=("move", "stop"))


def test_without_a_city_there_are_no_shots():
    ask = Ask("red", "move", ("back",), Permit("flick", "paws:red"))
    assert ask.refusal(SHOT, None) == message("refusal.not_a_shot", kind="move", options=("back",))


def test_with_a_permit_a_shot_is_judged_by_it():
    ask = Ask("red", "move", (), Permit("flick", "paws:red"))
    assert ask.refusal(SHOT, city()) is None
    assert ask.refusal(replace(SHOT, piece="paws:blue"), city()) == message(
        "refusal.wrong_piece", due="paws:red", given="paws:blue"
    )
    assert ask.refusal("back", city()) == message("refusal.not_an_option", answer="back", kind="move", options=())


def test_a_question_with_one_answer_answers_itself_unless_that_would_reveal_a_secret():
    assert Ask("red", "start", ("here",)).answers_itself
    assert not Ask("red", "start", ("here", "there")).answers_itself
    assert not Ask("red", "start", ("here",), always=True).answers_itself
    assert not Ask("red", "start", ("here",), Permit("flick")).answers_itself
    assert not Ask("red", "start").answers_itself


def test_different_questions_have_different_ids():
    ask = Ask("red", "action", ("move", "stop"))
    others = (
        replace(ask, seat="blue"),
        replace(ask, kind="deed"),
        replace(ask, options=("stop", "move")),
        replace(ask, permit=Permit("flick")),
        replace(ask, about={"zone": "x"}),
        replace(ask, always=True),
    )
    assert len({each.id(4) for each in (ask, *others)}) == 7
    assert ask.id(4) != ask.id(5)
    assert ask.id(4).startswith("4 red action ")
    assert ask.id(4) == Ask("red", "action", ("move", "stop")).id(4)


def test_different_table_tasks_have_different_ids():
    assert TableTask(Look()).id(1).startswith("1 table look ")
    assert TableTask(Remove(("floor:1",))).id(1) != TableTask(Remove(("floor:2",))).id(1)
