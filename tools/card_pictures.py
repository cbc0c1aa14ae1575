"""Pictures of the card games as players see them in the window: `python -m tools.card_pictures FOLDER [NAME ...]`.

Matches are played with real bots in the real window, off-screen unless there is a display; easy bots answer for the
person. Every picture is made in English and in French.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from meeple_city.games.rarrr.state import Stage
from meeple_city.games.rarrr.view import RarrrView
from meeple_city.games.registry import find_game
from meeple_city.render.images import write_png
from meeple_city.setup.window import OpenGame, open_game
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.ui.cards.spots import HAND
from meeple_city.ui.modes.bid import BidMode
from meeple_city.ui.modes.card_choice import CardChoiceMode
from meeple_city.ui.modes.ceremony import CeremonyMode
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.deal import DealMode
from meeple_city.ui.modes.rules import RulesMode
from meeple_city.ui.modes.score import ScoreMode
from meeple_city.ui.settings import LANGUAGE_CODES, NewMatch, Settings

FRAME_S = 1 / 20
LONGEST_S = 120.0  # without anything new, a moment will never come
SETTLED_S = 1.2  # until cards and head have come to rest
RESTED_S = 0.5  # until a label appears beside the pointer


class Sitting:
    """One match in one window, and the pictures taken of it."""

    def __init__(self, opened: OpenGame, out: Path, language: str) -> None:
        self.opened, self.game, self.out, self.language = opened, opened.game, out, language
        self.random = Random(1)

    def begin(self, game: str, *players: str, seed: int = 4, names: tuple[str, ...] = (), **options: str) -> None:
        """Start a match, in place of the one before."""
        if self.game.presenter is not None:
            self.game.leave()
        journal = self.out / ".match.journal"
        journal.unlink(missing_ok=True)
        wish = NewMatch(game, players, options, seed, journal, names=names)
        self.bot: Any = find_game(game).bots["easy"]
        self.game.start(self.game.matches.new_match(wish))

    def until(self, wanted: Callable[[Any], bool], skip: bool = True) -> None:
        """Play on until the window is as wanted."""
        before, mode = time.monotonic(), self.game.mode
        while not wanted(self.game):
            if self.game.mode is not mode:
                before, mode = time.monotonic(), self.game.mode
            assert time.monotonic() - before < LONGEST_S, "this moment never came"
            self._answer() if skip else None
            self.game.tick(FRAME_S)
            if skip and isinstance(self.game.mode, DealMode) and not wanted(self.game):
                self.game.mode.skip()

    def _answer(self) -> None:
        """Answer as an easy bot would, if there is a question."""
        asked = self.game.pending
        if isinstance(self.game.mode, ChooseMode) and asked is not None:
            self.game.answer(self.bot(self.random).decide(asked.view, asked.ask))
        elif isinstance(self.game.mode, CeremonyMode):
            self.game.mode.skip()

    def settle(self, seconds: float = SETTLED_S) -> None:
        """Let cards and head come to rest."""
        for _ in range(round(seconds / FRAME_S)):
            self.game.tick(FRAME_S)

    def point(self, card: str) -> None:
        """Rest the pointer on a card."""
        at = self.game.cards.where(card)
        assert at is not None, f"{card} is not in the picture"
        self.draw()
        self.game.pointing.move(at)
        self.settle(RESTED_S)

    def draw(self) -> None:
        """Draw a frame."""
        self.game.head.fit(self.opened.window.size)
        self.opened.table.draw(self.game.directed.camera(), None)

    def take(self, name: str) -> None:
        """Take a picture."""
        for _ in range(2):
            self.draw()
        file = self.out / f"{name}-{self.language}.png"
        write_png(self.opened.window.picture(), file)
        print(file, flush=True)


def asks(*kinds: str) -> Callable[[Any], bool]:
    """Whether a person is asked one of these."""
    return lambda game: (
        isinstance(game.mode, ChooseMode) and game.pending is not None and game.pending.ask.kind in kinds
    )


def tells(key: str) -> Callable[[Any], bool]:
    """Whether something is told that the window shows with moving cards."""

    def wanted(game: Any) -> bool:
        return isinstance(game.mode, DealMode) and any(one.key == key for one in game.mode.news)

    return wanted


def after_the_flight(sitting: Sitting) -> None:
    """Wait until the cards lie, and what is held up is held up."""
    mode = sitting.game.mode
    while isinstance(mode, DealMode) and sitting.game.mode is mode and sitting.game.cards.busy:
        sitting.game.tick(FRAME_S)
    for _ in range(4):
        sitting.game.tick(FRAME_S)


# ---- RARRR!!


def rarrr(sitting: Sitting) -> None:
    """From the draft to the end."""
    names = ("Anna", "", "Ben", "")
    sitting.begin("rarrr", "human", "easy", "easy", "easy", seed=7, names=names)
    sitting.until(asks("draft"))
    sitting.settle()
    sitting.take("rarrr-monster-draft")
    sitting.until(asks("name"))
    sitting.settle()
    sitting.take("rarrr-naming")
    sitting.until(tells("rarrr.event.monster_named"))
    after_the_flight(sitting)
    sitting.take("rarrr-named")
    sitting.until(lambda game: asks("draft")(game) and len(game.pending.view.you.drafted) == 5)
    sitting.settle()
    sitting.take("rarrr-draft")
    sitting.until(asks("city"))
    sitting.settle()
    sitting.take("rarrr-city-choice")
    sitting.until(lambda game: isinstance(game.mode, BidMode))
    _lay(sitting, 4)
    sitting.settle()
    sitting.take("rarrr-bid")
    _point_at_a_card_that_cannot_be_laid(sitting)
    sitting.take("rarrr-bid-why-not")
    sitting.until(_four_sets)
    sitting.settle()
    sitting.take("rarrr-battle")
    sitting.until(tells("rarrr.event.city_destroyed"))
    after_the_flight(sitting)
    sitting.take("rarrr-city-won")
    _ending(sitting, "rarrr")


def _lay(sitting: Sitting, count: int) -> None:
    mode = sitting.game.mode
    assert isinstance(mode, BidMode)
    for _ in range(count):
        hand = [(id_, spot.key) for id_, spot in sitting.game.cards.spots.items() if spot.zone == HAND]
        card = next((id_ for id_, key in hand if mode.bid.why_not(key) is None), None)
        if card is not None:
            mode.take(card)


def _point_at_a_card_that_cannot_be_laid(sitting: Sitting) -> None:
    mode = sitting.game.mode
    assert isinstance(mode, BidMode)
    hand = [(id_, spot.key) for id_, spot in sitting.game.cards.spots.items() if spot.zone == HAND]
    sitting.point(next((id_ for id_, key in hand if mode.bid.why_not(key) is not None), hand[0][0]))


def _four_sets(game: Any) -> bool:
    view = game.seen
    if not isinstance(view, RarrrView) or view.stage is not Stage.BATTLE or not isinstance(game.mode, DealMode):
        return False
    return sum(len(seat.sets) for seat in view.seats) >= 4


# ---- OctoRage


def octorage(sitting: Sitting) -> None:
    """From the characters to the end."""
    names = ("Anna", "", "Ben", "")
    sitting.begin("octorage", "human", "easy", "easy", "easy", seed=5, names=names, characters="chosen")
    sitting.until(asks("character"))
    sitting.settle()
    sitting.take("octorage-characters")
    sitting.until(lambda game: asks("play")(game) and len(game.pending.view.weapons) > 1)
    sitting.settle()
    sitting.take("octorage-question")
    _point_at_a_card_that_cannot_be_played(sitting)
    sitting.take("octorage-why-not")
    sitting.until(tells("octorage.event.treasure_played"))
    after_the_flight(sitting)
    sitting.take("octorage-curse")
    sitting.until(tells("octorage.event.attacked"))
    after_the_flight(sitting)
    sitting.take("octorage-attack")
    sitting.until(_dynamite)
    after_the_flight(sitting)
    sitting.take("octorage-dynamite")
    sitting.until(tells("octorage.event.round_won"))
    after_the_flight(sitting)
    sitting.take("octorage-round-won")
    _ending(sitting, "octorage")


def _point_at_a_card_that_cannot_be_played(sitting: Sitting) -> None:
    mode = sitting.game.mode
    assert isinstance(mode, CardChoiceMode)
    hand = [id_ for id_, spot in sitting.game.cards.spots.items() if spot.zone == HAND]
    sitting.point(next((id_ for id_ in hand if id_ not in mode.choices.cards), hand[0]))


def _dynamite(game: Any) -> bool:
    weapon = tells("octorage.event.weapon_played")(game)
    return weapon and any("dynamite" in str(one.args.get("card", "")) for one in game.mode.news)


def _ending(sitting: Sitting, game: str) -> None:
    """The ceremony near its end, and the score."""
    sitting.until(lambda game: isinstance(game.mode, CeremonyMode))
    sitting.settle(8.0)
    sitting.take(f"{game}-ceremony")
    sitting.until(lambda game: isinstance(game.mode, ScoreMode))
    sitting.settle()
    sitting.take(f"{game}-score")


def six(sitting: Sitting) -> None:
    """OctoRage with six at the table."""
    sitting.begin("octorage", "human", *["easy"] * 5, seed=8, names=("Anna", "", "", "Ben", "", ""))
    sitting.until(lambda game: asks("play")(game) and any(one.curses for one in game.pending.view.players))
    sitting.settle()
    sitting.take("octorage-six")
    sitting.begin("rarrr", "human", *["easy"] * 5, seed=9)
    sitting.until(lambda game: isinstance(game.mode, BidMode) and game.seen.round > 1)
    _lay(sitting, 5)
    sitting.settle()
    sitting.take("rarrr-six")


def rules(sitting: Sitting) -> None:
    """The pages about both games."""
    for game, page in (("rarrr", "bid"), ("rarrr", "monster"), ("octorage", "turn"), ("octorage", "treasures")):
        sitting.game.open()
        sitting.game.push(RulesMode(sitting.game, game, page))
        sitting.settle()
        sitting.take(f"rules-{game}-{page}")


def rampage(sitting: Sitting) -> None:
    """The cards of Rampage beside the board, and one of them held up."""
    names = ("Anna", "", "Ben", "")
    sitting.begin("rampage", "human", "random", "random", "random", seed=3, names=names)
    sitting.until(asks("starting_area", "action"))
    sitting.settle()
    sitting.take("rampage-cards")
    game = sitting.game
    others = [id_ for id_, spot in game.table_cards.spots.items() if spot.key and spot.owner != "red"]
    x, y, z = game.table_cards.spots[others[0]].pose[0]
    at = game.screen.project((x * 1000, y * 1000, z * 1000))
    assert at is not None
    game.pointing.move(at)
    sitting.settle(RESTED_S)
    sitting.take("rampage-card-read")


SITTINGS = {"rampage": rampage, "rarrr": rarrr, "octorage": octorage, "six": six, "rules": rules}


def main() -> None:
    """Make the pictures that are asked for, or all."""
    parser = argparse.ArgumentParser(description="pictures of the card games in the window")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help="some of " + ", ".join(SITTINGS))
    parser.add_argument("--lang", choices=list(LANGUAGE_CODES.values()), action="append")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for language, code in LANGUAGE_CODES.items():
        if options.lang and code not in options.lang:
            continue
        for name in options.names or SITTINGS:
            settings = Settings(tips=False, sound=False, language=language, comfort=True)
            with open_game(WindowMatches(), settings) as opened:
                SITTINGS[name](Sitting(opened, options.folder, code))


if __name__ == "__main__":
    main()
