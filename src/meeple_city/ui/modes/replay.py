"""Watch a recorded match: play, pause, step, scrub, any speed, from any seat or as the director films it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.audio.sound_plan import SoundCues
from meeple_city.border import message
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pixel
from meeple_city.display.hud import Scrub
from meeple_city.display.marks import Button
from meeple_city.match.match_thread import TableReady
from meeple_city.show.programme import SCORE, TITLE, Part
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.programme_screen import LoadedReplay, ProgrammeScreen

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow
    from meeple_city.ui.ports import ReplayLoading

SPEEDS = (0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
SPEED_NAMES = ("1/8", "1/4", "1/2", "1", "2", "4", "8")
NORMAL = SPEEDS.index(1.0)
LOUDEST_SPEED = 2.0  # faster than this, sounds would only rattle; our choice
SOUND_AHEAD_S = 0.1
SCRUB = "scrub"  # the id of the scrub bar


class ReplayMode(Mode):
    """A recorded match, at any moment of it."""

    name = "replay"

    def __init__(self, window: GameWindow, loading: ReplayLoading) -> None:
        super().__init__(window)
        self.loading = loading
        self.replay: LoadedReplay | None = None
        self.at_s = 0.0
        self.playing = True
        self.speed = NORMAL
        self.eyes = ""  # a seat; empty for the director
        self.revealed = False  # whether the secrets of the seat whose eyes these are may be seen
        self._screen: ProgrammeScreen | None = None
        self._cues: SoundCues | None = None
        self._scrubbing = False
        self._shown: Part | None = None

    def enter(self) -> None:
        """Show the match, or that it is being read."""
        if self.replay is None:
            self.window.captions.prompt(self.window.words.say(message("screen.replay.reading")))
        else:
            self._look()
            self._show()
        self._show_buttons()

    def exit(self) -> None:
        """Leave a clean screen."""
        self._hush()
        self.window.captions.scrub(None)
        self.window.captions.toast(())
        self.window.captions.prompt("")
        self.window.directed.take_over()
        self.wipe()

    def tick(self, dt: float) -> None:
        """Play on."""
        if self.replay is None:
            self._take()
        elif self.playing and not self._scrubbing:
            before = self.at_s
            self.at_s = min(self.at_s + dt * SPEEDS[self.speed], self.replay.programme.length_s)
            self._sound(before)
            self._show()
            if self.at_s >= self.replay.programme.length_s:
                self.play_or_pause()

    def held(self) -> dict[str, object] | None:
        """Where the replay is, for the status lines."""
        if self.replay is None:
            return None
        part, _ = self.replay.programme.at(self.at_s)
        state = {"at_s": round(self.at_s, 1), "playing": self.playing, "speed": SPEED_NAMES[self.speed]}
        return {**state, "step": part.step, "part": part.kind, "eyes": self.eyes, "revealed": self.revealed}

    def log_lines(self) -> list[str]:
        """What has happened up to the moment that is shown."""
        return self._screen.log_lines(self._step) if self._screen else []

    # ---- opening

    def _take(self) -> None:
        """Take the match once it has been read."""
        loaded = self.loading.take()
        if isinstance(loaded, str):
            self.window.leave()
            self.window.show_notice(loaded)
        elif loaded is not None:
            self._open(loaded)

    def _open(self, loaded: LoadedReplay) -> None:
        window = self.window
        self.replay, self._cues = loaded, SoundCues(loaded.sounds)
        timeline = loaded.match.timeline
        window.lay(TableReady(loaded.match.layout, timeline.players, loaded.match.seats, names=timeline.header.called))
        self._screen = ProgrammeScreen(window.screen, window.captions, window.words, loaded.match, window.cards)
        if loaded.problem:
            window.show_notice(window.words.phrase(loaded.problem))
        self._show()
        self.enter()

    @property
    def _step(self) -> int:
        assert self.replay is not None
        part, _ = self.replay.programme.at(self.at_s)
        return part.step if part.shows_result else part.step - 1

    # ---- showing

    def _show(self) -> None:
        if self.replay is None or self._screen is None:
            return
        programme = self.replay.programme
        self._screen.show(programme, self.at_s)
        part, _ = programme.at(self.at_s)
        if part is not self._shown:
            self._shown = part
            self.window.pointing.hide()  # what was explained may be gone
        turn = self.replay.match.timeline.steps[part.step].turn
        where = message("screen.replay.where", now=_clock(self.at_s), all=_clock(programme.length_s), turn=turn)
        marks = tuple(at_s / programme.length_s for at_s in self.replay.highlights)
        self.window.captions.scrub(Scrub(self.at_s / programme.length_s, marks, self.window.words.say(where)))

    @property
    def replay_seats(self) -> tuple[str, ...]:
        """The seats of the match."""
        return self.replay.match.timeline.header.seats if self.replay else ()

    def _camera(self) -> Camera:
        assert self.replay is not None
        assert self._screen is not None
        return self._screen.camera(self.replay.programme, self.at_s)

    def _look(self) -> None:
        """See what the director or the chosen seat sees."""
        assert self._screen is not None
        self._screen.seat = self.eyes if self.eyes and self.revealed else None
        if self.eyes or self.window.cards.on:
            self.window.directed.take_over()
            self.window.head.take_seat(self.eyes or self.replay_seats[0])
        else:
            self.window.directed.glides = not self.window.settings.comfort
            self.window.directed.film(self._camera, True)

    def _show_buttons(self) -> None:
        words = self.window.words
        if self.replay is None:
            self.buttons(Button("leave", words.say(message("screen.button.to_menu")), key="escape", icon="back"))
            return
        play = "pause" if self.playing else "play"
        eyes = message("screen.replay.eyes", seat=self.eyes) if self.eyes else message("screen.replay.director")
        self.buttons(
            Button("play", words.say(message(f"screen.replay.{play}")), True, key="space", icon=play),
            Button("back", "", key="arrow_left", icon="left"),
            Button("step", "", key="arrow_right", icon="right"),
            Button("best", words.say(message("screen.replay.best")), key="N", icon="star"),
            Button("slower", "", key="arrow_down", icon="slow"),
            Button("faster", f"x {SPEED_NAMES[self.speed]}", key="arrow_up", icon="fast"),
            Button("eyes", words.say(eyes), key="P", icon="person"),
            *self._secrets_button(),
            Button("log", words.say(message("screen.replay.log")), key="L", icon="log"),
            Button("leave", words.say(message("screen.button.to_menu")), key="escape", icon="back"),
        )

    def _secrets_button(self) -> tuple[Button, ...]:
        """Secrets can be asked for only at a seat, and once the match is over."""
        if self.replay is None or not self.eyes or self.replay.match.timeline.result is None:
            return ()
        text = self.window.words.say(message("screen.replay.secrets"))
        return (Button("secrets", text, self.revealed, key="X", icon="secret"),)

    # ---- sound

    def _sound(self, before_s: float) -> None:
        """Play what is due."""
        if self._cues is None or not self.window.settings.sound or SPEEDS[self.speed] > LOUDEST_SPEED:
            return
        speed = SPEEDS[self.speed]
        self.window.loudspeaker.play_plan(self._cues.due(self.at_s, SOUND_AHEAD_S * speed), self.at_s, speed)

    def _hush(self) -> None:
        """Silence, and go on from here."""
        if self._cues is not None:
            self.window.loudspeaker.silence()
            self._cues.seek(self.at_s)

    # ---- what people do

    def seek(self, at_s: float) -> None:
        """Go to a moment."""
        if self.replay is None:
            return
        self.at_s = min(max(at_s, 0.0), self.replay.programme.length_s)
        self._hush()
        self._show()

    def play_or_pause(self) -> None:
        """Pause, or play on; from the end, from the beginning."""
        if self.replay is None:
            return
        self.playing = not self.playing
        if self.playing and self.at_s >= self.replay.programme.length_s:
            self.seek(0.0)
        self._hush()
        self._show_buttons()

    def step_on(self) -> None:
        """To the next step, and stop there."""
        self._go_to(min((at_s for at_s in self._starts() if at_s > self.at_s + 1e-6), default=None))

    def step_back(self) -> None:
        """To the step before, and stop there."""
        self._go_to(max((at_s for at_s in self._starts() if at_s < self.at_s - 1e-6), default=None))

    def _starts(self) -> list[float]:
        """When each step begins to be shown."""
        if self.replay is None:
            return []
        starts: dict[tuple[int, bool], float] = {}
        for part in self.replay.programme.parts:
            starts.setdefault((part.step, part.kind in (TITLE, SCORE)), part.start_s)
        return list(starts.values())

    def _go_to(self, at_s: float | None) -> None:
        if at_s is not None:
            if self.playing:
                self.play_or_pause()
            self.seek(at_s)

    def next_highlight(self) -> None:
        """To the next highlight; after the last, to the first."""
        if self.replay and self.replay.highlights:
            later = [at_s for at_s in self.replay.highlights if at_s > self.at_s + 1e-6]
            self.seek(min(later, default=min(self.replay.highlights)))

    def previous_highlight(self) -> None:
        """To the highlight before; before the first, to the last."""
        if self.replay and self.replay.highlights:
            earlier = [at_s for at_s in self.replay.highlights if at_s < self.at_s - 1.0]
            self.seek(max(earlier, default=max(self.replay.highlights)))

    def faster(self) -> None:
        """Twice as fast, up to eight times."""
        self._set_speed(self.speed + 1)

    def slower(self) -> None:
        """Half as fast, down to an eighth."""
        self._set_speed(self.speed - 1)

    def _set_speed(self, speed: int) -> None:
        self.speed = min(max(speed, 0), len(SPEEDS) - 1)
        self._hush()
        self._show_buttons()

    def next_eyes(self) -> None:
        """The eyes of the next seat; after the last, the director again."""
        if self.replay is None:
            return
        order = ["", *self.replay_seats]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self._look()
        self._show()
        self._show_buttons()

    def reveal(self) -> None:
        """Show what this seat knew, or hide it again."""
        if self._secrets_button():
            self.revealed = not self.revealed
            self._look()
            self._show()
            self._show_buttons()

    def to_start(self) -> None:
        """To the beginning."""
        self.seek(0.0)

    def to_end(self) -> None:
        """To the end."""
        if self.replay:
            self.seek(self.replay.programme.length_s)

    def esc(self) -> None:
        """To the menu."""
        self.window.leave()

    def button_clicked(self, button: str) -> None:
        """What the button says."""
        if button == "log":
            self.window.input_router.log()
            return
        does = {
            "play": self.play_or_pause,
            "back": self.step_back,
            "step": self.step_on,
            "best": self.next_highlight,
            "slower": self.slower,
            "faster": self.faster,
            "eyes": self.next_eyes,
            "secrets": self.reveal,
            "leave": self.esc,
        }
        does[button]()

    # ---- the scrub bar

    def press(self, at: Pixel) -> None:
        """Take hold of the scrub bar."""
        self._scrubbing = self.window.button_finder.over(at) == SCRUB
        self.drag(at)

    def drag(self, at: Pixel) -> None:
        """Scrub."""
        share = self.window.button_finder.share(SCRUB, at) if self._scrubbing else None
        if share is not None and self.replay is not None:
            self.seek(share * self.replay.programme.length_s)

    def release(self, at: Pixel) -> None:
        """Let go of it."""
        self._scrubbing = False

    def cancel(self) -> None:
        """Let go of it."""
        self._scrubbing = False

    keymap: ClassVar[Keymap] = {
        "space": Binding("play_pause", play_or_pause),
        "arrow_right": Binding("next_step", step_on),
        "arrow_left": Binding("step_before", step_back),
        "n": Binding("next_highlight", next_highlight),
        "b": Binding("highlight_before", previous_highlight),
        "arrow_up": Binding("faster", faster),
        "arrow_down": Binding("slower", slower),
        "p": Binding("next_eyes", next_eyes),
        "x": Binding("reveal", reveal),
        "page_up": Binding("to_start", to_start),
        "page_down": Binding("to_end", to_end),
    }


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
