"""What the rules need to know about a scene: names, neighbours and marked places."""

from __future__ import annotations

import math

from meeple_city.border import Building, City, Spot
from meeple_city.border.geometry import middle
from meeple_city.table.catalogue import PieceCatalogue
from meeple_city.table.geometry import Vec2
from meeple_city.table.scene import Scene
from meeple_city.table.zones import Zone


def city_of(scene: Scene, catalogue: PieceCatalogue) -> City:
    """The scene as the rules see it."""
    zones = scene.zones
    of_kind = {kind: [p for p in scene.pieces if p.model.shape.kind == kind] for kind in ("meeple", "floor", "body")}
    spaces = {f"vehicle:{zone.name.partition(':')[2]}": _spot(zone) for zone in zones.of_kind("vehicle_space")}
    body = catalogue.variants("body")[0]
    width, depth, height = catalogue.model(f"body-{body}").shape.size
    return City(
        scene=scene.name,
        neighborhoods=tuple(zone.name for zone in zones.of_kind("neighborhood")),
        adjacent=zones.adjacent(),
        buildings=_buildings(scene),
        starts=tuple(_spot(zone) for zone in zones.of_kind("start")),
        vehicle_spaces=spaces,
        monsters=_clockwise([(p.id.partition(":")[2], (p.position[0], p.position[1])) for p in of_kind["body"]]),
        meeples={p.id: p.model.name.partition("-")[2] for p in of_kind["meeple"]},
        floors=tuple(p.id for p in of_kind["floor"]),
        body_mm=(width * 1000, depth * 1000, height * 1000),
        outlines_mm={z.name: _outline_mm(z) for z in zones.all if z.kind != "wall"},
    )


def _buildings(scene: Scene) -> tuple[Building, ...]:
    rows = zip(scene.buildings, scene.zones.of_kind("sidewalk"), scene.zones.of_kind("ruin"), strict=True)
    return tuple(
        Building(
            name=building.name,
            ruin=building.ruin,
            ruin_zone=ruin.name,
            sidewalk=sidewalk.name,
            borders=scene.zones.bordering(sidewalk),
            floors=building.floors,
        )
        for building, sidewalk, ruin in rows
    )


def _spot(zone: Zone) -> Spot:
    outline = _outline_mm(zone)
    (x0, y0), (x1, y1) = outline[0], outline[1]
    return Spot(zone.name, middle(outline), math.degrees(math.atan2(y1 - y0, x1 - x0)))


def _outline_mm(zone: Zone) -> tuple[tuple[float, float], ...]:
    return tuple((round(x * 1000, 3), round(y * 1000, 3)) for x, y in zone.outline)


def _clockwise(places: list[tuple[str, Vec2]]) -> tuple[str, ...]:
    """Names in clockwise order around their middle, seen from above, beginning with the first."""
    if not places:
        return ()
    cx, cy = (sum(at[k] for _, at in places) / len(places) for k in (0, 1))
    angles = {name: math.atan2(y - cy, x - cx) for name, (x, y) in places}
    first = angles[places[0][0]]
    return tuple(sorted(angles, key=lambda name: round((first - angles[name]) % math.tau, 9)))
