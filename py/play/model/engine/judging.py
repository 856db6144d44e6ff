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

NODES = 5000  # Positions searched for each move.
SOLVED = 16  # With at most this many empty squares a move is judged by solving.
CHECK_NODES = 40_000  # Positions searched to compare a move with a better one.
PART = 8  # Moves judged in one request, which shares what their searches find.


class Judging:
    """Makes the report of the current line of a game from the answers of one or two engines.

    The first engine begins at the last moves and the second at the first ones, until they meet. The
    report is the same as with one. Costly moves are checked of one colour, or of both.

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
        # What each engine was asked last: the moves before a part, or the key of a comparison.
        self._starts: dict[bool, int] = {}
        self._checked: dict[bool, tuple[int, str]] = {}
        # The answers of each comparison by square. Its key is a move and a better square.
        self._compared: dict[tuple[int, str], dict[str, ExplanationAnswer]] = {}

    def request(self, color: str | None, second: bool = False) -> EngineRequest | None:
        """Returns the next request to an engine, None once nothing is left to check.

        The costliest moves of `color`, None for both colours, are compared with better ones.
        """
        if not self.report.done:
            return self._part(second)
        self._take_over(color)
        moves = [move for move in self._unchecked if len(self._answers(move)) < 2]
        if not moves:
            return None
        move = moves[-1 if second else 0]
        self._checked[second] = move.number, move.best
        return {
            "want": "explanation",
            "position": position_text(self.report.before(move.number).position, move.color),
            "square": move.square,
            "better": move.best,
            "nodes": CHECK_NODES,
            "solve": SOLVED,
        }

    def hear(self, answer: EngineAnswer, second: bool = False) -> None:
        """Takes an answer to the last request."""
        if answer["answer"] == "judged":
            number = answer["number"] + self._starts[second]
            self._judge(answer | {"number": number})
        elif answer["answer"] == "explanation":
            found = self._compared.setdefault(self._checked[second], {})
            found[answer["square"]] = answer
        elif answer["answer"] == "error":
            self.problem = answer["message"]

    def _part(self, second: bool) -> EngineRequest:
        """Returns the request to judge the last part that is not judged, or the first one."""
        report = self.report
        left = [n for n in range(len(report.plies)) if n + 1 not in report.judged]
        start = self._starts[second] = left[0 if second else -1] // PART * PART
        before = report.before(start + 1)
        return {
            "want": "report",
            "position": position_text(before.position, before.turn or BLACK),
            "moves": move_names(report.plies[start : start + PART]),
            "nodes": NODES,
            "solve": SOLVED,
        }

    def _take_over(self, color: str | None) -> None:
        """Stores complete comparisons in the order in which one engine would make them."""
        while True:
            seen = self._values.notes, self.checks, color
            if seen != self._seen:
                self._unchecked = self.report.unchecked(color, self._among)
                self._seen = seen
            if not self._unchecked or len(self._answers(self._unchecked[0])) < 2:
                return
            self._compare(self._unchecked[0])

    def _answers(self, move: JudgedMove) -> dict[str, ExplanationAnswer]:
        return self._compared.get((move.number, move.best), {})

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
        self.report.judged[number] = JudgedMove(answer, before, self._values)

    def _compare(self, move: JudgedMove) -> None:
        """Stores the facts about a move and about the best one, and their values."""
        before, against, answers = self.report.before(move.number), move.best, self._answers(move)
        for name, answer in answers.items():
            square = parse_square(name, before.position.n)
            value = MoveValue(square, answer["value"], answer["depth"], answer["goal"] == "score")
            self._values.note_move(before.position, move.color, value)
        best = move.moves[0]
        position, color = before.position, move.color
        self._values.note_best(position, color, best.value, best.depth, best.exact)
        move.compared[against] = {name: answer["facts"] for name, answer in answers.items()}
        self.checks += 1


def move_names(plies: list[Ply]) -> list[str]:
    """Returns the names of the squares played."""
    return [square_name(ply.square or 0, ply.position.n) for ply in plies]
