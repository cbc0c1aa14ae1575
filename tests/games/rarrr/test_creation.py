"""Creating Monsters and drafting (RR2)."""

from itertools import permutations

from tests.games.rarrr.kit import DECKS, GAME, asked, give, options, seat, start, with_player

from meeple_city.core.play import Play
from meeple_city.games.rarrr.state import Stage


def katakana_round(play):
    """Everybody drafts the first card offered, until the packs are empty."""
    while asked(play).endswith("draft") and play.state.stage is Stage.CREATION:
        play.give(play.pending.options[0])
    return play


def test_rr2_2_everybody_starts_with_three_boosts_and_those_of_empty_seats_are_in_the_box():
    play = start(2)
    assert [player.boosts for player in play.state.players] == [(1, 2, 3)] * 2
    assert sum(card.startswith("boost") for card in play.state.box) == 12


def test_rr2_2_the_seed_says_who_is_angriest_first():
    first = {start(3, seed).state.angriest for seed in range(30)}
    assert first == {"seat 1", "seat 2", "seat 3"}
    assert start(3, 7).state.angriest == start(3, 7).state.angriest


def test_rr2_3_everybody_gets_a_monster_of_their_own_and_the_others_are_out():
    play = start(6)
    monsters = [player.monster for player in play.state.players]
    assert len(set(monsters)) == 6
    assert set(DECKS.monsters) - set(monsters) <= set(play.state.box)


def test_rr2_4_three_katakana_cards_each_are_drafted_and_the_rest_are_out():
    play = start(4)
    assert [len(player.pack) for player in play.state.players] == [3] * 4
    assert sum(card in DECKS.katakana for card in play.state.box) == 24 - 12
    assert play.state.katakana == ()


def test_rr2_4_what_is_not_picked_goes_to_the_left():
    play = start(3)
    packs = [player.pack for player in play.state.players]
    for pack in packs:
        play.give(pack[0])
    assert [player.pack for player in play.state.players] == [packs[2][1:], packs[0][1:], packs[1][1:]]
    assert [player.drafted for player in play.state.players] == [(pack[0],) for pack in packs]


def test_rr2_4_a_pick_is_secret_until_all_have_picked():
    play = start(3)
    before = GAME.view(play.state, "seat 2"), GAME.view(play.state, None)
    play.give(play.pending.options[0])
    assert (GAME.view(play.state, "seat 2"), GAME.view(play.state, None)) == before
    assert GAME.view(play.state, "seat 1").you.pick is not None


def test_rr2_4_the_last_card_needs_no_question():
    play = start(2)
    for _ in range(4):
        play.give(play.pending.options[0])
    assert asked(play) == "1 leave_out"
    assert [record.auto for record in play.records] == [False] * 4 + [True] * 2


def test_rr2_5_one_of_three_is_left_out_and_nobody_knows_which_until_all_have_chosen():
    play = katakana_round(start(2))
    drafted = seat(play, 1).drafted
    assert options(play) == set(drafted)
    before = GAME.view(play.state, "seat 2"), GAME.view(play.state, None)
    play.give(drafted[1])
    assert (GAME.view(play.state, "seat 2"), GAME.view(play.state, None)) == before
    play.give(play.pending.options[0])
    assert seat(play, 1).katakana == (drafted[0], drafted[2])
    assert drafted[1] in play.state.box
    assert GAME.view(play.state, "seat 2").seats[0].katakana == (drafted[0], drafted[2])


def test_rr2_6_a_finished_monster_shows_twelve_icons_the_sum_of_its_cards():
    play = katakana_round(start(2))
    give(play, f"1 {seat(play, 1).drafted[0]}", f"2 {seat(play, 2).drafted[0]}")
    for player in play.state.players:
        assert sum(player.icons) == 12
        assert player.icons == DECKS.icons(player.monster, player.katakana)


def test_rr2_7_a_name_is_the_three_syllables_in_any_order():
    play = katakana_round(start(2))
    give(play, f"1 {seat(play, 1).drafted[0]}", f"2 {seat(play, 2).drafted[0]}")
    assert asked(play) == "1 name"
    syllables = (seat(play, 1).monster, *seat(play, 1).katakana)
    assert options(play) == {"".join(order).capitalize() for order in permutations(syllables)}
    assert len(options(play)) == 6
    name = play.pending.options[-1]
    play.give(name)
    assert GAME.view(play.state, None).seats[0].name == name
    assert asked(play) == "2 name"


def test_rr2_7_after_the_last_name_the_first_round_begins():
    play = katakana_round(start(2))
    while play.state.stage is Stage.CREATION:
        play.give(play.pending.options[0])
    assert (play.state.stage, play.state.round, asked(play)) == (Stage.POWER_UP, 1, "1 draft")


def test_rr2_4_several_cards_of_one_face_are_still_asked_for():
    """If the question were skipped, the others would know that the pack holds only one face."""
    play = start(2)
    while play.state.stage is Stage.CREATION:
        play.give(play.pending.options[0])
    twins = with_player(play.state, 1, pack=("fire 1",) * 12)
    again = Play(GAME, twins, 1)
    assert (asked(again), options(again)) == ("1 draft", {"fire 1"})


def test_a_match_can_be_resumed_in_the_middle_of_the_first_draft():
    play = start(3)
    for _ in range(4):
        play.give(play.pending.options[0])
    twin = play.fork()
    assert (twin.state, twin.pending) == (play.state, play.pending)
