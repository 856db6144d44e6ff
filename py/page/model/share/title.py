"""What the page is called in the browser's tabs and history: what is open."""

from page.model.play import messages
from page.model.workspace import JUDGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.model.app import App

NAME = "Othello"


def title(app: "App") -> str:
    """Returns the name of the page with what is open, as in `Othello · move 24`."""
    about = _judged(app) if app.workspace.view == JUDGE else _played(app)
    return f"{NAME} · {about}" if about else NAME


def _judged(app: "App") -> str:
    run, stepper = app.judge.run, app.judge.stepper
    if not (run and run.form):
        return "Judge"
    about = run.form.title
    if stepper and stepper.on_board:
        about += f", step {stepper.index + 1} of {len(run.steps)}"
    return about


def _played(app: "App") -> str:
    game = app.workspace.play.game
    if app.setting_up:
        return "a position"
    if game.over:
        return messages.result(game)
    return f"move {game.ply}" if game.ply else ""
