"""Bots for RARRR!!. They know what their seat sees and what it is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random

from meeple_city.core.asks import Ask
from meeple_city.games.rarrr.battle import DONE, NONE, PASS
from meeple_city.games.rarrr.cards import City
from meeple_city.games.rarrr.hand_strength import Plan, hand_after, least_useful_card, plans_above
from meeple_city.games.rarrr.playouts import Fighter, HandSampler, Stakes, is_worth_it, play_round
from meeple_city.games.rarrr.raising import BOOST, FACE_DOWN
from meeple_city.games.rarrr.state import Stage
from meeple_city.games.rarrr.view import OwnView, RarrrView, SeatView

HANDS = 48  # drawn for one decision, all seats together


class EasyBot:
    """Drafts what suits its Monster, pays what a City is worth, and lays no more than it must.

    A bot remembers nothing: in the middle of a bid it works out again what it planned when its turn began.
    """

    specialization = 1  # prefers Monsters that are strong in one power

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._answers: dict[str, Callable[[RarrrView, Ask], str]] = {
            "draft": self.draft,
            "leave_out": self.leave_out,
            "name": self.name,
            "city": self.city,
            "bid": self.bid,
            "set": self.continue_bid,
            "more": self.continue_bid,
            "take_back": self.take_back,
        }

    def decide(self, view: RarrrView, ask: Ask) -> str:
        """Answer a question."""
        return self._answers[ask.kind](view, ask)

    def draft(self, view: RarrrView, ask: Ask) -> str:
        """Pick the most useful card."""
        if view.stage is Stage.CREATION:
            return max(ask.options, key=lambda card: self.specialization * rate_katakana(view, card))
        return max(ask.options, key=lambda card: self.rate_power(view, card))

    def rate_power(self, view: RarrrView, card: str) -> float:
        """How useful a Power card is: its value, while there is room for it in a set."""
        power, value = card.split()
        icons = own_seat(view).icons[power]
        have = sum(other.startswith(power) for other in own(view).drafted)
        return int(value) + icons if have < icons else int(value) / 10

    def leave_out(self, view: RarrrView, ask: Ask) -> str:
        """Leave out the card the Monster needs least."""
        return max(ask.options, key=lambda card: self.specialization * rate_without(view, card))

    def name(self, view: RarrrView, ask: Ask) -> str:
        """Any name will do."""
        return self.rng.choice(ask.options)

    def city(self, view: RarrrView, ask: Ask) -> str:
        """Fight for the most valuable City first."""
        worth = {city.name: city.worth for city in view.cities}
        return max(ask.options, key=lambda name: worth[name])

    def plan(self, view: RarrrView) -> Plan | None:
        """The cheapest bid, if the City is worth it. Depends on the view alone, as all plans must."""
        fighter = own_fighter(view)
        bids = own_plans(view, fighter)[:1]
        return next((bid for bid in bids if is_worth_it(bid, fighter, stakes(view), len(view.seats))), None)

    def bid(self, view: RarrrView, ask: Ask) -> str:
        """Lay the first card of a plan, or pass."""
        if ask.options == (PASS,):
            return PASS
        start = rewound(view, len(own_seat(view).sets))
        plan = self.plan(start)
        return PASS if plan is None else sets_to_lay(start, plan)[0][0]

    def continue_bid(self, view: RarrrView, ask: Ask) -> str:
        """Lay the next card of the plan made when the turn began."""
        if len(ask.options) == 1:
            return ask.options[0]
        for earlier in range(len(own_seat(view).sets)):  # nothing says how many sets were laid in earlier turns
            start = rewound(view, earlier)
            plan = self.plan(start)
            step = None if plan is None else next_step(sets_to_lay(start, plan), laid_since(view, earlier), ask.kind)
            if step in ask.options:
                return step
        return DONE if DONE in ask.options else ask.options[-1]  # somebody else began this bid

    def take_back(self, view: RarrrView, ask: Ask) -> str:
        """Take the best card back."""
        return max((card for card in ask.options if card != NONE), key=lambda card: int(card.split()[-1]))


class NormalBot(EasyBot):
    """Draws hands the others may hold, plays the round out with each, and does what ends best."""

    specialization = -1  # prefers Monsters of many powers: measured, they win more (docs/rules-rarrr.md)

    def city(self, view: RarrrView, ask: Ask) -> str:
        """Fight first for the City with which the round ends best."""
        sampler = HandSampler(view)
        totals = dict.fromkeys(ask.options, 0.0)
        seeds = [self.rng.getrandbits(32) for _ in range(HANDS // len(view.seats))]
        for city in view.cities:
            order = fighting_order(city, [other for other in view.cities if other is not city])
            for seed in seeds:
                fighters = sampler.fighters(city, Random(seed))
                totals[city.name] += play_round(fighters, sampler.me, order, allows_face_down(view), sampler.me)
        return max(totals, key=lambda name: totals[name])

    def plan(self, view: RarrrView) -> Plan | None:
        """Compare passing with bids of several sizes over the same drawn hands."""
        return best_plan(TurnStart(repr(view), view))


@dataclass(frozen=True)
class TurnStart:
    """A view when a turn begins, identified by everything in it."""

    text: str
    view: RarrrView = field(compare=False)


@lru_cache(maxsize=16)
def best_plan(turn: TurnStart) -> Plan | None:
    """What ends best on average over drawn hands. The same view always draws the same hands, so a plan stays as it is.

    Cached, as every question of a bid asks for it.
    """
    view, rng = turn.view, Random(turn.text)
    sampler = HandSampler(view)
    order = fighting_order(contested(view), view.cities)
    plans: list[Plan | None] = [None, *well_apart(own_plans(view, own_fighter(view)))]
    totals = [0.0] * len(plans)
    for _ in range(HANDS // len(view.seats)):
        fighters = sampler.fighters(contested(view), rng)
        for i, plan in enumerate(plans):
            copies = [fighter.copy() for fighter in fighters]
            totals[i] += lead_after(plan, copies, sampler.me, order, allows_face_down(view))
    return plans[totals.index(max(totals))]


def fighting_order(first: City, later: Sequence[City]) -> list[City]:
    """The order in which Cities may be fought for: valuable ones first, after the one chosen."""
    return [first, *sorted(later, key=lambda city: -city.worth)]


def rewound(view: RarrrView, earlier: int) -> RarrrView:
    """The view before the bot laid any sets but its `earlier` ones."""
    you, seat = own(view), own_seat(view)
    laid = seat.sets[earlier:]
    cards = [card for row in laid for card in row.cards] + [card for row in you.face_down[earlier:] for card in row]
    before = replace(
        seat,
        boosts=tuple(sorted((*seat.boosts, *(row.boost for row in laid if row.boost)))),
        hand=seat.hand + len(cards),
        sets=seat.sets[:earlier],
        level=seat.level - sum(row.strength for row in laid),
        battled=earlier > 0,
    )
    you = replace(you, hand=tuple(sorted((*you.hand, *cards))), face_down=you.face_down[:earlier])
    return replace(view, you=you, seats=tuple(before if row is seat else row for row in view.seats))


def laid_since(view: RarrrView, earlier: int) -> list[list[str]]:
    """The sets the bot has laid after its first `earlier` ones, as the answers that laid them."""
    pairs = list(zip(own_seat(view).sets, own(view).face_down, strict=True))[earlier:]
    return [
        [*row.cards, *(FACE_DOWN + card for card in down), *([f"{BOOST}{row.boost}"] if row.boost else [])]
        for row, down in pairs
    ]


def next_step(planned: list[list[str]], laid: list[list[str]], kind: str) -> str | None:
    """The answer that continues a plan; None if what was laid is not the beginning of it."""
    growing = laid[-1:] if kind == "set" else []
    closed = laid[: len(laid) - len(growing)]
    if [sorted(row) for row in closed] != [sorted(row) for row in planned[: len(closed)]]:
        return None
    rest = planned[len(closed) :]
    if not growing:
        return rest[0][0] if rest else DONE
    count = len(growing[0])
    if not rest or sorted(rest[0][:count]) != sorted(growing[0]):
        return None
    return rest[0][count] if count < len(rest[0]) else DONE


def lead_after(plan: Plan | None, fighters: list[Fighter], me: int, cities: list[City], face_down: bool) -> float:
    """How far ahead a seat ends the round if it lays a plan now, or with None passes."""
    if plan is None:
        fighters[me].drop_out(1)
    else:
        fighters[me].lay(plan)
    return play_round(fighters, me + 1, cities, face_down, me)


def well_apart(plans: list[Plan], most: int = 6) -> list[Plan]:
    """The cheapest plan, and some that are each well above the one before."""
    kept: list[Plan] = []
    for plan in plans:
        if not kept or plan.strength >= kept[-1].strength * 1.3 + 2:
            kept.append(plan)
    return kept[:most]


def allows_face_down(view: RarrrView) -> bool:
    """Whether cards may be laid face down."""
    return view.options["face_down"] == "on"


def contested(view: RarrrView) -> City:
    """The City the battle is for."""
    assert view.city is not None
    return view.city


def own(view: RarrrView) -> OwnView:
    """What only the bot's seat sees."""
    assert view.you is not None
    return view.you


def own_seat(view: RarrrView) -> SeatView:
    """What everybody sees of the bot's seat."""
    return next(row for row in view.seats if row.seat == view.seat)


def own_fighter(view: RarrrView) -> Fighter:
    """The bot's seat in the battle."""
    sampler = HandSampler(view)
    return sampler.fighters(contested(view), Random(0))[sampler.me]


def own_plans(view: RarrrView, fighter: Fighter) -> list[Plan]:
    """The bids the bot could make, cheap ones first."""
    need = max(row.level for row in view.seats) - fighter.level
    return plans_above(need, fighter.hand, fighter.limits, allows_face_down(view), fighter.boosts)


def stakes(view: RarrrView) -> Stakes:
    """What the battle is about."""
    city = contested(view)
    later = sum(other.worth for other in view.cities if other.name != city.name)
    return Stakes(city.worth, later, allows_face_down(view))


def sets_to_lay(view: RarrrView, plan: Plan) -> list[list[str]]:
    """The answers that lay each set of a plan, in order."""
    fighter, powers = own_fighter(view), list(own_seat(view).icons)
    hand = hand_after(fighter.hand, [(power, values, 0) for power, values, _ in plan.sets], fighter.limits)
    sets: list[list[str]] = []
    for (power, values, down), boost in zip(plan.sets, plan.boosts, strict=True):
        answers = [f"{powers[power]} {value}" for value in values]
        for _ in range(down):
            card = least_useful_card(hand, fighter.limits)
            assert card is not None
            hand = hand_after(hand, [(card[0], (card[1],), 0)], fighter.limits)
            answers.append(f"{FACE_DOWN}{powers[card[0]]} {card[1]}")
        sets.append([*answers, f"{BOOST}{boost}"] if boost else answers)
    return sets


def rate_katakana(view: RarrrView, card: str) -> float:
    """How specialized the Monster is with one more card: large sets win."""
    return concentration(view, (*own(view).drafted, card))


def rate_without(view: RarrrView, card: str) -> float:
    """How specialized the Monster is with the other two cards."""
    return concentration(view, [other for other in own(view).drafted if other != card])


def concentration(view: RarrrView, cards: Sequence[str]) -> float:
    """The sum of the squares of a Monster's icons."""
    you = own(view)
    icons = dict(you.monster)
    for card in cards:
        for power, count in you.katakana[card].items():
            icons[power] += count
    return float(sum(count**2 for count in icons.values()))
