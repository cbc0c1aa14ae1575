"""OR2, OR3, OR7: matches, rounds, victory."""

import pytest
from tests.games.octorage.scene import A, B, C, answer, asked, attacked, happened, options, scene

from meeple_city.core.play import Play
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.events import (
    CharacterChosen,
    DeckReshuffled,
    MatchBegun,
    RoundBegun,
    RoundWon,
    TurnBegun,
)
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.rules import all_cards
from meeple_city.games.octorage.state import Phase
from meeple_city.words.catalogue import load_words


def begun(count, seed=1, **options):
    game = OctoRage()
    return Play(game, game.opening(game.seats(count, None), options, seed, None), seed)


@pytest.mark.parametrize(("count", "cards"), [(3, 4), (4, 4), (5, 3), (6, 3)])
def test_a_match_begins_with_five_lives_and_a_hand_each(count, cards):  # OR3.2
    state = begun(count).state
    assert state.lives == (5,) * count
    assert [len(hand) for hand in state.hands] == [cards] * count
    assert len(state.deck) == 47 - cards * count
    assert (state.round, state.turn, state.rage) == (1, 1, 0)


def test_characters_are_dealt_at_random_and_none_twice():  # OR2.2
    dealt = {seed: [player.character for player in begun(6, seed).state.players] for seed in range(20)}
    assert all(sorted(row) == sorted(box().characters) for row in dealt.values())
    assert len({tuple(row) for row in dealt.values()}) > 10


def test_the_octoman_is_dealt_at_random_and_its_player_opens():  # OR2.3, OR3.4
    states = [begun(3, seed).state for seed in range(20)]
    assert {state.octoman for state in states} == {A, B, C}
    assert all(state.active == state.octoman for state in states)
    assert all(state.clockwise for state in states)


def test_the_deck_is_shuffled_by_the_seed():  # OR3.1
    assert begun(3, 1).state.deck == begun(3, 1).state.deck
    assert begun(3, 1).state.deck != begun(3, 2).state.deck


def test_treasures_off_leaves_curses_out():  # OR1.5
    play = begun(3, treasures="off")
    assert play.game.pieces(play.state)["card"]["total"] == 42
    assert not set(play.state.deck) & set(box().treasures)


def test_single_curses_can_be_left_out():  # OR1.5
    play = begun(3, without="skull,crown")
    assert play.state.left_out == play.game.view(play.state, A).left_out == ("Golden Skull", "Emerald Crown")
    assert sorted(all_cards(play.state)) == sorted(box().deck(play.state.left_out))
    assert play.game.pieces(play.state)["card"]["total"] == 45


def test_characters_can_be_chosen_seat_by_seat():  # OR2.2
    play = begun(3, characters="chosen")
    assert asked(play) == (A, "character")
    assert play.pending.options == box().characters
    answer(play, "Norbert")
    assert happened(play, CharacterChosen) == [CharacterChosen(A, "Norbert")]
    assert play.game.view(play.state, None).active == B
    again = play.fork()
    for twin in (play, again):
        assert asked(twin) == (B, "character")
        assert "Norbert" not in twin.pending.options
        answer(twin, "José", "Pamela")
        assert [player.character for player in twin.state.players] == ["Norbert", "José", "Pamela"]
        assert happened(twin, MatchBegun) == [MatchBegun(("Norbert", "José", "Pamela"), twin.state.octoman)]
        assert asked(twin) == (twin.state.octoman, "play")
    assert play.state == again.state


def test_the_sixth_player_gets_the_last_character():  # OR2.2
    play = answer(begun(6, characters="chosen"), *box().characters[:5])
    assert play.state.players[5].character == box().characters[5]
    assert play.pending.kind == "play"


def test_the_octoman_is_drawn_when_characters_are_chosen():  # OR2.3
    first = {answer(begun(3, seed, characters="chosen"), *box().characters[:3]).state.octoman for seed in range(20)}
    assert first == {A, B, C}


def test_before_the_first_round_is_won_nobody_is_ahead():
    game = OctoRage()
    assert game.standing(begun(3).state, "max_turns").winners == ()
    assert game.standing(attacked(last_stand()).state, "max_turns").winners == (B,)


def last_stand(**more):
    """Two alive; the active one has a life, the other wins by the attack."""
    return scene("3", "4 5", "", lives=(1, 5, 0), out=(C,), **more)


def test_the_last_one_alive_wins_the_round_and_opens_the_next():  # OR7.1, OR3.4
    play = attacked(last_stand(discard="12", curses={B: "crown"}, rage=3, clockwise=False))
    assert play.state.player(B).won == (1,)
    assert (play.state.round, play.state.rage) == (2, 0)  # OR3.3
    assert play.state.octoman == play.state.active == B
    assert play.state.lives == (5, 5, 5)
    assert not any(player.out or player.curses for player in play.state.players)  # OR3.1
    assert play.state.discard == play.state.weapons == ()
    assert play.game.pieces(play.state)["card"]["total"] == 47
    assert not play.state.clockwise  # OR2.4


def test_all_cards_are_reshuffled_for_a_round():  # OR3.1
    play = attacked(last_stand())
    (begun_,) = (event for event in play.new_events if isinstance(event, RoundBegun))
    assert sorted(begun_.deck) == sorted(box().deck())
    assert begun_.deck != tuple(sorted(begun_.deck))


def test_a_round_that_ended_draws_nothing():  # OR6.1
    play = attacked(last_stand())
    kinds = [type(event) for event in play.new_events]
    assert kinds[-3:] == [RoundWon, RoundBegun, TurnBegun]
    assert DeckReshuffled not in kinds


def test_the_first_round_won_takes_the_power_away():  # OR7.2
    assert not attacked(last_stand()).state.player(B).power_up
    # The power is gone in play too: this Britney must reach the last weapon like anybody else.
    assert options(scene("8", "1", "1", weapons="9", won=(A,))) == set()
    assert options(scene("8", "1", "1", weapons="9")) == {"pheromone 8"}


def test_the_second_round_won_wins_the_match():  # OR7.3, OR2.1
    play = attacked(last_stand(won=(B,)))
    assert play.pending is None
    assert play.state.phase is Phase.OVER
    result = play.game.result(play.state)
    assert (result.ended, result.winners) == ("two_wins", (B,))
    assert [(score.seat, score.total) for score in result.scores] == [(A, 0), (B, 2), (C, 0)]
    assert result.scores[1].parts == {"rounds": 2}
    assert [load_words().say(why) for why in result.scores[1].why] == ["Won round -1", "Won round 1"]


def test_one_round_each_decides_nothing():  # OR2.1
    play = attacked(last_stand(won=(A,)))
    assert play.game.result(play.state) is None
    assert play.pending is not None


def test_the_match_ends_only_with_the_round():  # OR7.3
    play = scene("1 2", "3", "4", won=(A,))
    assert play.game.result(play.state) is None
    assert asked(answer(play, "1")) == (B, "play")


def test_a_match_is_for_three_to_six():  # OR1.4
    assert list(OctoRage.seat_counts) == [3, 4, 5, 6]
    assert OctoRage().seats(6, None) == ("seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6")


def test_an_unknown_seat_is_refused():
    with pytest.raises(ValueError, match="'seat 9' is no seat"):
        begun(3).state.index("seat 9")
