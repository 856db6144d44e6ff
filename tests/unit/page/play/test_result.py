"""The result of a game in words."""

from othello import BLACK, WHITE, Game, Position, parse_square
from page.model.game import messages


def game(*rows: str, moves: str = "", turn: str = BLACK) -> Game:
    """Returns a game that starts from a position, after some moves."""
    played = Game(Position.from_rows(list(rows)), turn)
    for move in moves.split():
        played.play(parse_square(move, len(rows)))
    return played


def test_the_result_names_the_winner_first() -> None:
    assert messages.result(game("BBWW", "BBBB", "WWWW", "BBBB")) == "Black wins, 10 to 6"
    assert messages.result(game("WWWW", "WWWW", "WWWW", "WWWB")) == "White wins, 15 to 1"
    assert messages.result(game("BBBB", "BBBB", "WWWW", "WWWW")) == "A draw, 8 to 8"


def test_moves_passes_and_empty_squares_are_counted() -> None:
    rows = ("BW..", "....", "BW..", "....")
    assert messages.length(game(*rows, moves="c1 c3")) == "2 moves, 1 pass and 10 empty squares."
    assert messages.length(game("BWW.", *["BBBB"] * 3, moves="d1")) == "1 move and no passes."


def test_a_pass_at_the_start_counts() -> None:
    begun = game("BW..", "....", "....", "....", moves="c1", turn=WHITE)
    assert messages.length(begun) == "1 move, 1 pass and 13 empty squares."


def test_undone_moves_do_not_count() -> None:
    undone = game("BW..", "....", "BW..", "....", moves="c1 c3")
    undone.undo()
    assert messages.length(undone) == "1 move, 1 pass and 11 empty squares."
