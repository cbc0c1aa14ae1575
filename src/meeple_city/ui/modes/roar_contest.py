"""The roar contest: whoever is the best monster begins."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import numpy as np

from meeple_city.display.marks import Button
from meeple_city.errors import MeepleCityError
from meeple_city.input.breath_features import Samples
from meeple_city.input.roar import ROAR_S, Roar, judge_roar
from meeple_city.ui.desk import Desk
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.settings import GameOffer, NewMatch, Settings

OPTION = "first"  # of games in which somebody can be made to begin
CHANCE = "chance"


def wants_contest(settings: Settings, offer: GameOffer, setup: NewMatch) -> bool:
    """Whether to roar: two people or more, a microphone, and a beginner nobody has chosen."""
    people = sum(player == "human" for player in setup.players)
    undecided = setup.options.get(OPTION, CHANCE) == CHANCE
    return settings.microphone and people > 1 and OPTION in offer.options and undecided


class RoarContest(Mode):
    """One after the other roars for two seconds; the best begins, the match starts."""

    name = "roar"
    title = "Roar contest"
    does = "each person roars for two seconds; the best monster begins"
    looks = False
    keymap: ClassVar[Keymap] = {
        "space": Binding("roar", "roar"),
        "enter": Binding("let chance decide; after the last roar, start", "done"),
    }

    def __init__(self, desk: Desk, setup: NewMatch) -> None:
        super().__init__(desk)
        self.setup = setup
        self.people = [number for number, kind in enumerate(setup.players, 1) if kind == "human"]
        self.roars: list[Roar] = []
        self.heard: list[Samples] | None = None  # while somebody roars

    def enter(self) -> None:
        """Open the microphone; without one, chance decides."""
        problem = self.desk.listening.begin()
        if problem:
            self._start(self.setup, f"{problem.partition(';')[0]}: chance says who begins")
        else:
            self._show()

    def exit(self) -> None:
        """Close the microphone, forget what was heard."""
        self.cancel()
        self.desk.listening.end()
        self.wipe()

    def roar(self) -> None:
        """Now."""
        if self.heard is None and len(self.roars) < len(self.people):
            self.heard = []

    def tick(self, dt: float) -> None:
        """Listen, and judge what was heard once it is long enough."""
        new = self.desk.listening.read_samples()
        lost = self.desk.listening.close_if_lost()
        if lost and len(self.roars) < len(self.people):
            self._start(self.setup, f"{lost}: chance says who begins")
        elif self.heard is not None:
            self.heard += new
            self._judge(self.desk.listening.rate)

    def cancel(self) -> None:
        """A roar that was interrupted does not count."""
        self.heard = None
        self.desk.hud.bar(None)

    def push(self, button: str) -> None:
        """Roar, skip, or start."""
        if button == "roar":
            self.roar()
        else:
            self.done()

    def done(self) -> None:
        """Start: with the best monster, or with chance when not all have roared."""
        best = self._best()
        options = self.setup.options if best is None else {**self.setup.options, OPTION: str(best)}
        self._start(replace(self.setup, options=options), "")

    def esc(self) -> None:
        """Back to the menu."""
        self.desk.pop()

    def _judge(self, rate: int) -> None:
        assert self.heard is not None
        length = sum(len(block) for block in self.heard)
        self.desk.hud.bar(min(1.0, length / (ROAR_S * rate)), "roar!")
        if length >= ROAR_S * rate:
            self.roars.append(judge_roar(np.concatenate(self.heard), rate))
            self.cancel()
            self._show()

    def _best(self) -> int | None:
        """The number of the best monster; of two as good the one who came first."""
        if len(self.roars) < len(self.people):
            return None
        return self.people[max(range(len(self.roars)), key=lambda k: self.roars[k].score)]

    def _show(self) -> None:
        best = self._best()
        lines = [
            f"player {number}\t{roar.score} of 100. {roar.verdict}"
            for number, roar in zip(self.people, self.roars, strict=False)
        ]
        self.desk.hud.panel("Who is the best monster?", lines)
        if best is None:
            self.desk.hud.prompt(f"player {self.people[len(self.roars)]}: Space, then roar for two seconds")
            self.buttons(Button("roar", "roar (Space)", True), Button("done", "let chance decide (Enter)"))
        else:
            self.desk.hud.prompt(f"player {best} begins")
            self.buttons(Button("done", "start (Enter)", True))

    def _start(self, setup: NewMatch, note: str) -> None:
        try:
            self.desk.start(self.desk.host.begin(setup))
        except MeepleCityError as cause:
            self.desk.pop()
            note = str(cause)
        if note:
            self.desk.hud.note(note)
