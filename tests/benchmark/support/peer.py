"""The PyPI package `reversi`, for comparison in `engine.py`.

Its modules import each other as top-level modules and expect gettext's `_`.
"""

import builtins
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

INSTALL = ".venv/bin/pip install --no-deps reversi==1.2.1"


def installed() -> bool:
    """Returns whether the package is installed."""
    return find_spec("Reversi") is not None


def perft(depth: int) -> int:
    """Returns the number of move sequences from the start, by the package's board."""
    spec = find_spec("Reversi")
    assert spec
    assert spec.submodule_search_locations
    sys.path.append(spec.submodule_search_locations[0])
    builtins._ = str  # type: ignore[attr-defined]
    board = import_module("board").Board()
    return _count(board, import_module("reversiToken").BLACK_TK, depth)


def _count(board: Any, token: Any, depth: int) -> int:
    location = import_module("location").Location
    count = 0
    for square in (location([row, column]) for row in range(8) for column in range(8)):
        if board.isPositionFree(square) and (flips := board.isValidMove(token, square)):
            if depth == 1:
                count += 1
            else:
                after, other = board.clone(), token.clone()
                after.makeMove(token, (square, flips))
                other.flip()
                count += _count(after, other, depth - 1)
    return count
