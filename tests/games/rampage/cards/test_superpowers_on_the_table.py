"""Superpowers that change the table, in a match on the real one."""

from dataclasses import dataclass

from tests.kit.tables import table

from meeple_city.border import Place, Remove, Request, Toss
from meeple_city.core.asks import Ask, TableResult, TableTask
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import CardGained, Rumbled
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import State
from meeple_city.table.snapshot import Snapshot

SEATS = ("red", "green", "yellow")
CARDS = ("who_cut_the_cheese", "terminator", "catcher", "small_wings", "invisibility")


@dataclass
class RealMatch:
    """A match in which every request is simulated."""

    play: Play[State]
    snapshot: Snapshot

    def works(self) -> None:
        """Carry out the tasks of the rules until somebody is asked."""
        while isinstance(self.play.pending, TableTask):
            self._run(self.play.pending.request)

    def answers(self, *answers: str) -> None:
        """Answer questions, one after another."""
        for answer in answers:
            assert self.play.refusal(answer) is None, self.play.pending
            self.play.give(answer)
            self.works()

    def shoots(self, request: Request) -> None:
        """Make the shot that is asked for."""
        assert self.play.refusal(request) is None, self.play.pending
        self._run(request)
        self.works()

    def ends_turn(self) -> None:
        """The active player does nothing more, and interrupts nothing."""
        seat = self.asked.seat
        while self.asked.seat == seat:
            options = self.asked.options
            self.answers(next(option for option in ("stop", "done", "pass") if option in options))

    @property
    def asked(self) -> Ask:
        assert isinstance(self.play.pending, Ask)
        return self.play.pending

    def _run(self, request: Request) -> None:
        track = table().run(self.snapshot, request)
        outcome = table().observe(self.snapshot, track)
        self.snapshot = track.final
        self.play.give(TableResult(request, outcome))


def match() -> RealMatch:
    """Red has five Superpowers; Green stands in Red's Neighborhood."""
    game = Rampage()
    state = game.opening(SEATS, {"first": "1"}, 0, table().city())
    for card in CARDS:
        state = game.reduce(state, CardGained("red", card))
    snapshot = table().initial_snapshot()
    steps = (
        Remove(("body:green",)),
        Place("paws:green", within="Mills", room_for="body:green", search_mm=200.0),
        Place("body:green", on="paws:green"),
    )
    for step in steps:
        track = table().run(snapshot, step)
        assert track.refused is None
        snapshot = track.final
    real = RealMatch(Play(game, state, 0), snapshot)
    real.works()
    return real


def stands_on_paws(match: RealMatch, seat: str) -> bool:
    seen = match.play.state.table
    return f"body:{seat}" not in seen.fallen_bodies and f"paws:{seat}" in seen.rests_on.get(f"body:{seat}", ())


def upside_down(match: RealMatch, seat: str) -> bool:
    w, x, y, z = match.snapshot.piece(f"body:{seat}").quaternion
    return w * w - x * x - y * y + z * z < 0


def test_heads_over_heels_laid_down_thrown_and_gone():
    real = match()
    real.answers("play who_cut_the_cheese")
    for seat in ("green", "yellow"):
        assert stands_on_paws(real, seat)
        assert upside_down(real, seat)
    real.answers("play terminator", "north")
    assert real.play.state.table.fallen_bodies == ("body:green",)
    assert Rumbled("body:green", False, True) in real.play.new_events
    assert (real.asked.seat, real.asked.kind) == ("green", "interrupt_teeth_protector")
    real.answers("pass")
    assert real.play.state.monsters["green"].teeth == 3

    real.answers("catch green")
    real.shoots(Toss("body:green", "body:red", 180.0, 1.5, 30.0))
    assert real.play.state.monsters["green"].teeth == 3  # it was lying
    assert stands_on_paws(real, "red")

    real.answers("play small_wings")
    real.shoots(Place("paws:red", within="Station"))
    assert "Station" in real.play.state.table.zones["paws:red"]
    assert stands_on_paws(real, "red")

    real.answers("stop", "done", "play invisibility")
    assert real.asked.seat == "green"
    assert not {"body:red", "paws:red"} & set(real.play.state.table.where_mm)
    for seat in ("green", "yellow"):
        assert real.play.state.active == seat
        assert real.play.state.actions_left == 1
        assert stands_on_paws(real, seat)
        assert not upside_down(real, seat)
        real.ends_turn()
    assert (real.asked.seat, real.asked.kind) == ("red", "relocate")
    real.shoots(Place("paws:red", within="Park"))
    assert stands_on_paws(real, "red")
    assert "Park" in real.play.state.table.zones["paws:red"]
    assert real.asked.kind == "action"
