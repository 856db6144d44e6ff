"""Replays the moves of a record under the rules."""

from judges import FormatError
from judges.reader import quoted
from othello import Game, IllegalMove, NotationError, parse_square, square_name
from othello.phrases import counted
from othello.squares import DIGITS
from records.moves import ANY_LETTERS, is_pass
from records.record import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from othello import Ply
    from records.moves import Moves

LONGEST_NAME = 12


def replay(game: Game, moves: "Iterable[tuple[str | None, str]]") -> RecordError | None:
    """Plays the moves of a record in a game and returns the first error, or None.

    After an error the game keeps the moves before it. Forced passes are optional.

    Args:
        game: The game at its start, which is changed.
        moves: The colour of each move, None if unknown, and the name of its square or a pass.
    """
    try:
        _play_all(game, moves)
    except IllegalMove as refusal:
        return RecordError(refusal.reason, game.ply + 1, refusal.square)
    except NotationError as error:
        return _unreadable(error.found, game)
    except FormatError as error:
        return RecordError(str(error).rstrip("."), game.ply + 1)
    except RecordError as error:
        return error
    return None


def follow(game: Game, moves: "Moves") -> RecordError | None:
    """Replays the moves of a text; the error returned has the location in the text."""
    problem = replay(game, moves)
    return problem and problem.at(*moves.place)


def is_square_name(name: str) -> bool:
    """Returns whether the text is letters and digits, the name of a square on some board."""
    letters = name.rstrip(DIGITS)
    return 0 < len(letters) < len(name) <= LONGEST_NAME and not letters.strip(ANY_LETTERS)


def _play_all(game: Game, moves: "Iterable[tuple[str | None, str]]") -> None:
    written: Ply | None = None  # The ply after which a pass was written.
    for color, name in moves:
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


def _unreadable(name: str, game: Game) -> RecordError:
    n = game.position.n
    if is_square_name(name):
        return RecordError(f"is not on the {n} x {n} board", game.ply + 1, name)
    expected = f"a square from a1 to {square_name(n * n - 1, n)} or a pass"
    return RecordError(f"found {quoted(name)}, expected {expected}", game.ply + 1)
