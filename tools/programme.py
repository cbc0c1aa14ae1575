"""A recorded match as its programme would show it: stills of it, all in one picture.

python -m tools.programme MATCH.journal --out sheet.png [--every 5] [--since 60] [--until 120] [--size 1280x720]
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from pathlib import Path

from panda3d.core import Filename, PNMImage, load_prc_file_data

from meeple_city.render.images import scaled
from meeple_city.setup.film import FilmLook, open_film_set
from meeple_city.setup.match_process import Ended, Seated
from meeple_city.setup.recordings import Recording, open_recording
from meeple_city.setup.showcase import ShownMatch
from meeple_city.setup.video_targets import VideoFormat
from meeple_city.show.evening import Evening
from meeple_city.show.programme import Part
from meeple_city.words.catalogue import load_words

QUALITY = 80  # of a JPEG


def shown_match(recording: Recording, look: FilmLook) -> ShownMatch:
    """A recorded match as a showcase would show it."""
    timeline = recording.timeline
    return ShownMatch(Seated(timeline.header, timeline.path), look, Evening.begun(timeline.players, 1), 0.0)


def programme(recording: Recording, shown: ShownMatch) -> Iterator[tuple[Part, ...]]:
    """All of its parts, as they are planned."""
    timeline = recording.timeline
    for step in timeline.steps:
        yield from shown.add(step)
    if timeline.result is not None:
        last = len(timeline.steps) - 1
        yield from shown.end(
            Ended(timeline.result, {seat: timeline.view(last, seat) for seat in timeline.header.seats})
        )


# ---- pictures


def stills(recording: Recording, look: FilmLook, every_s: float, from_s: float, until_s: float) -> Iterator[PNMImage]:
    """A still every so many seconds."""
    shown, number = shown_match(recording, look), math.ceil(from_s / every_s)
    with open_film_set(look) as film_set:
        screen = film_set.screen(shown.recording)
        screen.say, screen.evening = shown.said_at, shown.evening
        for _ in programme(recording, shown):
            while (at_s := every_s * (number + 0.5)) < min(until_s, shown.live.end_s):
                screen.show(shown.live.programme, at_s)
                film_set.draw(screen.camera(shown.live.programme, at_s))
                yield film_set.window.picture()
                number += 1
            if at_s >= until_s:
                return


def sheet(pictures: list[PNMImage], columns: int, small: tuple[int, int]) -> PNMImage:
    """All pictures in rows."""
    made = PNMImage(columns * small[0], math.ceil(len(pictures) / columns) * small[1])
    for number, picture in enumerate(pictures):
        made.copy_sub_image(scaled(picture, small), number % columns * small[0], number // columns * small[1])
    return made


def main() -> None:
    """Make what is asked for."""
    parser = argparse.ArgumentParser(description="stills of a recorded match as its programme would show it")
    parser.add_argument("journal", type=Path)
    parser.add_argument("--out", type=Path, default=Path("out/programme.png"))
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--since", type=float, default=0.0)
    parser.add_argument("--until", type=float, default=math.inf)
    parser.add_argument("--columns", type=int, default=6)
    parser.add_argument("--size", type=size, default=(640, 360))
    parser.add_argument("--small", type=size, default=(320, 180))
    parser.add_argument("--lang", default="en")
    options = parser.parse_args()
    recording = open_recording(options.journal)
    recording.shape = options.size[0] / options.size[1]
    look = FilmLook(VideoFormat(options.size, 24), load_words(options.lang))
    pictures = [PNMImage(one) for one in stills(recording, look, options.every, options.since, options.until)]
    load_prc_file_data("programme", f"jpeg-quality {QUALITY}")
    if not sheet(pictures, options.columns, options.small).write(Filename.from_os_specific(str(options.out))):
        raise OSError(f"cannot write {options.out}")
    print(f"{len(pictures)} stills: {options.out}")


def size(text: str) -> tuple[int, int]:
    """Width and height of a picture."""
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    main()
