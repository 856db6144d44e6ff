"""The rules of Othello on any even board: positions, games and the names of squares."""

from othello.errors import IllegalMove, NotationError
from othello.game import Game, Ply
from othello.notation import parse_transcript, transcript
from othello.position import BLACK, DIRECTIONS, WHITE, Position, opponent, rays
from othello.squares import (
    column_name,
    coordinates,
    parse_column,
    parse_digits,
    parse_number,
    parse_pair,
    parse_square,
    square_digits,
    square_name,
    square_names,
    square_pair,
)

__all__ = [
    "BLACK",
    "DIRECTIONS",
    "WHITE",
    "Game",
    "IllegalMove",
    "NotationError",
    "Ply",
    "Position",
    "column_name",
    "coordinates",
    "opponent",
    "parse_column",
    "parse_digits",
    "parse_number",
    "parse_pair",
    "parse_square",
    "parse_transcript",
    "rays",
    "square_digits",
    "square_name",
    "square_names",
    "square_pair",
    "transcript",
]
