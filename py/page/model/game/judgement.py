"""The judgement of a move."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Judgement:
    """The engine's judgement of one move. Values are in discs, for the side that moved.

    Attributes:
        number: The number of the move, from 1.
        color: The side that moved.
        square: The square played.
        value: The value of the move.
        best: The best square.
        best_value: The value of the best move.
        exact: Whether both values were searched to the end of the game.
        loss: The cost of the move against the best.
        mark: The mark of a mistake, such as `?`.
        reason: Why the move was worse, empty until it is known.
        better: Why the best move is better, empty until it is known.
    """

    def __init__(self, answer: "dict[str, Any]") -> None:
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
