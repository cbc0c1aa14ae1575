"""Katakana as strokes of a brush, on a field of 100 by 100."""

from __future__ import annotations

VOICED = "M78 4 L86 19; M91 0 L99 15"  # the two dots of ga, za, da and ba

STROKES = {
    "ア": "M18 22 H80 Q72 40 56 50; M48 42 Q48 72 26 88",
    "カ": "M16 34 H80 Q80 70 68 86 L58 78; M44 12 Q44 64 16 88",
    "キ": "M18 34 L78 24; M12 62 L86 50; M42 10 L58 92",
    "ク": "M38 12 Q32 36 14 50; M34 28 H78 Q70 70 30 90",
    "ケ": "M30 12 Q26 40 10 54; M26 34 H88; M60 34 Q60 72 36 90",
    "コ": "M20 24 H78 V82; M16 80 H78",
    "サ": "M10 36 H90; M32 14 V60; M68 12 Q70 70 38 90",
    "シ": "M20 18 L38 28; M14 42 L32 52; M18 86 Q66 76 84 30",
    "ス": "M20 20 H76 Q62 62 14 88; M52 56 L86 88",
    "ソ": "M20 20 L34 44; M80 16 Q76 66 30 90",
    "タ": "M40 10 Q34 34 14 50; M34 26 H80 Q72 70 28 92; M30 48 L66 66",
    "チ": "M72 12 Q50 24 20 26; M10 48 H90; M52 22 Q56 70 26 92",
    "テ": "M26 18 H74; M10 44 H90; M54 44 Q54 74 28 92",
    "ト": "M36 10 V92; M38 40 L76 58",
    "ナ": "M10 38 H90; M54 10 Q56 64 24 92",
    "ニ": "M24 26 H76; M10 80 H90",
    "ヌ": "M20 20 H76 Q66 66 16 90; M30 44 L82 82",
    "ノ": "M74 14 Q66 64 18 90",
    "ハ": "M34 22 Q32 56 10 80; M62 20 Q82 44 90 80",
    "ヒ": "M76 26 Q50 40 26 44; M26 12 V74 Q28 86 82 84",
    "フ": "M16 22 H82 Q76 66 28 90",
    "ヘ": "M8 62 L36 32 L92 78",
    "マ": "M12 22 H88 Q74 48 52 66; M32 50 L62 84",
    "ミ": "M26 14 L76 30; M24 42 L72 56; M18 70 L80 92",
    "ム": "M46 12 Q36 50 12 82 L84 74; M62 50 L88 90",
    "モ": "M22 20 H78; M12 48 H88; M46 20 V76 Q48 88 86 84",
    "ヨ": "M20 18 H78 V88; M24 50 H78; M18 84 H78",
    "ラ": "M26 16 H76; M14 42 H84 Q78 76 32 92",
    "リ": "M28 14 V56; M74 12 Q78 72 38 92",
    "ロ": "M20 24 V82; M20 24 H80 V82; M20 78 H80",
}
PLAIN = {"ゴ": "コ", "ゲ": "ケ", "ズ": "ス", "デ": "テ", "ド": "ト", "バ": "ハ"}  # each with the dots is voiced


def kana_svg(kana: str, ink: str) -> str:
    """A syllable, brushed in one colour."""
    strokes = STROKES[PLAIN.get(kana, kana)] + (f"; {VOICED}" if kana in PLAIN else "")
    paths = "".join(f'<path d="{stroke.strip()}"/>' for stroke in strokes.split(";"))
    look = 'fill="none" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g {look} stroke="{ink}">{paths}</g>'
