"""What stands beside the board, read from a view: teeth, gobbled Floors, Stomachs, the Runaway board."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.display.stage import Drawn, Model
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.state import line_length, zone_size
from meeple_city.games.rampage.view import MonsterView, RampageView
from meeple_city.ui.beside_board import PlayerArea, RunawayBoard, lay_beside_board
from meeple_city.ui.seats import Seat


def drawn_beside_board(view: RampageView, seats: Mapping[str, Seat], layout: TableLayout) -> dict[str, Drawn]:
    """Everything beside the board that this view may see."""
    models = {piece: row[0] for piece, row in layout.pieces.items()}
    areas = {seat: _player_area(monster, models) for seat, monster in view.monsters.items() if seat in seats}
    return lay_beside_board(seats, areas, runaway_board_of(view), layout.stage.table_size_m)


def _player_area(monster: MonsterView, models: Mapping[str, Model]) -> PlayerArea:
    if monster.stomach is None:
        return PlayerArea(monster.teeth)
    floors, meeples = _named(monster.stomach.floors, models), _named(monster.stomach.meeples, models)
    return PlayerArea(monster.teeth, floors, meeples)


def _named(pieces: tuple[str, ...], models: Mapping[str, Model]) -> list[str]:
    """The names of the models of these pieces; plain blocks have none."""
    return [model for piece in pieces if isinstance(model := models.get(piece), str)]


def runaway_board_of(view: RampageView) -> RunawayBoard:
    """The Runaway board as everybody sees it."""
    side = view.options["side"]
    spaces = line_length(view.city) if side == "A" else zone_size(view.city)
    return RunawayBoard(side, [view.city.meeples[meeple] for meeple in view.runaway], spaces)
