"""A Board Silly board to explore: put pieces on it, look at what each can do, and move them."""

from boardsilly import SIZE, Board, move_name, place_name
from page.state.silly import silly_scene
from page.state.sketch import EMPTY, Sketch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from boardsilly import Attempt
    from page.state.scene import Scene

LOOK = "look"
SYMBOLS = {"X": "X", "O": "O", "empty": EMPTY}
NOBODY = Board(EMPTY * SIZE * SIZE)
TO_LOOK = "Press a piece to see where it can go."
BEGIN = "Put X and O pieces on the board, then look at one."


class SillyExplorer(Sketch):
    """A board with the piece that is looked at, `selected`, None if none is.

    The brush is a key of SYMBOLS, or LOOK.
    """

    board: Board

    def __init__(self) -> None:
        super().__init__(NOBODY, "X", BEGIN)
        self.selected: int | None = None

    @property
    def empty(self) -> bool:
        """Whether there is no piece on the board."""
        return self.board == NOBODY

    def press(self, square: int) -> None:
        """Paints a square; or looks at a piece, or moves the one looked at there if it can go."""
        if self.brush == LOOK:
            self._look(square)
            return
        symbol = SYMBOLS[self.brush]
        if symbol == self.symbol_at(square):
            symbol = EMPTY
        place = place_name(square)
        said = f"{place} is empty." if symbol == EMPTY else f"{symbol} on {place}."
        self._set(Board.from_rows(self._painted(square, symbol)), said)

    def choose(self, brush: str) -> None:
        """Paints with another brush, or looks, from now on."""
        super().choose(brush)
        self.selected = None
        self.message = TO_LOOK if brush == LOOK else BEGIN

    def take_back(self) -> None:
        """Undoes the last change, if there is one."""
        super().take_back()
        self.selected = None

    def clear(self) -> None:
        """Takes every piece off the board."""
        self._set(NOBODY, "The board is empty.")

    def fill(self, board: Board, source: str) -> None:
        """Takes a board from elsewhere, named by `source`, to be looked at."""
        self._set(board, f"The board of {source}. {TO_LOOK}")
        self.brush = LOOK

    def judge_input(self, player: str) -> str:
        """Returns the board as input of the judge, which then lists the moves of the player."""
        return "\n".join(self.board.rows() + [player, ""])

    def scene(self) -> "Scene":
        """Returns the board, with the moves of the piece that is looked at."""
        scene = self._explained()
        scene.details = []
        return scene

    def lines(self) -> "list[str]":
        """Returns how far the piece that is looked at goes each way, or why it does not."""
        return self._explained().details

    def preview(self, square: int) -> "dict[str, list[int]]":
        """Returns marks of the line that the piece looked at moves along to a square.

        As long as none is looked at, those of the moves of the piece on the square.
        """
        if self.brush != LOOK:
            return {}
        if self.selected is not None:
            move = self._move_to(square)
            return {"listed": move.line} if move else {}
        targets = self._targets(square)
        return {"from": [square] * len(targets), "to": targets}

    def _explained(self) -> "Scene":
        return silly_scene(self.board, {}, self.message, self.selected)

    def _look(self, square: int) -> None:
        move = self._move_to(square)
        if move:
            self._play(square)
        elif self.symbol_at(square) == EMPTY:
            self.selected = None
            self.message = f"{place_name(square)} is empty: press a piece to look at it."
        else:
            self.selected = None if square == self.selected else square
            self.message = TO_LOOK

    def _play(self, target: int) -> None:
        """Moves the piece that is looked at."""
        assert self.selected is not None
        origin, piece, captured = self.selected, self.symbol_at(self.selected), ""
        if self.symbol_at(target) != EMPTY:
            captured = f", taking the {self.symbol_at(target)} there"
        pieces = self.board.pieces
        pieces = pieces[:origin] + EMPTY + pieces[origin + 1 :]
        pieces = pieces[:target] + piece + pieces[target + 1 :]
        self._set(Board(pieces), f"{piece} moved {move_name(origin, target)}{captured}.")

    def _move_to(self, square: int) -> "Attempt | None":
        """Returns how the piece that is looked at gets to a square, None if it does not."""
        for attempt in [] if self.selected is None else self.board.attempts(self.selected):
            if attempt.target == square:
                return attempt
        return None

    def _targets(self, square: int) -> "list[int]":
        if self.symbol_at(square) == EMPTY:
            return []
        attempts = self.board.attempts(square)
        return [attempt.target for attempt in attempts if attempt.target is not None]

    def _set(self, board: Board, message: str) -> None:
        self._change(board, message)
        self.selected = None
