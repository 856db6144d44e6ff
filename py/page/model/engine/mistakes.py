"""The report of a game: what each of its moves was worth, and which cost the most."""

from page.model.engine.values import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Game, Ply
    from page.model.engine.client import Answer

COSTLIEST = 3


class Judgement:
    """What a move of the game was worth to its side, in discs, and what was best.

    `number` counts the moves from 1, `loss` is what it cost and `exact` tells that this is sure.
    `reason` and `better` say what speaks against it and for the best, each empty where nobody has
    asked.
    """

    def __init__(self, answer: "Answer") -> None:
        self.number: int = answer["number"]
        self.color: str = answer["color"]
        self.square: str = answer["square"]
        self.value: float = answer["value"]
        self.best: str = answer["best"]
        self.best_value: float = answer["best_value"]
        self.exact: bool = answer["goal"] == "score"
        self.loss: float = answer["loss"]
        self.mark: str = answer["mark"]
        self.reason = ""
        self.better = ""


class Report:
    """What is known of the moves of a game.

    `plies` are all its moves, `judged` those that are judged, by their numbers. `accuracy` is that
    of each colour, from 0 to 100, None for one that did not move; it is empty until all are judged.
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
        """Returns whether it is about all moves of a game, and no others."""
        return self.start is game.start and self.plies == game.plies

    def of(self, number: int, ply: "Ply") -> Judgement | None:
        """Returns what is known of a ply that is the move of a number in a game, or its start."""
        known = 0 < number <= len(self.plies) and self.plies[number - 1] is ply
        return self.judged.get(number) if known else None

    def before(self, number: int) -> "Ply":
        """Returns what a move was played after."""
        return self.plies[number - 2] if number > 1 else self.start

    def costliest(self, color: str | None) -> list[Judgement]:
        """Returns the moves that cost the most, at least a disc each: of a colour, or of both."""
        moves = [move for move in self.judged.values() if whole(move.loss)]
        moves = [move for move in moves if color in (None, move.color)]
        return sorted(moves, key=lambda move: (-move.loss, move.number))[:COSTLIEST]
