"""The course of the game, for its graph, for the table beside it and to be spoken."""

from othello import BLACK, WHITE, square_name
from othello.phrases import SIDE, counted
from page.model.engine.values import ahead, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Ply
    from page.model.engine.advice import Advice
    from page.model.engine.values import Value
    from page.model.play.play import Play

THE_DISCS = "The discs on the board, after each move."
BEST_PLAY = "Who would win from there with best play, in discs. Grey: the discs on the board."


class GameGraph:
    """How the game goes, ply by ply, the start included."""

    def __init__(self, play: "Play", advice: "Advice") -> None:
        self.now = play.game.ply
        self.n = play.game.position.n
        self._plies = [play.game.start] + play.game.plies
        self._values = [advice.values.of(ply.position, ply.turn) for ply in self._plies]
        self._advice = advice

    @property
    def discs(self) -> list[int]:
        """How many discs black has more than white after each."""
        return [ply.lead for ply in self._plies]

    @property
    def leads(self) -> "list[float | None]":
        """How far black is ahead with best play after each, None where nobody knows."""
        return [value.lead if value else None for value in self._values]

    @property
    def caption(self) -> str:
        """What the graph shows."""
        known = [value for ply, value in zip(self._plies, self._values) if value and ply.turn]
        return BEST_PLAY if known else THE_DISCS

    @property
    def mistakes(self) -> list[tuple[int, str, str]]:
        """The plies that were mistakes, each with its mark and its place among the costliest."""
        reporting, found = self._advice.reporting, []
        numbers = [move.number for move in reporting.costliest]
        for number, ply in enumerate(self._plies):
            move = reporting.mark(number, ply)
            if move and move.mark:
                place = str(numbers.index(number) + 1) if number in numbers else ""
                found.append((number, move.mark, place))
        return found

    @property
    def spoken(self) -> str:
        """Where in it the board is, as in `Move 28, White a6, even`."""
        ply, value = self._plies[self.now], self._values[self.now]
        where = f"Move {self.now}, {_played(ply)}" if self.now else "The start"
        return f"{where}, {ahead(value.lead) if value else _on_board(ply)}"

    @property
    def table(self) -> list[list[str]]:
        """For each ply what was played, who is ahead with best play, the discs, and its cost."""
        return [self._row(number, ply) for number, ply in enumerate(self._plies)]

    def _row(self, number: int, ply: "Ply") -> list[str]:
        value = self._values[number]
        move = self._advice.reporting.mark(number, ply)
        cost = whole(move.loss) if move else 0
        return [
            f"{number} {_played(ply)}" if number else "Start",
            _known(value) if value else "",
            f"{ply.position.count(BLACK)} : {ply.position.count(WHITE)}",
            f"{counted(cost, 'disc')} {move.mark}".rstrip() if move and cost else "",
        ]


def _played(ply: "Ply") -> str:
    return f"{SIDE[ply.color or BLACK]} {square_name(ply.square or 0, ply.position.n)}"


def _known(value: "Value") -> str:
    return f"{ahead(value.lead)}{', exact' if value.exact else ''}"


def _on_board(ply: "Ply") -> str:
    if not ply.lead:
        return "as many discs each"
    side = SIDE[BLACK if ply.lead > 0 else WHITE]
    return f"{side} ahead by {counted(abs(ply.lead), 'disc')} on the board"
