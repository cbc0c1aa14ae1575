"""The cities: a landmark of each against the sky, and a symbol for each group."""

from __future__ import annotations

GROUPS = {  # the colour of each group's sky, and its symbol
    "Asia": ("#d8453a", "rice bowl"),
    "Europe": ("#3f78c8", "windmill"),
    "North America": ("#3f9a56", "maple leaf"),
    "South America": ("#dfae23", "parrot"),
    "Africa": ("#e07b2c", "drum"),
    "Oceania": ("#8456c4", "shell"),
}

SYMBOLS = {
    "rice bowl": (
        '<path d="M8 46 H92 Q90 80 64 86 H36 Q10 80 8 46Z"/><path d="M18 42 Q24 22 40 26 Q50 12 62 26 Q78 22 82 42Z" '
        'opacity="0.8"/><path d="M60 30 L90 4 M68 34 L98 10" stroke-width="5" fill="none"/>'
    ),
    "windmill": (
        '<path d="M38 96 L44 44 H56 L62 96Z"/><g stroke-width="7" fill="none"><path d="M50 42 L14 14 M50 42 L86 70 M50 42 '
        'L82 10 M50 42 L18 74"/></g><circle cx="50" cy="42" r="7"/>'
    ),
    "maple leaf": (
        '<path d="M50 2 L60 22 L74 14 L72 36 L96 34 L84 50 L92 62 L66 66 L68 78 L54 74 V98 H46 V74 L32 78 L34 66 L8 62 '
        'L16 50 L4 34 L28 36 L26 14 L40 22Z"/>'
    ),
    "parrot": (
        '<path d="M34 10 Q62 -2 70 24 Q84 50 66 70 L58 98 L50 72 Q26 66 28 36 L12 34 Q12 14 34 10Z"/>'
        '<circle cx="40" cy="24" r="5" fill="#000" opacity="0.55"/>'
    ),
    "drum": (
        '<path d="M14 22 Q50 2 86 22 L74 84 Q50 98 26 84Z"/><ellipse cx="50" cy="23" rx="36" ry="13" fill="#000" '
        'opacity="0.35"/><path d="M20 42 L34 84 L48 40 L60 86 L78 44" stroke="#000" stroke-opacity="0.35" '
        'stroke-width="4" fill="none"/>'
    ),
    "shell": (
        '<path d="M50 92 L10 62 Q2 30 22 16 Q34 6 50 8 Q66 6 78 16 Q98 30 90 62Z"/><path d="M50 90 L22 22 M50 90 L40 12 '
        'M50 90 L60 12 M50 90 L78 22" stroke="#000" stroke-opacity="0.4" stroke-width="4" fill="none"/>'
    ),
}

LANDMARKS = {
    "Tokyo": (
        '<path d="M0 92 L22 52 L30 58 L36 48 L64 92Z" opacity="0.5"/><path d="M64 8 L67 30 L72 60 L82 96 H72 L67 78 H61 '
        'L56 96 H46 L56 60 L61 30Z"/><path d="M54 60 H74 V65 H54Z M58 38 H70 V42 H58Z"/>'
    ),
    "Seoul": (
        '<path d="M0 96 Q40 56 100 90 V96Z" opacity="0.6"/><path d="M49 2 H51 V26 H58 L60 36 L56 42 V84 H44 V42 L40 36 L42 '
        '26 H49Z"/><path d="M12 80 Q30 66 34 80 H30 V92 H16 V80Z"/>'
    ),
    "Mumbai": (
        '<path d="M10 96 V34 H20 V26 Q24 18 28 26 V34 H72 V26 Q76 18 80 26 V34 H90 V96 H66 V66 Q66 48 50 46 Q34 48 34 66 '
        'V96Z"/><path d="M44 34 Q50 18 56 34Z"/><path d="M14 58 H30 M70 58 H86" stroke-width="2" fill="none"/>'
    ),
    "Hanoi": (
        '<path d="M50 4 L54 18 L70 24 L60 26 V38 L78 46 L66 48 V60 L86 70 L72 72 V84 H28 V72 L14 70 L34 60 V48 L22 46 '
        'L40 38 V26 L30 24 L46 18Z"/><path d="M6 96 Q50 78 94 96Z" opacity="0.6"/>'
    ),
    "London": (
        '<path d="M40 4 L46 18 V30 H50 V96 H30 V30 H34 V18Z"/><circle cx="40" cy="38" r="7" fill="#ffe9a8"/>'
        '<path d="M40 38 V33 M40 38 H44" stroke="#241a2c" stroke-width="1.6"/><path d="M50 66 H92 V96 H50Z"/>'
        '<path d="M56 66 L60 56 L64 66 L68 56 L72 66 L76 56 L80 66 L84 56 L88 66Z"/>'
    ),
    "Paris": (
        '<path d="M50 2 L53 30 L58 58 L74 96 H62 Q60 80 50 78 Q40 80 38 96 H26 L42 58 L47 30Z"/>'
        '<path d="M38 58 H62 V63 H38Z M32 76 H68 V81 H32Z"/>'
    ),
    "Rome": (
        '<path d="M4 96 V44 Q30 26 62 30 L66 40 L78 46 L80 58 L92 62 V96Z"/><g fill="#ffe2a0" opacity="0.85">'
        + "".join(f'<path d="M{x} {y} v-8 q4 -6 8 0 v8Z"/>' for y in (62, 84) for x in range(12, 76, 13))
        + "</g>"
    ),
    "Oslo": (
        '<path d="M0 70 L18 40 L30 56 L48 22 L66 54 L78 38 L100 70Z" opacity="0.55"/><path d="M6 96 L20 78 H52 L58 62 '
        'H80 L96 96Z"/><path d="M24 84 H50 M62 70 H76" stroke="#ffe9a8" stroke-width="2"/>'
    ),
    "New York": (
        '<path d="M6 96 V52 H20 V96Z M24 96 V40 H36 V96Z M74 96 V46 H86 V96Z M88 96 V62 H98 V96Z" opacity="0.6"/>'
        '<path d="M49 2 H51 V16 L55 22 V34 H60 V50 H66 V96 H34 V50 H40 V34 H45 V22 L49 16Z"/>'
    ),
    "Chicago": (
        '<path d="M30 4 H32 V14 H36 V4 H38 V14 H46 V38 H54 V58 H60 V96 H14 V48 H22 V28 H26 V14 H30Z"/>'
        '<path d="M62 92 Q62 72 80 72 Q98 72 98 92 Q88 84 80 84 Q72 84 62 92Z"/>'
    ),
    "Mexico City": (
        '<path d="M4 96 V84 H14 V72 H24 V60 H34 V48 H40 V34 H60 V48 H66 V60 H76 V72 H86 V84 H96 V96Z"/>'
        '<path d="M44 96 V40 H56 V96" fill="#ffe2a0" opacity="0.6"/>'
    ),
    "Havana": (
        '<path d="M8 96 V70 H36 V56 Q36 34 50 30 V20 H52 V30 Q64 34 64 56 V70 H92 V96Z"/><path d="M84 66 Q82 44 70 40 Q82 '
        '36 86 46 Q92 34 100 42 Q90 44 88 66Z"/>'
    ),
    "Rio de Janeiro": (
        '<path d="M0 96 Q10 40 28 34 Q42 40 48 80 Q60 62 72 62 L76 60 Q92 72 100 96Z"/><path d="M71 34 H77 V44 H92 V50 H78 '
        'V64 H70 V50 H56 V44 H71Z"/><circle cx="74" cy="31" r="4.5"/>'
    ),
    "Sao Paulo": (
        '<path d="M2 80 H98 V86 H2Z"/><path d="M34 96 L48 50 L40 10 H46 L52 44 L58 10 H64 L56 50 L70 96 H62 L52 62 L42 '
        '96Z"/><path d="M42 14 L4 80 M44 24 L20 80 M62 14 L98 80 M60 24 L84 80" stroke-width="1.8" fill="none"/>'
    ),
    "Lima": (
        '<path d="M14 96 V30 H18 V22 L26 12 L34 22 V30 H38 V54 L50 42 L62 54 V30 H66 V22 L74 12 L82 22 V30 H86 V96Z"/>'
        '<path d="M44 96 V78 Q50 68 56 78 V96Z" fill="#ffe2a0"/>'
    ),
    "Bogota": (
        '<path d="M0 96 L26 40 L38 54 L58 18 L78 56 L88 46 L100 96Z" opacity="0.6"/><path d="M30 96 V70 H44 V58 L50 48 '
        'L56 58 V70 H70 V96Z"/><path d="M49 40 H51 V48 H49Z M46 43 H54 V45 H46Z"/>'
    ),
    "Cairo": (
        '<path d="M30 96 L62 32 L94 96Z"/><path d="M2 96 L24 54 L46 96Z" opacity="0.6"/><path d="M62 32 L74 96 H94Z" '
        'opacity="0.5"/><path d="M8 96 V86 Q12 78 20 80 Q20 72 27 72 Q34 74 32 84 L40 96Z"/>'
    ),
    "Lagos": (
        '<path d="M10 96 V36 H26 V96Z M32 96 V18 H50 V96Z M56 96 V44 H70 V96Z"/><path d="M0 84 Q40 66 100 82 V88 Q40 72 0 '
        '90Z"/><path d="M82 80 Q80 54 70 50 Q82 46 86 56 Q92 44 100 50 Q90 54 87 80Z"/>'
    ),
    "Nairobi": (
        '<path d="M34 96 V24 Q44 16 54 24 V96Z"/><path d="M30 24 H58 V18 H30Z"/><path d="M54 96 V72 H76 V96Z"/>'
        '<path d="M72 62 Q84 48 100 58 Q92 64 88 62 V96 H84 V62Z"/>'
    ),
    "Dakar": (
        '<path d="M42 96 L46 30 H58 L62 96Z"/><path d="M44 30 V20 H60 V30Z M46 20 L52 10 L58 20Z"/><path d="M60 22 L98 12 '
        'V34 L60 28Z M44 22 L6 12 V34 L44 28Z" fill="#ffe9a8" opacity="0.6"/><path d="M0 96 Q50 80 100 96Z"/>'
    ),
    "Sydney": (
        '<path d="M2 90 Q14 50 34 44 Q30 66 34 90Z M26 90 Q36 40 58 30 Q52 62 58 90Z M50 90 Q60 50 80 44 Q76 66 80 90Z M74 '
        '90 Q80 68 96 62 Q94 78 96 90Z"/><path d="M0 90 H100 V96 H0Z"/>'
    ),
    "Auckland": (
        '<path d="M49 2 H51 V28 L58 32 V42 L54 48 L58 96 H42 L46 48 L42 42 V32 L49 28Z"/><path d="M6 96 V66 H22 V96Z M76 '
        '96 V58 H90 V96Z" opacity="0.6"/><path d="M62 92 L72 62 L74 92Z"/>'
    ),
    "Perth": (
        '<path d="M49 2 H51 L56 60 H44Z"/><path d="M50 40 Q78 56 80 92 H60 Q58 66 50 60 Q42 66 40 92 H20 Q22 56 50 40Z"/>'
        '<path d="M4 92 H96 V96 H4Z"/>'
    ),
    "Suva": (
        '<path d="M36 96 V74 H80 V96Z M28 76 L58 48 L88 76Z"/><path d="M20 96 Q16 56 24 34 Q8 30 2 42 Q4 24 22 28 Q20 14 '
        '34 12 Q28 20 28 26 Q44 22 50 36 Q40 30 28 34 Q20 58 26 96Z"/>'
    ),
}


def city_svg(name: str, sky: str) -> str:
    """The landmark of a city against the evening sky of its group, with a long shadow coming over it."""
    return (
        f'<rect x="-60" y="-60" width="220" height="220" fill="{sky}"/><circle cx="70" cy="34" r="26" fill="#fff3c4" '
        'opacity="0.65"/><rect x="-60" y="20" width="220" height="140" fill="url(#dusk)"/>'
        f'<g fill="#241a2c" stroke="#241a2c" stroke-width="0.6">{LANDMARKS[name]}'
        '<path d="M-60 95 H160 V160 H-60Z"/></g>'
    )


def symbol_svg(symbol: str, ink: str) -> str:
    """The symbol of a group of cities."""
    return f'<g fill="{ink}" stroke="{ink}" stroke-linecap="round" stroke-width="0">{SYMBOLS[symbol]}</g>'
