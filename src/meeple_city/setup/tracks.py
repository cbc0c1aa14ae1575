"""Recorded tracks, unpacked."""

from __future__ import annotations

from meeple_city.errors import Missing
from meeple_city.match.journal import Contents
from meeple_city.match.tracks import Tracks
from meeple_city.table.packing import unpack
from meeple_city.table.snapshot import Snapshot


def last_snapshot(contents: Contents, at: int | None = None) -> Snapshot | None:
    """The table after a record, or where a journal ends; None before the first track."""
    keys = [entry.track for entry in contents.entries if entry.track and (at is None or entry.n <= at)]
    if not keys:
        return None
    tracks = Tracks(contents.chain.path)
    track = tracks.load(keys[-1])
    if track is None:
        raise Missing(
            f"{tracks.path(keys[-1])}: this track is missing; `meeple-city resume` simulates the last one again"
        )
    return unpack(track).final
