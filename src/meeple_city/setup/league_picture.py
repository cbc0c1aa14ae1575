"""The table of a league as a picture: a dot for each rating, and a line for the range in which it lies."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from meeple_city.setup.league import Standing

# In pixels; all our choice.
WIDTH, ROW, TOP, BOTTOM = 640, 34, 40, 34
LEFT, RIGHT = 150, 110  # room for names and shares
STEP = 5  # of the scale, in points of the rating
LONGEST_NAME = 18
INK, LINE, DOT = "#333333", "#8aa3b8", "#b8452f"


def picture(table: Sequence[Standing]) -> str:
    """An SVG file."""
    low = STEP * math.floor(min(row.low for row in table) / STEP)
    high = STEP * math.ceil(max(row.high for row in table) / STEP)
    bottom = TOP + ROW * len(table)

    def x(rating: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low)

    scale = [_tick(x(rating), rating, bottom) for rating in range(low, high + 1, STEP)]
    rows = [_row(row, x, TOP + ROW * (number + 0.5)) for number, row in enumerate(table)]
    title = _text(LEFT, 22, "Rating, and where it lies with a likelihood of 95 %") + _text(
        WIDTH - RIGHT + 16, 22, "matches won"
    )
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{bottom + BOTTOM}" font-family="sans-serif">'
    )
    paper = '<rect width="100%" height="100%" fill="white"/>'
    return "\n".join([head, paper, title, *scale, *rows, "</svg>"]) + "\n"


def _tick(x: float, rating: int, bottom: float) -> str:
    line = f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="#dddddd"/>'
    return line + _text(x, bottom + 18, str(rating), "middle")


def _row(row: Standing, x: Callable[[float], float], y: float) -> str:
    name = row.bot if len(row.bot) <= LONGEST_NAME else "…" + row.bot[1 - LONGEST_NAME :]
    line = f'<line x1="{x(row.low):.1f}" y1="{y}" x2="{x(row.high):.1f}" y2="{y}" stroke="{LINE}" stroke-width="6"/>'
    dot = f'<circle cx="{x(row.rating):.1f}" cy="{y}" r="7" fill="{DOT}"/>'
    share = f"{row.won / row.matches:.0%} of {row.matches}"
    return _text(LEFT - 12, y + 5, name, "end") + line + dot + _text(WIDTH - RIGHT + 16, y + 5, share)


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y}" font-size="14" fill="{INK}" text-anchor="{anchor}">{escape(text)}</text>'
