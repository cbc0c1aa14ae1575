"""Keys of one's own: which key does what another one usually does."""

from __future__ import annotations

from collections.abc import Mapping

OwnKeys = tuple[tuple[str, str], ...]  # own key, and the usual key whose work it does


def usual_key(own_keys: OwnKeys, pressed: str) -> str:
    """The usual key that a key stands for; nothing for one whose work another key does."""
    own = dict(own_keys)
    return own.get(pressed) or ("" if pressed in own.values() else pressed)


def own_key(own_keys: OwnKeys, usual: str) -> str:
    """The key that does the work of a usual one; empty if none does."""
    own = {work: key for key, work in own_keys}
    return own.get(usual) or ("" if usual in dict(own_keys) else usual)


def with_own_key(own_keys: OwnKeys, key: str, usual: str) -> OwnKeys:
    """Let a key do the work of a usual one, and no other."""
    kept: Mapping[str, str] = {k: work for k, work in own_keys if k != key and work != usual}
    return tuple(kept.items()) if key == usual else (*kept.items(), (key, usual))
