"""Where video goes, and that stream keys stay secret."""

import pytest

from meeple_city.errors import BadInput
from meeple_city.setup.video_targets import HlsFolder, KeptFile, Server, VideoFile, VideoFormat, read_target

KEY = "live_1234_SeCrEtKeY"
SMALL = VideoFormat((160, 90), 10)


def test_a_target_is_read_from_its_text(tmp_path):
    assert read_target(str(tmp_path / "a.mp4")) == KeptFile(tmp_path / "a.mp4")
    assert read_target(f"hls:{tmp_path / 'new'}") == HlsFolder(tmp_path / "new")
    assert (tmp_path / "new").is_dir()
    assert read_target("rtmp://h/app/key") == Server("rtmp://h/app/key")
    assert read_target("srt://h:9000?streamid=x") == Server("srt://h:9000?streamid=x")


def test_segments_of_another_showcase_are_removed(tmp_path):
    for name in ("s00001.ts", "live.m3u8", "page.html", "s1-holiday.ts"):
        (tmp_path / name).write_text("old")
    read_target(f"hls:{tmp_path}")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["page.html", "s1-holiday.ts"]


def test_hls_needs_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "s00001.ts").write_text("not ours")
    with pytest.raises(BadInput, match=r"^--to hls: needs a folder, such as hls:public$"):
        read_target("hls:")
    assert (tmp_path / "s00001.ts").exists()


@pytest.mark.parametrize(
    "text",
    [f"ftp://h/{KEY}", f"rtmp:///{KEY}", f"rtmp://h:port/{KEY}", f"rtmp://h/app/{KEY} x", f"rtmp://[h/{KEY}"],
)
def test_what_is_wrong_with_an_address_is_said_without_repeating_it(text):
    with pytest.raises(BadInput, match=r"^--to: ") as refused:
        read_target(text)
    assert KEY not in str(refused.value)


@pytest.mark.parametrize(
    "address",
    [f"rtmp://user:{KEY}@a.example/app/name", f"rtmps://a.example/app/{KEY}", f"srt://a.example:9?streamid=x,p={KEY}"],
)
def test_a_stream_key_is_in_no_name_and_in_nothing_that_ffmpeg_said(address):
    server = Server(address)
    said = f"{address}: Input/output error, app {KEY}, [rtmp @ 0x1] Cannot open connection tcp://a.example:1935?{KEY}"
    assert KEY not in f"{server.name} {server!r} {server.hushed(said)}"
    assert "Input/output error" in server.hushed(said)
    assert "a.example" in server.name
    assert any(address in argument for argument in server.output(SMALL))


def test_srt_gets_the_settings_that_the_address_does_not_have():
    *_, address = Server("srt://h:9?latency=7&streamid=x").output(SMALL)
    assert address.startswith("srt://h:9?latency=7&streamid=x&")
    assert address.count("latency") == 1
    assert "linger=5" in address
    assert "connect_timeout=3000" in address


def test_a_key_frame_comes_every_two_seconds_wherever_it_goes(tmp_path):
    for target in (VideoFile(tmp_path / "a.mkv"), HlsFolder(tmp_path), Server("rtmp://h/a")):
        arguments = target.output(VideoFormat((160, 90), 24))
        assert arguments[arguments.index("-g") + 1] == arguments[arguments.index("-keyint_min") + 1] == "48"
