"""The commands `render` and `commentary`: a recorded match as a video with sound, or what is said about it."""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING

from meeple_city.cli.report import Report
from meeple_city.errors import BadInput

if TYPE_CHECKING:
    from meeple_city.setup.film import Progress
    from meeple_city.setup.recordings import Recording
    from meeple_city.show.programme import Programme

LONGEST_S = 3600.0  # of highlights


def render(options: argparse.Namespace) -> Report:
    """Film a match; everything that can be wrong is checked before the first frame."""
    from meeple_city.audio.speech import SystemVoice
    from meeple_city.setup.film import FilmLook, shoot_film
    from meeple_city.setup.recordings import open_recording
    from meeple_city.setup.video_targets import VideoFormat, check_video_file
    from meeple_city.setup.video_writer import find_ffmpeg
    from meeple_city.words.catalogue import load_words
    from meeple_city.words.languages import choose_language

    started = time.perf_counter()
    _check_combination(options)
    form = VideoFormat(options.size, options.fps)
    check_video_file(options.out)
    find_ffmpeg()
    words = load_words(choose_language(options.lang))
    voice = SystemVoice(words.language) if options.voice else None
    look = FilmLook(form, words, options.tier, options.clean, voice)
    recording = open_recording(options.file)
    recording.shape = form.size[0] / form.size[1]
    programme = _programme(recording, options)
    frames = shoot_film(recording, programme, look, options.out, _progress())
    problem = words.phrase(recording.problem) if recording.problem else voice.take_problem() if voice else ""
    seconds, wall_s = frames / form.fps, time.perf_counter() - started
    data = {"out": str(options.out), "frames": frames, "seconds": seconds, "wall_s": wall_s}
    data |= {"size": list(form.size), "fps": form.fps, "tier": options.tier, "problem": problem}
    line = f"{options.out}: {seconds:.1f} s, {frames} frames of {form.size[0]}x{form.size[1]}, made in {wall_s:.0f} s"
    return Report(data, (problem, line) if problem else (line,))


def commentary(options: argparse.Namespace) -> Report:
    """What a commentator says about a match, with the time of each line in a video of all of it."""
    from meeple_city.setup.commentary import comment
    from meeple_city.setup.recordings import open_recording
    from meeple_city.show.programme import whole
    from meeple_city.words.catalogue import load_words
    from meeple_city.words.languages import choose_language

    recording = open_recording(options.file)
    programme = whole(recording.all_facts(), recording.overview, recording.ceremony_s)
    said = comment(recording.timeline, programme, load_words(choose_language(options.lang)), recording.ceremony)
    rows = [(line.start_s, line.end_s, said.commentator.text(line.said)) for line in said.lines]
    data = {"seconds": programme.length_s, "lines": [{"from_s": a, "to_s": b, "text": text} for a, b, text in rows]}
    return Report(data, tuple(f"{clock(start_s)}  {text}" for start_s, _, text in rows))


def clock(seconds: float) -> str:
    """A moment of a programme as people write it: 3:07."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes:2}:{rest:02}"


def _check_combination(options: argparse.Namespace) -> None:
    part = options.first is not None or options.last is not None
    if options.highlights is None:
        return
    if part:
        raise BadInput("--highlights: chooses from the whole match; leave out --from and --to")
    if not 1 <= options.highlights <= LONGEST_S:
        raise BadInput(f"--highlights must be from 1 to {LONGEST_S:g} seconds, not {options.highlights:g}")


def _programme(recording: Recording, options: argparse.Namespace) -> Programme:
    from meeple_city.show.programme import excerpt, highlights, whole

    timeline = recording.timeline
    last = timeline.steps[-1].last_record
    first_record, last_record = options.first or 0, last if options.last is None else options.last
    for name, record in (("--from", first_record), ("--to", last_record)):
        if not 0 <= record <= max(0, last):
            raise BadInput(f"{name}: {timeline.path} has records 0 to {last}, not {record}")
    if first_record > last_record:
        raise BadInput(f"--from {first_record} comes after --to {last_record}")
    score_s, facts = recording.ceremony_s, recording.all_facts()
    if options.highlights is not None:
        return highlights(facts, options.highlights, recording.overview, score_s)
    if options.first is None and options.last is None:
        return whole(facts, recording.overview, score_s)
    chosen = range(timeline.step_of(first_record), timeline.step_of(last_record) + 1)
    return excerpt(facts, chosen, recording.overview, score_s if last_record == last else 0.0)


def _progress() -> Progress:
    """Frames done and time left, in the last line of a terminal."""
    from meeple_city.setup.progress_line import ProgressLine

    line, started = ProgressLine(sys.stderr), time.perf_counter()

    def show(done: int, of: int) -> None:
        left_s = (time.perf_counter() - started) / done * (of - done)
        line.show_bar(done / of, f"{done} of {of} frames, {_duration(left_s)} left")
        if done == of:
            line.show("")

    return show


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
