"""What a player may lay: limits, and which cards can still lead above every other Monster.

Cards are laid one at a time and never taken back within a turn, so a step is offered only if it can be continued to
end above the others. `exceeds` answers this exactly, without trying every way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, product
from typing import NamedTuple

from meeple_city.games.rarrr.cards import POWERS, Decks, Power, power_of, sum_of, value_of
from meeple_city.games.rarrr.reducer import begin_set, lay_boost, lay_card
from meeple_city.games.rarrr.state import Player, State

FACE_DOWN = "face-down "
BOOST = "boost "


class Growth(NamedTuple):
    """A set that can still grow or be started. `sums[i]` is its sum, Boost included, with i more cards face up."""

    size: int
    room: int
    sums: tuple[int, ...]
    boosted: bool = False

    def most(self, loose: int, face_down: bool) -> int:
        """How many cards it could get at most; the first card of a set is face up (RR4.3)."""
        spare = len(self.sums) - 1
        return min(self.room, loose if face_down and self.size + spare > 0 else spare)

    def sum_with(self, more: int) -> int:
        """Its sum with `more` cards, the best ones face up."""
        return self.sums[min(more, len(self.sums) - 1)]


@dataclass(frozen=True)
class Contest:
    """What a player is up against in a turn; `limits` in the order of `POWERS`."""

    to_beat: int
    limits: tuple[int, ...]
    face_down: bool

    def limit(self, power: Power) -> int:
        """How many cards a set of that power may hold."""
        return self.limits[POWERS.index(power)]


def contest(state: State, decks: Decks, player: Player) -> Contest:
    """What a player is up against now."""
    resists = decks.cities[state.city].resists if state.variants.resistance and state.city is not None else None
    limits = tuple(limit(icons, power is resists) for power, icons in zip(POWERS, player.icons, strict=True))
    return Contest(to_beat(state, player.seat), limits, state.variants.face_down)


def limit(icons: int, resisted: bool) -> int:
    """How many cards of a power go into one set (RR4.5, RR7.3)."""
    return max(0, icons - 1) if resisted else icons


def to_beat(state: State, seat: str) -> int:
    """The highest level of all other Monsters (RR4.2)."""
    return max(player.level for player in state.players if player.seat != seat)


def total(growths: Sequence[Growth], more: Sequence[int], boosts: Sequence[int]) -> int:
    """The strength of all sets with `more` cards each, and the Boosts where they add most."""
    strength, sizes = 0, []
    for growth, extra in zip(growths, more, strict=True):
        size = growth.size + extra
        strength += growth.sum_with(extra) * size
        if not growth.boosted:
            sizes.append(size)
    sizes.sort(reverse=True)
    return strength + sum(size * boost for size, boost in zip(sizes, sorted(boosts, reverse=True), strict=False))


def exceeds(growths: Sequence[Growth], boosts: Sequence[int], loose: int, face_down: bool, need: int) -> bool:
    """Whether some way of laying cards exceeds `need`; `loose` is the number of cards in hand.

    A set of a given size is strongest with its own best cards face up, whatever the other sets hold, since two cards
    can always be swapped. So only sizes matter, and more cards are never worse.
    """
    most = [growth.most(loose, face_down) for growth in growths]
    if total(growths, most, boosts) <= need:
        return False
    if sum(most) <= loose:
        return True
    ways = product(*(range(bound + 1) for bound in most))
    return any(total(growths, more, boosts) > need for more in ways if sum(more) == loose)


def can_exceed(against: Contest, player: Player, growing: bool) -> bool:
    """Whether a player can still get above all others; `growing` means the newest set may be added to."""
    if player.level > against.to_beat:
        return True
    closed = player.sets[:-1] if growing else player.sets
    growths = [_newest_growth(against, player)] if growing else []
    played = [laid.power for laid in player.sets]
    growths += [
        Growth(0, room, best_sums(player.hand, power, 0))
        for power, room in zip(POWERS, against.limits, strict=True)
        if room and power not in played
    ]
    need = against.to_beat - sum(laid.strength for laid in closed)
    return exceeds(growths, player.boosts, len(player.hand), against.face_down, need)


def _newest_growth(against: Contest, player: Player) -> Growth:
    newest = player.sets[-1]
    start = sum_of(newest.cards) + newest.boost
    sums = best_sums(player.hand, newest.power, start)
    return Growth(newest.size, against.limit(newest.power) - newest.size, sums, newest.boost > 0)


@lru_cache(maxsize=10_000)
def best_sums(hand: tuple[str, ...], power: Power, start: int) -> tuple[int, ...]:
    """The sum of a set with 0, 1, 2... more cards of its power, the best first."""
    values = sorted((value_of(card) for card in hand if power_of(card) is power), reverse=True)
    return tuple(accumulate(values, initial=start))


def openings(against: Contest, player: Player) -> tuple[str, ...]:
    """The cards that can start a set now, one of each face (RR4.2 to RR4.5)."""
    if not can_exceed(against, player, growing=False):
        return ()
    played = [laid.power for laid in player.sets]
    fresh = [power for power in POWERS if power not in played and against.limit(power) > 0]
    return tuple(card for power in fresh for card in _openings_of(against, player, power))


def _openings_of(against: Contest, player: Player, power: Power) -> list[str]:
    """The cards of one power that can start a set: if a low card will do, so will a higher one."""
    faces = sorted({card for card in player.hand if power_of(card) is power})
    if player.level >= against.to_beat:
        return faces  # any card adds something
    for i, card in enumerate(faces):
        if can_exceed(against, player.replace(**begin_set(player, card)), growing=True):
            return faces[i:]
    return []


def has_room(against: Contest, player: Player) -> bool:
    """Whether, as far as everybody can see, the newest set could grow."""
    newest = player.sets[-1]
    room = newest.size < against.limit(newest.power) and len(player.hand) > 0
    return room or (newest.boost == 0 and len(player.boosts) > 0)


def additions(against: Contest, player: Player) -> tuple[str, ...]:
    """What can be added to the newest set now (RR4.5, RR4.7, RR7.2)."""
    newest = player.sets[-1]
    choices: list[str] = []
    if newest.size < against.limit(newest.power):
        faces = sorted(set(player.hand))
        choices += [card for card in faces if power_of(card) is newest.power]
        choices += [FACE_DOWN + card for card in faces if against.face_down]
    if newest.boost == 0:
        choices += [f"{BOOST}{boost}" for boost in player.boosts]
    if player.level > against.to_beat:
        return tuple(choices)
    return tuple(choice for choice in choices if can_exceed(against, grown(player, choice), growing=True))


def grown(player: Player, choice: str) -> Player:
    """A player after adding an option to the newest set."""
    if choice.startswith(BOOST):
        return player.replace(**lay_boost(player, int(choice.removeprefix(BOOST))))
    hidden = choice.startswith(FACE_DOWN)
    return player.replace(**lay_card(player, choice.removeprefix(FACE_DOWN), hidden))
