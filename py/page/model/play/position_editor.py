"""A position being set up by hand, with what is odd about it."""

from othello import BLACK, EMPTY, WHITE, Game, Position, square_name
from othello.phrases import SIDE, counted, listing
from page.model.board.scene import Scene, named, othello_score
from records import legality

IN_TURN = "in turn"
PAINTS = {BLACK: "B", WHITE: "W", "empty": EMPTY}
NEXT = {EMPTY: "B", "B": "W", "W": EMPTY}
PUT = {"B": "Black on {}.", "W": "White on {}.", EMPTY: "{} is empty."}
BEGIN = "Setting up a position: press a square to change what is on it."
MOST_NAMED = 12


class PositionEditor:
    """A position, `board`, that is changed by hand, one square at a time, and can be changed back.

    `turn` is the side to move and `message` the last thing said about it. `brush` is what a press
    paints: a key of PAINTS, or IN_TURN, which goes from empty to black to white.
    """

    def __init__(self, position: Position, turn: str) -> None:
        self.board = position
        self.turn = turn
        self.brush = IN_TURN
        self.message = BEGIN
        self._before: list[Position] = []

    @property
    def changed(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    def choose(self, brush: str) -> None:
        """Paints with another brush from now on."""
        self.brush = brush

    def take_back(self) -> None:
        """Undoes the last change, if there is one."""
        if self._before:
            self.board = self._before.pop()
            self.message = "Took the last change back."

    def last_move(self) -> str:
        """Returns the last thing said: here a change is what a move is in a game."""
        return self.message

    def press(self, square: int) -> None:
        """Paints a square."""
        symbol = self._next(square)
        painted = Position.from_rows(self._painted(square, symbol))
        self._change(painted, PUT[symbol].format(square_name(square, self.board.n)))

    def clear(self) -> None:
        """Takes every disc off the board."""
        self._change(Position(self.board.n, 0, 0), "The board is empty.")

    def start(self) -> None:
        """Puts the four discs of the start on the board, and nothing else."""
        self._change(Position.start(self.board.n), "The start of a game.")

    def give_turn(self, turn: str) -> None:
        """Makes it the turn of a side."""
        self.turn = turn
        self.message = f"{SIDE[turn]} to move."

    def game(self) -> Game:
        """Returns a game that begins with the position."""
        return Game(self.board, self.turn)

    def standing(self) -> tuple[Position, str | None]:
        """Returns the position and the side to move."""
        return self.board, self.turn

    def explained(self) -> list[str]:
        """Returns sentences on what can be played and on what no game would lead to."""
        return [_moves(self.board, self.turn)] + legality(self.board, self.turn)

    def scene(self) -> Scene:
        """Returns the position, with no marks: nothing is played on it yet."""
        rows = self.board.rows()
        score = othello_score(self.board)
        return Scene(rows, {}, named(rows), score, self.turn, self.message)

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns the mark of the disc that a press would put on an empty square."""
        symbol = self._next(square)
        if self._symbol_at(square) != EMPTY or symbol == EMPTY:
            return {}
        return {"ghost-black" if symbol == "B" else "ghost-white": [square]}

    def _next(self, square: int) -> str:
        return PAINTS.get(self.brush) or NEXT[self._symbol_at(square)]

    def _symbol_at(self, square: int) -> str:
        return "".join(self.board.rows())[square]

    def _change(self, board: Position, message: str) -> None:
        if board != self.board:
            self._before.append(self.board)
            self.board = board
        self.message = message

    def _painted(self, square: int, symbol: str) -> list[str]:
        """Returns the rows of the board with another character on a square."""
        n, text = self.board.n, "".join(self.board.rows())
        text = text[:square] + symbol + text[square + 1 :]
        return [text[i : i + n] for i in range(0, n * n, n)]


def _moves(position: Position, turn: str) -> str:
    moves = [square_name(square, position.n) for square in position.legal_moves(turn)]
    if not moves:
        return f"{SIDE[turn]} has no legal move here."
    if len(moves) > MOST_NAMED:
        return f"{SIDE[turn]} has {counted(len(moves), 'legal move')}."
    return f"{SIDE[turn]} may play on {listing(moves)}."
