"""Film strips: shots as the window shows them, a picture every 100 ms, all in one PNG.

python -m tools.film_strip [demolition|flick|breath|bot] [--out DIR] [--again] [--reduced]
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path

from panda3d.core import PNMImage

from meeple_city.border import Breathe, Drop, Flick, Request, message
from meeple_city.display.marks import Arrow
from meeple_city.render.images import scaled, write_png
from meeple_city.setup.motions import motion_of
from meeple_city.setup.scenes import open_scene
from meeple_city.setup.window import OpenGame, open_game
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.setup.window_tables import ShownTable
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table
from meeple_city.ui.intent import Intent
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.second_look import SecondLookMode
from meeple_city.ui.modes.watch import WatchMode
from meeple_city.ui.settings import Settings

SIZE, SMALL = (960, 540), (480, 270)
COLUMNS, MOST = 4, 40
FRAME_S, EVERY = 1 / 30, 3
WRECKERS = (("body:blue", (150.0, -150.0)), ("body:yellow", (-150.0, 150.0)))


class AtRest(LookAroundMode):
    """The table before and after a shot. Without a match, there is nothing to say about it."""

    def tick(self, dt: float) -> None:
        """Say nothing."""


@dataclass(frozen=True)
class Shot:
    """A shot to be filmed, by a person or by a bot."""

    request: Request
    intent: Intent | None = None
    wrecked: bool = False  # whether others have been there before


def shots(table: Table) -> dict[str, Shot]:
    """The shots that are filmed, by name."""
    drop = Drop("body:red", (-20.0, -150.0), 300.0, (0.0, 70.0, -10.0))
    bot = Drop("body:green", (150.0, 150.0), 280.0, (0.0, 90.0, 30.0))
    curve = ((0.0, 0.0), (0.1, 1.0), (0.7, 1.0), (0.8, 0.0))
    says = message("screen.playing", seat="green")
    return {
        "demolition": Shot(drop),
        "flick": Shot(Flick("paws:blue", _towards(table, "paws:blue", (150.0, -150.0)) - 3.0, 3.0)),
        "breath": Shot(Breathe("body:red", (-150.0, -150.0, 40.0), curve), wrecked=True),
        "bot": Shot(
            bot, Intent("green", says, Arrow((240.0, 240.0, 50.0), (150.0, 150.0, 50.0), 1.0), ("body:green",), ())
        ),
    }


def film(name: str, out: Path, again: bool, settings: Settings) -> Path:
    """Film a shot in a window off-screen; `again` films the second look at it."""
    table = open_scene("meeple-city", 0)
    shot = shots(table)[name]
    before = _wrecked(table) if shot.wrecked else table.initial_snapshot()
    motion = motion_of(table, table.run(before, shot.request))
    with open_game(WindowMatches(), settings, size=SIZE) as opened:
        game = opened.game
        game.show(AtRest(game))
        game.lay(ShownTable(table).laid(dict.fromkeys(("red", "blue", "green", "yellow"), "easy"), before))
        for _ in range(30):
            _frame(opened)
        mode: Mode = SecondLookMode(game, motion) if again else WatchMode(game, motion, shot.intent)
        (game.push if again else game.show)(mode)
        pictures = _pictures(opened, mode)
    return _written(pictures, out / f"{name}{'-again' if again else ''}{'-reduced' if settings.comfort else ''}.png")


def _pictures(opened: OpenGame, mode: Mode) -> list[PNMImage]:
    pictures: list[PNMImage] = []
    while not pictures or (opened.game.mode is mode and len(pictures) < MOST):
        pictures.append(scaled(opened.window.picture(), SMALL))
        for _ in range(EVERY):
            _frame(opened)
    return pictures


def _frame(opened: OpenGame) -> None:
    opened.game.tick(FRAME_S)
    opened.table.draw(opened.game.directed.camera(), None)


def _wrecked(table: Table) -> Snapshot:
    snapshot = table.initial_snapshot()
    for body, over in WRECKERS:
        snapshot = table.run(snapshot, Drop(body, over, 300.0, (0.0, 90.0, 0.0))).final
    return snapshot


def _towards(table: Table, piece: str, at_mm: tuple[float, float]) -> float:
    state = table.initial_snapshot().piece(piece)
    assert state is not None
    return math.degrees(math.atan2(at_mm[1] - state.position[1] * 1000, at_mm[0] - state.position[0] * 1000))


def _written(pictures: list[PNMImage], out: Path) -> Path:
    rows = math.ceil(len(pictures) / COLUMNS)
    strip = PNMImage(COLUMNS * SMALL[0], rows * SMALL[1])
    for number, picture in enumerate(pictures):
        strip.copy_sub_image(picture, number % COLUMNS * SMALL[0], number // COLUMNS * SMALL[1])
    write_png(strip, out)
    return out


def main() -> None:
    """Make the strips that are asked for, or all."""
    names = ("demolition", "flick", "breath", "bot")
    parser = argparse.ArgumentParser(description="film strips of shots, a picture every 100 ms")
    parser.add_argument("names", nargs="*", metavar="SHOT", help=f"of {', '.join(names)} (default: all)")
    parser.add_argument("--out", type=Path, default=Path("out"))
    parser.add_argument("--again", action="store_true", help="film the second look at each shot")
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    parser.add_argument("--follow", choices=("off", "cut", "glide"), default="cut")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if unknown := set(options.names) - set(names):
        parser.error(f"{', '.join(sorted(unknown))}: unknown; allowed: {', '.join(names)}")
    for name in options.names or names:
        settings = Settings(tips=False, sound=False, comfort=options.reduced, follow=options.follow)
        print(film(name, options.out, options.again, settings))


if __name__ == "__main__":
    main()
