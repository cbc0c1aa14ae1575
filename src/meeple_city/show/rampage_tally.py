"""What spectators of Rampage have seen each player gain: floors, meeples and teeth.

Stomachs are secret, but who takes what from the table is not. After something changed hands in secret, nobody but the
two players knows the colours; these are left out from then on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from meeple_city.border import Message
from meeple_city.show.remarks import number, word

FLOOR, TOOTH, SET = 1, 2, 10  # points, as in the rules


@dataclass
class RampageTally:
    """The gains of all players so far."""

    colours: Mapping[str, str]  # of all meeples, by id
    floors: Counter[str] = field(default_factory=Counter)
    teeth: Counter[str] = field(default_factory=Counter)
    eaten: dict[str, Counter[str]] = field(default_factory=dict)  # by seat and colour
    unsure: set[str] = field(default_factory=set)  # seats whose colours nobody can know

    def add(self, told: Iterable[Message]) -> None:
        """Count what was told."""
        for one in told:
            self._count(word(one), one)

    def points(self, seat: str) -> int:
        """What somebody with a good memory knows to be there."""
        return FLOOR * self.floors[seat] + TOOTH * self.teeth[seat] + SET * self.sets(seat)

    def sets(self, seat: str) -> int:
        """Complete sets of colours."""
        stomach = self.stomach(seat)
        return min((stomach[colour] for colour in self.all_colours), default=0)

    def missing(self, seat: str) -> tuple[str, ...]:
        """The colours that the next set still lacks; none if nobody can know."""
        if seat in self.unsure:
            return ()
        stomach, wanted = self.stomach(seat), self.sets(seat) + 1
        return tuple(colour for colour in self.all_colours if stomach[colour] < wanted)

    def meals(self, seat: str) -> int:
        """How many meeples somebody was seen to eat."""
        return sum(self.stomach(seat).values())

    def stomach(self, seat: str) -> Counter[str]:
        """The meeples of a seat by colour."""
        return self.eaten.setdefault(seat, Counter())

    @property
    def all_colours(self) -> tuple[str, ...]:
        """The colours there are."""
        return tuple(sorted(set(self.colours.values())))

    def _count(self, event: str, told: Message) -> None:
        args = {name: str(value) for name, value in told.args.items()}
        if event in ("eaten", "meeple_caught"):
            self.stomach(args["seat"])[self.colours.get(args["meeple"], "")] += 1
        elif event == "gobbled":
            self.floors[args["seat"]] += 1
        elif event in ("tooth_broken", "teeth_broken"):
            self.teeth[args["breaker"]] += number(told, "teeth")
        elif event == "card_bought":
            self.floors[args["seat"]] -= number(told, "floors")
        else:
            self._change_hands(event, args)

    def _change_hands(self, event: str, args: Mapping[str, str]) -> None:
        giver = args.get("victim") or args.get("seat", "")
        taker = args.get("to") or args.get("seat", "")
        if event in ("meeple_stolen", "meeple_paid", "meeple_boxed"):
            colour = self.colours.get(args["meeple"], "")
            self.stomach(giver)[colour] -= 1
            if event != "meeple_boxed":
                self.stomach(taker)[colour] += 1
        elif event in ("meeple_stolen_hidden", "meeple_paid_hidden"):
            self.unsure |= {giver, taker}
