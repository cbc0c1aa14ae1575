"""Twelve giant monsters, each put together from parts: body, head gear, arms, eyes and mouth."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#1d1426"


@dataclass(frozen=True)
class MonsterLook:
    """What one monster is made of."""

    skin: str
    belly: str
    gear: str
    arms: str
    eyes: int
    mouth: str
    body: str = "wide"


LOOKS = {
    "ki": MonsterLook("#4f9fd8", "#bfe3f5", "antennae", "claws", 2, "fangs"),
    "ra": MonsterLook("#6cb04a", "#dff0b4", "spines", "claws", 2, "grin", "tall"),
    "a": MonsterLook("#d86a4f", "#f8d3a8", "horns", "fists", 2, "fangs"),
    "mo": MonsterLook("#9a6fd0", "#e2cff5", "tufts", "tentacles", 3, "roar"),
    "ta": MonsterLook("#3fae9c", "#c6efe2", "shell", "claws", 2, "beak"),
    "zu": MonsterLook("#c9569a", "#f6cfe4", "antennae", "tentacles", 1, "roar", "tall"),
    "go": MonsterLook("#51606f", "#b9c6cf", "spines", "fists", 2, "roar"),
    "ba": MonsterLook("#8d5b3a", "#e6c394", "ears", "wings", 2, "fangs"),
    "do": MonsterLook("#e09a33", "#fae3b0", "crest", "claws", 2, "beak", "tall"),
    "yo": MonsterLook("#5b6fd6", "#cfd6fa", "fin", "tentacles", 2, "grin"),
    "ni": MonsterLook("#b23a3a", "#f0b9a0", "horns", "wings", 1, "grin", "tall"),
    "ge": MonsterLook("#7d9a2f", "#e3efb0", "tufts", "fists", 3, "fangs"),
}

BODIES = {
    "wide": '<path d="M50 18 C78 18 88 42 88 66 C88 88 82 98 50 98 C18 98 12 88 12 66 C12 42 22 18 50 18Z"/>',
    "tall": '<path d="M50 12 C72 12 76 34 76 52 C86 66 88 98 50 98 C12 98 14 66 24 52 C24 34 28 12 50 12Z"/>',
}
GEAR = {
    "antennae": (
        '<path d="M38 22 Q30 4 20 6" fill="none"/><path d="M62 22 Q70 4 80 6" fill="none"/>'
        '<circle cx="19" cy="7" r="5.5"/><circle cx="81" cy="7" r="5.5"/>'
    ),
    "horns": '<path d="M30 28 Q14 20 16 0 Q28 12 42 20Z"/><path d="M70 28 Q86 20 84 0 Q72 12 58 20Z"/>',
    "spines": (
        '<path d="M26 34 L10 24 L22 20 L12 6 L32 16 L36 0 L46 16 L54 0 L60 16 L70 2 L72 18 L88 8 L80 22 L92 26 L74 34Z"/>'
    ),
    "tufts": '<path d="M30 26 Q26 8 14 8 Q24 0 36 10 Q42 -4 50 4 Q58 -4 64 10 Q76 0 86 8 Q74 8 70 26Z"/>',
    "shell": '<path d="M8 80 C0 40 24 8 50 8 C76 8 100 40 92 80Z" fill="#7a5a34"/>',
    "ears": '<path d="M34 24 L16 -2 L14 30Z"/><path d="M66 24 L84 -2 L86 30Z"/>',
    "crest": '<path d="M34 22 L34 2 L44 12 L50 -4 L56 12 L66 2 L66 22Z" fill="#c23b2e"/>',
    "fin": '<path d="M46 24 Q36 2 62 -4 Q58 10 64 24Z"/>',
}
ARMS = {
    "claws": (
        '<path d="M16 52 Q-2 54 0 72 L4 66 L8 74 L12 66 L18 72 L20 60Z"/>'
        '<path d="M84 52 Q102 54 100 72 L96 66 L92 74 L88 66 L82 72 L80 60Z"/>'
    ),
    "fists": '<circle cx="8" cy="46" r="11"/><circle cx="92" cy="46" r="11"/>',
    "tentacles": (
        '<path d="M18 60 Q-4 62 2 84 Q6 92 14 86 Q8 74 24 72Z"/><path d="M82 60 Q104 62 98 84 Q94 92 86 86 Q92 74 76 72Z"/>'
    ),
    "wings": (
        '<path d="M20 50 Q4 24 -6 30 Q-2 44 2 50 Q-4 54 0 62 Q10 60 20 66Z"/>'
        '<path d="M80 50 Q96 24 106 30 Q102 44 98 50 Q104 54 100 62 Q90 60 80 66Z"/>'
    ),
}
EYES = {1: ((50, 38, 12),), 2: ((36, 38, 9), (64, 38, 9)), 3: ((30, 42, 7.5), (50, 32, 9), (70, 42, 7.5))}
MOUTHS = {
    "grin": '<path d="M28 56 Q50 76 72 56 Q66 82 50 82 Q34 82 28 56Z" fill="#5a1020"/><path d="M33 61 L38 68 L43 65 L48 71 L53 66 L58 70 L62 63 L67 62 Q50 74 33 61Z" fill="#fff"/>',
    "fangs": '<path d="M28 58 H72 Q72 74 50 74 Q28 74 28 58Z" fill="#5a1020"/><path d="M32 58 L37 70 L42 58Z M58 58 L63 70 L68 58Z" fill="#fff"/>',
    "roar": '<ellipse cx="50" cy="66" rx="21" ry="15" fill="#5a1020"/><path d="M34 57 L39 65 L44 53 L50 63 L56 53 L61 65 L66 57 Q50 46 34 57Z M38 77 L43 70 L50 78 L57 70 L62 77 Q50 84 38 77Z" fill="#fff"/>',
    "beak": '<path d="M32 54 Q50 46 68 54 L50 78Z" fill="#f0b429"/><path d="M36 60 L50 64 L64 60" fill="none"/>',
}


def monster_svg(name: str) -> str:
    """A monster, seen from the front."""
    look = LOOKS[name]
    eyes = "".join(_eye(x, y, r) for x, y, r in EYES[look.eyes])
    brow = '<path d="M24 26 L46 34 M76 26 L54 34" stroke-width="5" fill="none"/>' if look.eyes == 2 else ""
    return (
        f'<g stroke="{INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" fill="{look.skin}">'
        f"{GEAR[look.gear]}{ARMS[look.arms]}{BODIES[look.body]}"
        f'<ellipse cx="50" cy="86" rx="24" ry="14" fill="{look.belly}" stroke="none"/>'
        f"{MOUTHS[look.mouth]}{eyes}{brow}</g>"
    )


def _eye(x: float, y: float, r: float) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fffbe8"/><circle cx="{x}" cy="{y + r * 0.15}" r="{r * 0.5}" '
        f'fill="{INK}"/><circle cx="{x - r * 0.2}" cy="{y - r * 0.1}" r="{r * 0.18}" fill="#fff" stroke="none"/>'
    )


def angriest_svg() -> str:
    """The Angriest Monster: all roar."""
    rays = "".join(
        f'<path d="M50 50 L44 -20 L56 -20Z" transform="rotate({24 * n} 50 50)" fill="#ffd23f"/>' for n in range(15)
    )
    face = (
        '<path d="M50 8 L60 20 L76 14 L78 32 L94 40 L84 54 L90 72 L72 76 L64 92 L50 84 L36 92 L28 76 L10 72 L16 54 L6 40 '
        'L22 32 L24 14 L40 20Z" fill="#d8342a"/><path d="M22 36 L44 46 L40 54 L26 50Z M78 36 L56 46 L60 54 L74 50Z" '
        'fill="#fffbe8"/><circle cx="37" cy="48" r="3.4"/><circle cx="63" cy="48" r="3.4"/>'
        '<path d="M28 62 H72 Q70 82 50 82 Q30 82 28 62Z" fill="#4a0c16"/>'
        '<path d="M30 62 L36 72 L42 62Z M46 62 L50 70 L54 62Z M58 62 L64 72 L70 62Z" fill="#fff"/>'
    )
    return f'{rays}<g stroke="{INK}" stroke-width="2.6" stroke-linejoin="round">{face}</g>'
