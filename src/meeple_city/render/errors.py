"""Drawing errors that are not the fault of the input."""

from meeple_city.errors import Missing


class DrawingError(Missing):
    """Drawing is not possible here; the message says in one line what to do about it."""
