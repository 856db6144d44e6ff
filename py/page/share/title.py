"""The page's title, which the browser shows in its tabs and its history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saved.work import JUDGE

if TYPE_CHECKING:
    from page.app import App

NAME = "Othello"


def title(app: App) -> str:
    """Returns the page's name and what is open, as in `Othello · move 24`."""
    about = _judge_view(app) if app.workspace.view == JUDGE else _play_view(app)
    return f"{NAME} · {about}" if about else NAME


def _judge_view(app: App) -> str:
    run, stepper = app.workbench.judge.run, app.workbench.judge.stepper
    if not (run and run.form):
        return "Judge"
    about = run.form.title
    if stepper and stepper.on_board:
        about += f", step {stepper.index + 1} of {len(run.steps)}"
    return about


def _play_view(app: App) -> str:
    play = app.table.play
    if app.play.setup.is_open:
        return "a position"
    if play.ending.over(play.game):
        return play.ending.result(play.game)
    return f"move {play.game.ply}" if play.game.ply else ""
