import pytest

from meeple_city.errors import BadInput
from meeple_city.games.registry import BOTS, RULES, find_game
from meeple_city.match.players import make_bot


@pytest.mark.parametrize("name", RULES)
def test_every_game_comes_with_its_rules_and_all_its_bots(name):
    entry = find_game(name)
    assert entry.game.name == name
    assert set(entry.bots) == set(BOTS[name])
    assert all(make_bot(kind, entry.bots, 1, "red") for kind in (*entry.bots, "random", "bot"))


def test_an_unknown_game_is_refused_with_what_is_allowed():
    with pytest.raises(BadInput, match="'chess' is unknown; allowed: rampage, rarrr, octorage"):
        find_game("chess")
