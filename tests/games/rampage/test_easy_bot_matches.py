"""Whole matches of easy bots with cards on a random table: whatever is asked, the answer is allowed."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from tests.kit.rampage import city

from meeple_city.border import Outcome
from meeple_city.core.asks import Ask, TableResult, TableTask
from meeple_city.core.play import Play
from meeple_city.games.rampage.bots.easy import EasyBot
from meeple_city.games.rampage.game import Rampage
from meeple_city.match.random_table import RandomTable

MATCHES, MOST_TURNS = 24, 60  # of each kind
CORNERS = {"red": (-30.0, -30.0), "yellow": (-30.0, 30.0), "green": (30.0, 30.0), "blue": (30.0, -30.0)}
# Not "kiss": it takes two neighbours that have eaten, and most cards are played before (test_easy_bot_superpowers).
BY_CARDS = (
    *("climb", "stretch", "jump", "kick", "smash", "catch", "clear_ruin", "rob", "kiss_meeple", "lay_down"),
    *("discard_power", "discard_card", "imitate", "foretell", "end_of_turn"),
    *("interrupt_teeth_protector", "interrupt_too_cute"),
)


def heaped(outcome: Outcome) -> Outcome:
    """Leave Monsters where a random table puts them: many at one and the same point, far from what they want."""
    return outcome


def apart(outcome: Outcome) -> Outcome:
    """Set each Monster down beside the middle of its zone."""
    where = dict(outcome.where_mm)
    for piece in where:
        kind, _, seat = piece.partition(":")
        if kind in ("body", "paws") and (zones := outcome.zones.get(f"paws:{seat}")):
            (x, y), (dx, dy) = city().middle(zones[0]), CORNERS[seat]
            where[piece] = (x + dx, y + dy, where[piece][2])
    return replace(outcome, where_mm=where)


def questions_of(seed: int, arrange: Callable[[Outcome], Outcome]) -> Counter[str]:
    """Play a match; return how often what was asked, and check every answer."""
    game, seats = Rampage(), ("red", "yellow", "green", "blue")
    options = {"side": "AB"[seed % 2], "edition": ("en", "fr")[seed // 2 % 2]}
    play = Play(game, game.opening(seats, options, seed, city()), seed)
    table, asked = RandomTable(city(), seed), Counter[str]()
    while (question := play.pending) is not None and play.state.turn <= MOST_TURNS:
        if isinstance(question, TableTask):
            play.give(TableResult(question.request, arrange(table.run(question.request))))
            continue
        assert isinstance(question, Ask)
        asked[question.kind] += 1
        bot = EasyBot(Random(f"{seed}/{play.number}"))
        answer = bot.decide(game.view(play.state, question.seat), question)
        assert play.refusal(answer) is None, (question, answer)
        play.give(answer if isinstance(answer, str) else TableResult(answer, arrange(table.run(answer))))
    return asked


@pytest.mark.slow
def test_whatever_cards_ask_easy_bots_give_an_answer_that_is_allowed():
    asked = sum((questions_of(seed, arrange) for seed in range(MATCHES) for arrange in (heaped, apart)), Counter[str]())
    assert [kind for kind in BY_CARDS if not asked[kind]] == []


def test_in_a_match_with_cards_every_answer_of_easy_bots_is_allowed():
    assert questions_of(0, apart)["action"] > 20
