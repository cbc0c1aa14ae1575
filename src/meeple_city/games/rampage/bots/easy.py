"""The easy Rampage bot: picks targets by geometry alone. Its hand, which misses by a little, belongs to the match."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from meeple_city.border import Breathe, Drop, Flick, Message, Permit, Place, Request, Toss
from meeple_city.core.asks import Ask
from meeple_city.games.rampage.bots.superpowers import price, rival_to_catch, superpower_to_play
from meeple_city.games.rampage.bots.table_reading import FEW_FLOORS, Point, TableReading
from meeple_city.games.rampage.bots.targets import (
    FRICTION_M_S2,
    STRETCH_COST,
    Target,
    bearing,
    best_climb,
    best_flick,
    best_leap,
    best_place,
    breath_target,
    nearest_rival,
    nearest_ruin,
    rival_in_reach,
)
from meeple_city.games.rampage.bots.thoughts import thought_of
from meeple_city.games.rampage.bots.worth import MOST_FLOORS, RUBBLE_VALUE, Worth
from meeple_city.games.rampage.cards.powers import Climber, Jumper, StretchyPaws, Vacuum
from meeple_city.games.rampage.cards.turn_superpowers import COMPASS
from meeple_city.games.rampage.view import RampageView

# How far things go; all our choice.
MAX_SPEED_M_S = 2.2
MIN_WAY_MM = 15.0  # of a flick
HIT_SPEED_M_S = 2.0  # of a toss at a Body
LOB_MM_PER_M2_S2 = 165.0  # how far a toss goes, per square of its speed; measured on the table
ROOF_WAY_MM, ROOF_MM_PER_M_S = 30.0, 150.0  # how far a flick off a roof goes, and per speed; measured on the table
BODY_MM = 100.0  # how far a falling Body reaches (models/pieces.toml)

# What actions are worth besides the meal; all our choice.
IDLE_TOSS_VALUE = 0.1  # a toss at nobody
BREATH_VALUE = 0.8  # a breath at the last Meeples on a Floor
VACUUM_BONUS = 0.5  # if the Meeples that it blows away come back
SMASH_ODDS = 1.3  # a Body dropped on another one fells it more often than a toss does
SECOND_FLICK_GAIN = 0.5  # what a second flick must be better by than staying
OTHER_ACTION_ODDS = 0.4  # that the bot tries another action when few Floors are left: no plan may reach them


class EasyBot:
    """A bot that plays plausibly by geometry alone, without simulating anything."""

    _worth: type[Worth] = Worth

    def __init__(self, random: Random) -> None:
        self.random = random
        self.thought: Message | None = None

    def decide(self, view: RampageView, ask: Ask) -> str | Request:
        """Answer a question, and say why."""
        answer = self._answer(view, ask)
        self.thought = thought_of(view, ask, answer)
        return answer

    def _answer(self, view: RampageView, ask: Ask) -> str | Request:
        worth = self._worth(TableReading(view))
        if ask.kind == "action":
            return self._action(worth, ask)
        if ask.permit is None:
            choose = CHOICES.get(ask.kind)
            return choose(self, worth, ask) if choose else self.random.choice(ask.options)
        if ask.kind == "move":
            return self._move(worth, ask.options, ask.permit)
        return self._shoot(worth, ask.kind, ask.permit)

    # Actions

    def _action(self, worth: Worth, ask: Ask) -> str:
        """Play a card if it is time, or else take the best action."""
        chosen = superpower_to_play(worth, ask) or rival_to_catch(worth, ask.options)
        if chosen:
            return chosen
        options = [option for option in ask.options if self._promises(worth, option)]
        others = [option for option in options if option.startswith(("toss", "breathe"))]
        if others and worth.reading.floors_left <= FEW_FLOORS and self.random.random() < OTHER_ACTION_ODDS:
            return self.random.choice(others)
        return max(options, key=lambda option: self._action_worth(worth, option))

    def _promises(self, worth: Worth, option: str) -> bool:
        """Whether something may come of an action."""
        action, _, target = option.partition(" ")
        reading = worth.reading
        if action == "breathe":
            body = f"body:{target or reading.seat}"
            return not reading.breathed_in_vain() and breath_target(reading, body) is not None
        if action == "toss":
            return reading.head_is_free()
        if action == "kick":
            return reading.can_throw_its_paws()
        return action not in ("play", "catch")

    def _action_worth(self, worth: Worth, option: str) -> float:
        action, _, target = option.partition(" ")
        if action == "move":
            return max(self._ways_to_move(worth, best_flick(worth)).values())
        return worth.meal_here + self._gain(worth, action, target)

    def _gain(self, worth: Worth, action: str, target: str) -> float:
        """What an action brings besides the meal where the Monster is."""
        reading = worth.reading
        if action == "demolish":
            return worth.floors_of(target) + min(reading.floors_on(target), MOST_FLOORS) * RUBBLE_VALUE
        if action == "smash":
            return SMASH_ODDS * worth.tooth if reading.stands(target) else 0.0
        if action in ("toss", "kick"):
            hit = worth.tooth if rival_in_reach(reading) else IDLE_TOSS_VALUE
            return max(hit, worth.scrap if action == "toss" and nearest_ruin(reading) else 0.0)
        if action == "breathe":
            return BREATH_VALUE + (VACUUM_BONUS if Vacuum.name in reading.me.powers else 0.0)
        return 0.0

    # Moves

    def _ways_to_move(self, worth: Worth, flick: Target) -> dict[str, float]:
        """What each way to move is worth that the bot's Powers allow; "" is the plain flick."""
        reading, powers = worth.reading, worth.reading.me.powers
        ways = {"": flick.worth}
        if Jumper.name in powers and reading.can_throw_its_paws():
            ways["jump"] = best_leap(worth, reading.paws).worth
        if StretchyPaws.name in powers and reading.home:
            ways["stretch"] = worth.spot(best_place(worth, reading.home)[0]) - STRETCH_COST
        if Climber.name in powers and (buildings := _climbable(reading)):
            ways["climb"] = best_climb(worth, buildings)[1]
        return ways

    def _move(self, worth: Worth, options: tuple[str, ...], permit: Permit) -> str | Flick:
        """Flick the Paws, or use a Power first or instead; a second flick only if it is better than to stay."""
        flick = best_flick(worth)
        if "stop" in options and flick.worth < worth.spot(worth.reading.paws) + SECOND_FLICK_GAIN:
            return "stop"
        ways = self._ways_to_move(worth, flick)
        best = max((way for way in ways if not way or way in options), key=lambda way: ways[way])
        return best or self._flick(worth.reading, permit, flick)

    def _flick(self, reading: TableReading, permit: Permit, target: Target) -> Flick:
        way = max(math.dist(reading.paws, target.at) + target.beyond_mm, MIN_WAY_MM)
        speed = math.sqrt(2 * FRICTION_M_S2 * way / 1000)
        if reading.is_on_a_roof:
            speed = max(way - ROOF_WAY_MM, MIN_WAY_MM) / ROOF_MM_PER_M_S
        return Flick(permit.piece, bearing(reading.paws, target.at), min(MAX_SPEED_M_S, speed))

    def _climb(self, worth: Worth, ask: Ask) -> str:
        return best_climb(worth, ask.options)[0]

    # Shots

    def _shoot(self, worth: Worth, kind: str, permit: Permit) -> Request:
        if permit.kind == "drop":
            return self._drop(worth, permit)
        if permit.kind == "toss":
            return self._toss(worth, kind, permit)
        if permit.kind == "breathe":
            return self._breathe(worth, permit)
        return self._place(worth, permit)

    def _drop(self, worth: Worth, permit: Permit) -> Drop:
        """Drop the Body on the middle of a building, or on a Monster."""
        over = permit.near_mm or worth.reading.city.middle(permit.over)
        turn = (self.random.uniform(0, 25), self.random.choice((20.0, 90.0)), self.random.uniform(0, 360))
        return Drop(permit.piece, over, permit.most_height_mm, turn)

    def _toss(self, worth: Worth, kind: str, permit: Permit) -> Toss:
        """Throw the Paws to a spot, a Vehicle onto a Ruin, or whatever it is at a rival."""
        reading = worth.reading
        if kind == "jump":
            return self._lob(reading, permit, best_leap(worth, reading.paws).at)
        ruin = nearest_ruin(reading) if worth.scrap and kind == "toss" else None
        if ruin:
            return self._lob(reading, permit, ruin)
        heading = bearing(reading.paws, self._aim_of_toss(reading, permit.piece))
        return Toss(permit.piece, permit.from_, heading, HIT_SPEED_M_S, elevation_deg=self.random.uniform(0, 10))

    def _lob(self, reading: TableReading, permit: Permit, target: Point) -> Toss:
        """A toss that is meant to come down at a spot."""
        speed = math.sqrt(math.dist(reading.paws, target) / LOB_MM_PER_M2_S2)
        return Toss(permit.piece, permit.from_, bearing(reading.paws, target), min(speed, MAX_SPEED_M_S))

    def _aim_of_toss(self, reading: TableReading, piece: str) -> Point:
        """The nearest rival, except one that is being thrown itself; failing that a building or a loose Floor."""
        rival = nearest_rival(reading, but=piece)
        if rival:
            return reading.at(rival)
        if piece.startswith("body:"):
            standing = [b for b in reading.city.buildings if reading.floors_on(b.name)]
            middles = [reading.city.middle(building.sidewalk) for building in standing]
            return min(middles, key=lambda at: math.dist(at, reading.paws), default=(0.0, 0.0))
        loose = reading.loose_floors()
        return reading.at(loose[0]) if loose else (0.0, 0.0)

    def _breathe(self, worth: Worth, permit: Permit) -> Breathe:
        aim = breath_target(worth.reading, permit.from_) or (0.0, 0.0, 60.0)
        return Breathe(permit.from_, aim, ((0.0, 0.0), (0.1, 1.0), (0.75, 0.9), (0.9, 0.0)))

    def _place(self, worth: Worth, permit: Permit) -> Place:
        """Set one's own Monster down where it is best, a rival where there is least for it."""
        piece, zones = permit.piece, permit.within
        if piece == f"paws:{worth.reading.seat}":
            at, zone = best_place(worth, zones)
            return Place(piece, at, within=zone)
        return Place(piece, within=min(zones, key=lambda zone: (*_comforts(worth.reading, zone), self.random.random())))

    # The meal and the end of the turn

    def _meal(self, worth: Worth, ask: Ask) -> str:
        """Play a card if it is time, or else choose the best meal."""
        return superpower_to_play(worth, ask) or max(ask.options, key=lambda option: _meal_worth(worth, option))

    def _next_bite(self, worth: Worth, ask: Ask) -> str:
        return worth.best_food_first(option for option in ask.options if option in worth.reading.city.meeples)[0]

    def _end_of_turn(self, worth: Worth, ask: Ask) -> str:
        return superpower_to_play(worth, ask) or "done"

    # Cards

    def _interrupt(self, worth: Worth, ask: Ask) -> str:
        """Whatever can be played to prevent harm is played."""
        return ask.options[-1]

    def _feeding_ground(self, worth: Worth, ask: Ask) -> str:
        """Meeples go where the bot will eat, or else where no rival will."""
        home, reading = worth.reading.home, worth.reading
        return max(ask.options, key=lambda zone: (zone in home, -len(reading.rivals_in(zone)), worth.meals[zone]))

    def _victim(self, worth: Worth, ask: Ask) -> str:
        """Whoever has most to take."""
        return max(ask.options, key=lambda option: worth.reading.likely_eaten(option.partition(" ")[2]))

    def _best_colour(self, worth: Worth, ask: Ask) -> str:
        stomach = worth.reading.stomach()
        return max(ask.options, key=lambda colour: worth.meeple(stomach, colour))

    def _worst_colour(self, worth: Worth, ask: Ask) -> str:
        """The colour that is least wanted back."""
        stomach = worth.reading.stomach()
        return min(ask.options, key=lambda colour: worth.meeple(stomach - Counter([colour]), colour))

    def _way_to_fall(self, worth: Worth, ask: Ask) -> str:
        """Onto another rival, or else onto a building."""
        reading, falling = worth.reading, f"body:{ask.about['seat']}"
        x, y = reading.at(falling)
        rivals = [reading.at(body) for body in reading.rivals() if body != falling]
        marks = [at for at in rivals if math.dist(at, (x, y)) < BODY_MM] or [
            reading.city.middle(b.sidewalk) for b in reading.city.buildings if reading.floors_on(b.name)
        ]
        mark = min(marks, key=lambda at: math.dist(at, (x, y)), default=(0.0, 0.0))
        return max(ask.options, key=lambda way: math.cos(math.radians(COMPASS[way] - bearing((x, y), mark))))

    def _worst_card(self, worth: Worth, ask: Ask) -> str:
        return min(ask.options, key=worth.card)

    def _best_character(self, worth: Worth, ask: Ask) -> str:
        return max(ask.options, key=worth.likely_points)

    def _biggest_eater(self, worth: Worth, ask: Ask) -> str:
        return max(ask.options, key=worth.reading.likely_eaten)

    def _starting_area(self, worth: Worth, ask: Ask) -> str:
        return max(ask.options, key=lambda zone: worth.spot(worth.reading.city.middle(zone)))


Choice = Callable[[EasyBot, Worth, Ask], str]

CHOICES: Mapping[str, Choice] = {
    "climb": EasyBot._climb,
    "neighborhood": EasyBot._meal,
    "eat": EasyBot._next_bite,
    "end_of_turn": EasyBot._end_of_turn,
    "interrupt_teeth_protector": EasyBot._interrupt,
    "interrupt_too_cute": EasyBot._interrupt,
    "clear_ruin": EasyBot._feeding_ground,
    "vacuum": EasyBot._feeding_ground,
    "rob": EasyBot._victim,
    "kiss": EasyBot._victim,
    "kiss_meeple": EasyBot._best_colour,
    "pay_meeple": EasyBot._worst_colour,
    "lay_down": EasyBot._way_to_fall,
    "discard_power": EasyBot._worst_card,
    "discard_card": EasyBot._worst_card,
    "imitate": EasyBot._best_character,
    "foretell": EasyBot._biggest_eater,
    "starting_area": EasyBot._starting_area,
}


def _meal_worth(worth: Worth, option: str) -> float:
    """What a meal is worth, less what a Superpower that it takes would have to bring."""
    kind, _, zone = option.partition(" ")
    if option in worth.meals:
        return worth.meals[option]
    if option == "siren":
        return worth.best_snack
    if option == "smile":
        return worth.meal_of(worth.reading.view.runaway) - price(worth, "ultra_bright_smile")
    if kind == "scavenge":
        return worth.meals[zone] - price(worth, "scavenger")
    return 0.0 if option == "done" else -math.inf


def _comforts(reading: TableReading, zone: str) -> tuple[int, int]:
    """What a Monster finds in a Neighborhood: Meeples to eat, then Floors around it."""
    floors = sum(reading.floors_on(building.name) for building in reading.buildings_around(zone))
    return len(reading.food(zone)), floors


def _climbable(reading: TableReading) -> Sequence[str]:
    """The buildings around that have a Floor left."""
    around = {building.name for zone in reading.home for building in reading.buildings_around(zone)}
    return [name for name in sorted(around) if reading.floors_on(name)]
