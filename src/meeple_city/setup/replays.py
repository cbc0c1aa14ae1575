"""Recorded matches for the window: read in the background, ready to be watched."""

from __future__ import annotations

import threading
import traceback
from pathlib import Path

from meeple_city.audio.sound_bank import shipped_settings
from meeple_city.errors import MeepleCityError
from meeple_city.setup.programme_sounds import programme_sounds
from meeple_city.setup.recordings import open_recording
from meeple_city.show.programme import best_moments, highlights, whole
from meeple_city.ui.programme_screen import LoadedReplay

HIGHLIGHTS_S = 75.0  # as many highlights are marked as fit into this; our choice


class BackgroundReplay:
    """Reads a recorded match in a thread, so that the window never waits."""

    def __init__(self, journal: Path, best: bool = False) -> None:
        self._journal, self._best = journal, best
        self._found: LoadedReplay | str | None = None
        self._thread = threading.Thread(target=self._read, name="replay", daemon=True)
        self._thread.start()

    def take(self) -> LoadedReplay | str | None:
        """The match once it has been read, or why it cannot be; None until then."""
        return self._found

    def _read(self) -> None:
        try:
            self._found = load_replay(self._journal, self._best)
        except MeepleCityError as cause:
            self._found = str(cause)
        except Exception as cause:  # whatever it is, people in front of the screen must see it
            traceback.print_exc()
            self._found = f"Unexpected error: {cause}"


def load_replay(journal: Path, best: bool = False) -> LoadedReplay:
    """Read a recorded match, or only the best of it."""
    recording = open_recording(journal)
    facts = recording.all_facts()
    if best:
        programme = highlights(facts, HIGHLIGHTS_S, recording.overview, recording.ceremony_s)
    else:
        programme = whole(facts, recording.overview, recording.ceremony_s)
    sounds = programme_sounds(recording, programme, shipped_settings())
    marks = tuple(programme.start_of(step) for step in best_moments(facts, HIGHLIGHTS_S))
    return LoadedReplay(recording, programme, sounds, marks, recording.problem)
