"""What is kept of the reader's own work where another tab, or another version, keeps something."""

from page.model.app import App
from page.model.share import snapshot
from page.model.share.keeping import GONE_ON, TWO_WORKS, AutoSave


def test_the_page_is_saved_each_time() -> None:
    app = App()
    keeping = AutoSave(app, foreign=False)
    assert keeping.text(app) == snapshot.taken(app)
    app.workspace.press(19)
    assert keeping.text(app) == snapshot.taken(app)
    assert keeping.text(app) == snapshot.taken(app)


def test_unreadable_work_is_kept_until_the_first_change() -> None:
    app = App()
    keeping = AutoSave(app, foreign=True)
    assert keeping.text(app) is None
    app.workspace.press(19)
    assert keeping.text(app) == snapshot.taken(app)
    assert keeping.text(app) == snapshot.taken(app)


def test_the_work_of_another_tab_is_kept_until_the_first_change() -> None:
    app = App()
    app.workspace.press(19)
    keeping = AutoSave(app, foreign=False)
    assert keeping.replaced(app) == GONE_ON
    assert keeping.text(app) is None
    app.workspace.press(18)
    assert keeping.text(app) == snapshot.taken(app)
    assert keeping.replaced(app) == GONE_ON
    app.workspace.press(26)
    assert keeping.replaced(app) == TWO_WORKS
    assert keeping.text(app) == snapshot.taken(app)
