"""What a thing on the screen is, and why it can or cannot be used now: the label beside the pointer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.border import Argument, Building, Message, message
from meeple_city.core.asks import Ask
from meeple_city.core.view import View
from meeple_city.display.geometry import Point
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import effect_name, line_length, zone_size
from meeple_city.games.rampage.table_facts import accessible_to, kind_of, neighborhoods, standing_on
from meeple_city.games.rampage.view import MonsterView, RampageView
from meeple_city.ui.beside_board import ZONE_COLOURS
from meeple_city.ui.targets import outlines
from meeple_city.words.catalogue import Words, capitalised

OWNED = ("screen", "tooth", "pile", "stomach")  # what lies before a player, by the first word of its id


@dataclass(frozen=True)
class Explanation:
    """A name, what there is to know, and what it is about: pieces, and areas of the table in millimetres."""

    title: str
    lines: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    areas: tuple[tuple[Point, ...], ...] = ()


@dataclass(frozen=True)
class Explainer:
    """Explains things to whoever is looking: the seat is theirs, the question the one they are asked."""

    view: RampageView
    words: Words
    seat: str = ""
    ask: Ask | None = None
    why: Mapping[str, Message] = field(default_factory=dict)  # the table's last reason for each verdict

    def piece(self, piece: str) -> Explanation | None:
        """A piece, on the board or beside it."""
        kind, _, rest = piece.partition(":")
        if kind == "runaway":
            return self.runaways()
        if kind in OWNED:
            return self.player(rest.partition(":")[0])
        explain = {
            "meeple": self._meeple,
            "floor": self._floor,
            "ruin": self._ruin,
            "vehicle": self._vehicle,
            "body": self._body,
            "paws": self._paws,
        }.get(kind)
        if explain is None or not (piece in self.view.table.where_mm or kind == "ruin"):
            return None
        pieces, zones = self._related(piece, kind)
        title, areas = capitalised(self.words.name("piece", piece)), outlines(zones, self.view.city)
        return Explanation(title, tuple(explain(piece)), pieces, tuple(areas))

    def spot(self, at_mm: Point) -> Explanation | None:
        """A spot on the board: the building whose Sidewalk it is on, or the Neighborhood."""
        city = self.view.city
        for building in city.buildings:
            if any(z in city.outlines_mm and city.inside(z, at_mm) for z in (building.ruin_zone, building.sidewalk)):
                pieces, zones = self._related(building.ruin, "ruin")
                title, areas = self.words.name("building", building.name, "title"), outlines(zones, city)
                return Explanation(title, tuple(self._building(building)), pieces, tuple(areas))
        zone = next((name for name in city.neighborhoods if city.inside(name, at_mm)), None)
        if zone is None:
            return None
        areas = outlines([zone], city)
        return Explanation(self.words.name("zone", zone, "title"), tuple(self._zone(zone)), (), tuple(areas))

    def player(self, seat: str) -> Explanation | None:
        """Everything that may be known about a player."""
        monster = self.view.monsters.get(seat)
        if monster is None:
            return None
        pieces = (f"screen:{seat}", f"body:{seat}", f"paws:{seat}")
        return Explanation(self.words.name("seat", seat), tuple(self._monster(monster)), pieces)

    def runaways(self, at: int | None = None) -> Explanation:
        """The Runaway board: how full a line or zone is, and what it does then; without a number, what comes next."""
        title = self._say("runaways", count=len(self.view.runaway))
        return Explanation(title, tuple(self._line(at) if self.view.options["side"] == "A" else self._zones(at)))

    def _line(self, at: int | None) -> list[str]:
        spaces, count, last = line_length(self.view.city), len(self.view.runaway), constants().lines - 1
        line = min(count // spaces, last) if at is None else min(at, last)
        taken = min(max(count - line * spaces, 0), spaces)
        now = self._say("line_now", line=line + 1, count=taken, spaces=spaces)
        return [now, self.words.say(Message(f"screen.runaway.line {line + 1}"))]

    def _zones(self, at: int | None) -> list[str]:
        count = Counter(self.view.city.meeples[meeple] for meeple in self.view.runaway)
        colours = list(ZONE_COLOURS) if at is None else list(ZONE_COLOURS)[at : at + 1]
        size, cards = zone_size(self.view.city), self.view.options["cards"] == "on"
        return [
            self._say("zone_now", colour=one, count=count[one], spaces=size, effect=effect_name(one, cards))
            for one in colours
        ]

    # ---- pieces

    def _meeple(self, meeple: str) -> list[str]:
        table = self.view.table
        lines = self._where(meeple)
        if self.ask and meeple in self.ask.options:
            return [*lines, self._say("eat_now")]
        if meeple not in accessible_to(table, self.seat):
            return [*lines, self._because("not accessible", meeple, "cannot_eat", "not_accessible")]
        if zone := self._served(meeple):
            return [*lines, self._say("eat_there", zone=zone)]
        return [*lines, self._say(self._when_eaten(meeple))]

    def _served(self, meeple: str) -> str:
        """The Neighborhood to choose for a meal with this Meeple; empty if that is not the question."""
        zones = self.view.table.zones.get(meeple, ()) if self.ask and self.ask.kind == "neighborhood" else ()
        return next((zone for zone in zones if self.ask and zone in self.ask.options), "")

    def _when_eaten(self, meeple: str) -> str:
        """When a Meeple with nothing on it can be eaten, as the last part of a message's key."""
        if not neighborhoods(self.view.city, self.view.table, meeple):
            return "eaten_at_building" if self.view.table.zones.get(meeple) else "eaten_nowhere"
        if not (here := self._here()):
            return "you_nowhere"
        return "eat_later" if set(self.view.table.zones[meeple]) & set(here) else "not_your_zone"

    def _floor(self, floor: str) -> list[str]:
        table = self.view.table
        lines = self._where(floor)
        above = self._above(floor)
        if floor in table.bare_floors:
            return [*lines, self._say("bare")]
        if above:
            return [*lines, self._say("carries", pieces=above)]
        return [*lines, self._because("not bare", floor, "not_bare", "not_bare_yet")]

    def _ruin(self, ruin: str) -> list[str]:
        building = next((b for b in self.view.city.buildings if b.ruin == ruin), None)
        return self._building(building) if building else []

    def _building(self, building: Building) -> list[str]:
        standing = standing_on(self.view.table, building.ruin)
        floors = sum(kind_of(piece) == "floor" for piece in standing)
        meeples = sum(kind_of(piece) == "meeple" for piece in standing)
        lines = [self._say("building", floors=floors, meeples=meeples)]
        if self.ask and f"demolish {building.name}" in self.ask.options:
            return [*lines, self._say("demolish_now")]
        return [*lines, self._say("demolish_how" if floors else "only_ruin")]

    def _vehicle(self, vehicle: str) -> list[str]:
        lines = self._where(vehicle)
        if self.ask and f"toss {vehicle}" in self.ask.options:
            return [*lines, self._say("toss_now")]
        if laden := self._above(vehicle):
            return [*lines, self._say("laden", pieces=laden)]
        return [*lines, self._say("toss_how")]

    def _body(self, body: str) -> list[str]:
        seat = body.removeprefix("body:")
        monster = self.view.monsters.get(seat)
        fallen = [self._say("fallen")] if body in self.view.table.fallen_bodies else []
        return [*fallen, *(self._monster(monster) if monster else [])]

    def _paws(self, paws: str) -> list[str]:
        lines = self._where(paws)
        return [*lines, self._say("move_now")] if self.ask and "move" in self.ask.options else lines

    # ---- players and places

    def _monster(self, monster: MonsterView) -> list[str]:
        numbers = constants()
        lines = [self._say("teeth", teeth=numbers.teeth_fixed + monster.teeth)]
        if monster.stomach is None:
            lines.append(self._say("stomach_secret"))
        else:
            lines += self._stomach(monster)
        for card in (*monster.characters, *monster.powers):
            lines.append(self._card(card))
        lines += [self._say("your_secret", card=self._card(card)) for card in monster.superpowers or ()]
        if monster.superpowers is None and monster.face_down:
            lines.append(self._say("secret_cards", count=monster.face_down))
        return lines

    def _stomach(self, monster: MonsterView) -> list[str]:
        assert monster.stomach is not None
        eaten = Counter(self.words.name("colour", self.view.city.meeples[m]) for m in monster.stomach.meeples)
        meeples = ", ".join(f"{count} {colour}" for colour, count in sorted(eaten.items()))
        lines = [self._say("stomach", meeples=len(monster.stomach.meeples), floors=len(monster.stomach.floors))]
        return [*lines, self._say("eaten", meeples=meeples)] if meeples else lines

    def _card(self, card: str) -> str:
        return self.words.labelled(self.words.name("card", card), capitalised(self.words.name("card_text", card)))

    def _zone(self, zone: str) -> list[str]:
        table = self.view.table
        inside = [piece for piece, zones in table.zones.items() if zone in zones]
        meeples = [piece for piece in inside if kind_of(piece) == "meeple"]
        free = sum(piece in accessible_to(table, self.seat) for piece in meeples)
        lines = [self._say("zone", meeples=len(meeples), free=free)]
        return [*lines, self._say("you_are_here")] if zone in self._here() else lines

    def _here(self) -> tuple[str, ...]:
        return neighborhoods(self.view.city, self.view.table, f"paws:{self.seat}")

    def _where(self, piece: str) -> list[str]:
        """What a piece rests on and where, in one line."""
        table, city = self.view.table, self.view.city
        if supports := self._supports(piece):
            return [self._say("rests_on", pieces=supports[:2])]
        if zones := neighborhoods(city, table, piece):
            return [self._say("in_zone", zones=zones)]
        beside = [one.name for one in city.buildings if one.sidewalk in table.zones.get(piece, ())]
        return [self._say("on_sidewalk", building=beside[0])] if beside else [self._say("outside")]

    def _supports(self, piece: str) -> tuple[str, ...]:
        below = self.view.table.rests_on.get(piece, ())
        return tuple(one for one in below if kind_of(one) not in ("board", "ground"))

    def _above(self, piece: str) -> tuple[str, ...]:
        return tuple(one for one, supports in self.view.table.rests_on.items() if piece in supports)

    def _related(self, piece: str, kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The pieces that matter for a piece, it among them, and the zones that it is in."""
        table, city = self.view.table, self.view.city
        if kind == "ruin":
            building = next((one for one in city.buildings if one.ruin == piece), None)
            zones = (building.ruin_zone, building.sidewalk) if building else ()
            return (piece, *sorted(standing_on(table, piece))), zones
        paws = piece.replace("body:", "paws:")
        together = (piece, paws.replace("paws:", "body:"), paws) if kind in ("body", "paws") else (piece,)
        reasons = (self.why.get(f"{verdict} {piece}") for verdict in ("not accessible", "not bare"))
        named = [value for reason in reasons if reason for value in reason.args.values() if value in table.where_mm]
        pieces = dict.fromkeys((*together, *self._above(piece), *self._supports(piece), *map(str, named)))
        return tuple(pieces), neighborhoods(city, table, paws) or table.zones.get(paws, ())

    def _because(self, verdict: str, piece: str, key: str, otherwise: str) -> str:
        """A verdict with the table's reason for it, if the table gave one."""
        reason = self.why.get(f"{verdict} {piece}")
        return self._say(key, why=self.words.phrase(reason)) if reason else self._say(otherwise)

    def _say(self, key: str, **args: Argument) -> str:
        return self.words.say(message(f"screen.explain.{key}", **args))


def explainer(
    view: View | None, words: Words, ask: Ask | None, seat: str, why: Mapping[str, Message]
) -> Explainer | None:
    """Who explains the present table; None at a card table, where everything is written out."""
    return Explainer(view, words, seat, ask, why) if isinstance(view, RampageView) else None
