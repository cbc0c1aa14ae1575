"""What the pointer rests on, explained beside it after a moment; with Tab, one thing after the other."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from meeple_city.display.geometry import Pixel, Position
from meeple_city.display.hud import Hint
from meeple_city.ui.beside_board import runaway_area, runaway_row
from meeple_city.ui.explain import Explainer, Explanation, explainer
from meeple_city.ui.player_areas import runaway_board_of

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

REST_S = 0.35  # until a label appears; our choice
JITTER_PX = 4.0  # a pointer that moves less than this rests; our choice


class Pointing:
    """Watches the pointer of one window."""

    def __init__(self, window: GameWindow) -> None:
        self._window = window
        self._at: Pixel | None = None
        self._rested_s = 0.0
        self._step = -1  # of Tab

    def move(self, at: Pixel) -> None:
        """The pointer is somewhere else: what it said before is gone."""
        if self._at is not None and math.dist(self._at, at) < JITTER_PX:
            return
        self._at, self._rested_s = at, 0.0
        self._show(None, at)
        over = self._window.button_finder.over(at) or ""
        self._hold_up(over)
        if self._window.cards.on:
            picked = None if over else self._window.screen.pick(at)
            self._window.cards.point(picked.piece if picked else "")
            self._window.cards.read("")

    def show_card(self, card: str) -> None:
        """Explain a card that keys point at."""
        self._window.cards.point(card)
        self._window.cards.read("")
        self._window.cards.read(card)
        self._at, self._rested_s = None, 0.0
        self._show_above(card)

    def hide(self) -> None:
        """Say nothing until the pointer rests somewhere else."""
        self._at, self._step = None, -1
        self._hold_up("")
        self._show(None, (0.0, 0.0))

    def tick(self, dt: float) -> None:
        """Explain what the pointer rests on, once."""
        if self._at is None or self._rested_s >= REST_S or self._window.input_router.touching:
            return
        if self._window.mode is not None and not self._window.mode.explains:
            return
        self._rested_s += dt
        if self._rested_s >= REST_S:
            card = self._card(self._at)
            if card:
                self._window.cards.read(card)
                self._show_above(card)
            else:
                self._show(self.explain(self._at), self._at)

    def next(self, by: int = 1) -> Pixel | None:
        """Explain the next thing: what glows, the players, the own cards, then those of others; where it is."""
        things = self._things()
        if not things:
            return None
        self._step = (max(self._step, -1 if by > 0 else 0) + by) % len(things)
        thing, at = things[self._step]
        self._at, self._rested_s = None, 0.0
        self._hold_up(thing)
        self._show(self._named(thing), at)
        return at

    def explain(self, at: Pixel) -> Explanation | None:
        """What is under a pixel."""
        over = self._window.button_finder.over(at)
        if over is not None:
            return self._named(over)
        if self._window.captions.covered or self._window.captions.menu:
            return None
        picked, known = self._window.screen.pick(at), self._explainer()
        if picked is None or known is None:
            return None
        if picked.piece in self._window.table_cards.spots:
            self._hold_up(picked.piece)
            return self._window.table_cards.explain(picked.piece)
        if picked.piece.startswith("runaway"):
            return self._runaways(known, picked.at_mm)
        return (known.piece(picked.piece) if picked.piece else None) or known.spot(picked.at_mm[:2])

    def _runaways(self, known: Explainer, at_mm: Position) -> Explanation:
        """The line or zone of the Runaway board at a point of it."""
        middle = self._window.screen.pose("runaway")
        if middle is None:
            return known.runaways()
        (x, y, _), board = middle[0], runaway_board_of(known.view)
        row = runaway_row(board, at_mm[1] / 1000 - y)
        area = tuple(((x + right) * 1000, (y + up) * 1000) for right, up in runaway_area(board, row))
        return replace(known.runaways(row), areas=(area,))

    def _card(self, at: Pixel) -> str:
        """The card of a card game under a pixel; empty if there is none."""
        window = self._window
        if not window.cards.on or window.captions.covered or window.captions.menu or window.button_finder.over(at):
            return ""
        picked = window.screen.pick(at)
        return picked.piece if picked and picked.piece in window.cards.spots else ""

    def _show_above(self, card: str) -> None:
        """Explain a card; of one that cannot be played, only why."""
        spot, explanation = self._window.cards.label_spot(card), self._window.cards.explain(card)
        if spot is None or explanation is None:
            return
        at, side = spot
        mode = self._window.mode
        why = mode.why_not(card) if mode else ""
        lines = (why,) if why else explanation.lines
        self._window.captions.point_out(Hint(explanation.title, lines, at, side))

    def _named(self, thing: str) -> Explanation | None:
        kind, _, rest = thing.partition(":")
        known = self._explainer()
        if thing in self._window.table_cards.spots:
            return self._window.table_cards.explain(thing)
        if kind == "seat" and self._window.cards.on:
            return self._window.cards.explain_player(rest)
        if kind == "grey":
            button = next((one for one in self._window.captions.shown if one.id == thing), None)
            return Explanation(button.text, (button.why_not,)) if button else None
        if known is None:
            return None
        if kind == "seat":
            return known.player(rest)
        return known.runaways() if kind == "table" else known.piece(thing)

    def _things(self) -> list[tuple[str, Pixel]]:
        window = self._window
        pieces = [(piece, window.screen.pose(piece)) for piece in window.glowing]
        spots = [(piece, tuple(part * 1000 for part in pose[0])) for piece, pose in pieces if pose]
        found = [(piece, window.screen.project((x, y, z))) for piece, (x, y, z) in spots]
        ids = [f"seat:{strip.id}" for strip in window.captions.strips]
        ids += [f"card:{card.id}" for card in window.captions.hand]
        found += [(id_, window.button_finder.where(id_)) for id_ in ids]
        lying = [(id_, spot.pose[0]) for id_, spot in window.table_cards.spots.items() if spot.key]
        found += [(id_, window.screen.project((x * 1000, y * 1000, z * 1000))) for id_, (x, y, z) in lying]
        return [(thing, at) for thing, at in found if at is not None]

    def _explainer(self) -> Explainer | None:
        window = self._window
        ask = window.pending.ask if window.pending else None
        seat = ask.seat if ask else window.reader or window.looking
        return explainer(window.seen, window.words, ask, seat, window.presenter.why if window.presenter else {})

    def _show(self, explanation: Explanation | None, at: Pixel) -> None:
        hint = Hint(explanation.title, explanation.lines, at) if explanation else None
        self._window.captions.point_out(hint)
        pieces, areas = (explanation.pieces, explanation.areas) if explanation else ((), ())
        self._window.screen.relate(pieces, areas)

    def show(self, at: Pixel) -> None:
        """Explain what is under a pixel at once."""
        self._at, self._rested_s = at, REST_S
        self._show(self.explain(at), at)

    def _hold_up(self, thing: str) -> None:
        """Hold up the card that something is, one's own or one on the table; none if it is no card."""
        own = {f"card:{card.id}": card.face for card in self._window.captions.hand}
        self._window.captions.hold_up(own.get(thing) or self._window.table_cards.face(thing))
