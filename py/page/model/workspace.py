"""What there is from the first moment: a game, and how the reader looks at the board."""

from jobs.running import Jobs
from othello import Game, Position
from page.model.board import spoken
from page.model.board.navigation import next_of
from page.model.board.orientation import Picture, View
from page.model.board.scene import Scene, named, othello_score
from page.model.engine.client import Advice
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

        def standing(self) -> tuple[Position, str | None] | None:
            """Returns the position of Othello and the side to move, None if there is no such."""

        def last_move(self) -> str:
            """Returns the news of the last move."""


PLAY, JUDGE = "play", "judge"
WORKPLACES = (PLAY, JUDGE)
NO_STEPS = "No steps yet. Once an input is run, the board shows each of them."


class NoSteps:
    """The board of Judge as long as there is no step to show; `message` says why."""

    def __init__(self, message: str = NO_STEPS) -> None:
        self.message = message

    def scene(self) -> Scene:
        """Returns the start of a game that nobody plays."""
        position = Position.start()
        rows = position.rows()
        return Scene(rows, {}, named(rows), othello_score(position), None, self.message)

    def press(self, square: int) -> None:
        """Does nothing."""

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns no marks."""
        return {}

    def standing(self) -> None:
        """Returns that there is nothing to analyse."""

    def last_move(self) -> str:
        """Returns that there is none."""
        return self.message


class Table:
    """The board and who is at it.

    There are two workplaces, PLAY and JUDGE, and `workplace` is the one that the reader is at.
    `boards` is what each has on the board: the game and what takes its place for a while, or a
    judge's step. `play` is the game. `view` is how the board is looked at. `aimed` is the square
    that a press aimed at, which the next press plays. `sayings` counts what was said on purpose, so
    that the same said again is heard again. `keys_on` tells whether single keys do something,
    `legal_shown` whether the squares to play on are marked, `analysis_on` whether the
    reader wants to know what moves are worth; `steps_a_second` is how fast a judge's steps follow
    one another by themselves. `jobs` is the slow work under way, `advice` the way to the engine.
    `changes` counts what was done; each thing done is followed by all `follow_ups`. `annotators`
    write on what the board shows.
    """

    def __init__(self) -> None:
        self.play = Play()
        self.workplace = PLAY
        self.boards: dict[str, OnBoard] = {PLAY: self.play, JUDGE: NoSteps()}
        self.view = View()
        self.aimed: int | None = None
        self.keys_on = True
        self.legal_shown = True
        self.analysis_on = False
        self.steps_a_second = 1.0
        self.sayings = 0
        self.jobs = Jobs()
        self.advice = Advice(self)
        self.changes = 0
        self.follow_ups: list[Callable[[], None]] = []
        self.annotators: list[Callable[[Scene], None]] = []
        self._focus = {PLAY: 0, JUDGE: 0}
        self._answer: tuple[str, str] | None = None

    def do(self, action: "Callable[..., Any]", *arguments: "Any") -> None:
        """Does something to the state of the page, and what follows from it."""
        self.play.turning = {}
        action(*arguments)
        self.changes += 1
        for follow_up in self.follow_ups:
            follow_up()

    def go_to(self, workplace: str) -> None:
        """Goes to a workplace, which is as it was left."""
        self.workplace = workplace
        self.aimed = None

    @property
    def focus(self) -> int:
        """The square of the board that the keyboard is on."""
        return self._focus[self.workplace]

    @property
    def on_board(self) -> "OnBoard":
        """What the board shows."""
        return self.boards[self.workplace]

    @property
    def game_on_board(self) -> bool:
        """Whether Play has the game on the board, and nothing in its place."""
        return self.boards[PLAY] is self.play

    def scene(self) -> Scene:
        """Returns what the board shows, with the keyboard on one of the squares that are seen."""
        scene = self.on_board.scene()
        if self.focus not in scene.squares:
            self.move_focus(scene.squares[-1])
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
        self.play.begin_against(opponent, level, color, n)

    def watch(self, level: int, n: int) -> None:
        """Starts a game of the computer with itself and shows it."""
        self.back_to_game()
        self.play.watch(level, n)

    def take(self, game: Game) -> None:
        """Shows a game from elsewhere and goes on with it."""
        self.back_to_game()
        self.play.take(game)

    def go_to_ply(self, ply: int) -> None:
        """Shows the game after so many moves."""
        self.back_to_game()
        self.play.go_to(ply)

    def move_focus(self, square: int) -> None:
        """Puts the keyboard on a square."""
        self._focus[self.workplace] = square

    def legal_square(self, step: int) -> int | None:
        """Returns the next square, as seen, where a move is marked; with -1, the one before."""
        picture = Picture(self.scene(), self.view)
        places = picture.marks.get("legal") or picture.marks.get("listed", [])
        place = next_of(sorted(places), picture.place(self.focus), step)
        return None if place is None else picture.squares[place]

    def say(self, answer: str) -> None:
        """Says something until there is other news of the board."""
        self._answer = (self.on_board.scene().message, answer)
        self.sayings += 1

    def read_rays(self) -> None:
        """Says what stands around the keyboard's square."""
        self.say(spoken.rays(self.scene(), self.focus))

    def read_score(self) -> None:
        """Says the score."""
        self.say(spoken.score(self.scene()))

    def read_last_move(self) -> None:
        """Says what the last move was."""
        self.say(self.on_board.last_move())

    def mark_legal(self, shown: bool) -> None:
        """Has the squares to play on marked, or not."""
        self.legal_shown = shown

    def turn_board(self) -> None:
        """Turns the board a quarter clockwise."""
        self.view.turn()
        self.say(spoken.turned(self.scene(), self.view))

    def mirror_board(self) -> None:
        """Swaps left and right of the board."""
        self.view.mirror()
        self.say(spoken.turned(self.scene(), self.view))
