"""What happened in a game, as those who write it down need it told."""

from othello import opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from othello import Game


def moves_and_passes(game: "Game") -> "Iterator[tuple[str, int | None]]":
    """Yields who played which square, of the moves that stand; None for a forced pass."""
    for ply in [game.start] + game.plies[: game.ply]:
        if ply.color:
            yield ply.color, ply.square
        if ply.passed and ply.turn:
            yield opponent(ply.turn), None
