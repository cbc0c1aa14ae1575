"""Where the program starts. Ctrl-C ends it quietly from the first moment, even while it is loading."""

from __future__ import annotations

import signal

from meeple_city.cli.signals import interrupt


def main() -> int:
    """Run the command line."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt)
    try:
        from meeple_city.cli.parser import main as run
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    return run()
