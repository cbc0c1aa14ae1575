"""The commands about whole matches: `match`, `resume`, `replay` and `play`."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meeple_city.cli.report import Report, plural
from meeple_city.config_reader import shown
from meeple_city.errors import BadInput, BadJournal
from meeple_city.ui.settings import NewMatch

if TYPE_CHECKING:
    from meeple_city.core.play import Record
    from meeple_city.match.driver import Match
    from meeple_city.match.journal import Contents, Entry
    from meeple_city.setup.progress import TerminalAudience

DEFAULT_GAME = "rampage"


def match(options: argparse.Namespace) -> Report:
    """Play a match to its end, without a window."""
    from meeple_city.setup.matches import begin_match, plan_match

    audience = _audience(options)
    plan = plan_match(wished_match(options), date.today(), people=False)
    with begin_match(plan, audience) as played:
        return _play_to_the_end(played, audience)


def resume(options: argparse.Namespace) -> Report:
    """Resume a match exactly where it stopped."""
    from meeple_city.setup.matches import check_players, entry_of, read_match, resume_match

    audience = _audience(options)
    contents = read_match(options.file)
    players = tuple(options.players.split(",")) if options.players else contents.header.players
    if len(players) != len(contents.header.seats):
        raise BadInput(f"{options.file}: has {len(contents.header.seats)} seats, not {len(players)}")
    check_players(players, entry_of(contents), people=False)
    _check_torn_line(contents, audience)
    with resume_match(contents, audience, players, options.max_turns) as played:
        return _play_to_the_end(played, audience)


def replay(options: argparse.Namespace) -> Report:
    """List the records of a match; with `--verify`, simulate every shot again."""
    from meeple_city.match.fold import fold, verify
    from meeple_city.match.journal import OtherRules
    from meeple_city.match.tracks import Tracks
    from meeple_city.setup.matches import entry_of, open_recorded_table, read_match
    from meeple_city.setup.progress import TerminalAudience

    contents = read_match(options.file)
    _check_torn_line(contents, TerminalAudience(sys.stderr, False, 0.0))
    data: dict[str, Any] = {"records": len(contents.entries), "rules_ok": False, "shots": 0}
    data |= {"shots_identical": None, "tracks_ok": None}
    try:
        folded = fold(contents, entry_of(contents).game)
    except OtherRules as cause:
        if options.verify:
            raise
        return Report(data | {"ok": True, "problems": []}, (*map(_entry_line, contents.entries), str(cause)))
    except BadJournal as cause:
        return Report(data | {"ok": False, "problems": [str(cause)]}, (str(cause),))
    data |= {"rules_ok": True, "shots": len(folded.shots)}
    lines, problems = [_record_line(record) for record in folded.play.records], list[str]()
    if options.verify:
        tracks = Tracks(options.file)
        with ExitStack() as stack:
            opened = open_recorded_table(contents, stack)
            same, others = verify(opened[0], folded.shots, tracks) if opened else ([], [])
        damaged = [shot for shot in folded.shots if tracks.path(shot.track).exists() and not tracks.load(shot.track)]
        data |= {"shots_identical": len(same), "tracks_ok": not damaged}
        problems = [f"line {shot.index + 2}: {shot.request.kind} ends differently" for shot in others]
        problems += [f"{tracks.path(shot.track)}: is damaged" for shot in damaged]
        lines = [f"{plural(data['shots'], 'shot')} simulated again, {len(same)} identical to the last bit"]
    lines.append(f"{options.file}: {plural(data['records'], 'record')}, the rules agree with every one")
    return Report(data | {"ok": not problems, "problems": problems}, tuple(lines))


def play(options: argparse.Namespace) -> Report:
    """Play in a window where there is a display, else a match of bots off-screen."""
    if not has_display():
        print("meeple-city: no display; playing off-screen", file=sys.stderr)
        return _play_off_screen(options)
    from meeple_city.setup.window import WindowOptions, run_window

    if options.timeout <= 0:
        raise BadInput(f"--timeout must be over 0 seconds, not {options.timeout:g}")
    named = options.game or options.players or options.option or options.journal
    journals = run_window(
        WindowOptions(
            wish=wished_match(options) if named else None,
            seed=options.seed,
            scene=options.scene,
            timeout_s=options.timeout,
            verbose=options.verbose,
            status=options.status,
            calibration=options.calibration,
        )
    )
    lines = tuple(f"journal: {path}" for path in journals) or ("nothing was played",)
    return Report({"journals": [str(path) for path in journals]}, lines)


def has_display() -> bool:
    """Whether a window could be opened."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def wished_match(options: argparse.Namespace) -> NewMatch:
    """The match that the options ask for."""
    from meeple_city.games.registry import find_game

    game = options.game or DEFAULT_GAME
    if options.players is None:
        fewest = find_game(game).game.seat_counts[0]
        first = "human" if options.command == "play" and has_display() else "bot"
        players = (first, *("bot",) * (fewest - 1))
    else:
        players = tuple(options.players.split(","))
    given = dict(_key_and_value(text) for text in options.option)
    return NewMatch(
        game,
        players,
        given,
        seed=options.seed,
        journal=options.journal,
        scene=options.scene,
        max_turns=options.max_turns,
    )


def _play_off_screen(options: argparse.Namespace) -> Report:
    """A whole match of bots; journal, score and a picture are left behind."""
    from meeple_city.cli.pictures import save_final_picture
    from meeple_city.games.registry import find_game

    report = match(options)
    if not find_game(report.data["game"]).physical:
        return report
    return Report(report.data, (*report.lines, save_final_picture(Path(report.data["journal"]), options.out)))


def _play_to_the_end(played: Match, audience: TerminalAudience) -> Report:
    from meeple_city.setup.match_report import match_report, report_lines

    try:
        played.run()
    finally:
        audience.end()
    data = match_report(played)
    return Report(data, tuple(report_lines(data)))


def _audience(options: argparse.Namespace) -> TerminalAudience:
    from meeple_city.setup.progress import TerminalAudience

    if options.timeout <= 0:
        raise BadInput(f"--timeout must be over 0 seconds, not {options.timeout:g}")
    return TerminalAudience(sys.stderr, options.verbose, options.timeout)


def _check_torn_line(contents: Contents, audience: TerminalAudience) -> None:
    if contents.chain.torn:
        line = len(contents.chain.rows) + 1
        audience.notice(f"{contents.chain.path}: line {line} was cut off while it was written, and is dropped")


def _key_and_value(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadInput(f"--option {text!r} must be key=value")
    return key, value


def _record_line(record: Record) -> str:
    given = record.given if isinstance(record.given, str) else shown(record.given.request)
    return f"{record.id}: {given}{' (the only answer)' if record.auto else ''}"


def _entry_line(entry: Entry) -> str:
    return f"{entry.id}: {entry.answer if entry.request is None else shown(entry.request)}"
