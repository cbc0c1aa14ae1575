"""OctoRage: mercenaries fend off the Octoman, and the last one alive wins the round. Pure: standard library only."""

from meeple_city.games.octorage.game import OctoRage

__all__ = ["OctoRage"]
