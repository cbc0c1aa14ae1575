"""The sixteen Characters: what each scores at the end (R12.5)."""

from __future__ import annotations

from meeple_city.border import message
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Event, Points
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import CharacterImitated, Foretold, PlayEnded, ScoringBegan
from meeple_city.games.rampage.state import State


def meeples_of(state: State, seat: str, colour: str) -> int:
    """How many Meeples of a colour are in a Stomach, however they came there."""
    return sum(state.city.meeples[meeple] == colour for meeple in state.monsters[seat].meeples)


class Most(Card):
    """Points for having the most of something, usually Meeples of a colour.

    In the English edition it must be more than any other Monster has; in the French one nobody may have more.
    """

    points = 10
    colour: str

    def count(self, state: State, seat: str) -> int:
        """How much a Monster has of what counts."""
        return meeples_of(state, seat, self.colour)

    def score(self, state: State, owner: str) -> Points:
        """Compare with everybody else, teammates included."""
        own, others = self.count(state, owner), max(self.count(state, seat) for seat in state.after(owner))
        scores = own > others or (own == others and state.edition == "fr")
        why = message(f"rampage.score.{'most' if scores else 'not_most'}", card=self.name, own=own, others=others)
        return Points(self.points if scores else 0, why)


class Pairs(Card):
    """Points for each pair of Meeples of two colours."""

    points = 3
    colours: tuple[str, str]

    def score(self, state: State, owner: str) -> Points:
        """There are as many pairs as Meeples of the rarer colour."""
        pairs = min(meeples_of(state, owner, colour) for colour in self.colours)
        return Points(
            self.points * pairs, message("rampage.score.pairs", card=self.name, pairs=pairs, each=self.points)
        )


class Anarchist(Pairs):
    """Each soldier with a journalist scores 3 points."""

    name = "anarchist"
    colours = ("green", "blue")


class Brawler(Card):
    """Each tooth taken from another Monster is worth 4 points instead of 2; Meeples paid instead are not teeth."""

    name = "brawler"
    points = 4

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """The usual points are replaced by the Character's."""
        return 0 if number == "tooth_points" else value

    def score(self, state: State, owner: str) -> Points:
        """Count the tokens in the Stomach."""
        teeth = state.monsters[owner].broken
        return Points(self.points * teeth, message("rampage.score.brawler", teeth=teeth, each=self.points))


class Destructive(Most):
    """10 points for the most Floors; those spent on cards do not count."""

    name = "destructive"

    def count(self, state: State, seat: str) -> int:
        """The Floors in the Stomach."""
        return len(state.monsters[seat].floors)


class Glutton(Most):
    """10 points for the most Meeples."""

    name = "glutton"

    def count(self, state: State, seat: str) -> int:
        """The Meeples in the Stomach."""
        return len(state.monsters[seat].meeples)


class Imitator(Card):
    """Scores as the Character of another Monster, chosen before the Stomachs are opened."""

    name = "imitator"
    concerns = (PlayEnded,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Choose a Character that another Monster still has, except Imitator."""
        others = [card for seat in play.state.after(owner) for card in play.state.monsters[seat].characters]
        choices = tuple(dict.fromkeys(card for card in others if card != self.name))
        if choices:
            card = yield Ask(owner, "imitate", choices)
            yield from play.happen(CharacterImitated(owner, card))


class Mean(Most):
    """10 points for the most heroes."""

    name = "mean"
    colour = "red"


class Pacifist(Most):
    """10 points for the most soldiers."""

    name = "pacifist"
    colour = "green"


class Punk(Pairs):
    """Each of the old folks with a businessman scores 3 points."""

    name = "punk"
    colours = ("gray", "black")


class Romantic(Pairs):
    """Each hero with a blonde scores 3 points."""

    name = "romantic"
    colours = ("red", "yellow")


class ScrapMerchant(Card):
    """Each Vehicle that is on a Ruin at the end, however high and if only with a corner, scores 5 points."""

    name = "scrap_merchant"
    points = 5

    def score(self, state: State, owner: str) -> Points:
        """Count the Vehicles in the zones of Ruins."""
        ruins = {building.ruin_zone for building in state.city.buildings}
        zones = [state.table.zones.get(vehicle, ()) for vehicle in state.city.vehicle_spaces]
        scrap = sum(bool(ruins.intersection(where)) for where in zones)
        return Points(self.points * scrap, message("rampage.score.scrap_merchant", vehicles=scrap, each=self.points))


class Seductive(Most):
    """10 points for the most blondes."""

    name = "seductive"
    colour = "yellow"


class Seer(Card):
    """7 points for naming, before the Stomachs are opened, a Monster that nobody has eaten more Meeples than."""

    name = "seer"
    points = 7
    concerns = (ScoringBegan,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Name a Monster in secret; it may be one's own."""
        named = yield Ask(owner, "foretell", play.state.seats)
        yield from play.happen(Foretold(owner, named))

    def score(self, state: State, owner: str) -> Points:
        """A tie for the most is right as well."""
        named = state.monsters[owner].foretold
        most = max(len(monster.meeples) for monster in state.monsters.values())
        if not named:
            return Points(0, message("rampage.score.seer_silent"))
        right = len(state.monsters[named].meeples) == most
        why = message(f"rampage.score.{'seer_right' if right else 'seer_wrong'}", named=named, most=most)
        return Points(self.points if right else 0, why)


class Shy(Most):
    """10 points for the most journalists."""

    name = "shy"
    colour = "blue"


class Softie(Card):
    """Each tooth token still in the Mouth scores 3 points; printed teeth do not."""

    name = "softie"
    points = 3

    def score(self, state: State, owner: str) -> Points:
        """Count the tokens in the Mouth."""
        teeth = state.monsters[owner].teeth
        return Points(self.points * teeth, message("rampage.score.softie", teeth=teeth, each=self.points))


class Tourist(Most):
    """10 points for the most businessmen."""

    name = "tourist"
    colour = "black"


class Young(Most):
    """10 points for the most old folks."""

    name = "young"
    colour = "gray"


CHARACTERS: tuple[type[Card], ...] = (
    Anarchist,
    Brawler,
    Destructive,
    Glutton,
    Imitator,
    Mean,
    Pacifist,
    Punk,
    Romantic,
    Seductive,
    ScrapMerchant,
    Seer,
    Shy,
    Softie,
    Tourist,
    Young,
)
