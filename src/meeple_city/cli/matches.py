"""The commands about whole matches: play one, go on with one, show or check one."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meeple_city.errors import BadInput, BadJournal, Missing
from meeple_city.files import check_writable, data_folder, scene_file
from meeple_city.setup.scenes import MOST_SEED, USUAL_SCENE, PictureOptions, Report, open_scene, picture, stage, view

if TYPE_CHECKING:
    from meeple_city.games.registry import GameEntry
    from meeple_city.match.driver import Match
    from meeple_city.match.journal import Contents, Header
    from meeple_city.match.players import Player
    from meeple_city.match.progress import Progress
    from meeple_city.match.table_port import SceneInfo
    from meeple_city.table.snapshot import Snapshot
    from meeple_city.table.table import Table
    from meeple_city.table.worker import RemoteTable


@dataclass(frozen=True)
class MatchOptions:
    """What `match` was asked for."""

    game: str
    players: str | None = None
    seed: int = 0
    options: tuple[str, ...] = ()
    journal: Path | None = None
    max_turns: int | None = None
    scene: str | None = None
    timeout_s: float = 5.0
    verbose: bool = False


def match(options: MatchOptions) -> Report:
    """Play a match to its end, without a window."""
    from meeple_city.games.registry import find_game
    from meeple_city.match.driver import Match, Participants
    from meeple_city.match.journal import Header

    entry = find_game(options.game)
    names = _players(options.players, entry)
    given = entry.game.read_options(dict(_pair(text) for text in options.options))
    _check(options)
    journal = options.journal or _free_name(options)
    progress = _progress(options.verbose)
    with ExitStack() as stack:
        table, scene = _table(entry, options.scene, options.seed, stack)
        header = Header(
            game=entry.game.name,
            rules=entry.game.version,
            options=given,
            seed=options.seed,
            seats=entry.game.seats(len(names), scene.city if scene else None),
            players=names,
            max_turns=options.max_turns,
            scene=scene,
        )
        players = _seat(entry, header, journal, options.timeout_s, stack)
        participants = Participants(players, table, progress.notice, progress.watch)
        return _finish(Match.begin(entry.game, header, participants, journal), progress)


def resume(file: Path, players: str | None, max_turns: int | None, timeout_s: float, verbose: bool) -> Report:
    """Go on with a match exactly where it stood."""
    from meeple_city.match.driver import Match, Participants

    progress = _progress(verbose)
    contents, entry = _read(file)
    header = contents.header
    names = _players(players, entry) if players else header.players
    if len(names) != len(header.seats):
        raise BadInput(f"{file}: {len(header.seats)} play in this match, not {len(names)}")
    header = replace(header, players=names, max_turns=max_turns or header.max_turns)
    with ExitStack() as stack:
        table, scene = _table(entry, _scene_of(contents), header.seed, stack)
        _same_scene(contents, scene)
        _tell_of_torn_line(contents, progress)
        seated = _seat(entry, header, file, timeout_s, stack)
        participants = Participants(seated, table, progress.notice, progress.watch)
        return _finish(Match.go_on(entry.game, replace(contents, header=header), participants), progress)


def replay(file: Path, check: bool, verbose: bool) -> Report:
    """Fold a journal through the rules; with `check`, simulate every shot again."""
    from meeple_city.match.fold import fold, verify
    from meeple_city.match.progress import record_told
    from meeple_city.match.tracks import Tracks

    contents, entry = _read(file)
    _tell_of_torn_line(contents, _progress(verbose))
    data: dict[str, Any] = {"records": len(contents.entries), "rules_ok": False, "shots": 0, "shots_identical": None}
    try:
        folded = fold(contents, entry.game)
    except BadJournal as cause:
        return Report(data | {"ok": False, "problems": [str(cause)]}, (str(cause),))
    told = [] if check else [record_told(record) for record in folded.play.records]
    problems: list[str] = []
    data |= {"rules_ok": True, "shots": len(folded.shots)}
    if check:
        with ExitStack() as stack:
            table, scene = _table(entry, _scene_of(contents), contents.header.seed, stack)
            _same_scene(contents, scene)
            same, others = verify(table, folded.shots, Tracks(file)) if table else ([], [])
        data["shots_identical"] = len(same)
        problems = [f"line {shot.index + 2}: {shot.request.kind} comes out differently" for shot in others]
        told = [f"{data['shots']} shots simulated again, {len(same)} identical to the last bit"]
    told.append(f"{file}: {data['records']} records, the rules agree with every one")
    return Report(data | {"ok": not problems, "problems": problems}, tuple(told))


def play(options: MatchOptions, out: Path) -> Report:
    """A whole match off-screen; journal, score and a picture are left behind."""
    report = match(options)
    return Report(report.data, (*report.lines, *_picture(Path(report.data["journal"]), out)))


def screenshot(options: PictureOptions, journal: Path, at: int | None) -> Report:
    """A picture of a match: as it was after a record, or as it stands."""

    def find() -> tuple[Table, Snapshot]:
        from meeple_city.match.journal import read_journal

        contents = read_journal(journal)
        if not contents.header.scene:
            raise BadInput(f"{journal}: {contents.header.game} is played with cards alone; there is no table to see")
        if at is not None and not 0 <= at < len(contents.entries):
            raise BadInput(f"--at must be from 0 to {len(contents.entries) - 1} in {journal}, not {at}")
        table = open_scene(contents.header.scene.name, contents.header.seed)
        return table, snapshot_at(journal, at) or table.start()

    return picture(options, find)


def snapshot_at(journal: Path, at: int | None = None) -> Snapshot | None:
    """The table after a record, or where a journal ends; None before anything was done to it, or in a card game."""
    from meeple_city.match.journal import read_journal
    from meeple_city.match.tracks import Tracks
    from meeple_city.table.packing import unpack

    keys = [entry.track for entry in read_journal(journal).entries if entry.track and (at is None or entry.n <= at)]
    if not keys:
        return None
    track = Tracks(journal).load(keys[-1])
    if track is None:
        raise Missing(f"{Tracks(journal).path(keys[-1])}: this track is gone; `meeple-city resume` makes the last anew")
    return unpack(track).final


def _picture(journal: Path, out: Path) -> list[str]:
    from meeple_city.match.journal import read_journal
    from meeple_city.render.picture import save_picture

    snapshot = snapshot_at(journal)
    if snapshot is None:
        return []
    table = open_scene(_scene_of(read_journal(journal)) or USUAL_SCENE, snapshot.seed)
    out.parent.mkdir(parents=True, exist_ok=True)
    try:
        save_picture(stage(table, snapshot), view(table, "director"), (1280, 720), out, data_folder("models"))
    except Missing as cause:
        return [f"no picture: {cause}"]
    return [f"picture: {out}"]


# ---- what they have in common


def _finish(played: Match, progress: Progress) -> Report:
    """Play to the end and tell what it came to."""
    from meeple_city.match.report import lines, report

    try:
        played.run()
    finally:
        progress.end()
        played.close()
    data = report(played)
    return Report(data, tuple(lines(data)))


def _read(file: Path) -> tuple[Contents, GameEntry]:
    from meeple_city.games.registry import RULES, find_game
    from meeple_city.match.journal import check_rules, read_journal

    contents = read_journal(file)
    if contents.header.game not in RULES:
        raise BadJournal(f"{file}: game {contents.header.game!r} is unknown; allowed: {', '.join(RULES)}")
    entry = find_game(contents.header.game)
    check_rules(contents, entry.game)
    return contents, entry


def _tell_of_torn_line(contents: Contents, progress: Progress) -> None:
    if contents.chain.torn:
        line = len(contents.chain.rows) + 1
        progress.notice(f"{contents.chain.path}: line {line} was cut off while it was written, and is dropped")


def _seat(entry: GameEntry, header: Header, journal: Path, timeout_s: float, stack: ExitStack) -> dict[str, Player]:
    """Everybody at their place until the stack unwinds; programs are started."""
    from meeple_city.match.players import make_bot
    from meeple_city.match.program import Program, is_program

    players: dict[str, Player] = {}
    for seat, name in zip(header.seats, header.players, strict=True):
        if is_program(name):
            log = journal.with_name(f"{journal.name}.{seat.replace(' ', '-')}.log")
            players[seat] = Program(name, timeout_s, log)
        else:
            players[seat] = make_bot(name, entry.bots, header.seed, seat)
        stack.callback(players[seat].close)
    return players


def _players(text: str | None, entry: GameEntry) -> tuple[str, ...]:
    """The players by name, each one possible."""
    from meeple_city.match.players import make_bot
    from meeple_city.match.program import arguments, is_program

    names = tuple(text.split(",")) if text is not None else ("bot",) * entry.game.seat_counts[0]
    for name in names:
        if name == "human":
            raise BadInput(f"player 'human' needs a window; without one: {', '.join(['random', *entry.bots, 'bot'])}")
        if is_program(name):
            arguments(name)
        else:
            make_bot(name, entry.bots, 0, "")
    entry.game.check_seats(len(names))
    return names


def _check(options: MatchOptions) -> None:
    """Refuse what cannot work before anything is started."""
    if abs(options.seed) > MOST_SEED:
        raise BadInput(f"--seed must be from {-MOST_SEED} to {MOST_SEED}, not {options.seed}")
    if options.max_turns is not None and options.max_turns < 1:
        raise BadInput(f"--max-turns must be 1 or more, not {options.max_turns}")
    if options.timeout_s <= 0:
        raise BadInput(f"--timeout must be over 0 seconds, not {options.timeout_s:g}")
    if options.journal:
        check_writable(options.journal)
        if options.journal.exists():
            raise BadInput(f"{options.journal}: is there already and is never overwritten; name another file")


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadInput(f"--option {text!r} must be key=value")
    return key, value


def _free_name(options: MatchOptions) -> Path:
    """A journal under out/ that is not there yet."""
    folder = Path("out")
    folder.mkdir(exist_ok=True)
    number = 1
    while (path := folder / f"{options.game}-{options.seed}-{number}.journal").exists():
        number += 1
    return path


def _table(
    entry: GameEntry, name: str | None, seed: int, stack: ExitStack
) -> tuple[RemoteTable | None, SceneInfo | None]:
    """The table in its process, and the scene on it, until the stack unwinds; card games need none."""
    if not entry.physical:
        if name is not None:
            raise BadInput(f"--scene: {entry.game.name} is played with cards alone")
        return None, None
    from meeple_city.match.table_port import SceneInfo
    from meeple_city.table.worker import RemoteTable

    name = name or USUAL_SCENE
    table = RemoteTable(data_folder("models"), scene_file(name), seed)
    stack.callback(table.close)
    digest, city = table.city()
    return table, SceneInfo(name, digest, city)


def _scene_of(contents: Contents) -> str | None:
    return contents.header.scene.name if contents.header.scene else None


def _same_scene(contents: Contents, found: SceneInfo | None) -> None:
    scene = contents.header.scene
    if scene and found and scene.digest != found.digest:
        raise BadJournal(f"{contents.chain.path}: was played on another version of scene {scene.name!r}")


def _progress(verbose: bool) -> Progress:
    from meeple_city.match.progress import Progress

    return Progress(sys.stderr, verbose)
