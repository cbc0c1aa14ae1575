"""The command `doctor`: what this machine has, what is missing, and the command that installs it."""

from __future__ import annotations

import argparse
import shutil
from typing import Any

from panda3d.core import TextNode

from meeple_city.audio.microphone import device_names
from meeple_city.audio.speech import find_voice
from meeple_city.cli.matches import has_display
from meeple_city.cli.report import Report
from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.render.picture_renderer import PictureRenderer
from meeple_city.setup.scenes import DEFAULT_SCENE, open_scene

Check = dict[str, Any]  # name, ok, found, mend


def doctor(options: argparse.Namespace) -> Report:
    """Check everything there is to check."""
    checks = [check_display(), check_opengl(), check_data(), *optional_checks()]
    lines = tuple(
        f"{'ok     ' if check['ok'] else 'missing'} {check['name']}: {check['found']}"
        + (f" -> {check['mend']}" if check["mend"] else "")
        for check in checks
    )
    return Report({"checks": checks}, lines)


def check_display() -> Check:
    """Whether a window can be opened."""
    return _check("display", "found" if has_display() else "", "none: everything works off-screen", "")


def check_opengl() -> Check:
    """Whether pictures can be drawn."""
    try:
        with PictureRenderer((16, 16), data_folder("models")):
            return _check("OpenGL", "off-screen drawing works", "", "")
    except MeepleCityError as cause:
        return _check("OpenGL", "", str(cause), "sudo apt-get install libegl1 libgl1-mesa-dri")


def check_data() -> Check:
    """Whether models and scenes are where they should be."""
    try:
        open_scene(DEFAULT_SCENE, 0)
    except MeepleCityError as cause:
        return _check("models and scenes", "", str(cause), "git checkout models scenes")
    return _check("models and scenes", str(data_folder("models")), "", "")


def optional_checks() -> list[Check]:
    """Microphone, video, voice and font: the game can be played without them."""
    return [check_microphone(), check_ffmpeg(), check_voice(), check_font()]


def check_microphone() -> Check:
    """Whether there is something to blow into."""
    try:
        names = device_names()
    except ImportError as cause:
        return _check("microphone", "", str(cause), "python3 -m pip install miniaudio")
    return _check(
        "microphone",
        ", ".join(names),
        "none: hold a key to blow instead; or plug one in, and check that a sound server runs",
        "sudo apt-get install pulseaudio",
    )


def check_ffmpeg() -> Check:
    """Whether videos can be written."""
    found = shutil.which("ffmpeg") or ""
    return _check("ffmpeg", found, "none: no videos can be written", "sudo apt-get install ffmpeg")


def check_voice() -> Check:
    """Whether commentary can be spoken."""
    missing = "none: commentary is written, and not spoken"
    return _check("voice", find_voice() or "", missing, "sudo apt-get install espeak-ng")


def check_font() -> Check:
    """Whether captions can be written."""
    font = TextNode.get_default_font()
    found = "Panda3D's built-in font" if font is not None and font.is_valid() else ""
    return _check("font", found, "none: no captions", "python3 -m pip install --force-reinstall panda3d==1.10.16")


def _check(name: str, found: str, missing: str, mend: str) -> Check:
    return {"name": name, "ok": bool(found), "found": found or missing, "mend": "" if found else mend}
