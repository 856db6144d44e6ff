"""The position editor: setting up a position by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from board.scene import Scene, position_scene
from othello import BLACK, EMPTY, WHITE, Game, Position, opponent, square_name
from othello.phrases import SIDE, counted, forced_pass, listing
from play.model.game import messages
from play.records import legality
from saved.game_text import from_fragment, to_fragment
from saved.work import PLAY

if TYPE_CHECKING:
    from play.model.game.table import Table
    from saved.work import SnapshotData

IN_TURN = "in turn"
PAINTS = {BLACK: "B", WHITE: "W", "empty": EMPTY}
NEXT = {EMPTY: "B", "B": "W", "W": EMPTY}
PUT = {"B": "Black on {}.", "W": "White on {}.", EMPTY: "{} is empty."}
BEGIN = "Set up a position: press a square to change it."
OVER = "The game is over."
NO_MOVE = "Neither side has a legal move here. Change the position."
MOST_NAMED = 12


class PositionEditor:
    """A position that the user edits square by square, with undo.

    Attributes:
        position: The position.
        turn: The side to move.
        brush: What a press paints: a key of PAINTS, or IN_TURN for empty, black and white in turn.
        message: The status message.
    """

    hides_advice = False

    def __init__(self, position: Position, turn: str) -> None:
        self.position = position
        self.turn = turn
        self.brush = IN_TURN
        self.message = BEGIN
        self._history: list[Position] = []

    @property
    def changed(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._history)

    def choose_brush(self, brush: str) -> None:
        """Selects a brush."""
        self.brush = brush

    def undo(self) -> None:
        """Undoes the last change, if there is one."""
        if self._history:
            self.position = self._history.pop()
            self.message = "Undid the last change."

    def last_move(self) -> str:
        """Returns the message about the last change, which corresponds to a move here."""
        return self.message

    def press(self, square: int) -> None:
        """Paints a square."""
        symbol = self._next(square)
        painted = Position.from_rows(self._painted(square, symbol))
        self._change(painted, PUT[symbol].format(square_name(square, self.position.n)))

    def clear(self) -> None:
        """Removes all discs."""
        self._change(Position(self.position.n, 0, 0), "The board is empty.")

    def start(self) -> None:
        """Sets the starting position."""
        self._change(Position.start(self.position.n), "Starting position.")

    def set_turn(self, turn: str) -> None:
        """Sets the side to move."""
        self.turn = turn
        self.message = f"{SIDE[turn]} to move." if self.game().turn else OVER

    def game(self) -> Game:
        """Returns a game that begins with the position."""
        return Game(self.position, self.turn)

    def position_and_turn(self) -> tuple[Position, str | None]:
        """Returns the position and the side to move."""
        return self.position, self.turn

    def remarks(self) -> list[str]:
        """Returns the legal moves and the reasons why no game can reach the position."""
        return [_moves(self.position, self.turn)] + legality(self.position, self.turn)

    def scene(self) -> Scene:
        """Returns the scene, without marks."""
        turn = self.turn if self.game().turn else None
        return position_scene(self.position, turn, {}, self.message, False)

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns the mark of the disc that a press would place on an empty square."""
        symbol = self._next(square)
        if self._symbol_at(square) != EMPTY or symbol == EMPTY:
            return {}
        return {"ghost-black" if symbol == "B" else "ghost-white": [square]}

    def _next(self, square: int) -> str:
        return PAINTS.get(self.brush) or NEXT[self._symbol_at(square)]

    def _symbol_at(self, square: int) -> str:
        return "".join(self.position.rows())[square]

    def _change(self, position: Position, message: str) -> None:
        if position != self.position:
            self._history.append(self.position)
            self.position = position
        self.message = message

    def _painted(self, square: int, symbol: str) -> list[str]:
        """Returns the rows of the position with one square changed."""
        n, text = self.position.n, "".join(self.position.rows())
        text = text[:square] + symbol + text[square + 1 :]
        return [text[i : i + n] for i in range(0, n * n, n)]


class PositionSetup:
    """The position editor in place of the game.

    Attributes:
        editor: The position, also while the editor is closed.
    """

    def __init__(self, table: Table) -> None:
        self.editor = PositionEditor(Position.start(), BLACK)
        self._table = table

    @property
    def saved(self) -> Any:
        """Its field of a snapshot: the position, if the editor is open."""
        return {"setup": to_fragment(self.editor.game()) if self.is_open else ""}

    def restore(self, data: SnapshotData) -> None:
        """Opens the editor with the position of a snapshot, or shows the game."""
        self._table.back_to_game()
        if data["setup"]:
            game = from_fragment(data["setup"])
            self._open(game.position, game.first_turn)

    @property
    def is_open(self) -> bool:
        """Whether the editor is open."""
        return self._table.workspace.boards[PLAY] is self.editor

    def open(self) -> None:
        """Opens the editor with the position of the game."""
        game = self._table.play.game
        self._open(game.position, game.turn or BLACK)

    def _open(self, position: Position, turn: str) -> None:
        self._table.workspace.boards[PLAY] = self.editor = PositionEditor(position, turn)

    def play(self) -> None:
        """Starts a game from the position, unless neither side can move."""
        game = self.editor.game()
        if game.turn:
            self._table.back_to_game()
            self._table.play.load(game, _begun(game))
        else:
            self.editor.message = NO_MOVE


def _begun(game: Game) -> str:
    """Returns the message after a game was started from the position editor."""
    passed = f" {forced_pass(opponent(game.turn))}" if game.turn and game.start.passed else ""
    return f"Playing from this position.{passed} {messages.whose_turn(game)}"


def _moves(position: Position, turn: str) -> str:
    moves = [square_name(square, position.n) for square in position.legal_moves(turn)]
    if not moves:
        return f"{SIDE[turn]} has no legal move here."
    if len(moves) > MOST_NAMED:
        return f"{SIDE[turn]} has {counted(len(moves), 'legal move')}."
    return f"{SIDE[turn]} may play on {listing(moves)}."
