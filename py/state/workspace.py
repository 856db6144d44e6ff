"""What the two views share: the board of each, the orientation, messages, changes and jobs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from board.navigation import next_in_cycle
from board.orientation import Orientation, Picture
from board.scene import Scene, all_names, position_scene
from jobs.running import Jobs
from othello import Position
from saved.work import JUDGE, PLAY

if TYPE_CHECKING:
    from collections.abc import Callable

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

    class Guarded(Protocol):
        """The game in Play, which follows actions and presses before they have an effect."""

        @property
        def play(self) -> OnBoard:
            """What the board shows of it."""

        def stop_turning(self) -> None:
            """Ends the animation of the last move."""

        def accepts_press(self) -> bool:
            """Prepares for a press on the board. Returns whether the board handles it."""

    Subscriber = Callable[[], None]

APPEARANCES = SYSTEM, LIGHT, DARK = "system", "light", "dark"
NO_STEPS = "No steps yet. Once an input is run, the board shows each of them."


class Changes:
    """Runs every change of the state and announces it to the subscribers."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def do(self, action: Callable[..., Any], *arguments: Any) -> None:
        """Runs an action that changes the state, then calls all subscribers.

        They are called even if the action raises an exception, because it may have changed
        something before.
        """
        try:
            action(*arguments)
        finally:
            for subscriber in self._subscribers:
                subscriber()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Calls a subscriber after every change from now on."""
        self._subscribers.append(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Stops calling a subscriber."""
        self._subscribers.remove(subscriber)


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


class Settings:
    """What the user has switched on, and how fast a judge's steps play.

    Attributes:
        keys_on: Whether single-key shortcuts are on.
        legal_shown: Whether legal squares are marked.
        appearance: One of APPEARANCES.
        analysis_on: Whether the analysis is on.
        steps_a_second: The speed of the steps.
    """

    def __init__(self) -> None:
        self.keys_on = self.legal_shown = True
        self.appearance = SYSTEM
        self.analysis_on = False
        self.steps_a_second = 1.0

    def choose_appearance(self, appearance: str) -> None:
        """Chooses one of APPEARANCES."""
        self.appearance = appearance


class Workspace:
    """The two views, PLAY and JUDGE, their boards, and what they share.

    Attributes:
        view: The visible view.
        boards: What the board shows in each view.
        orientation: How the board is turned, and its theme.
        aimed: The square that the first tap on a small board aimed at. The next tap plays there.
        sayings: Counts deliberate announcements, so that a repeated one is read aloud again.
        settings: What the user has switched on.
        changes: Changes the state and announces each change.
        jobs: The running jobs.
    """

    def __init__(self, game: Guarded) -> None:
        """Creates the state with a game on the board of Play."""
        self.view = PLAY
        self.boards: dict[str, OnBoard] = {PLAY: game.play, JUDGE: NoSteps()}
        self.orientation = Orientation()
        self.aimed: int | None = None
        self.settings = Settings()
        self.sayings = 0
        self.changes = Changes()
        self.jobs = Jobs(self.changes.do)
        self._game = game
        self._overlays: list[Overlay] = []
        self._focus = {PLAY: 0, JUDGE: 0}
        self._answer: tuple[str, Callable[[], str]] | None = None

    def do(self, action: Callable[..., Any], *arguments: Any) -> None:
        """Runs an action of the user as a change of the state.

        The discs of the last move turn no longer. The slices of jobs, which go to `changes`
        directly, do not interrupt them.
        """
        self._game.stop_turning()
        self.changes.do(action, *arguments)

    def add_overlay(self, overlay: Overlay) -> None:
        """Draws advice over the board, above that of earlier calls."""
        self._overlays.append(overlay)

    def go_to(self, view: str) -> None:
        """Shows a view as it was left."""
        self.view = view
        self.aimed = None

    @property
    def on_board(self) -> OnBoard:
        """What the board shows."""
        return self.boards[self.view]

    def names_of(self, scene: Scene, square: int) -> list[str]:
        """Returns the names of a square: in Play that beside the board, in Judge all of them."""
        names = all_names(scene, square)
        return names[:1] if self.view == PLAY else names

    def scene(self) -> Scene:
        """Returns the board to draw: what it shows, the focus, the last answer and the advice.

        This is a query. It composes a new scene from the state and changes nothing.
        """
        scene = self.on_board.scene()
        focus = self._focus[self.view]
        scene.focus = focus if focus in scene.squares else scene.squares[-1]
        answer = self._answer
        said = answer[1]() if answer and answer[0] == scene.message else ""
        scene.message = said or scene.message
        if not self.settings.legal_shown:
            scene.marks["legal"] = []
        if self.aimed is not None:
            scene.marks["aimed"] = [self.aimed]
        for overlay in self._overlays:
            overlay.add_to(scene)
        return scene

    def press(self, square: int) -> None:
        """Handles a click on a square."""
        self.move_focus(square)
        self.aimed = self._answer = None
        self.sayings += 1
        if self._game.accepts_press():
            self.on_board.press(square)

    def aim(self, square: int) -> None:
        """Aims at a square, or presses it if it is aimed at already."""
        if self.aimed == square:
            self.press(square)
        else:
            self.move_focus(square)
            self.aimed = square

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

    def switch_keys(self, on: bool) -> None:
        """Turns single-key shortcuts on or off."""
        self.settings.keys_on = on

    def set_speed(self, steps_a_second: float) -> None:
        """Sets the speed at which a judge's steps play."""
        self.settings.steps_a_second = steps_a_second
