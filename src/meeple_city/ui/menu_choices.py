"""What has been chosen for the next match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeple_city.ui.settings import GameOffer, NewMatch

STAYS = ("first", "edition")  # options that no chance decides


@dataclass
class MenuChoices:
    """What has been chosen so far."""

    offers: tuple[GameOffer, ...]
    game: int = 0
    count: int = 2
    players: tuple[str, ...] = ("human", "easy", "easy", "easy", "easy", "easy", "easy", "easy")
    options: tuple[tuple[str, str], ...] = ()

    @property
    def offer(self) -> GameOffer:
        """The game chosen."""
        return self.offers[self.game]

    def wish(self) -> NewMatch:
        """The match to be started."""
        chosen = {option: self.value(option) for option in self.offer.options}
        unusual = {option: value for option, value in chosen.items() if value != self.offer.options[option][0]}
        return NewMatch(self.offer.game, self.players[: self.count], unusual)

    def change_game(self, step: int) -> None:
        """Another game; the number and kinds of players are made to fit."""
        self.game = (self.game + step) % len(self.offers)
        self.options = ()
        counts, kinds = self.offer.counts, self.offer.kinds
        self.count = min(counts, key=lambda count: abs(count - self.count))
        self.players = tuple(kind if kind in kinds else "human" for kind in self.players)

    def change_count(self, step: int) -> None:
        """More or fewer players; after the most come the fewest."""
        counts = self.offer.counts
        self.count = counts[(counts.index(self.count) + step) % len(counts)]

    def change_player(self, seat: int, step: int) -> None:
        """Another kind of player at a seat."""
        kinds = self.offer.kinds
        kind = kinds[(kinds.index(self.players[seat]) + step) % len(kinds)]
        self.players = (*self.players[:seat], kind, *self.players[seat + 1 :])

    def value(self, option: str) -> str:
        """The value chosen for an option, or the usual one if that is not possible for so many players."""
        values = self.offer.values(option, self.count)
        chosen = dict(self.options).get(option, values[0])
        return chosen if chosen in values or option in self.offer.several else values[0]

    def change_option(self, option: str, step: int) -> None:
        """Another value of an option."""
        allowed = self.offer.values(option, self.count)
        value = allowed[(allowed.index(self.value(option)) + step) % len(allowed)]
        self.options = tuple({**dict(self.options), option: value}.items())

    def named(self, option: str) -> list[str]:
        """The values chosen for an option that may name several."""
        return [value for value in self.value(option).split(",") if value != self.offer.options[option][0]]

    def toggle(self, option: str, value: str) -> None:
        """Name a value of an option too, or no longer."""
        none, *allowed = self.offer.options[option]
        chosen = set(self.named(option)) ^ {value}
        text = ",".join(name for name in allowed if name in chosen) or none
        self.options = tuple({**dict(self.options), option: text}.items())

    def surprise(self, choose: Callable[[Sequence[str]], str]) -> None:
        """Choose side, cards and variants by chance; who plays and who begins stays as it is."""
        chosen = dict(self.options)
        for option in self.offer.options:
            if option not in STAYS and option not in self.offer.several:
                chosen[option] = choose(self.offer.values(option, self.count))
        self.options = tuple(chosen.items())
