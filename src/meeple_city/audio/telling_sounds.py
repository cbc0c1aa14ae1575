"""Plan the sounds of what the rules tell everybody: teeth, roars, cards.

Only messages for spectators are given, so no sound tells a secret.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from meeple_city.audio.hearing import lot_of
from meeple_city.audio.sound_plan import Ear, Place, SoundPlan, TimedSound, in_order
from meeple_city.audio.sound_settings import ROAR_OF, SoundSettings
from meeple_city.border import Message

ROAR = "roar-"
ONCE = (ROAR, "sting")
IMPORTANCE = 3.0  # the hardest impact has 1


def plan_telling(
    messages: Iterable[Message],
    settings: SoundSettings,
    ear: Ear | None = None,
    places: Mapping[str, Place] | None = None,
    at_s: float = 0.0,
) -> SoundPlan:
    """The sounds of what has happened, one after the other; `places` says where each piece is, by its id."""
    planned: list[TimedSound] = []
    heard: Counter[str] = Counter()
    for message in messages:
        near, pan = _place(message, settings, ear, places or {})
        for name in settings.events.get(message.key, ()):
            sound = _roar(message, name, settings) if name.startswith(ROAR_OF) else name
            heard[sound] += 1
            if heard[sound] > (1 if sound.startswith(ONCE) else settings.hearing.events.most_alike):
                continue
            when = at_s + len(planned) * settings.hearing.events.apart_s
            lot = lot_of(sound, heard[sound], *message.args.values())
            planned.append(TimedSound(when, sound, near, pan, variation=lot, importance=IMPORTANCE))
    return in_order(planned)


def roar_of(monster: str, settings: SoundSettings) -> str:
    """The roar of a monster: by its colour, as in `red` or `body:red`, or by the number of its seat."""
    roars = [name for name in settings.entries if name.startswith(ROAR)]
    own = ROAR + monster.rpartition(":")[2]
    if own in roars:
        return own
    number = re.search(r"\d+$", monster)
    return roars[(int(number[0]) - 1 if number else lot_of(monster)) % len(roars)]


def _roar(message: Message, name: str, settings: SoundSettings) -> str:
    return roar_of(str(message.args.get(name.removeprefix(ROAR_OF), "")), settings)


def _place(
    message: Message, settings: SoundSettings, ear: Ear | None, places: Mapping[str, Place]
) -> tuple[float, float]:
    """How loud and how far right the first piece that the message names is heard."""
    for value in message.args.values():
        if ear is not None and isinstance(value, str) and value in places:
            return ear.hear(places[value], settings.hearing.room)
    return 1.0, 0.0
