"""All errors that the program raises on purpose. Those without a place in brackets are defined here.

MeepleCityError
 ├── BadInput                a file, option or request is invalid; the message names it and says what is allowed
 │    ├── BadPieces          models/pieces.toml, models/physics.toml or a drawing
 │    ├── BadScene           a scene file
 │    ├── BadRequest         a shot or other request to the table
 │    └── BadJournal         the journal of a match
 │         ├── OtherRules    ... is intact, but was played with another version of the rules [match.journal]
 │         └── JournalExists ... would be overwritten by a new one [match.chain]
 ├── CannotWrite             a file cannot be written
 │    └── DiskFull           ... because the disk is full, in the middle of a video [setup.video_writer]
 ├── Missing                 the machine lacks something; the message says how to fix it
 │    └── DrawingError       drawing is not possible here [render.errors]
 ├── PlayerGone              a player will give no more answers; the random bot takes over [match.players]
 └── UnreadableAnswer        an answer of a program cannot be read; it may try again [match.players]

Three exceptions are no errors, and never leave the code that raises them: MatchLeft, when people leave a match
[match.match_thread], MatchOver, when a rule ends a match at once [games.rampage.runaway], and Contradiction, when a
guess at hidden cards does not fit what was seen [games.octorage.beliefs].
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


class CannotWrite(MeepleCityError):
    """A file cannot be written."""


class Missing(MeepleCityError):
    """The machine lacks something the program needs."""
