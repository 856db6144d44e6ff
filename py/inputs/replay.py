"""Plays one list of moves after another from the same position."""

from othello import Game, IllegalMove, Position


class Replay:
    """A game that is taken back only as far as the next list of moves differs from the last."""

    def __init__(self, position: Position, turn: str) -> None:
        self._game = Game(position, turn)

    def played(self, squares: "list[int]") -> "Game | None":
        """Returns the game after these moves, or None if the rules refuse one of them."""
        game = self._game
        game.go_to(self._in_common(squares))
        try:
            for square in squares[game.ply :]:
                game.play(square)
        except IllegalMove:
            return None
        return game

    def _in_common(self, squares: "list[int]") -> int:
        """Returns how many moves the list begins with that the game has played."""
        count = 0
        for ply, square in zip(self._game.plies, squares):
            if ply.square != square:
                break
            count += 1
        return count
