"""What has happened since people last had time to read, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.border import Outcome
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.play import Record
from meeple_city.match.match_thread import Happened

LOUD = 3  # so many lines after a mere choice are worth a pause


@dataclass(frozen=True)
class ActionSummary:
    """An action with all that followed from it; told until somebody is asked again."""

    seat: str = ""
    shot: bool = False
    told: tuple[str, ...] = ()
    outcomes: tuple[Outcome, ...] = ()

    def grown(self, happened: Happened) -> ActionSummary:
        """The story with what happened next."""
        records = [record for record in happened.records if not record.auto]
        outcomes = tuple(record.given.outcome for record in records if isinstance(record.given, TableResult))
        return ActionSummary(
            seat=self.seat or _seat(records),
            shot=self.shot or any(is_shot(record) for record in records),
            told=(*self.told, *(f"refused: {out.refused}" for out in outcomes if out.refused), *happened.told),
            outcomes=(*self.outcomes, *outcomes),
        )

    @property
    def due(self) -> bool:
        """Whether it is worth showing."""
        return bool(self.outcomes and self.seat) and (self.shot or len(self.told) >= LOUD)

    def reasons(self) -> list[str]:
        """Why each verdict was given on what moved or was touched: what the rules acted on first, then the rest."""
        why: dict[str, str] = {}
        for outcome in self.outcomes:
            why.update(outcome.why)
        told = set(" ".join(self.told).replace(",", " ").split())
        told |= {word.rstrip(":") for word in told}
        concerned = told | {piece for out in self.outcomes for piece in (*out.moved, *out.left_city)}
        concerned |= set(self.touched())
        rows = [(verdict, reason) for verdict, reason in why.items() if _pieces(verdict) & concerned]
        rows.sort(key=lambda row: not _pieces(row[0]) & told)
        return [f"{verdict}: {reason}" for verdict, reason in rows]

    def touched(self) -> list[str]:
        """What the shot touched, in order, each once."""
        touches = [touch.piece for out in self.outcomes for touch in (*out.touched_before_release, *out.touched)]
        return list(dict.fromkeys(touches))

    def zones(self) -> Mapping[str, tuple[str, ...]]:
        """The zones that pieces are in, as last seen."""
        return self.outcomes[-1].zones if self.outcomes else {}


def _pieces(verdict: str) -> set[str]:
    return {word for word in verdict.split() if ":" in word}


def is_shot(record: Record) -> bool:
    """Whether somebody has shot, and not only the rules have tidied up."""
    return isinstance(record.question, Ask) and isinstance(record.given, TableResult)


def begins(happened: Happened) -> bool:
    """Whether somebody has decided something: what came before is over."""
    return any(isinstance(record.question, Ask) and not record.auto for record in happened.records)


def _seat(records: list[Record]) -> str:
    return next((record.question.seat for record in records if isinstance(record.question, Ask)), "")
