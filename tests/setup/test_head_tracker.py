"""A head tracker as opentrack is one: packets by UDP, a view that moves."""

import socket
import struct
from dataclasses import replace

import pytest
from tests.ui.fakes import make_window
from tests.ui.toy_window import QUIET

from meeple_city.errors import Missing
from meeple_city.setup.head_tracker import HeadTracker
from meeple_city.ui.seated_head import SeatedHead

ON = replace(QUIET, tracker=True)


@pytest.fixture
def tracker():
    opened = HeadTracker(port=0)
    yield opened
    opened.close()


def send(tracker, *numbers):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.sendto(struct.pack("<6d", *numbers), ("127.0.0.1", tracker.port))


def test_the_latest_of_all_packets_counts_and_noise_does_not(tracker):
    assert tracker.latest() is None
    send(tracker, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    send(tracker, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.sendto(b"hello", ("127.0.0.1", tracker.port))
    assert tracker.latest().x_cm == 2.0
    assert tracker.latest() is None


def test_a_port_that_is_taken_is_one_clear_line(tracker):
    with pytest.raises(Missing, match=f"port {tracker.port}"):
        HeadTracker(tracker.port)


def test_the_view_follows_the_head_and_a_key_centres_it():
    opened = []

    def open_tracker():
        opened.append(HeadTracker(port=0))
        return opened[0]

    window = make_window(ON, open_tracker=open_tracker)
    window.head = SeatedHead()
    window.tick(0.1)
    before = window.head.camera()
    send(opened[0], 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    window.tick(0.1)
    send(opened[0], 10.0, 5.0, 0.0, 0.0, 0.0, 0.0)
    window.tick(0.45)
    moved = window.head.camera()
    assert sum((a - b) ** 2 for a, b in zip(moved.eye_m, before.eye_m, strict=True)) ** 0.5 == pytest.approx(
        0.112, abs=0.002
    )
    window.own_head.centre()
    window.tick(0.45)
    assert window.head.camera().eye_m == pytest.approx(before.eye_m, abs=0.001)
    window.settings = QUIET
    window.tick(0.1)
    assert window.head.camera() == before
    window.close()


def test_a_tracker_that_cannot_be_opened_is_a_notice(tracker):
    window = make_window(ON, open_tracker=lambda: HeadTracker(tracker.port))
    for _ in range(3):
        window.tick(0.1)
    assert "no head tracker on port" in window.captions.noted.lower()
