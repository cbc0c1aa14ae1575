"""The sixteen Powers: permanent and face up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from meeple_city.border import Building, Permit, Place
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Deed, Event, Offer
from meeple_city.core.play import Play
from meeple_city.games.rampage.actions import Action, Moment, breath_permit, demolish, drop_permit, toss_from
from meeple_city.games.rampage.cards.playing import (
    buildings_around,
    clear_ruin,
    home,
    move_meeples,
    share_a_neighborhood,
)
from meeple_city.games.rampage.events import (
    ActionEnded,
    BuildingClimbed,
    MeepleCaught,
    MeepleRanAway,
    PawsStretched,
)
from meeple_city.games.rampage.meal import Meal, edible, meal_at
from meeple_city.games.rampage.placing import lift_body, set_down, set_paws_down
from meeple_city.games.rampage.relocation import choose_spot
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import (
    buildings_beside,
    can_throw,
    demolishable,
    in_city,
    kind_of,
    standing_on,
    stands,
    stands_on_paws,
)


class Boxer(Card):
    """A Monster knocked over by one's Move loses two teeth instead of one."""

    name = "boxer"
    teeth = 2

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """Two teeth per Rumble, during Moves only."""
        return self.teeth if number == "rumble" and state.action == "move" else value


class Climber(Card):
    """A Move may start from the top of a building in one's Neighborhood; if it collapses, the Move did it."""

    name = "climber"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """Before the first flick, if there is a building with a Floor left."""
        if moment != Moment.MOVE or not self._buildings(state, owner):
            return ()
        return (Deed("climb", partial(self._climb, owner=owner)),)

    def _buildings(self, state: State, owner: str) -> list[Building]:
        return [building for building in buildings_around(state, owner) if demolishable(state, building)]

    def _climb(self, play: Play[State], owner: str) -> Rule[None]:
        """Set the Paws on the highest piece that carries them; if none does, they stay where they are."""
        name = yield Ask(owner, "climb", tuple(building.name for building in self._buildings(play.state, owner)))
        yield from lift_body(play, f"body:{owner}")
        tops = self._from_the_top(play.state, play.state.city.building_of[name])
        if (yield from set_down(play, *(Place(f"paws:{owner}", on=piece) for piece in tops))):
            yield from play.happen(BuildingClimbed(owner, name))

    def _from_the_top(self, state: State, building: Building) -> list[str]:
        pieces = [p for p in standing_on(state.table, building.ruin) if kind_of(p) in ("floor", "meeple", "vehicle")]
        return sorted(pieces, key=lambda piece: (-state.table.where_mm[piece][2], piece))


class Heavyweight(Card):
    """A Demolish may aim at a Monster in one's Neighborhood, from anywhere in it; touching Body or Paws is a hit."""

    name = "heavyweight"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """An action for each Monster in the Neighborhood."""
        if moment != Moment.ACTION:
            return ()
        return [self._smash(state, other) for other in share_a_neighborhood(state, owner, state.after(owner))]

    def _smash(self, state: State, other: str) -> Action:
        body, paws = f"body:{other}", f"paws:{other}"
        x, y, _ = state.table.where_mm[body if stands_on_paws(state.table, other) else paws]
        permit = drop_permit(state, near_mm=(x, y))
        return Action(f"smash {other}", "demolish", permit, "smash", {"target": other}, target=(body, paws))


class Hurricane(Card):
    """A Breathe may come from the head of any Monster that stands, which loses no tooth to that breath."""

    name = "hurricane"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """An action for each other Body that stands."""
        if moment != Moment.ACTION:
            return ()
        bodies = {other: f"body:{other}" for other in state.after(owner) if stands(state.table, f"body:{other}")}
        return [
            Action(f"breathe {other}", "breathe", breath_permit(body), spares=(body,)) for other, body in bodies.items()
        ]


class Jumper(Card):
    """In a Move, the Paws may be thrown off the Body's head instead of flicked."""

    name = "jumper"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """Instead of any flick."""
        if moment != Moment.FLICK:
            return ()
        return (Action("jump", "move", throw_permit(owner), "jump"),)


class KungFuMaster(Card):
    """A Toss may throw one's own Paws, which then go back under the Body, wherever they landed."""

    name = "kung_fu_master"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """Needs no Vehicle and no Neighborhood, but Paws in the City and a Body with a free head."""
        paws = f"paws:{owner}"
        if moment != Moment.ACTION or not in_city(state.table, paws) or not can_throw(state.table, f"body:{owner}"):
            return ()
        return (Action("kick", "toss", throw_permit(owner), "kick", then=self._way_back(state, owner)),)

    def _way_back(self, state: State, owner: str) -> partial[Rule[None]]:
        x, y, _ = state.table.where_mm[f"paws:{owner}"]
        under = [piece for piece in state.table.rests_on.get(f"paws:{owner}", ()) if kind_of(piece) != "board"]
        return partial(self._put_back, owner=owner, at_mm=(x, y), under=under)

    def _put_back(self, play: Play[State], owner: str, at_mm: tuple[float, float], under: list[str]) -> Rule[None]:
        """The Paws go back on what they were on, if it is still there, or else on the board as near as possible."""
        paws = f"paws:{owner}"
        yield from lift_body(play, f"body:{owner}")
        there = [piece for piece in under if kind_of(piece) == "ruin" or piece in play.state.table.where_mm]
        if not (yield from set_down(play, *(Place(paws, at_mm, piece, search_mm=0) for piece in there))):
            yield from set_paws_down(play, Place(paws, at_mm))


class LongTail(Card):
    """A Demolish may aim at any building around one's Neighborhood, without being on its Sidewalk."""

    name = "long_tail"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """An action for each building in reach that has a Floor left."""
        if moment != Moment.ACTION:
            return ()
        return [action for building in buildings_around(state, owner) for action in demolish(state, building.name)]


class Retainer(Card):
    """A meal is never smaller than with four teeth."""

    name = "retainer"
    rank = 1
    least = 4

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """At least four Meeples, before anything is doubled or added."""
        return max(self.least, value) if number == "meal" else value


class SharpCanines(Card):
    """A meal may be two Meeples larger than the number of teeth."""

    name = "sharp_canines"
    rank = 3
    more = 2

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """Two Meeples more, after everything else."""
        return value + self.more if number == "meal" else value


class Siren(Card):
    """Instead of the usual meal, one may eat a single Meeple of any Neighborhood."""

    name = "siren"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """A meal of one, wherever the Monster is, if there is an accessible Meeple in any Neighborhood."""
        if moment != Moment.MEAL or not self._food(state):
            return ()
        return (Meal("siren", self._food, where="everywhere", most=1),)

    def _food(self, state: State) -> tuple[str, ...]:
        return tuple(dict.fromkeys(meeple for zone in state.city.neighborhoods for meeple in edible(state, zone)))


class SmellyPaws(Card):
    """A Move that ends on a Sidewalk drives the loose Meeples off that Ruin, to a Neighborhood around it."""

    name = "smelly_paws"
    concerns = (ActionEnded,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Compulsory; the owner chooses the Neighborhood."""
        if isinstance(event, ActionEnded) and event.seat == owner and event.counts_as == "move":
            for building in buildings_beside(play.state, owner):
                yield from clear_ruin(play, owner, building)


class StarDancer(Card):
    """A Move may have two flicks."""

    name = "star_dancer"

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """One flick more."""
        return value + 1 if number == "flicks" else value


class StretchyPaws(Card):
    """Before a Move, the Paws may be put elsewhere in their Neighborhood."""

    name = "stretchy_paws"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """Before the first flick, if the Paws are in a Neighborhood."""
        if moment != Moment.MOVE or not home(state, owner):
            return ()
        return (Deed("stretch", partial(self._stretch, owner=owner)),)

    def _stretch(self, play: Play[State], owner: str) -> Rule[None]:
        zone = yield from choose_spot(play, owner, owner, home(play.state, owner), "stretch")
        if zone:
            yield from play.happen(PawsStretched(owner, zone))


class StretchyTongue(Card):
    """Instead of the usual meal, one may eat in a Neighborhood next to one's own."""

    name = "stretchy_tongue"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """A meal in each Neighborhood adjacent to any that the Monster is in."""
        if moment != Moment.MEAL:
            return ()
        here = home(state, owner)
        near = {zone for pair in state.city.adjacent if set(pair).intersection(here) for zone in pair}
        return [meal_at(zone) for zone in state.city.neighborhoods if zone in near and edible(state, zone)]


class Telekinesis(Card):
    """A Toss may use a Vehicle of any Neighborhood, but none that is wholly on a Ruin or a Sidewalk."""

    name = "telekinesis"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """An action for each Vehicle that can be taken."""
        return toss_from(state, set(state.city.neighborhoods)) if moment == Moment.ACTION else ()


class Vacuum(Card):
    """Meeples that one's own breath blows out of the City land in one's Neighborhood and do not run away."""

    name = "vacuum"
    concerns = (MeepleRanAway, ActionEnded)

    def replace(self, play: Play[State], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        """During a breath of a Monster that is in a Neighborhood, its owner catches them."""
        yield from ()
        state = play.state
        if not isinstance(event, MeepleRanAway) or state.action != "breathe" or state.active != owner:
            return None
        return (MeepleCaught(owner, event.meeple),) if home(state, owner) else None

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """After the breath, they are set down; if the Monster is in no Neighborhood any more, they run away."""
        caught = play.state.in_hand
        if not isinstance(event, ActionEnded) or event.seat != owner or not caught:
            return
        if zones := home(play.state, owner):
            zone = yield Ask(owner, "vacuum", zones, about={"meeples": len(caught)})
            yield from move_meeples(play, owner, caught, zone)
        else:
            for meeple in caught:
                yield from play.happen(MeepleRanAway(owner, meeple))


def throw_permit(seat: str) -> Permit:
    """Permission to throw one's own Paws off the head of one's own Body."""
    return Permit("toss", f"paws:{seat}", from_=f"body:{seat}")


POWERS: tuple[type[Card], ...] = (
    Boxer,
    Climber,
    Heavyweight,
    Hurricane,
    Jumper,
    KungFuMaster,
    LongTail,
    Retainer,
    SharpCanines,
    Siren,
    SmellyPaws,
    StarDancer,
    StretchyPaws,
    StretchyTongue,
    Telekinesis,
    Vacuum,
)
