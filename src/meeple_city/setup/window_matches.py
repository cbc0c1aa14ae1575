"""Who knows the games, for the window: what can be played, how a match is made, how its shots are shown."""

from __future__ import annotations

import secrets
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from meeple_city.audio.calibration import read_calibration
from meeple_city.border import Drop
from meeple_city.core.game import Game
from meeple_city.display.table_layout import TableLayout
from meeple_city.errors import BadInput, BadJournal, MeepleCityError
from meeple_city.files import check_writable, data_folder, scene_file, write_json
from meeple_city.games.registry import RULES, GameEntry, find_game
from meeple_city.match.driver import Match, Participants
from meeple_city.match.fold import fold
from meeple_city.match.journal import Contents, Header, read_journal
from meeple_city.match.match_thread import MatchThread, Person
from meeple_city.match.players import Player, make_bot
from meeple_city.match.program import Program, arguments, is_program
from meeple_city.match.table_port import SceneInfo
from meeple_city.match.tracks import Tracks
from meeple_city.setup.breath_preview import BreathPreview
from meeple_city.setup.settings_file import load_settings
from meeple_city.table.geometry import Quat, Vec3
from meeple_city.table.packing import unpack
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table
from meeple_city.table.track import Pose, Track
from meeple_city.table.worker import RemoteTable
from meeple_city.ui.loop import Opening, play
from meeple_city.ui.playback import KeyFrame, Motion
from meeple_city.ui.settings import GameOffer, NewMatch, PlayOptions, Settings, UnfinishedMatch

TITLES = {"rampage": "Rampage", "rarrr": "RARRR!!", "octorage": "OctoRage"}
MOST_SEED = 2**31
MOST_UNFINISHED = 3  # journals that the menu offers
MOST_LOOKED_AT = 8  # journals that are looked into for that

Maker = Callable[[MatchThread], AbstractContextManager[Match]]


@dataclass(frozen=True)
class Drawing:
    """How scenes are opened and made ready to be drawn; handed in by whoever knows both."""

    usual_scene: str
    open_scene: Callable[[str, int], Table]
    stage: Callable[[Table, Snapshot | None], Any]
    pieces: Callable[[Table, Snapshot], Mapping[str, tuple[Any, Vec3, Quat]]]
    pose: Callable[[Table, str, Pose], Pose]
    seats: Callable[[Table], Mapping[str, Any]]


class WindowMatches:
    """The games of this program, as the window wants them."""

    def __init__(self, folder: Path, drawing: Drawing, settings_file: Path | None, timeout_s: float) -> None:
        self.folder = folder
        self.drawing = drawing
        self.scene: str | None = None  # for matches that name none
        self.seed: int | None = None
        self.settings_file = settings_file
        self.timeout_s = timeout_s
        self.notices: list[str] = []
        self.journals: list[Path] = []  # that were begun or gone on with
        self._unfinished: tuple[UnfinishedMatch, ...] = ()

    # ---- the menu

    def offers(self) -> tuple[GameOffer, ...]:
        """The games there are."""
        return tuple(_offer(name) for name in RULES)

    def unfinished(self) -> tuple[UnfinishedMatch, ...]:
        """Matches that were interrupted, as far as has been found out."""
        return self._unfinished

    def look_for_unfinished(self) -> threading.Thread:
        """Begin to look for interrupted matches; nobody waits for that."""
        thread = threading.Thread(target=self._look, name="unfinished", daemon=True)
        thread.start()
        return thread

    def _look(self) -> None:
        found: list[UnfinishedMatch] = []
        journals = sorted(self.folder.glob("*.journal"), key=lambda path: -path.stat().st_mtime)
        for path in journals[:MOST_LOOKED_AT]:
            title = _title(path)
            if title:
                found.append(UnfinishedMatch(path, title))
                self._unfinished = tuple(found[:MOST_UNFINISHED])

    def settings(self, calibration: Path | None = None) -> Settings:
        """As they were last time; a microphone got to know since is remembered."""
        settings = load_settings(self.settings_file) if self.settings_file else Settings()
        if calibration is None:
            return settings
        read_calibration(calibration)  # refused at once if it is broken
        settings = replace(settings, calibration=str(calibration.absolute()))
        self.save(settings)
        return settings

    def save(self, settings: Settings) -> None:
        """Keep the settings; a place that cannot be written to is no reason to stop playing."""
        if self.settings_file is None:
            return
        try:
            self.settings_file.parent.mkdir(parents=True, exist_ok=True)
            write_json(self.settings_file, asdict(settings))
        except (OSError, BadInput) as cause:
            self.notices.append(str(cause))

    # ---- matches

    def begin(self, setup: NewMatch) -> Maker:
        """How a new match is made; whatever is wrong with the wish is said at once."""
        entry = find_game(setup.game)
        entry.game.check_seats(len(setup.players))
        options = entry.game.read_options(setup.options)
        for name in setup.players:
            _check_player(name, entry)
        seed = next(n for n in (setup.seed, self.seed, secrets.randbelow(MOST_SEED)) if n is not None)
        journal = setup.journal or _free_name(self.folder, setup.game)
        check_writable(journal)
        if journal.exists():
            raise BadInput(f"{journal}: is there already and is never overwritten; name another file")
        scene = setup.scene or (self.scene if entry.physical else None)
        self.journals.append(journal)
        plan = _Plan(entry, scene, seed, setup.players, options, journal)
        return lambda match_thread: self._new_match(match_thread, plan)

    def go_on(self, journal: Path) -> Maker:
        """How an interrupted match is gone on with."""
        contents = read_journal(journal)
        if contents.header.game not in RULES:
            raise BadJournal(f"{journal}: game {contents.header.game!r} is unknown; allowed: {', '.join(RULES)}")
        self.journals.append(journal)
        return lambda match_thread: self._old_match(match_thread, contents)

    @contextmanager
    def _new_match(self, match_thread: MatchThread, plan: _Plan) -> Iterator[Match]:
        game = plan.entry.game
        with ExitStack() as stack:
            table = _Laid.open(self.drawing, plan.entry, plan.scene, plan.seed, "human" in plan.players, stack)
            scene = table.scene if table else None
            seats = game.seats(len(plan.players), scene.city if scene else None)
            header = Header(
                game.name, game.version, plan.options, plan.seed, seats, plan.players, max_turns=None, scene=scene
            )
            participants = self._company(match_thread, plan.entry, header, plan.journal, table, stack)
            _lay(match_thread, header, table, table.table.start() if table else None)
            match = Match.begin(game, header, participants, plan.journal)
            stack.callback(match.close)
            yield match

    @contextmanager
    def _old_match(self, match_thread: MatchThread, contents: Contents) -> Iterator[Match]:
        header = contents.header
        entry = find_game(header.game)
        with ExitStack() as stack:
            name = header.scene.name if header.scene else None
            table = _Laid.open(self.drawing, entry, name, header.seed, "human" in header.players, stack)
            if header.scene and table and header.scene.digest != table.scene.digest:
                raise BadJournal(f"{contents.chain.path}: was played on another version of scene {header.scene.name!r}")
            participants = self._company(match_thread, entry, header, contents.chain.path, table, stack)
            _lay(match_thread, header, table, _last(contents) or table.table.start() if table else None)
            match = Match.go_on(entry.game, contents, participants)
            stack.callback(match.close)
            yield match

    def _company(
        self,
        match_thread: MatchThread,
        entry: GameEntry,
        header: Header,
        journal: Path,
        table: _Laid | None,
        stack: ExitStack,
    ) -> Participants:
        players = {
            seat: self._player(name, match_thread, entry, header.seed, seat, journal)
            for seat, name in zip(header.seats, header.players, strict=True)
        }
        for player in players.values():
            stack.callback(player.close)
        follow = table.breath_preview.follow if table and table.breath_preview else lambda track: None
        watched = match_thread.watched(table.remote, table.motion, follow) if table else None
        return Participants(players, watched, self.notices.append, match_thread.show)

    def _player(
        self, name: str, match_thread: MatchThread, entry: GameEntry, seed: int, seat: str, journal: Path
    ) -> Player:
        if name == "human":
            return Person(match_thread)
        if is_program(name):
            return Program(name, self.timeout_s, journal.with_name(f"{journal.name}.{seat.replace(' ', '-')}.log"))
        return make_bot(name, entry.bots, seed, seat)


@dataclass(frozen=True)
class _Plan:
    """A new match, checked."""

    entry: GameEntry
    scene: str | None
    seed: int
    players: tuple[str, ...]
    options: dict[str, str]
    journal: Path


@dataclass(frozen=True)
class _Laid:
    """A table twice: where shots are simulated, and what is needed to draw it."""

    drawing: Drawing
    table: Table
    remote: RemoteTable
    scene: SceneInfo
    breath_preview: BreathPreview | None = None

    @classmethod
    def open(
        cls, drawing: Drawing, entry: GameEntry, name: str | None, seed: int, people: bool, stack: ExitStack
    ) -> _Laid | None:
        """The table of a scene, until the stack unwinds, a second one for people; card games need none."""
        if not entry.physical:
            return None
        name = name or drawing.usual_scene
        remote = RemoteTable(data_folder("models"), scene_file(name), seed)
        stack.callback(remote.close)
        table = drawing.open_scene(name, seed)  # while the other process gets ready
        digest, city = remote.city()
        laid = cls(drawing, table, remote, SceneInfo(name, digest, city))
        return laid.with_backstage(stack) if people else laid

    def with_backstage(self, stack: ExitStack) -> _Laid:
        """And a second such table, which gets ready while the match begins."""
        snapshot = self.table.start()
        models = {piece.id: piece.model for piece in (*snapshot.pieces, *snapshot.aside)}
        remote = RemoteTable(data_folder("models"), scene_file(self.scene.name), self.table.scene.seed)
        behind = BreathPreview(remote, lambda poses: self._poses(poses, models))
        stack.callback(behind.close)
        return replace(self, breath_preview=behind)

    def laying(self, snapshot: Snapshot) -> TableLayout:
        """The table for the window, as it stands."""
        everything = replace(snapshot, pieces=(*snapshot.pieces, *snapshot.aside))
        aside = tuple(piece.id for piece in snapshot.aside)
        pieces = self.drawing.pieces(self.table, everything)
        return TableLayout(self.drawing.stage(self.table, None), pieces, aside, self.drawing.seats(self.table))

    def motion(self, packed: bytes) -> Motion:
        """A packed track for the window."""
        track = unpack(packed)
        models = {piece.id: piece.model for piece in (*track.final.pieces, *track.final.aside)}
        final = {piece.id: (piece.position, piece.quaternion) for piece in track.final.pieces}
        return Motion(
            keys=tuple(
                KeyFrame(frame.tick / track.tick_hz, self._poses(frame.poses, models)) for frame in track.frames
            ),
            final=self._poses(final, models),
            length_s=track.frames[-1].tick / track.tick_hz if track.frames else 0.0,
            released_s=_released(track),
            contacts=tuple(
                (c.a, c.b, (c.point[0] * 1000, c.point[1] * 1000, c.point[2] * 1000)) for c in _touching(track)
            ),
            first_touch_s=_first_touch(track),
        )

    def _poses(self, poses: Any, models: dict[str, str]) -> dict[str, tuple[Vec3, Quat]]:
        """Where the drawings are, whose feet are not their middles."""
        return {id_: self.drawing.pose(self.table, models[id_], pose) for id_, pose in poses.items()}


def _lay(match_thread: MatchThread, header: Header, table: _Laid | None, snapshot: Snapshot | None) -> None:
    players = dict(zip(header.seats, header.players, strict=True))
    if table is None or snapshot is None:
        match_thread.lay(None, players)
    else:
        match_thread.lay(table.laying(snapshot), players, table.table.settings.world.step_hz, table.breath_preview)


def _last(contents: Contents) -> Snapshot | None:
    """The table where a journal ends."""
    keys = [entry.track for entry in contents.entries if entry.track]
    track = Tracks(contents.chain.path).load(keys[-1]) if keys else None
    return unpack(track).final if track else None


def _offer(name: str) -> GameOffer:
    entry = find_game(name)
    kinds = ("human", *entry.bots, "random")
    return GameOffer(name, TITLES[name], entry.game.seat_counts, kinds, entry.game.options)


def _title(path: Path) -> str | None:
    """What to call an interrupted match; None for one that is over, or cannot be read."""
    try:
        contents = read_journal(path)
        game: Game[Any] = find_game(contents.header.game).game
        play = fold(contents, game).play
    except MeepleCityError:
        return None
    if play.pending is None:
        return None
    return f"{TITLES[game.name]}, {', '.join(contents.header.players)}, turn {game.turns(play.state)} ({path.name})"


def _check_player(name: str, entry: GameEntry) -> None:
    if is_program(name):
        arguments(name)
    elif name != "human":
        make_bot(name, entry.bots, 0, "")


def _free_name(folder: Path, game: str) -> Path:
    folder.mkdir(exist_ok=True)
    number = 1
    while (path := folder / f"{game}-window-{number}.journal").exists():
        number += 1
    return path


def _released(track: Track) -> float:
    carry = track.request.carry if isinstance(track.request, Drop) else ()
    return carry[-1][0] / track.tick_hz if carry else 0.0


def _first_touch(track: Track) -> float | None:
    """When a piece in the hand first met something besides its own Paws."""
    if not isinstance(track.request, Drop):
        return None
    own = track.request.piece.replace("body:", "paws:")
    return min((touch.at_s for touch in track.touched_before_release if touch.piece != own), default=None)


def _touching(track: Track) -> list[Any]:
    """The contacts after the shot of whatever it touched."""
    touched = {touch.piece for touch in track.touched}
    return [contact for contact in track.final.contacts if contact.a in touched or contact.b in touched]


# ---- the command


def run_window(host: WindowMatches, options: PlayOptions) -> list[Path]:
    """Open the window with the menu, or at once with the match that was asked for; the journals that were written."""
    host.scene, host.seed = options.scene, options.seed
    first = _first(host, options)
    with ExitStack() as stack:
        status = stack.enter_context(options.status.open("w", encoding="utf-8")) if options.status else None
        settings = host.settings(options.calibration)
        play(Opening(host, settings, data_folder("models"), first=first, status=status, private=_to_terminal))
    return host.journals


def _to_terminal(line: str) -> None:
    """What a streamer must read and viewers must not."""
    print(line, file=sys.stderr)


def _first(host: WindowMatches, options: PlayOptions) -> Maker | None:
    """The match to begin with; None for the menu."""
    if options.journal is not None and options.journal.exists():
        return host.go_on(options.journal)
    if not (options.game or options.players or options.options or options.journal):
        return None
    game = options.game or "rampage"
    fewest = find_game(game).game.seat_counts[0]
    players = options.players.split(",") if options.players else ["human", *["bot"] * (fewest - 1)]
    setup = NewMatch(game, tuple(players), dict(_pair(text) for text in options.options), journal=options.journal)
    return host.begin(setup)


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadInput(f"--option {text!r} must be key=value")
    return key, value
