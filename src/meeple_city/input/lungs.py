"""The lungs behind a Breathe: they fill while the chin is down; blowing empties them, by microphone or by key."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from meeple_city.errors import BadInput

CAPACITY_L = 4.0  # our choice
FILL_S = 1.0  # our choice: from empty to full, before blowing begins
EMPTY_S = 0.8  # our choice: from full to empty at strength 1; full_speed_m_s in models/physics.toml assumes the same
SILENCE_S = 0.6  # our choice: a pause this long after blowing ends the action
FULL_FLOW_L_S = CAPACITY_L / EMPTY_S  # at strength 1


class Ending(Enum):
    """Why a Breathe is over."""

    EMPTY = "empty"
    SILENCE = "silence"


@dataclass(frozen=True)
class Lungs:
    """The lungs at one moment of a Breathe; by default the chin has just come down."""

    fill: float = 0.0  # litres
    flow: float = 0.0  # strength actually blown in the last tick
    blown: float = 0.0  # litres so far
    silent_s: float = 0.0  # since air last flowed, once blowing has begun
    reason: Ending | None = None

    @property
    def began(self) -> bool:
        """Whether any air has been blown."""
        return self.blown > 0

    @property
    def ended(self) -> bool:
        """Whether the action is over."""
        return self.reason is not None

    def tick(self, dt: float, strength: float = 0.0) -> Lungs:
        """The lungs dt seconds later; a held key blows at strength 1."""
        _check(dt, strength)
        if self.ended:
            return replace(self, flow=0.0)
        if strength > 0 and self.fill > 0:
            return self._blow(dt, strength)
        # One breath per action: a pause does not refill, or faltering breath would blow more than a held key.
        return self._pause(dt, fills=strength <= 0 and not self.began)

    def _blow(self, dt: float, strength: float) -> Lungs:
        # If the last tick asks for more air than is left, it blows weaker.
        out = min(self.fill, strength * FULL_FLOW_L_S * dt)
        left = self.fill - out
        flow = min(strength, out / (FULL_FLOW_L_S * dt)) if dt else strength
        reason = Ending.EMPTY if left <= 0 else None
        return Lungs(fill=left, flow=flow, blown=self.blown + out, reason=reason)

    def _pause(self, dt: float, *, fills: bool) -> Lungs:
        fill = min(CAPACITY_L, self.fill + CAPACITY_L * dt / FILL_S) if fills else self.fill
        silent = self.silent_s + dt if self.began else 0.0
        reason = Ending.SILENCE if silent >= SILENCE_S - 1e-9 else None
        return Lungs(fill=fill, blown=self.blown, silent_s=silent, reason=reason)


def _check(dt: float, strength: float) -> None:
    if not 0 <= dt <= 10:
        raise BadInput(f"tick of {dt} s: must be 0 to 10")
    if not 0 <= strength <= 1:
        raise BadInput(f"strength {strength}: must be 0 to 1")
