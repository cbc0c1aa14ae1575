"""A table as the window draws it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace

from meeple_city.border import Request
from meeple_city.display.table_layout import TableLayout
from meeple_city.files import data_folder, scene_file
from meeple_city.match.match_thread import TableReady
from meeple_city.setup.breath_preview import BreathPreview
from meeple_city.setup.motion_stream import MotionStream
from meeple_city.setup.motions import drawn_poses, motion_of, stream_of
from meeple_city.setup.scenes import camera_subjects, table_layout
from meeple_city.setup.shot_sounds import sounding_pieces
from meeple_city.show.motion import Motion
from meeple_city.table.packing import unpack
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table
from meeple_city.table.worker import RemoteTable


@dataclass(frozen=True)
class ShownTable:
    """A table as the window draws it; the shots themselves are simulated in another process."""

    table: Table
    breath_preview: BreathPreview | None = None

    def with_breath_preview(self, scene: str, stack: ExitStack) -> ShownTable:
        """Add a second table to show breath on; it gets ready while the match begins."""
        snapshot = self.table.initial_snapshot()
        models = {piece.id: piece.model for piece in (*snapshot.pieces, *snapshot.aside)}
        remote = RemoteTable(data_folder("models"), scene_file(scene), self.table.scene.seed)
        preview = BreathPreview(remote, lambda poses: drawn_poses(self.table, poses, models))
        stack.callback(preview.close)
        return replace(self, breath_preview=preview)

    def laid(self, players: Mapping[str, str], snapshot: Snapshot) -> TableReady:
        """The table as it stands, for the window."""
        return TableReady(
            layout=self.layout(snapshot),
            players=players,
            seats=camera_subjects(self.table).seats,
            tick_hz=self.table.settings.world.step_hz,
            sounding=sounding_pieces(self.table),
            breath_preview=self.breath_preview,
        )

    def layout(self, snapshot: Snapshot) -> TableLayout:
        """What is drawn."""
        return table_layout(self.table, snapshot)

    def still(self) -> Motion:
        """No motion: the table as it is set up."""
        snapshot = self.table.initial_snapshot()
        models = {piece.id: piece.model for piece in snapshot.pieces}
        poses = {piece.id: (piece.position, piece.quaternion) for piece in snapshot.pieces}
        return Motion((), drawn_poses(self.table, poses, models), 0.0)

    def motion(self, packed: bytes) -> Motion:
        """A packed track for the window."""
        return motion_of(self.table, unpack(packed))

    def stream(self, request: Request) -> MotionStream:
        """A shot that is shown while it is simulated."""
        return stream_of(self.table, request)
