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
    parse_square,
    square_digits,
    square_name,
    square_names,
    square_pair,
)
