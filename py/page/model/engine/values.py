"""The values of positions and moves, in discs, and their wording."""

from othello import BLACK, WHITE, Ply, opponent
from othello.phrases import SIDE, counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from board.scene import Scene
    from othello import Position

MISTAKE, BLUNDER = 4, 10  # The least cost in discs.
BEST, FAIR, POOR, BAD = "best", "fair", "poor", "bad"
MINUS = "\u2212"


class Value:
    """The value of a position.

    Attributes:
        lead: Black's lead at the end with best play, in discs.
        depth: The depth of the search in plies.
        exact: Whether the search reached the end of the game.
    """

    def __init__(self, lead: float, depth: int, exact: bool) -> None:
        self.lead = lead
        self.depth = depth
        self.exact = exact


class MoveValue:
    """The value of a legal move.

    Attributes:
        square: The square.
        value: The lead at the end with best play, in discs, for the side that moves.
        depth: The depth of the search in plies, including the move.
        exact: Whether the search reached the end of the game.
    """

    def __init__(self, square: int, value: float, depth: int, exact: bool) -> None:
        self.square = square
        self.value = value
        self.depth = depth
        self.exact = exact


class Values:
    """The best known values of positions, and so of moves.

    A move has the value of the position after it. So hint, analysis, report and graph show one
    value for it at any time: the deepest one known.

    Attributes:
        notes: Counts the stored values, so that a view can tell whether there are new ones.
    """

    def __init__(self) -> None:
        self.notes = 0
        self._values: dict[tuple[int, int, int, str | None], Value] = {}
        self._before: tuple[int, int, int, str | None] | None = None
        self._after: dict[int, Ply] = {}  # The plies from the position `_before`, by square.

    def note(self, position: "Position", turn: str | None, value: Value) -> None:
        """Stores a value unless a deeper one is known."""
        key = _key(position, turn)
        known = self._values.get(key)
        if not known or value.exact or (not known.exact and value.depth >= known.depth):
            self._values[key] = value
            self.notes += 1

    def of(self, position: "Position", turn: str | None) -> Value | None:
        """Returns the value of a position with a side to move, None if it is unknown."""
        if turn is None:
            return Value(final_lead(position), 0, True)
        return self._values.get(_key(position, turn))

    def note_move(self, position: "Position", turn: str, move: MoveValue) -> None:
        """Stores the value of a move unless a deeper one is known."""
        after = self._ply(position, turn, move.square)
        value = Value(lead_of(move.value, turn), move.depth - 1, move.exact)
        self.note(after.position, after.turn, value)

    def ranked(self, position: "Position", turn: str, squares: list[int]) -> list[MoveValue]:
        """Returns the known values of moves, the best first."""
        plies = [self._ply(position, turn, square) for square in squares]
        known = [(ply, self.of(ply.position, ply.turn)) for ply in plies]
        moves = [
            MoveValue(ply.square or 0, lead_of(value.lead, turn), value.depth + 1, value.exact)
            for ply, value in known
            if value
        ]
        return sorted(moves, key=lambda move: -move.value)

    def _ply(self, position: "Position", turn: str, square: int) -> Ply:
        """Returns the ply of a move; those of the last position are kept, as they take long."""
        before = _key(position, turn)
        if self._before != before:
            self._before, self._after = before, {}
        if square not in self._after:
            move = position.move(square, turn)
            self._after[square] = Ply(move.after, opponent(turn), move)
        return self._after[square]


def final_lead(position: "Position") -> int:
    """Returns black's lead at the end of a game; empty squares count for the winner."""
    lead = position.count(BLACK) - position.count(WHITE)
    return lead + position.empties * ((lead > 0) - (lead < 0))


def lead_of(value: float, color: str) -> float:
    """Converts a value for a colour to black's lead, or the other way round."""
    return value if color == BLACK else -value


def kind_of(loss: float) -> str:
    """Returns the class of a move that costs `loss` discs against the best."""
    if loss <= 0:
        return BEST
    return BAD if loss >= BLUNDER else POOR if loss >= MISTAKE else FAIR


def signed(value: float) -> str:
    """Returns a value in whole discs with its sign, as in `+2`."""
    discs = whole(value)
    return f"{'+' if discs > 0 else MINUS}{abs(discs)}" if discs else "0"


def whole(value: float) -> int:
    """Returns a value in whole discs, halves away from 0."""
    return int(abs(value) + 0.5) * (1 if value > 0 else -1)


def ahead(lead: float) -> str:
    """Returns a lead in words, as in `Black by 3` or `even`."""
    discs = whole(lead)
    return f"{SIDE[BLACK if discs > 0 else WHITE]} by {abs(discs)}" if discs else "even"


def reach(depth: int, exact: bool) -> str:
    """Returns how far a search looked, as in `looking 9 moves ahead` or `exactly`."""
    return "exactly" if exact else f"looking {counted(depth, 'move')} ahead"


def write(scene: "Scene", square: int, value: float, loss: float, exact: bool) -> None:
    """Writes the value of a move to its square in the scene, and marks the best move."""
    kind = kind_of(loss)
    scene.values[square] = signed(value), kind, exact
    best = f", {BEST}" if kind == BEST else ""
    scene.accessible_names[square] += f"{best}, {signed(value)}{' exact' if exact else ''}"


def _key(position: "Position", turn: str | None) -> "tuple[int, int, int, str | None]":
    return position.n, position.black, position.white, turn
