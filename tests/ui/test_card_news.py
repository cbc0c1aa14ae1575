"""What is told of a card game, and for how long."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

from tests.ui.card_matches import card_window

from meeple_city.border import message
from meeple_city.core.play import Play
from meeple_city.games.registry import find_game
from meeple_city.ui.cards.card_news import PAUSES, changes, figures, held_up, pause_s, worth_telling
from meeple_city.ui.match_presenter import MatchPresenter
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.words.catalogue import load_words

ATTACKED = message("octorage.event.attacked", seat="seat 3", damage=3)
WON = message("octorage.event.round_won", seat="seat 2")
PASSED = message("octorage.event.play_passed", seat="seat 1")


def test_the_end_of_a_round_is_shown_longest_and_its_winner_is_held_up():
    assert pause_s([ATTACKED, WON]) == PAUSES[WON.key] == max(PAUSES.values())
    assert held_up([ATTACKED, WON]) == ("character", "", "seat 2")
    assert held_up([ATTACKED]) == ("", "", "")


def test_a_weapon_that_nobody_could_answer_is_held_up():
    dynamite = message("octorage.event.weapon_played", seat="seat 1", card="Dynamite 12")
    assert held_up([dynamite, ATTACKED]) == ("discard", "Dynamite 12", "")
    assert held_up([dynamite]) == ("", "", "")  # it lies in the middle of the table
    assert held_up([dynamite, ATTACKED, WON]) == ("character", "", "seat 2")


def test_a_monster_that_is_named_is_held_up_with_its_name():
    assert held_up([message("rarrr.event.monster_named", seat="seat 2", name="Ahefu")]) == ("name", "", "seat 2")


def test_lives_levels_and_points_that_change_rise_with_their_sign():
    game = find_game("octorage").game
    state = game.opening(game.seats(3, None), {}, 1, None)
    before = Play(game, state, 1)
    view = game.view(before.state, None)
    hit = replace(view, players=(replace(view.players[0], life=view.players[0].life - 3), *view.players[1:]))
    assert [(one.seat, one.icon, one.text) for one in changes(view, hit)] == [("seat 1", "heart", "\N{EN DASH}3")]
    assert changes(view, replace(hit, round=view.round + 1)) == []
    assert [one.text for one in changes(hit, view)] == ["+3"]
    assert changes(None, view) == []
    game = find_game("rarrr").game
    view = game.view(Play(game, game.opening(game.seats(2, None), {}, 1, None), 1).state, None)
    bid = replace(view, seats=(replace(view.seats[0], level=36, points=4), view.seats[1]))
    assert [(one.zone, one.text) for one in changes(view, bid)] == [("dial", "+36"), ("monster", "+4")]
    assert [one.text for one in changes(bid, view)] == []  # levels are set back after every battle


def test_the_log_has_levels_points_lives_and_rage():
    words = load_words("en")
    game = find_game("octorage").game
    view = game.view(Play(game, game.opening(game.seats(3, None), {}, 1, None), 1).state, None)
    hit = replace(view, rage=1, players=(replace(view.players[0], life=2), *view.players[1:]))
    assert [words.say(one) for one in figures(view, hit)] == [
        "Seat 1 has 2 lives left",
        "Step 2: an attack costs 2 lives. At the last step it costs everything.",
    ]
    game = find_game("rarrr").game
    view = game.view(Play(game, game.opening(game.seats(2, None), {}, 1, None), 1).state, None)
    bid = replace(view, seats=(replace(view.seats[0], level=36, points=4), view.seats[1]))
    assert [words.say(one) for one in figures(view, bid)] == ["Seat 1 is at level 36", "Seat 1 has 4 points"]


def test_what_changes_rises_from_the_cards_it_belongs_to():
    rng = Random(5)
    window, match = card_window("octorage", ["human", "easy", "easy"], lambda ask: rng.choice(ask.options), seed=2)
    risen = []
    window.feed.rise = lambda icon, text, at: risen.append((icon, text, at))
    while not risen:
        window.tick(5.0)
        if isinstance(window.mode, ChooseMode):
            window.answer(rng.choice(match.play.pending.options))
    icon, _, at = risen[0]
    assert icon == "heart"
    assert at in [window.cards.place_mm(id_) for id_, s in window.cards.spots.items() if s.zone == "character"]


def test_the_headline_of_an_attack_that_ends_a_round_names_the_winner():
    presenter = MatchPresenter.__new__(MatchPresenter)
    presenter.window = SimpleNamespace(words=load_words("en"), view=None)
    assert presenter._headline([ATTACKED, WON]) == "Seat 2 is the last one alive and wins the round!"
    assert presenter._headline([]) == ""


def test_what_cards_show_by_themselves_gets_no_line_and_no_pause():
    assert worth_telling([PASSED]) == []
    assert pause_s([PASSED]) == 0.0
