"""What happened in a game, as those who write it down need it told."""

from othello import BLACK, Position, opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from othello import Game


def first_turn(game: "Game") -> str:
    """Returns whose turn it was at the start, passing or not; black if nobody could move."""
    turn = game.start.turn or BLACK
    return opponent(turn) if game.start.passed else turn


def is_standard(game: "Game") -> bool:
    """Returns whether the game began with the four discs in the middle and black to move."""
    start = game.start.position
    return start == Position.start(start.n) and first_turn(game) == BLACK


def moves_and_passes(game: "Game") -> "Iterator[tuple[str, int | None]]":
    """Yields who played which square, of the moves that stand; None for a forced pass."""
    for ply in [game.start] + game.plies[: game.ply]:
        if ply.color:
            yield ply.color, ply.square
        if ply.passed and ply.turn:
            yield opponent(ply.turn), None
