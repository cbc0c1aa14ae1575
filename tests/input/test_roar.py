"""Roars: louder, deeper and longer scores more."""

import numpy as np
import pytest

from meeple_city.input.roar import ROAR_S, VERDICTS, judge_roar

RATE = 16_000


def roar(hertz=120.0, loud=0.4, seconds=ROAR_S):
    times = np.arange(int(seconds * RATE)) / RATE
    return loud * np.sign(np.sin(2 * np.pi * hertz * times)) * 0.5 + loud * 0.5 * np.sin(2 * np.pi * hertz * times)


def score(**changes):
    return judge_roar(roar(**changes), RATE).score


def test_louder_is_better():
    scores = [score(loud=loud) for loud in (0.02, 0.1, 0.4, 0.9)]
    assert scores == sorted(scores)
    assert scores[0] < scores[-1]


def test_deeper_is_better():
    scores = [score(hertz=hertz) for hertz in (900, 500, 250, 120)]
    assert scores == sorted(scores)
    assert scores[0] < scores[-1]


def test_longer_is_better_up_to_the_two_seconds():
    scores = [score(seconds=seconds) for seconds in (0.2, 0.8, 1.6)]
    assert scores == sorted(set(scores))
    assert score(seconds=5.0) == score(seconds=ROAR_S)


@pytest.mark.parametrize("samples", [np.zeros(0), np.zeros(RATE), np.full(RATE, 1e-4)])
def test_silence_scores_nothing(samples):
    judged = judge_roar(samples, RATE)
    assert judged.score == 0
    assert judged.verdict == VERDICTS[-1][1]


def test_every_verdict_is_possible():
    settings = [(h, loud, s) for h in (60, 300, 3000) for loud in (0.004, 0.05, 0.9) for s in (0.05, 0.6, 2.0)]
    verdicts = {judge_roar(roar(*setting), RATE).verdict for setting in settings}
    assert verdicts == {text for _, text in VERDICTS}
