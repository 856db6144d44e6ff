"""The state that the page has from the first moment: the game, the two views, the orientation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from board import spoken
from board.navigation import next_in_cycle
from board.orientation import Orientation, Picture
from board.scene import Scene, position_scene
from jobs.running import Jobs
from othello import Game, Ply, Position
from play.model.game import messages
from play.model.game.game_choice import GameChoice
from play.model.game.play import Play
from saved.work import GAME, GAMES, JUDGE, PLAY, PRACTICE
from state.changes import Changes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    class OnBoard(Protocol):
        """Something that the board can show: the game, a judge's step, a position being edited."""

        def scene(self) -> Scene:
            """Returns the board to draw."""

        def press(self, square: int) -> None:
            """Handles a click on a square."""

        def preview(self, square: int) -> dict[str, list[int]]:
            """Returns marks that show the effect of a click on a square."""

        @property
        def hides_advice(self) -> bool:
            """Whether advice would give away an answer that the user looks for."""

        def position_and_turn(self) -> tuple[Position, str | None] | None:
            """Returns the Othello position and the side to move, or None."""

        def last_move(self) -> str:
            """Returns a sentence about the last move."""

    class Overlay(Protocol):
        """Advice that is drawn over the board, computed from the state."""

        def add_to(self, scene: Scene) -> None:
            """Adds values, names or a message to a new scene. Changes nothing else."""


NEW_GAME = "new game"  # The choices over a game.
NO_STEPS = "No steps yet. Once an input is run, the board shows each of them."


class NoSteps:
    """The board of the Judge view while there is no step to show.

    Attributes:
        message: Why there is none.
    """

    hides_advice = False

    def __init__(self, message: str = NO_STEPS) -> None:
        self.message = message

    def scene(self) -> Scene:
        """Returns the start position, with no side to move."""
        return position_scene(Position.start(), None, {}, self.message)

    def press(self, square: int) -> None:
        """Does nothing."""

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns no marks."""
        return {}

    def position_and_turn(self) -> None:
        """Returns None: there is nothing to analyse."""

    def last_move(self) -> str:
        """Returns the message, because there is no move."""
        return self.message


class Workspace:
    """The two views, PLAY and JUDGE, their boards, and what they share.

    Attributes:
        sheet: The visible tab of Play, one of SHEETS.
        folded: The tabs of Play beside which phones fold the board, and NEW_GAME.
        leave_games: Puts the game in Play back on the board. Openings shows that of Games.
        inner: Returns what a tab shows in place of itself, as addresses name it, usually empty.
        invite: Returns how to begin the game that waits, empty if that is not to be said.
        is_first_game: Whether the user has not finished a game yet.
        boards: What the board shows in each view.
        orientation: How the board is turned, and its theme.
        aimed: The square that the first tap on a small board aimed at. The next tap plays there.
        sayings: Counts deliberate announcements, so that a repeated one is read aloud again.
        keys_on: Whether single-key shortcuts are on.
        legal_shown: Whether legal squares are marked.
        analysis_on: Whether the analysis is on.
        steps_a_second: The speed at which a judge's steps play.
        changes: Changes the state and announces each change.
        overlays: The advice drawn over the board, the last on top.
    """

    def __init__(self) -> None:
        self.play = Play()
        self.choice = GameChoice()
        self.view = PLAY
        self.boards: dict[str, OnBoard] = {PLAY: self.play, JUDGE: NoSteps()}
        self.orientation = Orientation()
        self.aimed: int | None = None
        self.keys_on = True
        self.legal_shown = True
        self.analysis_on = False
        self.steps_a_second = 1.0
        self.sayings = 0
        self.changes = Changes()
        self.jobs = Jobs(self.changes.do)
        self.overlays: Sequence[Overlay] = ()
        self.sheet = GAME
        self.is_first_game = False
        self.folded = {GAMES, NEW_GAME}
        self.leave_games: Callable[[], None] = lambda: None
        self.inner: Callable[[], str] = lambda: ""
        self.invite: Callable[[], str] = lambda: ""
        self._beside: OnBoard = self.play  # What the other tabs or Practice had on the board.
        self._focus = {PLAY: 0, JUDGE: 0}
        self._answer: tuple[str, Callable[[], str]] | None = None

    def do(self, action: Callable[..., Any], *arguments: Any) -> None:
        """Runs an action of the user as a change of the state.

        The discs of the last move turn no longer. The slices of jobs, which go to `changes`
        directly, do not interrupt them.
        """
        self.play.turning = {}
        self.changes.do(action, *arguments)

    def go_to(self, view: str) -> None:
        """Shows a view as it was left."""
        self.view = view
        self.aimed = None

    def show_sheet(self, sheet: str) -> None:
        """Shows a tab of Play. Practice has the board to itself."""
        if sheet == self.sheet:
            return
        if sheet in (GAME, PRACTICE):
            self.leave_games()
        if PRACTICE in (sheet, self.sheet):
            self._beside, self.boards[PLAY] = self.boards[PLAY], self._beside
        self.sheet = sheet

    def show_game(self) -> None:
        """Shows the tab Game and the game on the board."""
        self.show_sheet(GAME)
        self.folded.discard(GAME)

    @property
    def place(self) -> str:
        """The view, and the tab of Play unless it is the first, as an address names them."""
        is_first = self.view != PLAY or self.sheet == GAME
        return self.view if is_first else f"{self.view}/{self.inner() or self.sheet}"

    @property
    def on_board(self) -> OnBoard:
        """What the board shows."""
        return self.boards[self.view]

    @property
    def game_on_board(self) -> bool:
        """Whether the Play view shows the game, and not a line or a position being edited."""
        return self.boards[PLAY] is self.play

    def names_of(self, scene: Scene, square: int) -> list[str]:
        """Returns the names of a square, in the first game only that beside the board."""
        names = spoken.all_names(scene, square)
        return names[:1] if self.is_first_game and self.view == PLAY else names

    def scene(self) -> Scene:
        """Returns the board to draw: what it shows, the focus, the last answer and the advice.

        This is a query. It composes a new scene from the state and changes nothing.
        """
        scene = self.on_board.scene()
        focus = self._focus[self.view]
        scene.focus = focus if focus in scene.squares else scene.squares[-1]
        answer = self._answer
        said = answer[1]() if answer and answer[0] == scene.message else ""
        scene.message = said or self.invite() or scene.message
        if not self.legal_shown:
            scene.marks["legal"] = []
        if self.aimed is not None:
            scene.marks["aimed"] = [self.aimed]
        for overlay in self.overlays:
            overlay.add_to(scene)
        return scene

    def press(self, square: int) -> None:
        """Handles a click on a square."""
        self.move_focus(square)
        self.aimed = self._answer = None
        self.sayings += 1
        if not self.choosing or self.choice.is_over(self.play.game) or self._begin_with_move():
            self.choice.close()
            self.on_board.press(square)

    def aim(self, square: int) -> None:
        """Aims at a square, or presses it if it is aimed at already."""
        if self.aimed == square:
            self.press(square)
        else:
            self.move_focus(square)
            self.aimed = square

    def back_to_game(self) -> None:
        """Shows the game and its message again in the Play view."""
        self.boards[PLAY] = self.play
        self.forget_answer()

    def practise(self, board: OnBoard) -> None:
        """Shows a board of the practice, in its tab."""
        self.back_to_game()
        self.show_sheet(PRACTICE)
        self.boards[PLAY] = board

    def leave_practice(self, sheet: str = PRACTICE) -> None:
        """Shows the game again, and a tab."""
        self.back_to_game()
        self.show_sheet(sheet)

    @property
    def choosing(self) -> bool:
        """Whether the choices for a new game are shown beside the game on the board."""
        in_play = self.view == PLAY and self.game_on_board
        return in_play and self.choice.is_shown(self.play.game)

    def welcome(self) -> None:
        """Greets a newcomer, whose first move begins a game against the lowest level."""
        self.choice.is_newcomer = self.is_first_game = True
        self.play.message = messages.WELCOME

    def choose_game(self) -> None:
        """Shows the choices for a new game. The board stays as it is."""
        self.back_to_game()
        self.show_sheet(GAME)
        self.choice.open(self.play.game)

    def set_player(self, color: str, player: str, level: int | None) -> None:
        """Sets the player of a colour, now and in the next game."""
        self.play.set_player(color, player, level)
        self.play.taken.add(color)
        self.choice.follow(self.play)

    def begin(self) -> None:
        """Starts the game that the user has chosen, and shows it."""
        self._start(self.choice.begin, self.play)

    def new_game(self, n: int) -> None:
        """Starts a game of the same players on n x n squares and shows it."""
        self._start(self.play.new_game, n)

    def rematch(self) -> None:
        """Starts a game of the same players with their colours swapped, and shows it."""
        self._start(self.play.rematch)

    def watch(self) -> None:
        """Starts a game of the computer against itself and shows it."""
        self._start(self.play.watch, self.choice.level, self.choice.n)

    def _start(self, action: Callable[..., None], *arguments: Any) -> None:
        self.back_to_game()
        self.sayings += 1
        action(*arguments)
        self.choice.answered(self.play.game)
        self.folded.discard(self.sheet)

    def _begin_with_move(self) -> bool:
        """Starts a game if another was chosen, or shows the choices if a move cannot begin it."""
        if not self.choice.is_changed:
            return True
        if not self.choice.begins_with(self.play.game):
            self.show_sheet(GAME)
            return False
        self.begin()
        return True

    def load(self, game: Game) -> None:
        """Replaces the game by another one and shows it."""
        self.choice.close()
        self.back_to_game()
        self.play.load(game)

    def go_to_ply(self, ply: int) -> None:
        """Shows the position after a number of moves of the game's line."""
        self.back_to_game()
        self.play.go_to(ply)

    def show_ply(self, ply: Ply) -> None:
        """Shows the position after a move of the game, on any of its lines."""
        self.back_to_game()
        self.play.show(ply)

    def move_focus(self, square: int) -> None:
        """Moves the keyboard focus to a square."""
        self._focus[self.view] = square

    def legal_square(self, step: int) -> int | None:
        """Returns the next square marked as legal, in the order seen; the previous with -1."""
        scene = self.scene()
        picture = Picture(scene, self.orientation)
        cells = picture.marks.get("legal") or picture.marks.get("listed", [])
        cell = next_in_cycle(sorted(cells), picture.cell(scene.focus), step)
        return None if cell is None else picture.squares[cell]

    def say(self, answer: str) -> None:
        """Shows an answer as the message until the board has another message."""
        self.say_live(lambda: answer)

    def say_live(self, answer: Callable[[], str]) -> None:
        """Shows an answer that is computed whenever the board is drawn, unless it is empty."""
        self._answer = (self.on_board.scene().message, answer)
        self.sayings += 1

    def forget_answer(self) -> None:
        """Shows the message of the board again, because an answer is out of date."""
        self._answer = None

    def say_again(self) -> None:
        """Lets screen readers read the message again."""
        self.sayings += 1

    def read_rays(self) -> None:
        """Says what lies in each direction from the focus."""
        scene = self.scene()
        self.say(spoken.directions_from(scene, scene.focus))

    def read_score(self) -> None:
        """Says the score."""
        self.say(spoken.score(self.scene()))

    def read_last_move(self) -> None:
        """Says the last move."""
        self.say(self.on_board.last_move())

    def mark_legal(self, shown: bool) -> None:
        """Marks legal squares, or stops marking them."""
        self.legal_shown = shown

    def switch_keys(self, on: bool) -> None:
        """Turns single-key shortcuts on or off."""
        self.keys_on = on

    def set_speed(self, steps_a_second: float) -> None:
        """Sets the speed at which a judge's steps play."""
        self.steps_a_second = steps_a_second

    def turn_board(self) -> None:
        """Turns the board clockwise by a quarter turn."""
        self.orientation.turn()
        self.say(spoken.turned(self.scene(), self.orientation))

    def mirror_board(self) -> None:
        """Mirrors the board, left to right."""
        self.orientation.mirror()
        self.say(spoken.turned(self.scene(), self.orientation))
