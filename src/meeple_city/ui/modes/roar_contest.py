"""The roar contest: the best monster goes first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from meeple_city.border import Argument, message
from meeple_city.display.marks import Button
from meeple_city.errors import MeepleCityError
from meeple_city.input.breath_features import Samples
from meeple_city.input.roar import ROAR_S, Roar, judge_roar
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.settings import GameOffer, NewMatch, Settings
from meeple_city.words.catalogue import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

OPTION = "first"  # of games in which a player can be chosen to go first
CHANCE = "chance"


def wants_contest(settings: Settings, offer: GameOffer, wish: NewMatch) -> bool:
    """Whether to roar: two people or more, a microphone, and nobody chosen to go first."""
    people = sum(player == "human" for player in wish.players)
    undecided = wish.options.get(OPTION, CHANCE) == CHANCE
    return settings.microphone and people > 1 and OPTION in offer.options and undecided


class RoarContestMode(Mode):
    """People roar one after the other, two seconds each; then the match starts and the best goes first."""

    name = "roar"
    looks = False

    def __init__(self, window: GameWindow, wish: NewMatch) -> None:
        super().__init__(window)
        self.wish = wish
        self.people = [number for number, kind in enumerate(wish.players, 1) if kind == "human"]
        self.roars: list[Roar] = []
        self.heard: list[Samples] | None = None  # while somebody roars

    def enter(self) -> None:
        """Open the microphone; without one, chance decides."""
        problem = self.window.listener.begin()
        if problem:
            self._leave_to_chance(problem)
        else:
            self._show()

    def exit(self) -> None:
        """Close the microphone, and forget what was heard."""
        self.cancel()
        self.window.listener.end()
        self.wipe()

    def roar(self) -> None:
        """Start listening to the next roar."""
        if self.heard is None and len(self.roars) < len(self.people):
            self.heard = []

    def tick(self, dt: float) -> None:
        """Listen, and judge the roar once it is long enough."""
        new = self.window.listener.read_samples()
        lost = self.window.listener.close_if_lost()
        if lost and len(self.roars) < len(self.people):
            self._leave_to_chance(lost)
        elif self.heard is not None:
            self.heard += new
            self._judge(self.window.listener.rate)

    def cancel(self) -> None:
        """A roar that was interrupted does not count."""
        self.heard = None
        self.window.captions.bar(None)

    def button_clicked(self, button: str) -> None:
        """Roar, skip, or start."""
        if button == "roar":
            self.roar()
        else:
            self.done()

    def done(self) -> None:
        """Start: the best monster goes first, or chance decides when not all have roared."""
        best = self._best()
        options = self.wish.options if best is None else {**self.wish.options, OPTION: str(best)}
        self._start(replace(self.wish, options=options))

    def esc(self) -> None:
        """Back to the menu."""
        self.window.pop()

    def _judge(self, rate: int) -> None:
        assert self.heard is not None
        length = sum(len(block) for block in self.heard)
        self.window.captions.bar(min(1.0, length / (ROAR_S * rate)), self._say("now"))
        if length >= ROAR_S * rate:
            self.roars.append(judge_roar(np.concatenate(self.heard), rate))
            self.cancel()
            self._show()

    def _best(self) -> int | None:
        """The number of the best monster, once all have roared; of two equals, the one who roared first."""
        if len(self.roars) < len(self.people):
            return None
        return self.people[max(range(len(self.roars)), key=lambda k: self.roars[k].score)]

    def _show(self) -> None:
        best, captions = self._best(), self.window.captions
        roars = zip(self.people, self.roars, strict=False)
        captions.panel(self._say("question"), [self._scored(number, roar) for number, roar in roars])
        if best is None:
            captions.prompt(self._say("your_turn", number=self.people[len(self.roars)]))
            roar = Button("roar", self._say("button"), True, key="space")
            self.buttons(roar, Button("done", self._say("chance"), key="enter"))
        else:
            captions.prompt(self._say("first", number=best))
            self.buttons(Button("done", self._say("start"), True, key="enter"))

    def _scored(self, number: int, roar: Roar) -> str:
        verdict = self.window.words.text(f"screen.roar_verdict.{roar.verdict}")
        return f"{self._say('player', number=number)}\t{self._say('scored', score=roar.score, verdict=verdict)}"

    def _say(self, key: str, **args: Argument) -> str:
        return self.window.words.say(message(f"screen.roar.{key}", **args))

    def _leave_to_chance(self, problem: str) -> None:
        self._start(self.wish, self._say("by_chance", problem=problem))

    def _start(self, wish: NewMatch, note: str = "") -> None:
        try:
            self.window.start(self.window.matches.new_match(wish))
        except MeepleCityError as cause:
            self.window.pop()
            note = capitalised(str(cause))
        if note:
            self.window.captions.note(note)

    keymap: ClassVar[Keymap] = {
        "space": Binding("roar", roar),
        "enter": Binding("roar_by_chance", done),
    }
