"""The interface of the engine: requests in, answers out, both plain data.

`Engine.answer` yields the answers to one request, see `engine_messages`. They can be written as
JSON. It yields None every few milliseconds in between. The caller can then do something else, or
drop the generator to stop the work. An invalid request is answered by an error.

Each request has a `want`, which determines its other entries and its answers:

move: Has `position`, `level` from 0 to 10, and `seed`, which varies the levels between games and
    should stay the same within one. Answers with thoughts, then the move.
thoughts: Has `position`. Optional: `every` for the value of every move, `deeper` for half of the
    nodes to search the best move deeper than the others, and the limits `depth`, `nodes`,
    `seconds` and `solve` of `thoughts.Limits`. Answers with thoughts, of which the last is
    final.
explanation: Has `position`, and `square` unless every move is wanted. With `better`, the square of
    a better move, only these two are searched, compared and explained. Needs at least one limit,
    otherwise it can take very long. Answers with an explanation for each move, the best first.
report: Has `moves`, played from `position` or the start, and the limits `nodes` (for each move) and
    `solve`. Answers with a judgement for each move, from the last to the first.
puzzle: Has `seed`, `empties` from 5 to 18 and `hardness` from 0 to 4, or else `position`. Answers
    with a puzzle, as `play.engine.review.puzzle_maker` describes.
start: Has `seed`. Answers with eight random moves after which neither side is ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.slices import silently
from othello import BLACK, Game, Position, square_name
from othello.results import final_lead
from play.engine.kernel.kernel import UNIT
from play.engine.levels import LEVELS, play
from play.engine.protocol import requests
from play.engine.protocol.requests import RequestError
from play.engine.review.balanced_start import balanced_start
from play.engine.review.game_review import MoveReview, attempts, review
from play.engine.review.move_facts import OUTCOME, Fact
from play.engine.review.puzzle_maker import EMPTIES, HARDEST, SolvedPuzzle, make, puzzle_of
from play.engine.review.shortcomings import compared_facts
from play.engine.thoughts import UNLIMITED, Candidate, Limits, Thought, in_discs

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from typing import TypeVar

    from play.engine.protocol.engine_messages import (
        EngineAnswer,
        EngineFact,
        ErrorAnswer,
        ExplanationAnswer,
        JudgedAnswer,
        PuzzleAnswer,
        SolvedMove,
        ThoughtAnswer,
        ThoughtMove,
    )
    from play.engine.protocol.requests import UncheckedRequest
    from play.engine.thinking import KernelThinker

    Result = TypeVar("Result")

MOST_SECONDS = 86_400
MOST_SQUARES = requests.SIZES[-1] ** 2
LONG = 3  # A fact that follows this many moves is told only if the values hold after them.
DRIFT = 3 * UNIT  # A value that changes by more does not hold.
END_NODES = 50_000  # Positions searched after a line.
WANTS = ("move", "thoughts", "explanation", "report", "puzzle", "start")
USUAL = 8  # Rows of the board of puzzles and starts.
NO_PUZZLE: PuzzleAnswer = {
    "answer": "puzzle",
    "position": "",
    "last": None,
    "kind": "",
    "moves": [],
}
END_SOLVE = 16  # The most empty squares after a line at which the position is solved.


class Engine:
    """Answers requests, one at a time.

    A request can reuse the tables of earlier requests. With a limit of nodes it does not, so its
    answer is always the same.
    """

    def __init__(self, thinker: KernelThinker, clock: Callable[[], float]) -> None:
        self._thinker = thinker
        self._clock = clock
        self._answers: dict[str, Callable[[UncheckedRequest], Iterator[EngineAnswer | None]]] = {
            "move": self._move,
            "thoughts": self._thoughts,
            "explanation": self._explanation,
            "report": self._report,
            "puzzle": self._puzzle,
            "start": self._start,
        }

    def answer(self, request: UncheckedRequest) -> Iterator[EngineAnswer | None]:
        """Yields the answers to a request, and None every few milliseconds between them."""
        want = request.get("want")
        find = self._answers.get(want) if isinstance(want, str) else None
        if find is None:
            wants = ", ".join(f"“{known}”" for known in WANTS)
            yield _error(f"The request has to “want” one of {wants}.")
            return
        try:
            yield from find(request)
        except RequestError as error:
            yield _error(str(error))

    def think(
        self, position: Position, color: str, limits: Limits, seconds: float = MOST_SECONDS
    ) -> Generator[Thought | None, None, Thought]:
        """Yields thoughts about a position until a limit is reached, and returns the last.

        With a limit of nodes the tables are cleared first, so the result is always the same.
        """
        if limits.nodes < UNLIMITED:
            self._thinker.forget()
        return (yield from self._think_on(position, color, limits, seconds))

    def make_puzzle(
        self, seed: int, empties: int, hardness: int
    ) -> Generator[None, None, SolvedPuzzle]:
        """Returns the puzzle of a seed, see `play.engine.review.puzzle_maker.make`."""
        self._thinker.forget()
        return (yield from make(self._think_on, seed, empties, hardness))

    def _think_on(
        self, position: Position, color: str, limits: Limits, seconds: float = MOST_SECONDS
    ) -> Generator[Thought | None, None, Thought]:
        """Yields and returns thoughts, reusing the tables of earlier searches."""
        until = self._clock() + seconds
        last = None
        for thought in self._thinker.think(position, color, limits):
            last = thought or last
            yield thought
            if self._clock() > until:
                break
        assert last
        return last

    def _move(self, request: UncheckedRequest) -> Iterator[EngineAnswer | None]:
        position, color = requests.position_of(request)
        last = len(LEVELS) - 1
        number = int(requests.number_of(request, "level", 0, last, last))
        seed = int(requests.number_of(request, "seed", 0, UNLIMITED, 0))
        begun = self._clock()
        thoughts = play(LEVELS[number], self.think, position, color, seed)
        square = yield from self._told(position.n, thoughts, begun)
        yield {"answer": "move", "square": square_name(square, position.n)}

    def _thoughts(self, request: UncheckedRequest) -> Iterator[EngineAnswer | None]:
        position, color = requests.position_of(request)
        limits, seconds = _limits(request)
        begun = self._clock()
        thoughts = self.think(position, color, limits, seconds)
        thought = yield from self._told(position.n, thoughts, begun)
        yield self._thought(position.n, thought, begun, final=True)

    def _explanation(self, request: UncheckedRequest) -> Iterator[EngineAnswer | None]:
        position, color = requests.position_of(request)
        names = [name for name in ("square", "better") if name in request]
        asked = [requests.move_of(request, position, color, name) for name in names]
        among = asked if "better" in request else []
        limits, seconds = _limits(request)
        limits = limits.but(every=True, among=among)
        for attempt in attempts(limits, position.empties):
            thought = yield from silently(self.think(position, color, attempt, seconds))
            if thought.goal:
                break
        best = min(thought.candidates, key=lambda move: move.square not in among[-1:])
        for move in thought.candidates:
            if not asked or move.square in asked:
                found = yield from self._facts(position, color, move, best, thought)
                yield _explanation(move, thought, found, position.n)

    def _facts(
        self, position: Position, color: str, move: Candidate, best: Candidate, thought: Thought
    ) -> Generator[None, None, list[Fact]]:
        """Returns the facts about a move that a search found, beside the best one."""
        values = {other.square: other.value - thought.parity for other in thought.candidates}
        found = compared_facts(position, color, move, best, thought.goal)
        return (yield from self._certain(found, position, color, values))

    def _certain(
        self, found: list[Fact], position: Position, color: str, values: dict[int, int]
    ) -> Generator[None, None, list[Fact]]:
        """Returns the facts without those on long lines whose values do not hold.

        A fact on long lines is dropped, too, if a more important one helps the same side.
        """
        certain: list[Fact] = []
        for fact in found:
            lines = [line for line in fact.lines if line[1:]]
            if sum(len(line) - 1 for line in lines) >= LONG:
                if any(fact.helps == other.helps for other in certain):
                    continue
                ends = yield from self._ends(position, color, lines)
                if any(abs(end - values[line[0]]) > DRIFT for end, line in zip(ends, lines)):
                    continue
            certain.append(fact)
        return certain

    def _ends(
        self, position: Position, color: str, lines: list[list[int]]
    ) -> Generator[None, None, list[int]]:
        """Returns the values of lines at their ends, for the side that moves first."""
        ends = []
        for line in lines:
            game = Game(position, color)
            for square in line:
                game.play(square)
            if game.turn:
                limits = Limits(nodes=END_NODES, solve=END_SOLVE)
                thought = yield from silently(self.think(game.position, game.turn, limits))
                value = thought.candidates[0].value - thought.parity
            else:
                value = UNIT * final_lead(game.position)
            ends.append(value if (game.turn or BLACK) == color else -value)
        return ends

    def _report(self, request: UncheckedRequest) -> Iterator[EngineAnswer | None]:
        game = requests.game_of(request)
        limits, _ = _limits(request)
        self._thinker.forget()
        for move in review(game, self._think_on, limits):
            yield _judged(move, game.position.n) if move else None

    def _puzzle(self, request: UncheckedRequest) -> Iterator[EngineAnswer | None]:
        if "position" in request:
            position, color = requests.position_of(request)
            self._thinker.forget()
            puzzle = yield from puzzle_of(self._think_on, position, color)
        else:
            seed = int(requests.number_of(request, "seed", 0, UNLIMITED, 0))
            first, last = EMPTIES[0], EMPTIES[-1]
            empties = int(requests.number_of(request, "empties", first, last, first))
            hardness = int(requests.number_of(request, "hardness", 0, HARDEST, 0))
            puzzle = yield from self.make_puzzle(seed, empties, hardness)
        if not puzzle:
            yield NO_PUZZLE
            return
        position, color, solution = puzzle.position, puzzle.color, puzzle.solution
        moves: list[SolvedMove] = []
        for move in solution.candidates:
            yield None
            found = yield from self._facts(position, color, move, solution.candidates[0], solution)
            found = [fact for fact in found if fact.kind != OUTCOME]
            moves.append(_puzzle_move(move, found, position.n))
        yield {
            "answer": "puzzle",
            "position": requests.text_of(position, color),
            "last": None if puzzle.last is None else square_name(puzzle.last, position.n),
            "kind": puzzle.kind,
            "moves": moves,
        }

    def _start(self, request: UncheckedRequest) -> Iterator[EngineAnswer | None]:
        seed = int(requests.number_of(request, "seed", 0, UNLIMITED, 0))
        squares = yield from balanced_start(self.think, seed)
        yield {"answer": "start", "moves": _names(squares, USUAL)}

    def _told(
        self, n: int, thoughts: Generator[Thought | None, None, Result], begun: float
    ) -> Generator[EngineAnswer | None, None, Result]:
        """Yields thoughts as answers, and returns their result."""
        while True:
            try:
                thought = next(thoughts)
            except StopIteration as end:
                result: Result = end.value
                return result
            yield self._thought(n, thought, begun, final=False) if thought else None

    def _thought(self, n: int, thought: Thought, begun: float, final: bool) -> ThoughtAnswer:
        moves: list[ThoughtMove] = [
            {
                "square": square_name(candidate.square, n),
                "value": in_discs(candidate.value, thought.parity, n),
                "line": _names(candidate.line, n),
            }
            for candidate in thought.candidates
        ]
        seconds = self._clock() - begun
        return {
            "answer": "thought",
            "depth": thought.depth,
            "goal": thought.goal,
            "moves": moves,
            "speed": round(self._thinker.nodes / max(seconds, 0.001)),
            "final": final,
        }


def _limits(request: UncheckedRequest) -> tuple[Limits, float]:
    """Returns the limits of a request, and its seconds."""
    limits = Limits(
        depth=int(requests.number_of(request, "depth", 1, MOST_SQUARES, MOST_SQUARES)),
        nodes=int(requests.number_of(request, "nodes", 1, UNLIMITED, UNLIMITED)),
        solve=int(requests.number_of(request, "solve", 0, MOST_SQUARES, 0)),
        every=bool(request.get("every")),
        deeper=bool(request.get("deeper")),
    )
    return limits, requests.number_of(request, "seconds", 0, MOST_SECONDS, MOST_SECONDS)


def _judged(move: MoveReview, n: int) -> JudgedAnswer:
    return {
        "answer": "judged",
        "number": move.number,
        "color": move.color,
        "square": square_name(move.played.square, n),
        "value": in_discs(move.played.value, move.parity, n),
        "best": square_name(move.best.square, n),
        "best_value": in_discs(move.best.value, move.parity, n),
        "depth": move.depth,
        "goal": move.goal,
    }


def _explanation(move: Candidate, thought: Thought, found: list[Fact], n: int) -> ExplanationAnswer:
    return {
        "answer": "explanation",
        "square": square_name(move.square, n),
        "value": in_discs(move.value, thought.parity, n),
        "depth": thought.depth,
        "goal": thought.goal,
        "facts": _plain(found, n),
    }


def _puzzle_move(move: Candidate, found: list[Fact], n: int) -> SolvedMove:
    return {
        "square": square_name(move.square, n),
        "value": in_discs(move.value, 0, n),
        "line": _names(move.line, n),
        "facts": _plain(found, n),
    }


def _plain(found: list[Fact], n: int) -> list[EngineFact]:
    return [
        {
            "kind": fact.kind,
            "helps": fact.helps,
            "squares": _names(fact.squares, n),
            "sentence": fact.sentence,
            "contrast": fact.contrast,
        }
        for fact in found
    ]


def _names(squares: list[int], n: int) -> list[str]:
    return [square_name(square, n) for square in squares]


def _error(message: str) -> ErrorAnswer:
    return {"answer": "error", "message": message}
