"""The measurement of live showcases, for two seconds at the size of a stamp."""

import shutil

import pytest
from meeple_city.bench import live

pytestmark = [pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed"), pytest.mark.slow]


def test_a_live_showcase_is_measured(monkeypatch):
    monkeypatch.setattr(live, "SIZES", ((160, 90),))
    monkeypatch.setattr(live, "LENGTH_S", 2.0)
    monkeypatch.setattr(live, "SETTLED_S", 1.0)
    (figure,) = live.measure_live()
    assert figure.name == "live showcase, 160x90"
    assert 0.0 <= figure.values["late_percent"] <= 100.0
    assert figure.values["memory_mb"] > 50
    assert 0.5 < figure.values["memory_growth"] < 2.0
