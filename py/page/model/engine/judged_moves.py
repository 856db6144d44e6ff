"""The judgements of a game's moves, and the costliest of them."""

from page.model.engine.values import whole
from page.model.game.judgement import Judgement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Game, Ply

COSTLIEST = 3


class Report:
    """The judgements of the moves of one line of a game.

    Attributes:
        start: The start of the game.
        plies: All moves of the line.
        judged: The judgements so far, by number of the move.
        accuracy: The accuracy of each colour from 0 to 100, None for a colour that did not move.
            Empty until all moves are judged.
    """

    def __init__(self, game: "Game") -> None:
        self.start = game.start
        self.plies = list(game.plies)
        self.judged: dict[int, Judgement] = {}
        self.accuracy: dict[str, float | None] = {}

    @property
    def done(self) -> bool:
        """Whether all moves are judged."""
        return bool(self.accuracy)

    def is_of(self, game: "Game") -> bool:
        """Returns whether the report covers a whole line of a game, from its start to its end."""
        if self.start is not game.start:
            return False
        line = [self.start] + self.plies
        joined = all(after in before.children for before, after in zip(line, line[1:]))
        return joined and not line[-1].children

    def of(self, number: int, ply: "Ply") -> Judgement | None:
        """Returns the judgement of a ply, which is move `number` of a game, or None."""
        known = 0 < number <= len(self.plies) and self.plies[number - 1] is ply
        return self.judged.get(number) if known else None

    def before(self, number: int) -> "Ply":
        """Returns the ply before a move."""
        return self.plies[number - 2] if number > 1 else self.start

    def costliest(self, color: str | None) -> list[Judgement]:
        """Returns the costliest moves of a colour, or of both, that cost at least a disc."""
        moves = [move for move in self.judged.values() if whole(move.loss)]
        moves = [move for move in moves if color in (None, move.color)]
        return sorted(moves, key=lambda move: (-move.loss, move.number))[:COSTLIEST]

    def mistakes(self, color: str | None) -> list[Judgement]:
        """Returns the moves of a colour, or of both, that are marked as mistakes."""
        moves = [self.judged[number] for number in sorted(self.judged)]
        return [move for move in moves if move.mark and color in (None, move.color)]
