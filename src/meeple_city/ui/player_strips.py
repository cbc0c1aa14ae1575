"""The strips along the upper edge: one per player, with everything that the reader may know."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.border import message
from meeple_city.core.view import View
from meeple_city.display.hud import Figure, Strip
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.octorage.view import SeatView as OctoRageSeat
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import line_length
from meeple_city.games.rampage.view import MonsterView, RampageView
from meeple_city.games.rarrr.cards import City
from meeple_city.games.rarrr.view import RarrrView
from meeple_city.games.rarrr.view import SeatView as RarrrSeat
from meeple_city.ui.badges import badge
from meeple_city.words.catalogue import Words

KINDS = ("easy", "normal", "hard", "random")  # of players with a name of their own
ROUNDS_TO_WIN = 2  # of OctoRage (OR2.1)


def player_strips(view: View, words: Words, players: Mapping[str, str], asked: str) -> list[Strip]:
    """A strip for each player; the one who is asked, or whose turn it is, stands out."""
    if isinstance(view, RampageView):
        return [
            _strip(seat, words, players, _rampage(monster), seat == (asked or view.active), _pips(view, seat))
            for seat, monster in view.monsters.items()
        ]
    if isinstance(view, OctoRageView):
        return [_strip(p.seat, words, players, _octorage(p), p.seat == asked, role=p.character) for p in view.players]
    if isinstance(view, RarrrView):
        return [_strip(p.seat, words, players, _rarrr(p), p.seat == asked, role=p.name) for p in view.seats]
    return []


def table_words(view: View, words: Words) -> list[str]:
    """What there is to know about the table besides, in two short lines."""
    if isinstance(view, RampageView):
        standing = sum(piece.startswith("floor:") for piece in view.table.where_mm)
        floors = message("screen.floors_left", left=standing, all=len(view.city.floors))
        return [words.say(floors), _runaways(view, words)]
    if isinstance(view, OctoRageView):
        return [words.say(message("screen.round", round=view.round)), words.say(message("screen.turn", turn=view.turn))]
    if isinstance(view, RarrrView) and view.round:
        lines = [words.say(message("screen.round", round=view.round))]
        return [*lines, _contest(view.city, words)] if view.city else lines
    return []


def _runaways(view: RampageView, words: Words) -> str:
    if view.options["side"] != "A":
        return words.say(message("screen.zones", count=len(view.runaway)))
    spaces = line_length(view.city)
    line, count = divmod(len(view.runaway), spaces)
    return words.say(message("screen.line", line=min(line + 1, constants().lines), count=count, spaces=spaces))


def _strip(
    seat: str,
    words: Words,
    players: Mapping[str, str],
    figures: tuple[Figure, ...],
    active: bool,
    pips: int = 0,
    role: str = "",
) -> Strip:
    mark, name, who = badge(seat), words.name("seat", seat), _who(seat, words, players)
    tag = words.phrase(message("screen.player.plays", who=who, role=role)) if who and role not in ("", name) else who
    return Strip(seat, name, mark.icon, mark.colour, figures, active, pips, tag)


def _who(seat: str, words: Words, players: Mapping[str, str]) -> str:
    """Who plays there, in a word or two; the only person is told that it is them."""
    kind = players.get(seat, "")
    if not kind:
        return ""
    if kind == "human":
        alone = sum(other == "human" for other in players.values()) == 1
        return words.phrase(message("screen.player.human" if alone else "screen.player.person"))
    return words.phrase(message(f"screen.player.{kind if kind in KINDS else 'program'}"))


def _pips(view: RampageView, seat: str) -> int:
    return view.actions_left if seat == view.active else 0


def _rampage(monster: MonsterView) -> tuple[Figure, ...]:
    numbers = constants()
    most, teeth = numbers.teeth_fixed + numbers.teeth_loose, numbers.teeth_fixed + monster.teeth
    figures = [Figure("tooth", str(teeth), teeth, most)]
    if monster.stomach is not None:
        figures += [Figure("floor", str(len(monster.stomach.floors)))]
        figures += [Figure("meeple", str(len(monster.stomach.meeples)))]
    cards = len(monster.characters) + len(monster.powers) + monster.face_down
    return (*figures, Figure("card", str(cards))) if cards else tuple(figures)


def _octorage(player: OctoRageSeat) -> tuple[Figure, ...]:
    won = Figure("star", str(len(player.won)), len(player.won), ROUNDS_TO_WIN)
    if player.out:
        return Figure("no"), won
    return Figure("heart", str(player.life)), Figure("card", str(player.cards)), won


def _contest(city: City, words: Words) -> str:
    """The City in contest and its worth."""
    return words.say(message("screen.cards.contest", city=city.name, worth=city.worth))


def _rarrr(player: RarrrSeat) -> tuple[Figure, ...]:
    figures = [Figure("card", str(player.hand + player.drafted)), Figure("city", str(player.points))]
    if player.passed:
        return (*figures, Figure("stop"))
    return (*figures, Figure("gauge", str(player.level))) if player.level else tuple(figures)
