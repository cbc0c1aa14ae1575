"""Creating Monsters, and drafting (RR2, RR3.2)."""

from __future__ import annotations

from itertools import permutations

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.rarrr.cards import Decks
from meeple_city.games.rarrr.events import (
    AngriestTaken,
    CardPicked,
    KatakanaLeftOut,
    MonsterFinished,
    MonsterNamed,
    PacksPassed,
    SetUp,
)
from meeple_city.games.rarrr.state import Player, State


def create_monsters(play: Play[State], decks: Decks) -> Rule[None]:
    """Everybody gets a Monster, drafts Katakana cards, keeps two of them and names the Monster."""
    if not play.state.angriest:
        yield from set_up(play)
    yield from draft(play)
    yield from keep_two(play, decks)
    yield from name_monsters(play)


def set_up(play: Play[State]) -> Rule[None]:
    """Shuffle and deal; the first Angriest Monster is drawn at random (RR2.2, RR2.3)."""
    rng = play.chance()
    yield from play.happen(AngriestTaken(rng.choice(play.state.players).seat))
    decks = [list(deck) for deck in (play.state.monsters, play.state.katakana, play.state.undealt)]
    for deck in decks:
        rng.shuffle(deck)
    monsters, katakana, cities = map(tuple, decks)
    yield from play.happen(SetUp(monsters, katakana, cities))


def draft(play: Play[State]) -> Rule[None]:
    """Pick one card, pass the rest to the left, until nothing is left (RR2.4).

    All pick at the same time: nobody learns of a pick before the packs are passed. The last card needs no question.
    """
    while any(player.pack for player in play.state.players):
        play.checkpoint()
        for player in play.state.players:
            faces = tuple(sorted(set(player.pack)))
            card = yield Ask(player.seat, "draft", faces, always=len(player.pack) > 1)
            yield from play.happen(CardPicked(player.seat, card))
        yield from play.happen(PacksPassed())


def keep_two(play: Play[State], decks: Decks) -> Rule[None]:
    """Leave one of three Katakana cards out; all Monsters are revealed together (RR2.5, RR2.6)."""
    for player in play.state.players:
        card = yield Ask(player.seat, "leave_out", player.drafted)
        yield from play.happen(KatakanaLeftOut(player.seat, card))
    for player in play.state.players:
        icons = decks.icons(player.monster, player.drafted)
        yield from play.happen(MonsterFinished(player.seat, icons))


def name_monsters(play: Play[State]) -> Rule[None]:
    """Put the three syllables in any order (RR2.7)."""
    for player in play.state.players:
        name = yield Ask(player.seat, "name", names(player))
        yield from play.happen(MonsterNamed(player.seat, name))


def names(player: Player) -> tuple[str, ...]:
    """All names that the cards of a Monster can spell."""
    orders = permutations((player.monster, *player.katakana))
    return tuple("".join(order).capitalize() for order in orders)
