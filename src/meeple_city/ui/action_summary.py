"""What has happened since people last had time to read, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.border import Message, Outcome
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.play import Record
from meeple_city.match.match_thread import StepDone
from meeple_city.match.telling import Told

WORTH_A_PAUSE = 3  # lines after a mere choice


@dataclass(frozen=True)
class ActionSummary:
    """An action and everything that followed from it, until somebody is asked again."""

    seat: str = ""
    shot: bool = False
    told: tuple[Told, ...] = ()
    outcomes: tuple[Outcome, ...] = ()

    def extended(self, happened: StepDone) -> ActionSummary:
        """The summary with what happened next."""
        records = [record for record in happened.records if not record.auto]
        outcomes = tuple(record.given.outcome for record in records if isinstance(record.given, TableResult))
        refusals = (Told(outcome.refused) for outcome in outcomes if outcome.refused)
        return ActionSummary(
            seat=self.seat or _seat(records),
            shot=self.shot or any(is_shot(record) for record in records),
            told=(*self.told, *refusals, *happened.told),
            outcomes=(*self.outcomes, *outcomes),
        )

    @property
    def worth_showing(self) -> bool:
        """Whether to stop for it."""
        return bool(self.outcomes and self.seat) and (self.shot or len(self.told) >= WORTH_A_PAUSE)

    def reasons(self) -> list[tuple[str, Message]]:
        """Pieces that moved, were touched or are mentioned, each with the reason for a verdict on it.

        What the rules acted on comes first.
        """
        why: dict[str, Message] = {}
        for outcome in self.outcomes:
            why.update(outcome.why)
        told = {piece for one in self.told for piece in _strings(one.public)}
        concerned = told | {piece for out in self.outcomes for piece in (*out.moved, *out.left_city)}
        concerned |= set(self.touched())
        rows = [(verdict.split()[-1], reason) for verdict, reason in why.items()]
        return sorted((row for row in rows if row[0] in concerned), key=lambda row: row[0] not in told)

    def touched(self) -> list[str]:
        """What the shot touched, in order, each piece once."""
        touches = [touch.piece for out in self.outcomes for touch in (*out.touched_before_release, *out.touched)]
        return list(dict.fromkeys(touches))

    def zones(self) -> Mapping[str, tuple[str, ...]]:
        """The zones that pieces are in, as last seen."""
        return self.outcomes[-1].zones if self.outcomes else {}


def is_shot(record: Record) -> bool:
    """Whether a player shot, rather than the rules tidying up."""
    return isinstance(record.question, Ask) and isinstance(record.given, TableResult)


def starts_action(happened: StepDone) -> bool:
    """Whether somebody decided something: what came before is over."""
    return any(isinstance(record.question, Ask) and not record.auto for record in happened.records)


def _strings(message: Message) -> list[str]:
    """All strings among the arguments of a message; the ids of pieces are among them."""
    found: list[str] = []
    for value in message.args.values():
        found += [value] if isinstance(value, str) else value if isinstance(value, tuple) else []
    return found


def _seat(records: list[Record]) -> str:
    return next((record.question.seat for record in records if isinstance(record.question, Ask)), "")
