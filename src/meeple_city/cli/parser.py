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
from meeple_city.cli.signals import ending_in_order
from meeple_city.cli.streams import discard_output, open_standard_streams, print_lines
from meeple_city.config_reader import one_line, shown
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.games.registry import RULES
from meeple_city.match.program import TIMEOUT_S
from meeple_city.words.languages import LANGUAGES
from meeple_city.words.plural import plural

Run = Callable[[argparse.Namespace], Report]
PLAYERS = "random, easy, normal, hard (Rampage only), bot (the best there is), or a program such as ./mybot"
SCENE_HELP = "a name from scenes/, or a .toml file (default meeple-city)"
if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["_Parser"]


class _Parser(argparse.ArgumentParser):
    """Usage errors look like all others: one line, exit 2."""

    def error(self, message: str) -> NoReturn:
        """An address that was quoted may hold a stream key, which is a secret."""
        raise BadInput(re.sub(r"(\w+://)\S+", r"\1...", message))

    def _print_message(self, message: str, file: object = None) -> None:
        """Print help and version; argparse itself ignores that they cannot be written."""
        print_lines(message.splitlines())


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; errors are reported in one line."""
    open_standard_streams()
    with ending_in_order():
        return _run(argv)


def _run(argv: Sequence[str] | None) -> int:
    try:
        options = _parser().parse_args(argv)
        report = options.run(options)
        _print(report, options.json)
        if report.problems:
            found = f"{options.file}: {plural(len(report.problems), 'problem')}"
            raise BadInput(found if _are_listed(report, options.json) else f"{found}: {report.problems[0]}")
    except MeepleCityError as cause:
        return _fail(str(cause))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        discard_output()
    except MemoryError:
        return _fail("out of memory")
    except OSError as cause:
        return _fail(f"{shown(cause.filename)}: {cause.strerror}" if cause.filename else str(cause.strerror or cause))
    return 0


def _fail(text: str) -> int:
    print(f"meeple-city: error: {one_line(text)}", file=sys.stderr)
    return 2


def _print(report: Report, as_json: bool) -> None:
    once = () if _are_listed(report, as_json) else report.problems
    lines = [one_line(line, len(line)) for line in report.lines if line not in once]
    print_lines([json.dumps(report.data)] if as_json else lines)


def _are_listed(report: Report, as_json: bool) -> bool:
    """Whether people read the problems among the lines; a single one is in the error."""
    return not as_json and len(report.problems) > 1


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="meeple-city", description="Giant monsters on a real table.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"meeple-city {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    _add_match_commands(commands)
    _add_table_commands(commands)
    _add_sound_commands(commands)
    _command(commands, "doctor", "check what this machine has and what is missing", _doctor)
    bench = _command(commands, "bench", "measure how fast this machine runs it", _bench)
    bench.add_argument("--peers", action="store_true", help="do the same work in other physics engines too, to compare")
    bench.add_argument("--runs", type=int, default=7, metavar="N", help="take medians of N runs (default 7)")
    bench.add_argument("--only", metavar="PART", help="measure only that: physics, rules, sound, drawing and so on")
    return parser


def _add_match_commands(commands: Commands) -> None:
    play = _command(
        commands, "play", "sit down at the table and play in a window; without a display, bots play a match", _play
    )
    _match_options(play, f"human, {PLAYERS}", "random seed (default: another one each time; without a display, 0)")
    play.add_argument(
        "--out",
        type=_path,
        metavar="FILE.png",
        help="without a display: where to save a picture of the table at the end (default out/play.png)",
    )
    play.add_argument("--status", type=_path, metavar="FILE", help="write what the window shows to FILE, as JSON lines")
    play.add_argument(
        "--feed", type=_path, metavar="FILE", help="write what spectators may know to FILE, as JSON lines, for overlays"
    )
    play.add_argument(
        "--second-view",
        action="store_true",
        help="open a second window, filmed by the director and without secrets, for OBS to capture",
    )
    play.add_argument("--second-size", type=_size, metavar="WxH", help="its width and height (default 854x480)")
    play.add_argument("--second-fps", type=int, metavar="N", help="its pictures a second, at most (default 24)")
    play.add_argument(
        "--calibration",
        type=_path,
        metavar="FILE",
        help="use the microphone as `mic --calibrate` has learned it; remembered for next time",
    )
    match = _command(commands, "match", "play a match to its end, without a window", _match)
    _match_options(match, PLAYERS, "random seed; the same seed and bots give the same match (default 0)")
    resume = _command(commands, "resume", "resume an interrupted match exactly where it stopped", _resume)
    _player_options(resume, f"others who play from here on, one for each seat (default: the same as before): {PLAYERS}")
    resume.add_argument("file", type=_path, metavar="FILE", help="the journal of the match")
    replay = _command(commands, "replay", "watch a match in a window; without a display, list its records", _replay)
    replay.add_argument("file", type=_path, metavar="FILE", help="the journal of the match")
    replay.add_argument("--verify", action="store_true", help="instead: check the rules, and simulate every shot again")
    replay.add_argument("--list", action="store_true", help="instead: list the records")
    replay.add_argument(
        "--status", type=_path, metavar="FILE", help="write what the window shows to FILE, as JSON lines"
    )

    _language_option(replay)
    said = _command(commands, "commentary", "read what a commentator says about a match, and when", _commentary)
    said.add_argument("file", type=_path, metavar="FILE", help="the journal of the match")
    _language_option(said)
    _add_render(commands)
    _add_showcase(commands)
    _add_league(commands)


def _add_league(commands: Commands) -> None:
    league = _command(commands, "league", "let bots play each other, every pair in turns, and rate them", _league)
    league.add_argument(
        "--game", default="rampage", metavar="GAME", help="rampage, rarrr or octorage (default rampage)"
    )
    league.add_argument(
        "--bots", required=True, metavar="A,B,...", help="bots or programs, such as easy,normal,./mybot"
    )
    league.add_argument("--matches", type=int, default=20, metavar="N", help="matches of each pair (default 20)")
    league.add_argument("--seed", type=int, default=0, metavar="N", help="random seed of the first match (default 0)")
    league.add_argument(
        "--workers", type=int, metavar="N", help="matches at the same time (default: one for each core)"
    )
    league.add_argument("--out", type=_path, metavar="FILE", help="keep results here; called again, it resumes")
    league.add_argument("--picture", type=_path, metavar="FILE.svg", help="draw the ratings")
    league.add_argument("--journals", type=_path, metavar="FOLDER", help="keep the journals of all matches here")
    league.add_argument("--cup", action="store_true", help="play a cup instead: N matches decide who goes on")
    league.add_argument("--on", choices=("here", "ray"), default="here", help="ray: on a cluster (docs/scale.md)")


def _add_render(commands: Commands) -> None:
    film = _command(commands, "render", "film a match, or a part of it, as a video with sound", _render)
    film.add_argument("file", type=_path, metavar="FILE", help="the journal of the match")
    film.add_argument("--out", type=_path, required=True, metavar="FILE.mp4", help="where to save the video")
    film.add_argument("--from", dest="first", type=int, metavar="RECORD", help="begin with this record, counted from 0")
    film.add_argument("--to", dest="last", type=int, metavar="RECORD", help="end with this record")
    film.add_argument(
        "--highlights", type=float, metavar="SECONDS", help="only the best moments, exactly this long altogether"
    )
    _film_options(film)
    film.add_argument(
        "--tier",
        choices=("beauty", "fast"),
        default="fast",
        help="draw as the window does, or ten times as long with soft shadows (default fast)",
    )
    _language_option(film)


def _add_showcase(commands: Commands) -> None:
    show = _command(commands, "showcase", "play matches and film them live, for people who watch", _showcase)
    _match_options(show, PLAYERS, "random seed of the first match; each further one gets the next (default 0)")
    show.add_argument(
        "--to",
        type=_name,
        default="window",
        metavar="WHERE",
        help="window (default), FILE.mp4 or FILE.mkv, hls:FOLDER, rtmp://... or srt://...",
    )
    show.add_argument("--matches", type=int, default=1, metavar="N", help="how many matches (default 1)")
    show.add_argument(
        "--delay", type=float, default=0.0, metavar="SECONDS", help="show everything this much later (default 0)"
    )
    _film_options(show)


def _film_options(film: argparse.ArgumentParser) -> None:
    film.add_argument(
        "--size",
        type=_size,
        default=(1280, 720),
        metavar="WxH",
        help="width and height in pixels, both even (default 1280x720)",
    )
    film.add_argument("--fps", type=int, default=30, metavar="N", help="pictures a second, 1 to 60 (default 30)")
    film.add_argument("--clean", action="store_true", help="nothing written over the picture")
    film.add_argument("--voice", action="store_true", help="speak the commentary, with espeak-ng")


def _add_table_commands(commands: Commands) -> None:
    city = _command(commands, "city", "build a scene, wake every piece, and see whether it stands", _city)
    _scene_options(city)
    city.add_argument(
        "--rest",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="how long to watch, in simulated seconds (default 10)",
    )
    city.add_argument("--no-sleep", action="store_true", help="do not let pieces fall asleep")
    shoot = _command(commands, "shoot", "carry out one shot on a scene, and say what happened", _shoot)
    _scene_options(shoot)
    shoot.add_argument(
        "--shot",
        type=_name,
        required=True,
        metavar="FILE",
        help="the shot, a JSON object (docs/shots.md); - for standard input",
    )
    shoot.add_argument(
        "--repeat",
        type=int,
        default=1,
        metavar="N",
        help="repeat it in N new processes; all must end the same (default 1: no repeats)",
    )
    _language_option(shoot)
    shoot.add_argument("--save", type=_path, metavar="FILE", help="write the table after the shot to FILE, for --then")
    shoot.add_argument(
        "--track", type=_path, metavar="FILE", help="write the motion of all pieces to FILE, as key frames"
    )
    shoot.add_argument("--wav", type=_path, metavar="FILE.wav", help="write what the shot sounds like to FILE.wav")
    scene = commands.add_parser("scene", help="work with scene files", allow_abbrev=False)
    actions = scene.add_subparsers(dest="scene_command", required=True, metavar="COMMAND", parser_class=_Parser)
    check = _command(
        actions, "check", "check a scene: zones fit, nothing overlaps, everything stands on something", _check_scene
    )
    check.add_argument("file", type=_name, metavar="FILE", help="a name from scenes/, or a .toml file")
    _add_screenshot(commands)


def _add_screenshot(commands: Commands) -> None:
    picture = _command(commands, "screenshot", "save a picture of a scene or of a match", _screenshot)
    _scene_options(picture)
    picture.add_argument(
        "--journal", type=_path, metavar="FILE", help="show the table of this match, instead of a scene"
    )
    picture.add_argument(
        "--at", type=int, metavar="RECORD", help="with --journal: after this record, counted from 0 (default: the last)"
    )
    picture.add_argument(
        "--camera",
        default="director",
        metavar="NAME",
        help="director (default), top, or with a colour such as seat:red: seat, stand, chin, hand",
    )
    picture.add_argument(
        "--size",
        type=_size,
        default=(1280, 720),
        metavar="WxH",
        help="width and height of the picture in pixels (default 1280x720)",
    )
    _language_option(picture)
    picture.add_argument("--out", type=_path, required=True, metavar="FILE.png", help="where to save the picture")
    picture.add_argument(
        "--tier",
        choices=("beauty", "fast"),
        default="beauty",
        help="draw with soft shadows, or as the window does (default beauty)",
    )
    picture.add_argument(
        "--stereo", choices=("side-by-side", "red-cyan"), help="two pictures in one, for both eyes (default: none)"
    )


def _add_sound_commands(commands: Commands) -> None:
    breath = _command(commands, "breath", "detect breath in a recording", _breath)
    breath.add_argument("--wav", type=_path, required=True, metavar="FILE", help="the recording, a WAV file")
    breath.add_argument("--curve", action="store_true", help="with --json: add the strength every 10 ms, from 0 to 1")
    breath.add_argument(
        "--calibration", type=_path, metavar="FILE", help="the microphone, as `mic --calibrate` has learned it"
    )
    mic = _command(commands, "mic", "list, test or calibrate microphones", _mic)
    mic.add_argument("--test", action="store_true", help="show a live meter of how hard you blow")
    mic.add_argument(
        "--device", metavar="NAME", help="the microphone to test or calibrate (default: the first one listed)"
    )
    mic.add_argument(
        "--wav", type=_path, metavar="FILE", help="test or calibrate with a recording, a WAV file, instead"
    )
    mic.add_argument(
        "--seconds", type=float, default=10.0, metavar="SECONDS", help="with --test: how long to listen (default 10)"
    )
    mic.add_argument(
        "--calibrate", type=_path, metavar="FILE", help="learn how your microphone hears you blow, and write it to FILE"
    )
    mic.add_argument(
        "--calibration", type=_path, metavar="FILE", help="with --test: the microphone, as --calibrate has learned it"
    )


def _command(commands: Commands, name: str, text: str, run: Run) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
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


def _league(options: argparse.Namespace) -> Report:
    from meeple_city.cli.league import league

    return league(options)


def _render(options: argparse.Namespace) -> Report:
    from meeple_city.cli.videos import render

    return render(options)


def _showcase(options: argparse.Namespace) -> Report:
    from meeple_city.cli.showcase import showcase

    return showcase(options)


def _commentary(options: argparse.Namespace) -> Report:
    from meeple_city.cli.videos import commentary

    return commentary(options)


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
    parser.add_argument("--scene", type=_name, metavar="NAME", help=SCENE_HELP)
    parser.add_argument("--seed", type=int, metavar="N", help="random seed of the scene (default 0)")
    parser.add_argument("--then", type=_name, metavar="FILE", help="continue from the table that `shoot --save` wrote")


def _match_options(parser: argparse.ArgumentParser, players: str, seed_help: str) -> None:
    parser.add_argument("--game", choices=tuple(RULES), help="the game to play (default rampage)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="set an option of the game (repeatable); an unknown KEY makes it list the known ones",
    )
    parser.add_argument(
        "--journal", type=_path, metavar="FILE", help="where to keep the match (default: your data folder)"
    )
    parser.add_argument("--scene", type=_name, metavar="NAME", help=SCENE_HELP)
    parser.add_argument("--seed", type=int, metavar="N", help=seed_help)
    _player_options(parser, f"who plays, one for each seat (default: as few as the game allows): {players}")


def _player_options(parser: argparse.ArgumentParser, players_help: str) -> None:
    parser.add_argument(
        "--players",
        type=_name,
        metavar="A,B,...",
        help=players_help,
    )
    parser.add_argument(
        "--max-turns", type=int, metavar="N", help="stop after N turns of the match (default: play to the end)"
    )
    parser.add_argument(
        "--timeout",
        type=float,
        default=TIMEOUT_S,
        metavar="SECONDS",
        help="how long a program may take for an answer (default 5)",
    )
    parser.add_argument("--verbose", action="store_true", help="print a line for every event of the match")
    _language_option(parser)


def _language_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of what people read (default: the system's)")


def _name(text: str) -> str:
    """A name that may be that of a file."""
    if not text:
        raise argparse.ArgumentTypeError("must not be empty")
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
