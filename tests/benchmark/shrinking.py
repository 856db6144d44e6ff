"""Size of shrunk inputs: `.venv/bin/python tests/benchmark/shrinking.py`.

Tests every wrong program of `tests/reference` as the page does, from several seeds, and prints the
smallest failing input found: its discs, moves (or commands) and rows, and how often the program
ran. The last lines sum up each format.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import count
from statistics import mean, median

from reference.formats import REFERENCES
from reference.sizes import parts
from reference.wrong.programs import WrongProgram, wrong_programs
from unit.page.running import step
from workbench.formats import format_named
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.trials import Trials

SEEDS = 1000  # Between the first seeds of two rounds.


class FunctionSandbox:
    """Runs a Python function in place of a program, and counts the runs."""

    def __init__(self, program: WrongProgram) -> None:
        self._program = program
        self.runs = 0

    async def start(self) -> None:
        """Does nothing."""

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        """Returns the function's output, or its error as a crash."""
        self.runs += 1
        try:
            return Outcome("ok", self._program.answer(text), None)
        except (IndexError, KeyError, ValueError) as error:
            return Outcome("crash", "", str(error))

    def close(self) -> None:
        """Does nothing."""


def main() -> None:
    """Tests the programs and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="failing inputs for each program")
    parser.add_argument("--program", default="", help="only programs with this text in their name")
    parser.add_argument("--show", action="store_true", help="print the inputs too")
    arguments = parser.parse_args()
    sizes: dict[str, list[tuple[int, int, int, int]]] = {name: [] for name in REFERENCES}
    print(f"{'':44}{'discs':>7}{'moves':>7}{'n':>7}{'runs':>7}")
    for program in wrong_programs():
        if arguments.program not in program.name:
            continue
        found = [tested(program, 1 + SEEDS * round_) for round_ in range(arguments.rounds)]
        failing = [(trials.failing, runs) for trials, runs in found if trials.failing]
        rows = [(*parts(program.form, text)[1:], runs) for text, runs in failing]
        sizes[program.form] += rows
        for row in rows:
            _print_row(f"{program.form} {program.name}", row)
        if arguments.show:
            print(*[text for text, _ in failing], sep="\n")
    for form, rows in sizes.items():
        for name, summary in (("mean", mean), ("median", median), ("most", max)):
            if rows:
                _print_row(f"{form}, {name}", [summary(column) for column in zip(*rows)])


def tested(program: WrongProgram, seed: int) -> tuple[Trials, int]:
    """Returns the trials of a program, which have ended, and the number of runs."""
    sandbox = FunctionSandbox(program)
    form = format_named(program.form)
    trials = Trials(sandbox, program.name, form, 1, count(seed), lambda: None)
    while not trials.done:
        step(trials)
    return trials, sandbox.runs


def _print_row(name: str, numbers: Iterable[float]) -> None:
    print(f"{name:44}", *[f"{number:6.0f}" for number in numbers])


if __name__ == "__main__":
    main()
