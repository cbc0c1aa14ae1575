"""The lungs a Breathe is paid from: filled while the chin is down, drained by blowing, the same for mouth and key."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from meeple_city.errors import BadInput

LITRES = 4.0  # own: what the lungs hold
FILL_S = 1.0  # own: from empty to full while one does not blow yet
EMPTY_S = (
    0.8  # own: full lungs at full strength; models/physics.toml has full_speed_m_s from the same 4 litres in 0.8 s
)
SILENCE_S = 0.6  # own: so long a pause after blowing ends the action
FULL_FLOW = LITRES / EMPTY_S  # litres a second at strength 1


class Ending(Enum):
    """Why a Breathe is over."""

    EMPTY = "empty"
    SILENCE = "silence"


@dataclass(frozen=True)
class Lungs:
    """The lungs at one moment of a Breathe; the chin has just come down when nothing is said."""

    fill: float = 0.0  # litres
    flow: float = 0.0  # strength that really blew in the last tick
    blown: float = 0.0  # litres so far
    silent_s: float = 0.0  # since the last air, once blowing began
    reason: Ending | None = None

    @property
    def began(self) -> bool:
        """Whether any air has left them."""
        return self.blown > 0

    @property
    def ended(self) -> bool:
        """Whether the action is over."""
        return self.reason is not None

    def tick(self, dt: float, strength: float = 0.0, *, key: bool = False) -> Lungs:
        """The lungs dt seconds later; a held key is a blow of strength 1."""
        _check(dt, strength)
        if self.ended:
            return replace(self, flow=0.0)
        wanted = 1.0 if key else strength
        if wanted > 0 and self.fill > 0:
            return self._blow(dt, wanted)
        # One breath an action: a pause does not refill, or a voice that breaks off would blow more than a held key.
        return self._pause(dt, fills=wanted <= 0 and not self.began)

    def _blow(self, dt: float, strength: float) -> Lungs:
        # The last tick may want more than is left: it then blows weaker, so that no air is made from nothing.
        out = min(self.fill, strength * FULL_FLOW * dt)
        left = self.fill - out
        flow = min(strength, out / (FULL_FLOW * dt)) if dt else strength
        reason = Ending.EMPTY if left <= 0 else None
        return Lungs(fill=left, flow=flow, blown=self.blown + out, reason=reason)

    def _pause(self, dt: float, *, fills: bool) -> Lungs:
        fill = min(LITRES, self.fill + LITRES * dt / FILL_S) if fills else self.fill
        silent = self.silent_s + dt if self.began else 0.0
        reason = Ending.SILENCE if silent >= SILENCE_S - 1e-9 else None
        return Lungs(fill=fill, blown=self.blown, silent_s=silent, reason=reason)


def _check(dt: float, strength: float) -> None:
    if not 0 <= dt <= 10:
        raise BadInput(f"tick of {dt} s: must be 0 to 10")
    if not 0 <= strength <= 1:
        raise BadInput(f"strength {strength}: must be 0 to 1")
