"""Seating a match: players, programs, table, journal and scene check, the same for window and command line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from meeple_city.errors import BadInput, BadJournal
from meeple_city.files import check_writable, data_folder, scene_file
from meeple_city.games.registry import RULES, GameEntry, find_game
from meeple_city.match.driver import Match, Participants
from meeple_city.match.journal import Contents, Header, check_rules, read_journal
from meeple_city.match.players import Player, make_bot
from meeple_city.match.program import Program, arguments, is_program
from meeple_city.match.table_port import SceneInfo, TablePort
from meeple_city.setup.folders import new_journal
from meeple_city.setup.scenes import DEFAULT_SCENE, check_seed
from meeple_city.table.worker import RemoteTable
from meeple_city.ui.settings import NewMatch
from meeple_city.words.catalogue import load_words

HUMAN = "human"
DEFAULT_SEED = 0


class Audience:
    """Whom a match is seated for. This one has no window: no people, nothing to draw."""

    timeout_s: float = 5.0  # for a program's answer

    def person(self) -> Player:
        """A player in front of the screen."""
        raise BadInput(f"player {HUMAN!r} needs a window")

    def table(self, remote: RemoteTable, scene: SceneInfo, header: Header, stack: ExitStack) -> TablePort:
        """The table for the match to use."""
        return remote

    def seated(self, header: Header, contents: Contents | None) -> None:
        """All are seated and nothing has happened yet; with contents, a match is resumed."""

    def notice(self, text: str) -> None:
        """Something that should not be missed."""

    def watch(self, match: Match) -> None:
        """Something has happened."""


@dataclass(frozen=True)
class MatchPlan:
    """A new match that has been checked."""

    entry: GameEntry
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    journal: Path
    scene: str | None = None
    max_turns: int | None = None


def plan_match(wish: NewMatch, today: date, people: bool) -> MatchPlan:
    """Check a wish before anything is started; `people` says whether there is a window for them."""
    entry, seed = find_game(wish.game), wish.seed or DEFAULT_SEED
    options = entry.game.read_options(wish.options)
    check_players(wish.players, entry, people)
    check_seed(seed)
    if wish.max_turns is not None and wish.max_turns < 1:
        raise BadInput(f"--max-turns must be 1 or more, not {wish.max_turns}")
    if not entry.physical and wish.scene is not None:
        raise BadInput(f"--scene: {entry.game.name} is played with cards alone")
    journal = wish.journal or new_journal(wish.game, today)
    check_writable(journal)
    if journal.exists():
        raise BadInput(f"{journal}: exists, and a journal is never overwritten; name another file")
    return MatchPlan(entry, wish.players, options, seed, journal, wish.scene, wish.max_turns)


def check_players(names: tuple[str, ...], entry: GameEntry, people: bool) -> None:
    """Refuse players that cannot be, or too few or too many."""
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
def begin_match(plan: MatchPlan, audience: Audience) -> Iterator[Match]:
    """A new match with everybody seated, until it is left."""
    game = plan.entry.game
    with ExitStack() as stack:
        opened = _open_table(plan.entry, plan.scene, plan.seed, stack)
        scene = opened[1] if opened else None
        header = Header(
            game=game.name,
            rules=game.version,
            options=plan.options,
            seed=plan.seed,
            seats=game.seats(len(plan.players), scene.city if scene else None),
            players=plan.players,
            max_turns=plan.max_turns,
            scene=scene,
        )
        participants = _participants(plan.entry, header, plan.journal, audience, opened, stack)
        audience.seated(header, None)
        match = Match.begin(game, header, participants, plan.journal)
        stack.callback(match.close)
        yield match


@contextmanager
def resume_match(
    contents: Contents, audience: Audience, players: tuple[str, ...] | None = None, max_turns: int | None = None
) -> Iterator[Match]:
    """A match where its journal ends, with everybody seated; other players may take over."""
    entry = entry_of(contents)
    check_rules(contents, entry.game)
    header = replace(
        contents.header,
        players=players or contents.header.players,
        max_turns=max_turns or contents.header.max_turns,
    )
    if len(header.players) != len(header.seats):
        raise BadInput(f"{contents.chain.path}: has {len(header.seats)} seats, not {len(header.players)}")
    with ExitStack() as stack:
        opened = open_recorded_table(contents, stack)
        participants = _participants(entry, header, contents.chain.path, audience, opened, stack)
        audience.seated(header, contents)
        match = Match.resume(entry.game, replace(contents, header=header), participants)
        stack.callback(match.close)
        yield match


def read_match(journal: Path) -> Contents:
    """A journal of one of the games there are."""
    contents = read_journal(journal)
    entry_of(contents)
    return contents


def entry_of(contents: Contents) -> GameEntry:
    """The game a journal is of."""
    game = contents.header.game
    if game not in RULES:
        raise BadJournal(f"{contents.chain.path}: game {game!r} is unknown; allowed: {', '.join(RULES)}")
    return find_game(game)


def open_recorded_table(contents: Contents, stack: ExitStack) -> tuple[RemoteTable, SceneInfo] | None:
    """The table a recorded match was played on; refused when the scene has changed since."""
    scene = contents.header.scene
    opened = _open_table(entry_of(contents), scene.name if scene else None, contents.header.seed, stack)
    if scene and opened and scene.digest != opened[1].digest:
        raise BadJournal(f"{contents.chain.path}: was played on another version of scene {scene.name!r}")
    return opened


def _open_table(
    entry: GameEntry, name: str | None, seed: int, stack: ExitStack
) -> tuple[RemoteTable, SceneInfo] | None:
    """The table in its own process, and the scene on it; card games need none."""
    if not entry.physical:
        return None
    name = name or DEFAULT_SCENE
    remote = RemoteTable(data_folder("models"), scene_file(name), seed)
    stack.callback(remote.close)
    digest, city = remote.city()
    return remote, SceneInfo(name, digest, city)


def _participants(
    entry: GameEntry,
    header: Header,
    journal: Path,
    audience: Audience,
    opened: tuple[RemoteTable, SceneInfo] | None,
    stack: ExitStack,
) -> Participants:
    """Everybody in place until the stack unwinds; programs are started."""
    players: dict[str, Player] = {}
    for seat, name in zip(header.seats, header.players, strict=True):
        if name == HUMAN:
            players[seat] = audience.person()
        elif is_program(name):
            log = journal.with_name(f"{journal.name}.{seat.replace(' ', '-')}.log")
            players[seat] = Program(name, audience.timeout_s, log)
        else:
            players[seat] = make_bot(name, entry.bots, header.seed, seat)
        stack.callback(players[seat].close)
    table = audience.table(*opened, header, stack) if opened else None
    words = load_words().within(header.city)
    return Participants(players, table, audience.notice, audience.watch, words.say)
