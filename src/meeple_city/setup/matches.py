"""Seating a match: players, programs, table, journal and scene check, the same for window and command line."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from meeple_city.border import City, Message
from meeple_city.border.plain import to_plain
from meeple_city.border.seeds import check_seed
from meeple_city.config_reader import shown
from meeple_city.errors import BadInput, BadJournal
from meeple_city.files import check_writable, data_folder, scene_file
from meeple_city.games.registry import RULES, GameEntry, find_game
from meeple_city.match.chain import ChainFile, JournalExists
from meeple_city.match.driver import Match, Participants
from meeple_city.match.journal import Contents, Header, check_rules, create_journal, read_journal, replaced_seats
from meeple_city.match.players import Player, bot_kind, make_bot
from meeple_city.match.program import TIMEOUT_S, Program, arguments, is_program
from meeple_city.match.strengths import Strength, strength_of
from meeple_city.match.table_port import SceneInfo, TablePort
from meeple_city.setup.folders import journal_names
from meeple_city.setup.scenes import DEFAULT_SCENE, SCENES_BY_BOXES
from meeple_city.table.pool import TablePool
from meeple_city.table.worker import RemoteTable
from meeple_city.ui.settings import LONGEST_NAME, NewMatch
from meeple_city.words.catalogue import Words, load_words

HUMAN = "human"
DEFAULT_SEED = 0
LONGEST_TIMEOUT_S = 86_400.0  # a day


@dataclass(frozen=True)
class OpenTable:
    """A table in its own process, and the scene on it."""

    remote: RemoteTable
    scene: SceneInfo


class MatchFrontEnd:
    """What a match needs from its front end; this base class has no window, so no people."""

    timeout_s: float = TIMEOUT_S  # for a program's answer
    yields: bool = False  # its table gives way to whatever else runs on the machine
    thinks_behind: bool = False  # those who look ahead give way to what is drawn

    def words(self) -> Words:
        """The language that notices are in."""
        return load_words("en")

    def thinkers(self) -> int:
        """How many processes may look ahead for players at the same time."""
        return os.cpu_count() or 1

    def person(self) -> Player:
        """A player in front of the screen."""
        raise BadInput(f"player {HUMAN!r} needs a window")

    def table(self, opened: OpenTable, header: Header, stack: ExitStack) -> TablePort:
        """The table for the match to use."""
        return opened.remote

    def seated(self, header: Header, contents: Contents | None) -> None:
        """Called once before the first step; with contents, a match is resumed."""

    def notice(self, text: str) -> None:
        """Report a problem to the user."""

    def watch(self, match: Match) -> None:
        """Called before the first step and after every step."""


@dataclass(frozen=True)
class MatchPlan:
    """A new match that has been checked."""

    entry: GameEntry
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    day: date
    journal: Path | None = None  # without one, it is named by game and day
    scene: str | None = None
    max_turns: int | None = None
    names: tuple[str, ...] = ()


def plan_match(new: NewMatch, today: date, people: bool) -> MatchPlan:
    """Check a new match before starting anything; `people` says whether there is a window for them."""
    entry, seed = find_game(new.game), new.seed or DEFAULT_SEED
    options = entry.game.read_options(new.options)
    check_players(new.players, entry, people)
    entry.game.check_possible(options, len(new.players))
    check_seed(seed, "--seed")
    check_max_turns(new.max_turns)
    if not entry.physical and new.scene is not None:
        raise BadInput(f"--scene: {entry.game.name} is a card game and has no scene")
    journal = new.journal or next(journal_names(new.game, today))
    check_writable(journal)
    if journal.exists():
        raise BadInput(f"{journal}: exists, and a journal is never overwritten; name another file")
    names = check_names(new.names, len(new.players))
    return MatchPlan(entry, new.players, options, seed, today, new.journal, new.scene, new.max_turns, names)


def check_names(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Reject names that fit no strip, and those that two players share; without any name there are none."""
    if not any(names):
        return ()
    if len(names) != seats:
        raise BadInput(f"there must be a name for each of {seats} players, not {len(names)}")
    given = [name for name in names if name]
    for name in given:
        if len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise BadInput(f"name {shown(name)} must be 1 to {LONGEST_NAME} letters, without blanks at its ends")
    if len({name.casefold() for name in given}) < len(given):
        raise BadInput("two players have the same name")
    return names


def check_timeout(seconds: float) -> None:
    """Reject timeouts no program can meet."""
    if not 0 < seconds <= LONGEST_TIMEOUT_S:
        raise BadInput(f"--timeout must be over 0 and at most {LONGEST_TIMEOUT_S:g} seconds, not {seconds:g}")


def check_max_turns(turns: int | None) -> None:
    """Reject limits that end a match before it begins."""
    if turns is not None and turns < 1:
        raise BadInput(f"--max-turns must be 1 or more, not {turns}")


def check_players(names: tuple[str, ...], entry: GameEntry, people: bool) -> None:
    """Reject unknown players, and too few or too many."""
    for name in names:
        if name == HUMAN:
            if not people:
                allowed = ", ".join(["random", *entry.bots, "bot"])
                raise BadInput(f"player {HUMAN!r} needs a window; without one: {allowed}")
        elif is_program(name):
            arguments(name)
        else:
            make_bot(name, entry.bots, 0, "")
    entry.game.check_seats(len(names))


@contextmanager
def begin_match(plan: MatchPlan, front_end: MatchFrontEnd) -> Iterator[Match]:
    """Begin a match; everything it uses is closed on exit."""
    game = plan.entry.game
    with ExitStack() as stack:
        name = plan.scene or SCENES_BY_BOXES[game.boxes(len(plan.players))]
        opened = _open_table(plan.entry, name, plan.seed, stack, front_end.yields)
        scene = opened.scene if opened else None
        header = Header(
            game=game.name,
            rules=game.version,
            options=plan.options,
            seed=plan.seed,
            seats=game.seats(len(plan.players), scene.city if scene else None),
            players=plan.players,
            max_turns=plan.max_turns,
            scene=scene,
            names=plan.names,
        )
        journal = _create_journal(plan, header)
        stack.callback(journal.close)
        try:
            participants = _participants(plan.entry, header, journal.path, front_end, opened, stack)
            front_end.seated(header, None)
            match = Match.begin(game, header, participants, journal)
        except BaseException:
            journal.path.unlink(missing_ok=True)  # nothing was played
            raise
        yield match


def _create_journal(plan: MatchPlan, header: Header) -> ChainFile:
    """The journal of a new match, under the first unused name unless the plan has one."""
    if plan.journal:
        return create_journal(plan.journal, header)
    for path in journal_names(header.game, plan.day):
        with suppress(JournalExists):  # by another match that is just beginning
            return create_journal(path, header)
    raise AssertionError("there is always another number")


@contextmanager
def resume_match(
    contents: Contents, front_end: MatchFrontEnd, players: tuple[str, ...] | None = None, max_turns: int | None = None
) -> Iterator[Match]:
    """Resume a match where its journal ends; other players may take over. Everything is closed on exit."""
    entry = entry_of(contents)
    check_rules(contents, entry.game)
    check_max_turns(max_turns)
    header = replace(
        contents.header,
        players=players or contents.header.players,
        max_turns=max_turns or contents.header.max_turns,
    )
    if len(header.players) != len(header.seats):
        raise BadInput(f"{contents.chain.path}: has {len(header.seats)} seats, not {len(header.players)}")
    with ExitStack() as stack:
        journal = ChainFile.reopen(contents.chain)  # first of all, because somebody else may be playing this match
        stack.callback(journal.close)
        opened = open_recorded_table(contents, stack)
        gone = frozenset() if players else replaced_seats(contents.entries)
        participants = _participants(entry, header, journal.path, front_end, opened, stack, gone)
        match = Match.resume(entry.game, replace(contents, header=header), participants, journal)
        front_end.seated(header, contents)  # only now is the last track there, if it had to be simulated again
        yield match


def read_match(journal: Path) -> Contents:
    """Read the journal of a known game."""
    contents = read_journal(journal)
    entry_of(contents)
    return contents


def entry_of(contents: Contents) -> GameEntry:
    """The game a journal is of."""
    game = contents.header.game
    if game not in RULES:
        raise BadJournal(f"{contents.chain.path}: game {game!r} is unknown; allowed: {', '.join(RULES)}")
    return find_game(game)


def open_recorded_table(contents: Contents, stack: ExitStack) -> OpenTable | None:
    """The table a recorded match was played on; refused when the scene has changed since."""
    scene = contents.header.scene
    opened = _open_table(entry_of(contents), scene.name if scene else DEFAULT_SCENE, contents.header.seed, stack)
    if opened:
        check_scene_digest(contents, opened.scene.digest)
        _check_city(contents, opened.scene.city)
    return opened


def check_scene_digest(contents: Contents, digest: str) -> None:
    """Refuse a journal whose scene has changed since."""
    scene = contents.header.scene
    if scene and scene.digest != digest:
        raise BadJournal(f"{contents.chain.path}: was played on another version of scene {scene.name!r}")


def _check_city(contents: Contents, city: City) -> None:
    """Refuse a journal whose header describes another city than its scene."""
    recorded = to_plain(contents.header.city) or {}
    for key, value in to_plain(city).items():
        if recorded.get(key) != value:
            raise BadJournal(
                f"{contents.chain.path}: line 1: scene: city: {key} is not that of the scene: "
                f"{shown(recorded.get(key))} instead of {shown(value)}"
            )


def _open_table(entry: GameEntry, name: str, seed: int, stack: ExitStack, yields: bool = False) -> OpenTable | None:
    """The table in its own process, and the scene on it; card games need none."""
    if not entry.physical:
        return None
    remote = RemoteTable(data_folder("models"), scene_file(name), seed, yields)
    stack.callback(remote.close)
    digest, city = remote.city()
    return OpenTable(remote, SceneInfo(name, digest, city))


def _participants(
    entry: GameEntry,
    header: Header,
    journal: Path,
    front_end: MatchFrontEnd,
    opened: OpenTable | None,
    stack: ExitStack,
    gone: Collection[str] = (),
) -> Participants:
    """Create the players and start programs; the stack closes them. Seats whose player is gone get none."""
    players: dict[str, Player] = {}
    for seat, name in zip(header.seats, header.players, strict=True):
        if seat in gone:
            continue
        if name == HUMAN:
            players[seat] = front_end.person()
        elif is_program(name):
            log = journal.with_name(f"{journal.name}.{seat.replace(' ', '-')}.log")
            players[seat] = Program(name, front_end.timeout_s, log)
        else:
            players[seat] = make_bot(name, entry.bots, header.seed, seat)
        stack.callback(players[seat].close)
    table = front_end.table(opened, header, stack) if opened else None
    strengths = {seat: _strength(name, entry) for seat, name in zip(header.seats, header.players, strict=True)}
    thinks = any(strength.imagined for strength in strengths.values())
    imaginer = _table_pool(opened, header, front_end, stack) if opened and thinks else None

    def say(reason: Message) -> str:
        return front_end.words().within(header.city, header.called).say(reason)

    return Participants(players, table, front_end.notice, front_end.watch, say, strengths, imaginer)


def _strength(player: str, entry: GameEntry) -> Strength:
    return strength_of("program" if is_program(player) else bot_kind(player, entry.bots))


def _table_pool(opened: OpenTable, header: Header, front_end: MatchFrontEnd, stack: ExitStack) -> TablePool:
    """The tables for players who look ahead."""
    scene = scene_file(opened.scene.name)

    def open_table() -> RemoteTable:
        return RemoteTable(data_folder("models"), scene, header.seed, yields=front_end.thinks_behind)

    pool = TablePool(open_table, front_end.thinkers())
    stack.callback(pool.close)
    return pool
