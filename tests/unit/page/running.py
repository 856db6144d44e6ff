"""Runs the jobs of the page to their ends without waiting."""

import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from jobs.job import Job
from jobs.running import Jobs
from page.app import App
from play.model.game.table import Table
from saved.game_text import to_fragment
from saved.players import players_text
from saved.work import JUDGE
from state.notice import Notice
from state.workspace import Changes
from unit.play.model.new_play import NotStored
from workbench.comparison import Comparison
from workbench.judging import Format
from workbench.model.judge.output_comparison import ComparisonJob
from workbench.model.judge.stepper import Stepper
from workbench.model.workbench import Workbench

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


def new_app() -> App:
    return App(Table(), NotStored())


def new_workbench() -> Workbench:
    workspace = Table().workspace
    return Workbench(workspace, Notice(workspace))


def ran(bench: Workbench) -> Workbench:
    """Runs the judge on the workbench's input; returns the workbench."""
    bench.workspace.go_to(JUDGE)
    complete(bench, bench.judge.rerun)
    return bench


def ran_over(form: Format, source: str) -> Workbench:
    """Returns a new workbench that has run the judge on an input."""
    bench = new_workbench()
    bench.workspace.go_to(JUDGE)
    complete(bench, bench.judge.start_run, form, source)
    return bench


def complete(bench: Workbench, command: Callable[..., object], *arguments: object) -> list[float]:
    """Does something and all the jobs that it starts; returns the seconds as `finish` does."""
    bench.workspace.do(command, *arguments)
    return finish(bench.workspace.jobs)


def compared(bench: Workbench, actual: str) -> Workbench:
    """Compares the run with an actual output; returns the workbench."""
    complete(bench, bench.judge.compare, actual)
    return bench


def comparison_job_of(bench: Workbench) -> ComparisonJob:
    assert bench.judge.comparison.job is not None
    return bench.judge.comparison.job


def result_of(bench: Workbench) -> Comparison:
    result = comparison_job_of(bench).result
    assert result is not None
    return result


def taken(app: App) -> dict[str, Any]:
    """Returns what a link to everything must contain, read from the state."""
    judge, play = app.workbench.judge, app.table.play
    stepper = judge.stepper
    return {
        "page": "othello",
        "format": judge.chosen_form_name,
        "input": judge.input,
        "yours": judge.comparison.actual,
        "program": app.workbench.program_test.program,
        "step": stepper.index if stepper and stepper.on_board else -1,
        "game": to_fragment(play.game),
        "view": app.workspace.view,
        "shown": judge.tabs.shown,
        "setup": to_fragment(app.play.setup.editor.game()) if app.play.setup.is_open else "",
        "seats": players_text(play.players, play.levels),
    }


def typed_in(bench: Workbench) -> tuple[str, str, str, str]:
    judge = bench.judge
    return judge.chosen_form_name, judge.input, judge.comparison.actual, bench.program_test.program


def stepper_of(bench: Workbench) -> Stepper:
    assert bench.judge.stepper is not None
    return bench.judge.stepper
