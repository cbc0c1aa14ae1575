"""What is told about a match, from its opening on: to everybody, and to each seat."""

import io

import pytest
from tests.kit.matches import begin, resume

from meeple_city.border import message
from meeple_city.border.plain import to_plain
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.events import DeckReshuffled, MatchBegun, RoundBegun
from meeple_city.games.rarrr.cards import read_decks
from meeple_city.games.registry import find_game
from meeple_city.match.driver import Match, Participants
from meeple_city.match.journal import Header
from meeple_city.match.players import make_bot
from meeple_city.match.telling import Told
from meeple_city.setup.terminal_front_end import TerminalFrontEnd

PUBLIC, OWN = message("toy.taken", seat="red"), message("toy.taken", seat="red", count=3)


class Listening:
    """A player that notes what it is told with each question, and answers with the last option."""

    tries = None

    def __init__(self):
        self.told = []

    def decide(self, asked):
        self.told.append(asked.told)
        return asked.ask.options[-1]

    def close(self):
        pass


def bots(game, seats, watch, **options):
    """A match of random bots in a real game."""
    entry = find_game(game)
    names = entry.game.seats(seats, None)
    top = Header(game, entry.game.version, entry.game.read_options(options), 4, names, ("random",) * seats)
    players = {seat: make_bot("random", {}, 4, seat) for seat in names}
    return Match.begin(entry.game, top, Participants(players, watch=watch))


def test_a_seat_hears_its_own_words_and_all_others_the_public_ones():
    told = Told(PUBLIC, {"red": OWN})
    assert told.to("red") == OWN
    assert told.to("blue") == told.to(None) == PUBLIC


def test_with_a_question_comes_what_happened_since_the_seat_last_answered():
    red, blue = Listening(), Listening()
    begin("sticks", players={"red": red, "blue": blue}).run()
    assert red.told[0] == ()
    assert blue.told[0] == (PUBLIC,)
    assert red.told[1] == (OWN, message("toy.taken", seat="blue"))
    assert blue.told[1] == (message("toy.taken", seat="blue", count=3), PUBLIC)


def test_a_refused_answer_is_asked_again_with_the_same_words():
    class Stubborn(Listening):
        def decide(self, asked):
            answer = super().decide(asked)
            return answer if asked.tries else "nine"

    blue = Stubborn()
    match = begin("sticks", players={"blue": blue})
    match.step()
    match.step()
    assert blue.told == [(PUBLIC,), (PUBLIC,)]


def test_a_resumed_match_tells_what_the_seat_had_not_heard(tmp_path):
    path = tmp_path / "m.journal"
    match = begin("sticks", path)
    for _ in range(3):
        match.step()
    match.close()
    again = resume(path)
    assert [again.history.unheard(seat) for seat in ("red", "blue")] == [
        match.history.unheard(seat) for seat in ("red", "blue")
    ]
    assert again.history.new == match.history.new != ()
    again.close()


@pytest.mark.parametrize(
    ("game", "expected"),
    [("rarrr", ["angriest_taken", "set_up"]), ("octorage", ["match_begun", "round_begun", "turn_begun"])],
)
def test_the_opening_is_told_once_before_the_first_answer(game, expected):
    heard = []
    match = bots(game, 3, lambda match: heard.append((match.play.number, match.history.new)))
    match.step()
    (number, opening), (_, first) = heard
    assert (number, [told.public.key.rpartition(".")[2] for told in opening]) == (0, expected)
    assert opening != first


def test_the_dealt_hand_is_told_to_its_seat_alone():
    match = bots("octorage", 3, lambda match: None)
    begun, dealt, _ = match.play.new_events
    assert (type(begun), type(dealt)) == (MatchBegun, RoundBegun)
    told = match.history.new[1]
    assert dict(told.public.args) == {}
    for seat in match.header.seats:
        assert told.to(seat).args == {"cards": match.play.state.hand(seat)}


def test_verbose_begins_with_the_opening():
    out = io.StringIO()
    front_end = TerminalFrontEnd(out, verbose=True, timeout_s=1.0)
    match = bots("rarrr", 2, front_end.watch)
    match.step()
    first, second, *_ = out.getvalue().splitlines()
    assert first.startswith("0 Seat ")
    assert first.endswith(" takes the Angriest Monster card")
    assert second == "0 Everybody gets a monster, and katakana cards to draft"


def strings(plain):
    """All strings in JSON, keys included; of RARRR!!'s whole deck of Power cards, none."""
    if isinstance(plain, dict):
        rows = [row for key, value in plain.items() if key != "deck" for row in (key, value)]
        return {text for row in rows for text in strings(row)}
    if isinstance(plain, list | tuple):
        return {text for row in plain for text in strings(row)}
    return {plain} if isinstance(plain, str) else set()


class Eavesdropper:
    """Checks, step by step, that no seat is told about a card that it has not seen before or after the step."""

    def __init__(self, cards):
        self.cards, self.before, self.private = set(cards), {}, 0

    def __call__(self, match):
        play = match.play
        for seat in (None, *match.header.seats):
            seen = strings(to_plain(play.game.view(play.state, seat)))
            shuffled = any(isinstance(event, DeckReshuffled) for event in play.new_events)
            for told in match.history.new:
                named = self.cards & strings(dict(told.to(seat).args))
                assert shuffled or named <= seen | self.before.get(seat, set()), (seat, told)
                self.private += seat in told.private
            self.before[seat] = seen


@pytest.mark.parametrize(("game", "seats"), [("rarrr", 2), ("rarrr", 4), ("octorage", 3), ("octorage", 6)])
def test_nobody_is_told_about_a_card_they_have_not_seen(game, seats):
    cards = {"rarrr": {*read_decks().powers, *read_decks().katakana}, "octorage": box().deck()}[game]
    eavesdropper = Eavesdropper(cards)
    bots(game, seats, eavesdropper, **({"face_down": "on"} if game == "rarrr" else {})).run()
    assert eavesdropper.private > 50
