"""How much of one core the sound of a shot takes."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from meeple_city.audio.mixer import BLOCK, Mixer
from meeple_city.audio.sound_bank import RATE, SoundBank, shipped_bank
from meeple_city.audio.sound_plan import SoundPlan
from meeple_city.setup.shot_sounds import audible_span, listened_from, plan_track
from meeple_city.table.table import Table

from .figure import Figure, timed
from .physics import STANDARD_DROP

MOST_PERCENT = 5.0  # of one core


def measure_sound(table: Table, runs: int) -> Iterator[Figure]:
    """Planning and mixing the standard demolition, and the busiest tenth of a second of it."""
    track = table.run(table.initial_snapshot(), STANDARD_DROP)
    bank, ear = shipped_bank(), listened_from(table, track.final)
    plan = plan_track(table, track, bank.settings.hearing, lambda at_s: ear)
    planning = timed(lambda: plan_track(table, track, bank.settings.hearing, lambda at_s: ear), runs)
    start_s, end_s = audible_span(plan, track, bank)
    spans = [_mixing_s(plan, bank, start_s, end_s) for _ in range(max(runs, 3))]
    share = statistics.median(sum(span) / (end_s - start_s) * 100 for span in spans)
    busiest = statistics.median(max(_tenths(span)) / 0.1 * 100 for span in spans)
    text = (
        f"sound of the standard demolition ({len(plan)} sounds, {end_s - start_s:.1f} s): mixing takes {share:.1f} % of"
        f" one core (allowed: {MOST_PERCENT:.0f}), {busiest:.1f} % in its busiest tenth of a second;"
        f" planning {planning.median:.1f} ms"
    )
    values = {
        "percent_of_core": share,
        "at_most": MOST_PERCENT,
        "busiest_percent_of_core": busiest,
        "planning_ms": planning.median,
        "second_ms": share * 10,  # to mix a second of sound
    }
    yield Figure("sound", values, text)


def _mixing_s(plan: SoundPlan, bank: SoundBank, start_s: float, end_s: float) -> list[float]:
    """The processor time of every block, as the loudspeaker asks for them."""
    mixer = Mixer(bank)
    mixer.play_plan(plan, start_s)
    spans = []
    for _ in range(round((end_s - start_s) * RATE / BLOCK)):
        started = time.process_time()
        mixer.read(BLOCK)
        spans.append(time.process_time() - started)
    return spans


def _tenths(spans: list[float]) -> list[float]:
    """What every tenth of a second took."""
    width = RATE // BLOCK // 10
    return [sum(spans[i : i + width]) for i in range(0, len(spans), width)]
