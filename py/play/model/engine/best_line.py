"""The engine's best line, shown on the board move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.scene import Scene, last_move_marks, position_scene, preview_marks
from othello import Game, square_name
from othello.phrases import SIDE
from play.model.game import messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from othello import Position
    from state.workspace import OnBoard

WHERE = "Best line, move {} of {}: {} {}."
NOT_PLAYED = "This is the engine's best line. Leave it to play a move."


class BestLine:
    """The best line from a position, and the number of its moves on the board.

    Attributes:
        squares: The moves of the line.
        under: The board to show again when the user leaves the line.
        message: The message of the status line.
    """

    hides_advice = False

    def __init__(
        self,
        position: Position,
        turn: str,
        squares: list[int],
        under: OnBoard,
        enter: Callable[[list[int]], None] | None = None,
    ) -> None:
        """Begins after the first move of the line.

        `under` is shown again when the user leaves the line. `enter` leaves it and plays its moves,
        and is None if that is impossible.
        """
        self.squares = squares
        self.under = under
        self._enter = enter
        self._game = Game(position, turn)
        for square in squares:
            self._game.play(square)
        self.go_to(1)

    @property
    def at(self) -> int:
        """The number of moves on the board, at least 1."""
        return self._game.ply

    def go_to(self, number: int) -> None:
        """Shows the position after `number` moves."""
        self._game.go_to(number)
        last = self._game.last
        name = square_name(last.square or 0, last.position.n)
        self.message = WHERE.format(self.at, len(self.squares), SIDE[last.color or ""], name)

    def position_and_turn(self) -> tuple[Position, str | None] | None:
        """Returns the position before the line, which stays the analysed one."""
        return self.under.position_and_turn()

    def scene(self) -> Scene:
        """Returns the board after the last shown move, and the moves that can be played."""
        last, is_playable = self._game.last, self._enter is not None
        marks = last_move_marks(last)
        return position_scene(last.position, last.turn, marks, self.message, is_playable)

    def press(self, square: int) -> None:
        """Plays the shown moves of the line in the game, and then the user's move.

        If the move is refused, or the line does not begin in a game, the message says so.
        """
        if not self._enter:
            self.message = NOT_PLAYED
            return
        game = self._game
        if said := messages.play(game, square):
            self.message = said
            return
        self._enter([ply.square for ply in game.plies[: game.ply] if ply.square is not None])

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns the marks that preview a move, none if it cannot be played."""
        turn = self._game.turn
        if not self._enter or turn is None:
            return {}
        return preview_marks(self._game.position, turn, square)

    def last_move(self) -> str:
        """Returns a sentence with the last shown move."""
        return self.message
