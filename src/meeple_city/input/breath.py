"""Blows in a stream of sound: strength 0..1 every 10 ms, the puffs it amounts to, and getting to know a microphone.

Nothing here looks ahead, keeps sound, or knows where the samples come from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from meeple_city.errors import BadInput
from meeple_city.input.breath_features import HOP_S, Ear, Samples
from meeple_city.input.breath_judge import SETTLE, Calibration, Judge, Moment, Tuning
from meeple_city.input.lungs import FULL_FLOW, LITRES

__all__ = ["Breath", "Calibration", "Detector", "Moment", "Puff", "calibrate", "describe", "puffs_in"]

GAP = 10  # hops; own: shorter pauses do not part puffs
SHORTEST_S = 0.1  # own: less is no puff
UNDOUBTED = 0.9  # own: no room rumbles so loud, such a puff needs neither beginning nor end
AFTER_HOPS = 50  # own: how long after a puff its end may still show
QUIET_S = 1.0  # own: the least to know a room by
OVER_ROOM = 8.0  # dB; own: what the low band of a blow must have over the loudest of the quiet room
RANGE = 36.0  # dB; own: from full strength down to the faintest blow, as in the default calibration
CLEAR = 12.0  # dB; own: less between the quiet room and a full blow leaves too few strengths to play with


@dataclass(frozen=True)
class Puff:
    """One blow."""

    start_s: float
    end_s: float
    peak: float
    volume_l: float


@dataclass(frozen=True)
class Breath:
    """What the microphone layer makes of a recording."""

    duration_s: float
    puffs: tuple[Puff, ...]
    curve: tuple[float, ...]  # strength per hop of 10 ms


class Detector:
    """Strength from blocks of mono samples -1..1; any cutting into blocks gives the same curve."""

    def __init__(self, rate: int, calibration: Calibration | None = None, tuning: Tuning | None = None) -> None:
        self._ear = Ear(rate)
        self._judge = Judge(calibration or Calibration(), tuning or Tuning())

    def hear(self, block: Sequence[float] | npt.NDArray[np.floating]) -> list[Moment]:
        """What the hops are that this block completes."""
        return [self._judge.hear(hop) for hop in self._ear.hear(block)]


def describe(samples: Samples, rate: int, calibration: Calibration | None = None) -> Breath:
    """What the detector makes of a whole recording, mono and -1..1."""
    moments = Detector(rate, calibration).hear(samples)
    return Breath(len(samples) / rate, puffs_in(moments, Tuning().stands_out.limit), tuple(m.strength for m in moments))


def puffs_in(moments: Sequence[Moment], stands_out: float) -> tuple[Puff, ...]:
    """The puffs of a stretch: long enough, and seen to begin or to end, for what does neither is the room."""
    return tuple(
        _puff(moments, start, end)
        for start, end in _runs(moments)
        if (end - start) * HOP_S >= SHORTEST_S and _has_an_edge(moments, start, end, stands_out)
    )


def _runs(moments: Sequence[Moment]) -> list[tuple[int, int]]:
    """Where strength is above nothing, short gaps closed: first hop, and one past the last."""
    runs: list[tuple[int, int]] = []
    for k, moment in enumerate(moments):
        if moment.strength <= 0:
            continue
        if runs and k - runs[-1][1] < GAP:
            runs[-1] = (runs[-1][0], k + 1)
        else:
            runs.append((k, k + 1))
    return runs


def _has_an_edge(moments: Sequence[Moment], start: int, end: int, stands_out: float) -> bool:
    if max(m.strength for m in moments[start:end]) >= UNDOUBTED:
        return True
    # What a breath merely slips into, a footstep or a breath drawn in, must not lend it an edge.
    top = max((k for k in range(start, end) if moments[k].margin >= 0), key=lambda k: moments[k].level)
    before = moments[top].quietest
    after = min(m.level for m in moments[top : end + AFTER_HOPS])
    return moments[top].level - min(before, after) >= stands_out


def _puff(moments: Sequence[Moment], start: int, end: int) -> Puff:
    strengths = [m.strength for m in moments[start:end]]
    volume = min(LITRES, sum(strengths) * HOP_S * FULL_FLOW)
    return Puff(round(start * HOP_S, 2), round(end * HOP_S, 2), max(strengths), volume)


def calibrate(quiet: Samples, blows: Sequence[Samples], rate: int) -> Calibration:
    """What a quiet stretch and some full blows teach about a microphone in a room."""
    if len(quiet) < QUIET_S * rate:
        raise BadInput(f"quiet of {len(quiet) / rate:.2f} s: must be {QUIET_S} s or longer")
    if not blows:
        raise BadInput("no blows: must be one or more")
    silent = Detector(rate).hear(quiet)[SETTLE:]
    noise = max(moment.signs.loud for moment in silent)
    room = float(np.median([moment.level for moment in silent]))
    full = min(_full(blow, rate, noise, number) for number, blow in enumerate(blows, 1))
    known = Calibration(faint=max(noise + OVER_ROOM, full - RANGE), full=full, room=room)
    for number, blow in enumerate(blows, 1):
        # A moment of quiet before: a blow that was cut out at its very start has no other.
        if not describe(np.concatenate((quiet[-rate:], blow)), rate, known).puffs:
            raise BadInput(f"blow {number}: does not sound like breath on the microphone, must hit it directly")
    return known


def _full(blow: Samples, rate: int, noise: float, number: int) -> float:
    """The force a blow reaches for a tenth of its time, so that the next one like it gets to full strength."""
    force = [hop.force for hop in Ear(rate).hear(blow)] or [-np.inf]
    full = float(np.quantile(force, 0.9))
    if not full >= noise + CLEAR:
        raise BadInput(f"blow {number}: {full - noise:.0f} dB above the quiet room, must be {CLEAR:.0f} or more")
    return full
