"""The engine's judgement of a line of a game: every move once, then the costly ones again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, parse_square, square_name
from play.model.engine.client import position_text
from play.model.engine.judged_moves import JudgedMove, Report
from play.model.engine.values import MoveValue

if TYPE_CHECKING:
    from othello import Game, Ply
    from play.engine.protocol.engine_messages import (
        EngineAnswer,
        EngineRequest,
        ExplanationAnswer,
        JudgedAnswer,
    )
    from play.model.engine.values import Values

NODES = 50_000  # Positions searched for each move.
SOLVED = 20  # With at most this many empty squares a move is judged by solving.
CHECK_NODES = 400_000  # Positions searched to compare a move with a better one.
PART = 8  # Moves judged in one request, which shares what their searches find.


class Judging:
    """Makes the report of the current line of a game from the answers of the engine.

    The last moves are judged first. Costly moves are checked of one colour, or of both.

    Attributes:
        report: The report.
        checks: Counts the comparisons of a move with a better one, which can add marks.
        problem: Why the engine refuses the game, empty if it does not.
    """

    def __init__(self, game: Game, values: Values, among: str | None = None) -> None:
        self.report = Report(game)
        self.checks = 0
        self.problem = ""
        self._values, self._among = values, among
        self._unchecked: list[JudgedMove] = []
        self._seen: tuple[int, int, str | None] | None = None
        self._start = 0  # The number of moves before the part that is judged.
        # The number of the move that is compared, the better square, and the answers by square.
        self._pair = (0, "")
        self._answers: dict[str, ExplanationAnswer] = {}

    def request(self, color: str | None) -> EngineRequest | None:
        """Returns the next request to the engine, None once nothing is left to check.

        The costliest moves of `color`, None for both colours, are compared with better ones.
        """
        if not self.report.done:
            return self._part()
        seen = self._values.notes, self.checks, color
        if seen != self._seen:
            self._seen = seen
            self.report.update()
            self._unchecked = self.report.unchecked(color, self._among)
        if not self._unchecked:
            return None
        move = self._unchecked[0]
        if self._pair != (move.number, move.best):
            self._pair, self._answers = (move.number, move.best), {}
        return {
            "want": "explanation",
            "position": position_text(self.report.before(move.number).position, move.color),
            "square": move.square,
            "better": move.best,
            "nodes": CHECK_NODES,
            "solve": SOLVED,
        }

    def hear(self, answer: EngineAnswer) -> None:
        """Takes an answer to the last request."""
        if answer["answer"] == "judged":
            self._judge(answer | {"number": self._start + answer["number"]})
        elif answer["answer"] == "explanation":
            self._answers[answer["square"]] = answer
            if len(self._answers) == 2:
                self._compare()
        elif answer["answer"] == "error":
            self.problem = answer["message"]

    def _part(self) -> EngineRequest:
        """Returns the request to judge the last part that is not judged."""
        report = self.report
        last = max([n for n in range(len(report.plies)) if n + 1 not in report.judged])
        start = self._start = last // PART * PART
        before = report.before(start + 1)
        return {
            "want": "report",
            "position": position_text(before.position, before.turn or BLACK),
            "moves": move_names(report.plies[start : start + PART]),
            "nodes": NODES,
            "solve": SOLVED,
        }

    def _judge(self, answer: JudgedAnswer) -> None:
        """Stores a judged move, and the values of the move and of the best one."""
        number, color, depth = answer["number"], answer["color"], answer["depth"]
        before, exact = self.report.before(number), answer["goal"] == "score"
        played, best = answer["square"], answer["best"]
        for name, value in ((played, answer["value"]), (best, answer["best_value"])):
            square = parse_square(name, before.position.n)
            move = MoveValue(square, value, depth, exact)
            self._values.note_move(before.position, color, move)
        if number == 1 or exact:
            self._values.note_best(before.position, color, answer["best_value"], depth, exact)
        judged = JudgedMove(number, color, played, depth, before, self._values)
        judged.update()
        self.report.judged[number] = judged

    def _compare(self) -> None:
        """Stores the facts about a move and about a better one, and their values."""
        number, against = self._pair
        before, move = self.report.before(number), self.report.judged[number]
        for name, answer in self._answers.items():
            square = parse_square(name, before.position.n)
            value = MoveValue(square, answer["value"], answer["depth"], answer["goal"] == "score")
            self._values.note_move(before.position, move.color, value)
        move.compared[against] = {name: answer["facts"] for name, answer in self._answers.items()}
        move.update()
        best = move.moves[0]
        position, color = before.position, move.color
        self._values.note_best(position, color, best.value, best.depth, best.exact)
        self.checks += 1


def move_names(plies: list[Ply]) -> list[str]:
    """Returns the names of the squares played."""
    return [square_name(ply.square or 0, ply.position.n) for ply in plies]
