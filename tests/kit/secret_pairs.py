"""Pairs of recorded matches that differ in secrets only: hands, face-down cards, secret cards of monsters."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from tests.kit.players import ScriptedPlayer

from meeple_city.border import Flick
from meeple_city.core.asks import Answer
from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.match.players import Asked
from meeple_city.setup.matches import MatchFrontEnd, begin_match, plan_match
from meeple_city.ui.settings import NewMatch

Script = Callable[[Asked], Answer]
FACE_DOWN = "face-down "


class Scripted(MatchFrontEnd):
    """People who follow a script."""

    def __init__(self, script: Script) -> None:
        self._script = script

    def person(self) -> ScriptedPlayer:
        return ScriptedPlayer(self._script)


def play(path: Path, new: NewMatch, script: Script, steps: int) -> Path:
    """Record so many steps of a match; it is not over then."""
    with begin_match(plan_match(new, date(2026, 1, 1), people=True), Scripted(script)) as match:
        for _ in range(steps):
            match.step()
    return path


def hands_of_rarrr(folder: Path) -> list[Path]:
    """Everybody keeps other Power cards, and passes."""

    def script(pick: int) -> Script:
        def answer(asked: Asked) -> Answer:
            ask = asked.ask
            if ask.kind == "draft" and asked.view.round:
                return ask.options[pick]
            return "pass" if "pass" in ask.options else ask.options[0]

        return answer

    return _rarrr(folder, (script(0), script(-1)), 62)


def face_down_in_rarrr(folder: Path) -> list[Path]:
    """The same hands; other cards are laid face down."""

    def script(pick: int) -> Script:
        def answer(asked: Asked) -> Answer:
            ask = asked.ask
            hidden = [option for option in ask.options if option.startswith(FACE_DOWN)]
            if hidden:
                return hidden[pick]
            if ask.kind == "bid" and not any(seat.level for seat in asked.view.seats):
                return _most(asked)
            return next((option for option in ("done", "none", "pass") if option in ask.options), ask.options[0])

        return answer

    return _rarrr(folder, (script(0), script(-1)), 60, face_down="on")


def _most(asked: Asked) -> str:
    """A card of the power that the hand has most different cards of."""
    hand = set(asked.view.you.hand)
    cards = [option for option in asked.ask.options if option in hand]
    return max(sorted(cards), key=lambda card: sum(other.split()[0] == card.split()[0] for other in hand))


def _rarrr(folder: Path, scripts: tuple[Script, Script], steps: int, **options: str) -> list[Path]:
    found = []
    for name, script in zip("ab", scripts, strict=True):
        path = folder / f"{name}.journal"
        found.append(play(path, NewMatch("rarrr", ("human",) * 3, options, seed=4, journal=path), script, steps))
    return found


def hands_of_octorage(folder: Path) -> list[Path]:
    """Other cards are dealt and drawn; nobody plays one. Seeds 0 and 4 give the Octoman to the same seat."""

    def answer(asked: Asked) -> Answer:
        return "be attacked" if "be attacked" in asked.ask.options else asked.ask.options[0]

    found = []
    for seed in (0, 4):
        path = folder / f"{seed}.journal"
        new = NewMatch("octorage", ("human",) * 3, {"characters": "chosen"}, seed=seed, journal=path)
        found.append(play(path, new, answer, 7))
    return found


def superpowers_of_rampage(folder: Path) -> list[Path]:
    """Everybody keeps another secret Superpower."""
    secret = set(names_of("superpower"))

    def script(pick: int) -> Script:
        def answer(asked: Asked) -> Answer:
            ask = asked.ask
            if ask.kind == "keep_card":
                return ask.options[pick if set(ask.options) <= secret else 0]
            if ask.kind == "move":
                return Flick(f"paws:{ask.seat}", 40.0, 1.2)
            return next(
                (option for option in ("move", "done", "stop", "pass") if option in ask.options), ask.options[0]
            )

        return answer

    found = []
    for name, pick in (("a", 0), ("b", -1)):
        path = folder / f"{name}.journal"
        new = NewMatch("rampage", ("human",) * 2, {"tailor_made": "on"}, seed=3, journal=path)
        found.append(play(path, new, script(pick), 30))
    return found
