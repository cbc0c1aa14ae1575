"""What the window tells about card matches: from the opening on, and to each seat in its own words."""

from random import Random

import pytest
from tests.ui.card_matches import card_window, screen_text

from meeple_city.border import message
from meeple_city.ui.modes.choose import ChooseMode
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.overlays import CoverMode, TipMode
from meeple_city.ui.modes.score import ScoreMode
from meeple_city.ui.settings import Settings

ONE_PERSON = ["human", "easy", "easy"]


def said_to(match, seat, key):
    """What a seat was last told under a key."""
    return [told.to(seat) for told in match.history._told if told.to(seat).key == key][-1]


def test_what_happens_before_the_first_answer_is_told():
    window, _ = card_window("octorage", ONE_PERSON)
    text = " ".join(window.news.log_lines())
    assert "The mercenaries are, from the first seat on: " in text
    assert "starts a new turn" in text


def test_the_only_person_reads_what_they_were_dealt():
    window, match = card_window("octorage", ONE_PERSON)
    hand = match.play.state.hand("seat 1")
    dealt = window.words.say(message("octorage.event.round_begun_hand", cards=hand))
    assert dealt in window.news.log_lines()


def test_several_people_read_it_only_once_the_cover_is_lifted():
    window, match = card_window("octorage", ["human"] * 3)
    seat = match.play.pending.seat
    assert isinstance(window.mode, CoverMode)
    assert "you are dealt" not in screen_text(window)
    window.input_router.key_down("enter", None)
    assert isinstance(window.mode, ChooseMode)
    dealt = window.words.say(said_to(match, seat, "octorage.event.round_begun_hand"))
    assert dealt in window.news.log_lines()


def test_private_news_stay_until_the_seat_has_answered():
    """What a player drew is still there after more than the last few events."""
    rng = Random(3)
    window, match = card_window("octorage", ["human", *["easy"] * 5], lambda ask: rng.choice(ask.options), seed=5)
    seen = 0
    while match.play.pending is not None:
        window.tick(5.0)
        if isinstance(window.mode, ChooseMode):
            unheard = match.history.unheard("seat 1")
            drawn = [message for message in unheard if message.key == "octorage.event.cards_drawn"]
            seen += len(drawn)
            assert all(window.words.say(message) in window.news.log_lines() for message in drawn)
            window.answer(rng.choice(match.play.pending.options))
    assert seen


def test_while_streaming_private_news_go_to_the_terminal():
    window, match = card_window("octorage", ONE_PERSON, settings=Settings(tips=False, streamer=True))
    lines = []
    window.tell_streamer = lines.append
    rng = Random(1)
    while match.play.pending is not None:
        window.tick(5.0)
        assert not any(words in screen_text(window) for words in ("you get", "You draw", "you are dealt", "You steal"))
        if isinstance(window.mode, ChooseMode):
            window.answer(rng.choice(match.play.pending.options))
    name = match.play.state.players[0].character
    assert any(line.startswith(f"{name}: ") and "; you get " in line for line in lines)


def foreign_secrets(window, match, reader):
    """Sentences on the screen that seats other than the reader were told in private, and the reader was not."""
    say, heard, text = window.words.say, match.history._told, screen_text(window)
    for own in sorted({say(told.to(reader)) for told in heard}, key=len, reverse=True):
        text = text.replace(own, "")
    private = {say(message) for told in heard for seat, message in told.private.items() if seat != reader}
    return [secret for secret in private if secret in text]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("octorage", ["human"] * 4, {}),
        ("octorage", ["human", "easy", "human"], {"characters": "chosen"}),
        ("rarrr", ["human", "human"], {"face_down": "on"}),
        ("rarrr", ["easy", "human", "human"], {}),
        ("rarrr", ["human", "easy"], {"face_down": "on"}),
    ],
)
def test_no_seat_reads_the_private_words_of_another(game, players, options, seed):
    rng = Random(seed)
    window, match = card_window(game, players, lambda ask: rng.choice(ask.options), seed, **options)
    people = [seat for seat, kind in match.players.items() if kind == "human"]
    steps = 0
    while not isinstance(window.mode, ScoreMode) and steps < 400:
        steps += 1
        window.tick(5.0)
        asked = isinstance(window.mode, ChooseMode)
        reader = match.play.pending.seat if asked else people[0] if len(people) == 1 else None
        assert not foreign_secrets(window, match, reader)
        if isinstance(window.mode, CoverMode):
            assert screen_text(window) == f"Pass to {window.words.name('seat', window.mode.seat)}"
            window.input_router.key_down("enter", None)
        elif asked:
            window.answer(rng.choice(match.play.pending.options))
    assert steps > 20


def test_the_line_at_the_top_names_the_seat_that_is_asked():
    """Also while somebody else's turn goes on, and before the first battle."""
    window, match = card_window("rarrr", ["easy"] * 3)
    for _ in range(200):
        window.tick(5.0)
        if match.play.pending is None:
            break
        if isinstance(window.mode, LookAroundMode):
            assert window.captions.said == f"{window.words.name('seat', window.next_seat)} is playing"


def test_spectators_of_a_card_match_see_the_table():
    window, _ = card_window("rarrr", ["easy"] * 3)
    shown = [laid.card.front.art for laid in window.screen.cards.values()]
    assert "angriest:" in shown
    assert sum(art.startswith("monster:") for art in shown) == 3


@pytest.mark.parametrize(("game", "more"), [("rarrr", ["rarrr.draft"]), ("octorage", [])])
def test_the_first_card_match_is_introduced_with_tips_about_that_game(game, more):
    window, _ = card_window(game, ONE_PERSON, settings=Settings())
    for _ in range(20):
        window.tick(5.0)
        if isinstance(window.mode, TipMode):
            break
    assert window.mode.tip == f"{game}.welcome"
    assert "paws" not in " ".join(window.captions.tip_lines).lower()
    window.input_router.key_down("enter", None)
    for tip in more:
        assert window.mode.tip == tip
        window.input_router.key_down("enter", None)
    assert isinstance(window.mode, ChooseMode)
