"""A hint: the best move and the reason for it."""

from othello import parse_square
from page.model.engine.client import FAILED, HINT, READY, position_text
from page.model.engine.reasons import for_it
from page.model.engine.values import signed, write
from page.model.workspace import PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Ply
    from page.model.board.scene import Scene
    from page.model.engine.client import Answer, Request
    from page.model.workspace import Workspace

SECONDS = 1.5  # For the search.
SOLVED = 12  # With at most this many empty squares the position is solved.

SEARCHING = "Looking for the best move …"
IS_LOADING = "The engine is loading. The hint will follow."
NO_ENGINE = "No hint, because the engine is not available. {}"
NO_MOVE = "There is no move to hint at."
BEST = "Best is {}, {}: {}."


class Hint:
    """Requests the best move in the game when the user wants a hint."""

    def __init__(self, workspace: "Workspace") -> None:
        self._workspace = workspace
        self._ply: Ply | None = None  # The last ply before the wanted move.
        self._best: Answer | None = None
        workspace.changes.subscribe(self._follow)

    def give(self) -> None:
        """Requests the best move; the answer becomes the status line's message."""
        workspace = self._workspace
        if not workspace.game_on_board or workspace.play.game.over:
            workspace.say(NO_MOVE)
            return
        self._ply, self._best = workspace.play.game.last, None
        workspace.sayings += 1

    def _follow(self) -> None:
        """Requests the hint, and drops it when the game has moved on."""
        workspace = self._workspace
        if self._ply and not (workspace.game_on_board and workspace.play.game.last is self._ply):
            self._ply = self._best = None
        workspace.client.want(HINT, self._request(), self._hear)

    def _request(self) -> "Request | None":
        ply = self._ply
        if not ply or self._best:
            return None
        return {
            "want": "explanation",
            "position": position_text(ply.position, ply.turn or ""),
            "solve": SOLVED,
            "seconds": SECONDS,
        }

    def _hear(self, answer: "Answer") -> None:
        """Shows the first answer, which is about the best move."""
        assert self._ply
        self._best = answer
        reason = for_it(answer["facts"], self._ply.turn or "")
        self._workspace.say(BEST.format(answer["square"], signed(answer["value"]), reason))

    def add_to(self, scene: "Scene") -> None:
        """Adds the best move's value to the scene, or a message while it is searched."""
        workspace = self._workspace
        if not self._ply or workspace.view != PLAY:
            return
        if not self._best:
            scene.message = self._meanwhile()
        elif not workspace.analysis_on:
            square = parse_square(self._best["square"], scene.n)
            write(scene, square, self._best["value"], 0, False)

    def _meanwhile(self) -> str:
        client = self._workspace.client
        if client.status == FAILED:
            return NO_ENGINE.format(client.problem)
        return SEARCHING if client.status == READY else IS_LOADING
