"""Guess what the others cannot hold, if they play their cheapest card whenever they can, as `easy` does."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.games.octorage.playouts import (
    CARDS_END,
    DODGE_NUMBER,
    JEWELS,
    PHEROMONE,
    SCEPTRE,
    TREASURE_WORTH,
    LikelyHands,
    Numbers,
    Table,
)

TREASURES = frozenset(range(DODGE_NUMBER + 1, CARDS_END))
ANYTHING = frozenset(range(1, CARDS_END))
DRAWN_SINCE = 2  # with no more cards at the beginning of a turn, all may have been drawn after the attack


def likely_cards(table: Table, me: int, played: Sequence[int]) -> LikelyHands:
    """For each other player, among which cards each of theirs is likely to be.

    `played` are the weapons of this turn up to now. If a dodge or a treasure was played as well, nobody can tell from
    the table who played what, and nothing is guessed.
    """
    seats = [table.octoman]
    while (after := table.after(seats[-1])) != table.octoman:
        seats.append(after)
    if seats[len(played) % len(seats)] != me:
        return {}
    likely = {seat: ANYTHING for seat in seats if seat != me}
    for i, weapon in enumerate(played):
        seat = seats[i % len(seats)]
        if seat != me:
            likely[seat] -= passed_over(table, seat, weapon, played[i - 1] if i else 0)
    slots = {seat: [cards] * len(table.hands[seat]) for seat, cards in likely.items()}
    if table.octoman != me and all(table.alive) and table.discard:
        add_last_attack(table, slots, len(played[:: len(seats)]))
    return slots


def add_last_attack(table: Table, slots: dict[int, list[Numbers]], played: int) -> None:
    """The victim of the last attack opened this turn, with cards that would not do then and one or two drawn since.

    With somebody out this is not called: perhaps they were the victim.
    """
    mine = slots[table.octoman]
    if len(mine) + played > DRAWN_SINCE:
        kept = unplayable(table, table.octoman, table.discard[-1])
        mine[1:] = [cards & kept for cards in mine[1:]]


def passed_over(table: Table, seat: int, weapon: int, last: int) -> Numbers:
    """The cards a player would have played rather than a weapon."""
    if weapon == PHEROMONE and last > PHEROMONE:
        return frozenset()
    least = last + (SCEPTRE in table.curses[seat])
    return frozenset(range(least, weapon)) | (treasures_of(table, seat) if weapon > TREASURE_WORTH else frozenset())


def unplayable(table: Table, seat: int, last: int) -> Numbers:
    """The cards with which a player had to be attacked, after this weapon."""
    if last >= DODGE_NUMBER:  # the discard pile does not end with the weapons of the last turn
        return ANYTHING
    return frozenset(range(1, last + (SCEPTRE in table.curses[seat]))) | (TREASURES - treasures_of(table, seat))


def treasures_of(table: Table, seat: int) -> Numbers:
    """The treasures a player may play."""
    return frozenset() if JEWELS in table.curses[seat] else TREASURES
