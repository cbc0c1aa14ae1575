"""Ctrl-C while the program is loading."""

import signal
import subprocess
import sys

import pytest

PROBE = """
import os, signal, sys
module, number = sys.argv[1], int(sys.argv[2])
sys.argv = ["meeple-city", "city", "--scene", "practice", "--rest", "0.1"]

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == module:
            os.kill(os.getpid(), number)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupting())
from meeple_city.cli.start import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("module", "number"),
    [
        ("meeple_city.cli.parser", signal.SIGINT),
        ("meeple_city.cli.table", signal.SIGTERM),
        ("panda3d.bullet", signal.SIGINT),
        ("panda3d.bullet", signal.SIGTERM),
    ],
)
def test_a_signal_while_a_module_is_loaded_ends_the_program_quietly(module, number):
    command = [sys.executable, "-c", PROBE, module, str(int(number))]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (128 + number, "", "")
