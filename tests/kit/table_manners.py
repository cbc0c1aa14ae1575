"""What a recorded match of Rampage shows about putting Bodies back, and about breaths that come to nothing."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path

from meeple_city.border import Breathe, City, Outcome, PutBack
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.table_facts import stands_on_paws
from meeple_city.match.fold import fold
from meeple_city.match.journal import read_journal


@dataclass
class TableManners:
    """What was counted."""

    put_back: int = 0
    toppled: list[str] = field(default_factory=list)
    refused: int = 0
    nudged_mm: list[float] = field(default_factory=list)
    changed_zones: list[str] = field(default_factory=list)
    breaths: int = 0
    floors_by_breath: int = 0
    repeated_in_vain: list[str] = field(default_factory=list)
    stand_ins: list[str] = field(default_factory=list)

    def add(self, journal: Path) -> None:
        """Count what a journal holds."""
        contents = read_journal(journal)
        play = fold(contents, Rampage()).play
        self.stand_ins += [f"{journal.name} {entry.id}" for entry in contents.entries if entry.stand_in]
        self._put_backs(play, journal.name)
        self._breaths(play, journal.name)

    def _put_backs(self, play: Play, name: str) -> None:
        before = Outcome()
        for record in play.records:
            if not isinstance(record.given, TableResult):
                continue
            request, after = record.given.request, record.given.outcome
            if isinstance(request, PutBack):
                self._put_back(play.state.city, before, after, request, f"{name} {record.number}")
            before = after

    def _put_back(self, city: City, before: Outcome, after: Outcome, request: PutBack, where: str) -> None:
        self.put_back += 1
        if after.refused:
            self.refused += 1
            return
        paws = request.on
        if not stands_on_paws(after, paws.partition(":")[2]) or paws not in after.zones:
            self.toppled.append(where)
        if (far := math.dist(before.where_mm[paws], after.where_mm[paws])) > constants().moved_mm:
            self.nudged_mm.append(far)
            if places(city, before, paws) != places(city, after, paws):
                self.changed_zones.append(f"{where}: {before.zones.get(paws)} to {after.zones[paws]}")

    def _breaths(self, play: Play, name: str) -> None:
        vain: dict[str, bool] = {}
        for record in play.records:
            if not isinstance(record.question, Ask) or not isinstance(record.given, TableResult):
                continue
            seat, breath = record.question.seat, isinstance(record.given.request, Breathe)
            if breath:
                self.breaths += 1
                self.floors_by_breath += len(record.given.outcome.bare_floors)
                if vain.get(seat):
                    self.repeated_in_vain.append(f"{name} {record.number}")
            if record.question.kind != "relocate":
                vain[seat] = breath and not record.given.outcome.moved


def places(city: City, table: Outcome, piece: str) -> set[str]:
    """The Neighborhoods, Sidewalks and Ruins that a piece is in."""
    buildings = {zone for b in city.buildings for zone in (b.sidewalk, b.ruin_zone)}
    return {zone for zone in table.zones.get(piece, ()) if zone in city.neighborhood_names or zone in buildings}
