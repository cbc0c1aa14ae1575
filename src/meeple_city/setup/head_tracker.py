"""A head tracker on the network: the latest pose that has arrived by UDP."""

from __future__ import annotations

import socket
from contextlib import suppress

from meeple_city.errors import Missing
from meeple_city.input.head_tracking import FORMAT, TrackedPose, read_pose

PORT = 4242  # opentrack's own choice for UDP
MOST_PACKETS = 64  # read in one frame; a tracker sends 30 to 250 a second


class HeadTracker:
    """Listens on this machine only; a phone needs a program that passes its poses on."""

    def __init__(self, port: int = PORT, host: str = "127.0.0.1") -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            self._socket.bind((host, port))
        except OSError as cause:
            self._socket.close()
            raise Missing(f"no head tracker on port {port}: {cause.strerror}") from None
        self._socket.setblocking(False)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._socket.getsockname()[1])

    def latest(self) -> TrackedPose | None:
        """The latest pose since the last call; None if there is no new one."""
        found = None
        with suppress(BlockingIOError):
            for _ in range(MOST_PACKETS):
                found = read_pose(self._socket.recv(FORMAT.size + 1)) or found
        return found

    def close(self) -> None:
        """Stop listening."""
        self._socket.close()
