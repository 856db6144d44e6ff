"""The title of the page."""

from page.share.title import title
from reference.samples import UVA220_INPUT
from saved.work import JUDGE
from unit.page.running import finish, new_app, stepper_of
from workbench.formats.uva220 import UVA220


def test_the_title_names_the_content() -> None:
    app = new_app()
    assert title(app) == "Othello"
    app.workspace.press(19)
    assert title(app) == "Othello · move 1"
    app.play.setup.open()
    assert title(app) == "Othello · a position"
    app.workspace.go_to(JUDGE)
    assert title(app) == "Othello · Judge"
    app.workspace.do(app.workbench.judge.start_run, UVA220, UVA220_INPUT)
    finish(app.workspace.jobs)
    stepper_of(app.workbench).go_to(3)
    assert title(app) == "Othello · UVa 220, step 4 of 11"
