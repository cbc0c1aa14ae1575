"""OctoRage: mercenaries run from the Octoman, and the last one alive takes the round. Pure: standard library only."""

from meeple_city.games.octorage.game import OctoRage

__all__ = ["OctoRage"]
