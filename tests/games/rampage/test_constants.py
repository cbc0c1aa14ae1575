"""The numbers of the game, as read from constants.toml."""

from pathlib import Path

import pytest

from meeple_city.errors import BadInput
from meeple_city.games.rampage import constants as constants_module
from meeple_city.games.rampage.constants import read_constants


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("actions = 2\n", "", "actions is missing"),
        ("actions = 2\n", 'actions = "two"\n', "actions must be a whole number, not 'two'"),
        ("actions = 2\n", "actions = 2\nbananas = 1\n", "'bananas' is unknown"),
        ("drop_height_mm = 300 ", "drop_height_mm = 300.0 ", "drop_height_mm must be a whole number"),
        ("actions = 2\n", "actions 2\n", ".*Expected '='"),
    ],
)
def test_an_invalid_file_is_refused_by_name(old, new, reason, tmp_path):
    text = Path(constants_module.__file__).with_name("constants.toml").read_text("utf-8")
    copy = tmp_path / "constants.toml"
    copy.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=f"constants.toml: {reason}"):
        read_constants(copy)
