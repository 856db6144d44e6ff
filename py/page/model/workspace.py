"""What there is from the first moment: a game, and how the reader looks at the board."""

from jobs.running import Jobs
from othello import Game, Position
from page.model.board import spoken
from page.model.board.navigation import next_in_cycle
from page.model.board.orientation import Orientation, Picture
from page.model.board.scene import Scene, accessible_names, othello_score
from page.model.changes import Changes
from page.model.engine.client import EngineClient
from page.model.play.play import Play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    class OnBoard(Protocol):
        """What the board can show: the game, a judge's step, a board that is changed by hand."""

        def scene(self) -> Scene:
            """Returns the board as it is to be shown."""

        def press(self, square: int) -> None:
            """Does what a press on a square does."""

        def preview(self, square: int) -> dict[str, list[int]]:
            """Returns marks of what a press on a square would do."""

        def position_and_turn(self) -> tuple[Position, str | None] | None:
            """Returns the position of Othello and the side to move, None if there is no such."""

        def last_move(self) -> str:
            """Returns the news of the last move."""


PLAY, JUDGE = "play", "judge"
VIEWS = (PLAY, JUDGE)
NO_STEPS = "No steps yet. Once an input is run, the board shows each of them."


class NoSteps:
    """The board of Judge as long as there is no step to show; `message` says why."""

    def __init__(self, message: str = NO_STEPS) -> None:
        self.message = message

    def scene(self) -> Scene:
        """Returns the start of a game that nobody plays."""
        position = Position.start()
        rows = position.rows()
        return Scene(rows, {}, accessible_names(rows), othello_score(position), None, self.message)

    def press(self, square: int) -> None:
        """Does nothing."""

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns no marks."""
        return {}

    def position_and_turn(self) -> None:
        """Returns that there is nothing to analyse."""

    def last_move(self) -> str:
        """Returns that there is none."""
        return self.message


class Workspace:
    """The two views, PLAY and JUDGE, their boards, and what they share.

    Attributes:
        view: The view that is shown.
        boards: What the board shows in each view.
        play: The game.
        orientation: How the board is turned, and its theme.
        aimed: The square that the first tap on a small board aimed at. The next tap plays there.
        sayings: Counts deliberate announcements, so that a repeated one is read aloud again.
        keys_on: Whether single-key shortcuts are on.
        legal_shown: Whether legal squares are marked.
        analysis_on: Whether the analysis is on.
        steps_a_second: The speed at which a judge's steps play.
        jobs: The running jobs.
        changes: Changes the state and announces each change.
        client: The connection to the engine.
        annotators: Functions that add marks and values to a scene.
    """

    def __init__(self) -> None:
        self.play = Play()
        self.view = PLAY
        self.boards: dict[str, OnBoard] = {PLAY: self.play, JUDGE: NoSteps()}
        self.orientation = Orientation()
        self.aimed: int | None = None
        self.keys_on = True
        self.legal_shown = True
        self.analysis_on = False
        self.steps_a_second = 1.0
        self.sayings = 0
        self.jobs = Jobs()
        self.changes = Changes()
        self.client = EngineClient(self.changes, self.jobs)
        self.annotators: list[Callable[[Scene], None]] = []
        self._focus = {PLAY: 0, JUDGE: 0}
        self._answer: tuple[str, str] | None = None

    def do(self, action: "Callable[..., Any]", *arguments: "Any") -> None:
        """Runs an action that changes the state and announces the change."""
        self.play.turning = {}
        self.changes.do(action, *arguments)

    def go_to(self, view: str) -> None:
        """Shows a view as it was left."""
        self.view = view
        self.aimed = None

    @property
    def on_board(self) -> "OnBoard":
        """What the board shows."""
        return self.boards[self.view]

    @property
    def game_on_board(self) -> bool:
        """Whether Play has the game on the board, and nothing in its place."""
        return self.boards[PLAY] is self.play

    def scene(self) -> Scene:
        """Returns the board to be drawn, with the focus on a visible square."""
        scene = self.on_board.scene()
        focus = self._focus[self.view]
        scene.focus = focus if focus in scene.squares else scene.squares[-1]
        if self._answer and self._answer[0] == scene.message:
            scene.message = self._answer[1]
        if not self.legal_shown:
            scene.marks["legal"] = []
        if self.aimed is not None:
            scene.marks["aimed"] = [self.aimed]
        for annotate in self.annotators:
            annotate(scene)
        return scene

    def press(self, square: int) -> None:
        """Does what a click on a square does."""
        self.move_focus(square)
        self.aimed = self._answer = None
        self.sayings += 1
        self.on_board.press(square)

    def aim(self, square: int) -> None:
        """Aims at a square, and plays there if it was aimed at before."""
        if self.aimed == square:
            self.press(square)
        else:
            self.move_focus(square)
            self.aimed = square

    def back_to_game(self) -> None:
        """Shows the game on the board of Play again."""
        self.boards[PLAY] = self.play

    def new_game(self, n: int) -> None:
        """Starts a game on n x n squares and shows it."""
        self.back_to_game()
        self.play.new_game(n)

    def play_against(self, opponent: str, level: int, color: str, n: int) -> None:
        """Starts a game of the reader, of a colour, against FRIEND or COMPUTER at a level."""
        self.back_to_game()
        self.play.play_against(opponent, level, color, n)

    def watch(self, level: int, n: int) -> None:
        """Starts a game of the computer with itself and shows it."""
        self.back_to_game()
        self.play.watch(level, n)

    def load(self, game: Game) -> None:
        """Shows a game from elsewhere and goes on with it."""
        self.back_to_game()
        self.play.load(game)

    def go_to_ply(self, ply: int) -> None:
        """Shows the game after so many moves."""
        self.back_to_game()
        self.play.go_to(ply)

    def move_focus(self, square: int) -> None:
        """Puts the keyboard on a square."""
        self._focus[self.view] = square

    def legal_square(self, step: int) -> int | None:
        """Returns the next square, as seen, where a move is marked; with -1, the one before."""
        scene = self.scene()
        picture = Picture(scene, self.orientation)
        cells = picture.marks.get("legal") or picture.marks.get("listed", [])
        cell = next_in_cycle(sorted(cells), picture.cell(scene.focus), step)
        return None if cell is None else picture.squares[cell]

    def say(self, answer: str) -> None:
        """Says something until there is other news of the board."""
        self._answer = (self.on_board.scene().message, answer)
        self.sayings += 1

    def read_rays(self) -> None:
        """Says what stands around the keyboard's square."""
        scene = self.scene()
        self.say(spoken.rays(scene, scene.focus))

    def read_score(self) -> None:
        """Says the score."""
        self.say(spoken.score(self.scene()))

    def read_last_move(self) -> None:
        """Says what the last move was."""
        self.say(self.on_board.last_move())

    def mark_legal(self, shown: bool) -> None:
        """Has the squares to play on marked, or not."""
        self.legal_shown = shown

    def switch_keys(self, on: bool) -> None:
        """Turns single-key shortcuts on or off."""
        self.keys_on = on

    def set_speed(self, steps_a_second: float) -> None:
        """Sets the speed at which a judge's steps play."""
        self.steps_a_second = steps_a_second

    def turn_board(self) -> None:
        """Turns the board a quarter clockwise."""
        self.orientation.turn()
        self.say(spoken.turned(self.scene(), self.orientation))

    def mirror_board(self) -> None:
        """Swaps left and right of the board."""
        self.orientation.mirror()
        self.say(spoken.turned(self.scene(), self.orientation))
