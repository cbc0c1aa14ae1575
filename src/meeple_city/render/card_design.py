"""How a card is laid out: border, picture, corners, name, signs and words, as one drawing of 630 by 880."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from meeple_city.display.cards import CardFace
from meeple_city.render.card_art import octorage
from meeple_city.render.card_art.cities import GROUPS, city_svg, symbol_svg
from meeple_city.render.card_art.kana import kana_svg
from meeple_city.render.card_art.monsters import angriest_svg, monster_svg
from meeple_city.render.card_art.powers import boost_svg, disc_svg, pile_svg, sign_svg
from meeple_city.render.card_art.rampage import rampage_svg
from meeple_city.render.icons import icon_svg

Measure = Callable[[str], float]  # the width of a line of text of size 1

WIDTH, HEIGHT = 630.0, 880.0  # ten units to a millimetre
PAPER, INK = "#fbf3df", "#241a20"
DEFS = (
    '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1030" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#2a1030" stop-opacity="0.75"/></linearGradient>'
    '<linearGradient id="sheen" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.34"/>'
    '<stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/>'
    "</linearGradient>"
)
SIZES = (54.0, 50.0, 46.0, 42.0, 38.0, 34.0, 30.0, 27.0, 24.0, 21.0)  # of the words; the first that fits is taken


def face_svg(face: CardFace, measure: Measure) -> str:
    """A face as an SVG element of 630 by 880, without its defs."""
    if face.frame == "whole":
        return _whole(face)
    top = 44.0
    low = 452.0 if face.text else 640.0 if face.marks or face.title else 836.0
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{face.colour}"/>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sheen)"/>',
        _picture(face, 40.0, top, WIDTH - 80.0, low - top),
        _title(face, low, measure),
        _words(face, low + (126.0 if face.kind else 96.0), measure),
        _marks(face, low),
        _corner(face),
        _emblem(face),
        f'<rect x="9" y="9" width="{WIDTH - 18}" height="{HEIGHT - 18}" rx="34" fill="none" stroke="#fff6dc" '
        'stroke-width="8" stroke-opacity="0.85"/>',
    ]
    return "".join(parts)


def _whole(face: CardFace) -> str:
    """A drawing that fills the face: tokens, discs, boards."""
    art = drawing(face.art)
    words = ""
    if face.number:
        size = 640.0 if len(face.number) == 1 else 460.0
        words = _text(face.number, WIDTH / 2, HEIGHT / 2 + size * 0.35, size, INK)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{face.colour}"/><svg width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 100 100" preserveAspectRatio="none">{art}</svg>{words}'
    )


def _picture(face: CardFace, x: float, y: float, width: float, height: float) -> str:
    if not face.art:
        return ""
    side = min(width, height) * (0.8 if face.frame == "plain" else 1.0)
    left, top = (width - side) / 2 / side * 100, (height - side) / 2 / side * 100
    box = f"{-left} {-top} {width / side * 100} {height / side * 100}"
    back = (
        ""
        if face.frame == "scene"
        else f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="24" fill="#fff6dc" fill-opacity="{0.92 if face.frame == "paper" else 0.16}"/>'
    )
    return f'{back}<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{box}">{drawing(face.art)}</svg>'


def _title(face: CardFace, low: float, measure: Measure) -> str:
    if not face.title:
        return ""
    size = min(76.0, (WIDTH - 120.0) / max(measure(face.title), 1e-6))
    kind = _text(face.kind, WIDTH / 2, low + 34.0, 30.0, "#fff6dc") if face.kind else ""
    baseline = low + (46.0 + size * 0.8 if face.kind else 24.0 + size * 0.62)
    return kind + _text(face.title, WIDTH / 2, baseline, size, "#ffffff", edge=True)


def _words(face: CardFace, top: float, measure: Measure) -> str:
    if not face.text:
        return ""
    room, width = HEIGHT - 44.0 - top, WIDTH - 130.0
    for size in SIZES:
        lines = wrap(face.text, width / size, measure)
        if len(lines) * size * 1.16 <= room - 24.0:
            break
    first = top + room / 2 - (len(lines) - 1) * size * 0.58 + size * 0.34
    rows = [_text(line, WIDTH / 2, first + number * size * 1.16, size, INK) for number, line in enumerate(lines)]
    plate = f'<rect x="40" y="{top}" width="{WIDTH - 80}" height="{room}" rx="20" fill="{PAPER}"/>'
    return plate + "".join(rows)


def wrap(text: str, width: float, measure: Measure) -> list[str]:
    """A text in lines no wider than that, in units of its size."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and measure(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _marks(face: CardFace, low: float) -> str:
    """A row of signs under the name."""
    if not face.marks or face.text:
        return ""
    size = min(112.0, (WIDTH - 110.0) / len(face.marks) - 10.0)
    left = (WIDTH - len(face.marks) * (size + 10.0) + 10.0) / 2
    top = low + (112.0 if face.kind else 96.0) if face.title else low + 60.0
    return "".join(
        f'<svg x="{left + number * (size + 10.0)}" y="{top}" width="{size}" height="{size}" viewBox="0 0 100 100">'
        f"{drawing(mark)}</svg>"
        for number, mark in enumerate(face.marks)
    )


def _corner(face: CardFace) -> str:
    """The number in two corners, with its sign below."""
    if not face.number:
        return ""
    badge = (
        f'<circle cx="96" cy="98" r="72" fill="{PAPER}" stroke="{INK}" stroke-width="7"/>'
        + _text(face.number, 96.0, 134.0, 104.0 if len(face.number) == 1 else 84.0, INK)
        + (
            f'<svg x="56" y="180" width="80" height="80" viewBox="-6 -6 112 112">{_badge(face.sign)}</svg>'
            if face.sign
            else ""
        )
    )
    turned = (
        f'<g transform="rotate(180 {WIDTH / 2} {HEIGHT / 2})">{badge}</g>'
        if face.frame == "plain" and not face.text
        else ""
    )
    return badge + turned


def _badge(sign: str) -> str:
    return f'<circle cx="50" cy="50" r="56" fill="{INK}" fill-opacity="0.55"/><g transform="translate(14 14) scale(0.72)">{drawing(sign)}</g>'


def _emblem(face: CardFace) -> str:
    """A symbol in the upper right corner."""
    if not face.emblem:
        return ""
    return (
        f'<circle cx="534" cy="98" r="66" fill="{face.colour}" stroke="#fff6dc" stroke-width="8"/>'
        f'<svg x="490" y="54" width="88" height="88" viewBox="0 0 100 100">{drawing(face.emblem)}</svg>'
    )


def _text(text: str, x: float, baseline: float, size: float, ink: str, edge: bool = False) -> str:
    look = f'x="{x:.1f}" y="{baseline:.1f}" font-size="{size:.1f}" text-anchor="middle" font-family="Fredoka Light" font-weight="600"'
    behind = (
        f'<text {look} fill="none" stroke="{INK}" stroke-width="9" stroke-opacity="0.55" stroke-linejoin="round">{escape(text)}</text>'
        if edge
        else ""
    )
    return f'{behind}<text {look} fill="{ink}">{escape(text)}</text>'


def drawing(name: str) -> str:
    """A drawing by its name, such as `city:Paris` or `power:fire 3`."""
    kind, _, what = name.partition(":")
    return DRAWINGS[kind](what)


def _power(what: str) -> str:
    power, _, count = what.rpartition(" ")
    return pile_svg(power, int(count))


def _city(name: str) -> str:
    city, _, group = name.partition("/")
    return city_svg(city, GROUPS[group][0])


def _back(what: str) -> str:
    """The back of a deck: its emblem on a pattern."""
    stripes = "".join(
        f'<path d="M{x} -60 L{x + 220} 160" stroke="#fff" stroke-opacity="0.09" stroke-width="7"/>'
        for x in range(-240, 160, 16)
    )
    return f'{stripes}<circle cx="50" cy="50" r="36" fill="#000" fill-opacity="0.28" stroke="#fff6dc" stroke-width="2.6"/><svg x="24" y="24" width="52" height="52" viewBox="0 0 100 100">{drawing(what)}</svg>'


def _rage(what: str) -> str:
    """The rage track: five steps, from a scratch to everything."""
    steps = [int(cost) for cost in what.split(",")]
    rows = []
    for number, cost in enumerate(steps):
        y = 100 - (number + 1) * 100 / len(steps)
        last = number == len(steps) - 1
        shade = f"rgb({90 + 34 * number},{50 - 6 * number},{80 - 14 * number})"
        rows.append(
            f'<rect x="0" y="{y}" width="100" height="{100 / len(steps)}" fill="{shade}" stroke="#fff6dc" stroke-width="0.8"/>'
        )
        hearts = "".join(
            f'<g transform="translate({10 + 16.5 * n} {y + 6.6}) scale(0.14 0.0635)">{octorage.heart_svg()}</g>'
            for n in range(cost)
        )
        skull = f'<g transform="translate(36 {y + 3.5}) scale(0.28 0.127)">{octorage.weapon_svg("Golden Skull")}</g>'
        rows.append(skull if last else hearts)
    return "".join(rows)


def _shield(power: str) -> str:
    """What a city resists."""
    shape = '<path d="M50 2 L94 14 V48 Q94 82 50 99 Q6 82 6 48 V14Z" fill="#e8e2d2" stroke="#1c1420" stroke-width="4"/>'
    return f'{shape}<g transform="translate(22 16) scale(0.56)">{disc_svg(power)}</g>'


DRAWINGS: dict[str, Callable[[str], str]] = {
    "": lambda what: "",
    "icon": lambda what: f'<g transform="scale(4.1667)" fill="#fff6dc">{icon_svg(what)}</g>',
    "power": _power,
    "sign": lambda what: sign_svg(what, "#ffffff"),
    "disc": disc_svg,
    "boost": lambda what: boost_svg(int(what)),
    "kana": lambda what: kana_svg(what, INK),
    "white-kana": lambda what: kana_svg(what, "#ffffff"),
    "shield": _shield,
    "monster": monster_svg,
    "angriest": lambda what: angriest_svg(),
    "city": _city,
    "symbol": lambda what: symbol_svg(what, "#ffffff"),
    "weapon": octorage.weapon_svg,
    "bust": lambda what: octorage.bust_svg(what, won=False),
    "victor": lambda what: octorage.bust_svg(what, won=True),
    "octoman": lambda what: octorage.octoman_svg(),
    "direction": lambda what: octorage.direction_svg(what == "clockwise"),
    "heart": lambda what: octorage.heart_svg(),
    "back": _back,
    "rage": _rage,
    "rampage": rampage_svg,
}
