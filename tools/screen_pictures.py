"""Make pictures of every screen worth looking at, in both languages, through the game itself: `make screen-pictures`.

python -m tools.screen_pictures OUT [--only NAME ...] [--lang en|fr] [--size 1280x720] [--text 100]

The game runs off-screen with real matches; only its eyes and hands are these.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from meeple_city.display.geometry import Pixel
from meeple_city.display.input_events import InputEvent, KeyPressed, KeyReleased, PointerMoved
from meeple_city.match.match_thread import MatchContext
from meeple_city.render.images import write_png
from meeple_city.render.window import RenderWindow
from meeple_city.setup.folders import HOME, settings_file
from meeple_city.setup.window import OpenGame, open_game
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.loop import Loop
from meeple_city.ui.settings import LANGUAGE_CODES, NewMatch, Settings
from meeple_city.ui.status import window_state

SCENES = Path(__file__).parents[1] / "tests" / "ui"
NEAR_END, EDGE = SCENES / "near-end.toml", SCENES / "edge.toml"
FRAME_S, REST_S = 1 / 30, 0.002
PATIENCE_S = 240.0  # far longer than anything takes; only a broken program gets there
REFINED = 32  # frames until a picture is as good as it gets


@dataclass
class Hands:
    """An operating system's window without one: what is put into the queue has happened."""

    window: RenderWindow
    queue: list[InputEvent] = field(default_factory=list)
    pointer: Pixel | None = None
    focused: bool = True

    @property
    def size(self) -> tuple[int, int]:
        """The size of the picture."""
        return self.window.size

    def input_events(self) -> list[InputEvent]:
        """What the hands did."""
        events, self.queue = self.queue, []
        return events

    def move_pointer(self, at: Pixel) -> None:
        """Put the pointer somewhere."""
        self.pointer = at

    def full_screen(self, on: bool) -> None:
        """There is no screen to fill."""


class Player:
    """Somebody who plays, and takes pictures."""

    def __init__(self, opened: OpenGame, out: Path, suffix: str) -> None:
        self.game: GameWindow = opened.game
        self.hands = Hands(opened.window)
        self._loop = Loop(self.hands, self.game, opened._draw)
        self._window, self._out, self._suffix = opened.window, out, suffix

    # ---- time and pictures

    def frames(self, count: int) -> None:
        """Let time pass."""
        for _ in range(count):
            self._loop.frame(FRAME_S)

    def until(self, wanted: Callable[[], bool], what: str) -> None:
        """Let time pass until something is there."""
        end = time.monotonic() + PATIENCE_S
        while not wanted():
            if time.monotonic() > end:
                raise TimeoutError(f"never saw {what}; mode {self.mode}, {self.game.captions.said!r}")
            self.frames(1)
            time.sleep(REST_S)

    def until_mode(self, *modes: str) -> None:
        """Go on until such a mode is there; explanations and results on the way are read."""

        def there() -> bool:
            if self.mode in modes and self.game.head.settled:
                return True
            if self.mode in ("tip", "cover", "result", "ceremony") and self.mode not in modes:
                self.key("enter")
            elif self.mode == "watch" and self.mode not in modes:
                self.key("space")
            return False

        self.until(there, " or ".join(modes))

    def picture(self, name: str) -> None:
        """Take a picture of what is on the screen, once it is as good as it gets."""
        self.frames(REFINED)
        file = self._out / f"{name}{self._suffix}.png"
        write_png(self._window.picture(), file)
        print(file)

    @property
    def mode(self) -> str:
        """The name of the mode on top."""
        return self.game.mode.name if self.game.mode else ""

    # ---- hands

    def key(self, key: str) -> None:
        """Press a key and let it go."""
        self.hands.queue += [KeyPressed(key), KeyReleased(key)]
        self.frames(1)

    def point(self, at: Pixel) -> None:
        """Move the pointer."""
        self.hands.pointer = at
        self.hands.queue.append(PointerMoved(*at, at_s=time.perf_counter()))
        self.frames(1)

    def button(self, down: bool) -> None:
        """Press or release the left button."""
        self.hands.queue.append(KeyPressed("mouse1") if down else KeyReleased("mouse1", time.perf_counter()))
        self.frames(1)

    def click(self, at: Pixel) -> None:
        """Click somewhere."""
        self.point(at)
        self.button(True)
        self.button(False)

    def push(self, button: str) -> None:
        """Click a button of the captions."""
        self.until(lambda: self.game.button_finder.where(button) is not None, f"button {button}")
        at = self.game.button_finder.where(button)
        assert at is not None
        self.click(at)

    def choose(self, verb: str) -> bool:
        """Give the first answer that begins so, if there is one."""
        assert self.game.pending is not None
        for option in self.game.pending.ask.options:
            if option.split()[0] == verb:
                self.game.answer(option)
                return True
        return False

    def where(self, target: str) -> Pixel:
        """Where a piece or zone is in the picture."""
        x, y = window_state(self.game)["targets"][target]
        return float(x), float(y)

    def pull(self, start: Pixel, by: Pixel) -> None:
        """Press on something and pull, without letting go."""
        self.point(start)
        self.button(True)
        self.point((start[0] + by[0] / 2, start[1] + by[1] / 2))
        self.point((start[0] + by[0], start[1] + by[1]))


# ---- what is photographed


def title(player: Player) -> None:
    """The first menu, once the city is behind it."""
    player.game.open()
    player.until(lambda: player.game.layout is not None, "the city")
    player.frames(60)
    player.picture("title")


def new_game(player: Player) -> None:
    """Who plays, and one seat of it."""
    player.game.open()
    player.until(lambda: player.game.layout is not None, "the city")
    player.push("new")
    player.until_mode("setup")
    player.picture("new-game")
    player.push("seat:1")
    player.until_mode("seat")
    player.picture("new-game-seat")


def settings(player: Player) -> None:
    """The settings, and all keys."""
    player.game.open()
    player.until(lambda: player.game.layout is not None, "the city")
    player.push("settings")
    player.until_mode("settings")
    player.picture("settings")


def actions(player: Player) -> None:
    """A turn: its question, hovering over things, then each of the four actions being aimed."""
    start(player, NewMatch("rampage", ("human", "easy", "easy", "easy"), seed=5, names=("Nina", "", "", "")))
    player.until_mode("choose")
    player.picture("choose")
    hover_a_meeple(player)
    player.key("h")
    player.until_mode("help")
    player.picture("help")
    player.key("escape")
    player.until_mode("choose")
    player.choose("move")
    player.until_mode("flick")
    pulled(player, player.where("paws:red"), "flick")
    player.choose("back")
    player.until_mode("choose")
    player.choose("breathe")
    player.until_mode("breathe")
    width, height = player.hands.size
    player.point((width * 0.45, height * 0.45))
    player.picture("breathe")
    player.choose("back")
    player.until_mode("choose")
    player.choose("move")
    player.until_mode("flick")
    player.key("4")
    player.key("enter")
    player.until_mode("choose")
    player.choose("demolish")
    player.until_mode("carry")
    aimed(player, "carry")


def hover_a_meeple(player: Player) -> None:
    """The label on a Meeple that cannot be eaten, on a building, and on the Runaway board."""
    view = player.game.seen
    assert view is not None
    for piece in ("meeple:1", "floor:3", "vehicle:blue", "runaway"):
        pose = player.game.screen.pose(piece)
        if pose is None:
            continue
        x, y, z = pose[0]
        at = player.game.screen.project((1000 * x, 1000 * y, 1000 * z))
        assert at is not None
        player.point((at[0], at[1] - 4))
        player.until(lambda: player.game.captions.hint is not None, f"a label on {piece}")
        player.picture(f"hover-{piece.replace(':', '-')}")
    player.point((5.0, player.hands.size[1] / 2))


def pulled(player: Player, start_at: Pixel, name: str) -> None:
    """A slingshot that is drawn, and let go of again without a shot."""
    player.pull(start_at, (-45.0, 95.0))
    player.picture(name)
    player.point(start_at)
    player.button(False)


def near_the_end(player: Player) -> None:
    """Near the end of a match: tossing, the meal, the final score."""
    start(player, NewMatch("rampage", ("human", "easy"), seed=5, scene=str(NEAR_END), names=("Nina", "")))
    wanted = {"toss": "toss"}
    seen: set[str] = set()
    for _ in range(400):
        player.until_mode("choose", "flick", "carry", "toss", "breathe", "place", "score")
        if player.mode == "score":
            player.picture("score")
            return
        _play_on(player, wanted, seen)
    raise TimeoutError("the match has no end")


def _play_on(player: Player, wanted: dict[str, str], seen: set[str]) -> None:
    """Do the next thing: something not photographed yet if there is one."""
    assert player.game.pending is not None
    ask = player.game.pending.ask
    if player.mode == "choose":
        if ask.kind == "eat" and "eat" not in seen:
            seen.add("eat")
            player.picture("eat")
        verbs = [verb for verb in (*wanted, "demolish", "move") if any(o.split()[0] == verb for o in ask.options)]
        player.choose(verbs[0]) if ask.kind == "action" and verbs else player.game.answer(ask.options[0])
        return
    name = player.mode
    if name in wanted.values() and name not in seen:
        seen.add(name)
        wanted.pop({mode: verb for verb, mode in wanted.items()}[name])
        aimed(player, name)
    else:
        let_keys_play(player)


def aimed(player: Player, mode: str) -> None:
    """A drop or toss that is aimed, then done."""
    assert player.game.pending is not None
    permit = player.game.pending.ask.permit
    assert permit is not None
    if mode == "toss":
        pulled(player, player.where(permit.from_), "toss")
    else:
        player.pull(player.where(permit.piece), (0.0, -20.0))
        player.point(player.where(permit.over))
        player.frames(60)
        player.picture("carry")
        player.button(False)
        player.frames(2)
        player.until(lambda: player.mode != "carry" or bool(player.game.captions.noted), "a drop")
        if player.mode in ("watch", "look"):
            player.until(lambda: player.mode in ("watch", "result", "choose"), "the shot")
            player.frames(12)
            player.picture("watch")
            player.until(lambda: bool(player.game.captions.toasts) or player.mode == "choose", "a result")
            player.picture("result")
    if player.mode == mode:
        let_keys_play(player)


def let_keys_play(player: Player) -> None:
    """Shoot with keys alone."""
    before = player.game.left[player.mode]
    mode = player.mode
    keys = {"flick": ("5", "enter"), "toss": ("5", "enter"), "place": ("arrow_right", "enter")}
    for key in keys.get(mode, ("enter",)):
        player.key(key)
    if mode == "breathe":
        player.frames(90)
        player.hands.queue.append(KeyPressed("space"))
        player.frames(45)
        player.hands.queue.append(KeyReleased("space"))
    for _ in range(600):
        if player.game.left[mode] > before:
            return
        player.frames(1)
        if mode == "carry":
            player.key("enter")
        time.sleep(REST_S)
    player.choose("back")


def relocated(player: Player) -> None:
    """A breath that fills a line: the next player moves the monster."""
    start(player, NewMatch("rampage", ("human", "human"), seed=2, scene=str(EDGE), names=("Nina", "Théo")))
    for _ in range(100):
        player.until_mode("choose", "breathe", "place")
        if player.mode == "place":
            player.picture("relocate")
            return
        assert player.game.pending is not None
        if player.mode == "breathe":
            let_keys_play(player)
        elif player.game.pending.ask.seat == "red" and player.choose("breathe"):
            continue
        elif not player.choose("stop"):
            player.game.answer(player.game.pending.ask.options[-1])


def eight_seats(player: Player) -> None:
    """The twin city with eight monsters."""
    start(player, NewMatch("rampage", ("human", *("easy",) * 7), {"teams": "4x2"}, seed=1))
    player.until_mode("choose")
    player.picture("eight-seats")


def practice(player: Player) -> None:
    """The table to practise at."""
    start(player, player.game.matches.practice())
    player.until(lambda: player.mode in ("flick", "practice", "tip", "choose"), "practice")
    player.frames(20)
    player.picture("practice")
    player.key("escape")
    player.frames(5)
    player.picture("practice-pause")


def octorage(player: Player) -> None:
    """OctoRage with four."""
    start(player, NewMatch("octorage", ("human", "easy", "easy", "easy"), seed=3))
    player.until_mode("choose", "cards")
    player.frames(40)
    player.picture("octorage")


def rarrr(player: Player) -> None:
    """RARRR!! with four."""
    start(player, NewMatch("rarrr", ("human", "easy", "easy", "easy"), seed=3))
    player.until_mode("choose", "cards", "bid")
    player.frames(40)
    player.picture("rarrr")


def start(player: Player, match: NewMatch | MatchContext) -> None:
    """Begin a match."""
    game = player.game
    game.start(game.matches.new_match(match) if isinstance(match, NewMatch) else match)


SUBJECTS: tuple[Callable[[Player], None], ...] = (
    title,
    new_game,
    settings,
    actions,
    near_the_end,
    relocated,
    eight_seats,
    practice,
    octorage,
    rarrr,
)


# ---- the command


@contextmanager
def at_the_window(out: Path, chosen: Settings, size: tuple[int, int], suffix: str) -> Iterator[Player]:
    """The game off-screen, with somebody in front of it; nothing is kept."""
    with TemporaryDirectory() as home:
        os.environ[HOME] = home
        matches = WindowMatches(settings_file())
        with open_game(matches, chosen, None, size) as opened:
            yield Player(opened, out, suffix)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures."""
    names = [subject.__name__ for subject in SUBJECTS]
    parser = argparse.ArgumentParser(prog="screen_pictures", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", nargs="+", choices=names, default=names)
    parser.add_argument("--lang", nargs="+", choices=("en", "fr"), default=("en", "fr"))
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=int, default=100)
    given = parser.parse_args(arguments)
    width, height = (int(part) for part in given.size.split("x"))
    given.out.mkdir(parents=True, exist_ok=True)
    languages = {code: name for name, code in LANGUAGE_CODES.items()}
    for language in given.lang:
        suffix = f"-{language}" + ("" if given.size == "1280x720" else f"-{given.size}")
        suffix += "" if given.text == 100 else f"-{given.text}"
        settings = replace(
            Settings(), language=languages[language], text_size=given.text, comfort=True, tips=False, sound=False
        )
        for subject in (one for one in SUBJECTS if one.__name__ in given.only):
            with at_the_window(given.out, settings, (width, height), suffix) as player:
                subject(player)
    return 0


if __name__ == "__main__":
    sys.exit(main())
