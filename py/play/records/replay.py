"""Replays the moves of a record under the rules, with its marks and comments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import WHITE, Game, IllegalMove, NotationError, Position, parse_square, square_name
from othello.notes import LONGEST_COMMENT, MARKS, MOST_COMMENTS, MOST_MOVES
from othello.phrases import counted
from othello.squares import DIGITS
from play.records.moves import ANY_LETTERS, Moves, is_pass, moves_in
from play.records.plain import plain
from play.records.record import RecordError, mirrored_start
from text.reader import FormatError, quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from jobs.slices import InSlices
    from othello import Ply

SIGNS = [sign for sign, *_ in MARKS]
USUAL = 8  # Rows.
LONGEST_NAME = 12
# Variations of a text within one another, and altogether. More of them are comments.
DEEPEST = 3
MOST_VARIATIONS = 100
CUT = f" Comments are cut to {LONGEST_COMMENT:,} characters, and to {MOST_COMMENTS:,} altogether."


class Annotated:
    """A game that is being read, with marks and comments.

    Attributes:
        game: The game.
        cut: A sentence on comments that were too long, empty if there are none.
    """

    def __init__(self, game: Game, depth: int = 0) -> None:
        """Begins the reading of a game; `depth` counts the variations that the text is in."""
        self.game = game
        self.cut = ""
        self._depth = depth
        self._variations = 0
        self._left = MOST_COMMENTS

    def mark(self, mark: str) -> None:
        """Marks the last move. Any other text than a mark is a comment."""
        last = self.game.last
        if mark not in SIGNS:
            self.comment(mark)
        elif last.number:
            self.game.annotate(last, mark, last.comment)

    def comment(self, text: str) -> None:
        """Adds a comment to the last move, or to the start."""
        last = self.game.last
        self._set(
            last, f"{last.comment}\n{text}" if last.comment and text else text or last.comment
        )

    def vary(self, text: str) -> InSlices[None]:
        """Adds moves in place of the last one as a variation. Any other text is a comment."""
        game, last = self.game, self.game.last
        before, size = last.parent, game.size
        allowed = self._depth < DEEPEST and self._variations < MOST_VARIATIONS
        self._variations += 1
        moves = yield from moves_in(plain(text), text)
        if before and before.turn and allowed and moves.begins and not moves.title:
            tried = Annotated(Game(before.position, before.turn), DEEPEST)
            problem = yield from following(tried, moves)
            if not problem and size + tried.game.ply <= MOST_MOVES:
                game.show(before)
                self._depth += 1
                yield from following(self, moves)
                self._depth -= 1
                game.show(last)
        if game.size == size:
            self.comment(text)

    def introduce(self, text: str) -> None:
        """Puts a line before the comment on the start."""
        start = self.game.start
        self._set(
            start, f"{text}\n{start.comment}" if text and start.comment else text or start.comment
        )

    def _set(self, ply: Ply, comment: str) -> None:
        kept = comment[: min(LONGEST_COMMENT, self._left + len(ply.comment))]
        self.cut = self.cut if kept == comment else CUT
        if kept != ply.comment:
            self._left -= len(kept) - len(ply.comment)
            self.game.annotate(ply, ply.mark, kept)


def on_either_board(
    n: int, other: int, play: Callable[[Annotated], InSlices[RecordError | None]]
) -> InSlices[tuple[Annotated, RecordError | None]]:
    """Plays a record on n x n squares, or on another board if only that can read it completely."""
    read, problem = yield from from_any_start(n, play)
    if problem and other != n:
        found, refused = yield from from_any_start(other, play)
        if refused is None:
            return found, None
    return read, problem


def from_any_start(
    n: int, play: Callable[[Annotated], InSlices[RecordError | None]], given: Game | None = None
) -> InSlices[tuple[Annotated, RecordError | None]]:
    """Plays a record.

    Old games begin with the colours of the discs exchanged, or with white. Such a start is used for
    a record without a start that cannot begin from the standard one and can be read completely.

    Args:
        n: The number of rows.
        play: Plays the record in a game and returns the first error, or None.
        given: The game at its start, None if the record does not give it.

    Returns:
        The game and its error.
    """
    read = Annotated(given or Game(Position.start(n)))
    problem = yield from play(read)
    if problem and problem.move == 1 and not given:
        for other in (Game(mirrored_start(n)), Game(Position.start(n), WHITE)):
            tried = Annotated(other)
            refused = yield from play(tried)
            if refused is None:
                return tried, None
    return read, problem


def replay(
    game: Game, moves: Iterable[tuple[str | None, str] | None]
) -> InSlices[RecordError | None]:
    """Plays the moves of a record in a game and returns the first error, or None.

    After an error the game keeps the moves before it. Forced passes are optional.

    Args:
        game: The game at its start, which is changed.
        moves: The colour of each move, None if unknown, and the name of its square or a pass.
            None instead of a move is a pause.
    """
    try:
        yield from _play_all(game, moves)
    except IllegalMove as refusal:
        return RecordError(refusal.reason, game.ply + 1, refusal.square)
    except NotationError as error:
        return unreadable(error.found, game)
    except FormatError as error:
        return RecordError(str(error).rstrip("."), game.ply + 1)
    except RecordError as error:
        return error
    return None


def following(read: Annotated, moves: Moves) -> InSlices[RecordError | None]:
    """Replays the moves of a text; the error returned has the location in the text."""
    problem = yield from replay(read.game, _annotating(read, moves))
    return problem and problem.at(*moves.place)


def is_square_name(name: str) -> bool:
    """Returns whether the text is letters and digits, the name of a square on some board."""
    letters = name.rstrip(DIGITS)
    return 0 < len(letters) < len(name) <= LONGEST_NAME and not letters.strip(ANY_LETTERS)


def _annotating(read: Annotated, moves: Moves) -> Iterator[tuple[str | None, str] | None]:
    """Yields the moves of a text and pauses, and annotates each move before the next."""
    moves.game = read.game
    for move in moves:
        if move:
            yield from _annotate(read, moves)
        yield move
    yield from _annotate(read, moves)


def _annotate(read: Annotated, moves: Moves) -> InSlices[None]:
    for mark in moves.marks:
        read.mark(mark)
    for comment in moves.comments:
        if comment.opener == "(":
            yield from read.vary(comment.text)
        else:
            read.comment(comment.text)
        yield
    moves.marks, moves.comments = [], []


def _play_all(game: Game, moves: Iterable[tuple[str | None, str] | None]) -> InSlices[None]:
    written: Ply | None = None  # The ply after which a pass was written.
    for move in moves:
        yield
        if move is None:
            continue
        color, name = move
        if is_pass(name):
            _check_pass(game, color, game.last.passed and written is not game.last)
            written = game.last
        else:
            _play(game, color, name)


def _check_pass(game: Game, color: str | None, unwritten_pass: bool) -> None:
    if not game.over and (not unwritten_pass or color == game.turn):
        moves = counted(len(game.legal_moves()), "legal move")
        raise RecordError(f"the pass is not forced, {game.turn} has {moves}", game.ply + 1)


def _play(game: Game, color: str | None, name: str) -> None:
    square = parse_square(name, game.position.n)
    if color and game.turn and color != game.turn:
        reason = f"is played by {color}, but it is {game.turn}'s turn"
        raise RecordError(reason, game.ply + 1, square_name(square, game.position.n))
    game.play(square)


def unreadable(name: str, game: Game) -> RecordError:
    """Returns the error for a word that is not the next move of a game."""
    n = game.position.n
    if is_square_name(name):
        return RecordError(f"is not on the {n} x {n} board", game.ply + 1, name)
    expected = f"a square from a1 to {square_name(n * n - 1, n)} or a pass"
    return RecordError(f"found {quoted(name)}, expected {expected}", game.ply + 1)
