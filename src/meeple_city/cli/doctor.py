"""What `doctor` looks for besides the table itself: things one can play without."""

from __future__ import annotations

import shutil
from typing import Any

from panda3d.core import TextNode

from meeple_city.audio.microphone import device_names

Check = dict[str, Any]  # name, ok, found, mend


def optional_checks() -> list[Check]:
    """Microphone, video and letters; whatever is missing comes with the command that mends it."""
    return [check_microphone(), check_ffmpeg(), check_font()]


def check_microphone() -> Check:
    """Whether one can blow."""
    try:
        names = device_names()
    except ImportError as cause:
        return _check("microphone", "", str(cause), "python3 -m pip install miniaudio")
    return _check(
        "microphone",
        ", ".join(names),
        "none: a breath is blown by holding a key; plug one in, and see that there is a sound server",
        "sudo apt-get install pulseaudio",
    )


def check_ffmpeg() -> Check:
    """Whether pictures can be made into a video."""
    found = shutil.which("ffmpeg") or ""
    return _check("ffmpeg", found, "none: no videos can be written", "sudo apt-get install ffmpeg")


def check_font() -> Check:
    """Whether there are letters to write captions with."""
    font = TextNode.get_default_font()
    found = "the letters that come with Panda3D" if font is not None and font.is_valid() else ""
    return _check("font", found, "none: no captions", "python3 -m pip install --force-reinstall panda3d==1.10.16")


def _check(name: str, found: str, missing: str, mend: str) -> Check:
    return {"name": name, "ok": bool(found), "found": found or missing, "mend": "" if found else mend}
