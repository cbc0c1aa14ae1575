"""The command line: `meeple-city --help`."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from meeple_city import __version__
from meeple_city.cli import breath as breathing
from meeple_city.cli import matches
from meeple_city.config_reader import shown
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.setup import scenes as app
from meeple_city.ui.settings import PlayOptions

GAMES = ("rampage", "rarrr", "octorage")


class _Parser(argparse.ArgumentParser):
    """Complaints about usage look like all others: one line, exit 2."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what cannot be done is said in one line."""
    try:
        options = _parser().parse_args(argv)
        report = _run(options)
        _show(report, options.json)
        if report.data.get("ok") is False:
            raise BadInput(f"{options.file}: {len(report.data['problems'])} problems: {report.data['problems'][0]}")
    except MeepleCityError as cause:
        print(f"meeple-city: error: {cause}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as cause:
        print(f"meeple-city: error: {shown(cause.filename)}: {cause.strerror}", file=sys.stderr)
        return 2
    return 0


def _show(report: app.Report, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report.data))
    else:
        print("\n".join(report.lines))
    sys.stdout.flush()


def _run(options: argparse.Namespace) -> app.Report:
    if options.command == "city":
        return app.city(options.scene, options.seed, options.rest, not options.no_sleep, options.then)
    if options.command == "shoot":
        wish = app.ShootOptions(
            options.scene, options.seed, options.shot, options.repeat, options.then, options.save, options.track
        )
        return app.shoot(wish)
    if options.command == "scene":
        return app.scene_check(options.file)
    if options.command == "screenshot":
        picture = app.PictureOptions(
            options.scene,
            options.seed,
            options.then,
            options.camera,
            options.size,
            options.out,
            options.tier,
            options.stereo,
        )
        if options.journal:
            return matches.screenshot(picture, options.journal, options.at)
        return app.screenshot(picture)
    if options.command == "breath":
        return breathing.breath(options.wav, options.curve, options.calibration)
    if options.command == "mic":
        return _mic(options)
    if options.command == "doctor":
        return app.doctor()
    if options.command == "bench":
        return app.bench(options.peers, options.runs)
    return _match(options)


def _match(options: argparse.Namespace) -> app.Report:
    if options.command == "resume":
        return matches.resume(options.file, options.players, options.max_turns, options.timeout, options.verbose)
    if options.command == "replay":
        return matches.replay(options.file, options.verify, options.verbose)
    if options.command == "play":
        return _play(options)
    wish = matches.MatchOptions(
        options.game,
        options.players,
        options.seed,
        tuple(options.option),
        options.journal,
        options.max_turns,
        options.scene,
        options.timeout,
        options.verbose,
    )
    return matches.match(wish)


def _play(options: argparse.Namespace) -> app.Report:
    """In a window where there is a display, else a match of bots off-screen."""
    given = (options.players, options.seed, tuple(options.option), options.journal)
    if app.has_display():
        rest = (options.scene, options.timeout, options.status, options.calibration)
        return app.play(PlayOptions(options.game, *given, *rest))
    print("meeple-city: no display; playing off-screen", file=sys.stderr)
    players, seed, others, journal = given
    wish = matches.MatchOptions(
        options.game or GAMES[0],
        players,
        seed or 0,
        others,
        journal,
        options.max_turns,
        options.scene,
        options.timeout,
        options.verbose,
    )
    return matches.play(wish, options.out)


def _mic(options: argparse.Namespace) -> app.Report:
    if options.calibrate:
        return breathing.mic_calibrate(options.device, options.wav, options.calibrate)
    if options.test or options.wav or options.device is not None:
        return breathing.mic_meter(options.device, options.wav, options.seconds, options.calibration)
    return breathing.mic_list()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="meeple-city", description="Giant monsters on a real table.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"meeple-city {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    play = _command(commands, "play", "open the table and play; without a display, a match of bots off-screen")
    _match_options(play)
    play.set_defaults(game=None, seed=None)  # the menu asks for the game; chance is free
    play.add_argument("--out", type=Path, default=Path("out/play.png"), help="where the picture goes, off-screen")
    play.add_argument("--status", type=Path, metavar="FILE", help="write there what the window shows, as JSON lines")
    play.add_argument("--calibration", type=Path, metavar="FILE", help="what `mic --calibrate` wrote; is remembered")
    _match_options(_command(commands, "match", "play a match to its end, without a window"))
    resume = _command(commands, "resume", "go on with an interrupted match, exactly where it stood")
    _player_options(resume)
    resume.add_argument("file", type=Path, metavar="FILE", help="its journal")
    replay = _command(commands, "replay", "show a match")
    replay.add_argument("file", type=Path, metavar="FILE", help="its journal")
    replay.add_argument("--verify", action="store_true", help="fold the journal and simulate every shot again")
    replay.add_argument("--verbose", action="store_true", help="one line per event")
    city = _command(commands, "city", "build a scene with every piece awake and leave it alone")
    _scene_options(city)
    city.add_argument("--rest", type=float, default=10.0, metavar="SECONDS", help="simulated seconds (10)")
    city.add_argument("--no-sleep", action="store_true", help="no piece may fall asleep")
    shoot = _command(commands, "shoot", "one shot on a scene")
    _scene_options(shoot)
    shoot.add_argument("--shot", required=True, metavar="FILE", help="a request as JSON, - for standard input")
    shoot.add_argument("--repeat", type=int, default=1, metavar="N", help="run in N new processes; all must agree")
    shoot.add_argument("--save", type=Path, metavar="FILE", help="write the snapshot after it")
    shoot.add_argument("--track", type=Path, metavar="FILE", help="write the key frames")
    scene = commands.add_parser("scene", help="work with scene files", allow_abbrev=False)
    check = _command(
        scene.add_subparsers(dest="scene_command", required=True, metavar="check", parser_class=_Parser),
        "check",
        "say whether a scene file is sound",
    )
    check.add_argument("file", metavar="FILE", help="a file, or the name of a shipped scene")
    _picture_options(_command(commands, "screenshot", "a picture of a scene"))
    breath = _command(commands, "breath", "what the microphone layer makes of a recording")
    breath.add_argument("--wav", type=Path, required=True, metavar="FILE")
    breath.add_argument("--curve", action="store_true", help="add the strength of every 10 ms")
    breath.add_argument("--calibration", type=Path, metavar="FILE", help="what `mic --calibrate` wrote")
    mic = _command(commands, "mic", "list microphones; with --test a live meter")
    mic.add_argument("--test", action="store_true", help="listen and show how hard one blows")
    mic.add_argument("--device", metavar="NAME", help="one of those listed (the first)")
    mic.add_argument("--wav", type=Path, metavar="FILE", help="a recording in the place of a microphone")
    mic.add_argument("--seconds", type=float, default=10.0, metavar="S", help="how long the meter listens (10)")
    mic.add_argument("--calibrate", type=Path, metavar="FILE", help="a quiet room, two blows; writes FILE")
    mic.add_argument("--calibration", type=Path, metavar="FILE", help="what --calibrate wrote")
    _command(commands, "doctor", "what is there and what is missing")
    bench = _command(commands, "bench", "the project's own measurements")
    bench.add_argument("--peers", action="store_true", help="the same work in other engines, side by side")
    bench.add_argument("--runs", type=int, default=7, metavar="N", help="runs of which medians are taken (7)")
    return parser


def _command(commands: argparse._SubParsersAction[_Parser], name: str, text: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="fixes all chance (0)")
    return parser


def _scene_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scene", help="a name from scenes/ (meeple-city), or a file")
    parser.add_argument("--then", metavar="FILE", help="go on from a snapshot that `shoot --save` wrote")


def _picture_options(picture: argparse.ArgumentParser) -> None:
    _scene_options(picture)
    picture.add_argument("--journal", type=Path, metavar="FILE", help="a match instead of a scene")
    picture.add_argument("--at", type=int, metavar="RECORD", help="after this record of it (the last)")
    picture.add_argument("--camera", default="director", help="seat:C stand:C chin:C hand:C of a colour, top, director")
    picture.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH")
    picture.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    picture.add_argument("--tier", choices=("beauty", "fast"), default="beauty", help="how it is drawn (beauty)")
    picture.add_argument("--stereo", choices=("side-by-side", "red-cyan"), help="for two eyes")


def _match_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, default="rampage")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="of the game; repeatable")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="where the match is kept (a new file in out/)")
    parser.add_argument("--scene", help="a name from scenes/ (meeple-city), or a file")
    _player_options(parser)


def _player_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", metavar="A,B,...", help="random, easy, normal, bot, or a program as ./mybot")
    parser.add_argument("--max-turns", type=int, metavar="N", help="stop after so many turns")
    parser.add_argument("--timeout", type=float, default=5.0, metavar="SECONDS", help="for a program's answer (5)")
    parser.add_argument("--verbose", action="store_true", help="one line per event")


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if not match or not all(16 <= int(side) <= 4096 for side in match.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} must be WIDTHxHEIGHT, each from 16 to 4096")
    return int(match[1]), int(match[2])
