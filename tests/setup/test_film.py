"""Recorded matches, opened and filmed: small and short, but real."""

import shutil
import subprocess

import numpy as np
import pytest
from tests.kit.recorded import record

from meeple_city.audio.sound_bank import shipped_bank
from meeple_city.display.captions import Captions
from meeple_city.match.journal import read_journal
from meeple_city.setup.film import FilmLook, film_cards, open_studio, shoot_film
from meeple_city.setup.programme_sounds import programme_sounds
from meeple_city.setup.recordings import directors_camera, open_recording
from meeple_city.setup.video_targets import VideoFormat
from meeple_city.show.card_camera import CardScene
from meeple_city.show.close_looks import whose_turn
from meeple_city.show.programme import NEWS, SHOT, THINK, Part, Programme, highlights, whole
from meeple_city.table.table import Table
from meeple_city.ui.cards.card_news import worth_telling
from meeple_city.ui.cards.spots import HAND
from meeple_city.ui.cards.tracker import HIDDEN
from meeple_city.ui.programme_screen import ProgrammeScreen
from meeple_city.words.catalogue import load_words

needs_ffmpeg = pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed")
SMALL = VideoFormat((160, 90), 10)
LOOK = FilmLook(SMALL, load_words())


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    return record(tmp_path_factory.mktemp("film") / "m.journal")


def programme_of(recording):
    return whole(recording.all_facts(), recording.overview, recording.ceremony_s)


def test_pieces_rest_where_the_last_recorded_motion_left_them(journal):
    recording = open_recording(journal)
    steps = [number for number, step in enumerate(recording.timeline.steps) if step.track]
    for number in steps:
        assert recording.rest(number) == recording.motion(number).final
        assert recording.rest(number - 1) is not None
    assert recording.rest(len(recording.timeline.steps) - 1) == recording.motion(steps[-1]).final


def test_motions_are_the_recorded_key_frames_and_nothing_is_simulated(journal, monkeypatch):
    """A journal from another machine, whose physics would end differently, plays exactly as recorded."""

    def simulated(*_):
        raise AssertionError("a replay must not simulate")

    monkeypatch.setattr(Table, "run", simulated)
    recording = open_recording(journal)
    shot = next(number for number, step in enumerate(recording.timeline.steps) if step.track)
    track, motion = recording.track(shot), recording.motion(shot)
    assert len(motion.keys) == len(track.frames)
    assert programme_of(recording).length_s > 0


def test_missing_and_damaged_tracks_are_told_and_the_pieces_go_where_the_rules_knew_them(journal, tmp_path):
    copy = tmp_path / "m.journal"
    shutil.copy(journal, copy)
    shutil.copytree(f"{journal}.tracks", f"{copy}.tracks")
    keys = [entry.track for entry in read_journal(copy).entries if entry.track]
    (tmp_path / "m.journal.tracks" / f"{keys[1]}.track").unlink()
    (tmp_path / "m.journal.tracks" / f"{keys[2]}.track").write_bytes(b"damaged")
    recording = open_recording(copy)
    recording.all_facts()
    lost = [number for number, step in enumerate(recording.timeline.steps) if step.track in keys[1:3]]
    assert recording.unusable == lost
    assert "2 recorded motions are missing or damaged" in load_words().phrase(recording.problem)
    places = recording.timeline.view(lost[0]).table.where_mm
    assert set(recording.rest(lost[0])) == set(places)


def test_a_match_whose_tracks_are_all_lost_can_still_be_watched(journal, tmp_path):
    copy = shutil.copy(journal, tmp_path / "m.journal")
    recording = open_recording(copy)
    last = len(recording.timeline.steps) - 1
    assert set(recording.rest(last)) == set(recording.timeline.view(last).table.where_mm)
    assert programme_of(recording).length_s > 0


@pytest.mark.slow
def test_a_picture_of_every_kind_of_part_is_drawn_and_pieces_move_during_a_shot(journal):
    recording = open_recording(journal)
    programme = programme_of(recording)
    shot = max((part for part in programme.parts if part.kind == SHOT), key=lambda part: part.length_s)
    with open_studio(recording, LOOK) as studio:
        for part in {part.kind: part for part in programme.parts}.values():
            assert len(set(studio.picture(programme, part.start_s + part.length_s / 2))) > 50
        first = studio.picture(programme, shot.start_s)
        last = studio.picture(programme, shot.end_s - 0.01)
        assert first != last


class Poses:
    """A table that only remembers where its pieces are."""

    def __init__(self):
        self.poses, self.resting = {}, {}

    def keep(self, poses):
        self.poses, self.resting = dict(poses), dict(poses)

    def restore(self):
        self.poses = dict(self.resting)

    def move(self, poses):
        self.poses |= poses

    def __getattr__(self, name):
        return lambda *_: None


def shown_at(recording, programme, *moments):
    """Where the pieces are after showing moments one after the other."""
    table = Poses()
    screen = ProgrammeScreen(table, Captions(), load_words(), recording)
    for at_s in moments:
        screen.show(programme, at_s)
    return table.poses


def test_any_moment_can_follow_any_other(journal):
    recording = open_recording(journal)
    programme = programme_of(recording)
    shot = max((part for part in programme.parts if part.kind == SHOT), key=lambda part: part.length_s)
    early, late = shot.start_s + 0.3 * shot.length_s, shot.start_s + 0.7 * shot.length_s
    frames = [shot.start_s + number / 60 for number in range(round((late - shot.start_s) * 60))]
    watched = shown_at(recording, programme, *frames, late)
    assert shown_at(recording, programme, late) == watched
    assert shown_at(recording, programme, programme.length_s, late) == watched
    assert shown_at(recording, programme, late, early) == shown_at(recording, programme, early) != watched


@pytest.mark.slow
def test_a_clean_picture_has_nothing_written_over_it(journal):
    recording = open_recording(journal)
    programme = programme_of(recording)
    with open_studio(recording, FilmLook(SMALL, load_words(), clean=True)) as studio:
        clean = studio.picture(programme, 0.5)
    with open_studio(recording, LOOK) as studio:
        assert studio.picture(programme, 0.5) != clean


def test_shots_and_news_are_heard_when_they_are_seen(journal):
    recording = open_recording(journal)
    programme = programme_of(recording)
    plan = programme_sounds(recording, programme, shipped_bank().settings)
    kinds = {programme.at(sound.at_s)[0].kind for sound in plan if not sound.curve}
    assert kinds >= {SHOT, NEWS}
    assert all(0.0 <= sound.at_s <= programme.length_s for sound in plan if not sound.curve)


@needs_ffmpeg
@pytest.mark.slow
def test_a_film_is_as_long_as_asked_and_has_sound(journal, tmp_path):
    recording = open_recording(journal)
    programme = highlights(recording.all_facts(), 2.0, recording.overview, recording.ceremony_s)
    done = []
    frames = shoot_film(recording, programme, LOOK, tmp_path / "x.mp4", lambda number, of: done.append((number, of)))
    assert frames == 20
    assert done[-1] == (20, 20)
    command = ["ffprobe", "-v", "error", "-show_entries", "stream=codec_name,duration", "-of", "csv=p=0"]
    rows = subprocess.run([*command, tmp_path / "x.mp4"], capture_output=True, check=True).stdout.decode().split()
    assert [row.split(",")[0] for row in rows] == ["h264", "aac"]
    assert [float(row.split(",")[1]) for row in rows] == pytest.approx([2.0, 2.0], abs=0.05)


@pytest.mark.slow
def test_the_beauty_tier_draws_the_same_moment_with_softer_shadows(journal):
    recording = open_recording(journal)
    programme = programme_of(recording)
    pictures = []
    for tier in ("fast", "beauty"):
        with open_studio(recording, FilmLook(SMALL, load_words(), tier)) as studio:
            pictures.append(np.frombuffer(studio.picture(programme, 1.0), np.uint8).astype(int))
    difference = np.abs(pictures[0] - pictures[1]).mean()
    assert 0 < difference < 25


class Cards(Poses):
    """A table that only remembers where its cards are."""

    def show_cards(self, cards):
        self.poses = {id_: laid.pose for id_, laid in cards.items()}

    def move_cards(self, poses):
        self.poses |= poses


@pytest.fixture(scope="module", params=[("octorage", 6), ("rarrr", 4)], ids=["octorage", "rarrr"])
def card_match(request, tmp_path_factory):
    game, players = request.param
    return open_recording(record(tmp_path_factory.mktemp(game) / "m.journal", game, players, 4))


def cards_at(recording, *moments):
    """The cards of a film, and where they are, after showing moments one after the other."""
    table, programme = Cards(), programme_of(recording)
    cards = film_cards(table, recording, LOOK)
    screen = ProgrammeScreen(table, Captions(), LOOK.words, recording, cards)
    for at_s in moments:
        screen.show(programme, at_s)
    return cards, sorted((cards.spots[id_].zone, cards.spots[id_].key, pose) for id_, pose in table.poses.items())


@pytest.mark.slow
def test_a_film_of_a_card_game_shows_the_cards(card_match, monkeypatch):
    programme = programme_of(card_match)
    with open_studio(card_match, LOOK) as studio:
        full = np.frombuffer(studio.picture(programme, programme.length_s / 2), np.uint8).astype(int)
    monkeypatch.setattr("meeple_city.setup.film.film_cards", lambda *_: None)
    with open_studio(card_match, LOOK) as studio:
        empty = np.frombuffer(studio.picture(programme, programme.length_s / 2), np.uint8).astype(int)
    changed = np.abs(full - empty).reshape(-1, 4).max(axis=1) > 20
    assert changed.mean() > 0.02


def test_a_film_shows_backs_of_all_cards_that_spectators_may_not_see(card_match):
    parts = programme_of(card_match).parts
    spots = [spot for part in parts[::3] for spot in cards_at(card_match, part.start_s)[0].spots.values()]
    unseen = [spot for spot in spots if spot.zone in HIDDEN]
    assert unseen
    assert all(spot.card.front == spot.card.back for spot in unseen)
    assert not [spot for spot in spots if spot.zone == HAND]


def test_cards_of_a_film_move_and_any_moment_can_follow_any_other(card_match):
    programme = programme_of(card_match)
    part = next(
        p for p in programme.parts if cards_at(card_match, p.start_s)[1] != cards_at(card_match, p.end_s - 0.01)[1]
    )
    moment, later = part.start_s + 0.15, programme.length_s - 0.1
    _, watched = cards_at(card_match, part.start_s, moment)
    assert cards_at(card_match, moment)[1] == watched
    assert cards_at(card_match, later, moment)[1] == watched
    assert watched != cards_at(card_match, part.end_s - 0.01)[1]


def test_the_directors_picture_shows_what_the_last_shot_came_to(journal):
    recording = open_recording(journal)
    shots = [n for n, step in enumerate(recording.timeline.steps) if recording.facts(n).shot]
    plan = recording.facts(shots[-1]).shot
    assert directors_camera(journal) == plan.camera(plan.length_s)
    first = recording.timeline.steps[shots[0]].last_record
    assert directors_camera(journal, first) == recording.facts(shots[0]).shot.camera(1e9)
    assert directors_camera(journal, 0) is None


def test_spectators_of_a_replay_read_nobodys_private_words_until_somebody_asks_at_a_seat(tmp_path):
    recording = open_recording(record(tmp_path / "m.journal", "octorage", 3, 6))
    timeline, words, last = recording.timeline, load_words(), len(recording.timeline.steps) - 1
    screen = ProgrammeScreen(Poses(), Captions(), words, recording)
    told = [one for step in timeline.steps for one in step.done.told]
    private = {words.say(line) for one in told for line in one.private.values()}
    assert private
    assert not private & set(screen.log_lines(last))
    screen.seat = timeline.header.seats[0]
    own = {words.say(one.private[screen.seat]) for one in told if screen.seat in one.private}
    assert own <= set(screen.log_lines(last))


class Nowhere:
    """A table that draws nothing."""

    def __getattr__(self, name):
        return lambda *_, **__: None


def test_viewers_read_of_whoever_thinks_begins_a_turn_or_loses_a_tooth(journal):
    recording = open_recording(journal)
    captions = Captions()
    captions.styled("broadcast")
    screen = ProgrammeScreen(Nowhere(), captions, load_words(), recording)
    camera = recording.overview

    def lit(kind, step):
        screen.show(Programme((Part(kind, step, 2.0, first=camera, last=camera),)), 1.0)
        return [strip.id for strip in captions.strips if strip.active]

    steps = recording.timeline.steps
    begun = [n for n, step in enumerate(steps) if whose_turn(one.public for one in step.done.told)]
    assert len(begun) >= 2
    for number in begun:
        assert lit(NEWS, number) == [whose_turn(one.public for one in steps[number].done.told)]
    for number, step in enumerate(steps[:-1]):
        if step.done.next_seat:
            assert lit(THINK, number) == [step.done.next_seat]


def test_viewers_of_a_card_game_read_of_the_player_whom_the_headline_is_about(card_match):
    captions = Captions()
    captions.styled("broadcast")
    screen = ProgrammeScreen(Nowhere(), captions, load_words(), card_match)
    steps, camera, others = card_match.timeline.steps, card_match.overview, 0
    for step in range(1, len(steps)):
        for number, line in enumerate(worth_telling(one.public for one in steps[step].done.told)):
            if "seat" not in line.args:
                continue
            scene = CardScene(camera, (camera,), lines=(number,))
            part = Part(NEWS, step, 2.0, first=camera, last=camera, scene=scene)
            screen.show(Programme((part,)), 1.0)
            assert [strip.id for strip in captions.strips if strip.active] == [line.args["seat"]]
            others += line.args["seat"] != steps[step - 1].done.next_seat
    assert others


def test_a_body_rises_while_its_drop_is_announced_and_stands_again_before_that(journal):
    recording = open_recording(journal)
    programme = programme_of(recording)
    announce = next(part for part in programme.parts if part.announcement)
    late = announce.start_s + 0.9 * announce.length_s
    risen, before = shown_at(recording, programme, late), announce.start_s - 0.01
    body = announce.announcement.piece
    assert risen[body] == announce.lifted(0.9 * announce.length_s)[body]
    assert shown_at(recording, programme, late, before) == shown_at(recording, programme, before)
