"""A whole game in a short text for a link and for storage, undone moves included.

    8..f5d6c3.2        three moves on 8 x 8, two of which stand

That is the size, the start position and the side to move as in `--XO--X` (empty if standard), the
moves, and how many of them stand. All of its characters may stand in a URL as they are.
"""

import othello
from othello import (
    BLACK,
    WHITE,
    Game,
    IllegalMove,
    NotationError,
    Position,
    parse_number,
    parse_transcript,
)
from page.model.play.play import SIZES

SYMBOLS = "-XO"
SIDES = {"X": BLACK, "O": WHITE}
LETTERS = {BLACK: "X", WHITE: "O"}
LONGEST = 5000  # Characters; a game on the largest board is 2,500.
EXPECTED = "a game as in 8..f5d6c3.2"
EXPECTED_SIZE = f"the number of rows, an even number from {SIZES[0]} to {SIZES[-1]}"


def to_fragment(game: Game) -> str:
    """Returns the text of a game on a board of `SIZES`, the inverse of `from_fragment`."""
    n = game.position.n
    start = "" if game.standard else _start(game)
    moves = othello.transcript([ply.square for ply in game.plies if ply.square is not None], n)
    return ".".join([str(n), start, moves, str(game.ply)])


def from_fragment(text: str) -> Game:
    """Returns the game. Raises NotationError for a text that is no game."""
    parts = text.split(".")
    if len(text) > LONGEST or len(parts) != 4:
        raise NotationError(text, EXPECTED)
    n = parse_number(parts[0]) or 0
    if n not in SIZES:
        raise NotationError(parts[0], EXPECTED_SIZE)
    game = _begin(n, parts[1])
    try:
        for square in parse_transcript(parts[2], n):
            game.play(square)
    except IllegalMove as refusal:
        raise NotationError(parts[2], f"legal moves. Move {game.ply + 1}: {refusal}") from None
    standing = parse_number(parts[3])
    if standing is None or standing > game.ply:
        raise NotationError(parts[3], f"how many moves stand, from 0 to {game.ply}")
    game.go_to(standing)
    return game


def _start(game: Game) -> str:
    return "".join(game.start.position.rows(SYMBOLS)) + LETTERS[game.first_turn]


def _begin(n: int, start: str) -> Game:
    if not start:
        return Game(Position.start(n))
    if len(start) != n * n + 1 or start.strip(SYMBOLS) or start[-1] not in SIDES:
        raise NotationError(start, f"{n * n} characters from {SYMBOLS} and the side to move")
    rows = [start[row : row + n] for row in range(0, n * n, n)]
    return Game(Position.from_rows(rows, SYMBOLS), SIDES[start[-1]])
