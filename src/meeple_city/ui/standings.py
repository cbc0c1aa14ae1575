"""A match in numbers for the commentary, read from what spectators see."""

from __future__ import annotations

from meeple_city.core.view import PhysicalView, View
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import line_length
from meeple_city.games.rampage.view import RampageView
from meeple_city.games.rarrr.view import RarrrView
from meeple_city.show.octorage_reporter import OctoRageReporter
from meeple_city.show.rampage_reporter import RampageReporter
from meeple_city.show.rarrr_reporter import RarrrReporter
from meeple_city.show.remarks import MatchStanding, Reporter, SeatStanding


def standing_of(view: View) -> MatchStanding:
    """The numbers of a view, which must be the spectators'."""
    assert view.seat is None
    if isinstance(view, RampageView):
        return _rampage(view)
    if isinstance(view, RarrrView):
        return _rarrr(view)
    assert isinstance(view, OctoRageView)
    return _octorage(view)


def reporter_for(view: View, seats: tuple[str, ...]) -> Reporter:
    """Somebody who knows the game; the view is that of the opening."""
    if isinstance(view, PhysicalView):
        return RampageReporter(
            seats, view.city.meeples, {building.name: len(building.floors) for building in view.city.buildings}
        )
    return RarrrReporter(seats) if view.game == "rarrr" else OctoRageReporter(seats)


def _rampage(view: RampageView) -> MatchStanding:
    fixed, where = constants().teeth_fixed, view.table.where_mm
    return MatchStanding(
        {seat: SeatStanding(health=fixed + monster.teeth) for seat, monster in view.monsters.items()},
        turn=view.turn,
        active=view.active,
        escaped=len(view.runaway),
        spaces=line_length(view.city) if view.options["side"] == "A" else 0,
        floors={one.name: sum(floor in where for floor in one.floors) for one in view.city.buildings},
    )


def _rarrr(view: RarrrView) -> MatchStanding:
    seats = {
        one.seat: SeatStanding(one.name, one.points, level=one.level, hand=one.hand, out=one.passed)
        for one in view.seats
    }
    stake = view.city.worth if view.city else 0
    return MatchStanding(seats, view.turns, view.round, view.turn or "", stake=stake, prizes=len(view.cities))


def _octorage(view: OctoRageView) -> MatchStanding:
    seats = {
        one.seat: SeatStanding(
            one.character,
            len(one.won),
            one.life,
            hand=one.cards,
            out=one.out,
            curses=len(one.curses),
            cost=one.attack_costs,
        )
        for one in view.players
    }
    return MatchStanding(seats, view.turn, view.round, view.active, rage=view.rage, most_rage=len(view.track) - 1)
