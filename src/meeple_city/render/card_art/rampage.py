"""Drawings on the cards of Rampage, 100 by 100: one for each Character, Power and Superpower."""

from __future__ import annotations

INK, IVORY, SKIN, GOLD, STEEL, GRASS = "#1c1420", "#fff6dc", "#7ec04a", "#f2c13c", "#b9c3cf", "#5a9a3c"
RED, BLUE, GREEN, YELLOW, BLACK, GRAY = "#d8402f", "#3f7fd0", "#3f9a4f", "#f4cf3a", "#3a3640", "#a9adb5"
LINE = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"'


def _path(d: str, fill: str = "none", line: str = LINE) -> str:
    return f'<path d="{d}" fill="{fill}" {line}/>'


def _stroke(d: str, colour: str = INK, width: float = 4.0) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def _dot(x: float, y: float, r: float, fill: str, line: str = LINE) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" {line}/>'


def _box(x: float, y: float, width: float, height: float, fill: str, r: float = 3.0) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{r}" fill="{fill}" {LINE}/>'


def _at(x: float, y: float, scale: float, drawing: str, turn: float = 0.0) -> str:
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{drawing}</g>'


# ---- things that several cards show, around their own middle


def _meeple(colour: str) -> str:
    return _path(
        "M0 -20 A8 8 0 0 1 6 -7 Q15 -6 18 -1 L15 5 L8 3 L12 19 H3 L0 11 L-3 19 H-12 L-8 3 L-15 5 L-18 -1 Q-15 -6 -6 -7 "
        "A8 8 0 0 1 0 -20Z",
        colour,
    )


def _tooth(colour: str = IVORY) -> str:
    return _path("M-11 -14 Q0 -18 11 -14 Q12 2 6 15 Q2 19 0 7 Q-2 19 -6 15 Q-12 2 -11 -14Z", colour)


def _paw(colour: str = SKIN) -> str:
    toes = "".join(_dot(x, y, 6, colour) for x, y in ((-15, -6), (-6, -15), (6, -15), (15, -6)))
    return toes + _path("M0 -6 Q14 -4 14 8 Q13 18 0 16 Q-13 18 -14 8 Q-14 -4 0 -6Z", colour)


def _slab(colour: str = "#c98b54") -> str:
    return _path("M-24 0 L0 -10 L24 0 L0 10Z", colour) + _path("M-24 0 L0 10 L24 0 V4 L0 14 L-24 4Z", "#8f5c33")


def _building() -> str:
    legs = "".join(
        _at(x, y, 0.5, _meeple(c)) for x, y, c in ((-9, 9, RED), (9, 9, BLUE), (-6, -9, YELLOW), (6, -9, GREEN))
    )
    return _at(0, 20, 1, _slab()) + legs + _at(0, 2, 0.9, _slab("#d9a066")) + _at(0, -18, 0.8, _slab("#e3b984"))


def _car(colour: str = RED) -> str:
    wheels = _dot(-12, 9, 5, BLACK) + _dot(12, 9, 5, BLACK)
    return _path("M-24 8 V0 Q-22 -4 -14 -4 L-8 -12 H8 L14 -4 Q24 -4 24 2 V8Z", colour) + wheels


def _head(colour: str = SKIN, mouth: str = "") -> str:
    horns = _path("M-20 -18 L-26 -34 L-10 -24Z", IVORY) + _path("M20 -18 L26 -34 L10 -24Z", IVORY)
    face = _path("M0 -27 Q27 -27 27 3 Q27 28 0 28 Q-27 28 -27 3 Q-27 -27 0 -27Z", colour)
    eyes = "".join(_dot(x, -7, 7.5, IVORY) + _dot(x * 0.86, -6, 3, INK) for x in (-11, 11))
    return horns + face + eyes + (mouth or _path("M-15 9 Q0 17 15 9 Q13 22 0 22 Q-13 22 -15 9Z", "#7a1f2a"))


def _teeth(row: str = IVORY) -> str:
    """An open mouth full of teeth."""
    inside = _path("M-40 -8 Q0 -34 40 -8 Q36 30 0 32 Q-36 30 -40 -8Z", "#7a1f2a")
    upper = "".join(_path(f"M{x} {y} l12 -2 l-6 15Z", row) for x, y in ((-31, -11), (-17, -16), (-3, -18), (11, -15)))
    return inside + upper + "".join(_path(f"M{x} {y} l12 2 l-7 -13Z", row) for x, y in ((-24, 21), (-7, 27), (9, 24)))


def _heart(colour: str = RED) -> str:
    return _path("M0 20 C-34 -4 -20 -28 0 -12 C20 -28 34 -4 0 20Z", colour)


def _star(colour: str = GOLD) -> str:
    return _path("M0 -20 L6 -7 L20 -6 L9 3 L13 17 L0 9 L-13 17 L-9 3 L-20 -6 L-6 -7Z", colour)


def _rays(colour: str = GOLD) -> str:
    return "".join(
        f'<path d="M0 -50 L5 -34 L-5 -34Z" fill="{colour}" transform="rotate({30 * n})"/>' for n in range(12)
    )


def _pair(left: str, right: str) -> str:
    """Two Meeples that taste best together."""
    return _at(31, 44, 1.15, _meeple(left), -8) + _at(69, 44, 1.15, _meeple(right), 8) + _at(50, 82, 0.62, _star())


def _most(colour: str, thing: str) -> str:
    """A heap of Meeples of one kind, and what stands for whoever wants them."""
    heap = "".join(_at(x, y, s, _meeple(colour)) for x, y, s in ((28, 74, 0.9), (50, 76, 1.0), (72, 74, 0.9)))
    return _at(50, 30, 1.0, thing) + heap


DRAWINGS = {
    # Characters
    "anarchist": _pair(GREEN, BLUE),
    "brawler": _at(50, 54, 1.0, _rays()) + _at(50, 54, 1.5, _tooth()) + _stroke("M40 40 L56 52 L46 60 L62 72", RED, 4),
    "destructive": _at(58, 62, 1.15, _building()) + _stroke("M8 4 L24 26", STEEL, 5) + _dot(30, 36, 15, BLACK),
    "glutton": _at(50, 56, 1.1, _teeth()) + _at(50, 22, 0.85, _meeple(YELLOW), 20),
    "imitator": _at(34, 52, 0.95, _head(), -10) + _at(68, 50, 0.95, _head("#d98f3c"), 10) + _stroke("M50 18 V88", IVORY, 2),
    "mean": _most(RED, _path("M-22 -18 H22 L28 20 L14 12 L6 22 L-4 12 L-14 22 L-26 14Z", RED)),
    "pacifist": _most(GREEN, _stroke("M-26 14 L-4 2", "#6b4a2f", 8) + _stroke("M4 -4 L26 -16", STEEL, 6)),
    "punk": _pair(GRAY, BLACK),
    "romantic": _at(50, 26, 1.1, _heart()) + _at(34, 68, 1.1, _meeple(RED), -6) + _at(66, 68, 1.1, _meeple(YELLOW), 6),
    "seductive": _most(YELLOW, _box(-8, 0, 16, 22, STEEL) + _path("M-6 0 V-18 L6 -10 V0Z", RED)),
    "scrap_merchant": _at(48, 70, 1.15, _slab()) + _at(50, 56, 1.0, _car(BLUE), -12)
    + _stroke("M28 10 V24 A22 22 0 0 0 72 24 V10", RED, 12) + _stroke("M28 8 V14 M72 8 V14", IVORY, 12),
    "seer": _dot(50, 44, 32, "#8fd0ee") + _at(50, 44, 0.9, _meeple(YELLOW)) + _path("M24 78 Q50 66 76 78 L84 92 H16Z", "#7a4a9a"),
    "shy": _most(BLUE, _box(-22, -12, 44, 30, BLACK) + _dot(0, 3, 10, STEEL) + _stroke("M-24 20 L24 -16", RED, 5)),
    "softie": _dot(30, 22, 10, "#d99a5c") + _dot(70, 22, 10, "#d99a5c") + _dot(50, 42, 28, "#d99a5c")
    + _dot(50, 50, 11, IVORY) + _dot(40, 36, 4, INK) + _dot(60, 36, 4, INK) + _dot(50, 47, 4, INK) + _at(50, 84, 0.8, _tooth()),
    "tourist": _most(BLACK, _box(-24, -8, 48, 30, "#b0743c") + _stroke("M-9 -8 V-16 H9 V-8", INK, 4) + _stroke("M-24 6 H24", INK, 2)),
    "young": _most(GRAY, _stroke("M-28 -4 Q-24 4 -14 4 H14 Q24 4 28 -4", "#2f9fb0", 8) + _dot(-12, 14, 5, IVORY) + _dot(12, 14, 5, IVORY)),
    # Powers
    "boxer": _at(50, 50, 1.0, _rays()) + _path("M30 30 Q52 14 72 30 Q84 44 74 62 L66 78 H36 L34 62 Q16 58 18 44 Q22 34 30 42Z", RED)
    + _box(34, 74, 34, 14, IVORY),
    "climber": _at(60, 58, 1.25, _building()) + _stroke("M12 92 Q24 50 36 34", "#6b4a2f", 4) + _stroke("M28 40 Q34 22 44 34 M36 34 V22", STEEL, 5),
    "heavyweight": _path("M18 38 H82 Q80 52 60 54 V66 L74 78 H26 L40 66 V54 Q22 52 18 38Z", STEEL) + _at(50, 18, 0.75, _head())
    + _stroke("M14 92 H86", INK, 5),
    "hurricane": "".join(_stroke(f"M{16 + 5 * n} {20 + 15 * n} Q50 {6 + 15 * n} {84 - 5 * n} {20 + 15 * n} Q60 {30 + 15 * n} {30 + 4 * n} {27 + 15 * n}", "#dff4ff", 6) for n in range(4))
    + _at(76, 70, 0.7, _meeple(RED), 40) + _at(22, 74, 0.7, _meeple(BLUE), -50),
    "jumper": _stroke("M34 92 H66 L34 82 H66 L34 72 H66 L34 62 H66", STEEL, 5) + _at(50, 34, 1.3, _paw()) + _stroke("M12 34 V16 M88 34 V16", IVORY, 4),
    "kung_fu_master": _at(34, 64, 0.95, _head("#d98f3c")) + _box(8, 40, 52, 8, RED) + _at(78, 34, 0.95, _paw(), 50)
    + _stroke("M54 50 L66 42 M58 60 L72 52", GOLD, 4),
    "long_tail": _at(30, 34, 0.85, _head()) + _stroke("M38 56 Q30 92 60 88 Q88 84 74 60", INK, 15) + _stroke("M38 56 Q30 92 60 88 Q88 84 74 60", SKIN, 10)
    + _at(76, 38, 0.8, _building()),
    "retainer": _at(50, 50, 1.15, _teeth()) + _stroke("M10 46 Q50 26 90 46", STEEL, 5) + "".join(_box(x, 36, 9, 9, STEEL, 2) for x in (22, 38, 54, 70)),
    "sharp_canines": _at(50, 44, 1.15, _teeth()) + _path("M20 36 L36 34 L29 78Z", IVORY) + _path("M64 34 L80 36 L71 78Z", IVORY),
    "siren": _path("M50 90 C10 70 8 34 30 14 Q40 30 50 12 Q60 30 70 14 C92 34 90 70 50 90Z", "#f0a9a0")
    + "".join(_stroke(f"M50 86 Q{x} 60 {50 + (x - 50) * 1.3} 30", "#a8564f", 2.5) for x in (24, 38, 50, 62, 76))
    + _stroke("M82 16 V36 M82 16 L94 12 V30", IVORY, 4) + _dot(78, 37, 4, IVORY) + _dot(90, 31, 4, IVORY),
    "smelly_paws": _at(50, 66, 1.35, _paw()) + "".join(_stroke(f"M{x} 36 q-8 -8 0 -15 q8 -7 0 -15", "#b7d44a", 5) for x in (28, 50, 72)),
    "star_dancer": _at(34, 64, 1.15, _paw()) + _at(70, 42, 0.85, _paw(), 20) + _at(24, 22, 0.8, _star()) + _at(82, 82, 0.7, _star()),
    "stretchy_paws": _stroke("M8 88 Q40 74 50 56 Q58 42 66 36", INK, 17) + _stroke("M8 88 Q40 74 50 56 Q58 42 66 36", SKIN, 12) + _at(76, 26, 1.0, _paw(), 35),
    "stretchy_tongue": _at(30, 30, 0.9, _head()) + _stroke("M34 46 Q44 84 78 74", INK, 13) + _stroke("M34 46 Q44 84 78 74", "#e2607a", 9) + _at(80, 60, 0.8, _meeple(YELLOW)),
    "telekinesis": _at(50, 40, 1.2, _car(YELLOW), -14) + "".join(_stroke(f"M{30 - 6 * n} {66 + 9 * n} Q50 {76 + 9 * n} {70 + 6 * n} {66 + 9 * n}", "#d7b3ff", 4) for n in range(3))
    + _at(18, 18, 0.45, _star("#d7b3ff")) + _at(84, 16, 0.45, _star("#d7b3ff")),
    "vacuum": _path("M20 70 H66 V44 L84 26 L94 36 L78 54 V84 H20Z", "#4a90a8") + _dot(34, 86, 8, BLACK) + _dot(64, 86, 8, BLACK)
    + _at(64, 16, 0.6, _meeple(RED), 60) + _at(38, 26, 0.6, _meeple(BLUE), -30) + _box(28, 56, 26, 14, "#2f6376"),
    # Superpowers
    "catcher": _path("M22 40 Q14 16 30 14 Q38 8 46 14 Q54 6 62 14 Q72 8 76 20 L82 46 Q86 84 52 88 Q22 86 22 40Z", "#b0743c")
    + _stroke("M38 18 V40 M54 16 V40 M68 20 V42", INK, 2.5) + _dot(52, 58, 14, IVORY) + _stroke("M43 50 Q50 58 45 68 M61 50 Q54 58 59 68", RED, 2),
    "earthquake": _path("M4 60 H96 V94 H4Z", "#8a6a44") + _path("M40 60 L52 72 L44 80 L56 94 H66 L58 80 L66 70 L56 60Z", INK)
    + _at(24, 40, 0.8, _building(), -14) + _at(78, 40, 0.8, _building(), 12),
    "hobo": _stroke("M12 90 L76 22", "#6b4a2f", 6) + _dot(70, 32, 22, RED) + "".join(_dot(x, y, 3, IVORY, "") for x, y in ((62, 26), (76, 24), (70, 40), (80, 38), (58, 38)))
    + _at(30, 32, 0.7, _meeple(GRAY)),
    "invisibility": f'<g opacity="0.35">{_at(50, 54, 1.35, _head())}</g>'
    + f'<circle cx="50" cy="54" r="44" fill="none" stroke="{IVORY}" stroke-width="4" stroke-dasharray="9 8"/>',
    "paralyzing_gaze": _path("M6 50 Q50 8 94 50 Q50 92 6 50Z", IVORY) + _dot(50, 50, 21, "#a06be0") + _dot(50, 50, 14, GOLD) + _dot(50, 50, 7, INK),
    "passionate_kiss": _path("M10 50 Q30 24 50 38 Q70 24 90 50 Q70 84 50 82 Q30 84 10 50Z", "#d8334a") + _stroke("M14 51 Q50 60 86 51", INK, 4)
    + _at(82, 18, 0.5, _heart()) + _at(18, 16, 0.4, _heart()),
    "really_hungry": _at(50, 34, 1.0, _head(mouth=_path("M-14 8 H14 Q12 22 0 22 Q-12 22 -14 8Z", "#7a1f2a"))) + _at(22, 82, 0.7, _meeple(RED))
    + _at(41, 82, 0.7, _meeple(BLUE)) + _at(60, 82, 0.7, _meeple(YELLOW)) + _at(79, 82, 0.7, _meeple(GREEN)),
    "scavenger": _path("M30 90 Q20 50 46 40 Q40 18 58 14 Q72 12 74 26 L90 34 L74 38 Q80 60 70 90Z", "#5b5148") + _dot(62, 24, 4, IVORY)
    + _path("M46 40 Q58 46 70 40 L74 50 Q58 58 42 50Z", IVORY) + _at(16, 80, 0.6, _meeple(GRAY), -80),
    "small_wings": "".join(_path(f"M50 50 Q{50 + s * 20} 10 {50 + s * 44} 16 Q{50 + s * 46} 30 {50 + s * 38} 34 Q{50 + s * 42} 46 {50 + s * 32} 48 Q{50 + s * 34} 60 50 62Z", IVORY) for s in (-1, 1))
    + _at(50, 66, 0.85, _head()),
    "teeth_protector": _at(50, 56, 1.05, _teeth()) + _stroke("M14 50 Q50 26 86 50", "#2f9fb0", 13) + _stroke("M14 50 Q50 26 86 50", "#8fe0ea", 6),
    "terminator": _at(34, 66, 0.9, _head("#d98f3c"), -100) + _at(74, 36, 0.85, _head("#5a8ad0"), 80) + _at(50, 50, 0.9, _star(RED)) + _at(84, 84, 0.7, _tooth(), 20),
    "too_cute": _at(50, 54, 1.25, _dot(-13, -4, 13, IVORY) + _dot(13, -4, 13, IVORY)) + _dot(35, 50, 11, INK) + _dot(65, 50, 11, INK)
    + _dot(39, 45, 4, IVORY, "") + _dot(69, 45, 4, IVORY, "") + _stroke("M42 76 Q50 82 58 76", INK, 4) + _at(22, 82, 0.4, _heart()) + _at(80, 18, 0.45, _heart()),
    "ultra_bright_smile": _at(50, 50, 1.0, _rays("#fff2b0")) + _at(50, 52, 0.95, _teeth("#ffffff")) + _at(76, 22, 0.55, _star("#ffffff")),
    "unleashed": "".join(f'<rect x="{x}" y="{y}" width="30" height="16" rx="8" fill="none" stroke="{STEEL}" stroke-width="6" transform="rotate({t} {x + 15} {y + 8})"/>' for x, y, t in ((4, 62, -40), (22, 46, -10), (52, 34, -50), (70, 18, -10)))
    + _at(50, 56, 0.8, _star(RED)),
    "unstable_mutation": _stroke("M30 6 C70 30 70 38 50 50 C30 62 30 70 70 94", "#79c043", 7) + _stroke("M70 6 C30 30 30 38 50 50 C70 62 70 70 30 94", "#e2607a", 7)
    + "".join(_stroke(f"M{50 - w} {y} H{50 + w}", IVORY, 4) for y, w in ((18, 11), (30, 9), (70, 9), (82, 11))),
    "who_cut_the_cheese": _path("M8 66 L74 28 Q90 36 92 54 V86 H8Z", GOLD) + _stroke("M8 66 H92", INK, 2.6) + _dot(28, 76, 6, "#c9932a") + _dot(56, 78, 5, "#c9932a")
    + _dot(76, 56, 5, "#c9932a") + "".join(_stroke(f"M{x} 24 q-6 -6 0 -11 q6 -5 0 -11", "#b7d44a", 4) for x in (24, 40)),
}  # fmt: skip


def rampage_svg(card: str) -> str:
    """What is drawn on a card; backs show a Paw or a tooth."""
    return {"paw": _at(50, 50, 2.0, _paw(IVORY)), "tooth": _at(50, 50, 2.3, _tooth())}.get(card) or DRAWINGS[card]
