"""The analysis: the value of each legal move, and the best line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import opponent, parse_square, square_name
from play.model.engine.best_line import BestLine
from play.model.engine.client import ANALYSIS, position_text
from play.model.engine.values import MoveValue, ahead, lead_of, reach, write
from saved.players import SIZES

if TYPE_CHECKING:
    from board.scene import Scene
    from othello import Position
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest, ThoughtAnswer
    from play.model.engine.client import EngineClient
    from play.model.engine.game_report import GameReport
    from play.model.engine.values import Values
    from play.model.game.table import Table

SECONDS = 30  # For each position.
SOLVED = 18  # With at most this many empty squares every move is solved.
SOLVABLE = 24  # With at most this many the best move is solved on request.

IS_ON = "Analysis is on. Each legal square shows the value of a move there, in discs."
IS_OFF = "Analysis is off."
NO_POSITION = "The board does not show an Othello position."
PRACTISING = "The analysis waits for your answer."
NO_SIZE = "The engine plays on even boards from 4 x 4 to 26 x 26."
NO_MOVES = "Neither side can move here."
WAITING = "Waiting for the report."
SEARCHING = "Looking at each move …"
SOLVE = "Solve the last {} squares"
SOLVING = "Solving the last {} squares …"


class Analysis:
    """Analyses the position on the board while it is switched on.

    The engine searches all moves, and the best one deeper.

    It has many methods, because each piece of what it shows is read by its own name.

    Attributes:
        thought: The engine's latest answer about the position, None before the first. Its moves
            are the best one, which may be searched deeper, or all of them from the best down.
    """

    def __init__(
        self, table: Table, client: EngineClient, values: Values, game_report: GameReport
    ) -> None:
        self.thought: ThoughtAnswer | None = None
        self._table, self._workspace = table, table.workspace
        self._client, self._values, self._game_report = client, values, game_report
        self._standing: tuple[Position, str | None] | None = None
        self._turn: str | None = None
        self._problem = self._refusal = ""
        self._solves = False
        # For each move the depth of its deepest search, and the line that was found.
        self._lines: dict[int, tuple[int, list[str]]] = {}
        self._ranked: list[MoveValue] = []
        self._ranked_at = -1
        table.workspace.changes.subscribe(self._follow)
        self._follow()

    @property
    def line(self) -> list[int]:
        """The squares of the best line, or of the line that the board shows."""
        if self.walk:
            return self.walk.squares
        if not (self.thought and self._standing):
            return []
        n = self._standing[0].n
        known = [move for move in self._moves if move.square in self._lines]
        # The values of other moves may be limited to that of the best one.
        best = max(known, key=lambda move: (move.value, self._lines[move.square][0])).square
        return [best] + [parse_square(name, n) for name in self._lines[best][1]]

    @property
    def expects_line(self) -> bool:
        """Whether the position can have a best line."""
        return not self._problem

    @property
    def walk(self) -> BestLine | None:
        """The best line if the board shows one of its positions, else None."""
        board = self._workspace.on_board
        return board if isinstance(board, BestLine) else None

    @property
    def line_names(self) -> list[str]:
        """The names of the squares of `line`."""
        n = self._standing[0].n if self._standing else 0
        return [square_name(square, n) for square in self.line]

    @property
    def lead(self) -> float | None:
        """Black's lead in discs with best play, None if it is not known yet."""
        if not (self._moves and self._turn):
            return None
        return lead_of(self._moves[0].value, self._turn)

    @property
    def exact(self) -> bool:
        """Whether the lead was searched to the end of the game."""
        return bool(self._moves) and self._moves[0].exact

    @property
    def solving(self) -> bool:
        """Whether the position is being solved."""
        return self._solves and not self.exact

    @property
    def solvable(self) -> bool:
        """Whether the user can ask to solve the position."""
        few = self._turn and self._standing and self._standing[0].empties <= SOLVABLE
        return bool(few) and not self._solves and not self.exact

    @property
    def status(self) -> str:
        """Why no new values arrive, empty if they do."""
        client = self._client
        problem = self._problem or self._refusal or client.missing
        if problem:
            return problem
        if self._game_report.under_way:
            return WAITING
        if client.pauses and not (self.thought and self.thought["final"]):
            return client.pauses[0]
        if self.solving and self._standing:
            return SOLVING.format(self._standing[0].empties)
        return "" if self.thought else SEARCHING

    @property
    def outlook(self) -> str:
        """The expected result, as in `Black by 3, looking 9 moves ahead.`, empty if unknown."""
        if self.lead is None:
            return ""
        best = self._moves[0]
        return f"{_sentence(ahead(self.lead))}, {reach(best.depth, best.exact)}."

    @property
    def speed(self) -> str:
        """The speed of the search, as in `98,000 positions a second`."""
        speed = self.thought["speed"] if self.thought else 0
        return f"{_thousands(speed)} positions a second" if speed else ""

    @property
    def solve_label(self) -> str:
        """The label of the button that solves the position."""
        return SOLVE.format(self._standing[0].empties if self._standing else 0)

    @property
    def _moves(self) -> list[MoveValue]:
        """The best known values of the moves, the best first."""
        if not (self.thought and self._standing and self._turn):
            return []
        if self._ranked_at != self._values.notes:  # Asked for several times in a frame.
            self._ranked = self._values.ranked(self._standing[0], self._turn)
            self._ranked_at = self._values.notes
        return self._ranked

    def switch(self) -> None:
        """Switches the analysis on or off, and leaves the best line."""
        workspace = self._workspace
        for view, board in workspace.boards.items():
            if isinstance(board, BestLine):
                workspace.boards[view] = board.under
        workspace.settings.analysis_on = not workspace.settings.analysis_on
        announced = IS_ON if workspace.settings.analysis_on else IS_OFF
        workspace.say(f"{announced} {workspace.on_board.scene().message}")

    def solve(self) -> None:
        """Searches the best move to the end of the game."""
        self._solves = True

    def stop_solving(self) -> None:
        """Returns to the ordinary search."""
        self._solves = False

    def go_in_line(self, number: int) -> None:
        """Shows the position after `number` moves of the best line; 0 leaves the line."""
        workspace, line = self._workspace, self.line
        if not line or number < 1:
            self.leave_line()
            return
        if not self.walk:
            assert self._standing and self._turn
            below = workspace.on_board
            enter = self._enter_line if below is self._table.play else None
            workspace.boards[workspace.view] = BestLine(
                self._standing[0], self._turn, line, below, enter
            )
        if self.walk:
            self.walk.go_to(number)

    def leave_line(self) -> None:
        """Shows the board that was there before the line."""
        workspace = self._workspace
        if self.walk:
            workspace.boards[workspace.view] = self.walk.under

    def _enter_line(self, squares: list[int]) -> None:
        """Leaves the line and plays moves in the game. The computer waits, as after a jump."""
        self.leave_line()
        self._table.play.pause_computer()
        for square in squares:
            self._table.play.play(square)

    def _follow(self) -> None:
        """Requests the analysis of the position that is now on the board."""
        workspace, is_on = self._workspace, self._workspace.settings.analysis_on
        standing = workspace.on_board.position_and_turn() if is_on else None
        if standing != self._standing:
            before = self._looked_at
            self._standing, self._turn = standing, _side_to_move(standing)
            # To the engine, a position before and after a forced pass is the same.
            if self._looked_at != before:
                self._solves, self._refusal, self._ranked_at = False, "", -1
                self.thought, self._lines = None, {}
        self._problem = self._problem_of(standing) if is_on else ""
        self._client.want(ANALYSIS, self._request(), self._hear)

    def _problem_of(self, standing: tuple[Position, str | None] | None) -> str:
        """Returns the reason why a position cannot be analysed, empty if it can."""
        if not standing:
            return PRACTISING if self._workspace.on_board.hides_advice else NO_POSITION
        if standing[0].n not in SIZES:
            return NO_SIZE
        return "" if self._turn else NO_MOVES

    @property
    def _looked_at(self) -> tuple[Position, str | None] | None:
        """The analysed position and the side that can move in it."""
        return (self._standing[0], self._turn) if self._standing else None

    def _request(self) -> EngineRequest | None:
        """Returns the request to the engine, None if nothing is to be searched."""
        on = self._workspace.settings.analysis_on and not self._game_report.under_way
        if not on or self._problem:
            return None
        assert self._standing and self._turn
        position = position_text(self._standing[0], self._turn)
        if self._solves:
            return {"want": "thoughts", "position": position, "solve": self._standing[0].empties}
        return {
            "want": "thoughts",
            "position": position,
            "solve": SOLVED,
            "seconds": SECONDS,
            "every": True,
            "deeper": True,
        }

    def _hear(self, answer: EngineAnswer) -> None:
        if answer["answer"] == "thought":
            # While solving, the engine starts again from shallow depths.
            if answer["goal"] or not self._solves:
                self._think(answer)
        elif answer["answer"] == "error":
            self._refusal = answer["message"]

    def _think(self, thought: ThoughtAnswer) -> None:
        if not (self._standing and self._turn):
            return
        self.thought = thought
        position, exact, depth = self._standing[0], thought["goal"] == "score", thought["depth"]
        for move in thought["moves"]:
            square = parse_square(move["square"], position.n)
            value = MoveValue(square, move["value"], depth, exact)
            if depth >= self._lines.get(square, (0,))[0]:
                self._lines[square] = depth, move["line"]
            reply = parse_square(move["line"][0], position.n) if move["line"] else None
            self._values.note_move(position, self._turn, value, reply)
        found = thought["moves"][0]["value"]
        self._values.note_best(position, self._turn, found, depth, exact)
        best = self._moves[0]
        self._values.note_best(position, self._turn, best.value, best.depth, best.exact)

    def add_to(self, scene: Scene) -> None:
        """Adds the value of each move to the scene."""
        if (
            not self.thought
            or self.walk
            or self._standing != self._workspace.on_board.position_and_turn()
        ):
            return
        moves = self._moves
        for move in moves:
            write(scene, move, moves[0])


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _thousands(number: int) -> str:
    """Returns a number cut to three significant digits, with commas, as in `98,000`."""
    digits = len(str(number))
    number = number // 10 ** max(digits - 3, 0) * 10 ** max(digits - 3, 0)
    return f"{number:,}"


def _side_to_move(standing: tuple[Position, str | None] | None) -> str | None:
    """Returns the side that moves next: the opponent if the side to move must pass."""
    if not standing or not standing[1]:
        return None
    position, turn = standing[0], standing[1]
    sides = [side for side in (turn, opponent(turn)) if position.can_move(side)]
    return sides[0] if sides else None
