"""Scene files: the shipped ones are sound, seeds work as they should, and broken copies are refused in one line."""

import json
import math
from collections import Counter
from pathlib import Path

import pytest
from tests.kit.tables import table

from meeple_city.cli.parser import main
from meeple_city.errors import BadInput, BadScene
from meeple_city.files import data_folder, scene_file
from meeple_city.table.scene import load_scene
from meeple_city.table.scene_check import scene_problems
from meeple_city.table.table import open_table

SHIPPED = ("meeple-city", "practice", "tower", "twin-city")
BOX = {"meeple": 90, "floor": 19, "ruin": 7, "body": 4, "paws": 4, "vehicle": 4, "board": 2}
COLOURS = ("black", "blue", "gray", "green", "red", "yellow")


def models(scene: str, kind: str) -> Counter:
    return Counter(p.model.name for p in table(scene).scene.pieces if p.model.shape.kind == kind)


def poses(scene: str, seed: int):
    return [(p.id, p.model.name, p.position, p.quaternion) for p in table(scene, seed).scene.pieces]


def broken(folder: Path, *swaps: tuple[str, str], scene: str = "meeple-city", more: str = "") -> str:
    """A copy of a shipped scene with the first occurrence of each text replaced, and more at the end."""
    text = scene_file(scene).read_text(encoding="utf-8")
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "broken.toml"
    path.write_text(text + more, encoding="utf-8")
    return str(path)


def problems(file: str) -> list[str]:
    """What is wrong with a scene, whether or not it can be read."""
    try:
        return scene_problems(open_table(data_folder("models"), scene_file(file), 0))
    except BadInput as cause:
        return [str(cause)]


def complaint(file: str, *words: str) -> str:
    """The line of the check that holds all the words; no problem may take more than one line."""
    lines = problems(file)
    found = [line for line in lines if all(word in line for word in words)]
    assert found, lines[:5]
    assert all("\n" not in line for line in lines)
    return found[0]


@pytest.mark.parametrize("scene", SHIPPED)
def test_a_shipped_scene_is_sound(scene):
    assert scene_problems(table(scene)) == []


@pytest.mark.parametrize("scene", SHIPPED)
def test_the_check_of_a_shipped_scene_finds_no_problems_and_counts_its_pieces(scene, capsys):
    assert main(["scene", "check", scene, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report == {"ok": True, "pieces": table(scene).scene.counts(), "problems": []}
    assert main(["scene", "check", scene]) == 0
    assert capsys.readouterr().out == f"{scene}: no problems found\n"


def test_the_city_holds_what_the_box_holds():
    assert table("meeple-city").scene.counts() == BOX
    assert models("meeple-city", "floor") == {"floor-small": 12, "floor-rectangle": 6, "floor-large": 1}
    assert models("meeple-city", "ruin") == {"ruin-small": 4, "ruin-rectangle": 2, "ruin-large": 1}
    assert models("meeple-city", "meeple") == {f"meeple-{colour}": 15 for colour in COLOURS}
    assert len(table("meeple-city").scene.zones.of_kind("neighborhood")) == 8


def test_the_twin_city_holds_exactly_twice_as_much_and_every_piece_has_its_own_name():
    twin = table("twin-city").scene
    assert twin.counts() == {kind: 2 * count for kind, count in BOX.items()}
    assert models("twin-city", "meeple") == {f"meeple-{colour}": 30 for colour in COLOURS}
    assert len(twin.zones.of_kind("neighborhood")) == 16
    assert len(twin.buildings) == len({building.name for building in twin.buildings}) == 14
    assert len({piece.id for piece in twin.pieces}) == len(twin.pieces)
    assert len({zone.name for zone in twin.zones.all}) == len(twin.zones.all)
    assert max(Counter(models("twin-city", "body")).values()) == 1


def test_every_monster_of_the_twin_city_has_its_start_in_a_corner_and_every_vehicle_its_space():
    city, snapshot = table("twin-city").city(), table("twin-city").initial_snapshot()
    assert city.monsters == ("red", "yellow", "green", "purple", "orange", "teal", "white", "blue")  # clockwise
    assert {spot.zone for spot in city.starts} == {f"start:{colour}" for colour in city.monsters}
    assert set(city.vehicle_spaces) == {f"vehicle:{colour}" for colour in city.monsters}
    for spot in city.starts:
        x, y = spot.at_mm
        assert (abs(abs(x) - 280), abs(y)) == pytest.approx((245, 245))
    for kind, place in (("paws", "start"), ("body", "start"), ("vehicle", "vehicle_space")):
        for colour in city.monsters:
            x, y, _ = snapshot.piece(f"{kind}:{colour}").position
            assert math.dist((x * 1000, y * 1000), city.middle(f"{place}:{colour}")) < 2, (kind, colour)


def test_the_twin_city_is_another_with_every_seed_and_its_boards_are_not_copies():
    def colours(seed: int) -> list[str]:
        return [name for _, name, _, _ in poses("twin-city", seed) if name.startswith("meeple")]

    assert colours(0) != colours(1)
    assert colours(0)[:90] != colours(0)[90:]
    assert Counter(colours(0)[:90]) == Counter(colours(0)[90:])


def test_another_seed_gives_other_colours_on_the_same_buildings():
    colours = [[name for _, name, _, _ in poses("meeple-city", seed) if name.startswith("meeple")] for seed in (0, 1)]
    assert colours[0] != colours[1]
    assert Counter(colours[0]) == Counter(colours[1])
    assert [row[0] for row in poses("meeple-city", 0)] == [row[0] for row in poses("meeple-city", 1)]
    assert table("meeple-city", 0).scene_digest != table("meeple-city", 1).scene_digest


def test_the_same_seed_gives_the_same_scene_to_the_last_bit():
    known = table("meeple-city", 5)
    again = load_scene(scene_file("meeple-city"), known.catalogue, 5)
    assert again == known.scene


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_city_is_sound_whatever_the_seed(seed):
    assert scene_problems(table("meeple-city", seed)) == []


def test_pieces_stand_on_what_the_file_puts_them_on():
    scene = table("tower").scene
    where = {piece.id: piece.position for piece in scene.pieces}
    assert where["paws:red"] == pytest.approx((0.0, -0.12, 0.0))
    assert where["body:red"] == pytest.approx((0.0, -0.12, 0.009))
    assert where["floor:1"] == pytest.approx((0.0, 0.0, 0.0022 + 0.016))


BROKEN_WORDS = {
    "an unknown top key": ((("wall_mm = 3", "wal_mm = 3"),), ("wal_mm", "unknown", "wall_mm")),
    "an unknown key in a building": ((("inset_mm = 10", "insert_mm = 10"),), ("building[0]", "insert_mm", "inset_mm")),
    "a text for a number": (
        (("sidewalk_mm = 14", 'sidewalk_mm = "wide"'),),
        ("building[0]", "sidewalk_mm", "number", "wide"),
    ),
    "a number for a text": ((('title = "Meeple City"', "title = 7"),), ("title", "string", "7")),
    "a number for a list": ((("at_mm = [-150, -150]", "at_mm = 150"),), ("building[0]", "at_mm", "list")),
    "a list of the wrong length": ((("at_mm = [-150, -150]", "at_mm = [150]"),), ("building[0]", "at_mm", "2 numbers")),
    "a number that is none": ((("at_mm = [-150, -150]", "at_mm = [nan, 0]"),), ("building[0]", "at_mm", "nan")),
    "an infinite number": ((("inset_mm = 10", "inset_mm = inf"),), ("building[0]", "inset_mm", "inf")),
    "an unknown ruin": ((('ruin = "small"', 'ruin = "tiny"'),), ("building[0]", "tiny", "small, rectangle, large")),
    "an unknown floor": ((('floor = "small"', 'floor = "oval"'),), ("storeys[0]", "oval", "small, rectangle, large")),
    "an unknown model": ((('model = "paws-red"', 'model = "paws-pink"'),), ("piece[4]", "paws-pink", "paws-red")),
    "an unknown support": ((('on = "paws:red"', 'on = "paws:pink"'),), ("piece[5]", "paws:pink", "paws:red")),
    "an unknown pattern": ((('meeples = "corners"', 'meeples = "circle"'),), ("storeys[0]", "circle", "corners")),
    "an unknown colour of an area": ((('colour = "red"', 'colour = "pink"'),), ("start[0]", "pink", "red")),
    "a colour that is none": ((('colour = "#e0a458"', 'colour = "orange"'),), ("neighborhood[0]", "orange", "#rrggbb")),
    "a colour of Meeple that is none": ((("black = 15", "pink = 15"),), ("bag", "pink", "black")),
    "another format": ((("format = 1", "format = 9"),), ("format", "1", "9")),
    "no table": ((("[table]\nsize_mm = [1200, 1000]\nheight_mm = 740  ", ""),), ("table", "missing")),
    "two zones of one name": (
        (('name = "Market"', 'name = "Old Town"'),),
        ("neighborhood[1]", "two zones", "Old Town"),
    ),
    "two buildings of one name": ((('name = "Bank"', 'name = "Bakery"'),), ("building[1]", "two", "Bakery")),
    "two pieces of one name": (
        (('model = "vehicle-blue"', 'model = "vehicle-red"'),),
        ("piece[1]", "two pieces", "vehicle:red"),
    ),
    "a bag that is too small": ((("black = 15", "black = 14"),), ("roof", "bag", "empty")),
    "a bag that is too large": ((("black = 15", "black = 17"),), ("bag", "2 left over")),
    "a wrong count": ((("floor = 19", "floor = 20"),), ("expect: floor", "20", "19")),
    "a count of something unknown": ((("floor = 19", "flor = 19"),), ("expect", "flor")),
    "an outline with a point twice": (
        (("[[0, 0], [150, 150], [150, 280], [0, 280]]", "[[0, 0], [150, 150], [150, 150], [150, 280], [0, 280]]"),),
        ("neighborhood", "outline_mm[1]", "the same"),
    ),
    "an outline that ends where it began": (
        (("[[0, 0], [150, 150], [150, 280], [0, 280]]", "[[0, 0], [150, 150], [150, 280], [0, 280], [0, 0]]"),),
        ("neighborhood", "outline_mm[4]", "the same"),
    ),
    "an outline without an area": (
        (("[[0, 0], [150, 150], [150, 280], [0, 280]]", "[[0, 0], [150, 150], [280, 280]]"),),
        ("neighborhood", "outline_mm", "one line"),
    ),
    "zones that overlap": (
        (("[-150, 280], [-150, 150]]", "[-170, 280], [-170, 150]]"),),
        ("Old Town", "Gardens", "overlap"),
    ),
    "a hole in the zones": (
        (("[[0, 0], [150, 150], [150, 280], [0, 280]]", "[[0, 0], [150, 150], [150, 280]]"),),
        ("hole",),
    ),
    "a zone beyond the board": (
        (("[280, 150], [280, 280]", "[290, 150], [290, 280]"),),
        ("Heights", "beyond the board"),
    ),
    "buildings that overlap": ((("at_mm = [150, -150]", "at_mm = [-100, -150]"),), ("Bakery", "Bank", "overlap")),
    "a piece in the air": (
        (('model = "paws-red"\n', 'model = "paws-red"\nheight_mm = 25\n'),),
        ("piece[4]", "paws:red", "in the air"),
    ),
    "a piece in another": (
        (('model = "body-red"\n', 'model = "body-red"\nheight_mm = -5\n'),),
        ("body:red", "paws:red", "overlap by 5.0 mm"),
    ),
}


@pytest.mark.parametrize("case", BROKEN_WORDS)
def test_a_scene_with_a_fault_is_refused_and_the_complaint_names_the_offender(case, tmp_path):
    swaps, words = BROKEN_WORDS[case]
    complaint(broken(tmp_path, *swaps), *words)


def test_bad_syntax_is_reported_with_file_and_line(tmp_path):
    file = broken(tmp_path, ("wall_mm = 3", "wall_mm = = 3"))
    line = 1 + Path(file).read_text(encoding="utf-8").split("= =")[0].count("\n")
    complaint(file, "broken.toml", f"line {line}")


def test_a_piece_placed_beside_the_table_is_named(tmp_path):
    more = '\n[[piece]]\nmodel = "meeple-red"\nid = "lost"\nat_mm = [900, 0]\n'
    complaint(broken(tmp_path, scene="practice", more=more), "piece[1]", "lost", "not above the table")


def test_a_scene_that_includes_itself_is_refused(tmp_path):
    more = '\n[[include]]\nscene = "broken"\nat_mm = [0, 0]\n'
    complaint(broken(tmp_path, scene="practice", more=more), "broken.toml", "include", "circle")


def test_an_included_file_that_is_missing_is_named(tmp_path):
    more = '\n[[include]]\nscene = "elsewhere"\nat_mm = [0, 0]\n'
    complaint(broken(tmp_path, scene="practice", more=more), "elsewhere.toml", "no such file")


def including(folder: Path, *rows: str, scene: str = "meeple-city") -> str:
    """A file that includes a shipped scene, copied beside it, with more rows."""
    (folder / f"{scene}.toml").write_text(scene_file(scene).read_text(encoding="utf-8"), encoding="utf-8")
    return included(folder, scene, "including", *rows)


def included(folder: Path, scene: str, name: str, *rows: str) -> str:
    """A file that includes a scene of the same folder."""
    path = folder / f"{name}.toml"
    head = "format = 1\nwall_mm = 3\n[table]\nsize_mm = [1200, 1000]\nheight_mm = 740\n"
    include = f'[[include]]\nscene = "{scene}"\nat_mm = [0, 0]\n'
    path.write_text(head + include + "\n".join(rows), encoding="utf-8")
    return str(path)


def test_an_include_renames_neighborhoods_and_buildings_and_no_others(tmp_path):
    file = including(tmp_path, 'names = { Market = "Park", Park = "Market", Bakery = "Diner" }')
    assert problems(file) == []
    before, after = (open_table(data_folder("models"), scene_file(f), 0).scene for f in ("meeple-city", file))
    outline = {zone.name: zone.outline for zone in after.zones.all}
    for zone in before.zones.all:
        name = {"Market": "Park", "Park": "Market"}.get(zone.name, zone.name.replace("Bakery", "Diner"))
        assert outline[name] == zone.outline
    assert [building.name for building in after.buildings][:2] == ["Diner", "Bank"]


def test_includes_within_includes_change_names_and_colours_in_turn(tmp_path):
    including(tmp_path, 'names = { Market = "Bazaar" }', 'colours = { red = "orange" }')
    more = ('names = { Bazaar = "Fair", Docks = "Wharf" }', 'colours = { orange = "teal", blue = "white" }')
    file = included(tmp_path, "including", "outer", *more)
    assert problems(file) == []
    city = open_table(data_folder("models"), scene_file(file), 0).city()
    assert {"Fair", "Wharf"} <= set(city.neighborhoods)
    assert not {"Market", "Bazaar", "Docks"} & set(city.neighborhoods)
    assert set(city.monsters) == {"teal", "white", "green", "yellow"}
    assert set(city.vehicle_spaces) == {f"vehicle:{colour}" for colour in city.monsters}


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ('names = { Markt = "Bazaar" }', ("include[0]: names", "'Markt'", "'meeple-city'", "Market")),
        ('names = { Market = "Docks" }', ("neighborhood[5]", "two zones", "Docks")),
        ("names = { Market = 7 }", ("include[0]: names", "Market", "string", "7")),
        ('colours = { gray = "teal" }', ("include[0]: colours", "'gray'", "allowed: blue, green, red, yellow")),
        ('colours = { red = "pink" }', ("start[0]", "'pink'", "red")),
        ('suffix = "East"', ("include[0]", "suffix", "names")),
    ],
)
def test_an_include_that_changes_what_is_not_there_is_refused(row, words, tmp_path):
    complaint(including(tmp_path, row), *words)


@pytest.mark.parametrize("name", ["deeper/practice", "..", "nul\\u0000"])
def test_an_include_that_is_not_a_plain_name_is_refused(name, tmp_path):
    more = f'\n[[include]]\nscene = "{name}"\nat_mm = [0, 0]\n'
    complaint(broken(tmp_path, scene="practice", more=more), "toml")


def test_a_missing_file_is_named(tmp_path):
    complaint(str(tmp_path / "nowhere.toml"), "nowhere.toml", "no such file")


def test_a_folder_is_named(tmp_path):
    (tmp_path / "folder.toml").mkdir()
    complaint(str(tmp_path / "folder.toml"), "folder.toml")


def test_a_binary_file_is_named(tmp_path):
    (tmp_path / "noise.toml").write_bytes(bytes(range(256)))
    complaint(str(tmp_path / "noise.toml"), "noise.toml", "not a text file")


def test_an_empty_file_is_named(tmp_path):
    (tmp_path / "empty.toml").write_text("")
    complaint(str(tmp_path / "empty.toml"), "empty.toml", "format")


@pytest.mark.parametrize(
    "value", ["[" * 5000, "9" * 5000, "1" + "0" * 400], ids=["nested", "5000 digits", "400 digits"]
)
def test_a_file_with_a_monstrous_value_is_named_not_a_traceback(value, tmp_path):
    complaint(broken(tmp_path, ("wall_mm = 3", f"wall_mm = {value}")), "broken.toml")


def test_loading_a_broken_scene_raises_the_error_for_scenes(tmp_path):
    file = broken(tmp_path, ("inset_mm = 10", "insert_mm = 10"))
    with pytest.raises(BadScene, match=r"broken\.toml: building\[0\].*insert_mm"):
        load_scene(Path(file), table("tower").catalogue, 0)


def test_every_problem_of_a_scene_is_reported_not_only_the_first(tmp_path):
    file = broken(tmp_path, ("floor = 19", "floor = 20"), ("body = 4", "body = 5"))
    assert len(problems(file)) == 2
