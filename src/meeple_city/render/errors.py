"""What can go wrong while a picture is made, beyond what is wrong with the input."""

from meeple_city.errors import Missing


class DrawingError(Missing):
    """A picture could not be drawn here; the message says in one line what to do about it."""
