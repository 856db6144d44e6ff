"""The analysis: what each move on the board is worth, and how the best one goes on."""

from othello import opponent, parse_square, square_name
from othello.phrases import counted
from page.model.engine.best_line import BestLine
from page.model.engine.client import ANALYSIS, position_text
from page.model.engine.values import Value, ahead, lead_of, write
from page.model.play.play import SIZES
from page.model.workspace import PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position
    from page.model.board.scene import Scene
    from page.model.engine.client import Answer, Request
    from page.model.engine.game_report import GameReport
    from page.model.engine.opening import Opening
    from page.model.engine.values import Values
    from page.model.workspace import Workspace

SECONDS = 30  # For a position; those who look on longer have seen it.
SOLVED = 14  # Empty squares up to which every move is followed to the end without being asked,
SOLVABLE = 24  # and up to which the best one is, where that is asked for.

IS_ON = "Analysis is on: each square where a disc may be played tells what it is worth, in discs."
IS_OFF = "Analysis is off."
NO_POSITION = "There is no position of Othello on the board."
NO_SIZE = "The engine knows even boards from 4 x 4 to 26 x 26."
NOBODY = "Nobody is to move here."
WAITS = "Waits for the report."
LOOKS = "Looking at each move …"
SOLVE = "Solve the last {} squares"
SOLVING = "Solving the last {} squares …"


class Analysis:
    """What is found out about the position on the board, as long as the reader wants to know.

    `thought` is the last that the engine said about it, None as long as there is nothing; its moves
    are the best, or all from the best down.
    """

    def __init__(
        self, workspace: "Workspace", opening: "Opening", values: "Values", reporting: "GameReport"
    ) -> None:
        self.thought: Answer | None = None
        self._opening = opening
        self._workspace = workspace
        self._values = values
        self._reporting = reporting
        self._standing: tuple[Position, str | None] | None = None
        self._turn: str | None = None
        self._problem = self._refusal = ""
        self._solves = False
        workspace.changes.subscribe(self._follow)
        workspace.annotators.append(self._annotate)
        self._follow()

    @property
    def line(self) -> list[int]:
        """The best line, or the one that is walked through."""
        if self.walk:
            return self.walk.squares
        if not (self.thought and self._standing):
            return []
        best, n = self.thought["moves"][0], self._standing[0].n
        return [parse_square(name, n) for name in [best["square"]] + best["line"]]

    @property
    def expects_line(self) -> bool:
        """Whether there may be a best line of the position."""
        return not self._problem

    @property
    def walk(self) -> BestLine | None:
        """The place in the best line that the board shows, None if it shows something else."""
        board = self._workspace.on_board
        return board if isinstance(board, BestLine) else None

    @property
    def line_names(self) -> list[str]:
        """The names of its squares."""
        n = self._standing[0].n if self._standing else 0
        return [square_name(square, n) for square in self.line]

    @property
    def lead(self) -> float | None:
        """How far black is ahead with best play, None as long as that is not known."""
        if not (self.thought and self._turn):
            return None
        return lead_of(self.thought["moves"][0]["value"], self._turn)

    @property
    def exact(self) -> bool:
        """Whether that is known to the end of the game."""
        return self.thought is not None and self.thought["goal"] == "score"

    @property
    def solving(self) -> bool:
        """Whether the best move is being followed to the end."""
        return self._solves and not self.exact

    @property
    def solvable(self) -> bool:
        """Whether that can be asked for."""
        few = self._turn and self._standing and self._standing[0].empties <= SOLVABLE
        return bool(few) and not self._solves and not self.exact

    @property
    def said(self) -> str:
        """Why there is nothing new to be seen, empty if there is."""
        client = self._workspace.client
        problem = self._problem or self._refusal or client.missing
        if problem:
            return problem
        if self._reporting.under_way:
            return WAITS
        if client.pauses and not self._done:
            return client.pauses[0]
        if self.solving and self._standing:
            return SOLVING.format(self._standing[0].empties)
        return "" if self.thought else LOOKS

    @property
    def now(self) -> str:
        """Who would win, as in `Black by 3, looking 9 moves ahead.`, empty if nobody knows."""
        if self.lead is None or not self.thought:
            return ""
        if self.exact:
            return f"{_sentence(ahead(self.lead))}, exactly."
        return f"{_sentence(ahead(self.lead))}, looking {_moves(self.thought['depth'])} ahead."

    @property
    def effort(self) -> str:
        """What was looked at for it, as in `98,000 positions a second`."""
        speed = self.thought["speed"] if self.thought else 0
        return f"{_thousands(speed)} positions a second" if speed else ""

    @property
    def offer(self) -> str:
        """What following the best move to the end would be."""
        return SOLVE.format(self._standing[0].empties if self._standing else 0)

    @property
    def _done(self) -> bool:
        """Whether all is known that was asked for."""
        return self.thought is not None and self.thought["final"]

    def switch(self) -> None:
        """Begins to analyse what is on the board, or ends that."""
        workspace = self._workspace
        for view, board in workspace.boards.items():
            if isinstance(board, BestLine):
                workspace.boards[view] = board.under
        workspace.analysis_on = not workspace.analysis_on
        workspace.say(IS_ON if workspace.analysis_on else IS_OFF)

    def solve(self) -> None:
        """Follows the best move to the end of the game."""
        self._solves = True

    def stop_solving(self) -> None:
        """Leaves it at what is known."""
        self._solves = False

    def go_in_line(self, number: int) -> None:
        """Shows the position after so many moves of the best line, after none what was before."""
        workspace, line = self._workspace, self.line
        if not line or number < 1:
            self.come_back()
            return
        if not self.walk:
            assert self._standing and self._turn
            below = workspace.on_board
            workspace.boards[workspace.view] = BestLine(self._standing[0], self._turn, line, below)
        if self.walk:
            self.walk.go_to(number)

    def come_back(self) -> None:
        """Shows again what was on the board before the line."""
        workspace = self._workspace
        if self.walk:
            workspace.boards[workspace.view] = self.walk.under

    def _follow(self) -> None:
        """Looks at what is now on the board, if it is anything else than before."""
        workspace = self._workspace
        standing = workspace.on_board.standing() if workspace.analysis_on else None
        if standing != self._standing:
            before = self._looked_at
            self._standing, self._turn = standing, _side_to_move(standing)
            # A side that has to pass may be to move or not: it is one position to the engine.
            if self._looked_at != before:
                self.thought, self._solves, self._refusal = None, False, ""
        self._problem = _problem(standing, self._turn) if workspace.analysis_on else ""
        workspace.client.want(ANALYSIS, self._request(), self._hear)

    @property
    def _looked_at(self) -> "tuple[Position, str | None] | None":
        """The position, and the side that can move in it."""
        return (self._standing[0], self._turn) if self._standing else None

    def _request(self) -> "Request | None":
        workspace = self._workspace
        if not workspace.analysis_on or self._reporting.under_way:
            return None
        naming = self._opening.request() if workspace.view == PLAY else None
        if naming or self._problem:
            return naming
        assert self._standing and self._turn
        position = position_text(self._standing[0], self._turn)
        if self._solves:
            return {"want": "solution", "position": position}
        return {
            "want": "thoughts",
            "position": position,
            "every": True,
            "solve": SOLVED,
            "seconds": SECONDS,
        }

    def _hear(self, answer: "Answer") -> None:
        kind = answer["answer"]
        if kind == "opening":
            self._opening.hear(answer)
            self._follow()
        elif kind == "thought":
            self._think(answer)
        else:
            self._refusal = answer["message"]

    def _think(self, thought: "Answer") -> None:
        # On its way to the solution the engine looks less far ahead than it has before.
        if self._solves and not thought["goal"]:
            return
        self.thought = thought
        if self._standing and self.lead is not None:
            value = Value(self.lead, thought["depth"], self.exact)
            self._values.note(self._standing[0], self._turn, value)

    def _annotate(self, scene: "Scene") -> None:
        """Writes on each square what a move there is worth."""
        if not self.thought or self.walk or self._standing != self._workspace.on_board.standing():
            return
        moves = self.thought["moves"]
        for move in moves:
            loss, square = moves[0]["value"] - move["value"], parse_square(move["square"], scene.n)
            write(scene, square, move["value"], loss, self.exact)


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _moves(number: int) -> str:
    return counted(number, "move")


def _thousands(number: int) -> str:
    """Returns a number with a comma before each three digits, three of which count."""
    digits = len(str(number))
    number = number // 10 ** max(digits - 3, 0) * 10 ** max(digits - 3, 0)
    return f"{number:,}"


def _side_to_move(standing: "tuple[Position, str | None] | None") -> str | None:
    """Returns who moves: where the side to move has no move, the other."""
    if not standing or not standing[1]:
        return None
    position, turn = standing[0], standing[1]
    sides = [side for side in (turn, opponent(turn)) if position.can_move(side)]
    return sides[0] if sides else None


def _problem(standing: "tuple[Position, str | None] | None", turn: str | None) -> str:
    """Returns why a position cannot be analysed, empty if it can."""
    if not standing:
        return NO_POSITION
    if standing[0].n not in SIZES:
        return NO_SIZE
    return "" if turn else NOBODY
