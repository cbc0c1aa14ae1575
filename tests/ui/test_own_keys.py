"""Keys of one's own."""

from dataclasses import replace

from tests.ui.toy_window import ACTION, BREATHE, QUIET, window_with

from meeple_city.ui.modes.keys import KeysMode
from meeple_city.ui.own_keys import own_key, usual_key, with_own_key

OWN = (("b", "space"),)


def test_a_key_does_the_work_of_another_which_then_does_nothing():
    assert [usual_key(OWN, key) for key in ("b", "space", "x")] == ["space", "", "x"]
    assert [own_key(OWN, key) for key in ("space", "b", "x")] == ["b", "", "x"]


def test_a_key_has_one_work_and_a_work_one_key():
    twice = with_own_key(with_own_key(OWN, "n", "space"), "n", "f")
    assert twice == (("n", "f"),)
    assert with_own_key(OWN, "space", "space") == ()


def test_a_breath_is_blown_with_a_key_of_ones_own():
    window, _ = window_with(BREATHE, replace(QUIET, keys=OWN))
    window.input_router.key_down("space", None)
    assert not window.mode.blowing
    window.input_router.key_down("b", None)
    assert window.mode.blowing
    window.input_router.key_up("b", None)
    assert not window.mode.blowing


def rows(window):
    return {row.id: row for row in window.captions.menu.rows}


def test_the_page_of_keys_waits_for_a_key_and_keeps_it():
    window, _ = window_with(ACTION)
    window.show(KeysMode(window))
    assert rows(window)["key:space"].value == "Space"
    window.mode.button_clicked("key:space")
    assert rows(window)["key:space"].value == "Press a key"
    window.input_router.key_down("b", None)
    assert window.settings.keys == OWN
    assert rows(window)["key:space"].value == "B"
    window.mode.button_clicked("usual_keys")
    assert window.settings.keys == ()


def test_esc_leaves_a_key_as_it_was():
    window, _ = window_with(ACTION)
    window.show(KeysMode(window))
    window.mode.button_clicked("key:space")
    window.input_router.key_down("escape", None)
    assert window.settings.keys == ()
    assert isinstance(window.mode, KeysMode)
    assert rows(window)["key:space"].value == "Space"


def test_keys_come_in_groups_and_each_in_one_only():
    window, _ = window_with(ACTION)
    window.show(KeysMode(window))
    seen = []
    for _ in window.captions.menu.tabs:
        seen += [row for row in rows(window) if row.startswith("key:")]
        assert all(row.text[0].isupper() for row in window.captions.menu.rows if not row.text[0].isdigit())
        window.input_router.key_down("page_down", None)
    assert len(seen) == len(set(seen))
    assert {"key:space", "key:f1", "key:home"} <= set(seen)
