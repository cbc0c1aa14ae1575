"""Players that think. They know what their seat sees and what it is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from meeple_city.core.asks import Ask
from meeple_city.games.rarrr.battle import DONE, NONE, PASS
from meeple_city.games.rarrr.hand_strength import Plan, plans_above, spare, spend
from meeple_city.games.rarrr.playouts import Fighter, Stakes, World, keen, play_out
from meeple_city.games.rarrr.raising import BOOST, FACE_DOWN

View = dict[str, Any]


class EasyBot:
    """Drafts what fits its Monster, pays for a City what it is worth, and lays no more than it must."""

    taste = 1  # for Monsters of one strong power

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self._steps: list[tuple[str, str]] = []  # what is left of a bid: kind of question and answer
        self._answers: dict[str, Callable[[View, Ask], str]] = {
            "draft": self.draft,
            "leave out": self.leave_out,
            "name": self.name,
            "city": self.city,
            "bid": self.bid,
            "set": self.go_on,
            "more": self.go_on,
            "take back": self.take_back,
        }

    def decide(self, view: View, ask: Ask) -> str:
        """Answer a question."""
        return self._answers[ask.kind](view, ask)

    def draft(self, view: View, ask: Ask) -> str:
        """Pick what helps most."""
        if view["stage"] == "creation":
            return max(ask.options, key=lambda card: self.taste * rate_katakana(view, card))
        return max(ask.options, key=lambda card: self.rate_power(view, card))

    def rate_power(self, view: View, card: str) -> float:
        """How welcome a Power card is: its value, while there is room for it in a set."""
        power, value = card.split()
        icons = own_row(view)["icons"][power]
        have = sum(other.startswith(power) for other in view["you"]["drafted"])
        return int(value) + icons if have < icons else int(value) / 10

    def leave_out(self, view: View, ask: Ask) -> str:
        """Leave out what the Monster misses least."""
        return max(ask.options, key=lambda card: self.taste * rate_without(view, card))

    def name(self, view: View, ask: Ask) -> str:
        """Any name will do."""
        return self.dice.choice(ask.options)

    def city(self, view: View, ask: Ask) -> str:
        """Fight for the best first."""
        worth = {city["name"]: city["worth"] for city in view["cities"]}
        return max(ask.options, key=lambda name: worth[name])

    def bid(self, view: View, ask: Ask) -> str:
        """The cheapest bid, if the City is worth it."""
        if ask.options == (PASS,):
            return PASS
        fighter = own_fighter(view)
        plans = own_plans(view, fighter)
        eager = [plan for plan in plans[:1] if keen(plan, fighter, stakes(view, view["city"]), len(view["seats"]))]
        return self.start(view, eager[0] if eager else None, ask)

    def start(self, view: View, plan: Plan | None, ask: Ask) -> str:
        """Lay the first card of a plan, and keep the other steps in mind."""
        self._steps = [] if plan is None else steps(view, plan)
        return self.go_on(view, ask)

    def go_on(self, view: View, ask: Ask) -> str:
        """Take the next step; without one, pass or stop, or lay the best that is allowed."""
        while self._steps:
            kind, choice = self._steps.pop(0)
            if kind == ask.kind and choice in ask.options:
                return choice
        return next((stop for stop in (PASS, DONE) if stop in ask.options), ask.options[-1])

    def take_back(self, view: View, ask: Ask) -> str:
        """Take the best card back."""
        return max((card for card in ask.options if card != NONE), key=lambda card: int(card.split()[-1]))


class NormalBot(EasyBot):
    """Draws hands the others may hold, plays the round out with each, and does what ends best."""

    taste = -1  # for Monsters of many powers: measured, they win more (docs/rules-rarrr.md)
    hands = 14  # drawn for one decision, all seats together

    def bid(self, view: View, ask: Ask) -> str:
        """Compare passing with bids of several sizes over the same drawn hands."""
        if ask.options == (PASS,):
            return PASS
        world = World(view)
        plans: list[Plan | None] = [None, *several(own_plans(view, own_fighter(view)))]
        rates = [0.0] * len(plans)
        for _ in range(self.hands // len(view["seats"])):
            fighters = world.fighters(view["city"], self.dice)
            for i, plan in enumerate(plans):
                rates[i] += expect(view, plan, [fighter.copy() for fighter in fighters], world.me)
        return self.start(view, plans[rates.index(max(rates))], ask)


def expect(view: View, plan: Plan | None, fighters: list[Fighter], me: int) -> float:
    """How the round leaves one that goes on with this plan, or with passing."""
    if plan is None:
        fighters[me].leave(1)
    else:
        fighters[me].lay(plan)
    later = sorted((city["worth"] for city in view["cities"]), reverse=True)
    return play_out(fighters, me + 1, [view["city"]["worth"], *later], is_face_down(view), me)


def several(plans: list[Plan], most: int = 6) -> list[Plan]:
    """The cheapest plan, and some that are each well above the one before."""
    kept: list[Plan] = []
    for plan in plans:
        if not kept or plan.strength >= kept[-1].strength * 1.3 + 2:
            kept.append(plan)
    return kept[:most]


def is_face_down(view: View) -> bool:
    """Whether cards may be laid face down."""
    return bool(view["options"]["face_down"] == "on")


def own_row(view: View) -> View:
    """What everybody sees of one's own seat."""
    row: View = next(row for row in view["seats"] if row["seat"] == view["you"]["seat"])
    return row


def own_fighter(view: View) -> Fighter:
    """Oneself in the battle."""
    world = World(view)
    return world.fighters(view["city"], Random(0))[world.me]


def own_plans(view: View, fighter: Fighter) -> list[Plan]:
    """The bids one could make, cheap ones first."""
    need = max(row["level"] for row in view["seats"]) - fighter.level
    return plans_above(need, fighter.hand, fighter.limits, is_face_down(view), fighter.boosts)


def stakes(view: View, city: View) -> Stakes:
    """What a battle for a City is about."""
    later = sum(other["worth"] for other in view["cities"] if other["name"] != city["name"])
    return Stakes(city["worth"], later, is_face_down(view))


def steps(view: View, plan: Plan) -> list[tuple[str, str]]:
    """The answers that lay a plan, each with the kind of question it answers."""
    fighter, powers = own_fighter(view), list(own_row(view)["icons"])
    hand = spend(fighter.hand, [(power, values, 0) for power, values, _ in plan.sets], fighter.limits)
    made: list[tuple[str, str]] = []
    for (power, values, down), boost in zip(plan.sets, plan.boosts, strict=True):
        made.append(("more" if made else "bid", f"{powers[power]} {values[0]}"))
        made += [("set", f"{powers[power]} {value}") for value in values[1:]]
        for _ in range(down):
            card = spare(hand, fighter.limits)
            assert card is not None
            hand = spend(hand, [(card[0], (card[1],), 0)], fighter.limits)
            made.append(("set", f"{FACE_DOWN}{powers[card[0]]} {card[1]}"))
        made += [("set", f"{BOOST}{boost}")] if boost else []
        made.append(("set", DONE))
    return [*made, ("more", DONE)]


def rate_katakana(view: View, card: str) -> float:
    """How much one power outweighs the others with this card: large sets win."""
    return concentration(view, [*view["you"]["drafted"], card])


def rate_without(view: View, card: str) -> float:
    """How good the Monster is with the other two cards."""
    return concentration(view, [other for other in view["you"]["drafted"] if other != card])


def concentration(view: View, cards: list[str]) -> float:
    """The sum of the squares of a Monster's icons."""
    you = view["you"]
    icons = dict(you["monster"])
    for card in cards:
        for power, count in you["katakana"][card].items():
            icons[power] += count
    return float(sum(count**2 for count in icons.values()))
