"""What is listed beside a question: the player's own things, and the table of a card game."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping

from meeple_city.border import Message
from meeple_city.core.view import View
from meeple_city.games.octorage import view as octorage
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.state import Phase
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rampage.view import RampageView
from meeple_city.games.rarrr import view as rarrr
from meeple_city.games.rarrr.cards import City
from meeple_city.games.rarrr.view import RarrrView
from meeple_city.words.catalogue import Words, capitalised

TABLE_WIDTH, OWN_WIDTH = 84, 48  # characters; side by side they fill a window of 16:9


def own_lines(view: View, words: Words) -> list[str]:
    """What is the asked player's own: the Stomach, or the hand."""
    if isinstance(view, RampageView):
        return [*_stomach(view, words), *_wrapped(_monster_cards(view, words), OWN_WIDTH)]
    if isinstance(view, OctoRageView):
        return narrow(_octorage_own(view, words)) if view.hand else []
    if isinstance(view, RarrrView) and view.you:
        return narrow(_rarrr_own(view, view.you, words))
    return []


def table_lines(view: View, words: Words) -> list[str]:
    """What everybody at a card table sees."""
    if isinstance(view, OctoRageView):
        return _wrapped(_octorage_table(view, words), TABLE_WIDTH)
    if isinstance(view, RarrrView):
        return _wrapped(_rarrr_table(view, words), TABLE_WIDTH)
    return []


def narrow(lines: Iterable[str]) -> list[str]:
    """Lines wrapped to fit into the column at the left edge."""
    return _wrapped(lines, OWN_WIDTH)


def _stomach(view: RampageView, words: Words) -> list[str]:
    stomach = view.monsters[view.seat].stomach if view.seat else None
    if stomach is None:
        return []
    colours = Counter(words.name("colour", view.city.meeples[meeple]) for meeple in stomach.meeples)
    eaten = ", ".join(f"{count} {colour}" for colour, count in sorted(colours.items())) or "none"
    return [f"Meeples: {eaten}", f"Floors: {len(stomach.floors)}", f"Broken teeth: {stomach.teeth}"]


def _monster_cards(view: RampageView, words: Words) -> list[str]:
    """The player's own cards with their texts, and the names of the others' that lie face up."""
    lines = []
    for seat, monster in view.monsters.items():
        if seat == view.seat:
            lines += [_with_text(card, words) for card in (*monster.characters, *monster.powers)]
            lines += [f"Secret: {_with_text(card, words)}" for card in monster.superpowers or ()]
    for seat, monster in view.monsters.items():
        if seat != view.seat and (cards := (*monster.characters, *monster.powers)):
            secret = " and a secret superpower" if monster.face_down else ""
            lines.append(f"{_seat(seat, words)}: {_cards(cards, words)}{secret}")
    return lines


def _with_text(card: str, words: Words) -> str:
    return f"{words.name('card', card)}: {words.name('card_text', card)}"


# ---- OctoRage


def _octorage_own(view: OctoRageView, words: Words) -> list[str]:
    """The hand, and what the treasures in it would do to whoever gets them."""
    treasures = [card for card in dict.fromkeys(view.hand) if card in box().treasures]
    return [f"Your hand: {_pile(view.hand, words)}", *(_effect(card, words) for card in treasures)]


def _octorage_table(view: OctoRageView, words: Words) -> list[str]:
    if view.phase is Phase.SETUP:
        return _choosing_characters(view, words)
    way = "clockwise" if view.clockwise else "counter-clockwise"
    return [
        f"Round {view.round}, turn {view.turn}: play goes {way}",
        f"{_seat(view.octoman, words)} has the Octoman; its rage is at step {view.rage + 1} of {len(view.track)}",
        f"Weapons of this turn: {_cards(view.weapons, words)}",
        f"Discard pile: {_pile(view.discard, words)}",
        *(line for player in view.players for line in _octorage_seat(player, words)),
    ]


def _choosing_characters(view: OctoRageView, words: Words) -> list[str]:
    """Who has chosen whom, and what each character can do."""
    taken = {player.character: f" ({_seat(player.seat, words)})" for player in view.players}
    rows = [f"    {name}{taken.get(name, '')}: {_text(name, words)}" for name in box().characters]
    return ["Everybody chooses a character:", *rows]


def _octorage_seat(player: octorage.SeatView, words: Words) -> list[str]:
    """A player, with the power and the curses in force."""
    name = f"{_seat(player.seat, words)} ({player.character})"
    won = f"; has won {_count(len(player.won), 'round', 'rounds')}, so no more power" if player.won else ""
    if player.out:
        return [f"{name}: out of this round{won}"]
    lives, cards = _count(player.life, "life", "lives"), _count(player.cards, "card", "cards")
    power = [f"    Power: {_text(player.character, words)}"] if player.power_up else []
    curses = [f"    Curse of the {_effect(curse, words)}" for curse in player.curses]
    return [f"{name}: {lives}, {cards}; an attack costs {player.attack_costs}{won}", *power, *curses]


def _effect(card: str, words: Words) -> str:
    return f"{words.name('card', card)}: {_text(card, words)}"


def _text(name: str, words: Words) -> str:
    """What a character or a treasure does."""
    return words.phrase(Message(f"octorage.text.{name}"))


# ---- RARRR!!


def _rarrr_own(view: RarrrView, own: rarrr.OwnView, words: Words) -> list[str]:
    seat = next(seat for seat in view.seats if seat.seat == own.seat)
    icons = seat.icons or own.monster  # the Monster card alone, until the Monster is finished
    lines = [f"Your monster: {_icons(icons, words)}"] if icons else []
    lines += [f"{capitalised(syllable)}: {_icons(icons, words)}" for syllable, icons in own.katakana.items()]
    if own.pack:
        lines.append(f"Choose from: {_syllables(own.pack)}")
    if own.drafted:
        lines.append(f"Drafted: {_syllables(own.drafted)}")
    if own.hand:
        lines.append(f"Your hand: {_pile(own.hand, words)}")
    hidden = [card for cards in own.face_down for card in cards]
    return [*lines, f"Face down: {_cards(hidden, words)}"] if hidden else lines


def _rarrr_table(view: RarrrView, words: Words) -> list[str]:
    lines = [f"Round {view.round}"] if view.round else ["Making monsters"]
    lines.append(f"{_seat(view.angriest, words)} has the Angriest Monster card")
    if view.city is not None:
        lines.append(f"The battle is for {_city(view.city, view, words)}")
        if _resists(view):
            power = words.name("power", view.city.resists.value)
            lines.append(f"    A set of {power} cards holds one card less here")
    if view.cities:
        lines += ["Cities still to fight for:", *(f"    {_city(city, view, words)}" for city in view.cities)]
    lines += [line for seat in view.seats for line in _rarrr_seat(seat, words)]
    return [*lines, f"Discard pile: {_pile(view.discard, words)}"] if view.discard else lines


def _rarrr_seat(seat: rarrr.SeatView, words: Words) -> list[str]:
    name = f"{_seat(seat.seat, words)} ({seat.name})" if seat.name else _seat(seat.seat, words)
    parts = [_icons(seat.icons, words)] if seat.icons else [f"monster {capitalised(seat.monster)}"]
    parts += [_count(seat.hand, "card", "cards")] if seat.hand else []
    parts += [f"boosts {', '.join(f'+{boost}' for boost in seat.boosts)}"] if seat.boosts else []
    parts += [f"destroyed {', '.join(seat.won)}"] if seat.won else []
    parts += [_count(seat.points, "point", "points")] if seat.points else []
    parts += ["passed"] if seat.passed else []
    return [f"{name}: {'; '.join(parts)}", *_battle(seat, words)]


def _battle(seat: rarrr.SeatView, words: Words) -> list[str]:
    """The sets a player has laid in this battle."""
    if not seat.sets:
        return []
    sets = "; ".join(f"{_set(laid, words)} (strength {laid.strength})" for laid in seat.sets)
    return [f"    level {seat.level}: {sets}"]


def _set(laid: rarrr.CardSetView, words: Words) -> str:
    hidden = [f"{laid.face_down} face down"] if laid.face_down else []
    boost = [f"boost +{laid.boost}"] if laid.boost else []
    return ", ".join([_cards(laid.cards, words), *hidden, *boost])


def _city(city: City, view: RarrrView, words: Words) -> str:
    """A City as printed; what it resists only where that matters (RR7.3)."""
    resists = f"; resists {words.name('power', city.resists.value)}" if _resists(view) else ""
    return f"{city.name} ({city.group}), {_count(city.worth, 'point', 'points')}{resists}"


def _resists(view: RarrrView) -> bool:
    """Whether Cities resist powers in this match."""
    return view.options["resistance"] == "on"


def _icons(icons: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{count} {words.name('power', power)}" for power, count in icons.items() if count) or "none"


def _syllables(syllables: Iterable[str]) -> str:
    return ", ".join(capitalised(syllable) for syllable in syllables)


# ---- both


def _seat(seat: str, words: Words) -> str:
    return words.name("seat", seat)


def _cards(cards: Iterable[str], words: Words) -> str:
    return ", ".join(words.name("card", card) for card in cards) or "none"


def _pile(cards: Iterable[str], words: Words) -> str:
    """Cards of a hand or a pile, copies counted."""
    copies = Counter(words.name("card", card) for card in cards)
    return ", ".join(f"{count} x {name}" if count > 1 else name for name, count in copies.items()) or "none"


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _wrapped(lines: Iterable[str], width: int) -> list[str]:
    return [row for line in lines for row in textwrap.wrap(line, width, subsequent_indent=f"{_indent(line)}    ")]


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]
