"""What stands beside the board follows the view, and shows no more than it."""

from dataclasses import replace

from tests.ui.fakes import UPRIGHT
from tests.ui.toy_window import VIEW

from meeple_city.display.stage import Stage
from meeple_city.display.table_layout import TableLayout
from meeple_city.games.rampage.view import MonsterView, StomachView
from meeple_city.ui.player_areas import drawn_beside_board
from meeple_city.ui.seats import USUAL_SEATS

PIECES = {"meeple:1": "meeple-blue", "meeple:2": "meeple-gray", "floor:1": "floor-large"}
LAYOUT = TableLayout(Stage(), {piece: (model, (0.0, 0.0, 0.0), UPRIGHT) for piece, model in PIECES.items()})


def test_teeth_stomach_floors_and_runaways_are_where_the_view_has_them():
    full = MonsterView(4, 0, StomachView(("meeple:2",), ("floor:1",), 0))
    drawn = drawn_beside_board(replace(VIEW, monsters={"red": full}, runaway=("meeple:1",)), USUAL_SEATS, LAYOUT)
    assert {"tooth:red:4", "stomach:red:1", "pile:red:1", "runaway:meeple:1"} <= set(drawn)
    assert drawn["stomach:red:1"].model == "meeple-gray"
    assert drawn["pile:red:1"].model == "floor-large"
    assert drawn["runaway:meeple:1"].model == "meeple-blue"


def test_a_stomach_that_is_not_in_the_view_is_not_drawn():
    drawn = drawn_beside_board(replace(VIEW, monsters={"red": MonsterView(3, 0, None)}), USUAL_SEATS, LAYOUT)
    assert "tooth:red:3" in drawn
    assert not {"tooth:red:4", "stomach:red:1", "pile:red:1", "runaway:meeple:1"} & set(drawn)
