"""The requests to the engine and its answers as plain data.

`request_handler` says which entries a request has, and which answers it gets. Squares are named as
in `d3`. Values are in discs, for the side to move of their position. If they are not exact, the
value of the best move is the mean of the last two depths, and the differences between moves are
those of the last depth.
"""

from typing import Literal, NotRequired, TypedDict


class EngineRequest(TypedDict):
    """A request, with the entries that belong to what is wanted."""

    want: str
    position: NotRequired[str]
    moves: NotRequired[list[str]]
    square: NotRequired[str]
    better: NotRequired[str]
    level: NotRequired[int]
    seed: NotRequired[int]
    empties: NotRequired[int]
    hardness: NotRequired[int]
    every: NotRequired[bool]
    deeper: NotRequired[bool]
    depth: NotRequired[int]
    nodes: NotRequired[int]
    solve: NotRequired[int]
    seconds: NotRequired[float]


class ThoughtMove(TypedDict):
    """A move in a thought, with the principal variation after it."""

    square: str
    value: float
    line: list[str]


class ThoughtAnswer(TypedDict):
    """What a search has found so far: the best move, or all from the best down.

    Attributes:
        goal: "score" or "win" if the depth reaches the end of the game, else None.
        speed: Nodes per second.
    """

    answer: Literal["thought"]
    depth: int
    goal: str | None
    moves: list[ThoughtMove]
    speed: int
    final: bool


class MoveAnswer(TypedDict):
    """The move to play."""

    answer: Literal["move"]
    square: str


class EngineFact(TypedDict):
    """A fact about a move.

    Attributes:
        kind: Its kind, which the page does not read.
        helps: The colour that the fact helps, None for neither.
        squares: The empty squares that the sentence may name.
        sentence: A phrase that follows the name of the move, as in "gives White the corner h8".
        contrast: A clause about the best move; may be empty.
    """

    kind: NotRequired[str]
    helps: str | None
    squares: list[str]
    sentence: str
    contrast: str


class ExplanationAnswer(TypedDict):
    """The value of a move and the facts about it, the most important first.

    A fact that follows three moves or more is told only if the values hold after them.
    """

    answer: Literal["explanation"]
    square: str
    value: float
    depth: int
    goal: str | None
    facts: list[EngineFact]


class JudgedAnswer(TypedDict):
    """The judgement of one move of a game, with the best move in its place."""

    answer: Literal["judged"]
    number: int
    color: str
    square: str
    value: float
    best: str
    best_value: float
    depth: int
    goal: str | None


class SolvedMove(TypedDict):
    """A move in a puzzle, with its exact value, the best line after it and the facts about it."""

    square: str
    value: float
    line: list[str]
    facts: list[EngineFact]


class PuzzleAnswer(TypedDict):
    """A puzzle with its solution, the right move first.

    The kind is "" and there are no moves if the position is no puzzle.
    """

    answer: Literal["puzzle"]
    position: str
    last: str | None
    kind: str
    moves: list[SolvedMove]


class StartAnswer(TypedDict):
    """Random moves after which neither side is ahead."""

    answer: Literal["start"]
    moves: list[str]


class ErrorAnswer(TypedDict):
    """Why a request is invalid."""

    answer: Literal["error"]
    message: str


class EndAnswer(TypedDict):
    """What follows the last answer to a request."""

    answer: Literal["end"]


EngineAnswer = (
    ThoughtAnswer
    | MoveAnswer
    | ExplanationAnswer
    | JudgedAnswer
    | PuzzleAnswer
    | StartAnswer
    | ErrorAnswer
    | EndAnswer
)
