"""What viewers of a programme read besides the words of the match: points, a small map, title cards and tables."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from meeple_city.border import City, Message, message
from meeple_city.core.view import PhysicalView, View
from meeple_city.display.broadcast import Chart, ChartMark, Sheet, SheetRow
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Point
from meeple_city.display.hud import Figure, Strip
from meeple_city.show.evening import Evening
from meeple_city.show.rampage_tally import RampageTally
from meeple_city.ui.badges import badge, colour_of
from meeple_city.words.catalogue import Words

CLOSE = 0.5  # a view from nearer than this share of the overview's distance is close; our choice
GRID_MM = 20.0  # the map moves in steps
GROUND, STANDING, RUIN = "#56664f", "#e9c58a", "#3a332e"  # colours of the map; our choice


# ---- players


def viewers_names(seats: Iterable[str], words: Words) -> dict[str, str]:
    """What players are called who have no name of their own: by the colour of their badge."""
    return {seat: words.name("seat", colour_of(seat)) for seat in seats if colour_of(seat) != seat}


def scored(strips: Iterable[Strip], view: View, told: Iterable[Message]) -> list[Strip]:
    """The strips of the players with the points that everybody can count."""
    points = public_points(view, told)
    return [
        replace(strip, figures=(*strip.figures, Figure("star", str(points[strip.id])))) if strip.id in points else strip
        for strip in strips
    ]


def public_points(view: View, told: Iterable[Message]) -> Mapping[str, int]:
    """Points by seat as far as they were told, in Rampage; the card games show theirs anyway."""
    if not isinstance(view, PhysicalView):
        return {}
    tally = RampageTally(view.city.meeples)
    tally.add(told)
    return {seat: tally.points(seat) for seat in view.city.monsters}


# ---- the map


def chart_of(view: View, camera: Camera, overview: Camera) -> Chart | None:
    """A small map while the view is close; None for card games, or when all of the city is in sight."""
    far = math.dist(overview.eye_m, overview.target_m)
    near = math.dist(camera.eye_m, camera.target_m)
    if not isinstance(view, PhysicalView) or near > CLOSE * far:
        return None
    left, top, width, height = _extent(view.city)
    x, y = (GRID_MM * round(1000.0 * value / GRID_MM) for value in camera.target_m[:2])
    reach = 1000.0 * near * math.tan(math.radians(camera.fov_deg / 2))
    bodies = {seat: view.table.where_mm.get(f"body:{seat}") for seat in view.city.monsters}
    marks = [
        ChartMark(
            (GRID_MM * round((at[0] - left) / GRID_MM), GRID_MM * round((top - at[1]) / GRID_MM)), *badge(seat).pair
        )
        for seat, at in bodies.items()
        if at is not None
    ]
    seen = (x - left, top - y)
    return Chart(width, height, _areas(view, left, top), tuple(marks), seen, GRID_MM * math.ceil(reach / GRID_MM))


def _areas(view: PhysicalView, left: float, top: float) -> tuple[tuple[tuple[Point, ...], str], ...]:
    """Neighborhoods, and on them the buildings that stand and those that do not."""
    city, where = view.city, view.table.where_mm

    def flipped(zone: str) -> tuple[Point, ...]:
        return tuple((x - left, top - y) for x, y in city.outlines_mm[zone])

    ground = [(flipped(zone), GROUND) for zone in city.neighborhoods]
    built = [
        (flipped(one.ruin_zone), STANDING if any(floor in where for floor in one.floors) else RUIN)
        for one in city.buildings
    ]
    return (*ground, *built)


def _extent(city: City) -> tuple[float, float, float, float]:
    """Left, top, width and height of all neighborhoods."""
    points = [point for zone in city.neighborhoods for point in city.outlines_mm[zone]]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), max(ys), max(xs) - min(xs), max(ys) - min(ys)


# ---- sheets


def title_card(game: str, strips: Sequence[Strip], words: Words, evening: Evening | None) -> Sheet:
    """The game, what is at stake, and who plays."""
    rows = tuple(SheetRow(strip.badge, strip.colour, strip.name, strip.tag) for strip in strips)
    return Sheet(words.name("game", game), words.say(_stake(game, evening)), rows)


def standings_table(evening: Evening, words: Words) -> Sheet:
    """Who has won how often this evening."""
    heads = (words.say(message("broadcast.wins")), words.say(message("broadcast.points")))
    rows = [
        SheetRow(
            *badge(row.seat).pair,
            words.name("seat", row.seat),
            "",
            (f"{row.wins:g}", f"{row.points:g}"),
            row.seat in evening.leaders,
        )
        for row in evening.ranked
    ]
    title = words.say(message("broadcast.evening", match=evening.match, matches=evening.matches))
    return Sheet(title, words.say(_verdict(evening)), tuple(rows), heads)


def _stake(game: str, evening: Evening | None) -> Message:
    """What a match is about: in an evening of matches the lead, otherwise what the game is about."""
    if evening is None or evening.matches == 1:
        return message(f"broadcast.stake.{game}")
    if evening.match == 1:
        return message("broadcast.stake.first", matches=evening.matches)
    args = {"match": evening.match, "matches": evening.matches}
    about = "last" if evening.match == evening.matches else "match"
    if not evening.leaders:
        return message("broadcast.stake.open", **args)
    return message(f"broadcast.stake.{about}", seats=evening.leaders, **args)


def _verdict(evening: Evening) -> Message:
    left, leaders = evening.matches - evening.match, evening.leaders
    if not leaders:
        return message("broadcast.verdict.open", left=left)
    if not left:
        return message("broadcast.verdict.winner" if len(leaders) == 1 else "broadcast.verdict.shared", seats=leaders)
    return message(
        "broadcast.verdict.leads" if len(leaders) == 1 else "broadcast.verdict.level", seats=leaders, left=left
    )
