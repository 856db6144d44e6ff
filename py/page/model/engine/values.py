"""What positions and moves are worth, in discs, and how the page says so."""

from othello import BLACK, WHITE
from othello.phrases import SIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position
    from page.model.board.scene import Scene

MISTAKE, BLUNDER = 4, 10  # Discs that a move costs at least, to be called so.
BEST, FAIR, POOR, BAD = "best", "fair", "poor", "bad"
MINUS = "\u2212"


class Value:
    """What is known of a position: black's lead at the end with best play, in discs.

    `depth` tells how many moves ahead was looked, `exact` that this was to the end.
    """

    def __init__(self, lead: float, depth: int, exact: bool) -> None:
        self.lead = lead
        self.depth = depth
        self.exact = exact


class Values:
    """What has been found out about positions, whoever asked; `notes` counts how often."""

    def __init__(self) -> None:
        self.notes = 0
        self._values: dict[tuple[int, int, int, str | None], Value] = {}

    def note(self, position: "Position", turn: str | None, value: Value) -> None:
        """Remembers a value, unless a better one is known."""
        key = _key(position, turn)
        known = self._values.get(key)
        if not known or value.exact or (not known.exact and value.depth >= known.depth):
            self._values[key] = value
            self.notes += 1

    def of(self, position: "Position", turn: str | None) -> Value | None:
        """Returns what is known of a position and its side to move, None if that is nothing."""
        if turn is None:
            return Value(final_lead(position), 0, True)
        return self._values.get(_key(position, turn))


def final_lead(position: "Position") -> int:
    """Returns black's lead in a game that is over, where empty squares count for the winner."""
    lead = position.count(BLACK) - position.count(WHITE)
    return lead + position.empties * ((lead > 0) - (lead < 0))


def lead_of(value: float, color: str) -> float:
    """Returns what is worth so much to a colour as black's lead; the other way round too."""
    return value if color == BLACK else -value


def kind_of(loss: float) -> str:
    """Returns how good a move is that costs so many discs against the best."""
    if loss <= 0:
        return BEST
    return BAD if loss >= BLUNDER else POOR if loss >= MISTAKE else FAIR


def signed(value: float) -> str:
    """Returns a value in whole discs, with its sign, as in `+2`."""
    discs = whole(value)
    return f"{'+' if discs > 0 else MINUS}{abs(discs)}" if discs else "0"


def whole(value: float) -> int:
    """Returns a value in whole discs, halves away from 0."""
    return int(abs(value) + 0.5) * (1 if value > 0 else -1)


def ahead(lead: float) -> str:
    """Returns who is ahead with best play, as in `Black by 3` or `even`."""
    discs = whole(lead)
    return f"{SIDE[BLACK if discs > 0 else WHITE]} by {abs(discs)}" if discs else "even"


def write(scene: "Scene", square: int, value: float, loss: float, exact: bool) -> None:
    """Has a square tell what a move there is worth, and that it is the best if it costs nothing."""
    kind = kind_of(loss)
    scene.values[square] = signed(value), kind, exact
    best = f", {BEST}" if kind == BEST else ""
    scene.names[square] += f"{best}, {signed(value)}{' exact' if exact else ''}"


def _key(position: "Position", turn: str | None) -> "tuple[int, int, int, str | None]":
    return position.n, position.black, position.white, turn
