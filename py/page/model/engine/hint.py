"""A hint: the best move, shown once, and why it is the best."""

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

SECONDS = 1.5  # For the search; a reader who asks wants to play on.
SOLVED = 12  # Empty squares up to which it is sure.

LOOKS = "Looking for the best move …"
IS_LOADING = "The engine is loading. The hint comes as soon as it is there."
NO_ENGINE = "There is no hint, because the engine is not there: {}"
NO_MOVE = "There is no move to give a hint for."
BEST = "Best is {}, {}: {}."


class Hint:
    """Asks for the best move in the game, where the reader wants a hint."""

    def __init__(self, workspace: "Workspace") -> None:
        self._workspace = workspace
        self._ply: Ply | None = None  # After which a hint is wanted.
        self._best: Answer | None = None
        workspace.changes.subscribe(self._follow)
        workspace.annotators.append(self._annotate)

    def give(self) -> None:
        """Looks for the best move, and says which it is."""
        workspace = self._workspace
        if not workspace.game_on_board or workspace.play.game.over:
            workspace.say(NO_MOVE)
            return
        self._ply, self._best = workspace.play.game.last, None
        workspace.sayings += 1

    def _follow(self) -> None:
        """Looks for it, and no longer than it is wanted."""
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
        """Takes the first answer, which is about the best move."""
        assert self._ply
        self._best = answer
        reason = for_it(answer["facts"], self._ply.turn or "")
        self._workspace.say(BEST.format(answer["square"], signed(answer["value"]), reason))
        self._follow()

    def _annotate(self, scene: "Scene") -> None:
        """Shows the best move, or says what is still missing."""
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
        return LOOKS if client.status == READY else IS_LOADING
