"""Powers, and what goes with them: each has a shape of its own besides its colour."""

from __future__ import annotations

ELECTRICAL, TOXIC, RADIOACTIVE, FIRE = "#f4c431", "#79c043", "#a06be0", "#ee5a30"
COLOURS = {"electrical": ELECTRICAL, "toxic": TOXIC, "radioactive": RADIOACTIVE, "fire": FIRE}

SIGNS = {
    "electrical": '<path d="M60 2 L18 56 L44 56 L34 98 L84 38 L54 38Z"/>',
    "toxic": (
        '<path d="M50 2 C62 24 86 42 86 66 A36 33 0 0 1 14 66 C14 42 38 24 50 2Z"/>'
        '<circle cx="36" cy="60" r="9.5" fill="#10240a"/><circle cx="64" cy="60" r="9.5" fill="#10240a"/>'
        '<path d="M50 68 L44 78 H56Z" fill="#10240a"/><path d="M36 86 H64" stroke="#10240a" stroke-width="5" '
        'stroke-dasharray="5 4"/>'
    ),
    "radioactive": (
        '<circle cx="50" cy="50" r="9"/>'
        + "".join(
            f'<path d="M58 36.5 L73.5 9.3 A47 47 0 0 1 97 50 L66 50 A16 16 0 0 0 58 36.5Z" '
            f'transform="rotate({turn} 50 50)"/>'
            for turn in (-60, 60, 180)
        )
    ),
    "fire": (
        '<path d="M52 2 C56 22 84 34 84 64 A34 34 0 0 1 16 66 C16 50 24 42 30 34 C32 44 36 48 41 50 C38 32 42 14 52 2Z"/>'
        '<path d="M51 50 C54 62 67 66 67 79 A17 17 0 0 1 33 79 C33 70 38 66 41 62 C44 68 47 69 49 69 C48 62 49 56 51 50Z" '
        'fill="#ffe08a"/>'
    ),
}


def sign_svg(power: str, ink: str) -> str:
    """The sign of a power."""
    return f'<g fill="{ink}">{SIGNS[power]}</g>'


def disc_svg(power: str) -> str:
    """The sign of a power on a disc of its colour, as monsters show it."""
    sign = f'<g transform="translate(20 20) scale(0.6)">{sign_svg(power, "#ffffff")}</g>'
    return f'<circle cx="50" cy="50" r="48" fill="{COLOURS[power]}" stroke="#1c1420" stroke-width="4"/>{sign}'


def pile_svg(power: str, count: int) -> str:
    """As many signs as a Power card is worth, on a burst."""
    places = {
        1: ((22, 22, 0.56),),
        2: ((8, 6, 0.48), (44, 46, 0.48)),
        3: ((28, 2, 0.42), (4, 50, 0.42), (54, 50, 0.42)),
    }
    rays = "".join(f'<path d="M50 50 L46 -30 L54 -30Z" transform="rotate({30 * turn} 50 50)"/>' for turn in range(12))
    signs = "".join(
        f'<g transform="translate({x} {y}) scale({size})"><g transform="translate(4 6)" opacity="0.35">'
        f"{sign_svg(power, '#000000')}</g>{sign_svg(power, '#ffffff')}</g>"
        for x, y, size in places[count]
    )
    return f'<g fill="#ffffff" opacity="0.13">{rays}</g>{signs}'


def boost_svg(value: int) -> str:
    """A fist of arrows: one for each point."""
    arrows = "".join(
        f'<path d="M50 {8 + 24 * n} L82 {40 + 24 * n} H64 V{54 + 24 * n} H36 V{40 + 24 * n} H18Z" opacity="{1 - 0.22 * n}"/>'
        for n in reversed(range(value))
    )
    return f'<g transform="translate(0 {30 - 12 * value})" fill="#fff3d0" stroke="#3a1d10" stroke-width="3.5" stroke-linejoin="round">{arrows}</g>'
