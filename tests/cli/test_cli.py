"""The command line: what it prints, and that whatever it is handed ends in one line and not in a traceback."""

import io
import json
import shutil
import subprocess
import sys
import wave
from itertools import combinations
from pathlib import Path

import pytest
from tests.kit.tables import table

from meeple_city import __version__
from meeple_city.border import request_from_json
from meeple_city.cli.doctor import optional_checks
from meeple_city.cli.parser import main
from meeple_city.files import data_folder, scene_file

CITY_KEYS = {
    "scene", "seed", "pieces", "neighborhoods", "rest_s", "max_drift_mm", "asleep_after_s", "awake", "wall_s", "digest",
}  # fmt: skip
SHOOT_KEYS = {
    "settled", "sim_s", "wall_ms", "digest", "left_city", "fallen_bodies", "bare_floors", "touched",
    "touched_before_release", "rest_penetration_mm",
}  # fmt: skip
FLICK = {"kind": "flick", "piece": "paws:red", "direction_deg": 90, "speed_m_s": 0.8}
DROP = {"kind": "drop", "piece": "body:red", "over_mm": [0, 0], "height_mm": 250, "turn_deg": [0, 90, 0]}


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def written(data: object, name: str = "shot.json") -> str:
    """A file in the test's folder: text and bytes as they are, anything else as JSON."""
    if isinstance(data, bytes):
        Path(name).write_bytes(data)
    else:
        Path(name).write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return name


def said(capsys, *argv: str) -> dict:
    """The one JSON object a command prints."""
    assert main([*argv, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    return json.loads(out)


def refused(capsys, *argv: str, words: tuple[str, ...] = ()) -> str:
    """The one line a command complains with; nothing else is printed or written."""
    before = sorted(Path().rglob("*"))
    assert main(list(argv)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("meeple-city: error: ")
    assert err.count("\n") == 1
    assert all(word in err for word in words), err
    assert sorted(Path().rglob("*")) == before
    return err


def saved(capsys, **changes) -> dict:
    """A snapshot after a small shot on the practice board, as JSON."""
    argv = ["shoot", "--scene", "practice", "--shot", written(FLICK), "--save", "saved.json"]
    assert main(argv) == 0
    capsys.readouterr()
    return json.loads(Path("saved.json").read_text()) | changes


def meeple_city(*argv: str, text: str = "") -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "meeple_city", *argv]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_help_lists_the_commands(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    out, err = capsys.readouterr()
    assert end.value.code == 0
    assert err == ""
    assert all(command in out for command in ("play", "city", "shoot", "scene", "screenshot", "doctor", "bench"))


def test_version_is_that_of_the_package(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"meeple-city {__version__}\n"


USAGE = {
    "no command": ([], "COMMAND"),
    "an unknown command": (["fly"], "fly"),
    "an unknown option": (["city", "--wings"], "--wings"),
    "a shortened option": (["city", "--sc", "tower"], "--sc"),
    "a seed that is no number": (["city", "--seed", "lucky"], "lucky"),
    "an unknown scene": (["city", "--scene", "atlantis"], "atlantis"),
    "a missing scene file": (["city", "--scene", "nowhere.toml"], "nowhere.toml"),
    "no time at all": (["city", "--rest", "0"], "--rest"),
    "time below zero": (["city", "--rest", "-1"], "--rest"),
    "time that is no number": (["city", "--rest", "nan"], "--rest"),
    "endless time": (["city", "--rest", "inf"], "--rest"),
    "no shot": (["shoot"], "--shot"),
    "a missing shot": (["shoot", "--shot", "nowhere.json"], "nowhere.json"),
    "an endless shot": (["shoot", "--shot", "/dev/zero"], "more than 64 MB"),
    "an endless scene": (["city", "--scene", "/dev/zero"], "more than 64 MB"),
    "a folder for a shot": (["shoot", "--shot", "/"], "/"),
    "a picture of no size": (["screenshot", "--out", "a.png", "--size", "big"], "big"),
    "a picture of size 0": (["screenshot", "--out", "a.png", "--size", "0x0"], "0x0"),
    "a picture that is too large": (["screenshot", "--out", "a.png", "--size", "9000x10"], "9000x10"),
    "a picture nowhere": (["screenshot"], "--out"),
    "a picture in a missing folder": (["screenshot", "--out", "no/a.png"], "no"),
    "an unknown camera": (["screenshot", "--out", "a.png", "--camera", "moon"], "moon"),
    "a league's picture in a missing folder": (["league", "--bots", "easy,random", "--picture", "no/a.svg"], "no"),
    "a league's picture of another kind": (["league", "--bots", "easy,random", "--picture", "a.png"], ".svg"),
    "a missing snapshot": (["city", "--then", "nowhere.json"], "nowhere.json"),
}


NULL_BYTES = (
    ["replay", "a\0b"],
    ["resume", "a\0b"],
    ["match", "--journal", "a\0b"],
    ["match", "--players", "./a\0b,random"],
    ["play", "--out", "a\0b"],
    ["city", "--scene", "a\0b.toml"],
    ["city", "--then", "a\0b"],
    ["shoot", "--shot", "a\0b"],
    ["scene", "check", "a\0b"],
    ["screenshot", "--out", "a\0b.png"],
    ["breath", "--wav", "a\0b"],
)


@pytest.mark.parametrize("argv", NULL_BYTES, ids=" ".join)
def test_a_path_with_a_null_byte_is_refused_in_one_line(argv, capsys):
    refused(capsys, *argv, words=("null byte", "a\\x00b"))


@pytest.mark.parametrize(
    "argv", [("match", "--scene", ""), ("match", "--journal", ""), ("replay", ""), ("city", "--scene", "")]
)
def test_an_empty_name_is_refused_in_one_line(argv, capsys):
    refused(capsys, *argv, words=("must not be empty",))


@pytest.mark.parametrize("case", USAGE)
def test_bad_usage_is_refused_in_one_line(case, capsys):
    argv, word = USAGE[case]
    refused(capsys, *argv, words=(word,))


SHOTS = {
    "an empty file": ("", ("shot.json", "JSON")),
    "no JSON": ("kaboom", ("shot.json", "JSON")),
    "a binary file": (bytes(range(256)), ("shot.json",)),
    "a list": ([FLICK], ("JSON object",)),
    "no end of brackets": ("[" * 100_000, ("shot.json",)),
    "no end of digits": ('{"kind": "flick", "speed_m_s": ' + "9" * 5000 + "}", ("shot.json",)),
    "an unknown kind": (FLICK | {"kind": "kick"}, ("kick", "flick")),
    "an unknown piece": (FLICK | {"piece": "paws:pink"}, ("paws:pink",)),
    "a piece that is fixed": (FLICK | {"piece": "board:1"}, ("board:1",)),
    "an unknown key": (FLICK | {"spin": 3}, ("spin",)),
    "NaN": (FLICK | {"direction_deg": float("nan")}, ("direction_deg", "nan")),
    "infinity": (FLICK | {"direction_deg": float("inf")}, ("direction_deg", "inf")),
    "a number too large for one": (FLICK | {"direction_deg": 10**400}, ("direction_deg",)),
    "a speed below zero": (FLICK | {"speed_m_s": -1}, ("speed_m_s", "-1")),
    "a speed of 10000": (FLICK | {"speed_m_s": 10000}, ("speed_m_s", "10000")),
    "an offset beyond reach": (FLICK | {"offset_mm": [1e6, 0, 0]}, ("offset_mm",)),
    "a place beyond reach": ({"kind": "drop", "piece": "paws:red", "over_mm": [1e9, 0]}, ("over_mm",)),
    "nothing to remove": ({"kind": "remove", "pieces": []}, ("pieces",)),
    "an unknown zone": ({"kind": "place", "piece": "paws:red", "within": "Atlantis"}, ("Atlantis",)),
}


@pytest.mark.parametrize("case", SHOTS)
def test_a_bad_shot_is_refused_in_one_line_and_nothing_is_written(case, capsys):
    data, words = SHOTS[case]
    argv = ["shoot", "--scene", "practice", "--shot", written(data), "--save", "a.json", "--track", "b.json"]
    refused(capsys, *argv, words=words)


@pytest.mark.parametrize("option", ["--save", "--track", "--wav"])
def test_a_place_that_cannot_be_written_to_is_refused(option, capsys, folder):
    argv = ["shoot", "--scene", "practice", "--shot", written(FLICK)]
    refused(capsys, *argv, "--save", "good.json", "--track", "good2.json", option, "missing/a.json", words=("missing",))
    refused(capsys, *argv, option, str(folder), words=("is a folder",))


@pytest.mark.parametrize(("one", "other"), list(combinations(["--save", "--track", "--wav"], 2)))
def test_two_options_that_write_the_same_file_are_refused(one, other, capsys):
    argv = ["shoot", "--scene", "practice", "--shot", written(FLICK)]
    refused(capsys, *argv, one, "same.json", other, "same.json", words=(one, other, "same.json"))


def test_shoot_writes_what_the_shot_sounds_like_and_always_the_same(capsys):
    argv = ["shoot", "--json", "--scene", "practice", "--shot", written(FLICK)]
    for name in ("a.wav", "b.wav"):
        assert main([*argv, "--wav", name]) == 0
    sim_s = json.loads(capsys.readouterr().out.splitlines()[0])["sim_s"]
    with wave.open("a.wav") as sound:
        assert (sound.getnchannels(), sound.getframerate(), sound.getsampwidth()) == (2, 48_000, 2)
        assert sim_s <= sound.getnframes() / 48_000 <= sim_s + 2
        assert any(sound.readframes(sound.getnframes()))
    assert Path("a.wav").read_bytes() == Path("b.wav").read_bytes()


@pytest.mark.parametrize("times", ["0", "-1", "1001", "often"])
def test_a_bad_number_of_repeats_is_refused(times, capsys):
    refused(capsys, "shoot", "--scene", "practice", "--shot", written(FLICK), "--repeat", times, words=(times,))


def _paws(**changes):
    return lambda data: data | {"pieces": [data["pieces"][0] | changes]}


def _contact(**changes):
    contact = {"a": "paws:red", "b": "board:1", "point": [0, 0, 0], "normal": [0, 0, 1], "gap": 0.0}
    return lambda data: data | {"contacts": [contact | changes]}


SNAPSHOTS = {
    "garbage": (lambda data: "kaboom", ("JSON",)),
    "an empty object": (lambda data: {}, ("format",)),
    "a list": (lambda data: [data], ("object",)),
    "another format": (lambda data: data | {"format": 2}, ("format", "2")),
    "an unknown key": (lambda data: data | {"weather": "fine"}, ("weather",)),
    "another scene": (lambda data: data | {"scene": "tower"}, ("tower",)),
    "an unknown scene": (lambda data: data | {"scene": "atlantis"}, ("atlantis",)),
    "another version of its scene": (lambda data: data | {"scene_digest": "0" * 64}, ("practice",)),
    "another seed": (lambda data: data | {"seed": 7}, ("practice",)),
    "a piece missing": (lambda data: data | {"pieces": []}, ("paws:red",)),
    "a piece doubled": (lambda data: data | {"pieces": data["pieces"] * 2}, ("twice",)),
    "a piece both there and aside": (lambda data: data | {"aside": data["pieces"]}, ("twice",)),
    "a piece unknown": (_paws(id="paws:pink"), ("paws:",)),
    "a piece of another model": (_paws(model="paws-blue"), ("paws:red",)),
    "a piece nowhere": (_paws(position=[0, float("nan"), 0]), ("position", "nan")),
    "a piece turned by nothing": (_paws(quaternion=[0, 0, 0, 0]), ("quaternion",)),
    "a piece turned by three numbers": (_paws(quaternion=[1, 0, 0]), ("quaternion",)),
    "a contact of an unknown piece": (_contact(a="paws:pink"), ("then.json", "contacts[0]", "paws:pink")),
    "a contact of two fixed pieces": (_contact(a="board:2"), ("contacts[0]", "board:2")),
    "a contact of a piece with itself": (_contact(b="paws:red"), ("contacts[0]", "paws:red")),
    "a contact of no piece": (lambda data: data | {"contacts": [{"a": "paws:red"}]}, ("contacts[0]",)),
}


@pytest.mark.parametrize("case", SNAPSHOTS)
def test_a_snapshot_that_does_not_fit_is_refused_in_one_line(case, capsys):
    change, words = SNAPSHOTS[case]
    then = written(change(saved(capsys)), "then.json")
    refused(capsys, "city", "--then", then, "--rest", "0.1", words=words)
    refused(capsys, "shoot", "--shot", written(FLICK), "--then", then, "--save", "new.json", words=words)


@pytest.mark.parametrize("scene", ["tower", str(scene_file("tower"))])
def test_a_snapshot_of_another_scene_than_the_one_asked_for_is_refused(scene, capsys):
    then = written(saved(capsys), "then.json")
    refused(capsys, "city", "--scene", scene, "--then", then, "--rest", "0.1", words=("practice",))


def test_city_prints_one_object_with_the_promised_keys(capsys):
    data = said(capsys, "city", "--scene", "tower", "--seed", "3", "--rest", "0.5")
    assert set(data) == CITY_KEYS
    assert (data["scene"], data["seed"], data["rest_s"], data["neighborhoods"]) == ("tower", 3, 0.5, 2)
    assert data["pieces"] == {"board": 2, "ruin": 1, "meeple": 13, "floor": 3, "paws": 1, "body": 1}
    assert 0 <= data["max_drift_mm"] < 5
    assert len(data["digest"]) == 64


def test_city_counts_pieces_in_the_plural_where_there_are_many(capsys):
    assert main(["city", "--scene", "tower", "--rest", "0.1"]) == 0
    assert "2 boards, 1 Ruin, 13 Meeples, 3 Floors, 1 pair of Paws, 1 Body\n" in capsys.readouterr().out


def test_shoot_prints_one_object_with_the_promised_keys_and_goes_by_standard_input(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(FLICK)))
    data = said(capsys, "shoot", "--scene", "practice", "--shot", "-")
    assert set(data) >= SHOOT_KEYS
    assert data["settled"] is True
    assert data["touched"] == data["left_city"] == data["fallen_bodies"] == data["bare_floors"] == []
    assert data["rest_penetration_mm"] >= 0


def test_scene_check_prints_one_object_with_the_promised_keys(capsys):
    data = said(capsys, "scene", "check", "practice")
    assert data == {"ok": True, "pieces": {"board": 2, "paws": 1}, "problems": []}


def test_a_scene_that_is_not_sound_prints_its_problems_and_ends_with_2(capsys):
    text = scene_file("practice").read_text().replace("paws = 1", "paws = 2")
    assert main(["scene", "check", written(text, "mine.toml"), "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["ok"] is False
    assert err.count("\n") == 1
    assert err.startswith("meeple-city: error: mine.toml: ")


def test_people_read_every_problem_of_a_scene_once(capsys):
    text = scene_file("practice").read_text().replace("paws = 1", "paws = 2").replace("board = 2", "board = 3")
    assert main(["scene", "check", written(text, "mine.toml")]) == 2
    out, err = capsys.readouterr()
    assert [line.split(",")[0] for line in out.splitlines()] == [
        "expect: paws should be 2",
        "expect: board should be 3",
    ]
    assert err == "meeple-city: error: mine.toml: 2 problems\n"


def test_doctor_prints_one_object_with_what_it_checked(capsys):
    checks = said(capsys, "doctor")["checks"]
    assert [set(check) for check in checks] == [{"name", "ok", "found", "mend"}] * len(checks)
    assert next(check for check in checks if check["name"] == "models and scenes")["ok"] is True
    assert {"microphone", "ffmpeg", "voice", "font"} <= {check["name"] for check in checks}


def test_doctor_names_the_command_for_what_is_missing_and_ends_well(capsys, monkeypatch):
    monkeypatch.setattr("meeple_city.cli.doctor.device_names", list)
    monkeypatch.setattr("shutil.which", lambda name: None)
    checks = {check["name"]: check for check in said(capsys, "doctor")["checks"]}
    assert checks["microphone"]["mend"] == "sudo apt-get install pulseaudio"
    assert checks["ffmpeg"]["mend"] == "sudo apt-get install ffmpeg"
    assert checks["voice"]["mend"] == "sudo apt-get install espeak-ng"
    assert not checks["microphone"]["ok"]
    assert checks["font"]["ok"]


def test_doctor_says_which_microphone_ffmpeg_and_voice_there_are(monkeypatch):
    monkeypatch.setattr("meeple_city.cli.doctor.device_names", lambda: ["Headset", "Webcam"])
    monkeypatch.setattr("shutil.which", lambda name: f"/opt/{name}")
    microphone, ffmpeg, voice, _ = optional_checks()
    assert (microphone["found"], microphone["mend"]) == ("Headset, Webcam", "")
    assert (ffmpeg["found"], ffmpeg["ok"]) == ("/opt/ffmpeg", True)
    assert (voice["found"], voice["ok"]) == ("/opt/espeak-ng", True)


@pytest.mark.parametrize("seed", [0, -4, 2**53 + 1])
def test_save_and_then_go_on_exactly(seed, capsys):
    first = ["shoot", "--scene", "tower", "--seed", str(seed), "--shot", written(FLICK), "--save", "mid.json"]
    middle = said(capsys, *first)
    end = said(capsys, "shoot", "--shot", written(DROP), "--then", "mid.json")
    here = table("tower", seed)
    after_one = here.run(here.initial_snapshot(), request_from_json(FLICK)).final
    assert middle["digest"] == after_one.digest()
    assert end["digest"] == here.run(after_one, request_from_json(DROP)).final.digest()


MODELS = {
    "no description": (lambda models: (models / "pieces.toml").unlink(), "pieces.toml"),
    "a broken description": (lambda models: (models / "pieces.toml").write_text("format = ="), "pieces.toml"),
    "broken settings": (lambda models: (models / "physics.toml").write_text("format = 1"), "physics.toml"),
    "no drawing": (lambda models: (models / "paws-red.glb").unlink(), "paws-red.glb"),
    "half a drawing": (lambda models: (models / "paws-red.glb").write_bytes(b"glTF" + b"\2\0\0\0" * 9), "paws-red.glb"),
}


@pytest.mark.parametrize("case", MODELS)
def test_a_missing_or_corrupt_model_is_told_of_in_one_line(case, capsys, folder, monkeypatch):
    harm, word = MODELS[case]
    harm(Path(shutil.copytree(data_folder("models"), folder / "models")))
    monkeypatch.setattr("meeple_city.setup.scenes.data_folder", lambda name: folder / name)
    refused(capsys, "city", "--scene", "practice", "--rest", "0.1", words=(word,))
    refused(capsys, "shoot", "--scene", "practice", "--shot", written(FLICK), words=(word,))
    refused(capsys, "screenshot", "--scene", "practice", "--out", "a.png", words=(word,))


def test_a_new_process_says_the_same_as_this_one(capsys):
    argv = ["shoot", "--scene", "practice", "--json", "--shot", "-"]
    run = meeple_city(*argv, text=json.dumps(FLICK))
    assert (run.returncode, run.stderr) == (0, "")
    here = said(capsys, "shoot", "--scene", "practice", "--shot", written(FLICK))
    assert json.loads(run.stdout)["digest"] == here["digest"]


def test_a_new_process_refuses_in_one_line_with_exit_2():
    run = meeple_city("shoot", "--scene", "practice", "--shot", "-", text='{"kind": "flick", "speed_m_s": NaN}')
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("meeple-city: error: flick: ")
    assert run.stderr.count("\n") == 1


def test_an_installation_without_the_measurements_says_so_in_one_line(capsys, monkeypatch):
    class Missing:
        def find_spec(self, name, path=None, target=None):
            if name.startswith("meeple_city.bench"):
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    for name in [name for name in sys.modules if name.startswith("meeple_city.bench")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    refused(capsys, "bench", words=("comes without the measurements",))


def test_help_loads_neither_panda3d_nor_numpy():
    code = (
        "import sys\nfrom meeple_city.cli.parser import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('panda3d', 'numpy') if name in sys.modules], file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stderr == "[]\n"
