"""The window from its opening to its closing: drawing, captions, head, matches and modes put together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from meeple_city.ui.settings import NewMatch


@dataclass(frozen=True)
class WindowOptions:
    """What `play` was asked for; without a wish, the menu asks."""

    wish: NewMatch | None = None
    seed: int | None = None
    scene: str | None = None
    timeout_s: float = 5.0
    verbose: bool = False
    status: Path | None = None
    calibration: Path | None = None  # of the microphone
