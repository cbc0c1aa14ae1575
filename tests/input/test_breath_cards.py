"""The score cards: points add up, and loudness never speaks against breath."""

import numpy as np
import pytest
from tests.input.test_breath import RATE, blow, coloured, knocks, note, placed

from meeple_city.input.breath import BreathDetector, analyse_recording
from meeple_city.input.breath_cards import CARDS
from meeple_city.input.breath_classifier import SETTLE, FramePoints, Tuning
from meeple_city.input.breath_features import FeatureExtractor
from meeple_city.input.breath_scores import ScoreCard
from meeple_city.input.breath_signs import SIGNS, SignTracker, histories, signs_of_many

LOUD = SIGNS.index("loud")


def signs_with(**values):
    return [values.get(name, 0.0) for name in SIGNS]


def limits(rule):
    """All questions of a rule: sign and limit."""
    if not isinstance(rule, tuple):
        return []
    return [(rule[0], rule[1]), *limits(rule[2]), *limits(rule[3])]


def test_steps_give_points_below_between_and_from_their_edges_on():
    card = ScoreCard("test", 0.0, {"loud": ((1.0, 2.0), (-1.0, 0.5, 3.0))})
    assert [card.score(signs_with(loud=loud)) for loud in (0.9, 1.0, 1.9, 2.0)] == [-1.0, 0.5, 0.5, 3.0]


def test_a_rule_asks_its_questions_in_turn():
    card = ScoreCard("test", 0.0, {}, (("loud", 5.0, -1.0, ("hum", 3.0, 2.0, 0.5)), 0.25))
    assert card.score(signs_with(loud=4.9, hum=9.0)) == -0.75
    assert card.score(signs_with(loud=5.0, hum=2.9)) == 2.25
    assert card.score(signs_with(loud=5.0, hum=3.0)) == 0.75


def test_points_of_steps_and_rules_add_up_by_sign():
    card = ScoreCard("test", 0.0, {"hum": ((3.0,), (0.5, -0.5))}, (("loud", 5.0, -1.0, ("hum", 3.0, 2.0, 0.5)),))
    assert card.points(signs_with(loud=6.0, hum=1.0)) == {"hum": 0.5, "loud": 2.0}


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_the_cards_ask_about_known_signs_only(card):
    asked = {name for rule in card.rules for name, _ in limits(rule)} | set(card.steps)
    assert asked <= set(SIGNS)
    assert "loud" in asked


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_a_louder_sound_never_has_a_lower_score(card):
    heard = [r for sound in (blow(0.8, 0.02), knocks(0.03, 120), note(110)) for r in frames(sound)]
    gains = sorted({limit for rule in card.rules for name, limit in limits(rule) if name == "loud"} | {-40.0, 60.0})
    for result in heard[::7]:
        signs = list(result.signs)
        scores = []
        for loud in gains:
            signs[LOUD] = loud
            scores.append(card.score(signs))
        assert scores == sorted(scores)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("loud", [0.02, 0.08, 0.3])
def test_a_blow_is_noticed_within_a_fifth_of_a_second(loud, seed):
    before = 0.7
    noticed = [k for k, result in enumerate(frames(blow(0.8, loud, seed=seed))) if result.strength > 0]
    assert noticed[0] / 100 - before <= 0.2


def test_hard_blows_are_noticed_sooner_than_they_are_certain():
    before = 0.7
    first = [next(k for k, r in enumerate(frames(blow(0.8, 0.6, seed=seed))) if r.strength > 0) for seed in range(4)]
    assert np.median(first) / 100 - before < 0.14


def test_a_clear_frame_counts_eight_times_a_doubtful_one_and_doubt_about_either_card_holds_it_back():
    assert FramePoints(0.0, 0.0).clear == FramePoints(0.0, 6.0).clear == 0.25
    assert FramePoints(3.0, 0.0).clear == FramePoints(20.0, 0.0).clear == 1.0
    assert FramePoints(7.0, 2.0).clear == FramePoints(20.0, 20.0).clear == 2.0


def test_a_sound_has_only_just_begun_for_three_tenths_of_a_second():
    begun = [k for k, result in enumerate(frames(blow(0.8, 0.1))) if result.just_begun and 40 < k < 140]
    assert begun == list(range(begun[0], begun[-1] + 1))
    assert begun[0] in range(70, 76)
    assert len(begun) in range(27, 32)


def test_a_thump_is_not_a_blow():
    """A step on a wooden floor: low noise that dies away within a tenth of a second."""
    fading = np.exp(-np.arange(RATE // 2) / RATE / 0.04)
    for power in (1, 2):
        steps = np.concatenate([0.3 * coloured(0.5, power, seed=k) * fading for k in range(6)])
        assert not analyse_recording(placed(steps), RATE).puffs


def frames(sound):
    return BreathDetector(RATE).feed(placed(sound))


def test_every_frame_says_what_decided():
    tuning = Tuning()
    for result in frames(blow(0.5))[SETTLE:]:
        worst = min(
            tuning.points(result.signs, result.just_begun).worse / 2.0, *tuning.vetoes(result.signs, np.inf).values()
        )
        assert result.margin == pytest.approx(worst)


@pytest.mark.parametrize("seconds", [0.03, 0.06, 1.0])
def test_the_signs_of_many_frames_at_once_are_those_of_a_stream(seconds):
    sound = placed(np.concatenate((blow(0.3, 0.02), knocks(0.03, 120, 2))), before=0.2, after=0.2)
    heard = FeatureExtractor(RATE).feed(sound[: round(seconds * RATE)])
    tracker = SignTracker()
    assert signs_of_many(histories(heard), -56.0) == pytest.approx(np.array([tracker.add(f, -56.0) for f in heard]))
