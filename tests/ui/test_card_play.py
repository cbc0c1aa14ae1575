"""Card games at the window: what lies on the table, and how it is played with pointer and keys."""

import math
from dataclasses import replace
from random import Random

import pytest
from tests.ui.card_matches import card_window

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.display.camera import Camera
from meeple_city.games.rarrr.cards import power_of
from meeple_city.ui.cards.hand_fan import CARD_M, HIGH_M, HandFan
from meeple_city.ui.cards.spots import HAND
from meeple_city.ui.match_presenter import headline_of
from meeple_city.ui.modes.bid import BidMode
from meeple_city.ui.modes.card_choice import CardChoiceMode
from meeple_city.ui.modes.overlays import CoverMode
from meeple_city.ui.modes.score import ScoreMode, score_lines
from meeple_city.ui.settings import Settings
from meeple_city.words.catalogue import load_words


def hand(window):
    return {id_: spot.key for id_, spot in window.cards.spots.items() if spot.zone == HAND}


def play_until(window, match, wanted, rng=None, steps=900):
    """Answer at random until a mode is on the screen."""
    rng = rng or Random(1)
    for _ in range(steps):
        window.tick(5.0)
        if wanted(window):
            return
        if isinstance(window.mode, CoverMode):
            window.input_router.key_down("enter", None)
        elif isinstance(window.mode, CardChoiceMode):
            window.answer(rng.choice(match.play.pending.options))
    raise AssertionError("never came")


def lay_everything(window):
    """Lay cards until no more can be laid; how many there were."""
    laid = 0
    while free := [id_ for id_, key in hand(window).items() if window.mode.bid.why_not(key) is None]:
        window.mode.take(free[0])
        laid += 1
    return laid


def bidding(**options):
    window, match = card_window("rarrr", ["human", "easy", "easy"], lambda ask: ask.options[0], seed=3, **options)
    play_until(window, match, lambda window: isinstance(window.mode, BidMode))
    return window, match


@pytest.mark.parametrize("game", ["rarrr", "octorage"])
def test_the_hand_lies_before_its_holder_and_nobody_else(game):
    window, match = card_window(game, ["human"] * 3, seed=2)
    play_until(window, match, lambda window: isinstance(window.mode, CardChoiceMode))
    view = match.play.game.view(match.play.state, match.play.pending.seat)
    held = view.hand if game == "octorage" else view.you.hand or view.you.pack or view.you.drafted
    assert sorted(hand(window).values()) == sorted(held)


@pytest.mark.parametrize("game", ["rarrr", "octorage"])
def test_while_streaming_no_card_of_a_hand_shows_its_face(game):
    window, match = card_window(game, ["human", "easy", "easy"], seed=2, settings=Settings(tips=False, streamer=True))
    play_until(window, match, lambda window: isinstance(window.mode, CardChoiceMode))
    assert not hand(window)


@pytest.mark.parametrize("game", ["rarrr", "octorage"])
def test_while_the_screen_is_passed_on_the_table_shows_no_hand(game):
    window, match = card_window(game, ["human"] * 3, seed=2)
    play_until(window, match, lambda window: isinstance(window.mode, CoverMode))
    assert window.captions.covered


def test_a_monster_that_is_named_has_its_name_on_a_card_of_its_own():
    window, match = card_window("rarrr", ["human", "easy", "easy"], seed=3)
    play_until(window, match, lambda window: window.cards.find("name", owner=match.seats[1]))
    player = match.play.state.player(match.seats[1])
    card = window.cards.spots[window.cards.find("name", owner=player.seat)].card
    assert card.front.title == player.name
    assert card.front.art == f"monster:{player.monster}"
    assert len(card.front.marks) == 3
    play_until(window, match, lambda window: isinstance(window.mode, BidMode))
    assert not window.cards.find("name")


def test_a_bid_is_laid_out_with_its_level_and_can_be_changed():
    window, _ = bidding()
    before = sorted(hand(window).values())
    window.mode.take(next(id_ for id_, key in hand(window).items() if window.mode.bid.why_not(key) is None))
    laid = window.cards.find("set", owner="seat 1")
    assert len(hand(window)) == len(before) - 1
    assert window.mode.bid.level > 0
    window.mode.take(laid)
    assert sorted(hand(window).values()) == before
    assert window.mode.bid.level == 0


def test_a_card_that_cannot_be_laid_says_why():
    window, _ = bidding()
    lay_everything(window)
    card, key = next(iter(hand(window).items()))
    power = power_of(key)
    window.mode.take(card)
    assert window.words.name("power", power.value) in window.captions.noted


def test_a_bid_that_is_too_low_cannot_be_confirmed():
    window, match = bidding()
    asked = match.play.pending
    window.input_router.key_down("enter", None)
    assert match.play.pending is asked
    assert "not enough" in window.captions.noted


def test_a_confirmed_bid_is_made_as_it_was_laid_out():
    window, match = bidding()
    laid = lay_everything(window)
    promised, level = window.mode.bid.sets, window.mode.bid.level
    assert laid > 1
    window.mode.confirm()
    for _ in range(3 * laid):
        window.tick(5.0)
        player = match.play.state.player("seat 1")
        if len(player.sets) == len(promised) and player.level == level:
            break
    assert match.play.state.player("seat 1").level == level


def test_a_weapon_too_low_says_what_it_takes():
    rng = Random(2)
    window, match = card_window("octorage", ["human", "easy", "easy"], lambda ask: rng.choice(ask.options), seed=2)

    def has_low_card(window):
        mode = window.mode
        return isinstance(mode, CardChoiceMode) and any(window.cards.why_not(id_, mode.ask) for id_ in hand(window))

    play_until(window, match, has_low_card, rng)
    low = next(id_ for id_ in hand(window) if window.cards.why_not(id_, window.mode.ask))
    window.mode.take(low)
    assert "too low" in window.captions.noted.lower()


@pytest.mark.parametrize("game", ["rarrr", "octorage"])
def test_a_match_is_played_with_keys_alone(game):
    window, match = card_window(game, ["human", "easy", "easy"], lambda ask: ask.options[-1], seed=4)
    press = window.input_router.key_down
    for _ in range(3000):
        window.tick(5.0)
        if isinstance(window.mode, ScoreMode):
            break
        if isinstance(window.mode, BidMode):
            press("p", None)
        elif isinstance(window.mode, CardChoiceMode):
            press("arrow_right", None)
            press("enter", None) if window.mode.order() else press("1", None)
    assert isinstance(window.mode, ScoreMode) or match.play.pending is None


def test_cards_change_their_words_with_the_language():
    window, _ = bidding()
    before = {face.title for face in window.screen.faces}
    window.words = load_words("fr")
    window.tick(0.0)
    after = {face.title for face in window.screen.faces}
    assert "Toxic" in before
    assert "Toxic" not in after
    assert len(hand(window)) == 12


def test_players_go_by_the_name_of_their_monster_once_it_has_one():
    window, match = bidding()
    names = {player.seat: player.name for player in match.play.state.players}
    assert {strip.id: strip.name for strip in window.captions.strips} == names
    assert names[match.play.pending.seat] in window.captions.said


def test_a_name_that_people_gave_stays_and_the_monsters_stands_beside_it():
    window, match = bidding()
    window.names = {"seat 1": "Anna"}
    window.show_view(match.play.game.view(match.play.state, None), "seat 1")
    strip = window.captions.strips[0]
    assert strip.name == "Anna"
    assert match.play.state.player("seat 1").name in strip.tag


@pytest.mark.parametrize(("resistance", "marks"), [("on", 1), ("off", 0)])
def test_a_city_shows_what_it_resists_only_where_that_rule_is_played(resistance, marks):
    window, _ = bidding(resistance=resistance)
    contest = window.cards.spots[window.cards.find("contest")]
    assert len(contest.card.front.marks) == marks


def test_whoever_points_at_the_contested_city_reads_its_worth_its_group_and_what_it_resists():
    window, _ = bidding(resistance="on")
    city = window.view.city
    lines = window.cards.explain(window.cards.find("contest")).lines
    power = load_words("en").name("power", city.resists)
    assert any(str(city.worth) in line and city.group in line for line in lines)
    assert any(power in line for line in lines)
    assert city.name in window.captions.said


def test_cards_that_cannot_be_laid_are_dim_and_say_why_when_pointed_at():
    window, _ = bidding()
    lay_everything(window)
    card = next(iter(hand(window)))
    assert card in window.screen.dimmed
    assert card not in window.screen.glowing
    window.pointing.show_card(card)
    assert window.captions.hint.lines == (window.mode.why_not(card),)
    assert window.captions.hint.side in ("left", "right")  # never over what is being bid


def test_the_label_of_a_card_in_the_hand_stands_beside_the_bid_and_not_over_it():
    window, _ = bidding()
    laid = next(id_ for id_, key in hand(window).items() if window.mode.bid.why_not(key) is None)
    window.mode.take(laid)
    own = [id_ for id_, spot in window.cards.spots.items() if spot.owner == "seat 1" and spot.zone not in (HAND, "won")]
    across = [window.screen.project(window.cards.place_mm(id_))[0] for id_ in own]
    for card in hand(window):
        (x, _), side = window.cards.label_spot(card)
        assert (side == "left" and x < min(across)) or (side == "right" and x > max(across))
    assert window.cards.label_spot(window.cards.find("set", owner="seat 1"))[1] == "over"


def test_whoever_points_at_a_strip_reads_what_it_counts():
    window, _ = bidding()
    lines = window.pointing._named("seat:seat 2").lines
    other = window.view.seats[1]
    assert window.words.say(message("screen.cards.holds", count=other.hand)).casefold() in " ".join(lines).casefold()
    assert any(str(other.points) in line for line in lines)
    window, _ = card_window("octorage", ["human", "easy", "easy"])
    lines = window.pointing._named("seat:seat 2").lines
    assert lines[0].startswith("5 lives")
    assert any("rounds won: 0 of 2" in line.casefold() for line in lines)


def test_a_dodge_that_costs_its_player_a_life_says_so():
    rng = Random(5)
    window, match = card_window("octorage", ["human", "easy", "easy"], lambda ask: rng.choice(ask.options), seed=2)

    def dodge(window):
        return window.cards.find(HAND, "dodge")

    play_until(window, match, dodge, rng)
    view = window.cards._view
    costs = window.words.say(message("screen.cards.dodge_costs"))
    assert costs not in window.cards.explain(dodge(window)).lines
    mine = replace(next(one for one in view.players if one.seat == "seat 1"), curses=("Sun God Statuette",))
    window.cards.show(replace(view, players=tuple(mine if p.seat == "seat 1" else p for p in view.players)))
    assert costs in window.cards.explain(dodge(window)).lines


def test_a_strip_counts_the_cards_kept_in_a_draft():
    window, match = card_window("rarrr", ["human", "easy", "easy"], seed=3)
    kept = 3
    play_until(
        window,
        match,
        lambda window: bool(window.pending) and window.view.round == 1 and len(window.pending.view.you.drafted) == kept,
    )
    assert window.captions.strips[0].figures[0].text == str(kept)


def test_cards_kept_in_a_draft_lie_in_sight():
    window, match = card_window("rarrr", ["human", "easy", "easy"], seed=3)
    play_until(window, match, lambda window: len(window.pending.view.you.drafted) == 2 if window.pending else False)
    kept = [spot for spot in window.cards.spots.values() if spot.zone == "drafted"]
    assert sorted(spot.key for spot in kept) == sorted(window.pending.view.you.drafted)
    assert len({spot.pose[0][0] for spot in kept}) == 2


def test_a_character_turned_over_is_read_from_its_other_side():
    rng = Random(5)
    window, match = card_window("octorage", ["human", "easy", "easy"], lambda ask: rng.choice(ask.options), seed=2)
    play_until(window, match, lambda window: any(not p.power_up for p in window.view.players if p.character), rng)
    winner = next(player for player in window.view.players if not player.power_up)
    character = window.cards.find("character", owner=winner.seat)
    spot = window.cards.spots[character]
    assert spot.card.back.text in window.cards.explain(character).lines
    assert spot.card.front.text not in window.cards.explain(character).lines
    strip = next(strip for strip in window.captions.strips if strip.id == winner.seat)
    assert strip.figures[-1].count == len(winner.won) == 1


def test_whoever_points_at_a_curse_reads_what_it_does():
    rng = Random(5)
    window, match = card_window("octorage", ["human", "easy", "easy"], lambda ask: rng.choice(ask.options), seed=2)
    play_until(window, match, lambda window: any(player.curses for player in window.view.players), rng)
    bearer = next(player for player in window.view.players if player.curses)
    curse = next(id_ for id_, spot in window.cards.spots.items() if spot.key == bearer.curses[0])
    text = window.cards.spots[curse].card.front.text
    assert text
    assert text in window.cards.explain(curse).lines


@pytest.mark.parametrize("count", [2, 6, 8, 14])
def test_cards_that_are_offered_are_large_whole_and_clear_of_the_hand(count):
    camera = Camera((0.0, -0.4, 1.1), (0.0, 0.0, 0.0), 48.8)
    fan = HandFan(camera, 16 / 9)
    sizes = []
    for number in range(count):
        at, _ = fan.offered(number, count)
        far = ahead_of(fan, at)
        across, up = (
            sum((p - e) * a for p, e, a in zip(at, fan.eye, axis, strict=True)) for axis in (fan.right, fan.up)
        )
        assert abs(across) + CARD_M / 2 < 0.9 * fan.half * fan.shape * far
        assert -0.35 < (up - HIGH_M / 2) / (fan.half * far) < (up + HIGH_M / 2) / (fan.half * far) < 0.75
        sizes.append(CARD_M / (2 * fan.half * fan.shape * far))
    assert min(sizes) > (0.10 if count <= 6 else 0.06)  # of the width of the picture


def test_at_the_end_of_octorage_only_the_characters_are_on_the_table():
    rng = Random(5)
    window, match = card_window("octorage", ["human", "easy", "easy"], lambda ask: rng.choice(ask.options), seed=2)
    play_until(window, match, lambda window: isinstance(window.mode, ScoreMode), rng, steps=5000)
    spots = window.cards.spots.values()
    assert {spot.zone for spot in spots} == {"character"}
    assert len(spots) == 3
    (winner,) = [spot for spot in spots if spot.pose[0][2] > 0.1]
    assert len(next(one for one in window.view.players if one.seat == winner.owner).won) == 2
    assert winner.over
    lines = score_lines(window.mode.over.result, window.words)
    assert lines[0].endswith(": 2 rounds won")
    assert not any("points" in line for line in lines)


def test_the_rim_of_a_glowing_card_in_the_hand_never_pierces_the_next_card():
    fan = HandFan(Camera((0.0, -0.4, 1.1), (0.0, 0.0, 0.0), 45.0), 16 / 9)
    for count in (2, 7, 12):
        near, nearer = (ahead_of(fan, fan.held(number, count, False)[0]) for number in (0, 1))
        rim = (0.0008 + 0.0028 * near) * math.sqrt(0.5)  # as wide as the shader makes it, at an angle of 45 degrees
        assert near - nearer > rim


def ahead_of(fan, at):
    return sum((p - e) * a for p, e, a in zip(at, fan.eye, fan.ahead, strict=True))


@pytest.mark.parametrize("count", range(1, 21))
@pytest.mark.parametrize("shape", [4 / 3, 16 / 9])
def test_every_card_of_the_hand_is_whole_in_the_picture(count, shape):
    camera = Camera((0.0, -1.0, 1.0), (0.0, 0.0, 0.0), 40.0)
    fan = HandFan(camera, shape)
    for number in range(count):
        (x, _, _), _ = pose = fan.held(number, count, raised=False, ready=True)
        far = _ahead(camera, pose[0])
        tilt = HIGH_M / 2 * math.sin(math.radians(6.0 / 2))
        edges = [(x + side * (CARD_M / 2 + tilt)) / (far * fan.half * shape) for side in (-1, 1)]
        assert max(map(abs, edges)) <= 1.0


def _ahead(camera, point):
    way = [b - a for a, b in zip(camera.eye_m, camera.target_m, strict=True)]
    return sum(w * (p - e) for w, p, e in zip(way, point, camera.eye_m, strict=True)) / math.hypot(*way)


def test_the_line_about_a_round_does_not_list_the_hand_and_has_the_badge_of_nobody():
    own = message("rarrr.event.round_begun_own", round=1, cards=("fire 1", "fire 2"))
    others = [message("rarrr.event.monster_named", seat="seat 3", name="Getena"), own]
    assert headline_of(others) == message("rarrr.event.round_begun", round=1, cards=("fire 1", "fire 2"))
    assert headline_of([*others[:1]]).args["seat"] == "seat 3"


def test_the_badge_before_the_line_is_of_the_player_it_is_about():
    told = [message("rarrr.event.monster_finished", seat=f"seat {number}") for number in (1, 2, 3)]
    assert headline_of(told).args["seat"] == "seat 3"


def test_a_characters_own_card_says_its_name_once():
    window, match = card_window("octorage", ["human", "easy", "easy"], seed=2)
    play_until(window, match, lambda window: isinstance(window.mode, CardChoiceMode))
    titles = [window.cards.explain(id_).title for id_, spot in window.cards.spots.items() if spot.zone == "character"]
    assert titles
    assert not any("(" in title for title in titles)


def test_the_only_button_is_not_lit_while_there_are_cards_to_play():
    window, match = card_window("octorage", ["human", "easy", "easy"], seed=2)
    play_until(window, match, lambda window: isinstance(window.mode, CardChoiceMode) and window.mode.ask.kind == "play")
    assert [one.lit for one in window.captions.shown] == [False]


def test_players_to_choose_from_are_buttons_too():
    window, match = card_window("octorage", ["human", "easy", "easy"], seed=2)
    play_until(window, match, lambda window: isinstance(window.mode, CardChoiceMode))
    rivals = ("seat 2", "seat 3")
    window.pending = replace(window.pending, ask=Ask("seat 1", "steal", rivals, about={"character": "José"}))
    window.show(CardChoiceMode(window))
    names = [window.words.name("seat", seat) for seat in rivals]
    assert [one.text for one in window.captions.shown] == names
