"""Moments of a match, set up in one line."""

from collections import Counter

from meeple_city.core.play import Play
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.game import OctoRage
from meeple_city.games.octorage.rules import ATTACKED
from meeple_city.games.octorage.state import Phase, Player, State

A, B, C, D = "seat 1", "seat 2", "seat 3", "seat 4"
STATUETTE, JEWELS, SCEPTRE, SKULL, CROWN = box().treasures
FACES = {str(value): face for face, value in box().values.items()} | {
    "d": "dodge",
    "statuette": STATUETTE,
    "jewels": JEWELS,
    "sceptre": SCEPTRE,
    "skull": SKULL,
    "crown": CROWN,
}
# A power that seldom matters, for those whose power is not the point.
PLAIN = "Britney"


def cards(short):
    """Cards by short names: `12` is the dynamite, `d` a dodge, `skull` the Golden Skull."""
    return tuple(FACES[word] for word in short.split())


def scene(*hands, who=(), lives=(), curses=None, won=(), out=(), active=A, octoman=A, clockwise=True, rage=0,
          weapons="", discard="", deck=None, seed=1):  # fmt: skip
    """A match in the middle of a turn; hands and piles by short names, seat by seat. The other cards are the deck."""
    seats = [f"seat {i + 1}" for i in range(len(hands))]
    characters = list(who) + [PLAIN] * (len(hands) - len(who))
    curses = {seat: cards(short) for seat, short in (curses or {}).items()}
    players = tuple(
        Player(seat, character, curses.get(seat, ()), tuple(range(-1, -1 - list(won).count(seat), -1)), seat in out)
        for seat, character in zip(seats, characters, strict=True)
    )
    hands, weapons, discard = tuple(cards(hand) for hand in hands), cards(weapons), cards(discard)
    used = [card for pile in (*hands, weapons, discard, *curses.values()) for card in pile]
    rest = tuple((Counter(box().deck()) - Counter(used)).elements())
    lives = tuple(lives) or tuple(0 if seat in out else 5 for seat in seats)
    top = rest if deck is None else cards(deck)
    state = State(
        Phase.TURN, players, lives, hands, active, octoman, clockwise, rage, top, weapons, discard, round=1, turn=1
    )
    return Play(OctoRage(), state, seed)


def answer(play, *answers):
    """Give answers, which must be allowed; cards go by short names."""
    for word in answers:
        given = FACES.get(word, word)
        assert play.refusal(given) is None, f"{given} is not among {play.pending.options}"
        play.give(given)
    return play


def attacked(play):
    """The active player is attacked."""
    return answer(play, ATTACKED)


def options(play):
    """What may be answered, except being attacked."""
    return {option for option in play.pending.options if option != ATTACKED}


def asked(play):
    """Who is asked what."""
    return play.pending.seat, play.pending.kind


def happened(play, kind):
    """The events of one kind since the last answer."""
    return [event for event in play.new_events if isinstance(event, kind)]
