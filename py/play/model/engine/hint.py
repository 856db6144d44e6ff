"""A hint: the best move and the reason for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import parse_square
from play.model.engine.client import FAILED, HINT, READY, position_text
from play.model.engine.reasons import for_it
from play.model.engine.values import MoveValue, Values, reach, signed, write
from saved.work import PLAY

if TYPE_CHECKING:
    from board.scene import Scene
    from othello import Ply
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest, ExplanationAnswer
    from play.model.engine.client import EngineClient
    from play.model.game.table import Table

SECONDS = 1.5  # For the search.
SOLVED = 16  # With at most this many empty squares the position is solved.

SEARCHING = "Looking for the best move …"
IS_LOADING = "The engine is loading. The hint will follow."
NO_ENGINE = "No hint, because the engine is not available. {}"
NO_MOVE = "There is no move to suggest."
BEST = "Best is {}: {}."
BEST_WITH_VALUE = "Best is {}, {}, {}: {}."


class Hint:
    """Requests the best move in the game when the user wants a hint."""

    def __init__(self, table: Table, client: EngineClient, values: Values) -> None:
        self._table, self._workspace = table, table.workspace
        self._client, self._values = client, values
        self._ply: Ply | None = None  # The last ply before the wanted move.
        # The explanations of the moves, by square.
        self._answers: dict[int, ExplanationAnswer] = {}
        table.workspace.changes.subscribe(self._follow)

    def give(self) -> None:
        """Requests the best move; the answer becomes the status line's message."""
        workspace = self._workspace
        if not self._table.game_on_board or self._table.play.game.over:
            workspace.say(NO_MOVE)
            return
        if self._ply is not self._table.play.game.last:
            self._ply, self._answers = self._table.play.game.last, {}
        workspace.say_live(self._sentence)

    def _follow(self) -> None:
        """Requests the hint, and drops it when the game has moved on."""
        if self._ply and not (
            self._table.game_on_board and self._table.play.game.last is self._ply
        ):
            self._ply, self._answers = None, {}
        self._client.want(HINT, self._request(), self._hear)

    def _request(self) -> EngineRequest | None:
        ply = self._ply
        if not ply:
            return None
        return {
            "want": "explanation",
            "position": position_text(ply.position, ply.turn or ""),
            "solve": SOLVED,
            "seconds": SECONDS,
        }

    def _hear(self, answer: EngineAnswer) -> None:
        """Stores the explanation of a move, and announces the first one."""
        if answer["answer"] != "explanation":
            return
        assert self._ply and self._ply.turn
        square = parse_square(answer["square"], self._ply.position.n)
        exact = answer["goal"] == "score"
        move = MoveValue(square, answer["value"], answer["depth"], exact)
        self._values.note_move(self._ply.position, self._ply.turn, move)
        self._answers[square] = answer
        if len(self._answers) == 1:
            self._workspace.say_live(self._sentence)

    def _best(self) -> MoveValue:
        """Returns the best move by all that is known now, perhaps by a deeper analysis."""
        assert self._ply and self._ply.turn
        moves = self._values.ranked(self._ply.position, self._ply.turn)
        return next(move for move in moves if move.square in self._answers)

    def _sentence(self) -> str:
        """Returns the hint or what it waits for, empty if the game has moved on.

        Beside the analysis, which shows values, the hint has none.
        """
        if not self._answers:
            return self._meanwhile() if self._ply else ""
        best = self._best()
        answer, turn = self._answers[best.square], self._ply and self._ply.turn
        reason = for_it(answer["facts"], turn or "")
        if self._workspace.settings.analysis_on:
            return BEST.format(answer["square"], reason)
        value, looked = signed(best.value), reach(best.depth, best.exact)
        return BEST_WITH_VALUE.format(answer["square"], value, looked, reason)

    def add_to(self, scene: Scene) -> None:
        """Adds the best move's value to the scene."""
        workspace = self._workspace
        if self._answers and workspace.view == PLAY and not workspace.settings.analysis_on:
            best = self._best()
            write(scene, best, best)

    def _meanwhile(self) -> str:
        client = self._client
        if client.status == FAILED:
            return NO_ENGINE.format(client.problem)
        return SEARCHING if client.status == READY else IS_LOADING
