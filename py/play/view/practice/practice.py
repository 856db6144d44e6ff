"""The practice: its task, its progress, and its buttons."""

from __future__ import annotations

from typing import Any

from js import document

from board.markup import joined, markup
from board.scene import Scene
from browser.page import Page, Part, claim, element, fill, go_to_board
from othello.phrases import counted
from play.model.play_app import PlayApp
from play.model.practice.exercise import FOUND, SHOWN, Exercise
from saved.work import PLAY, PRACTICE

PRACTISE = "Practise {}"
AGAIN = "Again the {}"
BACK, BACK_TO_GAME = "Back", "Back to the game"
KEEPS_ENTER = "button, a, input, select, textarea, summary, dialog, [popover]"
NOW = "now"  # The class of the current exercise's dot. The others have their outcome.


class PracticePart(Part):
    """Begins the practice, and leads through it."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._app, self._practice = page, app, app.practice
        self._game_report = app.game_report
        self._drawn: list[str] = []
        for name, action in (
            ("practise", self._practice.go_on),
            ("practise-again", self._practice.begin_again),
            ("next-exercise", self._practice.next),
            ("skip-exercise", self._practice.next),
            ("show-answer", self._practice.show_answer),
            ("cancel-try", self._practice.cancel),
            ("take-back", self._practice.take_back),
            ("hide-card", self._practice.hide),
            ("leave-practice", self._practice.leave),
        ):
            page.on_click(name, action, go_to_board)
        # Before the board, which plays the focused square.
        document.addEventListener("keydown", self._go_on, True)

    def show(self, scene: Scene) -> None:
        """Shows the button of the report, and the exercise if there is one."""
        practice, mistakes = self._practice, self._game_report.mistakes
        element("practise").hidden = not mistakes
        element("practise").textContent = PRACTISE.format(counted(len(mistakes), "mistake"))
        element("practice").hidden = not practice.under_way
        if practice.under_way:
            self._show_exercise()

    def _show_exercise(self) -> None:
        practice, exercise = self._practice, self._practice.exercise
        finished, answered = practice.finished, exercise.answered
        element("practice-task").textContent = practice.task
        element("exercises-left").textContent = practice.progress
        element("card-back").textContent = practice.comes_back
        element("next-exercise").hidden = finished or not answered
        element("cancel-try").hidden = finished or exercise.wanted is None
        element("show-answer").hidden = element("skip-exercise").hidden = finished or answered
        element("take-back").hidden = not practice.can_take_back
        unsolved = len(practice.unsolved)
        element("practise-again").hidden = not (finished and unsolved)
        element("practise-again").textContent = AGAIN.format(unsolved)
        element("hide-card").hidden = finished
        is_home = practice.origin == PRACTICE
        element("leave-practice").textContent = BACK if is_home else BACK_TO_GAME
        self._show_dots()

    def _show_dots(self) -> None:
        """Draws a dot for each exercise."""
        practice = self._practice
        kinds = [_kind(exercise) for exercise in practice.exercises]
        if not practice.finished:
            kinds[practice.number] += f" {NOW}"
        if kinds != self._drawn:
            self._drawn = kinds
            dots = [markup('<li class="{}"></li>', kind) for kind in kinds]
            fill(element("exercises"), joined(dots))

    def _go_on(self, event: Any) -> None:
        """Goes to the next exercise, puzzle or line on Enter, once the current one is over."""
        is_taken = event.defaultPrevented or event.ctrlKey or event.metaKey or event.altKey
        if event.key != "Enter" or is_taken or self._page.workspace.view != PLAY:
            return
        board = self._app.practised
        if board and board.is_over and not event.target.closest(KEEPS_ENTER):
            claim(event)
            self._page.do(board.next)
            self._page.after_frame(go_to_board)


def _kind(exercise: Exercise) -> str:
    """Returns the class of an exercise's dot. One that was not right at once counts as shown."""
    is_late = exercise.outcome == FOUND and not exercise.is_right
    return SHOWN if is_late else exercise.outcome
