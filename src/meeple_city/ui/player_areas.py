"""What stands beside the board, read from a view: teeth, gobbled Floors, Stomachs, the Runaway board."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.display.stage import Drawn, Model
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.view import MonsterView, RampageView
from meeple_city.ui.beside_board import PlayerArea, RunawayBoard, lay_beside_board
from meeple_city.ui.seats import Seat

SPACES = {"A": 5, "B": 4}  # in a line, or in a colour's zone; two boxes double them


def drawn_beside_board(view: RampageView, seats: Mapping[str, Seat], layout: TableLayout) -> dict[str, Drawn]:
    """Everything beside the board that this view may see."""
    models = {piece: row[0] for piece, row in layout.pieces.items()}
    owned = {seat: _belongings(monster, models) for seat, monster in view.monsters.items() if seat in seats}
    return lay_beside_board(seats, owned, _runaway(view), layout.stage.table_size_m)


def _belongings(monster: MonsterView, models: Mapping[str, Model]) -> PlayerArea:
    if monster.stomach is None:
        return PlayerArea(monster.teeth)
    floors, meeples = _named(monster.stomach.floors, models), _named(monster.stomach.meeples, models)
    return PlayerArea(monster.teeth, floors, meeples)


def _named(pieces: tuple[str, ...], models: Mapping[str, Model]) -> list[str]:
    """The names of the models of these pieces; plain blocks have none."""
    return [model for piece in pieces if isinstance(model := models.get(piece), str)]


def _runaway(view: RampageView) -> RunawayBoard:
    side = view.options["side"]
    boxes = max(1, len(view.city.monsters) // 4)
    return RunawayBoard(side, [view.city.meeples[meeple] for meeple in view.runaway], SPACES[side] * boxes)
