"""A card game in plain words: hand, table and seats out of a view."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

NOT_SHOWN = ("city", "table", "texts", "options", "record", "tries", "refused", "deck", "game", "seat", "you", "hand")
WIDTH = 96


def own_lines(view: Mapping[str, Any]) -> list[str]:
    """What only the asked seat may see."""
    own = view.get("you") or {"hand": view.get("hand")}
    shown = ((key, value) for key, value in own.items() if value not in (None, [], {}) and key != "seat")
    return [line for key, value in shown for line in textwrap.wrap(f"your {key}: {_text(value)}", WIDTH // 2)]


def stomach_lines(view: Mapping[str, Any], seat: str) -> list[str]:
    """What is in one's own Stomach."""
    stomach = view.get("monsters", {}).get(seat, {}).get("stomach")
    if not stomach:
        return []
    colours: dict[str, int] = {}
    for meeple in stomach["meeples"]:
        colour = view["city"]["meeples"][meeple]
        colours[colour] = colours.get(colour, 0) + 1
    eaten = ", ".join(f"{count} {colour}" for colour, count in sorted(colours.items())) or "none"
    return [f"Meeples: {eaten}", f"Floors: {len(stomach['floors'])}", f"broken teeth: {stomach['teeth']}"]


def table_lines(view: Mapping[str, Any]) -> list[str]:
    """What everybody sees."""
    lines = []
    for key, value in view.items():
        if key in NOT_SHOWN or value in (None, [], {}, ""):
            continue
        if isinstance(value, list) and value and isinstance(value[0], Mapping):
            lines += [line for row in value for line in _wrapped(_row(row))]
        else:
            lines += _wrapped(f"{key.replace('_', ' ')}: {_text(value)}")
    return lines


def _row(row: Mapping[str, Any]) -> str:
    """A seat, or whatever else there are several of, by its name."""
    name = next((key for key in ("seat", "name") if key in row), None)
    rest = _text({key: value for key, value in row.items() if key != name})
    return f"{row[name]}: {rest}" if name else rest


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ")


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        rows = ((key, row) for key, row in value.items() if row not in (None, [], {}, "", False, 0))
        return ", ".join(f"{key.replace('_', ' ')} {_text(row)}" for key, row in rows)
    if isinstance(value, list | tuple):
        return ", ".join(_text(row) for row in value) or "none"
    return str(value)
