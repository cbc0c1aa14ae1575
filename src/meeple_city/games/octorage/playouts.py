"""Simulated rounds for bots: the rules of a round on plain lists, hundreds of times as fast as `Play`.

Here a player is a place at the table, counted from 0, and a card is a number: a weapon its value, then the dodge, then
the treasures. A test plays random matches by these rules and by the real ones, and compares.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from meeple_city.games.octorage.box import DODGE, box
from meeple_city.games.octorage.characters import (
    BLAST,
    HEALING,
    LOOKED_AT,
    Armed,
    Britney,
    Courtney,
    Gilles,
    Norbert,
    Pamela,
    characters,
)
from meeple_city.games.octorage.state import State
from meeple_city.games.octorage.treasures import (
    SKULL_LIMIT,
    EmeraldCrown,
    GoldenSkull,
    OctopusGodJewels,
    SacrificialSceptre,
    SunGodStatuette,
)

DODGE_NUMBER = 13
STATUETTE, JEWELS, SCEPTRE, SKULL, CROWN = range(DODGE_NUMBER + 1, DODGE_NUMBER + 6)
PHEROMONE, DYNAMITE = 8, 12
NUMBERS = {
    DODGE: DODGE_NUMBER,
    SunGodStatuette.name: STATUETTE,
    OctopusGodJewels.name: JEWELS,
    SacrificialSceptre.name: SCEPTRE,
    GoldenSkull.name: SKULL,
    EmeraldCrown.name: CROWN,
}
CARDS_END = CROWN + 1
NOBODY = -1
Possible = int  # the cards that a card may be: bits, by number
TREASURES: Possible = sum(1 << card for card in range(STATUETTE, CARDS_END))
ANYTHING: Possible = (1 << CARDS_END) - 2
LikelyHands = Mapping[int, Sequence[Possible]]  # by player: what each of their cards may be
NOTHING_KNOWN: LikelyHands = {}
TREASURE_WORTH = 8.5  # as a weapon of this value: can be played with most hands, and hurts another player for good


def number(card: str) -> int:
    """The number of a card."""
    return box().values.get(card) or NUMBERS[card]


@cache
def triggers() -> Mapping[str, frozenset[int]]:
    """The weapons that trigger a character's power."""
    armed = [card for card in characters().values() if isinstance(card, Armed)]
    values, kinds = box().values, box().kinds
    return {card.name: frozenset(values[face] for face in values if kinds[face] == card.weapon) for card in armed}


@dataclass(frozen=True)
class Style:
    """How a simulated player plays: always the cheapest card, and rather be hit than play one worth too much.

    A treasure is worth as much to it as a weapon of some value. `most` is the worth of the best card it plays, by step
    of rage; where nothing is said it plays whatever it can. So does `easy`, whose style is the default.
    """

    treasure: float = TREASURE_WORTH
    most: tuple[float, ...] = ()

    def card(self, table: Table, seat: int) -> int:
        """The card to play; 0 to be attacked. Most of the time of a playout is spent here."""
        hand, curses = table.hands[seat], table.curses[seat]
        if not hand:
            return 0
        least = table.weapons[-1] if table.weapons else 0
        at = bisect_left(hand, least + 1 if SCEPTRE in curses else least)
        card = hand[at] if at < len(hand) else CARDS_END
        price: float = card
        if card > self.treasure:  # no cheap weapon will do
            if PHEROMONE in hand and table.powers[seat] == Britney.name:
                price = card = PHEROMONE
            elif hand[-1] > DODGE_NUMBER and JEWELS not in curses:
                price, card = self.treasure, hand[-1]
            elif card > DODGE_NUMBER:  # a treasure it may not play, or nothing
                return 0
        rage = table.rage
        hit = rage < len(self.most) and price > self.most[rage] and table.lives[seat] > table.track[rage]
        return 0 if hit else card

    def target(self, table: Table, seats: Sequence[int]) -> int:
        """Whom to harm: the healthiest."""
        most = max([table.lives[seat] for seat in seats])
        best = [seat for seat in seats if table.lives[seat] == most]
        return best[0] if len(best) == 1 else best[int(table.rng.random() * len(best))]


def worth(card: int) -> float:
    """How hard it is to part with a card."""
    return card if card <= DODGE_NUMBER else TREASURE_WORTH


def take(pile: list[int], possible: Possible) -> int:
    """Take the last card from a pile that is possible, or the last if there is none."""
    for at in range(len(pile) - 1, -1, -1):
        if possible >> pile[at] & 1:
            return pile.pop(at)
    return pile.pop()


class Table:
    """A round in progress. `winner` is NOBODY until it is over. Hands are sorted; the deck ends with its top card."""

    def __init__(self, state: State, styles: Sequence[Style], rng: Random) -> None:
        self.rng = rng
        self.styles = styles
        self.track = box().damage
        self.powers = [player.character if player.power_up else "" for player in state.players]
        self.triggers = [triggers().get(power, frozenset()) for power in self.powers]
        self.hands = [sorted(map(number, hand)) for hand in state.hands]
        self.lives = list(state.lives)
        self.curses = [frozenset(map(number, player.curses)) for player in state.players]
        self.alive = [not player.out for player in state.players]
        self.deck = [number(card) for card in reversed(state.deck)]
        self.discard = [number(card) for card in state.discard]
        self.weapons = [number(card) for card in state.weapons]
        self.rage = state.rage
        self.step = 1 if state.clockwise else -1
        self.active = state.index(state.active)
        self.octoman = state.index(state.octoman)
        self.winner = NOBODY

    def copy(self) -> Table:
        """A copy that can be played on its own."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.hands = [hand[:] for hand in self.hands]
        twin.lives, twin.curses, twin.alive = self.lives[:], self.curses[:], self.alive[:]
        twin.deck, twin.discard, twin.weapons = self.deck[:], self.discard[:], self.weapons[:]
        return twin

    def dealt_again(self, seat: int, top: Sequence[int] = (), likely: LikelyHands = NOTHING_KNOWN) -> Table:
        """A copy with everything a player cannot see dealt at random, except cards known to be on top of the deck.

        Other players get what they are likely to hold, as long as there is any of it.
        """
        twin = self.copy()
        hidden = twin.deck
        for other, hand in enumerate(twin.hands):
            if other != seat:
                hidden += hand
        for card in top:
            hidden.remove(card)
        self.rng.shuffle(hidden)
        sizes = {other: len(hand) for other, hand in enumerate(twin.hands) if other != seat and hand}
        unknown = {other: [ANYTHING] * size for other, size in sizes.items()}
        known = {other: hand for other, hand in likely.items() if len(hand) == sizes.get(other)}
        twin.deal_hands({**unknown, **known})
        hidden += top
        return twin

    def deal_hands(self, likely: LikelyHands) -> None:
        """Give players new hands from the deck. The fewer cards it may be, the earlier a card is dealt."""
        wanted = [(possible, seat) for seat, hand in likely.items() for possible in hand]
        wanted.sort(key=lambda want: want[0].bit_count())
        for seat in likely:
            self.hands[seat] = []
        for possible, seat in wanted:
            insort(self.hands[seat], take(self.deck, possible))

    def play_out(self) -> int:
        """Play on to the end of the round; who wins."""
        while self.winner == NOBODY:
            self.act(self.styles[self.active].card(self, self.active))
        return self.winner

    # What a player may do

    def act(self, card: int, target: int = NOBODY) -> None:
        """The active player plays a card, or with 0 is attacked. A treasure goes to the target, if there is one."""
        seat = self.active
        if card == 0:
            self.attack(seat)
            return
        self.hands[seat].remove(card)
        if card < DODGE_NUMBER:
            self.play_weapon(seat, card)
        elif card == DODGE_NUMBER:
            self.dodge(seat)
        else:
            self.curse(card, self.styles[seat].target(self, self.others(seat)) if target == NOBODY else target)
        self.pass_on(seat)

    def pass_on(self, seat: int) -> None:
        """The next living player becomes active."""
        if self.winner == NOBODY:
            self.restock()
            self.active = self.after(seat)

    def play_weapon(self, seat: int, card: int) -> None:
        """Play a weapon, with all that follows."""
        self.weapons.append(card)
        if card == PHEROMONE and self.rage < len(self.track) - 1:
            self.rage += 1
        if card in self.triggers[seat]:
            self.use_power(seat, self.powers[seat])
        if card == DYNAMITE:
            self.explode()

    def use_power(self, seat: int, power: str) -> None:
        """A weapon has triggered its player's power."""
        if power == Norbert.name:
            self.lose(self.styles[seat].target(self, self.others(seat)), BLAST)
        elif power == Gilles.name:
            self.keep(seat, max(self.deck[-LOOKED_AT:], key=worth, default=0))
        elif power == Courtney.name:
            self.salvage(seat, max([card for card in self.discard if card < DODGE_NUMBER], default=0))
        else:
            rich = [other for other in self.others(seat) if self.hands[other]]
            if rich:
                self.steal(seat, self.styles[seat].target(self, rich))

    def explode(self) -> None:
        """Dynamite costs the bearer of the Crown a life."""
        for seat, curses in enumerate(self.curses):
            if CROWN in curses and self.winner == NOBODY:
                self.lose(seat, 1)

    def keep(self, seat: int, card: int) -> None:
        """Keep one of the cards on top of the deck and discard the other; with 0 there is none."""
        if card == 0:
            return
        top = self.deck[-LOOKED_AT:]
        del self.deck[-LOOKED_AT:]
        top.remove(card)
        self.discard += top
        insort(self.hands[seat], card)
        self.restock()
        self.trim(seat)

    def salvage(self, seat: int, card: int) -> None:
        """Take a card from the discard pile; with 0, take none."""
        if card:
            self.discard.remove(card)
            insort(self.hands[seat], card)
            self.trim(seat)

    def steal(self, seat: int, victim: int) -> None:
        """Steal a random card."""
        hand = self.hands[victim]
        insort(self.hands[seat], hand.pop(int(self.rng.random() * len(hand))))
        self.trim(seat)

    def dodge(self, seat: int) -> None:
        """Reverse the direction of play."""
        self.step = -self.step
        self.discard.append(DODGE_NUMBER)
        if STATUETTE in self.curses[seat]:
            self.lose(seat, 1)

    def curse(self, card: int, target: int) -> None:
        """Give a treasure to a player."""
        self.curses[target] |= {card}
        if Pamela.name in self.powers:
            healed = self.powers.index(Pamela.name)
            if self.alive[healed]:
                self.lives[healed] = min(box().life, self.lives[healed] + HEALING)
        if card == SKULL:
            self.trim(target)

    def attack(self, seat: int) -> None:
        """The Octoman attacks; then all draw, and a new turn begins."""
        self.octoman = seat
        self.discard += self.weapons
        self.weapons = []
        self.lose(seat, self.damage(seat))
        if self.winner != NOBODY:
            return
        self.restock()
        self.draw_after_attack()
        self.active = self.octoman

    # What the rules do

    def damage(self, seat: int) -> int:
        """The lives an attack costs."""
        life = self.lives[seat]
        return life if self.rage == len(self.track) - 1 else min(life, self.track[self.rage])

    def others(self, seat: int) -> list[int]:
        """All living players but one."""
        return [other for other, alive in enumerate(self.alive) if alive and other != seat]

    def after(self, seat: int) -> int:
        """The next living player in the direction of play."""
        count, alive = len(self.alive), self.alive
        seat = (seat + self.step) % count
        while not alive[seat]:
            seat = (seat + self.step) % count
        return seat

    def lose(self, seat: int, lives: int) -> None:
        """A player loses lives, and perhaps is out; the last one left wins."""
        self.lives[seat] = max(0, self.lives[seat] - lives)
        if self.lives[seat]:
            return
        self.alive[seat] = False
        self.discard += self.hands[seat]
        self.discard += self.curses[seat]
        self.hands[seat], self.curses[seat] = [], frozenset()
        if self.octoman == seat:
            self.octoman = self.after(seat)
        if sum(self.alive) == 1:
            self.winner = self.alive.index(True)

    def draw_after_attack(self) -> None:
        """All living players draw, starting with the one who has the Octoman."""
        seat = self.octoman
        while True:
            hand = self.hands[seat]
            for _ in range(1 if hand else 2):
                if self.deck:
                    insort(hand, self.deck.pop())
                    self.restock()
            self.trim(seat)
            seat = self.after(seat)
            if seat == self.octoman:
                return

    def restock(self) -> None:
        """Shuffle the discard pile into a new deck if the deck is empty."""
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.rng.shuffle(self.deck)

    def trim(self, seat: int) -> None:
        """The bearer of the Skull discards the cheapest cards."""
        if SKULL not in self.curses[seat]:
            return
        hand = self.hands[seat]
        while len(hand) > SKULL_LIMIT:
            self.throw_away(seat, min(hand, key=worth))

    def throw_away(self, seat: int, card: int) -> None:
        """Discard a card from a hand."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.restock()
