import json
from pathlib import Path

import pytest
from tests.ui.driving import NEAR_END

from meeple_city.audio.breath_listener import calibrated_listener
from meeple_city.border import Drop, Flick
from meeple_city.core.asks import TableResult
from meeple_city.errors import BadInput, BadJournal
from meeple_city.match.match_thread import MatchThread, Notice, ShotBegun, StepDone, TableReady
from meeple_city.match.players import Asked
from meeple_city.setup.folders import matches_folder
from meeple_city.setup.settings_file import load_settings
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.show.motion import beginning
from meeple_city.show.playback import Playback
from meeple_city.ui.settings import NewMatch, Settings

WAIT_S = 120.0


def shown(match_thread):
    return match_thread._out.get(timeout=WAIT_S)


def done(match_thread):
    """The step of a shot that has been answered, after the motion that was shown meanwhile."""
    begun = shown(match_thread)
    assert isinstance(begun, ShotBegun)
    return begun, shown(match_thread)


def until_asked(match_thread):
    """Everything shown until a person is asked."""
    seen = [shown(match_thread)]
    while not isinstance(seen[-1], Asked):
        if isinstance(seen[-1], StepDone):
            match_thread.shown()
        seen.append(shown(match_thread))
    return seen


@pytest.fixture
def near_end():
    matches = WindowMatches()
    match_thread = MatchThread()
    match_thread.begin(matches.new_match(NewMatch("rampage", ("human", "human"), seed=5, scene=str(NEAR_END))))
    yield matches, match_thread
    match_thread.leave()
    match_thread.wait()


def test_every_game_is_offered_with_people_and_bots():
    offers = {offer.game: offer for offer in WindowMatches().offers()}
    assert set(offers) == {"rampage", "rarrr", "octorage"}
    assert all({"human", "random"} <= set(offer.kinds) for offer in offers.values())
    assert "side" in offers["rampage"].options


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (NewMatch("chess", ("human", "human")), "chess"),
        (NewMatch("rampage", ("human",)), "2, 3, 4, 6 or 8"),
        (NewMatch("rampage", ("human", "god")), "god"),
        (NewMatch("rampage", ("human", "easy"), {"side": "C"}), "side='C'"),
    ],
)
def test_an_impossible_wish_is_refused_at_once_with_its_reason(setup, reason):
    with pytest.raises(BadInput, match=reason):
        WindowMatches().new_match(setup)


def test_a_journal_is_never_overwritten(tmp_path):
    there = tmp_path / "a.journal"
    there.write_text("something")
    with pytest.raises(BadInput, match="never overwritten"):
        WindowMatches().new_match(NewMatch("octorage", ("human",) * 3, journal=there))
    with pytest.raises(BadJournal):
        WindowMatches().resume(there)


def test_a_folder_of_matches_that_cannot_be_used_is_one_notice_and_no_traceback(home, capsys):
    (home / "matches").write_text("")
    matches = WindowMatches()
    matches.look_for_saved().join()
    (notice,) = matches.take_notices()
    assert notice.startswith(f"{home / 'matches'}: File exists")
    assert capsys.readouterr().err == ""
    with pytest.raises(BadInput, match="File exists"):
        matches.new_match(NewMatch("octorage", ("human",) * 3))


def test_a_folder_of_matches_that_cannot_be_read_is_refused(monkeypatch, home):
    def denied(path, **_):
        raise PermissionError(13, "Permission denied", str(path))

    matches = WindowMatches()
    matches_folder()
    monkeypatch.setattr(Path, "exists", denied)
    monkeypatch.setattr(Path, "glob", lambda path, pattern: denied(path))
    with pytest.raises(BadInput, match="Permission denied"):
        matches.new_match(NewMatch("octorage", ("human",) * 3))
    matches.look_for_saved().join()
    assert len(matches.take_notices()) == 1


def test_settings_survive_and_broken_ones_are_as_at_first(tmp_path):
    file = tmp_path / "deep" / "settings.json"
    matches = WindowMatches(file)
    matches.save(Settings(tips=False, tips_seen=("move",)))
    assert load_settings(file) == Settings(tips=False, tips_seen=("move",))
    file.write_text(json.dumps({"streamer": True, "unknown": 1}))
    assert load_settings(file) == Settings(streamer=True)
    file.write_text("[broken")
    assert load_settings(file) == Settings()


def test_settings_that_cannot_be_saved_are_a_notice(tmp_path):
    (tmp_path / "file").write_text("")
    matches = WindowMatches(tmp_path / "file" / "settings.json")
    matches.save(Settings())
    (notice,) = matches.take_notices()
    assert notice.startswith(f"your settings cannot be saved: {tmp_path / 'file'}: ")
    assert matches.take_notices() == []


def test_a_program_that_is_replaced_is_a_notice_of_the_match(tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("1 / 0")
    match_thread = MatchThread()
    match_thread.begin(WindowMatches().new_match(NewMatch("octorage", (str(bot), "human", "human"))))
    try:
        while not isinstance(item := shown(match_thread), Notice):
            if isinstance(item, StepDone):
                match_thread.shown()
            elif isinstance(item, Asked):
                match_thread.answer(item.ask.options[0])
        assert item.text.startswith(f"Seat 1 ({bot}): ended with exit 1")
    finally:
        match_thread.leave()
        match_thread.wait()


def test_the_file_about_the_microphone_is_remembered_and_a_broken_one_refused(tmp_path):
    matches = WindowMatches(tmp_path / "settings.json")
    known = tmp_path / "mic.json"
    known.write_text(json.dumps({"format": 1, "faint": -40.0, "full": -9.0, "room": -70.0}))
    assert matches.settings(known).calibration == str(known)
    assert matches.settings().calibration == str(known)
    assert calibrated_listener(matches.settings().calibration)._calibration.full == -9.0
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    with pytest.raises(BadInput, match="broken"):
        matches.settings(broken)
    known.unlink()
    assert calibrated_listener(matches.settings().calibration)._calibration is None


@pytest.mark.slow
def test_a_table_is_laid_with_every_piece_and_people_are_asked(near_end):
    _, match_thread = near_end
    seen = until_asked(match_thread)
    laid = seen[0]
    assert isinstance(laid, TableReady)
    assert laid.players == {"red": "human", "green": "human"}
    assert laid.layout.pieces["paws:red"][0] == "paws-red"
    assert len(laid.layout.pieces) == 11 + 1 + 8 + 2
    assert seen[-1].ask.kind == "action"


@pytest.mark.slow
def test_a_shot_comes_as_a_motion_that_ends_where_the_table_stands(near_end):
    _, match_thread = near_end
    seat = until_asked(match_thread)[-1].ask.seat
    match_thread.answer("move")
    until_asked(match_thread)
    match_thread.answer(Flick(f"paws:{seat}", 90.0 if seat == "green" else -90.0, 1.0))
    begun, happened = done(match_thread)
    motion, streamed = happened.motion, begun.stream.motion()
    assert (begun.seat, begun.request, streamed.whole) == (seat, happened.records[0].given.request, True)
    assert [key.at_s for key in streamed.keys] == [key.at_s for key in motion.keys]
    assert streamed.final[f"paws:{seat}"][0] == pytest.approx(motion.final[f"paws:{seat}"][0], abs=0.001)
    assert isinstance(happened.records[0].given, TableResult)
    assert f"body:{seat}" not in motion.final  # in the hand
    playback = Playback(motion)
    start = playback.poses()[f"paws:{seat}"][0]
    playback.tick(motion.length_s / 2)
    middle = playback.poses()[f"paws:{seat}"][0]
    playback.skip()
    end = playback.poses()[f"paws:{seat}"][0]
    assert start != middle != end
    where = happened.records[0].given.outcome.where_mm[f"paws:{seat}"]
    assert end[0] * 1000 == pytest.approx(where[0], abs=0.5)


@pytest.mark.slow
def test_a_carried_drop_is_shown_from_the_release_on(near_end):
    _, match_thread = near_end
    asked = until_asked(match_thread)[-1]
    match_thread.answer("demolish Tower")
    asked = until_asked(match_thread)[-1]
    body = asked.ask.permit.piece
    x, y, z = asked.view.table.where_mm[body]
    upright = (1.0, 0.0, 0.0, 0.0)
    path = ((0, (x, y, z + 2), upright), (480, (x, y, 330.0), upright), (960, (0.0, 0.0, 330.0), upright))
    match_thread.answer(Drop(body, over_mm=(0.0, 0.0), carry=path))
    begun, happened = done(match_thread)
    motion = happened.motion
    assert motion.released_s == begun.stream.motion().released_s == 2.0
    assert beginning(motion) == 2.0
    assert motion.contacts


@pytest.mark.slow
def test_an_interrupted_match_is_found_and_resumed_where_it_stood(near_end):
    matches, match_thread = near_end
    first = until_asked(match_thread)[-1]
    match_thread.answer("breathe")
    second = until_asked(match_thread)[-1]
    match_thread.leave()
    match_thread.wait()
    matches.look_for_saved().join()
    (found,) = matches.saved()
    assert (found.game, found.turn, found.over) == ("rampage", 1, False)
    again = MatchThread()
    again.begin(matches.resume(found.journal))
    try:
        seen = until_asked(again)
        assert seen[-1].ask == second.ask != first.ask
        assert f"body:{second.ask.seat}" in seen[0].layout.pieces
        assert set(seen[0].layout.aside) == {"body:blue", "paws:blue", "body:yellow", "paws:yellow"}
    finally:
        again.leave()
        again.wait()


def test_a_picture_is_kept_of_the_running_match_alone(tmp_path):
    matches, thread = WindowMatches(tmp_path / "settings.json"), MatchThread()
    assert matches.picture_file() is None
    wish = NewMatch("octorage", ("easy",) * 3, seed=1, journal=tmp_path / "a.journal")
    thread.begin(matches.new_match(wish))
    while thread.next(wait_s=60.0) is None:
        pass
    thread.leave()
    thread.wait()
    assert matches.picture_file() == tmp_path / "a.png"
    matches.practice()
    assert matches.picture_file() is None
    matches.resume(tmp_path / "a.journal")
    assert matches.picture_file() == tmp_path / "a.png"
