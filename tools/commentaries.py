"""Write docs/commentary.md: what the commentator says about one match, in both languages.

python -m tools.commentaries
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

OUT = Path(__file__).resolve().parents[1] / "docs" / "commentary.md"
MATCH = ("match", "--game", "octorage", "--players", "normal,easy,easy", "--seed", "7", "--journal", "evening.journal")
HEAD = """# A commentary

What viewers of one match of OctoRage read, or hear, in each language. Made by

    meeple-city {match}
    meeple-city commentary evening.journal --lang en
    meeple-city commentary evening.journal --lang fr

and kept by `python -m tools.commentaries`. The same match always has the same commentary; another match has other
words. How lines are chosen: [video.md](video.md).
"""
TITLES = {"en": "English", "fr": "Français"}


def main() -> int:
    """Play the match, and write down what is said."""
    with TemporaryDirectory() as folder:
        _run(folder, *MATCH)
        texts = {lang: _run(folder, "commentary", "evening.journal", "--lang", lang) for lang in TITLES}
    parts = [HEAD.format(match=" ".join(MATCH))]
    parts += [f"## {TITLES[lang]}\n\n" + _table(text) for lang, text in texts.items()]
    OUT.write_text("\n".join(parts), encoding="utf-8")
    print(OUT)
    return 0


def _run(folder: str, *words: str) -> str:
    command = [sys.executable, "-m", "meeple_city", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, check=True, encoding="utf-8").stdout


def _table(text: str) -> str:
    rows = [line.strip().split(maxsplit=1) for line in text.splitlines() if line.strip()]
    return "| | |\n|---|---|\n" + "".join(f"| {at} | {said} |\n" for at, said in rows)


if __name__ == "__main__":
    sys.exit(main())
