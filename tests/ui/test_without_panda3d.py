"""The screens work where Panda3D cannot be imported: every module loads, and a shot is made."""

import subprocess
import sys

SCRIPT = """
import importlib, pkgutil, sys

class Forbidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("panda3d", "direct"):
            raise ImportError(f"{name} must not be imported")

sys.meta_path.insert(0, Forbidden())

import meeple_city.ui

for module in pkgutil.walk_packages(meeple_city.ui.__path__, "meeple_city.ui."):
    importlib.import_module(module.name)

from tests.ui.toy_window import MOVE, drag, window_with

window, thread = window_with(MOVE)
drag(window, (0.0, 0.0), (-80.0, 0.0))
print(thread.given[0].kind, window.mode.name)
"""


def test_every_module_loads_and_a_shot_is_made_without_panda3d(request):
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=request.config.rootpath, capture_output=True, text=True, check=False
    )
    assert run.stdout.split() == ["flick", "look"], run.stderr
