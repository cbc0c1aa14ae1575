"""Every error the program raises on purpose.

MeepleCityError
 ├── BadInput          a file, option or request that cannot be used; the message names the offender and what is allowed
 │    ├── BadPieces    models/pieces.toml, models/physics.toml or a drawing
 │    ├── BadScene     a scene file
 │    ├── BadRequest   a shot or another request to the table
 │    └── BadJournal   the record of a match
 └── Missing           something the machine lacks; the message says what mends it
"""

from __future__ import annotations


class MeepleCityError(Exception):
    """Anything this program says in one line instead of a traceback."""


class BadInput(MeepleCityError):
    """What was handed in cannot be used."""


class BadPieces(BadInput):
    """The description of the pieces, or a drawing, is broken."""


class BadScene(BadInput):
    """A scene file is broken."""


class BadRequest(BadInput):
    """A request to the table makes no sense."""


class BadJournal(BadInput):
    """The journal of a match is damaged, or was not made by these rules."""


class Missing(MeepleCityError):
    """The machine lacks something."""
