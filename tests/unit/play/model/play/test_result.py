"""The result of a game in words."""

from othello import BLACK, Game, Position, parse_square
from play.model.game import messages


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
