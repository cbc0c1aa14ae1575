"""All modes there are."""

from __future__ import annotations

from meeple_city.ui.modes.bid import BidMode
from meeple_city.ui.modes.breathe import BreatheMode
from meeple_city.ui.modes.card_choice import CardChoiceMode
from meeple_city.ui.modes.carry import CarryMode
from meeple_city.ui.modes.ceremony import CeremonyMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.deal import DealMode
from meeple_city.ui.modes.flick import FlickMode
from meeple_city.ui.modes.log import LogMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode, PauseMode, QuitMode
from meeple_city.ui.modes.microphone import MicrophoneMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.new_game import NewGameMode, SeatMode
from meeple_city.ui.modes.overlays import CoverMode, HelpMode, TipMode
from meeple_city.ui.modes.place import PlaceMode
from meeple_city.ui.modes.practice import PracticeMode
from meeple_city.ui.modes.replay import ReplayMode
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.modes.roar_contest import RoarContestMode
from meeple_city.ui.modes.roar_name import RoarNameMode
from meeple_city.ui.modes.rules import RulesMode
from meeple_city.ui.modes.saved_matches import ReplaysMode, ResumeMode
from meeple_city.ui.modes.score import ScoreMode
from meeple_city.ui.modes.second_look import SecondLookMode
from meeple_city.ui.modes.settings import SettingsMode
from meeple_city.ui.modes.toss import TossMode
from meeple_city.ui.modes.watch import WatchMode

MENUS: tuple[type[Mode], ...] = (
    MenuMode,
    NewGameMode,
    SeatMode,
    ResumeMode,
    ReplaysMode,
    SettingsMode,
    MicrophoneMode,
    RulesMode,
    QuitMode,
    RoarContestMode,
)
ON_THE_BOARD: tuple[type[Mode], ...] = (
    ChooseMode,
    FlickMode,
    CarryMode,
    TossMode,
    BreatheMode,
    PlaceMode,
    WatchMode,
    SecondLookMode,
    ResultMode,
)
WITH_CARDS: tuple[type[Mode], ...] = (CardChoiceMode, BidMode, DealMode)
IN_ANY_MATCH: tuple[type[Mode], ...] = (LookAroundMode, LogMode)
# Their buttons say everything about their keys.
BETWEEN: tuple[type[Mode], ...] = (
    PracticeMode,
    TipMode,
    CoverMode,
    RoarNameMode,
    CeremonyMode,
    ScoreMode,
    PauseMode,
    HelpMode,
)
MODES: tuple[type[Mode], ...] = (*MENUS, *ON_THE_BOARD, *WITH_CARDS, *IN_ANY_MATCH, *BETWEEN, ReplayMode)


def modes_of(cards: bool | None) -> tuple[type[Mode], ...]:
    """The modes that people meet in a match on a board or with cards; without a match, in menus and replays."""
    if cards is None:
        return (*MENUS, ReplayMode)
    return (*(WITH_CARDS if cards else ON_THE_BOARD), *IN_ANY_MATCH)


# Which mode makes which kind of shot, by the kind of permit.
SHOT_MODES: dict[str, type[Mode]] = {
    "flick": FlickMode,
    "drop": CarryMode,
    "toss": TossMode,
    "breathe": BreatheMode,
    "place": PlaceMode,
}
