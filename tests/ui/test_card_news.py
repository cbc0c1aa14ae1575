"""What is told of a card game, and for how long."""

from types import SimpleNamespace

from meeple_city.border import message
from meeple_city.ui.cards.card_news import PAUSES, held_up, pause_s, worth_telling
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.words.catalogue import load_words

ATTACKED = message("octorage.event.attacked", seat="seat 3", damage=3)
WON = message("octorage.event.round_won", seat="seat 2")
PASSED = message("octorage.event.play_passed", seat="seat 1")


def test_the_end_of_a_round_is_shown_longest_and_its_winner_is_held_up():
    assert pause_s([ATTACKED, WON]) == PAUSES[WON.key] == max(PAUSES.values())
    assert held_up([ATTACKED, WON]) == ("character", "", "seat 2")
    assert held_up([ATTACKED]) == ("", "", "")


def test_the_headline_of_an_attack_that_ends_a_round_names_the_winner():
    presenter = MatchPresenter.__new__(MatchPresenter)
    presenter.window = SimpleNamespace(words=load_words("en"), view=None)
    assert presenter._headline([ATTACKED, WON]) == "Seat 2 is the last one alive and wins the round!"
    assert presenter._headline([]) == ""


def test_what_cards_show_by_themselves_gets_no_line_and_no_pause():
    assert worth_telling([PASSED]) == []
    assert pause_s([PASSED]) == 0.0
