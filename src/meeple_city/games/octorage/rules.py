"""The rules of OctoRage, from top to bottom."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.border import Argument
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.octorage.box import DODGE, box
from meeple_city.games.octorage.events import (
    Attacked,
    CharacterChosen,
    Dodged,
    Eliminated,
    MatchBegun,
    PlayPassed,
    RageRaised,
    RoundBegun,
    RoundWon,
    TreasurePlayed,
    TurnBegun,
    WeaponPlayed,
)
from meeple_city.games.octorage.hands import NO_LIMIT, distinct, draw, happen, limit, shuffled, trim
from meeple_city.games.octorage.state import Phase, State

ATTACKED = "be attacked"  # the answer of a player who cannot or will not play a card
NO_WEAPON = "none"
LEAST_WEAPON = "least weapon"
LEAST_PHEROMONE = "least pheromone"
TREASURES_ALLOWED = "treasures allowed"


def whole_match(play: Play[State]) -> Rule[None]:
    """Play rounds until somebody has won two (OR2.1)."""
    if play.state.phase is Phase.SETUP:
        yield from begin_match(play)
    while play.state.phase is not Phase.OVER:
        if play.state.phase is Phase.ROUND:
            yield from begin_round(play)
        # Only here, where nothing is drawn at random before the next question.
        play.checkpoint()
        yield from act(play)


def begin_match(play: Play[State]) -> Rule[None]:
    """Everybody gets a character, and somebody the Octoman (OR2.2, OR2.3)."""
    if play.state.choosing:
        yield from choose_characters(play)
    rng = play.chance()
    characters = [player.character for player in play.state.players]
    if not play.state.choosing:
        characters = rng.sample(box().characters, len(play.state.players))
    octoman = rng.choice(play.state.players)
    yield from play.happen(MatchBegun(tuple(characters), octoman.seat))


def choose_characters(play: Play[State]) -> Rule[None]:
    """Seat by seat, everybody chooses one of the characters left (OR2.2)."""
    for seat in [player.seat for player in play.state.players if not player.character]:
        play.checkpoint()
        taken = [player.character for player in play.state.players]
        left = tuple(character for character in box().characters if character not in taken)
        character = yield Ask(seat, "character", left)
        yield from play.happen(CharacterChosen(seat, character))


def begin_round(play: Play[State]) -> Rule[None]:
    """Shuffle everything, deal hands and lives; the player who has the Octoman opens (OR3.1 to OR3.4)."""
    yield from play.happen(RoundBegun(shuffled(play, all_cards(play.state))))
    yield from play.happen(TurnBegun(play.state.octoman))


def all_cards(state: State) -> tuple[str, ...]:
    """Every card of the match, wherever it is."""
    piles = [state.deck, state.weapons, state.discard, *state.hands, *(player.curses for player in state.players)]
    return tuple(card for pile in piles for card in pile)


def act(play: Play[State]) -> Rule[None]:
    """The active player drives the Octoman off with a card, or is attacked (OR4.1)."""
    seat = play.state.active
    # With cards in hand, always asked: silence would give away that none of them can be played.
    always = bool(play.state.hand(seat))
    card = yield Ask(seat, "play", (*playable(play, seat), ATTACKED), about=stakes(play.state, seat), always=always)
    if card == ATTACKED:
        yield from attack(play, seat)
    else:
        yield from play_card(play, seat, card)


def stakes(state: State, seat: str) -> Mapping[str, Argument]:
    """The weapon to match or beat, and the lives an attack costs."""
    last = state.weapons[-1] if state.weapons else NO_WEAPON
    return {"last": last, "lives": damage(state, seat)}


def playable(play: Play[State], seat: str) -> tuple[str, ...]:
    """The cards in hand that may be played now, each face once (OR4.2)."""
    hand = distinct(play.state.hand(seat))
    least = play.number_of(LEAST_WEAPON, play.state.last_value(), seat)
    return tuple([card for card in hand if _allowed(play, seat, card, least)])


def _allowed(play: Play[State], seat: str, card: str, least: int) -> bool:
    if card == DODGE:
        return True
    value = box().values.get(card)
    if value is None:
        return play.number_of(TREASURES_ALLOWED, 1, seat) > 0
    if value < least and box().kinds[card] == "pheromone":
        least = play.number_of(LEAST_PHEROMONE, least, seat)
    return value >= least


def play_card(play: Play[State], seat: str, card: str) -> Rule[None]:
    """Play a card; unless that ends the round, the next living player becomes active (OR4.7)."""
    if card in box().values:
        yield from play_weapon(play, seat, card)
    elif card == DODGE:
        yield from happen(play, Dodged(seat))
    else:
        yield from play_treasure(play, seat, card)
    if play.state.phase is Phase.TURN:
        yield from play.happen(PlayPassed(play.state.after(seat)))


def play_weapon(play: Play[State], seat: str, card: str) -> Rule[None]:
    """Play a weapon into the play area; a pheromone raises rage (OR4.2 to OR4.4)."""
    yield from happen(play, WeaponPlayed(seat, card))
    if box().kinds[card] == "pheromone":
        yield from play.happen(RageRaised())


def play_treasure(play: Play[State], seat: str, card: str) -> Rule[None]:
    """Give a treasure to another living player, who bears its curse from now on (OR4.6)."""
    target = yield Ask(seat, "curse", play.state.others(seat), about={"card": card})
    yield from happen(play, TreasurePlayed(seat, card, target))
    yield from trim(play, target)


def attack(play: Play[State], seat: str) -> Rule[None]:
    """The Octoman attacks; unless that ends the round, everybody draws and a new turn begins (OR5.1 to OR5.5)."""
    yield from happen(play, Attacked(seat, damage(play.state, seat)))
    if play.state.phase is not Phase.TURN:
        return
    yield from draw_after_attack(play)
    yield from play.happen(TurnBegun(play.state.octoman))


def damage(state: State, seat: str) -> int:
    """The lives an attack costs: what the rage track says, everything at its last step (OR5.1, OR5.2)."""
    life = state.life(seat)
    return life if state.raging() else min(life, box().damage[state.rage])


def draw_after_attack(play: Play[State]) -> Rule[None]:
    """Everybody draws a card, or two with an empty hand, starting with the Octoman's player (OR6.1, OR6.2)."""
    seats = play.state.around(play.state.octoman)
    due = {seat: 1 if play.state.hand(seat) else 2 for seat in seats}
    waiting: tuple[str, ...] = ()
    for seat in seats:
        waiting += (seat,) * due[seat]
        if limit(play, seat) < NO_LIMIT:  # discards are due before the next player draws (OR8.4)
            yield from draw(play, waiting)
            yield from trim(play, seat)
            waiting = ()
    yield from draw(play, waiting)


def settle(state: State) -> Eliminated | RoundWon | None:
    """A player without lives is out (OR5.3), and the last one left has won the round (OR7.1)."""
    if 0 not in state.lives or state.phase is not Phase.TURN:
        return None
    for player, life in zip(state.players, state.lives, strict=True):
        if not life and not player.out:
            return Eliminated(player.seat)
    living = state.living()
    return RoundWon(living[0]) if len(living) == 1 else None
