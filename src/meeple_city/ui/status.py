"""What the window shows, as one line of JSON for whoever looks on from outside; nothing can be sent in this way."""

from __future__ import annotations

import json
from typing import IO, Any

from meeple_city.core.asks import Ask
from meeple_city.display.marks import Pixel
from meeple_city.ui.game_window import GameWindow


class Status:
    """Writes a line whenever something has changed."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self._last = ""
        self._frames = 0

    def report(self, room: GameWindow, window: dict[str, Any], pointer: Pixel | None) -> None:
        """Write what has changed since the last frame, if anything has."""
        self._frames += 1
        state = {**room_state(room), "window": window, "pointer": _rounded(pointer)}
        line = json.dumps(state, sort_keys=True)
        if line != self._last:
            self._last = line
            self._out.write(f'{{"frame": {self._frames}, {line[1:]}\n')
            self._out.flush()


def room_state(room: GameWindow) -> dict[str, Any]:
    """Mode, question, captions, and where things are in the window."""
    return {
        "mode": room.mode.name if room.mode else None,
        "entered": dict(room.entered),
        "left": dict(room.left),
        "ask": _ask(room.pending.ask) if room.pending else None,
        "prompt": room.hud.said,
        "note": room.hud.noted,
        "panel": list(room.hud.lines),
        "aside": list(room.hud.column),
        "buttons": {button.id: [button.text, _rounded(room.hud.where(button.id))] for button in room.hud.shown},
        "targets": _targets(room),
        "bar": None if room.hud.share is None else round(room.hud.share, 2),
        "meters": {name: round(share, 2) for name, share in room.hud.meters.items()},
        "held": room.mode.held() if room.mode else None,
        "pressed": room.hands.pressed,
        "seated": room.head.seated,
        "settled": room.head.settled,
        "settings": {key: value for key, value in vars(room.settings).items() if key != "introduced"},
    }


def _ask(ask: Ask) -> dict[str, Any]:
    permit = None if ask.permit is None else {k: v for k, v in vars(ask.permit).items() if v}
    return {"seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "about": ask.about, "permit": permit}


def _targets(room: GameWindow) -> dict[str, Any]:
    """Where the pieces are that a question is about, in window coordinates."""
    if room.pending is None or "table" not in room.pending.view:
        return {}
    where = room.pending.view["table"]["where_mm"]
    city = room.city
    found = {piece: room.screen.project(where[piece]) for piece in where if piece.split(":")[0] != "meeple"}
    if room.pending.ask.kind == "eat":
        found |= {piece: room.screen.project(where[piece]) for piece in room.pending.ask.options if piece in where}
    if city is not None:
        found |= {zone: room.screen.project((*city.middle(zone), 0.0)) for zone in city.outlines_mm}
    return {name: _rounded(at) for name, at in found.items() if at is not None}


def _rounded(at: Pixel | None) -> list[int] | None:
    return None if at is None else [round(at[0]), round(at[1])]
