import pytest
from tests.kit.tables import table

from meeple_city.border import Drop, Flick, message
from meeple_city.setup.motions import motion_of
from meeple_city.show.action import action_of
from meeple_city.show.highlights import (
    BOUNCE,
    COLLAPSE,
    GOBBLED,
    LEAD,
    MOVED,
    NEAR_MISS,
    TEETH,
    StepStory,
    highlights,
    missed,
    worth_of,
)
from meeple_city.show.motion import Hit, KeyFrame, Motion

UPRIGHT = (1.0, 0.0, 0.0, 0.0)
SIZES = {"paws:red": (0.036, 0.036, 0.009), "floor:1": (0.06, 0.06, 0.003), "meeple:1": (0.016, 0.01, 0.016)}


def told(word, **args):
    return message(f"rampage.event.{word}", **args)


def slide(y_m, hits=()):
    """Paws that slide along x, past a Floor that stands at y = 0."""
    keys = tuple(KeyFrame(n / 30, {"paws:red": ((-0.3 + 0.04 * n, y_m, 0.0), UPRIGHT)}) for n in range(16))
    final = {"paws:red": keys[-1].poses["paws:red"], "floor:1": ((0.0, 0.0, 0.0), UPRIGHT)}
    return Motion(keys, final, keys[-1].at_s, hits=hits, sizes=SIZES, actor="paws:red")


@pytest.fixture(scope="module")
def motions():
    here = table()
    requests = {
        "collapse": Drop("body:red", (-150.0, -150.0), 300.0, (0.0, 90.0, 0.0)),
        "idle": Flick("paws:red", 45.0, 0.8),
    }
    return {name: motion_of(here, here.run(here.initial_snapshot(), request)) for name, request in requests.items()}


def test_a_collapse_is_worth_more_than_a_flick_at_nothing(motions):
    found = highlights([StepStory(motions["idle"], ()), StepStory(motions["collapse"], ())])
    assert [one.step for one in found] == [1, 0]
    assert found[0].reasons[0] == COLLAPSE
    assert found[1].reasons == (MOVED,)


def test_teeth_and_several_floors_in_one_action_count(motions):
    worth = worth_of(motions["idle"], [told("gobbled", seat="red"), told("gobbled", seat="red"), told("teeth_broken")])
    one = worth_of(motions["idle"], [told("gobbled", seat="red"), told("tooth_broken")])
    assert worth[GOBBLED] > 2 * one[GOBBLED]
    assert worth[TEETH] == 2 * one[TEETH]


def test_whoever_takes_the_lead_makes_a_highlight(motions):
    idle = motions["idle"]
    stories = [
        StepStory(idle, (told("gobbled", seat="red"),)),
        StepStory(idle, (told("eaten", seat="blue"),)),  # as many: nobody leads
        StepStory(idle, (told("gobbled", seat="red"),)),
        StepStory(idle, (told("eaten", seat="blue"), told("eaten", seat="blue"), told("eaten", seat="blue"))),
    ]
    assert [one.step for one in highlights(stories) if LEAD in one.reasons] == [3]


def test_the_lead_also_passes_by_way_of_a_tie(motions):
    points = ("red", "blue", "blue")
    stories = [StepStory(motions["idle"], (told("gobbled", seat=seat),)) for seat in points]
    assert [one.step for one in highlights(stories) if LEAD in one.reasons] == [2]


def test_what_the_rules_tidy_up_is_no_highlight(motions):
    assert highlights([StepStory(motions["collapse"], (), shot=False), StepStory(None, (told("tooth_broken"),))]) == ()


@pytest.mark.parametrize(("y_m", "near"), [(0.052, True), (0.080, False), (0.030, False)])
def test_a_fast_piece_that_just_misses_another_is_a_near_miss(y_m, near):
    motion = slide(y_m)
    assert (NEAR_MISS in worth_of(motion, ())) == near
    assert missed(motion, action_of(motion)) == ("floor:1" if near else "")


def test_a_piece_that_was_touched_was_not_missed():
    assert NEAR_MISS not in worth_of(slide(0.052, (Hit(0.2, "paws:red", "floor:1", 0.01, (0.0, 0.0, 0.0)),)), ())


@pytest.mark.parametrize(("step_m", "absurd"), [(0.05, True), (0.005, False)])
def test_a_meeple_that_touches_down_again_and_again_on_a_long_way_is_absurd(step_m, absurd):
    keys = tuple(KeyFrame(n / 30, {"meeple:1": ((step_m * n, 0.0, 0.0), UPRIGHT)}) for n in range(16))
    hits = tuple(Hit(n / 10, "meeple:1", "table", 0.01, (0.0, 0.0, 0.0)) for n in range(5))
    motion = Motion(keys, keys[-1].poses, 0.5, hits=hits, sizes=SIZES)
    assert (BOUNCE in worth_of(motion, ())) == absurd
