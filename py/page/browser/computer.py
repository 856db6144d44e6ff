"""The computer's seat: thinks in slices and plays when it is its turn."""

import asyncio
import random
from time import ticks_diff, ticks_ms  # type: ignore[attr-defined]

from opponent import weighed
from page.browser.page import SLICE, TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position
    from page.browser.page import Page
    from page.state.scene import Scene

PAUSE = 0.5  # Seconds, so that the discs of the last move are seen turning first.


class ComputerPart:
    """Moves for the computer as long as the game is on the board."""

    def __init__(self, page: "Page") -> None:
        self._page, self._table = page, page.table
        self._thinking = False

    def show(self, scene: "Scene") -> None:
        """Begins to think if it is the computer's turn."""
        if self._due and not self._thinking:
            self._thinking = True
            asyncio.create_task(self._move())

    @property
    def _due(self) -> bool:
        play = self._table.play
        return play.computer_due and self._table.on_board is play

    async def _move(self) -> None:
        """Plays the best move found, unless the reader has gone elsewhere meanwhile."""
        ply = self._table.play.game.last
        await asyncio.sleep(PAUSE)
        square = await _best(ply.position, ply.turn or "")
        self._thinking = False
        if self._due and self._table.play.game.last is ply:
            self._page.do(self._table.play.play, square)
        else:
            self._page.show()


async def _best(position: "Position", color: str) -> int:
    """Returns one of the best moves."""
    best: list[tuple[int, int]] = []
    began = ticks_ms()
    for worth, square in weighed(position, color):
        if not best or worth >= best[0][0]:
            best = [move for move in best if move[0] == worth] + [(worth, square)]
        if ticks_diff(ticks_ms(), began) > SLICE:
            await asyncio.sleep(TURN)
            began = ticks_ms()
    return random.choice(best)[1]
