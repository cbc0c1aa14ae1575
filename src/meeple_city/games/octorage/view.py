"""What may be seen: everything on the table, and a hand only by its holder."""

from __future__ import annotations

from dataclasses import dataclass, replace

from meeple_city.core.view import View
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.rules import damage
from meeple_city.games.octorage.state import Deed, Did, Phase, Player, State


@dataclass(frozen=True)
class SeatView:
    """What everybody sees of a player; `cards` is the number of cards in hand."""

    seat: str
    character: str
    power_up: bool
    life: int
    cards: int
    curses: tuple[str, ...]
    won: tuple[int, ...]
    out: bool
    attack_costs: int


@dataclass(frozen=True)
class OctoRageView(View):
    """A match as a seat may see it, or with no seat as spectators may. The hand is that seat's own."""

    phase: Phase
    round: int
    turn: int
    active: str
    octoman: str
    clockwise: bool
    rage: int
    track: tuple[int, ...]
    weapons: tuple[str, ...]
    discard: tuple[str, ...]
    deck: int  # number of cards
    hand: tuple[str, ...]
    players: tuple[SeatView, ...]
    left_out: tuple[str, ...]  # treasures that stay in the box
    choosing: bool  # whether characters are chosen, not dealt
    deeds: tuple[Deed, ...]  # what this seat has seen the players do in this round


def view(state: State, seat: str | None) -> OctoRageView:
    """What a seat may see, or with None the spectators."""
    return OctoRageView(
        game="octorage",
        seat=seat,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        active=state.active,
        octoman=state.octoman,
        clockwise=state.clockwise,
        rage=state.rage,
        track=box().damage,
        weapons=state.weapons,
        discard=state.discard,
        deck=len(state.deck),
        hand=() if seat is None else state.hand(seat),
        players=tuple(_seat(state, player) for player in state.players),
        left_out=state.left_out,
        choosing=state.choosing,
        deeds=tuple([_deed(deed, seat) for deed in state.deeds]),
    )


def _deed(deed: Deed, seat: str | None) -> Deed:
    """A deed as a seat saw it: only the robber and the robbed know a stolen card (OR10.1)."""
    return replace(deed, card="") if deed.did is Did.STOLE and seat not in (deed.seat, deed.other) else deed


def _seat(state: State, player: Player) -> SeatView:
    return SeatView(
        seat=player.seat,
        character=player.character,
        power_up=player.power_up,
        life=state.life(player.seat),
        cards=len(state.hand(player.seat)),
        curses=player.curses,
        won=player.won,
        out=player.out,
        attack_costs=damage(state, player.seat),
    )
