"""The rules of Othello on any even board: positions, games and square notation."""

from othello.directions import DIRECTIONS, is_on_ray, rays
from othello.game import Game, Ply
from othello.notation import parse_transcript, transcript
from othello.position import BLACK, EMPTY, WHITE, IllegalMove, Move, Position, opponent
from othello.squares import (
    NotationError,
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
    "EMPTY",
    "WHITE",
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "Ply",
    "Position",
    "column_name",
    "coordinates",
    "is_on_ray",
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
