"""The state of the workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.formats.input_games import judge_input
from workbench.model.judge.failures import Failures
from workbench.model.judge.generating import Generating
from workbench.model.judge.session import JudgeSession
from workbench.model.program.program_test import ProgramTest
from workbench.model.program.why import Why

if TYPE_CHECKING:
    from collections.abc import Callable

    from othello import Game
    from state.notice import Notice
    from state.workspace import Workspace


class Workbench:
    """Creates the parts of the workbench and connects them.

    Attributes:
        workspace: What the two views share.
        notice: The message about links, files and storage.
        judge: The state of the Judge view.
        generating: Generates inputs for it.
        failures: Shows failed tests in it.
        program_test: The user's program and its test.
        why: The user's question about the program's failing run.
    """

    def __init__(self, workspace: Workspace, notice: Notice) -> None:
        self.workspace, self.notice = workspace, notice
        self.judge = JudgeSession(workspace, notice)
        self.generating = Generating(workspace, self.judge, notice)
        self.failures = Failures(self.judge, notice)
        self.program_test = ProgramTest(workspace.jobs, self.judge, self.failures)
        self.why = Why(self.program_test, workspace)

    def offer(self, game: Game) -> tuple[str, Callable[[], None]]:
        """Returns the title of the first format that can hold a game, and opens it as an input.

        The input is opened by the returned function. Undone moves are left out.

        Raises:
            ValueError: If no format can hold the game.
        """
        form, text = judge_input(game)
        return form.title, lambda: self.judge.open_input(text, form)
