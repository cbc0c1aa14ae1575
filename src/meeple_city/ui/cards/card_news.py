"""How long what happens at a card table is shown, and what of it is worth a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from meeple_city.border import Argument, Message, message
from meeple_city.core.view import View
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rarrr.view import RarrrView

ROUND_WON = "octorage.event.round_won"
USUAL_S = 1.1  # after cards have moved; our choice
PAUSES = {  # seconds for what people must not miss; our choice
    "rarrr.event.monster_finished": 1.8,
    "rarrr.event.monster_named": 2.6,
    "rarrr.event.city_chosen": 2.0,
    "rarrr.event.city_destroyed": 3.2,
    "rarrr.event.city_spared": 2.2,
    "rarrr.event.round_ended": 2.2,
    "rarrr.event.passed": 1.4,
    "octorage.event.weapon_played": 2.0,
    "octorage.event.treasure_played": 3.4,
    "octorage.event.attacked": 4.0,
    "octorage.event.life_lost": 2.6,
    "octorage.event.rage_raised": 2.0,
    "octorage.event.eliminated": 2.6,
    ROUND_WON: 6.0,
    "octorage.event.dodged": 2.0,
}
QUIET = (  # whatever the cards themselves show well enough
    "rarrr.event.card_picked", "rarrr.event.card_picked_hidden", "rarrr.event.syllable_picked",
    "rarrr.event.turn_begun",
    "rarrr.event.packs_passed", "rarrr.event.katakana_left_out", "rarrr.event.katakana_left_out_hidden",
    "rarrr.event.sets_discarded", "octorage.event.play_passed", "octorage.event.turn_begun",
)  # fmt: skip


@dataclass(frozen=True)
class Change:
    """A player's level, points or lives have changed; it is shown where their cards of one zone lie."""

    seat: str
    zone: str
    icon: str
    by: int

    @property
    def text(self) -> str:
        """With its sign; the font has no minus sign."""
        return f"+{self.by}" if self.by > 0 else f"\N{EN DASH}{-self.by}"


def worth_telling(told: Iterable[Message]) -> list[Message]:
    """The messages that get a line."""
    return [one for one in told if one.key not in QUIET]


def held_up(told: Sequence[Message]) -> tuple[str, str, str]:
    """The card that is held up for all to read: its zone, its key and its owner; empty for any."""
    for one in told:
        args = {name: str(value) for name, value in one.args.items()}
        if one.key == "rarrr.event.monster_named":
            return "name", "", args["seat"]
        if one.key == "rarrr.event.city_chosen":
            return "contest", "", ""
        if one.key == "rarrr.event.city_destroyed":
            return "won", args["city"], args["seat"]
        if one.key == "octorage.event.treasure_played":
            return "curse", args["card"], args["target"]
        if one.key == ROUND_WON:
            return "character", "", args["seat"]
    return _played_before_attack(told)


def _played_before_attack(told: Sequence[Message]) -> tuple[str, str, str]:
    """The weapon that nobody could answer: by the time it is shown, it lies on the discard pile."""
    weapons = [str(one.args["card"]) for one in told if one.key == "octorage.event.weapon_played"]
    attacked = any(one.key == "octorage.event.attacked" for one in told)
    return ("discard", weapons[-1], "") if weapons and attacked else ("", "", "")


def pause_s(told: Iterable[Message]) -> float:
    """How long to wait after cards have moved."""
    shown = worth_telling(told)
    return max((PAUSES.get(one.key, USUAL_S) for one in shown), default=0.0)


def figures(before: View | None, after: View) -> list[Message]:
    """Levels, points, lives and rage that have changed, as lines for the log."""
    if isinstance(before, RarrrView) and isinstance(after, RarrrView):
        pairs = list(zip(before.seats, after.seats, strict=True))
        levels = [_line("level_now", seat=b.seat, level=b.level) for a, b in pairs if b.level > a.level]
        return levels + [_line("points_now", seat=b.seat, points=b.points) for a, b in pairs if b.points > a.points]
    if isinstance(before, OctoRageView) and isinstance(after, OctoRageView) and before.round == after.round:
        players = zip(before.players, after.players, strict=True)
        lives = [_line("lives_now", seat=b.seat, lives=b.life) for a, b in players if b.life != a.life]
        return lives + (
            [_line("rage", step=after.rage + 1, lives=after.track[after.rage])] if after.rage > before.rage else []
        )
    return []


def changes(before: View | None, after: View) -> list[Change]:
    """What rises from the table: levels and points gained, lives lost and regained within a round."""
    if isinstance(before, RarrrView) and isinstance(after, RarrrView):
        seats = list(zip(before.seats, after.seats, strict=True))
        levels = [Change(b.seat, "dial", "gauge", b.level - a.level) for a, b in seats if b.level > a.level]
        return levels + [
            Change(b.seat, "monster", "city", b.points - a.points) for a, b in seats if b.points > a.points
        ]
    if isinstance(before, OctoRageView) and isinstance(after, OctoRageView) and before.round == after.round:
        players = zip(before.players, after.players, strict=True)
        return [Change(b.seat, "character", "heart", b.life - a.life) for a, b in players if b.life != a.life]
    return []


def _line(key: str, **args: Argument) -> Message:
    return message(f"screen.cards.{key}", **args)
