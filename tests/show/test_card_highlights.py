from meeple_city.border import message
from meeple_city.show.card_highlights import BATTLE, DYNAMITE, FOUGHT_FOR, LIVES, TOLD, Battle, worth_of_cards
from meeple_city.show.highlights import LEAD, LEAD_IN, StepStory, highlights
from meeple_city.words.catalogue import load_words

PLAYED = message("rarrr.event.set_begun", seat="seat 1", card="fire 2")


def cards(*told):
    return StepStory(None, tuple(told), shot=False, cards=True)


def destroyed(seat):
    return message("rarrr.event.city_destroyed", seat=seat, city="Paris")


def weapon(card):
    return message("octorage.event.weapon_played", seat="seat 1", card=card)


def test_every_message_that_counts_is_in_the_catalogue():
    words = load_words("en")
    assert [key for key in (*TOLD, *LIVES, FOUGHT_FOR) if not words.knows(key)] == []


def test_a_round_won_is_worth_more_than_a_curse_and_a_curse_more_than_a_weapon():
    won = message("octorage.event.round_won", seat="seat 2")
    curse = message("octorage.event.treasure_played", seat="seat 1", card="Golden Skull", target="seat 2")
    worths = [sum(worth_of_cards([one], Battle()).values()) for one in (won, curse, weapon("machete 3"))]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] > 0


def test_only_dynamite_is_dynamite():
    assert DYNAMITE in worth_of_cards([weapon("dynamite 12")], Battle())
    assert DYNAMITE not in worth_of_cards([weapon("machine gun 11")], Battle())


def test_an_attack_is_worth_the_lives_it_costs():
    hit = [worth_of_cards([message(LIVES[0], seat="seat 1", lost=lost)], Battle())["lives"] for lost in (1, 4)]
    assert hit[1] == 4 * hit[0]


def test_a_city_that_many_cards_were_played_for_is_worth_more_and_the_next_battle_begins_anew():
    battle = Battle()
    for _ in range(6):
        worth_of_cards([PLAYED], battle)
    assert worth_of_cards([destroyed("seat 1")], battle)[BATTLE] > 0
    assert BATTLE not in worth_of_cards([destroyed("seat 2")], battle)


def test_what_led_to_a_highlight_is_shown_before_it():
    found = highlights(
        [cards(PLAYED)] * 8 + [cards(message("rarrr.event.passed", seat="seat 2")), cards(destroyed("seat 1"))]
    )
    assert [one.step for one in found[:3]] == [9, 6, 7]
    assert all(one.reasons[0] == LEAD_IN for one in found[1:3])


def test_whoever_overtakes_the_leader_in_cities_makes_a_highlight():
    found = highlights([cards(destroyed(seat)) for seat in ("seat 1", "seat 2", "seat 2")])
    assert [one.step for one in found if LEAD in one.reasons] == [2]


def test_what_is_told_without_worth_is_no_highlight():
    assert highlights([cards(message("rarrr.event.turn_begun", seat="seat 1")), cards()]) == ()
