"""Transcripts: the squares of a game one after the other, as in `f5d6c3` or `1. f5 d6 2. c3`.

Between them may stand blanks, commas, semicolons, the numbers of moves, and passes; after the last
one the number of discs, as in `51-13`. Letters may be large or small.
"""

import othello
from othello import Game, Position, parse_number
from othello.squares import DIGITS
from othello.words import counted
from records.record import Record
from records.replay import ANY_LETTERS, PASSES, is_pass, names_square, replay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# The same in both Pythons: a bare split() takes more of them under CPython.
BETWEEN = "\t\n\v\f\r,;\u00a0\u200b\u3000\ufeff"
NUMBERING = DIGITS + ".):"


def transcript(game: Game) -> str:
    """Returns the moves that stand as in `f5d6c3`; passes and the start position are left out."""
    squares = [ply.square for ply in game.plies[: game.ply] if ply.square is not None]
    return othello.transcript(squares, game.position.n)


def resembles(text: str) -> bool:
    """Returns whether the first thing that is no number is a square or a pass."""
    first = next(_names(text), "")
    return is_pass(first) or names_square(first)


def read(text: str, n: int) -> Record:
    """Returns the record of a transcript of a game on n x n squares."""
    game = Game(Position.start(n))
    problem = replay(game, ((None, name) for name in _names(text)))
    moves = counted(game.ply, "move")
    return Record("transcript", f"A transcript on {n} x {n}: {moves} read.", game, problem)


def words(text: str) -> "list[str]":
    """Returns the runs of characters between blanks."""
    for blank in BETWEEN:
        text = text.replace(blank, " ")
    return [word for word in text.split(" ") if word]


def _names(text: str) -> "Iterator[str]":
    """Yields what names a move or a pass, and what names nothing as it is."""
    found = words(text)
    if found and _is_result(found[-1]):
        found.pop()
    for word in found:
        while word:
            name, word = _cut(word)
            if name:
                yield name


def _is_result(word: str) -> bool:
    black, _, white = word.partition("-")
    return parse_number(black) is not None and parse_number(white) is not None


def _cut(word: str) -> "tuple[str, str]":
    """Returns the first name in a word, empty for the number of a move, and the rest of it."""
    start = word[:4].lower()
    for name in PASSES:
        if start.startswith(name):
            return name, word[len(name) :]
    without_letters = word.lstrip(ANY_LETTERS)
    rest = without_letters.lstrip(DIGITS)
    if len(rest) == len(word):
        return word, ""
    if len(without_letters) == len(word):
        return "", word.lstrip(NUMBERING)
    return word[: len(word) - len(rest)], rest
