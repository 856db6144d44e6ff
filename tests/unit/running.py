"""The jobs of the page, taken to their ends at once."""

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
    """Takes all jobs to their ends; returns the seconds that they would have waited."""
    waited = []
    while started := jobs.take_up():
        for job in started:
            while not job.done:
                step(job)
                if isinstance(job.waits_for, float):
                    waited.append(job.waits_for)
    return waited


def step(job: Job, milliseconds: int = SLICE) -> None:
    """Advances a job, and answers what it asks."""
    job.advance(milliseconds, lambda: 0)
    question = job.waits_for
    if question is None or isinstance(question, (int, float)):
        return
    try:
        job.answer(answered(question))
    except Exception as error:
        job.fail(error)


def answered(question: Awaitable[Any]) -> Any:
    """Returns the answer to a question that waits for nothing."""
    try:
        question.__await__().send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("The question waits for something.")


def ran(app: App) -> App:
    """Returns the application after a run over its input."""
    app.workspace.go_to(JUDGE)
    app.workspace.do(app.judge_again)
    finish(app.workspace.jobs)
    return app


def ran_over(form: Format, source: str) -> App:
    """Returns a new application after a run over an input."""
    app = App()
    app.workspace.go_to(JUDGE)
    app.workspace.do(app.judge, form, source)
    finish(app.workspace.jobs)
    return app


def compared(app: App, yours: str) -> App:
    """Returns the application after its run was compared with an output."""
    app.workspace.do(app.compare_with, yours)
    finish(app.workspace.jobs)
    return app


def comparing_of(app: App) -> Comparing:
    """Returns the comparison with the run."""
    assert app.yours.comparing is not None
    return app.yours.comparing


def result_of(app: App) -> Comparison:
    """Returns what the comparison with the run has come to."""
    result = comparing_of(app).result
    assert result is not None
    return result


def stepper_of(app: App) -> Stepper:
    """Returns the place among the steps of the run."""
    assert app.stepper is not None
    return app.stepper
