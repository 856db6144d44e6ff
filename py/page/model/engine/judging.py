"""The engine's judgement of a line of a game: every move once, then the costly ones again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, parse_square
from page.model.engine.client import position_text
from page.model.engine.judged_moves import JudgedMove, Report
from page.model.engine.values import MoveValue, PositionValue, lead_of
from page.model.game.play import move_names

if TYPE_CHECKING:
    from analysis.protocol.engine_messages import (
        EngineAnswer,
        EngineFact,
        EngineRequest,
        ExplanationAnswer,
        JudgedAnswer,
    )
    from othello import Game, Ply
    from page.model.engine.values import Values

NODES = 5000  # Positions searched for each move.
SOLVED = 16  # With at most this many empty squares a move is judged by solving.
CHECK_NODES = 40_000  # Positions searched to compare a move with a better one.


class Judging:
    """Makes the report of the current line of a game from the engine's answers.

    Args:
        game: The game.
        values: Takes the values that are found.
        among: The colour whose costly moves are checked, None for both.

    Attributes:
        report: The report.
        checks: Counts the comparisons of a move with a better one, which can add marks.
        problem: Why the engine refuses the game, empty if it does not.
    """

    def __init__(self, game: Game, values: Values, among: str | None = None) -> None:
        self.report = Report(game)
        self.checks = 0
        self.problem = ""
        self._values = values
        self._among = among
        self._facts: dict[str, list[EngineFact]] = {}  # The answers of the current comparison.
        self._checked: JudgedMove | None = None
        self._against = ""
        self._seen: tuple[int, int, str | None] | None = None

    def request(self, color: str | None) -> EngineRequest | None:
        """Returns the next request, None once nothing is left to check.

        Args:
            color: The colour whose costliest moves are compared with better ones, None for both.
        """
        report = self.report
        if not report.done:
            start = report.start
            return {
                "want": "report",
                "position": position_text(start.position, start.turn or BLACK),
                "moves": move_names(report.plies),
                "nodes": NODES,
                "solve": SOLVED,
            }
        move = self._checked or self._next_to_check(color)
        if not move:
            return None
        return {
            "want": "explanation",
            "position": position_text(report.before(move.number).position, move.color),
            "square": move.square,
            "better": self._against,
            "nodes": CHECK_NODES,
            "solve": SOLVED,
        }

    def hear(self, answer: EngineAnswer) -> None:
        """Takes an answer to the last request."""
        if answer["answer"] == "judged":
            self._judge(answer)
        elif answer["answer"] == "explanation":
            self._explain(answer)
        elif answer["answer"] == "error":
            self.problem = answer["message"]

    def _next_to_check(self, color: str | None) -> JudgedMove | None:
        """Chooses the next move to compare with a better one."""
        seen = self._values.notes, self.checks, color
        unchecked = self.report.unchecked(color, self._among) if seen != self._seen else []
        self._seen = seen
        if unchecked:
            self._checked, self._against, self._facts = unchecked[0], unchecked[0].best, {}
        return self._checked

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
            self._note_before(before, answer["best_value"], depth, exact)
        self.report.judged[number] = JudgedMove(answer, before, self._values)

    def _note_before(self, before: Ply, best: float, depth: int, exact: bool) -> None:
        """Stores the value of the best move as that of the position."""
        assert before.turn
        lead = lead_of(best, before.turn)
        self._values.note(before.position, before.turn, PositionValue(lead, depth, exact))

    def _explain(self, answer: ExplanationAnswer) -> None:
        """Stores the facts about a move or about the best one, and its value."""
        move = self._checked
        assert move
        before = self.report.before(move.number)
        square = parse_square(answer["square"], before.position.n)
        value = MoveValue(square, answer["value"], answer["depth"], answer["goal"] == "score")
        self._values.note_move(before.position, move.color, value)
        self._facts[answer["square"]] = answer["facts"]
        if len(self._facts) == 2:
            best = move.moves[0]
            self._note_before(before, best.value, best.depth, best.exact)
            move.compared[self._against] = self._facts
            self._checked = None
            self.checks += 1
