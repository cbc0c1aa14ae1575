"""The commands about whole matches: `match`, `resume`, `replay` and `play`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meeple_city.border import Message, message
from meeple_city.cli.report import Report
from meeple_city.config_reader import shown
from meeple_city.errors import BadInput, BadJournal
from meeple_city.files import scene_file
from meeple_city.ui.settings import NewMatch
from meeple_city.words.languages import choose_language

if TYPE_CHECKING:
    from meeple_city.match.driver import Match
    from meeple_city.match.journal import Contents, Entry
    from meeple_city.setup.terminal_front_end import TerminalFrontEnd
    from meeple_city.setup.video_targets import VideoFormat
    from meeple_city.words.catalogue import Words

DEFAULT_GAME = "rampage"
OFF_SCREEN = message("cli.match.off_screen")
SECOND_SIZE, SECOND_FPS = (854, 480), 24  # of the second view; our choice
DEFAULT_PICTURE = Path("out/play.png")


def match(options: argparse.Namespace, notice: Message | None = None) -> Report:
    """Play a match to its end, without a window; once the options are found to be good, give a notice."""
    from meeple_city.setup.matches import begin_match, plan_match

    front_end = _front_end(options)
    plan = plan_match(match_from_options(options), date.today(), people=False)
    if notice:
        front_end.notice(front_end.words().phrase(notice))
    with begin_match(plan, front_end) as played:
        return _play_to_the_end(played, front_end)


def resume(options: argparse.Namespace) -> Report:
    """Resume a match exactly where it stopped."""
    from meeple_city.setup.matches import check_players, entry_of, read_match, resume_match

    front_end = _front_end(options)
    contents = read_match(options.file)
    players = None if options.players is None else _names(options.players)
    check_players(players or _players_left(contents), entry_of(contents), people=False)
    with resume_match(contents, front_end, players, options.max_turns) as played:
        _report_torn_line(contents, front_end)
        return _play_to_the_end(played, front_end)


def _players_left(contents: Contents) -> tuple[str, ...]:
    """The players of a match, random ones in the place of those who were replaced."""
    from meeple_city.match.journal import replaced_seats

    header, replaced = contents.header, replaced_seats(contents.entries)
    return tuple(
        "random" if seat in replaced else name for seat, name in zip(header.seats, header.players, strict=True)
    )


def replay(options: argparse.Namespace) -> Report:
    """Watch a match in the window, list its records, or check its rules and simulate every shot again."""
    from meeple_city.match.journal import OtherRules
    from meeple_city.setup.matches import read_match
    from meeple_city.setup.terminal_front_end import TerminalFrontEnd

    contents = read_match(options.file)
    front_end = TerminalFrontEnd(sys.stderr, False, 0.0, choose_language(options.lang))
    _report_torn_line(contents, front_end)
    if has_display() and not (options.verify or options.list or options.json):
        return _watched(contents, options)
    try:
        return _verified(contents, front_end.words()) if options.verify else _listed(contents, front_end.words())
    except OtherRules:
        raise
    except BadJournal as cause:
        data = {"records": len(contents.entries), "rules_ok": False, "shots": 0, "shots_identical": None}
        return Report(
            data | {"tracks_ok": None, "tracks_missing": None, "ok": False, "problems": [str(cause)]},
            (str(cause),),
            (str(cause),),
        )


def _watched(contents: Contents, options: argparse.Namespace) -> Report:
    """A match in the window; what cannot be watched is refused before it opens."""
    from meeple_city.match.journal import check_rules
    from meeple_city.setup.matches import entry_of
    from meeple_city.setup.window import WindowOptions, run_window

    check_rules(contents, entry_of(contents).game)
    run_window(WindowOptions(replay=contents.chain.path, status=options.status, language=options.lang))
    return Report({}, ())


def _listed(contents: Contents, words: Words) -> Report:
    """What happened in a match, as spectators may know it, checked by its rules if these are still the same."""
    from meeple_city.match.fold import FoldedMatch, fold
    from meeple_city.match.journal import OtherRules
    from meeple_city.setup.matches import entry_of

    data: dict[str, Any] = {"records": len(contents.entries), "rules_ok": False, "shots": 0}
    data |= {"shots_identical": None, "tracks_ok": None, "tracks_missing": None, "ok": True, "problems": []}
    telling = words.within(contents.header.city, contents.header.called)
    lines: list[str] = []

    def tell(folded: FoldedMatch) -> None:
        lines.extend(f"{folded.play.number} {telling.say(told.public)}" for told in folded.history.new)

    try:
        folded = fold(contents, entry_of(contents).game, tell)
    except OtherRules as cause:
        return Report(data, (*map(_entry_line, contents.entries), str(cause)))
    data |= {"rules_ok": True, "shots": len(folded.shots)}
    return Report(data, (*lines, _valid_line(contents, words)))


def _verified(contents: Contents, words: Words) -> Report:
    """A match checked by its rules, every shot simulated again, every track file compared with its name."""
    from meeple_city.match.fold import fold, verify
    from meeple_city.match.tracks import Tracks
    from meeple_city.setup.matches import entry_of, open_recorded_table

    tracks = Tracks(contents.chain.path)
    with ExitStack() as stack:
        opened = open_recorded_table(contents, stack)
        folded = fold(contents, entry_of(contents).game)
        same, others = verify(opened.remote, folded.shots, tracks) if opened else ([], [])
    keys = dict.fromkeys(shot.track for shot in folded.shots)
    missing = [key for key in keys if tracks.missing(key)]
    damaged = [key for key in keys if key not in missing and tracks.load(key) is None]
    problems = [f"line {shot.index + 2}: the {shot.request.kind} gave a different result" for shot in others]
    problems += [f"{tracks.path(key)}: is damaged" for key in damaged]
    data = {
        "records": len(contents.entries),
        "rules_ok": True,
        "shots": len(folded.shots),
        "shots_identical": len(same),
        "tracks_ok": not damaged and not missing,
        "tracks_missing": len(missing),
        "ok": not problems,
        "problems": problems,
    }
    repeated = words.phrase(message("cli.replay.repeated", shots=len(folded.shots), same=len(same)))
    absent = [words.phrase(message("cli.replay.track_missing", path=str(tracks.path(key)))) for key in missing]
    return Report(data, (repeated, *problems, *absent, _valid_line(contents, words)), tuple(problems))


def _valid_line(contents: Contents, words: Words) -> str:
    records = message("cli.replay.valid", path=str(contents.chain.path), records=len(contents.entries))
    return words.phrase(records)


def play(options: argparse.Namespace) -> Report:
    """Play in a window where there is a display, else a match of bots off-screen."""
    if options.scene is not None:
        scene_file(options.scene)
    second_view = _second_view(options)
    if not has_display():
        return _play_off_screen(options)
    from meeple_city.setup.matches import check_timeout
    from meeple_city.setup.window import WindowOptions, run_window
    from meeple_city.words.catalogue import load_words

    check_timeout(options.timeout)
    resumed = _journal_to_resume(options)
    named = options.game or options.players or options.option or options.journal
    journals = run_window(
        WindowOptions(
            match=match_from_options(options) if named and not resumed else None,
            resume=resumed,
            seed=options.seed,
            scene=options.scene,
            timeout_s=options.timeout,
            verbose=options.verbose,
            status=options.status,
            feed=options.feed,
            second_view=second_view,
            calibration=options.calibration,
            language=options.lang,
        )
    )
    words = load_words(choose_language(options.lang))
    lines = [words.phrase(message("cli.match.journal", path=str(path))) for path in journals]
    lines = lines or [words.phrase(message("cli.match.nothing_played"))]
    return Report({"journals": [str(path) for path in journals]}, tuple(lines))


def _second_view(options: argparse.Namespace) -> VideoFormat | None:
    """The second window that is wanted."""
    from meeple_city.setup.video_targets import VideoFormat

    if not options.second_view:
        for name in ("second_size", "second_fps"):
            if getattr(options, name) is not None:
                raise BadInput(f"--{name.replace('_', '-')}: there is no second view; add --second-view")
        return None
    if not has_display():
        raise BadInput("--second-view: there is no display; a showcase can be sent elsewhere")
    fps = SECOND_FPS if options.second_fps is None else options.second_fps
    try:
        return VideoFormat(options.second_size or SECOND_SIZE, fps)
    except BadInput as cause:
        raise BadInput(str(cause).replace("--", "--second-", 1)) from None


def _journal_to_resume(options: argparse.Namespace) -> Path | None:
    """A journal that exists is resumed; nothing else can be chosen then."""
    if options.journal is None or not options.journal.exists():
        return None
    for name in ("game", "players", "option", "scene", "seed", "max_turns"):
        if getattr(options, name):
            raise BadInput(f"--{name.replace('_', '-')}: {options.journal} exists and is resumed as it is")
    return Path(options.journal)


def has_display() -> bool:
    """Whether a window could be opened."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def match_from_options(options: argparse.Namespace) -> NewMatch:
    """The match that the options ask for."""
    from meeple_city.games.registry import find_game

    game = options.game or DEFAULT_GAME
    if options.players is None:
        fewest = find_game(game).game.seat_counts[0]
        off_screen = options.command == "play" and not has_display()
        other = "easy" if off_screen else "bot"  # nobody is there to play against: the match should be over soon
        first = "human" if options.command == "play" and not off_screen else other
        players = (first, *(other,) * (fewest - 1))
    else:
        players = _names(options.players)
    return NewMatch(
        game,
        players,
        _game_options(options.option),
        seed=options.seed,
        journal=options.journal,
        scene=options.scene,
        max_turns=options.max_turns,
    )


def _play_off_screen(options: argparse.Namespace) -> Report:
    """A whole match of bots; journal, score and a picture are left behind."""
    from meeple_city.cli.pictures import check_final_picture, save_final_picture
    from meeple_city.games.registry import find_game

    for name in ("status", "feed", "calibration"):
        if getattr(options, name):
            raise BadInput(f"--{name}: is for the window, and there is no display")
    if not find_game(options.game or DEFAULT_GAME).physical:
        if options.out:
            raise BadInput(f"--out: {options.game} is a card game and leaves no picture")
        return match(options, OFF_SCREEN)
    out = options.out or DEFAULT_PICTURE
    check_final_picture(out)
    report = match(options, OFF_SCREEN)
    return Report(
        report.data,
        (*report.lines, save_final_picture(Path(report.data["journal"]), out, choose_language(options.lang))),
    )


def _play_to_the_end(played: Match, front_end: TerminalFrontEnd) -> Report:
    from meeple_city.setup.match_report import match_report, report_lines

    try:
        played.run()
    finally:
        front_end.end()
    words = front_end.words().within(played.header.city, played.header.called)
    data = match_report(played, words)
    return Report(data, tuple(report_lines(data, words)))


def _front_end(options: argparse.Namespace) -> TerminalFrontEnd:
    from meeple_city.setup.matches import check_timeout
    from meeple_city.setup.terminal_front_end import TerminalFrontEnd

    check_timeout(options.timeout)
    return TerminalFrontEnd(sys.stderr, options.verbose, options.timeout, choose_language(options.lang))


def _report_torn_line(contents: Contents, front_end: TerminalFrontEnd) -> None:
    if contents.chain.torn:
        line = len(contents.chain.rows) + 1
        torn = message("cli.match.torn_line", path=str(contents.chain.path), line=line)
        front_end.notice(front_end.words().phrase(torn))


def _names(players: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in players.split(","))


def _game_options(texts: Iterable[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text!r} must be key=value")
        if key in given:
            raise BadInput(f"--option {key} is given twice: {given[key]!r} and {value!r}")
        given[key] = value
    return given


def _entry_line(entry: Entry) -> str:
    return f"{entry.id}: {entry.answer if entry.request is None else shown(entry.request)}"
