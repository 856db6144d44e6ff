"""Keys of positions, which find transpositions in every symmetry.

A key is a sum of weights of the discs, the smallest of those of the eight symmetric positions. It
has at most 53 bits, so that the browser can hold it as a number. Two of a million positions have
the same key with a probability of one to ten thousand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, Position, opponent, parse_transcript
from othello.masks import squares_of
from play.engine.symmetry import symmetries

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jobs.slices import InSlices
    from othello import Ply

N = 8
INDEXED = 20  # Moves whose positions have keys.
LONGEST = 21  # Moves of the longest opening that has a name.
FIELD = 64  # Bits of a sum in a number that holds those of all symmetries.
WEIGHT = 45  # Bits.
ZERO = 1 << WEIGHT + 6  # In each field, so that no sum is negative.
SUMS = [FIELD * number for number in range(8)]
EMPTY = sum([ZERO << place for place in SUMS])
_MASK = (1 << FIELD) - 1


def _weight(square: int) -> int:
    """Returns a pseudo-random weight of a square (SplitMix64)."""
    mixed = (square + 1) * 0x9E3779B97F4A7C15 & _MASK
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
    return (mixed ^ mixed >> 31) >> FIELD - WEIGHT


# For each square, its weights in all symmetries.
WEIGHTS = [
    sum([_weight(image) << place for image, place in zip(images, SUMS)])
    for images in zip(*symmetries(N))
]


def key_of_sums(sums: int, turn: str) -> int:
    """Returns the key of a number that holds the sums of a position, seen from the side to move."""
    least = min([sums >> place & _MASK for place in SUMS])
    return 2 * least + (turn == BLACK)


def position_key(position: Position, turn: str) -> int:
    """Returns the key of an 8 x 8 position."""
    return key_of_sums(sums_of(position, turn), turn)


def ply_key(ply: Ply) -> int:
    """Returns the key of the position after a move on an 8 x 8 board."""
    return position_key(ply.position, ply.turn or opponent(ply.color or WHITE))


def reading_keys_after(position: Position, turn: str) -> InSlices[dict[int, int]]:
    """Returns the key of the position after each legal move, by its square.

    A side without a legal move passes.
    """
    other, before = opponent(turn), sums_of(position, turn)
    keys = {}
    for square in position.legal_moves(turn):
        move = position.legal_move(square, turn)
        sums = before + WEIGHTS[square] + 2 * sum([WEIGHTS[flip] for flip in move.flips])
        if move.after.can_move(other) or not move.after.can_move(turn):
            keys[square] = key_of_sums(2 * EMPTY - sums, other)
        else:
            keys[square] = key_of_sums(sums, turn)
        yield
    return keys


def sums_of(position: Position, turn: str) -> int:
    """Returns the number that holds the sums of a position, seen from the side to move."""
    sums = EMPTY
    for color, mask in ((BLACK, position.black), (WHITE, position.white)):
        sign = 1 if color == turn else -1
        for square in squares_of(mask, N):
            sums += sign * WEIGHTS[square]
    return sums


def named_lines(text: str) -> Iterator[tuple[str, str]]:
    """Yields the moves and the first name of each opening in a file."""
    for line in text.split("\n"):
        moves, _, names = line.partition(" ")
        if moves and not moves.startswith("#"):
            yield moves, names.split(" / ")[0]


def reading_names(text: str) -> InSlices[dict[int, str]]:
    """Returns the first name of each opening in a file, by the key of its position."""
    names = {}
    for moves, name in named_lines(text):
        game = Game()
        for square in parse_transcript(moves, N):
            game.play(square)
        names[position_key(game.position, game.turn or WHITE)] = name
        yield
    return names


def game_keys(game: Game) -> list[int]:
    """Returns the keys after each of the first moves of the main line; none on other boards."""
    keys: list[int] = []
    ply = game.start
    while game.standard and game.position.n == N and ply.children and len(keys) < INDEXED:
        ply = ply.children[0]
        keys.append(ply_key(ply))
    return keys
