import pytest

from meeple_city.errors import BadInput
from meeple_city.games import BOTS, RULES, open_box
from meeple_city.match.players import make_bot


@pytest.mark.parametrize("name", RULES)
def test_every_game_comes_with_its_rules_and_all_its_bots(name):
    box = open_box(name)
    assert box.game.name == name
    assert set(box.bots) == set(BOTS[name])
    assert all(make_bot(kind, box.bots, 1, "red") for kind in (*box.bots, "random", "bot"))


def test_an_unknown_game_is_refused_with_what_is_allowed():
    with pytest.raises(BadInput, match="'chess' is unknown; allowed: rampage, rarrr, octorage"):
        open_box("chess")
