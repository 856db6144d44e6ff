"""The values of positions and moves, in discs, and their wording."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Ply, opponent
from othello.phrases import SIDE, counted
from othello.results import final_lead

if TYPE_CHECKING:
    from board.scene import Scene
    from othello import Position

    PositionKey = tuple[int, int, int, str | None]

MISTAKE, BLUNDER = 4, 10  # The least cost in discs.
BEST, FAIR, POOR, BAD = "best", "fair", "poor", "bad"
MINUS = "\u2212"


class PositionValue:
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
        notes: Counts the stored values and moves, so that a view can tell whether any are new.
    """

    def __init__(self) -> None:
        self.notes = 0
        self._values: dict[PositionKey, PositionValue] = {}
        # The positions after the moves with known values, by the position before and the square.
        self._after: dict[PositionKey, dict[int, tuple[Position, str | None]]] = {}

    def note(self, position: Position, turn: str | None, value: PositionValue) -> None:
        """Stores a value unless a deeper one is known."""
        key = _key(position, turn)
        known = self._values.get(key)
        if not known or value.exact or (not known.exact and value.depth >= known.depth):
            self._store(key, value)
            for square in self._after.get(key, {}):
                self._limit(position, turn, square)

    def note_best(
        self, position: Position, turn: str, value: float, depth: int, exact: bool
    ) -> None:
        """Stores the value of the best move as that of its position."""
        self.note(position, turn, PositionValue(lead_of(value, turn), depth, exact))

    def of(self, position: Position, turn: str | None) -> PositionValue | None:
        """Returns the value of a position with a side to move, None if it is unknown."""
        if turn is None:
            return PositionValue(final_lead(position), 0, True)
        return self._values.get(_key(position, turn))

    def note_move(
        self, position: Position, turn: str, move: MoveValue, reply: int | None = None
    ) -> None:
        """Stores the value of a move, and of a known best reply, unless a deeper one is known."""
        known = self._after.setdefault(_key(position, turn), {})
        if move.square not in known:
            ply = Ply(position.move(move.square, turn).after, opponent(turn))
            known[move.square] = ply.position, ply.turn
            self.notes += 1  # The position after it may have a value already.
        after, then = known[move.square]
        lead = lead_of(move.value, turn)
        self.note(after, then, PositionValue(lead, move.depth - 1, move.exact))
        self._limit(position, turn, move.square)
        if reply is not None and then:
            value = MoveValue(reply, lead_of(lead, then), move.depth - 1, move.exact)
            self.note_move(after, then, value)

    def ranked(self, position: Position, turn: str) -> list[MoveValue]:
        """Returns the moves with known values, the best first."""
        after = self._after.get(_key(position, turn), {})
        known = [(square, self.of(*after[square])) for square in after]
        moves = [
            MoveValue(square, lead_of(value.lead, turn), value.depth + 1, value.exact)
            for square, value in known
            if value
        ]
        return sorted(moves, key=lambda move: (-move.value, not move.exact, move.square))

    def _limit(self, position: Position, turn: str | None, square: int) -> None:
        """Limits the value of a move to that of the position, if that one is deeper."""
        after, then = self._after[_key(position, turn)][square]
        known, most = self.of(after, then), self.of(position, turn)
        if not (known and most and turn) or known.exact:
            return
        is_deeper = most.exact or most.depth - 1 > known.depth
        if is_deeper and lead_of(known.lead - most.lead, turn) > 0:
            self._store(_key(after, then), PositionValue(most.lead, most.depth - 1, False))

    def _store(self, key: PositionKey, value: PositionValue) -> None:
        self._values[key] = value
        self.notes += 1


def cost_of(move: MoveValue, best: MoveValue) -> int:
    """Returns what a move costs against the best one, in discs as both are shown."""
    return whole(best.value) - whole(move.value)


def lead_of(value: float, color: str) -> float:
    """Converts a value for a colour to black's lead, or the other way round."""
    return value if color == BLACK else -value


def rating_of(loss: int) -> str:
    """Returns the rating of a move that costs `loss` discs against the best."""
    if loss <= 0:
        return BEST
    return BAD if loss >= BLUNDER else POOR if loss >= MISTAKE else FAIR


def signed(value: float) -> str:
    """Returns a value in whole discs with its sign, as in `+2`."""
    discs = whole(value)
    return f"{'+' if discs > 0 else MINUS}{abs(discs)}" if discs else "0"


def signed_tenths(value: float) -> str:
    """Returns a value with one decimal and its sign, as in `+1.2`."""
    tenths = int(10 * abs(value) + 0.5)
    sign = (MINUS if value < 0 else "+") if tenths else ""
    return f"{sign}{tenths / 10:.1f}"


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


def write(scene: Scene, move: MoveValue, best: MoveValue) -> None:
    """Writes the value of a move to its square in the scene, and marks the best move."""
    rating, value = rating_of(cost_of(move, best)), signed(move.value)
    scene.values[move.square] = value, rating, move.exact
    best_of_all = f", {BEST}" if rating == BEST else ""
    scene.accessible_names[move.square] += f"{best_of_all}, {value}{' exact' if move.exact else ''}"


def _key(position: Position, turn: str | None) -> PositionKey:
    return position.n, position.black, position.white, turn
