"""The state of the window as lines of JSON, for programs that watch it. Nothing can be sent in this way."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import IO, Any

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView
from meeple_city.display.captions import Captions
from meeple_city.display.geometry import Pixel
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.modes.card_choice import CardChoiceMode


class Status:
    """Writes a line whenever something has changed."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self._last = ""
        self._frames = 0

    def report(self, window: GameWindow, about: dict[str, Any], pointer: Pixel | None) -> None:
        """Write the state if it has changed since the last frame; `about` describes the system's window."""
        self._frames += 1
        state = {**window_state(window), "window": about, "pointer": _rounded(pointer)}
        line = json.dumps(state, sort_keys=True)
        if line != self._last:
            self._last = line
            self._write(f'{{"frame": {self._frames}, {line[1:]}\n', window)

    def _write(self, line: str, window: GameWindow) -> None:
        """Write a line. A file that cannot be written is told once, and the window goes on without it."""
        if self._out.closed:
            return
        try:
            self._out.write(line)
            self._out.flush()
        except OSError as cause:
            ended = message("screen.status_ended", problem=f"{self._out.name}: {cause.strerror}")
            window.show_notice(window.words.phrase(ended))
            with suppress(OSError):  # which has been told
                self._out.close()


def window_state(window: GameWindow) -> dict[str, Any]:
    """Mode, question, captions, and where things are in the window."""
    mode, captions = window.mode, window.captions
    bars = {name: round(share, 2) for name, (share, _) in captions.bars.items()}
    return {
        "mode": mode.name if mode else None,
        "entered": dict(window.entered),
        "left": dict(window.left),
        "ask": _ask(window.pending.ask, window.must_hide(window.pending)) if window.pending else None,
        "prompt": captions.said,
        "note": captions.noted,
        "panel": list(captions.lines),
        "aside": list(captions.column),
        "hint": [captions.hint.title, *captions.hint.lines] if captions.hint else [],
        "cards": [card.face.title for card in captions.hand],
        "tip": list(captions.tip_lines),
        "toasts": [toast.text for toast in captions.toasts],
        "players": {strip.id: [strip.name, strip.active] for strip in captions.strips},
        "buttons": {id_: [text, _rounded(window.button_finder.where(id_))] for id_, text in _buttons(captions)},
        "waits_ms": {kind: round(waits[-1] * 1000) for kind, waits in window.releases.waits_s.items()},
        "keys": {button.id: button.key for button in captions.shown if button.key},
        "lit": next((row.id for row in captions.menu.rows if row.lit), None) if captions.menu else None,
        "targets": _targets(window),
        "bar": bars.pop("", None),
        "meters": bars,
        "held": mode.held() if mode else None,
        "pressed": window.input_router.pressed,
        "seated": window.head.seated,
        "settled": window.head.settled,
        "settings": {key: value for key, value in vars(window.settings).items() if key != "tips_seen"},
    }


def _ask(ask: Ask, hidden: bool) -> dict[str, Any]:
    """The open question; without its options and details where they must stay off the screen."""
    permit = None if ask.permit is None else {key: value for key, value in vars(ask.permit).items() if value}
    state = {"seat": ask.seat, "kind": ask.kind, "permit": permit}
    return state if hidden else {**state, "options": list(ask.options), "about": dict(ask.about)}


def _buttons(captions: Captions) -> list[tuple[str, str]]:
    """Everything to click with its label: buttons, and the rows of a menu with their values."""
    menu = captions.menu
    rows, tabs = (menu.rows, menu.tabs) if menu else ((), ())
    listed = [(row.id, f"{row.text}: {row.value}" if row.value else row.text) for row in rows if not row.heading]
    listed += [(f"tab:{number}", text) for number, text in enumerate(tabs)]
    scrub = [("scrub", captions.scrubbed.text)] if captions.scrubbed else []
    return [*listed, *((button.id, button.text) for button in captions.shown), *scrub]


def _targets(window: GameWindow) -> dict[str, Any]:
    """Where the zones and the pieces of the open question are in the window."""
    if isinstance(window.mode, CardChoiceMode):
        cards = {card: window.cards.where(card) for card in window.mode.order()}
        return {card: _rounded(at) for card, at in cards.items() if at is not None}
    if window.pending is None or not isinstance(window.pending.view, PhysicalView):
        return {}
    ask, city, where = window.pending.ask, window.pending.view.city, window.pending.view.table.where_mm
    found = {piece: window.screen.project(where[piece]) for piece in where if piece.split(":")[0] != "meeple"}
    if ask.kind == "eat":
        found |= {piece: window.screen.project(where[piece]) for piece in ask.options if piece in where}
    found |= {zone: window.screen.project((*city.middle(zone), 0.0)) for zone in city.outlines_mm}
    return {name: _rounded(at) for name, at in found.items() if at is not None}


def _rounded(at: Pixel | None) -> list[int] | None:
    return None if at is None else [round(at[0]), round(at[1])]
