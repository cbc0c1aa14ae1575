"""Questions and their options as people read them."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.border import Argument, Message
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView, View
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rampage.view import RampageView
from meeple_city.words.catalogue import Words, capitalised

MEEPLES = "_meeple"  # how the kinds of questions end whose options are colours of Meeples

SEAT_QUESTIONS = ("actor", "foretell")  # questions whose options are seats


def for_people(refused: Message) -> Message:
    """A refusal without what only programs can use: the table's own words name pieces by their ids."""
    return Message("refusal.table_cannot") if refused.key == "refusal.not_possible" else refused


def prompt(words: Words, ask: Ask, view: View) -> str:
    """Who is asked, and for what."""
    question = words.phrase(Message(f"{view.game}.ask.{ask.kind}", _about(ask, view)))
    return words.labelled(words.name("seat", ask.seat), question)


def _about(ask: Ask, view: View) -> Mapping[str, Argument]:
    """What the question says, and what the table says about it."""
    if isinstance(view, RampageView):
        food = set(ask.options) & set(view.city.neighborhoods)  # asked even if there is none; cards can be played too
        meals = "some" if food else "none"
        return {"left": view.actions_left, "meals": meals, **ask.about}
    if isinstance(view, OctoRageView) and ask.kind == "play":
        life = next(player.life for player in view.players if player.seat == ask.seat)
        out = int(str(ask.about["lives"])) >= life
        return {**ask.about, "costs": "out" if out else "lives", "cards": "some" if ask.options[1:] else "none"}
    return ask.about


def option(words: Words, ask: Ask, text: str, view: View) -> str:
    """An option as it reads on a button."""
    for key in (f"{view.game}.option.{ask.kind}.{text}", f"{view.game}.option.{text}"):
        if words.knows(key):
            return words.say(Message(key))
    verb, _, target = text.partition(" ")  # such as `toss vehicle:blue`
    if words.knows(f"{view.game}.option.{verb}_target"):
        return words.say(Message(f"{view.game}.option.{verb}_target", {"target": target}))
    if isinstance(view, PhysicalView) and text in view.city.outlines_mm:
        return capitalised(words.name("zone", text, "title"))
    if ":" in text:
        return capitalised(words.name("piece", text))
    if words.knows(f"names.card.{text}"):
        return capitalised(words.name("card", text))
    return capitalised(words.name("meeple" if ask.kind.endswith(MEEPLES) else "seat", text))
