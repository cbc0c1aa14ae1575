"""Put curly apostrophes and hard spaces into the French messages: `python tools/french_typography.py`."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "src/meeple_city/words/fr"


def set_line(line: str) -> str:
    """A line of a Fluent file as a French typesetter wants it; comments and what is in braces stay as they are."""
    if line.startswith("#"):
        return line
    parts = re.split(r"(\{[^{}]*\})", line)
    return "".join(part if part.startswith("{") else _set_text(part) for part in parts)


def _set_text(text: str) -> str:
    text = re.sub(r"(?<=\w)'", "’", text)
    text = re.sub(r" ([;:!?%»])", "\u00a0\\1", text)
    return text.replace("« ", "«\u00a0")


def main() -> None:
    """Rewrite the files."""
    for path in sorted(FOLDER.glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        path.write_text("".join(f"{set_line(line)}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
