"""The computer's seat at the table."""

import random

from opponent import weighed
from othello import Ply
from page.state.job import Job
from page.state.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from page.state.job import Work

PAUSE = 0.5  # Seconds, so that the discs of the last move are seen turning first.


class Thinking(Job):
    """Looks for the best move of the side to move after a ply.

    `ply` is that ply, `square` is where to move, None as long as that is not known.
    """

    def __init__(self, ply: Ply, then: "Callable[[], None] | None" = None) -> None:
        self.ply = ply
        self.square: int | None = None
        super().__init__(then)

    def work(self) -> "Work":
        """Weighs the legal moves, a piece each, and chooses one of the best."""
        yield PAUSE
        best: list[tuple[int, int]] = []
        for worth, square in weighed(self.ply.position, self.ply.turn or ""):
            if not best or worth >= best[0][0]:
                best = [move for move in best if move[0] == worth] + [(worth, square)]
            yield None
        self.square = random.choice(best)[1]


class Computer:
    """Thinks and plays when it is the computer's turn in the game on the board."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._thinking: Thinking | None = None
        table.follow_ups.append(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Thinks when it is the computer's turn, and no longer than that."""
        table, thinking = self._table, self._thinking
        ply = table.play.game.last
        is_due = table.play.computer_due and table.game_on_board
        if thinking and not (is_due and thinking.ply is ply):
            table.jobs.cancel(Thinking)
            thinking = self._thinking = None
        if is_due and not thinking:
            self._thinking = Thinking(ply, self._play)
            table.jobs.start(self._thinking)

    def _play(self) -> None:
        """Plays the move that was found; a move that nobody waits for is not."""
        thinking, self._thinking = self._thinking, None
        if thinking and thinking.square is not None:
            self._table.do(self._table.play.play, thinking.square)
