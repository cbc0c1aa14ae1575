"""Whole matches of all games without physics, commented on as a programme would show them."""

from collections.abc import Iterator
from random import Random

from tests.games.octorage import playing as octorage_playing
from tests.games.rampage import playing as rampage_playing
from tests.games.rarrr.kit import start as start_rarrr

from meeple_city.core.play import Play
from meeple_city.core.view import PhysicalView
from meeple_city.games.rampage.game import Rampage
from meeple_city.match.random_table import RandomTable
from meeple_city.show.booth import Booth
from meeple_city.show.forecast import fall_of
from meeple_city.show.programme import NEWS, SCORE, TITLE, Part
from meeple_city.show.remarks import Line, StepTold
from meeple_city.ui.commentator import Commentator
from meeple_city.ui.standings import reporter_for, standing_of
from meeple_city.words.catalogue import load_words

MOST_INPUTS = 400  # of a match of Rampage
STEP_S, LINE_S = 0.5, 0.7  # how long a step is shown, and each line of it


def steps_of(game: str, seed: int) -> Iterator[Play]:
    """A random match, after each step."""
    random = Random(seed)
    if game == "octorage":
        found: list = []
        octorage_playing.random_match(seed, lambda play: found.append(_frozen(play)))
        yield from found
        return
    if game == "rampage":
        begun = rampage_playing.opening(seed, rampage_playing.some_wishes(seed))
        play, table = Play(Rampage(), begun, seed), RandomTable(begun.city, seed, rampage_playing.TABLES[seed % 3])
        yield _frozen(play)
        for _ in range(MOST_INPUTS):
            if play.pending is None:
                return
            rampage_playing.play_on(play, table, random)
            yield _frozen(play)
        return
    play = start_rarrr(2 + seed % 3, seed, bonus="on", face_down="on", resistance="on")
    yield _frozen(play)
    while play.pending is not None:
        play.give(random.choice(play.pending.options))
        yield _frozen(play)


def _frozen(play):
    """What spectators learn of a step, the view, and the result."""
    told = [play.game.describe(play.state, event, None) for event in play.new_events]
    return tuple(one for one in told if one), play.game.view(play.state, None), play.game.result(play.state)


def commented(game: str, seed: int, language: str) -> tuple[list[Line], Commentator]:
    """Every line about a random match."""
    steps = list(steps_of(game, seed))
    before = steps[0][1]
    seats = tuple(before.monsters) if game == "rampage" else tuple(standing_of(before).seats)
    city = before.city if isinstance(before, PhysicalView) else None
    commentator = Commentator(load_words(language).within(city))
    booth = Booth(reporter_for(before, seats), commentator, game, str(seed))
    title = Part(TITLE, 0, 3.0)
    lines, at_s = list(booth.open([title])), 3.0
    for number, (told, view, _) in enumerate(steps):
        part = Part(NEWS, number, STEP_S + LINE_S * min(len(told), 4), start_s=at_s)
        fall = fall_of(before, view) if isinstance(view, PhysicalView) else None
        lines += booth.comment(StepTold(told, standing_of(view), fall), [part])
        lines += booth.fill(part.start_s, part.end_s)
        before, at_s = view, part.end_s
    result = steps[-1][2]
    if result is not None:
        lines += booth.close(result, [Part(SCORE, len(steps), 7.0, start_s=at_s)])
    return lines, commentator
