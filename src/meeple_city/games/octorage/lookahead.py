"""Compare the answers to a question by playing the round out with each of them, many times."""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random

from meeple_city.core.asks import Ask
from meeple_city.games.octorage.beliefs import Memory
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.characters import BLAST, NOTHING
from meeple_city.games.octorage.hidden_cards import sample_state
from meeple_city.games.octorage.playouts import NOBODY, NOTHING_KNOWN, Style, Table, number
from meeple_city.games.octorage.reducer import WINS_NEEDED
from meeple_city.games.octorage.rules import ATTACKED
from meeple_city.games.octorage.view import OctoRageView

Move = tuple[str, int]  # an answer, and the player it harms or NOBODY

PLAYOUTS = 12000  # rounds played out for one decision, times players; our choice: takes about a fifth of a second
BATCH = 20  # ways to deal the hidden cards between two looks at how the answers are doing
# Rounds behind the best answer, times the root of the rounds played with each; 0.6 is about a standard deviation.
HOPELESS = 1.5  # an answer this far behind is given up
CLEARLY = 0.3  # this far behind, the habitual answer is still given
TRUST = 0.9  # share of the deals in which the others hold what is likely; people need not play like `easy`
# How a bot that does not look ahead would best play against `easy`: measured in simulated rounds.
HABIT = Style(treasure=10.5, most=(5.5, 6.0, 7.0, 9.0))


class Lookahead:
    """A question to a seat, and what it takes to play rounds out with each answer.

    The others are taken to play like `easy`. The seat itself, later on, goes by its habit: it keeps its treasures and
    its good weapons while a hit costs little.
    """

    def __init__(self, view: OctoRageView, ask: Ask, rng: Random) -> None:
        self.ask = ask
        self.seats = [player.seat for player in view.players]
        self.me = self.seats.index(ask.seat)
        self.table = Table(
            sample_state(view, rng), [HABIT if seat == ask.seat else Style() for seat in self.seats], rng
        )
        self.known_top = [number(card) for card in ask.options] if ask.kind == "keep" else []
        self.memory = Memory(view, rng)
        self.payoffs = payoffs(view, ask.seat)

    def best_answer(self) -> str:
        """The answer that does best on average, or the habitual one if none is clearly better."""
        totals = dict.fromkeys(self.moves(), 0.0)
        dealt = played = 0
        while len(totals) > 1 and played * len(self.seats) < PLAYOUTS:
            for _ in range(BATCH):
                table = self.deal()
                for move in totals:
                    totals[move] += self.payoffs[self.winner_after(table.copy(), move)]
            dealt += BATCH
            played += BATCH * len(totals)
            least = max(totals.values()) - HOPELESS * sqrt(dealt)
            totals = {move: total for move, total in totals.items() if total >= least}
        habit, favour = self.habitual_answer(), CLEARLY * sqrt(dealt)
        return max(totals, key=lambda move: totals[move] + favour * (move[0] == habit))[0]

    def habitual_answer(self) -> str | None:
        """The card to play by habit; to other questions there is no habitual answer."""
        if self.ask.kind != "play":
            return None
        card = HABIT.card(self.table, self.me)
        return next((option for option in self.ask.options if option != ATTACKED and number(option) == card), ATTACKED)

    def deal(self) -> Table:
        """The table, with cards the seat cannot see as they may lie."""
        likely = self.memory.guess() if self.table.rng.random() < TRUST else NOTHING_KNOWN
        return self.table.dealt_again(self.me, self.known_top, likely)

    def moves(self) -> list[Move]:
        """The answers; one that plays a treasure, for each player it could be given to."""
        moves: list[Move] = []
        for option in self.ask.options:
            if option in box().treasures and self.ask.kind == "play":
                moves += [(option, target) for target in self.table.others(self.me)]
            else:
                moves.append((option, self.seats.index(option) if option in self.seats else NOBODY))
        return moves

    def winner_after(self, table: Table, move: Move) -> int:
        """Who wins the round on this table if the seat answers so."""
        option, target = move
        if self.ask.kind == "play":
            table.act(0 if option == ATTACKED else number(option), target)
        elif self.ask.kind == "curse":
            table.act(number(str(self.ask.about["card"])), target)
        elif self.ask.kind == "discard":
            self.discard(table, option)
        else:
            self.use_power(table, option, target)
            table.pass_on(self.me)
        return table.play_out()

    def use_power(self, table: Table, option: str, target: int) -> None:
        """Answer the question of a power; its weapon has been played."""
        if self.ask.kind == "steal":
            table.steal(self.me, target)
        elif self.ask.kind == "salvage":
            table.salvage(self.me, 0 if option == NOTHING else number(option))
        elif self.ask.kind == "keep":
            table.keep(self.me, number(option))
        else:
            table.lose(target, BLAST)
            table.explode()

    def discard(self, table: Table, option: str) -> None:
        """Discard a card for the Skull and go on: with a new turn if the last is over, else with the next player.

        The view does not say whether others have yet to draw, so they do not.
        """
        table.throw_away(self.me, number(option))
        table.trim(self.me)
        if table.weapons:
            table.pass_on(table.active)
        else:
            table.active = table.octoman


def payoffs(view: OctoRageView, seat: str) -> list[float]:
    """What it is worth to a seat if each player wins this round: 1 for the best, 0 for the worst."""
    chances = [match_chance(view, seat, player.seat) for player in view.players]
    least, most = min(chances), max(chances)
    return [(chance - least) / (most - least) for chance in chances]


def match_chance(view: OctoRageView, seat: str, winner: str) -> float:
    """A seat's chance to win the match if somebody wins this round, and later rounds are even."""
    wins = {player.seat: len(player.won) + (player.seat == winner) for player in view.players}
    mine, others = wins.pop(seat), list(wins.values())
    return 0.0 if WINS_NEEDED in others else even_chance(mine, others.count(0), others.count(1))


@cache
def even_chance(mine: int, without: int, with_one: int) -> float:
    """The chance to win a match of even rounds, by one's own wins and how many others have none and one."""
    if mine == WINS_NEEDED:
        return 1.0
    total = even_chance(mine + 1, without, with_one)
    if without:
        total += without * even_chance(mine, without - 1, with_one + 1)
    return total / (1 + without + with_one)
