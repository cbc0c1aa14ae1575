"""What the pointer rests on, explained beside it after a moment; with Tab, one thing after the other."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from meeple_city.display.geometry import Pixel
from meeple_city.display.hud import Hint
from meeple_city.ui.explain import Explainer, Explanation, explainer

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

REST_S = 0.35  # until a label appears; our choice
ABOVE_PX = 190.0  # a label is this far above the middle of the card it is about; our choice
JITTER_PX = 4.0  # a pointer that moves less than this rests; our choice


class Pointing:
    """Watches the pointer of one window."""

    def __init__(self, window: GameWindow) -> None:
        self._window = window
        self._at: Pixel | None = None
        self._rested_s = 0.0
        self._step = -1  # of Tab
        self.large = ""  # the card that is held up

    def move(self, at: Pixel) -> None:
        """The pointer is somewhere else: what it said before is gone."""
        if self._at is not None and math.dist(self._at, at) < JITTER_PX:
            return
        self._at, self._rested_s = at, 0.0
        self._window.captions.point_out(None)
        over = self._window.button_finder.over(at) or ""
        self._hold_up(over.removeprefix("card:") if over.startswith("card:") else "")
        if self._window.cards.on:
            picked = None if over else self._window.screen.pick(at)
            self._window.cards.point(picked.piece if picked else "")
            self._window.cards.read("")

    def show_card(self, card: str) -> None:
        """Explain a card that keys point at."""
        self._window.cards.point(card)
        self._window.cards.read("")
        self._window.cards.read(card)
        at = self._window.cards.where(card)
        explanation = self._window.cards.explain(card)
        if at is not None:
            self._at, self._rested_s = None, 0.0
            self._show(explanation, (at[0], at[1] - ABOVE_PX))

    def hide(self) -> None:
        """Say nothing until the pointer rests somewhere else."""
        self._at, self._step = None, -1
        self._window.captions.point_out(None)

    def tick(self, dt: float) -> None:
        """Explain what the pointer rests on, once."""
        if self._at is None or self._rested_s >= REST_S or self._window.input_router.pressed:
            return
        self._rested_s += dt
        if self._rested_s >= REST_S:
            self._show(self.explain(self._at), self._at)

    def next(self, by: int = 1) -> Pixel | None:
        """Explain the next thing: everything that glows, then the players, then the own cards; where it is."""
        things = self._things()
        if not things:
            return None
        self._step = (max(self._step, -1 if by > 0 else 0) + by) % len(things)
        thing, at = things[self._step]
        self._at, self._rested_s = None, 0.0
        self._hold_up(thing.removeprefix("card:") if thing.startswith("card:") else "")
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
        if picked is not None and self._window.cards.on:
            self._window.cards.read(picked.piece)
            return self._window.cards.explain(picked.piece)
        if picked is None or known is None:
            return None
        return (known.piece(picked.piece) if picked.piece else None) or known.spot(picked.at_mm[:2])

    def _named(self, thing: str) -> Explanation | None:
        kind, _, rest = thing.partition(":")
        known = self._explainer()
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
        return [(thing, at) for thing, at in found if at is not None]

    def _explainer(self) -> Explainer | None:
        window = self._window
        ask = window.pending.ask if window.pending else None
        seat = ask.seat if ask else window.reader or ""
        return explainer(window.seen, window.words, ask, seat, window.presenter.why if window.presenter else {})

    def _show(self, explanation: Explanation | None, at: Pixel) -> None:
        hint = Hint(explanation.title, explanation.lines, at) if explanation else None
        self._window.captions.point_out(hint)

    def _hold_up(self, card: str) -> None:
        if card != self.large:
            self.large = card
            self._window.show_hand()
