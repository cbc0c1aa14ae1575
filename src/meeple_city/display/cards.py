"""Cards and other flat things of a card game, as plain data: what is printed on both sides, and where each lies."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.geometry import Point, Pose

SPARE_FACES = 12  # sides that are drawn only once they are known, such as the name of a Monster


@dataclass(frozen=True)
class CardFace:
    """One side: a drawing by its name, and words in the player's language.

    The frame is `plain`, `paper` (a light field behind the drawing), `scene` (the drawing fills its field) or `whole`
    (it fills the side). A number stands in the corner with a small sign under it, an emblem in the opposite corner.
    """

    art: str
    colour: str = "#7a4a34"
    frame: str = "plain"
    title: str = ""
    text: str = ""
    kind: str = ""
    number: str = ""
    sign: str = ""
    emblem: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class PrintedCard:
    """A thing with two printed sides: a card, or a disc if it is round."""

    front: CardFace
    back: CardFace
    size_mm: Point = (63.0, 88.0)
    thick_mm: float = 0.6
    round: bool = False


@dataclass(frozen=True)
class LaidCard:
    """A card and where its middle is; its front looks along its own z."""

    card: PrintedCard
    pose: Pose
    held: bool = False  # before the eyes: it casts no shadow on the table
