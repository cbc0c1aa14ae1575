"""Things that leave the board and are seen doing so, on their way to what stands beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from meeple_city.border import Message
from meeple_city.display.geometry import UPRIGHT, Pose, Position
from meeple_city.display.stage import Drawn
from meeple_city.show.flights import APART_S, FLY, HOP, RUN, Flight, Gait
from meeple_city.ui.ports import TableScreen

MM = 0.001
MOUTH_UP_M = 0.03  # into a Mouth


@dataclass
class Flights:
    """Shows what stands beside the board; what has just come there is seen coming."""

    screen: TableScreen
    _beside: Mapping[str, Drawn] = field(default_factory=dict)
    _expected: list[Message] = field(default_factory=list)
    _where_mm: Mapping[str, Position] = field(default_factory=dict)
    _coming: dict[str, Flight] = field(default_factory=dict)  # to what stands beside the board
    _going: dict[str, tuple[Drawn, Flight]] = field(default_factory=dict)  # from there, and then gone
    _eaten: dict[str, Flight] = field(default_factory=dict)  # pieces of the board that vanish at their end
    _at_s: float = 0.0

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return bool(self._coming or self._going or self._eaten)

    def expect(self, told: Iterable[Message], where_mm: Mapping[str, Position]) -> None:
        """Note what is about to leave the board, and from where."""
        self._expected, self._where_mm = list(told), where_mm

    def show(self, drawn: Mapping[str, Drawn]) -> None:
        """Show this beside the board; what was expected sets off now."""
        before, self._beside = self._beside, drawn
        if self._expected and not self.busy:
            self._at_s = 0.0
        expected, self._expected = self._expected, []
        for one in expected:
            self._launch(one, before)
        self._coming = {id_: flight for id_, flight in self._coming.items() if id_ in drawn}
        self._compose()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if not self.busy:
            return
        self._at_s += dt
        for piece, flight in list(self._eaten.items()):
            self.screen.move({piece: flight.pose(self._at_s)})
            if flight.over(self._at_s):
                del self._eaten[piece]
                self.screen.hide(piece)
        self._coming = {id_: flight for id_, flight in self._coming.items() if not flight.over(self._at_s)}
        self._going = {id_: row for id_, row in self._going.items() if not row[1].over(self._at_s)}
        self._compose()

    def clear(self) -> None:
        """Forget everything."""
        for piece in self._eaten:
            self.screen.hide(piece)
        self._beside, self._expected, self._coming, self._going, self._eaten = {}, [], {}, {}, {}

    def _launch(self, told: Message, before: Mapping[str, Drawn]) -> None:
        word, args = told.key.rpartition(".")[2], told.args
        if word == "ran_away":
            self._to_beside(str(args["meeple"]), self._new("runaway:meeple:", before), RUN)
        elif word == "eaten":
            self._eat(str(args["meeple"]), str(args["seat"]), before)
        elif word in ("tooth_broken", "teeth_broken"):
            self._break_teeth(str(args["seat"]), str(args["breaker"]), before)

    def _new(self, kind: str, before: Mapping[str, Drawn]) -> Sequence[str]:
        """What has just come to stand beside the board, and is not on its way yet."""
        return [id_ for id_ in self._beside if id_.startswith(kind) and id_ not in before and id_ not in self._coming]

    def _to_beside(self, piece: str, places: Sequence[str], gait: Gait) -> None:
        if places and piece in self._where_mm:
            end = self._beside[places[0]]
            self._coming[places[0]] = self._flight(self._from(piece), (end.position_m, end.quaternion), gait)

    def _eat(self, piece: str, seat: str, before: Mapping[str, Drawn]) -> None:
        """To its place in the Stomach; where that is secret, behind the player's screen."""
        places, screen = self._new(f"stomach:{seat}:", before), self._beside.get(f"screen:{seat}")
        if places:
            self._to_beside(piece, places, HOP)
        elif screen is not None and piece in self._where_mm:
            self._eaten[piece] = self._flight(self._from(piece), (screen.position_m, UPRIGHT), HOP)

    def _break_teeth(self, seat: str, breaker: str, before: Mapping[str, Drawn]) -> None:
        gone = [id_ for id_ in before if id_.startswith(f"tooth:{seat}:") and id_ not in self._beside]
        mouth = self._beside.get(f"screen:{breaker}")
        for id_ in gone if mouth else ():
            tooth = before[id_]
            assert mouth is not None
            x, y, z = mouth.position_m
            end = ((x, y, z + MOUTH_UP_M), tooth.quaternion)
            self._going[id_] = (tooth, self._flight((tooth.position_m, tooth.quaternion), end, FLY))

    def _from(self, piece: str) -> Pose:
        x, y, z = self._where_mm[piece]
        return (x * MM, y * MM, max(0.0, z * MM - 0.008)), UPRIGHT

    def _flight(self, start: Pose, end: Pose, gait: Gait) -> Flight:
        count = len(self._coming) + len(self._going) + len(self._eaten)
        return Flight(start, end, self._at_s + APART_S * count, gait)

    def _compose(self) -> None:
        """What stands beside the board, with everything that is on its way where it is now."""
        shown = dict(self._beside)
        for id_, flight in self._coming.items():
            shown[id_] = _placed(shown[id_], flight.pose(self._at_s))
        for id_, (drawn, flight) in self._going.items():
            shown[id_] = _placed(drawn, flight.pose(self._at_s))
        self.screen.show_beside_board(shown)


def _placed(drawn: Drawn, pose: Pose) -> Drawn:
    return replace(drawn, position_m=pose[0], quaternion=pose[1])
