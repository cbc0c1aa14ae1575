"""R12: dealing, playing and scoring cards in general; each card has its own file in cards/."""

from tests.kit.characters import character_points, last_questions, monster
from tests.kit.rampage import felled, new_match, of_colour, put_all, rule, situation

from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.events import CardGained, CharacterImitated, Foretold, MeeplePaid, SuperpowerPlayed
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.meal import appetite


@rule("R12.1")
def test_everybody_is_dealt_a_card_of_each_kind_and_the_superpower_is_secret():
    game = new_match("red", "yellow", "green", cards="on", seed=3)
    for seat, monster_ in game.state.monsters.items():
        assert [len(pile) for pile in (monster_.characters, game.state.team_of(seat).powers, monster_.superpowers)] == [
            1,
            1,
            1,
        ]
        assert Rampage().view(game.state, seat).monsters[seat].superpowers == monster_.superpowers
        assert Rampage().view(game.state, None).monsters[seat].superpowers is None
        assert Rampage().view(game.state, None).monsters[seat].face_down == 1
    decks = game.state.decks
    assert [len(pile) for pile in (decks.characters, decks.powers, decks.superpowers)] == [13, 13, 13]
    assert len(game.of(CardGained)) == 9


@rule("R12.1")
def test_the_seed_decides_who_gets_what_and_without_cards_nobody_gets_any():
    dealt = [new_match("red", "green", cards="on", seed=seed).of(CardGained) for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]
    assert new_match("red", "green").of(CardGained) == []


@rule("R12.1")
def test_characters_and_powers_are_introduced_to_all_a_superpower_to_its_owner():
    game = new_match("red", "green", cards="on", seed=3)
    for event in game.of(CardGained):
        told = {seat: Rampage().describe(game.state, event, seat) for seat in ("red", "green", None)}
        secret = event.card in names_of("superpower")
        assert [seat for seat, words in told.items() if "card" in words.args] == (
            [event.seat] if secret else ["red", "green", None]
        )


@rule("R12.2")
def test_a_superpower_is_played_once_and_is_out_of_play_then():
    game = situation("red", "green", cards={"red": ("unleashed",)})
    assert "play unleashed" in game.ask.options
    game.answers("play unleashed")
    assert game.of(SuperpowerPlayed) == [SuperpowerPlayed("red", "unleashed")]
    assert "play unleashed" not in game.ask.options
    assert game.state.monsters["red"].superpowers == ()
    assert game.state.decks.discarded == ("unleashed",)
    game.waits_for("red", "action")


@rule("R12.2")
def test_a_power_works_again_and_again():
    game = situation("red", "green", "yellow", cards={"red": ("boxer",)})
    game.does("move", felled("body:green")).does("move", felled("body:yellow"))
    assert game.state.monsters["red"].broken == 4
    assert game.state.team_of("red").powers == ("boxer",)
    game.waits_for("green", "action")


@rule("R12.2")
def test_two_copies_of_a_power_work_like_one():
    food = of_colour("red", 9)
    twice = ("star_dancer", "sharp_canines") * 2
    game = situation("red", "green", cards={"red": twice}, table=[put_all(food, "Mills")], two_boxes=True)
    game.does("move").shoots()
    game.waits_for("red", "action")
    game.stops().answers(*food[:8])
    game.waits_for("green", "action")


@rule("R12.3")
def test_a_superpower_is_played_before_between_or_after_actions_but_not_while_eating():
    food = of_colour("red", 2, 12)
    game = situation("red", "green", cards={"red": ("paralyzing_gaze",)}, table=[put_all(food, "Mills")])
    assert "play paralyzing_gaze" in game.ask.options
    game.does("breathe")
    assert "play paralyzing_gaze" in game.ask.options
    game.does("breathe")
    game.waits_for("red", "neighborhood", "play paralyzing_gaze", "Mills", "done")
    game.answers("Mills")
    game.waits_for("red", "eat", *food, "done")
    game.answers("done")
    game.waits_for("red", "end_of_turn", "done")


@rule("R12.3")
def test_it_is_played_on_ones_own_turn_only():
    game = situation("red", "green", cards={"green": ("paralyzing_gaze",)})
    assert game.ask.options[-1] == "stop"
    assert not [option for option in game.ask.options if option.startswith("play")]
    game.waits_for("red", "action")


@rule("R12.4")
def test_whoever_might_hold_the_card_is_asked_whether_to_interrupt():
    for card, options in (("teeth_protector", ("pass", "teeth_protector")), ("hobo", ("pass",))):
        game = situation("red", "green", cards={"green": (card,)}).does("move", felled("body:green"))
        game.waits_for("green", "interrupt_teeth_protector", *options)
        assert game.ask.about == {"breaker": "red", "teeth": 1}
        game.answers("pass")
        assert game.state.monsters["green"].teeth == 3
        game.waits_for("red", "action")


@rule("R12.4")
def test_nobody_is_asked_who_holds_no_card_or_when_the_card_is_known_to_be_gone():
    game = situation("red", "green", cards={"red": ("hobo",)}).does("move", felled("body:green"))
    assert game.state.monsters["green"].teeth == 3
    game.waits_for("red", "action")
    game = situation("red", "green", "yellow", cards={"green": ("teeth_protector",), "yellow": ("hobo",)})
    game.does("move", felled("body:green")).answers("teeth_protector")
    game.does("move", felled("body:yellow"))
    assert game.state.monsters["yellow"].teeth == 3
    game.waits_for("green", "action")


@rule("R12.5")
def test_a_tie_for_the_most_scores_in_the_french_edition_only():
    assert character_points("mean", monster(red=2), monster(red=1, first=5)) == 10
    tie = monster(red=2), monster(red=2, first=5)
    assert [character_points("mean", *tie, edition=edition) for edition in ("en", "fr")] == [0, 10]


@rule("R12.6")
def test_retainer_then_really_hungry_then_sharp_canines():
    cards = ("retainer", "sharp_canines", "really_hungry")
    food = put_all(of_colour("red", 2, 12), "Mills")
    for teeth, meal in ((0, 10), (1, 10), (4, 14)):
        game = situation("red", "green", cards={"red": cards}, teeth={"red": teeth}, table=[food]).stops()
        game.answers("play really_hungry")
        assert appetite(game.play, "red") == meal
        game.answers("done")
        game.waits_for("green", "action")


@rule("R12.7")
def test_meeples_paid_for_a_tooth_that_a_card_breaks_go_to_the_box_in_the_french_edition():
    stomach = of_colour("blue", 2)
    for edition, to in (("en", "green"), ("fr", "")):
        game = situation(
            "red",
            "green",
            cards={"green": ("teeth_protector",)},
            teeth={"red": 0},
            stomachs={"red": stomach},
            options={"edition": edition},
        )
        game.does("move", felled("body:green")).answers("teeth_protector", "blue", "blue")
        assert game.of(MeeplePaid) == [MeeplePaid("red", meeple, to) for meeple in stomach]
        assert game.state.monsters["green"].teeth == 4
        game.waits_for("red", "action")


@rule("R10.6")
def test_before_the_stomachs_are_opened_imitator_chooses_then_seer_foretells():
    game = last_questions(red=("seer",), yellow=("imitator",), green=("softie",))
    game.waits_for("yellow", "imitate", "softie", "seer")
    game.answers("softie")
    game.waits_for("red", "foretell", "red", "yellow", "green")
    game.answers("green")
    assert game.of(CharacterImitated, Foretold) == [CharacterImitated("yellow", "softie"), Foretold("red", "green")]
    game.is_over("max_turns")
