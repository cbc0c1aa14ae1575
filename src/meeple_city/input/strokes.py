"""Read what a hand meant from where it was: time-stamped points on the table go in, an aim or a blow comes out.

Pure, and independent of the device: a mouse that reports a thousand times a second and a touch screen that reports
thirty times give the same shot, but for what they did not see.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from meeple_city.border import Flick, Permit
from meeple_city.border.requests import Pair

# Letting go: a finger that leaves a button or a screen twitches. Our choices.
BEFORE_RELEASE_S = (0.11, 0.05)  # the aim is the mean of where the hand was in this time before
TWITCH_MM, MEANT_MM = 8.0, 20.0  # a shift up to the first is a twitch, beyond the second it was meant
# A blow: its speed by least squares over the last of the time; a slow finger, to which a pixel matters more, over the
# last of the way, and so is the direction. Our choices.
BLOW_S, SLOW_MM, BLOW_MM = 0.08, 75.0, 90.0
FEWEST = 3  # samples, even if they are older
SLOWEST_M_S = 0.05  # a slower finger only pushes


@dataclass(frozen=True)
class HandSample:
    """Where the hand was on the table, in millimetres, at a moment in seconds."""

    at_s: float
    at_mm: Pair


def held_at(samples: Sequence[HandSample], at_s: float) -> Pair:
    """Where the hand was at a moment: in between two samples on the line, before the first and after the last there."""
    ordered = sorted(samples, key=lambda sample: sample.at_s)
    for a, b in pairwise(ordered):
        if a.at_s <= at_s < b.at_s:
            share = (at_s - a.at_s) / (b.at_s - a.at_s)
            return _between(a.at_mm, b.at_mm, share)
    return ordered[0].at_mm if at_s < ordered[0].at_s else ordered[-1].at_mm


def aim_before_release(samples: Sequence[HandSample], released_s: float) -> Pair:
    """Where a slingshot was aimed: shortly before the release, so that letting go does not shift it.

    A hand that was still on its way meant to be where it let go.
    """
    first, last = (released_s - before for before in BEFORE_RELEASE_S)
    moments = [first + (last - first) * number / 12 for number in range(13)]
    places = [held_at(samples, moment) for moment in moments]
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    now = held_at(samples, released_s)
    shift = (math.dist((x, y), now) - TWITCH_MM) / (MEANT_MM - TWITCH_MM)
    return _between((x, y), now, min(max(shift, 0.0), 1.0))


@dataclass(frozen=True)
class Blow:
    """A finger that met a disc: its direction and speed then, and where on the disc, seen from the middle."""

    direction_deg: float
    speed_m_s: float
    at_mm: Pair


def blow(samples: Sequence[HandSample], middle_mm: Pair, radius_mm: float) -> Blow | None:
    """The blow of a path that comes from outside and meets a disc; None while it has not met it."""
    met = _meets(samples, middle_mm, radius_mm)
    if met is None:
        return None
    end = _crossing(samples[met - 1], samples[met], middle_mm, radius_mm)
    seen = (*samples[:met], end)
    recent = _latest(seen, lambda one: end.at_s - one.at_s <= BLOW_S or math.dist(end.at_mm, one.at_mm) <= SLOW_MM)
    velocity = _velocity(recent)
    place, ahead = _line(_latest(seen, lambda one: math.dist(end.at_mm, one.at_mm) <= BLOW_MM))
    speed = abs(velocity[0] * ahead[0] + velocity[1] * ahead[1])
    if speed / 1000 < SLOWEST_M_S:
        return None
    contact = _contact(place, ahead, middle_mm, radius_mm)
    # The part of the blow that pushes: a finger that only grazes the disc leaves it behind, spinning.
    push = max(0.0, -(contact[0] * ahead[0] + contact[1] * ahead[1]) / radius_mm)
    return Blow(math.degrees(math.atan2(ahead[1], ahead[0])), speed * push / 1000, contact)


def swipe(permit: Permit, struck: Blow, full_m_s: float, gain: float = 1.0) -> Flick:
    """Flick the Paws with a blow; `gain` is how much faster they go than the finger."""
    speed = min(struck.speed_m_s * gain, full_m_s)
    return Flick(permit.piece, struck.direction_deg, speed, (*struck.at_mm, 0.0))


def _meets(samples: Sequence[HandSample], middle: Pair, radius: float) -> int | None:
    """The number of the first sample that is on the disc, or beyond it; the path must begin outside."""
    if not samples or math.dist(samples[0].at_mm, middle) <= radius:
        return None
    for number, (a, b) in enumerate(pairwise(samples), 1):
        if _distance(middle, a.at_mm, b.at_mm) <= radius:
            return number
    return None


def _crossing(outside: HandSample, beyond: HandSample, middle: Pair, radius: float) -> HandSample:
    """Where and when the path between two samples enters the disc."""
    (ax, ay), (bx, by) = outside.at_mm, beyond.at_mm
    length = math.dist(outside.at_mm, beyond.at_mm)
    ahead = ((bx - ax) / length, (by - ay) / length)
    x, y = _contact(outside.at_mm, ahead, middle, radius)
    share = min(max(math.dist(outside.at_mm, (middle[0] + x, middle[1] + y)) / length, 0.0), 1.0)
    at_s = outside.at_s + (beyond.at_s - outside.at_s) * share
    return HandSample(at_s, _between(outside.at_mm, beyond.at_mm, share))


def _distance(point: Pair, a: Pair, b: Pair) -> float:
    """The distance of a point from a piece of a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length2 if length2 else 0.0
    return math.dist(point, _between(a, b, min(max(along, 0.0), 1.0)))


def _latest(samples: Sequence[HandSample], wanted: Callable[[HandSample], bool]) -> Sequence[HandSample]:
    """The last samples as far back as they are wanted, but a few in any case."""
    first = next((number for number in range(len(samples), 0, -1) if not wanted(samples[number - 1])), 0)
    return samples[min(first, max(0, len(samples) - FEWEST)) :]


def _velocity(samples: Sequence[HandSample]) -> Pair:
    """Least squares, in millimetres per second; none if all samples are of one moment."""
    when = sum(sample.at_s for sample in samples) / len(samples)
    spread = sum((sample.at_s - when) ** 2 for sample in samples)
    if spread == 0.0:
        return 0.0, 0.0
    vx, vy = (sum((s.at_s - when) * s.at_mm[axis] for s in samples) / spread for axis in (0, 1))
    return vx, vy


def _line(samples: Sequence[HandSample]) -> tuple[Pair, Pair]:
    """The line that is nearest to all samples: a point of it, and its direction from the first to the last."""
    count = len(samples)
    x, y = (sum(sample.at_mm[axis] for sample in samples) / count for axis in (0, 1))
    rows = [(sample.at_mm[0] - x, sample.at_mm[1] - y) for sample in samples]
    xx, yy, xy = (
        sum(a * b for a, b in pairs) for pairs in ([(dx, dx) for dx, _ in rows], [(dy, dy) for _, dy in rows], rows)
    )
    turn = math.atan2(2 * xy, xx - yy) / 2
    ahead = (math.cos(turn), math.sin(turn))
    first, last = samples[0].at_mm, samples[-1].at_mm
    if (last[0] - first[0]) * ahead[0] + (last[1] - first[1]) * ahead[1] < 0:
        ahead = (-ahead[0], -ahead[1])
    return (x, y), ahead


def _contact(place: Pair, ahead: Pair, middle: Pair, radius: float) -> Pair:
    """Where a line enters a disc, from its middle; the nearest point of its rim if it passes it by."""
    dx, dy = place[0] - middle[0], place[1] - middle[1]
    along = dx * ahead[0] + dy * ahead[1]
    aside = (dx - along * ahead[0], dy - along * ahead[1])
    off = math.hypot(*aside)
    if off >= radius:
        return aside[0] / off * radius, aside[1] / off * radius
    back = math.sqrt(radius * radius - off * off)
    return aside[0] - back * ahead[0], aside[1] - back * ahead[1]


def _between(a: Pair, b: Pair, share: float) -> Pair:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
