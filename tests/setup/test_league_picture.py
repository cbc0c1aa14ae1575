"""The picture of a league's table."""

from xml.etree import ElementTree

from meeple_city.setup.league import Standing
from meeple_city.setup.league_picture import LONGEST_NAME, picture

TABLE = [Standing("hard", 31.0, 28.0, 34.0, 20, 15.0), Standing("./a&b/a-very-long-name.py", 22.0, 18.5, 25.5, 20, 5.0)]
SVG = "{http://www.w3.org/2000/svg}"


def test_every_bot_has_a_dot_within_its_line_and_its_share():
    drawn = ElementTree.fromstring(picture(TABLE))
    dots = [float(dot.get("cx")) for dot in drawn.iter(f"{SVG}circle")]
    ranges = [
        (float(line.get("x1")), float(line.get("x2"))) for line in drawn.iter(f"{SVG}line") if line.get("stroke-width")
    ]
    assert all(low < dot < high for dot, (low, high) in zip(dots, ranges, strict=True))
    assert dots[0] > dots[1]
    texts = [text.text for text in drawn.iter(f"{SVG}text")]
    assert {"hard", "75% of 20", "25% of 20"} < set(texts)


def test_a_long_name_keeps_its_end():
    texts = [text.text for text in ElementTree.fromstring(picture(TABLE)).iter(f"{SVG}text")]
    (name,) = [text for text in texts if text.endswith("name.py")]
    assert len(name) == LONGEST_NAME
    assert name.startswith("…")
