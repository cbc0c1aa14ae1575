"""What can be seen of a match from a seat, or by spectators.

Public: Monsters and Katakana cards once finished, Boosts, sets, Cities, the face-up discards, and how many cards there
are everywhere. For a seat's eyes only: its hand, the cards it drafts from, what it has picked and drafted, its
face-down cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.core.view import View
from meeple_city.games.rarrr.cards import POWERS, City, Decks, Icons, Power
from meeple_city.games.rarrr.scoring import score
from meeple_city.games.rarrr.state import CardSet, Player, Stage, State

IconCounts = Mapping[str, int]  # by power


@dataclass(frozen=True)
class CardSetView:
    """A set as everybody sees it: of its face-down cards, only how many there are."""

    power: Power
    cards: tuple[str, ...]
    face_down: int
    boost: int
    strength: int


@dataclass(frozen=True)
class SeatView:
    """What everybody sees of a seat; `hand` and `drafted` are numbers of cards."""

    seat: str
    monster: str
    katakana: tuple[str, ...]
    name: str
    icons: IconCounts
    boosts: tuple[int, ...]
    hand: int
    drafted: int
    sets: tuple[CardSetView, ...]
    level: int
    battled: bool
    passed: bool
    won: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class OwnView:
    """What only the seat itself sees. While it makes its Monster, also the icons of the cards it chooses from."""

    seat: str
    hand: tuple[str, ...]
    pack: tuple[str, ...]
    pick: str | None
    drafted: tuple[str, ...]
    face_down: tuple[tuple[str, ...], ...]  # set by set
    katakana: Mapping[str, IconCounts]
    monster: IconCounts


@dataclass(frozen=True)
class HiddenCounts:
    """How many cards lie where nobody may look."""

    powers: int
    cities: int
    buried: int
    box: int


@dataclass(frozen=True)
class RarrrView(View):
    """A match as a seat may see it, or with no seat as everybody may."""

    options: Mapping[str, str]
    stage: Stage
    round: int
    angriest: str
    turn: str | None
    turns: int
    city: City | None
    cities: tuple[City, ...]
    seats: tuple[SeatView, ...]
    deck: Mapping[str, int]  # all Power cards there are: copies by face
    discard: tuple[str, ...]
    counts: HiddenCounts
    you: OwnView | None


def view(state: State, decks: Decks, seat: str | None) -> RarrrView:
    """The match as a seat may see it; with None, as everybody may."""
    return RarrrView(
        game="rarrr",
        seat=seat,
        options={key: "on" if value else "off" for key, value in vars(state.variants).items()},
        stage=state.stage,
        round=state.round,
        angriest=state.angriest,
        turn=state.turn,
        turns=state.turns,
        city=None if state.city is None else decks.cities[state.city],
        cities=tuple(decks.cities[name] for name in state.cities),
        seats=tuple(_seat(state, decks, player) for player in state.players),
        deck=Counter(decks.powers),
        discard=tuple(sorted(state.discard)),
        counts=_counts(state),
        you=None if seat is None else _own(state, decks, state.player(seat)),
    )


def _seat(state: State, decks: Decks, player: Player) -> SeatView:
    return SeatView(
        seat=player.seat,
        monster=player.monster,
        katakana=player.katakana,
        name=player.name,
        icons=_icons(player.icons),
        boosts=player.boosts,
        hand=len(player.hand),
        drafted=len(player.drafted) if state.stage is not Stage.CREATION else 0,
        sets=tuple(_set(laid) for laid in player.sets),
        level=player.level,
        battled=player.battled,
        passed=player.passed,
        won=player.won,
        points=score(state, decks, player).total,
    )


def _own(state: State, decks: Decks, player: Player) -> OwnView:
    shown = (*player.pack, *player.drafted) if state.stage is Stage.CREATION else ()
    return OwnView(
        seat=player.seat,
        hand=player.hand,
        pack=player.pack,
        pick=player.pick,
        drafted=player.drafted,
        face_down=tuple(laid.hidden for laid in player.sets),
        katakana={name: _icons(decks.katakana[name].icons) for name in shown},
        monster=_icons(decks.monsters[player.monster].icons) if player.monster else {},
    )


def _set(laid: CardSet) -> CardSetView:
    return CardSetView(laid.power, laid.cards, len(laid.hidden), laid.boost, laid.strength)


def _icons(icons: Icons) -> IconCounts:
    return {power.value: count for power, count in zip(POWERS, icons, strict=False)}


def _counts(state: State) -> HiddenCounts:
    return HiddenCounts(len(state.powers), len(state.undealt), len(state.buried), len(state.box))
