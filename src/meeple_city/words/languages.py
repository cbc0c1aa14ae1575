"""The languages there are, and which one the system speaks."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping

from meeple_city.errors import BadInput

LANGUAGES = ("en", "fr")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def choose_language(wanted: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for, or else the system's; BadInput for one there is not."""
    if wanted is None:
        return system_language(environ)
    if wanted not in LANGUAGES:
        raise BadInput(f"language {wanted!r} is unknown; allowed: {', '.join(LANGUAGES)}")
    return wanted


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The system's language if it is one of ours, else English."""
    named = next((environ[name] for name in VARIABLES if environ.get(name)), "") or locale.getlocale()[0] or ""
    language = named.replace("-", "_").partition("_")[0].lower()
    return {"french": "fr"}.get(language, language if language in LANGUAGES else "en")  # Windows writes French_France
