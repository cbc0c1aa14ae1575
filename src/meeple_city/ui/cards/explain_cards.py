"""What a card is, in a few words beside it, and why it cannot be played now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from meeple_city.border import Argument, message
from meeple_city.core.asks import Ask
from meeple_city.core.view import View
from meeple_city.games.octorage.box import DODGE, box
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rarrr.view import RarrrView
from meeple_city.ui.cards.spots import HAND, CardSpot
from meeple_city.ui.explain import Explanation
from meeple_city.ui.player_strips import ROUNDS_TO_WIN
from meeple_city.words.catalogue import Words

SUN_GOD = "Sun God Statuette"  # costs whoever dodges a life


def explain_card(spot: CardSpot, view: View, words: Words) -> Explanation | None:
    """A name, and what there is to know about it."""
    seat = words.name("seat", spot.owner) if spot.owner else ""
    if spot.big or not spot.key:
        title = _say(words, f"zone_{spot.zone.replace(' ', '_')}", seat=spot.owner)
        return Explanation(title, tuple(_about_zone(spot, view, words)))
    front = spot.side
    lines = [front.text] if front.text else []
    lines += _about_rarrr(spot, view, words) if isinstance(view, RarrrView) else []
    lines += _about_octorage(spot, view, words) if isinstance(view, OctoRageView) else []
    name = f"{front.title} {front.number}".strip() if front.number and spot.zone != "contest" else front.title
    others = seat and spot.zone != HAND and seat != name  # a character's own card says its name once
    return Explanation(f"{name} ({seat})" if others else name, tuple(lines))


def explain_player(seat: str, view: View, words: Words) -> Explanation | None:
    """What the strip of a player counts; None if no card game is played."""
    lines: list[str] = []
    if isinstance(view, RarrrView):
        one = next(one for one in view.seats if one.seat == seat)
        kept = _say(words, "kept", count=one.drafted) if one.drafted else _say(words, "holds", count=one.hand)
        lines = [kept, _say(words, "points", points=one.points)]
        lines += [_say(words, "level", level=one.level)] if one.level else []
        lines += [_say(words, "has_passed")] if one.passed else []
        lines += [_say(words, "limits", limits=_limits(one.icons, words))] if one.icons else []
    elif isinstance(view, OctoRageView):
        player = next(one for one in view.players if one.seat == seat)
        living = [_say(words, "lives", lives=player.life), _say(words, "holds", count=player.cards)]
        lines = [_say(words, "is_out")] if player.out else living
        lines += [_say(words, "rounds_won", count=len(player.won), all=ROUNDS_TO_WIN)]
        lines += [words.name("card", curse) for curse in player.curses]
    return Explanation(words.name("seat", seat), tuple(lines)) if lines else None


def why_not(spot: CardSpot, view: View, ask: Ask, words: Words) -> str:
    """Why a card of the hand is no answer; empty if it is one, or if that needs no saying."""
    if spot.zone != HAND or spot.key in ask.options or not isinstance(view, OctoRageView) or ask.kind != "play":
        return ""
    values = box().values
    if spot.key in box().treasures:
        return _say(words, "why_jewels")
    if spot.key in values and view.weapons:
        last = values[view.weapons[-1]]
        cursed = any(p.seat == ask.seat and "Sacrificial Sceptre" in p.curses for p in view.players)
        return _say(words, "why_sceptre" if cursed else "why_too_low", last=last)
    return ""


def _about_zone(spot: CardSpot, view: View, words: Words) -> list[str]:
    if isinstance(view, OctoRageView):
        player = next((one for one in view.players if one.seat == spot.owner), None)
        if spot.zone == "rage":
            return [_say(words, "rage", step=view.rage + 1, lives=view.track[view.rage])]
        if spot.zone == "direction":
            return [_say(words, "way" if view.clockwise else "way_back")]
        if spot.zone == "life" and player:
            return [_say(words, "lives", lives=player.life)]
        if spot.zone == "deck":
            return [_say(words, "deck", count=view.deck)]
    if isinstance(view, RarrrView):
        seat = next((one for one in view.seats if one.seat == spot.owner), None)
        if spot.zone == "dial" and seat:
            return [_say(words, "level", level=seat.level)]
    return []


def _about_rarrr(spot: CardSpot, view: RarrrView, words: Words) -> list[str]:
    if spot.zone in ("cities", "contest", "won"):
        face = spot.card.front
        lines = [_say(words, "city_worth", points=int(face.number), group=face.kind)]
        return lines + [_say(words, "city_resists", power=mark.partition(":")[2]) for mark in face.marks]
    if spot.zone in ("monster", "katakana", "name"):
        seat = next(one for one in view.seats if one.seat == spot.owner)
        limits = _limits(seat.icons, words)
        named = [_say(words, "called", name=seat.name)] if seat.name else []
        return [*named, _say(words, "limits", limits=limits)] if limits else named
    if spot.zone in ("boosts", "laid boost"):
        return [_say(words, "boost_does")]
    if spot.zone == "angriest":
        return [_say(words, "angriest_does")]
    if marks := spot.side.marks:  # a Monster's card in the hand
        return [_say(words, "adds_to_limits", limits=_limits(Counter(mark.partition(":")[2] for mark in marks), words))]
    if spot.zone == HAND and view.you and not view.you.katakana:
        mine = next(one for one in view.seats if one.seat == view.you.seat)
        power = spot.key.partition(" ")[0]
        return [_say(words, "your_limit", power=power, most=mine.icons.get(power, 0))] if mine.icons else []
    return []


def _limits(icons: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words.name('power', power)} {count}" for power, count in icons.items())


def _about_octorage(spot: CardSpot, view: OctoRageView, words: Words) -> list[str]:
    if spot.zone == "octoman":
        return [_say(words, "octoman_does")]
    kind = box().kinds.get(spot.key, "")
    if spot.key == DODGE:
        cursed = any(p.seat == spot.owner and SUN_GOD in p.curses for p in view.players)
        return [_say(words, "dodge_does"), *([_say(words, "dodge_costs")] if cursed and spot.zone == HAND else [])]
    if kind == "pheromone":
        return [_say(words, "pheromone_does")]
    return [_say(words, "weapon_does", value=box().values[spot.key])] if kind else []


def _say(words: Words, key: str, **args: Argument) -> str:
    return words.say(message(f"screen.cards.{key}", **args))
