"""Runs the jobs of the page to their ends without waiting."""

import sys
from collections.abc import Awaitable
from random import Random
from typing import Any

from jobs.job import Job
from jobs.running import Jobs
from page.app import App
from saved.game_text import to_fragment
from saved.players import players_text
from saved.work import JUDGE
from state.changes import Changes
from workbench.comparison import Comparison
from workbench.judging import Format
from workbench.model.judge.output_comparison import ComparisonJob
from workbench.model.judge.stepper import Stepper

SLICE = 1000


def finish(jobs: Jobs) -> list[float]:
    """Runs all jobs to their ends; returns the seconds that each would have waited."""
    waited = []
    while started := jobs.take_up():
        for job in started:
            while not job.done:
                advance(jobs, job)
                if isinstance(job.waits_for, float):
                    waited.append(job.waits_for)
    return waited


def interleave(jobs: Jobs, chance: Random, slices: int = sys.maxsize) -> None:
    """Runs all jobs in random turns to their ends, at most a number of slices."""
    running: list[Job] = []
    for _ in range(slices):
        running = [job for job in running + jobs.take_up() if not job.done]
        if not running:
            return
        advance(jobs, chance.choice(running), 0)
    jobs.started = [job for job in running if not job.done] + jobs.started


def step(job: Job, milliseconds: int = SLICE) -> None:
    """Advances a job that belongs to no page."""
    advance(Jobs(Changes().do), job, milliseconds)


def advance(jobs: Jobs, job: Job, milliseconds: int = SLICE) -> None:
    """Advances a job by a slice and answers its question, if it asks one."""
    jobs.advance(job, milliseconds, lambda: 0)
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
    app.workspace.do(app.judge.rerun)
    finish(app.workspace.jobs)
    return app


def ran_over(form: Format, source: str) -> App:
    """Returns a new application that has run the judge on an input."""
    app = App()
    app.workspace.go_to(JUDGE)
    app.workspace.do(app.judge.start_run, form, source)
    finish(app.workspace.jobs)
    return app


def compared(app: App, actual: str) -> App:
    """Compares the run with an actual output; returns the application."""
    app.workspace.do(app.judge.compare, actual)
    finish(app.workspace.jobs)
    return app


def comparison_job_of(app: App) -> ComparisonJob:
    """Returns the job that compares the outputs."""
    assert app.judge.comparison.job is not None
    return app.judge.comparison.job


def result_of(app: App) -> Comparison:
    """Returns the result of comparing the outputs."""
    result = comparison_job_of(app).result
    assert result is not None
    return result


def taken(app: App) -> dict[str, Any]:
    """Returns what a link to everything must contain, read from the state."""
    judge, play = app.judge, app.workspace.play
    stepper = judge.stepper
    return {
        "page": "othello",
        "format": judge.chosen_form_name,
        "input": judge.input,
        "yours": judge.comparison.actual,
        "program": app.program_test.program,
        "step": stepper.index if stepper and stepper.on_board else -1,
        "game": to_fragment(play.game),
        "view": app.workspace.view,
        "shown": judge.tabs.shown,
        "setup": to_fragment(app.position_editor.game()) if app.setting_up else "",
        "seats": players_text(play.players, play.levels),
    }


def typed_in(app: App) -> tuple[str, str, str, str]:
    """Returns the format, the input, the user's output and the program."""
    judge = app.judge
    return judge.chosen_form_name, judge.input, judge.comparison.actual, app.program_test.program


def stepper_of(app: App) -> Stepper:
    """Returns the stepper of the run."""
    assert app.judge.stepper is not None
    return app.judge.stepper
