"""What is said about a copied game."""

import pytest

from both.play.records.recording import game_after
from othello import Game, Position, parse_square
from page.app import RECORD_WRITERS
from play.model.play.game_records import FILES, without, writer_named

WHOLE = ("sgf", "ggf")
CUT = ("transcript", "uva220", "jutge")


def game(moves: str, ply: int) -> Game:
    """Returns a game of moves on 8 x 8, with a position after some of them on the board."""
    played = game_after(moves)
    played.go_to(ply)
    return played


def said(name: str, copied: Game) -> str:
    return without(writer_named(name, RECORD_WRITERS).lost(copied))


def test_a_whole_game_is_copied_without_a_restriction() -> None:
    assert {said(writer.name, game("f5d6c3", 3)) for writer in RECORD_WRITERS} == {"."}


@pytest.mark.parametrize("name", CUT)
def test_a_game_that_is_cut_at_the_current_move_is_called_so(name: str) -> None:
    assert said(name, game("f5d6c3", 2)) == ", without 1 later move."
    assert said(name, game("f5d6c3", 0)) == ", without 3 later moves."


@pytest.mark.parametrize("name", CUT)
def test_variations_and_comments_that_a_format_lacks_are_named(name: str) -> None:
    copied = game("f5d6c3", 1)
    copied.play(parse_square("f4", 8))
    copied.annotate(copied.start, "", "From a book")
    copied.go_to(0)
    lost = "2 later moves, 2 moves in variations and annotations"
    assert said(name, copied) == f", without {lost}."
    assert {said(whole, copied) for whole in WHOLE} == {"."}


@pytest.mark.parametrize("name", ["pgn", "txt"])
def test_a_file_of_one_line_has_the_main_line_whatever_the_board_shows(name: str) -> None:
    writer, copied = writer_named(name, FILES), game("f5d6c3d3", 1)
    copied.play(parse_square("f4", 8))
    assert writer.write(copied) == writer.write(game("f5d6c3d3", 4))
    assert without(writer.lost(copied)) == ", without 1 move in variations."


def test_a_transcript_lacks_the_start_position() -> None:
    copied = Game(Position.from_rows(["WB------"] + ["--------"] * 7, "-BW"))
    assert said("transcript", copied) == ", without the start position."
    assert said("uva220", copied) == "."
