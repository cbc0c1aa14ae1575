"""Matches of toy games, in one line each."""

from pathlib import Path

from tests.kit.toys import SCENE, Marbles, Sticks, ToyTable

from meeple_city.match.chain import ChainFile
from meeple_city.match.driver import Match, Participants
from meeple_city.match.journal import Header, create_journal, read_journal
from meeple_city.match.players import Player, RandomBot, make_bot
from meeple_city.words.catalogue import load_words

GAMES = {"sticks": Sticks, "marbles": Marbles}


def header(game: str, seed: int = 1, seats: int = 2, max_turns: int | None = None, **options: str) -> Header:
    """The header of a match between random players."""
    rules = GAMES[game]()
    return Header(
        game=game,
        rules=rules.version,
        options=rules.read_options(options),
        seed=seed,
        seats=rules.seats(seats, None),
        players=("random",) * seats,
        max_turns=max_turns,
        scene=SCENE if game == "marbles" else None,
    )


def participants(top: Header, notices: list[str] | None = None, **players: Player) -> Participants:
    """Random players, except for those given, and a table if the game needs one."""
    seated = {seat: make_bot("random", {"random": RandomBot}, top.seed, seat) for seat in top.seats} | players
    said = notices if notices is not None else []
    return Participants(seated, ToyTable() if top.scene else None, said.append, say=load_words().say)


def begin(game: str, journal: Path | None = None, notices: list[str] | None = None, **wish) -> Match:
    """Begin a match; `players` are used instead of random ones."""
    players = wish.pop("players", {})
    top = header(game, **wish)
    seated = participants(top, notices, **players)
    return Match.begin(GAMES[game](), top, seated, create_journal(journal, top) if journal else None)


def resume(journal: Path) -> Match:
    """Resume a match from its journal."""
    contents = read_journal(journal)
    file = ChainFile.reopen(contents.chain)
    try:
        return Match.resume(GAMES[contents.header.game](), contents, participants(contents.header), file)
    except BaseException:
        file.close()
        raise


def played(match: Match) -> Match:
    """Play a match to its end."""
    match.run()
    match.close()
    return match
