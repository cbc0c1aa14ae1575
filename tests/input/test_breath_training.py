"""Training the breath detector: judging from what was heard gives what the detector gives."""

import numpy as np
import pytest
from tests.input.test_breath import RATE, blow, coloured, knocks, note, placed
from tools.breath.limits import has_puff, judged
from tools.breath.recordings import LabelledRecording, takes
from tools.breath.synthetic import HELD_OUT, KINDS, LEARNT, synthesise
from tools.breath.training import added, example, folds, learn_begun, learn_rules, learn_steps, scores, without

from meeple_city.input.breath import SHORTEST_S, BreathDetector, analyse_recording, analyse_results
from meeple_city.input.breath_classifier import Tuning
from meeple_city.input.breath_scores import ScoreCard
from meeple_city.input.breath_signs import SIGNS


def recorded(name, label, number, sound):
    made = takes(sound, RATE, np.random.default_rng(number))
    return example(LabelledRecording(name, label, number, made))


@pytest.fixture(scope="module")
def known():
    exhales = [recorded(f"exhale-{k}", "exhale", k, placed(blow(0.6, 0.02, seed=k))) for k in range(0, 40, 10)]
    inhales = [recorded(f"inhale-{k}", "inhale", k, placed(0.004 * coloured(0.6, 0, seed=k))) for k in range(0, 40, 10)]
    knocked = [recorded(f"knock-{k}", "other:knock", k, placed(knocks(0.03, 100 + k, 3))) for k in range(3)]
    notes = [recorded(f"note-{k}", "other:note", k, placed(note(110 + k, 0.8))) for k in range(3)]
    return [*exhales, *inhales, *knocked, *notes]


@pytest.mark.parametrize("sound", [blow(0.8, 0.02), blow(0.8, 0.6), knocks(0.03, 120), note(220)])
def test_judging_from_what_was_heard_gives_what_the_detector_gives(sound):
    whole = placed(sound)
    heard = recorded("test", "exhale", 1, whole).takes[0]
    results, real = judged(heard, Tuning()), analyse_recording(whole, RATE)
    assert has_puff(results) == bool(real.puffs)
    real_live = [r.strength for r in BreathDetector(RATE).feed(whole)]
    assert [r.strength for r in results] == (real_live if any(r.breath for r in results) else [])


@pytest.mark.parametrize(("learn", "against"), [(learn_rules, "inhale, silence"), (learn_steps, "other")])
def test_what_is_learnt_tells_the_groups_apart_and_never_counts_loudness_against_breath(known, learn, against):
    card = learn(known)
    best = {e.name: scores(card, e.takes[0].signs).max() for e in known if e.group in ("exhale", against)}
    worst = min(value for name, value in best.items() if name.startswith("exhale"))
    assert worst > max(value for name, value in best.items() if not name.startswith("exhale"))
    signs = known[0].takes[0].signs
    louder = signs.copy()
    louder[:, SIGNS.index("loud")] += 5.0
    assert (scores(card, louder) >= scores(card, signs) - 1e-9).all()


def test_sounds_that_have_only_just_begun_are_told_apart_in_their_first_frames(known):
    card = learn_begun(known, learn_steps(known))
    first = {
        e.name: scores(card, take.signs)[take.just_begun & (np.arange(len(take.levels)) > take.start + 20)]
        for e in known
        for take in [e.takes[2]]
        if e.group in ("exhale", "other")
    }
    worst = min(points.max() for name, points in first.items() if name.startswith("exhale"))
    assert worst > max(points.max() for name, points in first.items() if not name.startswith("exhale"))


def test_the_points_of_two_cards_add_up():
    one = ScoreCard("one", 0.0, {"loud": ((1.0,), (0.0, 1.0)), "hum": ((3.0,), (0.5, -0.5))})
    other = ScoreCard("other", 0.0, {"loud": ((0.5, 1.0), (-1.0, 0.0, 2.0))})
    signs = np.zeros((4, len(SIGNS)))
    signs[:, SIGNS.index("loud")] = (0.0, 0.5, 0.9, 1.0)
    assert scores(added(one, other), signs) == pytest.approx(scores(one, signs) + scores(other, signs))


def test_folds_keep_kinds_together(known):
    fold = folds(known)
    assert len({fold[e.name] for e in known if e.label == "other:note"}) == 1
    assert fold["knock-0"] != fold["note-0"]


def test_neighbours_of_what_is_judged_are_not_learnt_from(known):
    held = [e for e in known if e.name == "exhale-10"]
    assert {e.name for e in without(known, held)} == {e.name for e in known} - {"exhale-10"}
    near = [*known, recorded("exhale-12", "exhale", 12, placed(blow(0.3)))]
    assert "exhale-12" not in {e.name for e in without(near, held)}


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("kind", ["keyboard_typing", "footsteps"])
def test_typing_and_footsteps_that_were_not_learnt_give_no_puff_and_live_no_more_than_a_whiff(kind, number):
    results = BreathDetector(RATE).feed(synthesise(kind, number, HELD_OUT))
    assert not analyse_results(results, 3.0).puffs
    in_a_row = 0
    for result in results:
        in_a_row = in_a_row + 1 if result.strength > 0 else 0
        assert in_a_row < 100 * SHORTEST_S


@pytest.mark.parametrize("kind", KINDS)
def test_synthetic_sounds_are_the_same_every_time_and_differ_by_number_and_conditions(kind):
    sound = synthesise(kind, 1, LEARNT)
    assert np.array_equal(sound, synthesise(kind, 1, LEARNT))
    assert not np.array_equal(sound, synthesise(kind, 2, LEARNT))
    assert not np.array_equal(sound, synthesise(kind, 1, HELD_OUT))
    assert 0.01 < np.abs(sound).max() <= 1


def test_synthetic_sounds_are_left_out_along_with_recordings_of_their_kind(known):
    made = recorded("made", "synthetic:note", 1, placed(note(120, 0.4)))
    switched = recorded("switched", "synthetic:fan", 1, placed(note(120, 0.4)))
    fold = folds([*known, made, switched])
    assert fold["made"] == fold["note-0"]
    assert "switched" not in fold
