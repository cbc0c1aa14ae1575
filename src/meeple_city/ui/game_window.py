"""The room: window, table, head, captions, match and modes, tied together. It shows and asks; it decides nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.audio.breath_listener import calibrated_listener
from meeple_city.audio.wind_sound import WindSound
from meeple_city.border import City, Request
from meeple_city.core.asks import Answer
from meeple_city.display.marks import Button
from meeple_city.match.match_thread import Asked, Happened, Laid, MatchThread
from meeple_city.ui.desk import Host
from meeple_city.ui.input_router import InputRouter
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.menu import MenuMode, PauseMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.ports import PreviewTable, Rig
from meeple_city.ui.prompts import SECRET, prompt
from meeple_city.ui.settings import Settings

RECENT = 4  # lines of the story that stay in sight


class GameWindow:
    """Where people play. Modes are stacked: the uppermost one is told what hands do."""

    def __init__(self, rig: Rig, host: Host, settings: Settings) -> None:
        self.rig, self.host, self.settings = rig, host, settings
        self.screen, self.hud, self.head = rig.screen, rig.hud, rig.head
        self.stack: list[Mode] = []
        self.course: MatchPresenter | None = None
        self.leaving: list[MatchThread] = []  # matches that are being put away
        self.pending: Asked | None = None
        self.view: Mapping[str, Any] = {}
        self.city: City | None = None
        self.body_mm = (0.0, 0.0, 0.0)
        self.tick_hz = 480
        self.fast = False
        self.over = False  # the window is to be closed
        self.wants_full_screen = False
        self.entered: Counter[str] = Counter()
        self.left: Counter[str] = Counter()
        self.private: Callable[[str], None] = lambda line: None  # where a streamer reads what is kept off the screen
        self.listening = calibrated_listener(settings.calibration)
        self.breath_preview: PreviewTable | None = None
        self.wind = WindSound()
        self.seen: Request | None = None  # a shot that has been watched while it was made
        self.hands = InputRouter(self)

    # ---- modes

    @property
    def mode(self) -> Mode | None:
        """The mode hands are in."""
        return self.stack[-1] if self.stack else None

    @property
    def match_at_work(self) -> bool:
        """Whether a match thinks, rather than waits for something to be seen or answered."""
        return self.course is not None and isinstance(self.mode, LookAroundMode)

    def open(self) -> None:
        """Begin with the menu."""
        self.show(MenuMode(self))

    def show(self, mode: Mode) -> None:
        """Leave all modes, and enter this one."""
        self._exit_all()
        self._enter(mode)

    def push(self, mode: Mode) -> None:
        """Put a mode over the present one, which is entered again afterwards."""
        if self.mode:
            self.mode.cancel()
            self._exit(self.mode)
        self._enter(mode)

    def pop(self) -> None:
        """Back to the mode below."""
        self._exit(self.stack.pop())
        if self.mode:
            below = self.stack.pop()
            self._enter(below)

    def _enter(self, mode: Mode) -> None:
        self.hands.free()
        self.stack.append(mode)
        self.entered[mode.name] += 1
        mode.enter()

    def _exit_all(self) -> None:
        """Those below the uppermost were left when it was put over them."""
        if self.stack:
            self._exit(self.stack.pop())
        self.stack.clear()

    def _exit(self, mode: Mode) -> None:
        self.left[mode.name] += 1
        mode.exit()

    def go_on(self) -> None:
        """What was shown has been seen."""
        mode = self.course.next() if self.course else None
        if mode is not None:
            self.show(mode)
        elif not isinstance(self.mode, LookAroundMode):
            self.show(LookAroundMode(self))

    def pause(self) -> None:
        """The menu of a match."""
        if self.course and not isinstance(self.mode, PauseMode):
            self.push(PauseMode(self))

    # ---- matches

    def start(self, make: Callable[[Any], Any]) -> None:
        """Begin or go on with a match."""
        match_thread = MatchThread()
        self.course = MatchPresenter(self, match_thread)
        self.hud.note("")
        match_thread.begin(make)
        self.show(LookAroundMode(self))

    def leave(self) -> None:
        """Leave the match, and go to the first menu."""
        self._put_away()
        self.screen.clear()
        self.hud.note("")
        self.hud.aside(())
        self.show(MenuMode(self))

    def quit(self) -> None:
        """Close the window."""
        self.over = True

    def close(self) -> None:
        """Leave nothing behind: no mode, no match, nothing on the screen."""
        self._exit_all()
        self._put_away()
        for match_thread in self.leaving:
            match_thread.wait()
        self.leaving.clear()
        self.screen.clear()

    def _put_away(self) -> None:
        if self.course:
            self.course.match_thread.leave()
            self.leaving.append(self.course.match_thread)
        self.course, self.pending, self.city, self.view, self.fast = None, None, None, {}, False
        self.breath_preview, self.seen = None, None

    def lay(self, laid: Laid) -> None:
        """The table before anything happens."""
        self.tick_hz, self.breath_preview = laid.tick_hz, laid.breath_preview
        if laid.stage is not None:
            self.screen.lay(laid.stage)
        people = [seat for seat, kind in laid.players.items() if kind == "human"]
        self.head.take_seat(people[0] if people else next(iter(laid.players)))

    def happened(self, happened: Happened) -> None:
        """Something has changed: what everybody sees, and the last of the story."""
        self.view = happened.view
        self.furnish_for(None)
        self.hud.aside(self.recent())

    def recent(self) -> list[str]:
        """What has happened of late, as everybody may hear it."""
        return self.course.log[-RECENT:] if self.course else []

    def furnish_for(self, view: Mapping[str, Any] | None) -> None:
        """Show what stands beside the board; without a view, as spectators see it."""
        seen = self.view if view is None or self.settings.streamer else view
        if seen and "table" in seen:
            self.screen.furnish(seen)

    def asked(self, asked: Asked) -> None:
        """Somebody here is asked."""
        self.pending = asked
        if asked.ask.permit is not None or "table" in asked.view:
            self._learn(asked.view)
        self.furnish_for(asked.view)
        self.say(asked)
        if self.settings.streamer and asked.ask.kind in SECRET:
            for number, text in enumerate(asked.ask.options, 1):
                self.private(f"{asked.ask.seat}, {asked.ask.kind}: choice {number} is {text}")

    def say(self, asked: Asked) -> None:
        """Who is asked for what, and why the last answer would not do."""
        self.hud.prompt(prompt(asked.ask, asked.view))
        self.hud.note(asked.refused)

    def _learn(self, view: Mapping[str, Any]) -> None:
        if self.city is None and isinstance(view.get("city"), Mapping):
            self.city = City.from_json(view["city"])
            self.body_mm = self.city.body_mm

    def answer(self, answer: Answer) -> bool:
        """Answer the open question; an illegal wish gets its reason, and changes nothing."""
        if self.pending is None or self.course is None:
            return False
        reason = self.pending.ask.refusal(answer, self.city)
        if reason is not None:
            self.hud.note(reason)
            return False
        self.hud.note("")
        self.pending = None
        self.course.match_thread.answer(answer)
        self.go_on()
        return True

    def seen_already(self, request: Request) -> None:
        """What this request does has been seen, and need not be shown once more."""
        self.seen = request

    def inside(self, zone: str, point: tuple[float, float]) -> bool:
        """Whether a point is in a zone of the city."""
        return self.city is not None and zone in self.city.outlines_mm and self.city.inside(zone, point)

    def show_back(self) -> None:
        """A button to think again, if one may."""
        back = self.pending is not None and "back" in self.pending.ask.options
        self.hud.buttons((Button("back", "back (Esc)"),) if back else ())

    def waiting_for(self) -> str:
        """What the match waits for, in one line."""
        if not self.view:
            return "the table is being laid"
        active = self.view.get("active") or self.view.get("turn") or "the table"
        return f"{active} is at work"

    def set(self, settings: Settings) -> None:
        """Change settings, and keep them."""
        self.settings = settings
        self.host.save(settings)

    # ---- time

    def tick(self, dt: float) -> None:
        """Some time has gone by."""
        self.leaving = [match_thread for match_thread in self.leaving if match_thread.running]
        if isinstance(self.mode, LookAroundMode) and self.course:
            mode = self.course.next()
            if mode is not None:
                self.show(mode)
        if self.mode:
            self.mode.tick(dt)
        self.head.tick(dt)
