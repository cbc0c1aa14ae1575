"""Bots for RARRR!!. They know what their seat sees and what it is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from meeple_city.core.asks import Ask
from meeple_city.games.rarrr.battle import DONE, NONE, PASS
from meeple_city.games.rarrr.cards import City
from meeple_city.games.rarrr.hand_strength import Plan, hand_after, least_useful_card, plans_above
from meeple_city.games.rarrr.playouts import Fighter, HandSampler, Stakes, is_worth_it, play_round
from meeple_city.games.rarrr.raising import BOOST, FACE_DOWN
from meeple_city.games.rarrr.state import Stage
from meeple_city.games.rarrr.view import OwnView, RarrrView, SeatView


class EasyBot:
    """Drafts what suits its Monster, pays what a City is worth, and lays no more than it must."""

    specialization = 1  # prefers Monsters that are strong in one power

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._steps: list[tuple[str, str]] = []  # the rest of a bid: kind of question and answer
        # The program makes a new bot for every question, so there a plan ends with its first step.
        self._answers: dict[str, Callable[[RarrrView, Ask], str]] = {
            "draft": self.draft,
            "leave_out": self.leave_out,
            "name": self.name,
            "city": self.city,
            "bid": self.bid,
            "set": self.continue_plan,
            "more": self.continue_plan,
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

    def bid(self, view: RarrrView, ask: Ask) -> str:
        """Make the cheapest bid, if the City is worth it."""
        if ask.options == (PASS,):
            return PASS
        fighter = own_fighter(view)
        city_stakes = stakes(view)
        bids = own_plans(view, fighter)[:1]
        plan = next((bid for bid in bids if is_worth_it(bid, fighter, city_stakes, len(view.seats))), None)
        return self.start_plan(view, plan, ask)

    def start_plan(self, view: RarrrView, plan: Plan | None, ask: Ask) -> str:
        """Lay the first card of a plan, and remember the other steps."""
        self._steps = [] if plan is None else plan_answers(view, plan)
        return self.continue_plan(view, ask)

    def continue_plan(self, view: RarrrView, ask: Ask) -> str:
        """Take the next step; without one, pass or stop, or lay the best card that is allowed."""
        while self._steps:
            kind, choice = self._steps.pop(0)
            if kind == ask.kind and choice in ask.options:
                return choice
        return next((stop for stop in (PASS, DONE) if stop in ask.options), ask.options[-1])

    def take_back(self, view: RarrrView, ask: Ask) -> str:
        """Take the best card back."""
        return max((card for card in ask.options if card != NONE), key=lambda card: int(card.split()[-1]))


class NormalBot(EasyBot):
    """Draws hands the others may hold, plays the round out with each, and does what ends best."""

    specialization = -1  # prefers Monsters of many powers: measured, they win more (docs/rules-rarrr.md)
    hands = 14  # drawn for one decision, all seats together

    def bid(self, view: RarrrView, ask: Ask) -> str:
        """Compare passing with bids of several sizes over the same drawn hands."""
        if ask.options == (PASS,):
            return PASS
        sampler = HandSampler(view)
        plans: list[Plan | None] = [None, *well_apart(own_plans(view, own_fighter(view)))]
        totals = [0.0] * len(plans)
        for _ in range(self.hands // len(view.seats)):
            fighters = sampler.fighters(contested(view), self.rng)
            for i, plan in enumerate(plans):
                totals[i] += lead_after(view, plan, [fighter.copy() for fighter in fighters], sampler.me)
        return self.start_plan(view, plans[totals.index(max(totals))], ask)


def lead_after(view: RarrrView, plan: Plan | None, fighters: list[Fighter], me: int) -> float:
    """How far ahead a seat ends the round if it lays a plan now, or with None passes."""
    if plan is None:
        fighters[me].drop_out(1)
    else:
        fighters[me].lay(plan)
    later = sorted((city.worth for city in view.cities), reverse=True)
    return play_round(fighters, me + 1, [contested(view).worth, *later], allows_face_down(view), me)


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


def plan_answers(view: RarrrView, plan: Plan) -> list[tuple[str, str]]:
    """The answers that lay a plan, each with the kind of question it answers."""
    fighter, powers = own_fighter(view), list(own_seat(view).icons)
    hand = hand_after(fighter.hand, [(power, values, 0) for power, values, _ in plan.sets], fighter.limits)
    answers: list[tuple[str, str]] = []
    for (power, values, down), boost in zip(plan.sets, plan.boosts, strict=True):
        answers.append(("more" if answers else "bid", f"{powers[power]} {values[0]}"))
        answers += [("set", f"{powers[power]} {value}") for value in values[1:]]
        for _ in range(down):
            card = least_useful_card(hand, fighter.limits)
            assert card is not None
            hand = hand_after(hand, [(card[0], (card[1],), 0)], fighter.limits)
            answers.append(("set", f"{FACE_DOWN}{powers[card[0]]} {card[1]}"))
        answers += [("set", f"{BOOST}{boost}")] if boost else []
        answers.append(("set", DONE))
    return [*answers, ("more", DONE)]


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
