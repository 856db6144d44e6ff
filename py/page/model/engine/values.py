"""The values of positions and moves, in discs, and their wording."""

from othello import BLACK, WHITE
from othello.phrases import SIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position
    from page.model.board.scene import Scene

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


class Values:
    """The best known values of positions.

    Attributes:
        notes: Counts the stored values, so that a view can tell whether there are new ones.
    """

    def __init__(self) -> None:
        self.notes = 0
        self._values: dict[tuple[int, int, int, str | None], Value] = {}

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


def write(scene: "Scene", square: int, value: float, loss: float, exact: bool) -> None:
    """Writes the value of a move to its square in the scene, and marks the best move."""
    kind = kind_of(loss)
    scene.values[square] = signed(value), kind, exact
    best = f", {BEST}" if kind == BEST else ""
    scene.accessible_names[square] += f"{best}, {signed(value)}{' exact' if exact else ''}"


def _key(position: "Position", turn: str | None) -> "tuple[int, int, int, str | None]":
    return position.n, position.black, position.white, turn
