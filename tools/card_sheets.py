"""Contact sheets of all cards, as the game draws them: `python -m tools.card_sheets FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from panda3d.core import Filename

from meeple_city.display.cards import CardFace, PrintedCard
from meeple_city.files import data_folder
from meeple_city.render.card_atlas import draw_sheet
from meeple_city.ui.cards.octorage_faces import OctoRageFaces
from meeple_city.ui.cards.rampage_faces import RampageFaces
from meeple_city.ui.cards.rarrr_faces import RarrrFaces
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES

ACROSS = 12


def main(folder: Path) -> None:
    """Draw a sheet for each game and language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        words = load_words(language)
        decks = {"rarrr": RarrrFaces(words).every(), "octorage": OctoRageFaces(words).every()}
        decks["rampage"] = RampageFaces(words).every()
        for game, cards in decks.items():
            path = folder / f"cards-{game}-{language}.png"
            draw_sheet(_sides(cards), data_folder("models"), ACROSS).write(Filename.from_os_specific(str(path)))
            print(path)


def _sides(cards: list[PrintedCard]) -> list[CardFace]:
    return list(dict.fromkeys(face for card in cards for face in (card.front, card.back)))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("out"))
