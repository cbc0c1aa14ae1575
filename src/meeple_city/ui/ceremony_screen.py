"""Shows any moment of a ceremony: the table, the points so far and their reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from meeple_city.audio.sound_settings import SoundSettings
from meeple_city.audio.telling_sounds import roar_of
from meeple_city.border import message
from meeple_city.core.game import Result, Score
from meeple_city.display.captions import Captions
from meeple_city.display.hud import Figure, Strip
from meeple_city.games.rampage.view import RampageView
from meeple_city.ui.badges import badge
from meeple_city.ui.ceremony import OPEN, PART, TABLE, WINNER, Ceremony, CeremonyScene, verdicts
from meeple_city.ui.modes.score import winners
from meeple_city.ui.player_strips import player_strips
from meeple_city.ui.ports import TableScreen
from meeple_city.words.catalogue import Words

OPENED = {"rampage": "screen.ceremony.opens", "octorage": "screen.cards.counts_rounds"}  # what is counted, by game
COUNT_SOUND, OPEN_SOUND = "tooth", "shuffle"  # for points, and for a Stomach that is emptied


class CeremonyScreen:
    """Puts moments of a ceremony on the screen."""

    def __init__(
        self,
        screen: TableScreen,
        captions: Captions,
        words: Words,
        ceremony: Ceremony,
        players: Mapping[str, str],
    ) -> None:
        self._screen, self._captions, self._words = screen, captions, words
        self._ceremony, self._players = ceremony, players
        self._said: tuple[object, ...] = ()

    def show(self, at_s: float, wordless: bool = False) -> None:
        """Show a moment."""
        drawn = self._ceremony.drawn(at_s)
        if drawn is not None:
            self._screen.show_beside_board(drawn)
        if not wordless:
            self._say(at_s)

    def _say(self, at_s: float) -> None:
        scene, _ = self._ceremony.at(at_s)
        points = self._ceremony.points(at_s)
        said = (scene, tuple(points.items()))
        if said == self._said:
            return
        self._said = said
        self._captions.players(self._strips(points, scene))
        self._captions.toast(())
        self._say_prompt(scene)
        self._say_reasons(scene, at_s)
        if scene.kind == TABLE:
            self._say_score()
        else:
            self._captions.panel("", ())

    def _say_score(self) -> None:
        """The final score: over the city, but beside the cards, which lie everywhere."""
        title, lines = self._words.say(message("screen.final_score")), final_table(self._ceremony.result, self._words)
        if isinstance(self._ceremony.view, RampageView):
            self._captions.panel(title, lines)
        else:
            self._captions.tip(title, [", ".join(filter(None, line.split("\t"))) for line in lines])

    def _strips(self, points: Mapping[str, int], scene: CeremonyScene) -> list[Strip]:
        """The players with their points, once they are counted."""
        strips = player_strips(self._ceremony.view, self._words, self._players, scene.seat)
        return [
            replace(
                strip,
                figures=(Figure("star", str(points[strip.id])),) if strip.id in points else (Figure("secret", "?"),),
                active=strip.id == scene.seat,
                pips=0,
            )
            for strip in strips
        ]

    def _say_prompt(self, scene: CeremonyScene) -> None:
        if scene.kind in (WINNER, TABLE):
            pair = badge(scene.seat).pair if scene.seat else ("star", "#ffd46a")
            self._captions.prompt(winners(self._ceremony.result, self._words), pair)
            return
        opened = message(OPENED.get(self._ceremony.view.game, "screen.cards.counts"), seat=scene.seat)
        self._captions.prompt(self._words.say(opened), badge(scene.seat).pair)

    def _say_reasons(self, scene: CeremonyScene, at_s: float) -> None:
        lines: list[str] = []
        for part in self._ceremony.told(at_s) if scene.kind == PART else []:
            lines += part_lines(part, self._words)
        title = self._words.name("seat", scene.seat) if scene.kind in (OPEN, PART) else ""
        self._captions.tip(title, lines)


def part_lines(part: CeremonyScene, words: Words) -> list[str]:
    """A part's points with their reasons; of a part without points, nothing."""
    if not part.points:
        return []
    line = words.say(message("screen.ceremony.part", part=words.name("part", part.part), points=part.points))
    reasons = [words.say(why) for why in part.why]
    return [line, *reasons] if len(reasons) != 1 else [f"{part.points:+}   {reasons[0]}"]


def final_table(result: Result, words: Words) -> list[str]:
    """A line for each seat, best first, and what decided besides points."""
    lines = [_row(score, words) for score in sorted(result.scores, key=lambda row: -row.total)]
    said = dict.fromkeys(words.labelled(words.name("seat", seat), words.phrase(why)) for seat, why in verdicts(result))
    return [*lines, *said]


def _row(score: Score, words: Words) -> str:
    parts = ", ".join(f"{words.name('part', part)} {points}" for part, points in score.parts.items() if points)
    total = words.phrase(message("screen.ceremony.points", points=score.total))
    return words.labelled(words.name("seat", score.seat), f"{total}\t{parts}")


def scene_sound(scene: CeremonyScene, settings: SoundSettings) -> str:
    """What is heard when a scene begins; empty for silence."""
    if scene.kind == WINNER:
        return roar_of(scene.seat, settings)
    if scene.kind == OPEN:
        return OPEN_SOUND
    return COUNT_SOUND if scene.kind == PART and scene.points else ""
