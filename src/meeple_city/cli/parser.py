"""The commands, their options, and which function runs each. Its module is loaded only when the command is called."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from meeple_city import __version__
from meeple_city.cli.report import Report
from meeple_city.cli.streams import discard_output, open_standard_streams, print_lines
from meeple_city.config_reader import one_line, shown
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.games.registry import RULES
from meeple_city.match.program import TIMEOUT_S
from meeple_city.words.plural import plural

Run = Callable[[argparse.Namespace], Report]
if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["_Parser"]


class _Parser(argparse.ArgumentParser):
    """Usage errors look like all others: one line, exit 2."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help and version; argparse itself ignores that they cannot be written."""
        print_lines(message.splitlines())


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; errors are reported in one line."""
    open_standard_streams()
    try:
        options = _parser().parse_args(argv)
        report = options.run(options)
        _print(report, options.json)
        if report.problems:
            raise BadInput(f"{options.file}: {plural(len(report.problems), 'problem')}: {report.problems[0]}")
    except MeepleCityError as cause:
        return _fail(str(cause))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        discard_output()
    except OSError as cause:
        return _fail(f"{shown(cause.filename)}: {cause.strerror}" if cause.filename else str(cause.strerror or cause))
    return 0


def _fail(text: str) -> int:
    print(f"meeple-city: error: {one_line(text)}", file=sys.stderr)
    return 2


def _print(report: Report, as_json: bool) -> None:
    print_lines([json.dumps(report.data)] if as_json else [one_line(line, len(line)) for line in report.lines])


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="meeple-city", description="Giant monsters on a real table.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"meeple-city {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    _add_match_commands(commands)
    _add_table_commands(commands)
    _add_sound_commands(commands)
    _command(commands, "doctor", "check what this machine has and what is missing", _doctor)
    bench = _command(commands, "bench", "measure how fast it is", _bench)
    bench.add_argument("--peers", action="store_true", help="the same work in other engines, side by side")
    bench.add_argument("--runs", type=int, default=7, metavar="N", help="take medians of N runs (default 7)")
    return parser


def _add_match_commands(commands: Commands) -> None:
    play = _command(commands, "play", "open the table and play; without a display, bots play off-screen", _play)
    _match_options(play)
    play.add_argument(
        "--out",
        type=_path,
        metavar="FILE.png",
        help="without a display: the picture of the table at the end (default out/play.png)",
    )
    play.add_argument("--status", type=_path, metavar="FILE", help="write what the window shows as JSON lines")
    play.add_argument(
        "--calibration", type=_path, metavar="FILE", help="microphone file of `mic --calibrate`; remembered"
    )
    match = _command(commands, "match", "play a match to its end, without a window", _match)
    _match_options(match)
    resume = _command(commands, "resume", "resume an interrupted match, exactly where it stopped", _resume)
    _player_options(resume)
    resume.add_argument("file", type=_path, metavar="FILE", help="its journal")
    replay = _command(commands, "replay", "list the records of a match", _replay)
    replay.add_argument("file", type=_path, metavar="FILE", help="its journal")
    replay.add_argument("--verify", action="store_true", help="check the rules and simulate every shot again")


def _add_table_commands(commands: Commands) -> None:
    city = _command(commands, "city", "build a scene with every piece awake and leave it alone", _city)
    _scene_options(city)
    city.add_argument("--rest", type=float, default=10.0, metavar="SECONDS", help="simulated seconds (default 10)")
    city.add_argument("--no-sleep", action="store_true", help="keep all pieces awake")
    shoot = _command(commands, "shoot", "one shot on a scene", _shoot)
    _scene_options(shoot)
    shoot.add_argument(
        "--shot", type=_name, required=True, metavar="FILE", help="a request as JSON; - for standard input"
    )
    shoot.add_argument("--repeat", type=int, default=1, metavar="N", help="run it in N new processes; all must agree")
    shoot.add_argument("--save", type=_path, metavar="FILE", help="write the snapshot after it")
    shoot.add_argument("--track", type=_path, metavar="FILE", help="write the key frames")
    scene = commands.add_parser("scene", help="work with scene files", allow_abbrev=False)
    actions = scene.add_subparsers(dest="scene_command", required=True, metavar="check", parser_class=_Parser)
    check = _command(actions, "check", "check a scene file", _check_scene)
    check.add_argument("file", type=_name, metavar="FILE", help="a file, or the name of a shipped scene")
    _add_screenshot(commands)


def _add_screenshot(commands: Commands) -> None:
    picture = _command(commands, "screenshot", "a picture of a scene or a match", _screenshot)
    _scene_options(picture)
    picture.add_argument("--journal", type=_path, metavar="FILE", help="a match instead of a scene")
    picture.add_argument("--at", type=int, metavar="RECORD", help="after this record of it (default: the last)")
    picture.add_argument(
        "--camera", default="director", help="seat:C, stand:C, chin:C, hand:C of a colour; top, director"
    )
    picture.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH")
    picture.add_argument("--out", type=_path, required=True, metavar="FILE.png")
    picture.add_argument("--tier", choices=("beauty", "fast"), default="beauty", help="drawing tier (default beauty)")
    picture.add_argument("--stereo", choices=("side-by-side", "red-cyan"), help="stereo picture")


def _add_sound_commands(commands: Commands) -> None:
    breath = _command(commands, "breath", "detect breath in a recording", _breath)
    breath.add_argument("--wav", type=_path, required=True, metavar="FILE")
    breath.add_argument("--curve", action="store_true", help="add the strength of every 10 ms")
    breath.add_argument("--calibration", type=_path, metavar="FILE", help="what `mic --calibrate` wrote")
    mic = _command(commands, "mic", "list microphones; with --test, show a live meter", _mic)
    mic.add_argument("--test", action="store_true", help="listen and show how hard you blow")
    mic.add_argument("--device", metavar="NAME", help="one of those listed (default: the first)")
    mic.add_argument("--wav", type=_path, metavar="FILE", help="a recording instead of a microphone")
    mic.add_argument("--seconds", type=float, default=10.0, metavar="S", help="how long the meter listens (default 10)")
    mic.add_argument(
        "--calibrate", type=_path, metavar="FILE", help="listen to the quiet room and two blows; writes FILE"
    )
    mic.add_argument("--calibration", type=_path, metavar="FILE", help="what --calibrate wrote")


def _command(commands: Commands, name: str, text: str, run: Run) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)
    return parser


# ---- the commands, each loaded when it is called


def _play(options: argparse.Namespace) -> Report:
    from meeple_city.cli.matches import play

    return play(options)


def _match(options: argparse.Namespace) -> Report:
    from meeple_city.cli.matches import match

    return match(options)


def _resume(options: argparse.Namespace) -> Report:
    from meeple_city.cli.matches import resume

    return resume(options)


def _replay(options: argparse.Namespace) -> Report:
    from meeple_city.cli.matches import replay

    return replay(options)


def _city(options: argparse.Namespace) -> Report:
    from meeple_city.cli.table import city

    return city(options)


def _shoot(options: argparse.Namespace) -> Report:
    from meeple_city.cli.table import shoot

    return shoot(options)


def _check_scene(options: argparse.Namespace) -> Report:
    from meeple_city.cli.table import check_scene

    return check_scene(options)


def _screenshot(options: argparse.Namespace) -> Report:
    from meeple_city.cli.pictures import screenshot

    return screenshot(options)


def _breath(options: argparse.Namespace) -> Report:
    from meeple_city.cli.breath import breath

    return breath(options)


def _mic(options: argparse.Namespace) -> Report:
    from meeple_city.cli.breath import mic

    return mic(options)


def _doctor(options: argparse.Namespace) -> Report:
    from meeple_city.cli.doctor import doctor

    return doctor(options)


def _bench(options: argparse.Namespace) -> Report:
    from meeple_city.cli.bench import bench

    return bench(options)


# ---- options that several commands have


def _scene_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scene", type=_name, help="a name from scenes/ (default meeple-city), or a file")
    parser.add_argument("--seed", type=int, metavar="N", help="random seed (default 0)")
    parser.add_argument("--then", type=_name, metavar="FILE", help="continue from a snapshot that `shoot --save` wrote")


def _match_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=tuple(RULES))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="set a game option (repeatable)"
    )
    parser.add_argument(
        "--journal", type=_path, metavar="FILE", help="where to keep the match (default: your data folder)"
    )
    parser.add_argument("--scene", type=_name, help="a name from scenes/ (default meeple-city), or a file")
    parser.add_argument("--seed", type=int, metavar="N", help="random seed (default 0; in a window, random)")
    _player_options(parser)


def _player_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        type=_name,
        metavar="A,B,...",
        help="human (in a window), random, easy, normal, bot, or a program such as ./mybot",
    )
    parser.add_argument("--max-turns", type=int, metavar="N", help="stop after N turns")
    parser.add_argument(
        "--timeout", type=float, default=TIMEOUT_S, metavar="SECONDS", help="for a program's answer (default 5)"
    )
    parser.add_argument("--verbose", action="store_true", help="one line per event")


def _name(text: str) -> str:
    """A name that may be that of a file."""
    if "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r} must not contain a null byte")
    return text


def _path(text: str) -> Path:
    return Path(_name(text))


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if not match or not all(16 <= int(side) <= 4096 for side in match.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} must be WIDTHxHEIGHT, each from 16 to 4096")
    return int(match[1]), int(match[2])
