"""The ceremony at the end of a match: Stomachs opened one by one, points counted up, the winner on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.audio.sound_bank import shipped_settings
from meeple_city.audio.sound_plan import TimedSound
from meeple_city.border import message
from meeple_city.display.camera import Camera
from meeple_city.display.marks import Button
from meeple_city.match.match_thread import Over
from meeple_city.ui.cameras import CameraSubjects, named_view
from meeple_city.ui.ceremony import Ceremony, CeremonyScene, CeremonyTable
from meeple_city.ui.ceremony_screen import CeremonyScreen, scene_sound
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.score import ScoreMode

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow


class CeremonyMode(Mode):
    """The ceremony plays by itself; anything of it can be skipped."""

    name = "ceremony"

    def __init__(self, window: GameWindow, over: Over) -> None:
        super().__init__(window)
        assert over.result is not None
        assert window.view is not None
        self.over = over
        self.at_s = 0.0
        self.ceremony = Ceremony(over.result, window.view, _overview(window), _table(window, over))
        players = window.presenter.players if window.presenter else {}
        self._screen = CeremonyScreen(window.screen, window.captions, window.words, self.ceremony, players)
        self._heard: CeremonyScene | None = None

    def enter(self) -> None:
        """Begin, or go on."""
        words = self.window.words
        self.window.feed.clear()
        self.buttons(
            Button("next", words.say(message("screen.ceremony.next")), True, key="space", icon="next"),
            Button("done", words.say(message("screen.ceremony.skip")), key="enter", icon="skip"),
        )
        if self.ceremony.stage.seats:
            self.window.directed.glides = not self.window.settings.comfort
            self.window.directed.film(self._camera, True)
        self._screen.show(self.at_s)

    def exit(self) -> None:
        """Leave a clean screen."""
        self.window.captions.prompt("")
        self.window.directed.leave(0.0)
        self.wipe()

    def tick(self, dt: float) -> None:
        """Play on; the score comes at the end."""
        self.at_s += dt * self.window.pace
        if self.at_s >= self.ceremony.table_s:
            self.done()
            return
        self._screen.show(self.at_s)
        self._sound()

    def held(self) -> dict[str, object] | None:
        """Where the ceremony is, for the status lines."""
        scene, _ = self.ceremony.at(self.at_s)
        return {"scene": scene.kind, "seat": scene.seat, "part": scene.part, "points": self.ceremony.points(self.at_s)}

    def _camera(self) -> Camera:
        return self.ceremony.camera(self.at_s)

    def _sound(self) -> None:
        """A rattle for every Stomach, a click for every part that scores, a roar for the winner."""
        scene, _ = self.ceremony.at(self.at_s)
        if scene is self._heard or not self.window.settings.sound:
            return
        self._heard = scene
        name = scene_sound(scene, shipped_settings())
        if name:
            self.window.loudspeaker.play(TimedSound(0.0, name, importance=3.0))

    def skip(self) -> None:
        """To the next seat, the winner, or the score."""
        self.at_s = self.ceremony.next_seat_s(self.at_s)
        if self.at_s >= self.ceremony.table_s:
            self.done()
        else:
            self._screen.show(self.at_s)

    def done(self) -> None:
        """To the score."""
        drawn = self.ceremony.drawn(self.ceremony.length_s)
        if drawn is not None:
            self.window.screen.show_beside_board(drawn)
        self.window.show(ScoreMode(self.window, self.over))

    def button_clicked(self, button: str) -> None:
        """Skip a seat, or everything."""
        (self.skip if button == "next" else self.done)()

    def esc(self) -> None:
        """To the score."""
        self.done()

    keymap: ClassVar[Keymap] = {
        "space": Binding("next_monster", skip),
        "enter": Binding("to_score", done),
    }


def _overview(window: GameWindow) -> Camera:
    return named_view("director", CameraSubjects(seats=window.seats)) if window.seats else named_view("director")


def _table(window: GameWindow, over: Over) -> CeremonyTable:
    """The table as it stands; at a card table there is nothing to fly around."""
    if window.cards.on:
        return CeremonyTable()
    poses = {seat: window.screen.rest(f"body:{seat}") for seat in over.views}
    bodies = {seat: pose for seat, pose in poses.items() if pose is not None}
    return CeremonyTable(window.seats, window.layout, bodies, over.views)
