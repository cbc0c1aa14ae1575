"""All errors that the program raises on purpose.

MeepleCityError
 ├── BadInput          a file, option or request is invalid; the message names it and says what is allowed
 │    ├── BadPieces    models/pieces.toml, models/physics.toml or a drawing
 │    ├── BadScene     a scene file
 │    ├── BadRequest   a shot or other request to the table
 │    └── BadJournal   the journal of a match
 └── Missing           the machine lacks something; the message says how to fix it
"""

from __future__ import annotations


class MeepleCityError(Exception):
    """An error that is reported in one line, without a traceback."""


class BadInput(MeepleCityError):
    """Invalid input."""


class BadPieces(BadInput):
    """The description of the pieces, or a drawing, is invalid."""


class BadScene(BadInput):
    """A scene file is invalid."""


class BadRequest(BadInput):
    """A request to the table is invalid."""


class BadJournal(BadInput):
    """The journal of a match is damaged, or was written under other rules."""


class Missing(MeepleCityError):
    """The machine lacks something the program needs."""
