"""The engine as whoever uses it sees it: requests in, answers out, both plain data.

`Engine.answer` yields the answers to one request as they come: dictionaries of strings, numbers,
lists and None, fit for JSON, and None between them every few milliseconds. There the caller may do
something else, or drop the generator, which stops the work. A request that cannot be answered ends
with `{"answer": "error", "message": ...}`. Squares are named as in `d3`; values are in discs, for
the side to move of the position that they belong to.

`want`, what else a request holds, and its answers:

move: `position`, `level` from 1 to 10, and `seed`, by which levels differ from game to game and
    which is to stay the same within one. Thoughts, and at last `{"answer": "move", "square": ...}`.
thoughts: `position`; if wanted, `every` for the value of every move, and as limits `depth`,
    `nodes`, `seconds`, `solve` and `win` as in `analysis.search.iterative_deepening`. Thoughts, the
    last one final.
solution: `position`, `goal` "score" or "win". Thoughts, the last one final and to the end.
explanation: `position`, `square` or else every move, and limits, one at least, or it takes as long
    as it takes. For each move, the best first,
    `{"answer": "explanation", "square": ..., "value": ..., "facts": [...]}`, each fact `{"kind":
    ..., "squares": [...], "number": ..., "sentence": ...}`, the weightiest first. The sentence goes
    on after the name of the move: "gives White the corner h8".
report: `moves`, from `position` or the start, and as limits `nodes` for each move, and `solve`.
    From the last move to the first `{"answer": "judged", "number": ..., "color": ..., "square":
    ..., "value": ..., "best": ..., "best_value": ..., "line": [...], "goal": ..., "loss": ...,
    "mark": ...}`, then `{"answer": "report", "accuracy": {"black": ..., "white": ...}}`.
opening: `moves` from the start. `{"answer": "opening", "names": [...], "moves": ...}`, the last
    opening that the game came through and how many moves lead to it, or no names and 0.
levels: `{"answer": "levels", "levels": [...]}`, their names from the weakest to the strongest.

A thought is `{"answer": "thought", "depth": ..., "goal": ..., "moves": [...], "nodes": ...,
"seconds": ..., "speed": ..., "final": ...}`, the speed in nodes a second; `goal` is None, or
"score" or "win" where `depth` reaches the end of the game. Its moves are the best, or all from the
best down, each `{"square": ..., "value": ..., "line": [...]}` with the line that follows.
"""

from collections.abc import Callable, Generator, Iterator
from time import perf_counter
from typing import Any

from analysis.evaluation import patterns
from analysis.evaluation.pattern_evaluation import Evaluation
from analysis.movegen.move_tables import Field
from analysis.movegen.numbering import plain
from analysis.protocol import requests
from analysis.protocol.requests import Request, RequestError
from analysis.review.game_review import Judged, accuracy, judged
from analysis.review.move_facts import Fact, facts
from analysis.review.opening_names import Opening, Openings
from analysis.search.cooperative import silently
from analysis.search.endgame import Endgame
from analysis.search.feature_search import FeatureSearch
from analysis.search.iterative_deepening import (
    SCORE,
    UNLIMITED,
    WIN,
    Candidate,
    Limits,
    Thinker,
    Thought,
)
from analysis.search.levels import LEVELS, SECONDS, choose, of_the_day
from analysis.search.midgame import UNIT, Search
from analysis.search.pattern_search import PatternSearch
from analysis.search.transposition_table import Table
from othello import BLACK, WHITE, Position, square_name

Answer = dict[str, Any]

REMEMBERED = 200_000  # Positions in each of the two tables, of some 300 bytes each.
MOST_SECONDS = 86_400


class Engine:
    """Answers requests, one at a time.

    What it has worked out for one helps with the next, unless that has a limit of nodes, whose
    answer is always the same.

    `openings` is the text of the file with the names of openings.
    """

    def __init__(
        self, evaluation: Evaluation, openings: str = "", clock: Callable[[], float] = perf_counter
    ) -> None:
        self._evaluation = evaluation
        self._opening_names = openings
        self._clock = clock
        self._openings: Openings | None = None  # Made when they are first asked for.
        self._thinkers: dict[int, Thinker] = {}
        self._answers: dict[str, Callable[[Request], Iterator[Answer | None]]] = {
            "move": self._move,
            "thoughts": self._thoughts,
            "solution": self._solution,
            "explanation": self._explanation,
            "report": self._report,
            "opening": self._opening,
            "levels": self._levels,
        }

    def answer(self, request: Request) -> Iterator[Answer | None]:
        """Yields the answers to a request, and None now and then between them."""
        want = request.get("want")
        find = self._answers.get(want) if isinstance(want, str) else None
        if find is None:
            wants = ", ".join(f"“{known}”" for known in self._answers)
            yield _error(f"The request has to “want” one of {wants}.")
            return
        try:
            yield from find(request)
        except RequestError as error:
            yield _error(str(error))

    def thinker(self, n: int) -> Thinker:
        """Returns what thinks about n x n boards, made once."""
        if n not in self._thinkers:
            self._thinkers[n] = new_thinker(n, self._evaluation)
        return self._thinkers[n]

    def think(
        self, position: Position, color: str, limits: Limits, seconds: float = MOST_SECONDS
    ) -> Generator[Thought | None, None, Thought]:
        """Yields thoughts about a position until the limits or the seconds are used up.

        Returns the last of them. With a limit of nodes nothing that was worked out before is used,
        so the answer is always the same.
        """
        if limits.nodes < UNLIMITED:
            self.thinker(position.n).forget()
        return (yield from self._think_on(position, color, limits, seconds))

    def _think_on(
        self, position: Position, color: str, limits: Limits, seconds: float = MOST_SECONDS
    ) -> Generator[Thought | None, None, Thought]:
        """Yields and returns thoughts, with the help of what was worked out before."""
        until = self._clock() + seconds
        discs: tuple[list[int], list[int]] = ([], [])
        for square in range(position.n**2):
            if found := position.color_at(square):
                discs[found != color].append(square)
        last = None
        for thought in self.thinker(position.n).think(*discs, limits):
            last = thought or last
            yield thought
            if self._clock() > until:
                break
        assert last
        return last

    def _move(self, request: Request) -> Iterator[Answer | None]:
        position, color = requests.position_of(request)
        number = int(requests.number_of(request, "level", 1, len(LEVELS), len(LEVELS)))
        seed = int(requests.number_of(request, "seed", 0, UNLIMITED, 0))
        level = of_the_day(number, color, seed)
        begun = self._clock()
        thoughts = self.think(position, color, level.limits, SECONDS)
        thought = yield from self._told(position.n, thoughts, begun)
        square = choose(level, thought, position, color, seed)
        yield {"answer": "move", "square": square_name(square, position.n)}

    def _thoughts(self, request: Request) -> Iterator[Answer | None]:
        position, color = requests.position_of(request)
        limits, seconds = _limits(request, position.n)
        begun = self._clock()
        thoughts = self.think(position, color, limits, seconds)
        thought = yield from self._told(position.n, thoughts, begun)
        yield self._thought(position.n, thought, begun, final=True)

    def _solution(self, request: Request) -> Iterator[Answer | None]:
        position, color = requests.position_of(request)
        goal = request.get("goal", SCORE)
        if goal not in (SCORE, WIN):
            raise RequestError(f"The “goal” has to be “{SCORE}” or “{WIN}”.")
        most = position.n**2
        limits = Limits(win=most) if goal == WIN else Limits(solve=most)
        begun = self._clock()
        thoughts = self.think(position, color, limits)
        thought = yield from self._told(position.n, thoughts, begun)
        yield self._thought(position.n, thought, begun, final=True)

    def _explanation(self, request: Request) -> Iterator[Answer | None]:
        position, color = requests.position_of(request)
        square = None
        if "square" in request:
            square = requests.square_of(request, position, color)
        limits, seconds = _limits(request, position.n)
        thoughts = self.think(position, color, limits._replace(every=True), seconds)
        thought = yield from silently(thoughts)
        for move in thought.candidates:
            if square in (None, move.square):
                found = facts(position, color, move, thought.candidates[0], thought.goal)
                yield _explanation(move, found, position.n)

    def _report(self, request: Request) -> Iterator[Answer | None]:
        game = requests.game_of(request)
        limits, _ = _limits(request, game.position.n)
        self.thinker(game.position.n).forget()
        moves = []
        for move in judged(game, self._think_on, limits):
            if move:
                moves.append(move)
            yield move and _judged(move, game.position.n)
        quality = {color: accuracy(moves, color) for color in (BLACK, WHITE)}
        yield {"answer": "report", "accuracy": quality}

    def _opening(self, request: Request) -> Iterator[Answer | None]:
        if self._openings is None:
            self._openings = Openings(self._opening_names)
        opening = self._openings.of(requests.game_of(request)) or Opening([], 0)
        yield {"answer": "opening", **opening._asdict()}

    def _levels(self, request: Request) -> Iterator[Answer | None]:
        yield {"answer": "levels", "levels": [level.name for level in LEVELS]}

    def _told(
        self, n: int, thoughts: Generator[Thought | None, None, Thought], begun: float
    ) -> Generator[Answer | None, None, Thought]:
        """Yields thoughts as answers, and returns the last of them."""
        while True:
            try:
                thought = next(thoughts)
            except StopIteration as end:
                last: Thought = end.value
                return last
            yield thought and self._thought(n, thought, begun, final=False)

    def _thought(self, n: int, thought: Thought, begun: float, final: bool) -> Answer:
        moves = [
            {
                "square": square_name(candidate.square, n),
                "value": candidate.value / UNIT,
                "line": _names(candidate.line, n),
            }
            for candidate in thought.candidates
        ]
        nodes, seconds = self.thinker(n).nodes, self._clock() - begun
        return {
            "answer": "thought",
            "depth": thought.depth,
            "goal": thought.goal,
            "moves": moves,
            "nodes": nodes,
            "seconds": seconds,
            "speed": round(nodes / max(seconds, 0.001)),
            "final": final,
        }


def new_thinker(n: int, evaluation: Evaluation) -> Thinker:
    """Returns what thinks about n x n boards; the evaluation is for 8 x 8 alone."""
    search: Search
    if n == patterns.N:
        field = Field(n, evaluation.numbering)
        search = PatternSearch(field, Table(REMEMBERED), evaluation)
    else:
        field = Field(n, plain(n))
        search = FeatureSearch(field, Table(REMEMBERED))
    return Thinker(field, search, Endgame(field, Table(REMEMBERED), search.guess))


def _limits(request: Request, n: int) -> tuple[Limits, float]:
    """Returns the limits that a request asks for, and its seconds."""
    most = n * n
    limits = Limits(
        depth=int(requests.number_of(request, "depth", 1, most, most)),
        nodes=int(requests.number_of(request, "nodes", 1, UNLIMITED, UNLIMITED)),
        solve=int(requests.number_of(request, "solve", 0, most, 0)),
        win=int(requests.number_of(request, "win", 0, most, 0)),
        every=bool(request.get("every")),
    )
    return limits, requests.number_of(request, "seconds", 0, MOST_SECONDS, MOST_SECONDS)


def _judged(move: Judged, n: int) -> Answer:
    return {
        "answer": "judged",
        "number": move.number,
        "color": move.color,
        "square": square_name(move.played.square, n),
        "value": move.played.value / UNIT,
        "best": square_name(move.best.square, n),
        "best_value": move.best.value / UNIT,
        "line": _names(move.best.line, n),
        "goal": move.goal,
        "loss": move.loss,
        "mark": move.mark,
    }


def _explanation(move: Candidate, found: list[Fact], n: int) -> Answer:
    return {
        "answer": "explanation",
        "square": square_name(move.square, n),
        "value": move.value / UNIT,
        "facts": [fact._asdict() | {"squares": _names(fact.squares, n)} for fact in found],
    }


def _names(squares: list[int], n: int) -> list[str]:
    return [square_name(square, n) for square in squares]


def _error(message: str) -> Answer:
    return {"answer": "error", "message": message}
