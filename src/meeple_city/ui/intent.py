"""What somebody is about to do, shown before a shot that people did not make themselves."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from meeple_city.border import Breathe, Drop, Flick, Message, Place, Request, Toss
from meeple_city.core.asks import Ask, TableResult
from meeple_city.core.play import Record
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.geometry import Point, Position
from meeple_city.display.marks import Arrow
from meeple_city.input.gestures import FULL_FLICK_M_S, FULL_TOSS_M_S
from meeple_city.match.match_thread import StepDone
from meeple_city.ui.targets import outlines

ARROW_MM = 200.0  # at full strength, as when people aim
ACTIONS = ("moved", "demolished", "smashed", "tossed", "kicked", "caught", "breathed", "breathed_from", "jumped")


@dataclass(frozen=True)
class Intent:
    """Who is about to shoot, what is told about it, and what to point at."""

    seat: str
    told: Message | None
    arrow: Arrow | None = None
    pieces: tuple[str, ...] = ()
    zones: tuple[tuple[Point, ...], ...] = field(default=())


def intent_of(happened: StepDone, before: View | None) -> Intent | None:
    """What a step was about to do; None if it was no shot."""
    shot = next((record for record in happened.records if is_shot(record)), None)
    if shot is None or not isinstance(before, PhysicalView):
        return None
    assert isinstance(shot.question, Ask)
    assert isinstance(shot.given, TableResult)
    keys = [f"{before.game}.event.{name}" for name in ACTIONS]
    told = next((one.public for one in happened.told if one.public.key in keys), None)
    over = shot.question.permit.over if shot.question.permit else ""
    zones = tuple(outlines([over], before.city)) if over else ()
    request = shot.given.request
    return Intent(shot.question.seat, told, _arrow(request, before), _pieces(request), zones)


def is_shot(record: Record) -> bool:
    """Whether a player shot, rather than the rules tidying up."""
    return isinstance(record.question, Ask) and isinstance(record.given, TableResult) and not record.auto


def _pieces(request: Request) -> tuple[str, ...]:
    if isinstance(request, Breathe):
        return (request.from_,)
    return (request.piece,) if isinstance(request, Flick | Drop | Toss | Place) else ()


def _arrow(request: Request, before: PhysicalView) -> Arrow | None:
    where = before.table.where_mm
    if isinstance(request, Flick) and request.piece in where:
        return _ahead(where[request.piece], request.direction_deg, request.speed_m_s / FULL_FLICK_M_S)
    if isinstance(request, Toss) and request.from_ in where:
        return _ahead(where[request.from_], request.direction_deg, request.speed_m_s / FULL_TOSS_M_S)
    if isinstance(request, Breathe) and request.from_ in where:
        return Arrow(where[request.from_], request.aim_mm, 1.0)
    return None


def _ahead(start: Position, direction_deg: float, share: float) -> Arrow:
    x, y, z = start
    length, turn = ARROW_MM * min(1.0, share), math.radians(direction_deg)
    return Arrow(start, (x + length * math.cos(turn), y + length * math.sin(turn), z), share)
