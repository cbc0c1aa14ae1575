"""Move: the Paws are flicked."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.border import Request
from meeple_city.display.marks import Triple
from meeple_city.input.gestures import Pull, flick, grip
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.slingshot import Slingshot

REACH_MM = 16.0  # of a finger from the middle of the Paws, which are 36 wide; own


class FlickMode(Slingshot):
    """Press on the Paws, pull, let go. The Body is in the other hand meanwhile."""

    name = "flick"
    title = "Move"
    does = "flick your Paws"
    keymap: ClassVar[Keymap] = {"mouse1": Binding("press on your Paws, pull back, let go; off-centre spins them")}

    def make_ready(self) -> None:
        """Lift the Body off."""
        body = self.permit.piece.replace("paws:", "body:")
        self.lifted = body if self.permit.piece in self.view["table"]["rests_on"].get(body, ()) else ""
        self.kept = self.desk.screen.rest(self.lifted) if self.lifted else None
        if self.kept:
            self.desk.screen.hide(self.lifted)
        self.desk.screen.glow(self.pieces())

    def exit(self) -> None:
        """Put the Body back, unless the Paws are on their way."""
        super().exit()
        if self.kept and not self.sent:
            self.desk.screen.move({self.lifted: self.kept})

    def pieces(self) -> tuple[str, ...]:
        """The Paws."""
        return (self.permit.piece,)

    def middle(self) -> Triple:
        """The middle of the Paws."""
        x, y, z = self.view["table"]["where_mm"][self.permit.piece]
        return x, y, z

    def shot(self, drawn: Pull) -> Request:
        """The finger hits where it was put."""
        assert self.finger is not None
        return flick(self.permit, drawn, grip(self.middle()[:2], self.finger[:2], REACH_MM))
