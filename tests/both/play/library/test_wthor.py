"""WTHOR files are read to the byte."""

from both.play.library.archives import wthor_file, wthor_game, wthor_names
from both.play.records.recording import Played
from othello import NotationError, square_name
from play.library.wthor import PLAYERS, TOURNAMENTS, WthorError, game_count, games, names
from reference.expect import raises


def test_games_are_read_with_their_numbers_and_every_square() -> None:
    played = [Played(8, seed) for seed in range(3)]
    content = wthor_file([wthor_game(one.moves, 300, 2, 65000) for one in played])
    assert game_count(content) == 3
    for one, read in zip(played, games(content)):
        assert [square_name(square, 8) for square in read.squares] == one.moves
        assert (read.tournament, read.black, read.white, read.year) == (300, 2, 65000, 1994)
    all_squares = [square_name(square, 8) for square in range(64)]
    for start in (0, 32):
        [read] = games(wthor_file([wthor_game(all_squares[start : start + 32], 0, 0, 0)]))
        assert read.squares == list(range(start, start + 32))


def test_names_are_in_latin_letters() -> None:
    for ending, size in ((PLAYERS, 20), (TOURNAMENTS, 26)):
        written = ["???", "P\xe9rez Jos\xe9", "x" * (size - 1)]
        assert names(wthor_names(written, size), ending) == written


def test_other_files_are_refused() -> None:
    raises(WthorError, lambda: list(games(b"short")))
    raises(WthorError, lambda: list(games(wthor_file([], size=10))))
    assert list(games(wthor_file([wthor_game(["f5"], 0, 0, 0)])[:-1])) == []  # Cut off.
    for byte in (9, 19, 90, 99, 255):
        [read] = games(wthor_file([bytes(8) + bytes([byte]) + bytes(59)]))
        raises(NotationError, getattr, read, "squares")
