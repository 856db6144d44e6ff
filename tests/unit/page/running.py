"""Runs the jobs of the page to their ends without waiting."""

from collections.abc import Awaitable
from typing import Any

from comparison import Comparison
from jobs.job import Job
from jobs.running import Jobs
from judges import Format
from page.model.app import App
from page.model.judge.output_differences import Comparing
from page.model.judge.stepper import Stepper
from page.model.workspace import JUDGE

SLICE = 1000


def finish(jobs: Jobs) -> list[float]:
    """Runs all jobs to their ends; returns the seconds that each would have waited."""
    waited = []
    while started := jobs.take_up():
        for job in started:
            while not job.done:
                step(job)
                if isinstance(job.waits_for, float):
                    waited.append(job.waits_for)
    return waited


def step(job: Job, milliseconds: int = SLICE) -> None:
    """Advances a job by a slice and answers its question, if it asks one."""
    job.advance(milliseconds, lambda: 0)
    question = job.waits_for
    if question is None or isinstance(question, (int, float)):
        return
    try:
        job.answer(answered(question))
    except Exception as error:
        job.fail(error)


def answered(question: Awaitable[Any]) -> Any:
    """Returns the result of an awaitable that never suspends."""
    try:
        question.__await__().send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("The awaitable suspends.")


def ran(app: App) -> App:
    """Runs the judge on the application's input; returns the application."""
    app.workspace.go_to(JUDGE)
    app.workspace.do(app.judge_again)
    finish(app.workspace.jobs)
    return app


def ran_over(form: Format, source: str) -> App:
    """Returns a new application that has run the judge on an input."""
    app = App()
    app.workspace.go_to(JUDGE)
    app.workspace.do(app.judge, form, source)
    finish(app.workspace.jobs)
    return app


def compared(app: App, actual: str) -> App:
    """Compares the run with an actual output; returns the application."""
    app.workspace.do(app.compare_with, actual)
    finish(app.workspace.jobs)
    return app


def comparing_of(app: App) -> Comparing:
    """Returns the comparison with the run's output."""
    assert app.yours.comparing is not None
    return app.yours.comparing


def result_of(app: App) -> Comparison:
    """Returns the result of the comparison with the run's output."""
    result = comparing_of(app).result
    assert result is not None
    return result


def stepper_of(app: App) -> Stepper:
    """Returns the stepper of the run."""
    assert app.stepper is not None
    return app.stepper
