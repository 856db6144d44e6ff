"""A judge's run in the state of the page, taken to its end at once."""

from page.state.app import App

SLICE = 1000


def ran(app: App) -> App:
    """Returns the application after a run over its input."""
    run = app.start_run()
    while not run.done:
        app.advance(SLICE, lambda: 0)
    return app


def ran_over(form: str, source: str) -> App:
    """Returns a new application after a run over an input."""
    app = App()
    app.choice, app.source = form, source
    return ran(app)
