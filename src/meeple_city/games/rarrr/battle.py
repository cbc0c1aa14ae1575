"""A battle for a City: raising, passing, winning (RR4, RR5)."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.border import Argument
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.rarrr.cards import Decks, Power
from meeple_city.games.rarrr.events import (
    AngriestTaken,
    BoostLaid,
    CardLaid,
    CardTakenBack,
    CityChosen,
    CityDestroyed,
    CitySpared,
    Passed,
    SetBegun,
    SetsDiscarded,
    TurnBegun,
)
from meeple_city.games.rarrr.raising import (
    BOOST,
    FACE_DOWN,
    Contest,
    additions,
    can_exceed,
    contest,
    has_room,
    openings,
    to_beat,
)
from meeple_city.games.rarrr.state import Player, State

PASS, DONE, NONE = "pass", "done", "none"


def choose_city(play: Play[State]) -> Rule[None]:
    """The holder of the Angriest Monster card chooses the City of the next battle (RR3.4)."""
    city = yield Ask(play.state.angriest, "city", play.state.cities)
    yield from play.happen(CityChosen(city))


def battle(play: Play[State], decks: Decks) -> Rule[None]:
    """Raise or pass in turn until only one seat that has raised is left, or none (RR4.1)."""
    while (seat := next_up(play.state)) is not None:
        play.checkpoint()
        yield from play.happen(TurnBegun(seat))
        yield from take_turn(play, decks, seat)
    city = play.state.city
    assert city is not None
    if not play.state.standing:
        yield from play.happen(CitySpared(city))  # RR5.8: the holder stays the same
        return
    winner = play.state.standing[0].seat
    if play.state.battlers == 1:
        yield from play.happen(AngriestTaken(winner))  # RR5.7
    yield from play.happen(CityDestroyed(winner, city))
    yield from discard_sets(play, winner)


def next_up(state: State) -> str | None:
    """Whose turn it is next; None when the battle is over (RR4.1, RR5.6, RR5.8)."""
    if is_decided(state):
        return None
    start = state.index(state.angriest) if state.turn is None else state.index(state.turn) + 1
    around = state.players[start % len(state.players) :] + state.players[:start]
    return next((player.seat for player in around if not player.passed), None)


def is_decided(state: State) -> bool:
    """Whether only one Monster is left and it has laid something: there is no more raising (RR5.6)."""
    return len(state.standing) == 1 and state.standing[0].battled


def take_turn(play: Play[State], decks: Decks, seat: str) -> Rule[None]:
    """Lay sets that lead above all others, or pass; with an empty hand there is nothing to ask (RR4.9)."""
    player = play.state.player(seat)
    options = (PASS, *openings(contest(play.state, decks, player), player))
    choice = yield Ask(seat, "bid", options, about=_stakes(play.state, seat), always=len(player.hand) > 0)
    if choice == PASS:
        yield from leave_battle(play, seat)
        return
    while choice != DONE:
        yield from lay_set(play, decks, seat, choice)
        choice = yield _another_set(play.state, decks, seat)


def _stakes(state: State, seat: str) -> Mapping[str, Argument]:
    assert state.city is not None
    return {"city": state.city, "level": to_beat(state, seat)}


def _another_set(state: State, decks: Decks, seat: str) -> Ask:
    """Ask for another set in the same turn; one may stop only above all others (RR4.2, RR4.8)."""
    player = state.player(seat)
    against = contest(state, decks, player)
    stop = (DONE,) if player.level > against.to_beat else ()
    return Ask(seat, "more", stop + openings(against, player), always=len(player.hand) > 0)


def lay_set(play: Play[State], decks: Decks, seat: str, card: str) -> Rule[None]:
    """Lay one set, card by card; it is never added to later (RR4.3 to RR4.7)."""
    yield from play.happen(SetBegun(seat, card))
    against = contest(play.state, decks, play.state.player(seat))
    while has_room(against, play.state.player(seat)):
        choice = yield _next_card(against, play.state.player(seat))
        if choice == DONE:
            return
        yield from lay(play, seat, choice)


def _next_card(against: Contest, player: Player) -> Ask:
    stop = (DONE,) if can_exceed(against, player, growing=False) else ()
    about = {"power": player.sets[-1].power.value}
    return Ask(player.seat, "set", stop + additions(against, player), about=about, always=True)


def lay(play: Play[State], seat: str, choice: str) -> Rule[None]:
    """Lay a Boost, or a card face up or face down."""
    if choice.startswith(BOOST):
        yield from play.happen(BoostLaid(seat, int(choice.removeprefix(BOOST))))
        return
    hidden = choice.startswith(FACE_DOWN)
    yield from play.happen(CardLaid(seat, choice.removeprefix(FACE_DOWN), hidden))


def leave_battle(play: Play[State], seat: str) -> Rule[None]:
    """Pass: Boosts are gone, a card or two may be taken back, the rest is discarded (RR5.1 to RR5.5)."""
    yield from play.happen(Passed(seat))
    last = is_decided(play.state) and play.state.battlers > 1
    for _ in range(2 if last else 1):
        if not (yield from take_back(play, seat)):
            break
    yield from discard_sets(play, seat)
    if last:
        yield from play.happen(AngriestTaken(seat))


def discard_sets(play: Play[State], seat: str) -> Rule[None]:
    """Discard what a seat still has on the table (RR5.3, RR5.6)."""
    yield from play.happen(SetsDiscarded(seat, sum(laid.size for laid in play.state.player(seat).sets)))


def take_back(play: Play[State], seat: str) -> Rule[bool]:
    """Let a seat take back one card it laid in this battle (RR5.3); whether it did."""
    laid = laid_cards(play.state.player(seat))
    if not laid:
        return False
    choice = yield Ask(seat, "take_back", (NONE, *laid))
    if choice == NONE:
        return False
    power, card, hidden = laid[choice]
    yield from play.happen(CardTakenBack(seat, power, card, hidden))
    return True


def laid_cards(player: Player) -> dict[str, tuple[Power, str, bool]]:
    """The cards a player has laid, by option: the power of the set, the card, whether it is face down."""
    up = {card: (laid.power, card, False) for laid in player.sets for card in laid.cards}
    down = {FACE_DOWN + card: (laid.power, card, True) for laid in player.sets for card in laid.hidden}
    return up | down
