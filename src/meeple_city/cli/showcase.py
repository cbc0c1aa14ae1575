"""The command `showcase`: matches are played, filmed and sent to viewers at the same time."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meeple_city.border import Message, message
from meeple_city.cli.matches import has_display, match_from_options
from meeple_city.cli.report import Report
from meeple_city.cli.signals import stopping
from meeple_city.config_reader import one_line
from meeple_city.errors import BadInput
from meeple_city.ui.settings import NewMatch

if TYPE_CHECKING:
    from meeple_city.setup.showcase import ShowcasePlan, ShowcaseResult

WINDOW = "window"
MOST_MATCHES, LONGEST_DELAY_S = 1000, 3600.0


def showcase(options: argparse.Namespace) -> Report:
    """Run a showcase; everything that can be wrong is checked before the first match."""
    from meeple_city.setup.showcase import run_showcase

    plan = _plan(options)
    words = plan.look.words

    def notice(text: Message | str) -> None:
        said = words.phrase(text) if isinstance(text, Message) else text
        print(f"meeple-city: {one_line(said)}", file=sys.stderr)

    with stopping() as stop:
        played = run_showcase(plan, notice, stop)
    return _report(plan, played)


def _plan(options: argparse.Namespace) -> ShowcasePlan:
    from meeple_city.audio.speech import SystemVoice
    from meeple_city.setup.film import FilmLook
    from meeple_city.setup.matches import check_timeout
    from meeple_city.setup.showcase import ShowcasePlan
    from meeple_city.setup.video_targets import VideoFormat, read_target
    from meeple_city.setup.video_writer import find_ffmpeg
    from meeple_city.words.catalogue import load_words
    from meeple_city.words.languages import choose_language

    check_timeout(options.timeout)
    if not 1 <= options.matches <= MOST_MATCHES:
        raise BadInput(f"--matches must be from 1 to {MOST_MATCHES}, not {options.matches}")
    if not 0 <= options.delay <= LONGEST_DELAY_S:
        raise BadInput(f"--delay must be from 0 to {LONGEST_DELAY_S:g} seconds, not {options.delay:g}")
    words = load_words(choose_language(options.lang))
    voice = SystemVoice(words.language) if options.voice else None
    look = FilmLook(VideoFormat(options.size, options.fps), words, clean=options.clean, voice=voice)
    matches = _matches(options)
    if options.to == WINDOW:
        if not has_display():
            raise BadInput("--to window: there is no display; name a file, hls:FOLDER, rtmp://... or srt://...")
        return ShowcasePlan(matches, look, None, options.timeout, options.delay)
    find_ffmpeg()
    return ShowcasePlan(matches, look, read_target(options.to), options.timeout, options.delay)


def _matches(options: argparse.Namespace) -> tuple[NewMatch, ...]:
    """The matches of an evening: each with the next seed, and a journal of its own."""
    from datetime import date

    from meeple_city.setup.matches import DEFAULT_SEED, plan_match

    first = match_from_options(options)
    seed = DEFAULT_SEED if first.seed is None else first.seed
    matches = [
        replace(first, seed=seed + number, journal=_journal(first.journal, number)) for number in range(options.matches)
    ]
    for new in matches:
        plan_match(new, date.today(), people=False)
    return tuple(matches)


def _journal(named: Path | None, number: int) -> Path | None:
    """The journal of a match: the first one's as it is named, the others' numbered."""
    if named is None or number == 0:
        return named
    return named.with_name(f"{named.stem}-{number + 1}{named.suffix}")


def _report(plan: ShowcasePlan, played: ShowcaseResult) -> Report:
    form, tally, words = plan.look.form, played.tally, plan.look.words
    target = plan.target.name if plan.target else WINDOW
    width, height = form.size
    data: dict[str, Any] = {"to": target, "size": [width, height], "fps": form.fps, "seconds": played.seconds}
    data |= {"frames": tally.frames, "late": tally.late, "missed": tally.missed}
    data |= {"journals": [str(journal) for journal in played.journals]}
    rows = played.evening.ranked if played.evening else ()
    data |= {"table": [vars(row) for row in rows]}
    done = message(
        "showcase.done", target=target, seconds=played.seconds, frames=tally.frames, width=width, height=height
    )
    share = 100 * tally.late / max(1, tally.frames)
    lines = [
        words.phrase(done),
        words.phrase(message("showcase.late", late=tally.late, share=share, missed=tally.missed)),
    ]
    for row in rows if len(plan.matches) > 1 else ():
        won = message("showcase.row", seat=row.seat, player=row.player, wins=row.wins, points=round(row.points))
        lines.append(words.say(won))
    lines += [words.phrase(message("cli.match.journal", path=str(path))) for path in played.journals]
    return Report(data, tuple(lines))
