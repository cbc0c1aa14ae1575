"""What to call the players of a match while it is played."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.core.view import View
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rarrr.view import RarrrView


def called(view: View, given: Mapping[str, str]) -> dict[str, str]:
    """The name of each seat: one that people gave, or else that of its Monster or its character."""
    return {**roles(view), **given}


def roles(view: View) -> dict[str, str]:
    """The Monster or the character that each seat plays, as soon as it has a name."""
    if isinstance(view, RarrrView):
        return {seat.seat: seat.name for seat in view.seats if seat.name}
    if isinstance(view, OctoRageView):
        return {player.seat: player.character for player in view.players if player.character}
    return {}
