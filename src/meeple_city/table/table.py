"""The table as other parts use it: a scene, and requests run on snapshots of it."""

from __future__ import annotations

from pathlib import Path

from meeple_city.border import City, Outcome, Request
from meeple_city.config_reader import shown
from meeple_city.errors import BadInput
from meeple_city.table.catalogue import PieceCatalogue, load_catalogue
from meeple_city.table.city import city_of
from meeple_city.table.digest import scene_digest
from meeple_city.table.drawings import check_drawings
from meeple_city.table.observer import Observer
from meeple_city.table.run import Runner, Show
from meeple_city.table.scene import Scene, load_scene
from meeple_city.table.settings import load_physics
from meeple_city.table.shape_cache import GROUND, TABLE, ShapeCache
from meeple_city.table.snapshot import PieceState, Snapshot
from meeple_city.table.track import Track
from meeple_city.table.world import World, find_contacts


class Table:
    """A scene ready to play on. Nothing in it ever changes; all state is in snapshots."""

    def __init__(self, catalogue: PieceCatalogue, scene: Scene, models: Path) -> None:
        self.catalogue = catalogue
        self.scene = scene
        self.settings = load_physics(models / "physics.toml")
        self.scene_digest = scene_digest(scene, catalogue, self.settings)
        self.shape_cache = ShapeCache(catalogue, scene, self.settings)
        self.observer = Observer(catalogue, scene)
        self.runner = Runner(self.shape_cache, scene, self.observer)

    def initial_snapshot(self) -> Snapshot:
        """The scene as set up, everything at rest."""
        placed = [
            PieceState(piece.id, piece.model.name, piece.centre, piece.quaternion)
            for piece in self.scene.pieces
            if not piece.model.shape.fixed
        ]
        # Poses go through a Bullet world once: what its single precision can hold comes back unchanged from then on.
        world = World(self.shape_cache, placed)
        pieces = world.rounded_pieces()
        world.close()
        contacts = find_contacts(self.shape_cache, pieces, {piece.id for piece in pieces})
        snapshot = Snapshot(self.scene.name, self.scene_digest, self.scene.seed, pieces, (), contacts)
        self.observer.warm_up(snapshot)
        return snapshot

    def city(self) -> City:
        """What the rules need to know about the scene."""
        return city_of(self.scene, self.catalogue)

    def check(self, snapshot: Snapshot) -> None:
        """Raise BadInput for a snapshot whose pieces are not those of the scene."""
        known = {piece.id: piece.model.name for piece in self.scene.pieces if not piece.model.shape.fixed}
        given = {piece.id: piece.model for piece in (*snapshot.pieces, *snapshot.aside)}
        if known != given or len(given) != len(snapshot.pieces) + len(snapshot.aside):
            odd = sorted(set(known.items()) ^ set(given.items()))
            name = odd[0][0] if odd else "a piece that is listed twice"
            raise BadInput(f"the snapshot does not fit scene {self.scene.name!r}: look at {shown(name)}")
        self._check_contacts(snapshot)

    def _check_contacts(self, snapshot: Snapshot) -> None:
        here = {piece.id for piece in snapshot.pieces}
        there = here | {piece.id for piece in self.scene.pieces if piece.model.shape.fixed} | {TABLE, GROUND}
        for i, contact in enumerate(snapshot.contacts):
            if contact.a not in here or contact.b not in there or contact.a == contact.b:
                raise BadInput(
                    f"the snapshot does not fit scene {self.scene.name!r}: contacts[{i}] must name a piece on the "
                    f"table and another that it touches, not {shown(contact.a)} and {shown(contact.b)}"
                )

    def run(self, snapshot: Snapshot, request: Request, show: Show | None = None) -> Track:
        """What a request does to the table: the same input always gives the same track.

        `show` gets every frame as soon as it is simulated.
        """
        return self.runner.run(snapshot, request, show)

    def imagine(self, snapshot: Snapshot, request: Request) -> Outcome:
        """The outcome of a request, to the bit, without what only those need who want to see it."""
        return self.observe(snapshot, self.runner.run(snapshot, request, films=False))

    def observe(self, before: Snapshot, track: Track) -> Outcome:
        """What that means in terms of the rules."""
        return self.observer.outcome(before, track)


def open_table(models: Path, scene: Path, seed: int) -> Table:
    """Read pieces, settings and a scene from files."""
    catalogue = load_catalogue(models / "pieces.toml")
    check_drawings(models, catalogue)
    return Table(catalogue, load_scene(scene, catalogue, seed), models)
