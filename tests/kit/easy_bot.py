"""Questions for the easy Rampage bot, asked in situations on a scripted table."""

import math
from dataclasses import replace
from random import Random

from tests.kit.rampage import city, gone

from meeple_city.border import Permit
from meeple_city.core.asks import Ask
from meeple_city.core.bots import BotMaker
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.bots.table_reading import TableReading
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.games.rampage.game import Rampage

MAKE_BOT: BotMaker = EasyBot
FAR = (2000.0, 2000.0, 0.0)
SEEDS = range(20)
CENTRE = (0.0, 0.0)
NO_FLOORS = gone(*city().floors)
TOSS = Permit("toss", "vehicle:red", from_="body:red")
BREATHE = Permit("breathe", from_="body:red", most_breath_s=0.8)
FLICK = Permit("flick", "paws:red")
JUMP = Permit("toss", "paws:red", from_="body:red")


def view_of(game, where=None):
    """Red's view; pieces whose place is not given are far away, but Red's Monster is in the middle of the board."""
    view = Rampage().view(game.state, "red")
    places = dict.fromkeys(view.table.where_mm, FAR) | {"paws:red": (0.0, 0.0, 0.0)}
    places |= {piece: (*at, 0.0) if len(at) == 2 else at for piece, at in (where or {}).items()}
    places |= {"body:red": (*places["paws:red"][:2], 59.0)}
    return replace(view, table=replace(view.table, where_mm=places))


def answer(view, kind, *options, permit=None, seed=0, about=None):
    """What the bot answers."""
    return MAKE_BOT(Random(seed)).decide(view, Ask("red", kind, options, permit, about or {}))


def shots(view, permit, kind=""):
    """The shots that the bot makes with different luck."""
    asked = kind or ("move" if permit.kind == "flick" else permit.kind)
    return [answer(view, asked, permit=permit, seed=seed) for seed in SEEDS]


def worth_of(view):
    """What things are worth to the bot."""
    return Worth(TableReading(view))


def bearing(start, end):
    """The direction from one point to another."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
