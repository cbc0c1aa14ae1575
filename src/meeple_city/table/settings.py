"""Read how the table is simulated from models/physics.toml, into SI units."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from meeple_city.config_reader import ConfigReader, read_toml
from meeple_city.errors import BadPieces

KEYS = {
    "world": (
        "gravity_m_s2", "step_hz", "frame_hz", "solver_iterations", "units_per_metre", "hull_margin_mm", "root_mm",
        "table_thickness_mm",
    ),
    "sleep": ("speed_mm_s", "after_s"),
    "rest": ("speed_mm_s", "spin_rad_s", "for_s", "limit_s", "stays_mm", "overlap_mm"),
    "bounce": ("above_mm_s",),
    "stick": ("below_mm_s", "factor"),
    "loss": ("below_mm_s", "below_rad_s", "per_second"),
    "contacts": ("log_impulse_mn_s", "touch_mm"),
    "fast": ("share_of_thickness", "finest_hz"),
    "limits": ("flick_m_s", "toss_m_s", "height_mm", "breath_s", "reach_mm", "carry_s"),
    "hand": ("force_n", "torque_n_m", "frequency_hz", "release_m_s", "slow_s", "waits_s"),
    "breath": (
        "air_density_kg_m3", "mouth_diameter_mm", "mouth_above_top_mm", "full_speed_m_s", "decay", "spread", "drag",
        "rays", "reach_mm", "hz",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class WorldSettings:
    """Steps, scale and gravity of the simulated world."""

    gravity: float
    step_hz: int
    frame_hz: int
    solver_iterations: int
    units_per_metre: float
    hull_margin: float
    root: float
    table_thickness: float

    @property
    def steps_per_frame(self) -> int:
        """The number of steps from one key frame to the next."""
        return self.step_hz // self.frame_hz


@dataclass(frozen=True)
class RestRule:
    """When the table counts as at rest: slower than this, for this long."""

    speed: float
    spin: float
    for_s: float


@dataclass(frozen=True)
class Limits:
    """The largest values that requests may ask for."""

    flick: float
    toss: float
    height: float
    breath_s: float
    reach: float
    carry_s: float


@dataclass(frozen=True)
class HandSettings:
    """The spring that carries a Body along a hand's path."""

    force: float
    torque: float
    stiffness: float  # per second
    release_speed: float  # the hand does not let go of anything faster
    slow_s: float  # for how long it must have been slow
    waits_s: float  # how long the hand waits for that


@dataclass(frozen=True)
class JetSettings:
    """A breath as a round turbulent jet."""

    air_density: float
    mouth_diameter: float
    mouth_above_top: float
    full_speed: float
    decay: float
    spread: float
    drag: float
    rays: int
    reach: float
    hz: int


@dataclass(frozen=True)
class PhysicsSettings:
    """Everything in models/physics.toml."""

    world: WorldSettings
    sleep_speed: float
    sleep_after_s: float
    rest: RestRule
    limit_s: float
    rest_stays: float
    rest_overlap: float
    bounce_above: float
    stick_below: float
    stick_factor: float
    loss_speed: float
    loss_spin: float
    loss: float
    log_impulse: float
    touch: float
    fast_share: float
    finest_hz: int
    limits: Limits
    hand: HandSettings
    jet: JetSettings


def load_physics(path: Path) -> PhysicsSettings:
    """Read and check physics.toml."""
    top = ConfigReader(read_toml(path, BadPieces), path.name, BadPieces)
    top.only(
        "format", "world", "sleep", "rest", "bounce", "stick", "loss", "contacts", "fast", "limits", "hand", "breath"
    )
    top.format(1)
    for name, row in top.tables(skip=("format",)):
        row.only(*KEYS[name])
    rest, contacts, fast = top.at("rest"), top.at("contacts"), top.at("fast")
    return PhysicsSettings(
        world=_world(top.at("world")),
        sleep_speed=top.at("sleep").number("speed_mm_s", 0, 1000) / 1000,
        sleep_after_s=top.at("sleep").number("after_s", 0, 2),
        rest=_rest(rest),
        limit_s=rest.number("limit_s", 0.1, 600),
        rest_stays=rest.number("stays_mm", 0.01, 10) / 1000,
        rest_overlap=rest.number("overlap_mm", 0.01, 10) / 1000,
        bounce_above=top.at("bounce").number("above_mm_s", 0, 10_000) / 1000,
        stick_below=top.at("stick").number("below_mm_s", 0, 1000) / 1000,
        stick_factor=top.at("stick").number("factor", 1, 5),
        loss_speed=top.at("loss").number("below_mm_s", 0, 1000) / 1000,
        loss_spin=top.at("loss").number("below_rad_s", 0, 100),
        loss=top.at("loss").number("per_second", 0, 1),
        log_impulse=contacts.number("log_impulse_mn_s", 0, 1000) / 1000,
        touch=contacts.number("touch_mm", 0, 5) / 1000,
        fast_share=fast.number("share_of_thickness", 0.01, 1),
        finest_hz=fast.whole("finest_hz", 60, 100_000),
        limits=_limits(top.at("limits")),
        hand=_hand(top.at("hand")),
        jet=_jet(top.at("breath")),
    )


def _world(row: ConfigReader) -> WorldSettings:
    step_hz, frame_hz = row.whole("step_hz", 60, 10_000), row.whole("frame_hz", 1, 1000)
    if step_hz % frame_hz:
        raise row.error(f"step_hz {step_hz} must be a multiple of frame_hz {frame_hz}")
    return WorldSettings(
        gravity=row.number("gravity_m_s2", 0, 100),
        step_hz=step_hz,
        frame_hz=frame_hz,
        solver_iterations=row.whole("solver_iterations", 1, 1000),
        units_per_metre=row.number("units_per_metre", 1, 10_000),
        hull_margin=row.number("hull_margin_mm", 0.01, 2) / 1000,
        root=row.number("root_mm", 0, 1000) / 1000,
        table_thickness=row.number("table_thickness_mm", 1, 1000) / 1000,
    )


def _rest(row: ConfigReader) -> RestRule:
    return RestRule(
        row.number("speed_mm_s", 0, 1000) / 1000,
        row.number("spin_rad_s", 0, 100),
        row.number("for_s", 0, 10),
    )


def _limits(row: ConfigReader) -> Limits:
    return Limits(
        flick=row.number("flick_m_s", 0, 100),
        toss=row.number("toss_m_s", 0, 100),
        height=row.number("height_mm", 0, 10_000) / 1000,
        breath_s=row.number("breath_s", 0, 60),
        reach=row.number("reach_mm", 0, 100_000) / 1000,
        carry_s=row.number("carry_s", 0, 600),
    )


def _hand(row: ConfigReader) -> HandSettings:
    return HandSettings(
        row.number("force_n", 0, 1000),
        row.number("torque_n_m", 0, 100),
        2 * math.pi * row.number("frequency_hz", 0.1, 100),
        row.number("release_m_s", 0, 10),
        row.number("slow_s", 0, 10),
        row.number("waits_s", 0, 10),
    )


def _jet(row: ConfigReader) -> JetSettings:
    return JetSettings(
        air_density=row.number("air_density_kg_m3", 0, 10),
        mouth_diameter=row.number("mouth_diameter_mm", 1, 100) / 1000,
        mouth_above_top=row.number("mouth_above_top_mm", 0, 200) / 1000,
        full_speed=row.number("full_speed_m_s", 0, 200),
        decay=row.number("decay", 0.1, 100),
        spread=row.number("spread", 0.001, 1),
        drag=row.number("drag", 0, 10),
        rays=row.whole("rays", 1, 10_000),
        reach=row.number("reach_mm", 1, 10_000) / 1000,
        hz=row.whole("hz", 1, 1000),
    )
