"""Mercenaries, their weapons, cursed treasures, and the Octoman."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#1b1a22"
STEEL, DARK_STEEL, WOOD, GOLD, LEAF = "#cfd8dd", "#55606b", "#8a5a33", "#f2c14e", "#2f7d4f"

WEAPONS = {
    "machete": (
        f'<g transform="rotate(-38 50 50)"><path d="M30 44 H92 Q102 50 96 60 Q70 66 30 58Z" fill="{STEEL}"/>'
        f'<path d="M30 44 H92 L94 47 H30Z" fill="#fff" stroke="none" opacity="0.7"/><path d="M2 44 H30 V58 H2 Q-4 51 2 44Z" '
        f'fill="{WOOD}"/><circle cx="9" cy="51" r="2.4" fill="{GOLD}"/><circle cx="20" cy="51" r="2.4" fill="{GOLD}"/></g>'
    ),
    "pistol": (
        f'<path d="M8 30 H88 V48 H46 L42 58 H34 L28 90 H8 L16 48 H8Z" fill="{DARK_STEEL}"/><path d="M8 30 H88 V36 H8Z" '
        f'fill="{STEEL}"/><path d="M14 54 H27 L21 84 H11Z" fill="{WOOD}"/><path d="M42 50 q12 14 -6 14" fill="none"/>'
    ),
    "pheromone": (
        '<path d="M38 34 V16 H62 V34 Q84 48 84 70 Q84 94 50 94 Q16 94 16 70 Q16 48 38 34Z" fill="#d9f2ef"/>'
        '<path d="M20 62 Q50 52 80 62 Q86 90 50 90 Q14 90 20 62Z" fill="#d65fb0"/><rect x="36" y="6" width="28" height="12" '
        f'rx="3" fill="{WOOD}"/><path d="M50 62 q-12 4 -9 14 q-8 2 -6 8 M50 62 q12 4 9 14 q8 2 6 8 M50 64 V84" stroke="#fff" '
        'stroke-width="4" fill="none"/><circle cx="50" cy="62" r="7" fill="#fff" stroke="none"/>'
    ),
    "machine gun": (
        f'<path d="M2 40 H62 V34 H98 V42 H76 V54 H62 L58 56 L64 92 H46 L44 58 H36 L30 84 H16 L22 56 H2Z" fill="{DARK_STEEL}"/>'
        f'<path d="M2 40 H62 V46 H2Z" fill="{STEEL}"/><path d="M0 42 H16 V58 L4 66 H0Z" fill="{WOOD}"/>'
        f'<path d="M48 60 L53 90 M55 60 L60 88" stroke="{STEEL}" stroke-width="2"/>'
    ),
    "dynamite": (
        '<g transform="rotate(16 50 50)"><rect x="18" y="26" width="20" height="68" rx="4" fill="#d8392f"/><rect x="40" y="22" '
        'width="20" height="72" rx="4" fill="#e64a3c"/><rect x="62" y="26" width="20" height="68" rx="4" fill="#d8392f"/>'
        f'<rect x="14" y="46" width="72" height="12" fill="{WOOD}"/><path d="M50 22 Q50 6 68 6" fill="none" stroke-width="4"/>'
        '<path d="M70 -8 L74 2 L84 0 L78 8 L84 16 L74 14 L70 22 L67 13 L58 12 L65 6 L60 -2 L68 2Z" fill="#ffd23f"/></g>'
    ),
    "dodge": (
        '<path d="M20 78 A36 36 0 1 1 84 62" fill="none" stroke="#fff" stroke-width="9"/><path d="M98 58 L82 84 L68 58Z" '
        'fill="#fff"/><circle cx="58" cy="30" r="9" fill="#f2c9a0"/><path d="M56 40 L40 48 L34 62 M56 40 L50 62 L62 74 L58 90 '
        'M50 62 L36 74 L22 72 M54 44 L70 54" fill="none" stroke-width="8"/>'
    ),
}
TREASURES = {
    "Sun God Statuette": (
        "".join(
            f'<path d="M50 28 L46 0 L54 0Z" transform="rotate({n * 30 - 90} 50 28)" fill="{GOLD}"/>' for n in range(7)
        )
        + f'<circle cx="50" cy="30" r="17" fill="{GOLD}"/><path d="M32 48 H68 L74 84 H26Z" fill="#d99a2b"/><rect x="18" y="84" '
        f'width="64" height="12" fill="#8a5a1e"/><path d="M40 28 h7 M53 28 h7 M43 38 h14" stroke-width="3"/>'
        '<path d="M50 52 L58 64 L50 76 L42 64Z" fill="#e64a3c"/>'
    ),
    "Octopus God Jewels": (
        f'<path d="M12 10 Q18 62 50 64 Q82 62 88 10" fill="none" stroke="{GOLD}" stroke-width="7" stroke-dasharray="9 3"/>'
        '<path d="M50 54 Q68 54 68 72 Q76 78 74 92 Q66 92 64 84 Q60 98 54 86 Q50 98 46 86 Q40 98 36 84 Q34 92 26 92 Q24 78 32 72 '
        'Q32 54 50 54Z" fill="#2ab3a6"/><circle cx="43" cy="70" r="4.4" fill="#fff"/><circle cx="57" cy="70" r="4.4" fill="#fff"/>'
    ),
    "Sacrificial Sceptre": (
        f'<g transform="rotate(28 50 50)"><path d="M46 36 H54 V98 H46Z" fill="{WOOD}"/><path d="M46 50 H54 M46 62 H54 M46 74 '
        f'H54" stroke="{GOLD}" stroke-width="4"/><path d="M50 2 L64 20 L58 38 H42 L36 20Z" fill="#b9363a"/>'
        f'<path d="M36 20 Q18 18 20 38 Q30 28 42 36Z M64 20 Q82 18 80 38 Q70 28 58 36Z" fill="{GOLD}"/></g>'
    ),
    "Golden Skull": (
        f'<path d="M50 6 Q88 6 88 44 Q88 58 76 66 V84 H24 V66 Q12 58 12 44 Q12 6 50 6Z" fill="{GOLD}"/><circle cx="34" cy="44" '
        'r="12" fill="#2a1a10"/><circle cx="66" cy="44" r="12" fill="#2a1a10"/><path d="M50 54 L44 66 H56Z" fill="#2a1a10"/>'
        '<path d="M34 84 V72 M45 84 V72 M55 84 V72 M66 84 V72" stroke-width="3"/><circle cx="34" cy="44" r="4" fill="#e64a3c"/>'
        '<circle cx="66" cy="44" r="4" fill="#e64a3c"/>'
    ),
    "Emerald Crown": (
        f'<path d="M8 32 L28 54 L50 16 L72 54 L92 32 L84 86 H16Z" fill="{GOLD}"/><circle cx="8" cy="30" r="6" fill="#2fb36a"/>'
        '<circle cx="50" cy="14" r="7" fill="#2fb36a"/><circle cx="92" cy="30" r="6" fill="#2fb36a"/><path d="M50 54 L62 66 L50 '
        '80 L38 66Z" fill="#2fb36a"/><path d="M18 76 H30 M70 76 H82" stroke="#8a5a1e" stroke-width="4"/>'
    ),
}


@dataclass(frozen=True)
class Bust:
    """What a mercenary looks like."""

    skin: str
    hair: str
    style: str
    shirt: str
    extra: str = ""


BUSTS = {
    "José": Bust("#c98d5e", "#2a1c14", "hat", "#b5482f", "moustache"),
    "Courtney": Bust("#f0c8a0", "#d9a441", "long", "#3f78c8"),
    "Britney": Bust("#f2cfae", "#e8d27a", "bun", "#d65fb0", "lips"),
    "Gilles": Bust("#e8b98e", "#6b4a2e", "beret", "#4a6b3a", "beard"),
    "Norbert": Bust("#f0c8a0", "#8c8c8c", "bald", "#6a5a8a", "glasses"),
    "Pamela": Bust("#8a5a3c", "#1d1420", "curls", "#2aa58f", "lips"),
}
HAIR = {
    "hat": '<path d="M8 32 Q50 18 92 32 Q50 40 8 32Z"/><path d="M30 28 Q32 4 50 4 Q68 4 70 28Z"/>',
    "long": '<path d="M26 78 Q18 12 50 10 Q82 12 74 78 L66 60 V34 Q50 26 34 34 V60Z"/>',
    "bun": '<circle cx="50" cy="8" r="10"/><path d="M28 46 Q24 12 50 12 Q76 12 72 46 Q66 28 50 28 Q34 28 28 46Z"/>',
    "beret": '<path d="M22 28 Q24 6 54 8 Q84 10 78 26 Q50 18 22 28Z"/>',
    "bald": '<path d="M26 40 Q26 32 30 30 L30 46Z M74 40 Q74 32 70 30 L70 46Z"/>',
    "curls": "".join(f'<circle cx="{x}" cy="{y}" r="10"/>' for x, y in (
        (28, 28), (24, 44), (36, 16), (50, 12), (64, 16), (72, 28), (76, 44), (24, 58), (76, 58))),
}  # fmt: skip
EXTRAS = {
    "": "",
    "moustache": '<path d="M38 54 Q44 49 50 53 Q56 49 62 54 Q56 60 50 56 Q44 60 38 54Z" fill="#2a1c14"/>',
    "beard": '<path d="M32 48 Q34 74 50 74 Q66 74 68 48 Q62 58 50 56 Q38 58 32 48Z" fill="#6b4a2e"/>',
    "glasses": '<g fill="#cfe8f5" fill-opacity="0.6"><circle cx="41" cy="42" r="8"/><circle cx="59" cy="42" r="8"/></g><path d="M49 42 h2" fill="none"/>',
    "lips": '<path d="M43 58 Q50 54 57 58 Q50 65 43 58Z" fill="#c8324a" stroke="none"/>',
}


def bust_svg(name: str, won: bool) -> str:
    """A mercenary in the jungle; after a round won, in gold, cheering."""
    look = BUSTS[name]
    behind = f'<rect x="-60" y="-60" width="220" height="220" fill="{"#f2c14e" if won else LEAF}"/>' + (
        _rays() if won else _jungle()
    )
    arms = (
        f'<path d="M24 78 L8 30 M76 78 L92 30" stroke="{look.shirt}" stroke-width="15" fill="none"/><circle cx="7" cy="26" r="8" '
        f'fill="{look.skin}"/><circle cx="93" cy="26" r="8" fill="{look.skin}"/>'
        if won
        else ""
    )
    hair = f'<g fill="{look.hair}">{HAIR[look.style]}</g>'
    back_hair = hair if look.style in ("long", "curls") else ""
    mouth = (
        '<path d="M40 56 Q50 70 60 56Z" fill="#7a1f2a"/>'
        if won
        else '<path d="M43 59 Q50 63 57 58" fill="none" stroke-width="2.4"/>'
    )
    return (
        f'{behind}<g stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">{arms}{back_hair}'
        f'<path d="M14 100 Q16 74 50 74 Q84 74 86 100Z" fill="{look.shirt}"/><path d="M43 64 H57 V80 Q50 86 43 80Z" '
        f'fill="{look.skin}"/><ellipse cx="50" cy="43" rx="21" ry="25" fill="{look.skin}"/>'
        f'<circle cx="41" cy="42" r="3.2" fill="{INK}"/><circle cx="59" cy="42" r="3.2" fill="{INK}"/>'
        f'<path d="M35 34 L46 36 M65 34 L54 36" stroke-width="2.6"/><path d="M50 44 L47 52 H51" fill="none" stroke-width="1.6"/>'
        f"{mouth if look.extra != 'beard' else ''}{EXTRAS[look.extra]}{'' if back_hair else hair}</g>"
    )


def _rays() -> str:
    return "".join(
        f'<path d="M50 50 L44 -90 L56 -90Z" transform="rotate({24 * n} 50 50)" fill="#ffe08a"/>' for n in range(15)
    )


def _jungle() -> str:
    leaf = "M0 0 Q30 -24 70 0 Q30 24 0 0Z"
    rows = ((-20, 20, 20), (-14, 70, -30), (112, 24, 150), (118, 76, 200), (50, -14, 95))
    return "".join(
        f'<path d="{leaf}" transform="translate({x} {y}) rotate({turn})" fill="#215c3a"/>' for x, y, turn in rows
    )


def octoman_svg() -> str:
    """The Octoman: a head full of teeth on eight arms."""
    arms = "".join(
        f'<path d="M50 58 Q{50 + way * reach} {60 + drop} {50 + way * (reach + 16)} {76 + drop - 26}" fill="none" '
        'stroke="#7a2f8a" stroke-width="10"/>'
        for way in (-1, 1)
        for reach, drop in ((14, 40), (26, 30), (36, 14), (40, -8))
    )
    return (
        f'<rect x="-60" y="-60" width="220" height="220" fill="#123b3f"/>{_jungle()}<g stroke-linecap="round">{arms}</g>'
        f'<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"><path d="M50 4 Q84 4 82 42 Q80 70 50 70 Q20 70 18 42 Q16 4 '
        '50 4Z" fill="#9a3fae"/><path d="M26 24 L46 34 L42 44 L28 40Z M74 24 L54 34 L58 44 L72 40Z" fill="#ffe14a"/>'
        f'<circle cx="38" cy="37" r="3" fill="{INK}"/><circle cx="62" cy="37" r="3" fill="{INK}"/>'
        '<path d="M28 50 H72 Q70 66 50 66 Q30 66 28 50Z" fill="#3a0c2a"/><path d="M30 50 L35 59 L40 50 L45 59 L50 50 L55 59 L60 50 '
        'L65 59 L70 50Z" fill="#fff"/></g>'
    )


def direction_svg(clockwise: bool) -> str:
    """Which way play goes: three arrows around a compass."""
    arrow = '<path d="M50 8 A42 42 0 0 1 82 24 L88 17 L92 42 L67 38 L74 31 A32 32 0 0 0 50 20Z"/>'
    ring = "".join(f'<g transform="rotate({120 * n} 50 50)">{arrow}</g>' for n in range(3))
    flip = "" if clockwise else 'transform="translate(100 0) scale(-1 1)"'
    return f'<g {flip} fill="#fff6dc" stroke="{INK}" stroke-width="2">{ring}</g><circle cx="50" cy="50" r="9" fill="{GOLD}"/>'


def heart_svg() -> str:
    """A life."""
    return (
        '<circle cx="50" cy="50" r="50" fill="#f6e7c8"/><path d="M50 86 C10 58 12 22 34 22 Q46 22 50 36 Q54 22 66 22 C88 22 90 58 '
        f'50 86Z" fill="#d8342a" stroke="{INK}" stroke-width="4"/>'
    )


def weapon_svg(name: str) -> str:
    """A weapon, a dodge or a treasure."""
    drawing = {**WEAPONS, **TREASURES}[name]
    return f'<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">{drawing}</g>'
