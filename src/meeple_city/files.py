"""Find the project's data, and write files: whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from meeple_city.errors import BadInput, CannotWrite


def data_folder(name: str) -> Path:
    """A folder of data, such as `models`: beside the code when installed, otherwise at the top of the checkout."""
    here = Path(__file__).resolve().parent
    installed = here / name
    return installed if installed.is_dir() else here.parents[1] / name


def scene_file(name: str) -> Path:
    """The file of a scene: a shipped one by name, or any by path. A name is never taken for a file beside us."""
    path = Path(name)
    if path.suffix == ".toml" or path.name != name:
        return path
    shipped = {file.stem: file for file in data_folder("scenes").glob("*.toml")}
    if name in shipped:
        return shipped[name]
    if path.is_file():
        return path
    raise BadInput(f"scene {name!r} is unknown; allowed: {', '.join(sorted(shipped))}, or the path of a .toml file")


def check_writable(path: Path) -> None:
    """Raise BadInput for a path that cannot be written to, before any work is done."""
    if path.is_dir():
        raise BadInput(f"{path}: is a folder")
    if _is_special(path):
        if not os.access(path, os.W_OK):
            raise BadInput(f"{path}: cannot be written to")
        return
    if not path.parent.is_dir():
        raise BadInput(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise BadInput(f"{path}: {path.parent} cannot be written to")


def write_json(path: Path, data: Any) -> None:
    """Write a JSON file."""
    write_bytes(path, (json.dumps(data) + "\n").encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file that somebody asked for; raises CannotWrite with one line that says why it failed."""
    check_writable(path)
    try:
        write_atomically(path, data)
    except OSError as cause:
        raise CannotWrite(f"{path}: {cause.strerror}") from None


def write_atomically(path: Path, data: bytes, replace: bool = True) -> None:
    """Write a file, whole or not at all; when this returns, it is on disk. Raises OSError.

    With `replace` set to False, a file that already exists is kept and FileExistsError is raised. A pipe or a device is
    never replaced by a file: it is written to as it is. A link stays a link.
    """
    if replace and _is_special(path):
        path.write_bytes(data)
        return
    path = path.resolve() if replace else path
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        _write_and_sync(handle, data)
        temporary.chmod(0o644)
        if replace:
            temporary.replace(path)
        else:
            path.hardlink_to(temporary)  # unlike a move, this fails if the file exists
    finally:
        temporary.unlink(missing_ok=True)
    sync_folder(path.parent)


def _is_special(path: Path) -> bool:
    """Whether a path is a pipe, a device, or one of the files this process has open, such as /dev/stdout."""
    if path.exists() and not path.is_file():
        return True
    folder = str(path.absolute().parent)
    return path.exists() and (folder in ("/dev", "/dev/fd") or folder.startswith("/proc/"))


def sync_folder(folder: Path) -> None:
    """Make sure that new names in a folder are on disk, on systems where that can be asked for."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _write_and_sync(handle: int, data: bytes) -> None:
    """Write everything to a new file and close it."""
    try:
        while data:
            data = data[os.write(handle, data) :]
        os.fsync(handle)
    finally:
        os.close(handle)
