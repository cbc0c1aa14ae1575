"""The interfaces that the screens need: the drawn table, the window, the matches, the preview of a breath."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from meeple_city.audio.hearing import Knock
from meeple_city.border import Breathe
from meeple_city.display.camera import Camera
from meeple_city.display.cards import SPARE_FACES, CardFace, LaidCard
from meeple_city.display.effects import Effects
from meeple_city.display.geometry import Pixel, Point, Pose, Position
from meeple_city.display.input_events import InputEvent
from meeple_city.display.marks import Arrow, BreathJet, Guide, Picked
from meeple_city.display.stage import Drawn
from meeple_city.display.table_layout import TableLayout
from meeple_city.input.breath import Calibration
from meeple_city.match.match_thread import MatchContext, TableReady
from meeple_city.show.motion import Motion
from meeple_city.ui.settings import GameOffer, NewMatch, SavedMatch, Settings

if TYPE_CHECKING:
    from meeple_city.ui.programme_screen import LoadedReplay


class TableScreen(Protocol):
    """The table as it is drawn."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels."""

    def lay(self, layout: TableLayout) -> None:
        """Clear the table and lay a new one."""

    def clear(self) -> None:
        """Take everything off the table."""

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Put these pieces where they are now."""

    def keep(self, poses: Mapping[str, Pose]) -> None:
        """Put all pieces where they came to rest, and hide those that are not named."""

    def restore(self) -> None:
        """Put all pieces back to where they last stood at rest."""

    def hide(self, piece: str) -> None:
        """Take a piece out of sight until it is moved again."""

    def standing(self) -> Mapping[str, Pose]:
        """Where all pieces last stood at rest."""

    def pose(self, piece: str) -> Pose | None:
        """Where a piece is drawn; None when it is not."""

    def rest(self, piece: str) -> Pose | None:
        """Where a piece last stood at rest."""

    def pick(self, at: Pixel) -> Picked | None:
        """What is under a pixel."""

    def level(self, at: Pixel, height_mm: float) -> Point | None:
        """Where the line of sight through a pixel meets a level plane; None when it does not."""

    def project(self, point_mm: Position) -> Pixel | None:
        """Where a point is seen; None when it is behind the eye."""

    def glow(self, pieces: Iterable[str], zones: Iterable[Sequence[Point]] = (), dim: Iterable[str] = ()) -> None:
        """Make these pieces and outlines glow, and no others."""

    def relate(self, pieces: Iterable[str], zones: Iterable[Sequence[Point]] = ()) -> None:
        """Outline these pieces and areas as what an explanation is about, and no others."""

    def fade(self, pieces: Iterable[str]) -> None:
        """See through these pieces, and no others."""

    def arrow(self, arrow: Arrow | None) -> None:
        """Draw this arrow, or none."""

    def dots(self, points_mm: Iterable[Position]) -> None:
        """Mark these points, and no others."""

    def guide(self, guides: Sequence[Guide]) -> None:
        """Draw exactly these guides to aim by."""

    def first_touch(self, start_mm: Position, end_mm: Position, ignore: Sequence[str] = ()) -> Picked | None:
        """What a straight line from one point to another meets first; None when it meets nothing."""

    def jet(self, jet: BreathJet | None) -> None:
        """Draw this breath, or none."""

    def inset(self, camera: Camera | None) -> None:
        """Show what another camera sees as a picture in the picture, or nothing."""

    def use_faces(self, faces: Sequence[CardFace], spare: int = SPARE_FACES) -> None:
        """Print cards with these faces from now on; all cards before are gone."""

    def show_cards(self, cards: Mapping[str, LaidCard]) -> None:
        """Show exactly these cards, by id."""

    def move_cards(self, poses: Mapping[str, Pose]) -> None:
        """Move these cards; each must have been shown."""

    def show_effects(self, effects: Effects) -> None:
        """Show exactly this dust, and these pieces squashed."""

    def show_beside_board(self, drawn: Mapping[str, Drawn]) -> None:
        """Show these things beside the board, and no others."""


class HeadView(Protocol):
    """A head that sees something."""

    def camera(self) -> Camera:
        """What it sees."""


class ButtonFinder(Protocol):
    """Where the buttons of the captions are in the window."""

    def hit(self, at: Pixel) -> str | None:
        """The id of the button under a pixel."""

    def over(self, at: Pixel) -> str | None:
        """The id of the button, player strip or card under a pixel."""

    def where(self, button: str) -> Pixel | None:
        """The middle of a button; None when it is not shown."""

    def share(self, id_: str, at: Pixel) -> float | None:
        """How far across something a pixel is, from 0 at its left to 1 at its right; None when it is not shown."""


class OsWindow(Protocol):
    """The window of the operating system, with its keyboard and pointer."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""

    @property
    def focused(self) -> bool:
        """Whether it has the keyboard."""

    @property
    def pointer(self) -> Pixel | None:
        """Where the pointer is, if it is over the window."""

    def input_events(self) -> Iterable[InputEvent]:
        """What people did since the last call, in order."""

    def move_pointer(self, at: Pixel) -> None:
        """Put the pointer somewhere else."""

    def full_screen(self, on: bool) -> None:
        """Fill the whole screen, or go back to the size before."""


class MatchStarter(Protocol):
    """Offers the games, and starts and resumes matches for the window."""

    def offers(self) -> tuple[GameOffer, ...]:
        """The games to choose from."""

    def look_for_saved(self) -> Any:
        """Start looking for matches that were played before, in the background."""

    def saved(self) -> tuple[SavedMatch, ...]:
        """The matches found so far, the latest first."""

    def picture_file(self) -> Path | None:
        """Where a small picture of the running match is kept; None if it has no journal."""

    def city_behind(self) -> TableReady | None:
        """The city to show behind the first menu; None until it is built, in the background."""

    def new_match(self, wish: NewMatch) -> MatchContext:
        """Prepare a new match; BadInput when it cannot be played."""

    def exhibition(self) -> MatchContext | None:
        """Prepare a match of bots to be looked at, which leaves no journal; None if there is no city for them."""

    def practice(self) -> MatchContext:
        """Prepare a table to practise at."""

    def resume(self, journal: Path) -> MatchContext:
        """Prepare to resume an interrupted match."""

    def last_journal(self) -> Path | None:
        """The journal of the match that was begun or resumed last; None if there is none."""

    def rematch(self) -> MatchContext:
        """Prepare the last match once more, with another seed."""

    def replay(self, journal: Path, best: bool = False) -> ReplayLoading:
        """Start reading a recorded match, or the best of it, in the background."""

    def save(self, settings: Settings) -> None:
        """Save the settings for the next time; a failure is a notice."""

    def speak(self, language: str) -> None:
        """Name games and matches in this language from now on."""

    def save_calibration(self, calibration: Calibration) -> str:
        """Write down what was learnt about the microphone; returns the file."""

    def direct_second_view(self, wish: str) -> None:
        """Show the last shot again in the second window, or change its camera."""

    def take_notices(self) -> Sequence[str]:
        """Problems that were not taken yet, the oldest first."""


class ShotInProgress(Protocol):
    """A shot that is seen while it is simulated."""

    def motion(self) -> Motion:
        """What moves so far; it is whole once the table is at rest."""


class ReplayLoading(Protocol):
    """A recorded match that is being read."""

    def take(self) -> LoadedReplay | str | None:
        """The match once it has been read, or why it cannot be; None until then."""


class BreathInProgress(Protocol):
    """A breath that is seen while it is blown."""

    @property
    def request(self) -> Breathe | None:
        """The request that does the same again; None until it is over."""

    @property
    def problem(self) -> str:
        """Why it was aborted."""

    @property
    def over(self) -> bool:
        """Whether the table is at rest again."""

    def blow(self, strength: float, at_s: float) -> None:
        """Blow this hard from now on; `at_s` is when it was heard, by `time.perf_counter`."""

    def stop(self) -> None:
        """Stop blowing; the table settles."""

    def hurry(self) -> None:
        """Let the table settle as fast as it can."""

    def poses(self) -> Mapping[str, Pose]:
        """Where pieces are that have moved since the last call."""

    def knocks(self) -> Sequence[Knock]:
        """What has been hit since the last call, for the ear."""


class PreviewTable(Protocol):
    """A second table in the same state as the first, where a breath can be seen before it counts."""

    def prepare(self) -> None:
        """Bring it to the state of the first table, in the background."""

    def breathe(self, from_: str, aim_mm: Position) -> BreathInProgress | None:
        """Start a breath; None when the table is not ready for one."""
