"""The rules of Board Silly: pieces that move as far as there are pieces on their line."""

from boardsilly.board import SIZE, Attempt, Board, move_name, parse_place, place_name

__all__ = ["SIZE", "Attempt", "Board", "move_name", "parse_place", "place_name"]
