"""Builders for tests of RARRR!!: battles in two lines, and short names for cards.

`E3` is electrical 3, `-E3` the same face down, `+2` the Boost of 2; T is toxic, R radioactive, F fire.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from meeple_city.border import Message
from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.games.rarrr.cards import POWERS, read_decks
from meeple_city.games.rarrr.game import Rarrr
from meeple_city.games.rarrr.reducer import boost_card
from meeple_city.games.rarrr.state import Player, Stage, State, Variants, without
from meeple_city.words.catalogue import load_words

DECKS = read_decks()
GAME = Rarrr(DECKS)
LETTERS = {power.value[0].upper(): power.value for power in POWERS}
TOTAL = 12 + 24 + 72 + 24 + 18 + 1


def word(short: str) -> str:
    """A card or answer in full."""
    if short.startswith("+"):
        return f"boost {short[1:]}"
    if short.startswith("-"):
        return f"face-down {word(short[1:])}"
    return f"{LETTERS[short[0]]} {short[1:]}" if short[0] in LETTERS and short[1:].isdigit() else short


def cards(text: str) -> tuple[str, ...]:
    """Cards in full, sorted."""
    return tuple(sorted(map(word, text.split())))


def start(seats: int = 2, seed: int = 1, **options: str) -> Play[State]:
    """A match at its first question."""
    return Play(GAME, GAME.opening(GAME.seats(seats, None), options, seed, None), seed)


def fight(
    *hands: str,
    icons: tuple[tuple[int, ...], ...] | None = None,
    boosts: tuple[int, ...] = (1, 2, 3),
    city: str | None = "Sao Paulo",
    later: tuple[str, ...] = ("Lima",),
    angriest: int = 1,
    round_: int = 1,
    won: tuple[tuple[str, ...], ...] | None = None,
    **variants: bool,
) -> Play[State]:
    """A battle about to begin: seat 1 has the first hand, and so on. All other cards are in their places."""
    return Play(GAME, arena(hands, icons, boosts, city, later, angriest, round_, won, variants), 1)


def arena(hands, icons, boosts, city, later, angriest, round_, won, variants) -> State:
    count = len(hands)
    monsters, katakana = tuple(DECKS.monsters), tuple(DECKS.katakana)
    players = tuple(
        Player(
            f"seat {i + 1}",
            boosts,
            monster=monsters[i],
            katakana=katakana[2 * i : 2 * i + 2],
            icons=icons[i] if icons else (3, 3, 3, 3),
            name=f"Monster {i + 1}",
            hand=cards(hand),
            won=won[i] if won else (),
        )
        for i, hand in enumerate(hands)
    )
    taken = {city, *later, *(name for row in won or () for name in row)}
    rest = DECKS.powers
    for player in players:
        for card in player.hand:
            rest = without(rest, card)
    spent = Counter({value: 6 - count * boosts.count(value) for value in DECKS.boosts})
    return State(
        variants=Variants(**variants),
        players=players,
        monsters=(),
        katakana=(),
        powers=rest,
        undealt=tuple(name for name in DECKS.cities if name not in taken),
        box=monsters[count:] + katakana[2 * count :] + tuple(map(boost_card, spent.elements())),
        stage=Stage.BATTLE,
        round=round_,
        angriest=f"seat {angriest}",
        city=city,
        cities=later,
    )


def give(play: Play[State], *moves: str) -> Play[State]:
    """Answer in turn: the number of the seat, then its answers; a "done" that is not asked for is skipped."""
    for move in moves:
        number, *answers = move.split()
        for short in answers:
            ask = play.pending
            if short == "done" and (ask is None or (ask.seat, ask.kind) not in _stops(number)):
                continue
            assert isinstance(ask, Ask)
            assert ask.seat == f"seat {number}", f"{ask.seat} is asked {ask.kind}, not seat {number}"
            assert word(short) in ask.options, f"{word(short)} is not among {ask.options}"
            play.give(word(short))
    return play


def _stops(number: str) -> list[tuple[str, str]]:
    return [(f"seat {number}", "set"), (f"seat {number}", "more")]


def asked(play: Play[State]) -> str:
    """Who is asked what: the number of the seat and the kind of question."""
    assert isinstance(play.pending, Ask)
    return f"{play.pending.seat.removeprefix('seat ')} {play.pending.kind}"


def options(play: Play[State]) -> set[str]:
    """What may be answered now."""
    assert isinstance(play.pending, Ask)
    return set(play.pending.options)


def words(text: str) -> set[str]:
    """Several answers in full."""
    return set(map(word, text.split()))


def seat(play: Play[State], number: int) -> Player:
    """A player by number."""
    return play.state.players[number - 1]


def finish(play: Play[State], rng: Random) -> Play[State]:
    """Play on with random answers."""
    while isinstance(play.pending, Ask):
        play.give(rng.choice(play.pending.options))
    return play


def all_cards(state: State) -> Counter[str]:
    """Every card by name, wherever it is."""
    found = Counter((*state.monsters, *state.katakana, *state.powers, *state.undealt, *state.box))
    found.update((*state.cities, *state.discard, *state.buried, *filter(None, (state.city,))))
    for player in state.players:
        found.update((*player.katakana, *player.pack, *player.drafted, *player.hand, *player.won))
        found.update(filter(None, (player.monster, player.pick)))
        found.update(map(boost_card, player.boosts))
        for laid in player.sets:
            found.update((*laid.cards, *laid.hidden, *([boost_card(laid.boost)] if laid.boost else [])))
    return found


def say(message: Message) -> str:
    """A message as people read it."""
    return load_words().say(message)


def with_player(state: State, number: int, **changes: object) -> State:
    """A state with some fields of a player changed."""
    players = list(state.players)
    players[number - 1] = replace(players[number - 1], **changes)
    return replace(state, players=tuple(players))
