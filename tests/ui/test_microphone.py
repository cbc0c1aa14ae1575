"""A virtual microphone: a blow played into a sound server of its own, heard by a real window, felt by Meeples."""

import os
import shutil
import subprocess
import tempfile
import time
import wave
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from tests.input.test_breath import blow, placed
from tests.ui.driving import EDGE, WAIT_S, at_the_window
from tests.ui.strategy import Plan

from meeple_city.match.journal import read_journal

RATE = 48_000
NEEDED = ("pulseaudio", "pactl", "paplay")
SCRIPT = """
load-module module-native-protocol-unix socket={socket} auth-anonymous=1
load-module module-null-sink sink_name=mouth rate=48000 channels=1
set-default-sink mouth
set-default-source mouth.monitor
"""


@contextmanager
def virtual_microphone():
    """A sound server with nothing but a hole to play into, which is also the microphone; its environment."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        pytest.skip(f"no {', '.join(missing)}: on Debian, apt-get install pulseaudio pulseaudio-utils")
    with tempfile.TemporaryDirectory(prefix="mic") as name:  # short: the path of a socket must be
        folder = Path(name)
        script, socket = folder / "script.pa", folder / "socket"
        script.write_text(SCRIPT.format(socket=socket))
        environment = {"HOME": name, "XDG_RUNTIME_DIR": name, "PULSE_SERVER": f"unix:{socket}"}
        command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-F", str(script)]
        with (folder / "log").open("w") as log:
            server = subprocess.Popen(command, env={**os.environ, **environment}, stdout=log, stderr=log)
        try:
            _wait_for(server, {**os.environ, **environment}, folder / "log")
            yield environment
        finally:
            server.terminate()
            server.wait()


def _wait_for(server, environment, log):
    """Ask until it answers that the microphone is there."""
    until = time.monotonic() + WAIT_S
    while time.monotonic() < until and server.poll() is None:
        asked = subprocess.run(
            ["pactl", "get-default-source"], env=environment, capture_output=True, text=True, check=False
        )
        if asked.stdout.strip() == "mouth.monitor":
            return
    pytest.skip(f"PulseAudio does not run here: {log.read_text()[-300:]}")


def write_blow(path, seconds=1.5):
    """Somebody blows hard at a microphone, after a moment of quiet."""
    samples = placed(blow(seconds, rate=RATE), 0.3, 0.3, RATE)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((samples * 32767).astype(np.int16).tobytes())
    return path


class Mouth(Plan):
    """Blows with sound alone: no key is touched."""

    def __init__(self, person, wav, environment):
        super().__init__(person, everything=False)
        self.wav, self.environment = wav, {**os.environ, **environment}
        self.seen = []
        self.hungry = False

    def action(self, seat):
        return "breathe" if seat == "red" else "stop"

    def breathe(self, state):
        person = self.person
        person.see(lambda now: now["bar"] == 1.0 and "microphone" in now["meters"], "full lungs and a microphone")
        with subprocess.Popen(["paplay", str(self.wav)], env=self.environment):
            self.seen.append(person.see(lambda now: now["held"], "a breath")["held"])
            self.seen.append(person.see(lambda now: now["held"] and now["held"]["moved"], "pieces that fly")["held"])
        person.see(lambda now: now["mode"] != "breathe", "the end of the breath")


@pytest.mark.slow
def test_a_blow_into_the_microphone_moves_meeples_while_it_is_blown(tmp_path, monkeypatch):
    arguments = ("--scene", EDGE, "--seed", "2", "--players", "human,human")
    with virtual_microphone() as environment:
        for key, value in environment.items():
            monkeypatch.setenv(key, value)
        wav = write_blow(tmp_path / "blow.wav")
        with at_the_window(tmp_path, *arguments, tips=False, microphone=True) as person:
            plan = Mouth(person, wav, environment)
            plan.play_until("result")
            assert plan.seen[-1]["live"]
    (journal,) = (tmp_path / "matches").glob("*.journal")
    breaths = [e for e in read_journal(journal).entries if e.request and e.request["kind"] == "breathe"]
    assert 0.3 < max(strength for _, strength in breaths[0].request["curve"]) <= 1.0
    assert any(piece.startswith("meeple:") for piece in breaths[0].outcome["moved"])


@pytest.mark.slow
def test_without_a_sound_server_the_key_is_named_and_works(tmp_path, monkeypatch):
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/nobody")
    arguments = ("--scene", EDGE, "--seed", "2", "--players", "human,human")
    with at_the_window(tmp_path, *arguments, tips=False, microphone=True) as person:
        plan = Plan(person, everything=False)
        plan.action = lambda seat: "breathe" if seat == "red" else "stop"
        plan.aims = plan.hungry = False
        plan.play_until("breathe")
        # The loudspeaker is missing as well, which is said first.
        state = person.see(
            lambda now: now["mode"] == "breathe" and ("Space" in now["note"] or "microphone" in now["meters"]),
            "why there is no microphone",
        )
        if "microphone" in state["meters"]:
            pytest.skip("this machine has a microphone that works without PulseAudio")
        assert "hold Space instead" in state["note"]
        plan.breathe(state)
        person.see_mode("result", "look", "watch")
