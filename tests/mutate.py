"""Measures what the tests notice: `python tests/mutate.py [PACKAGE …] [--faults 100] [--seed 0]`.

Makes faults in a copy of the project, one at a time, by the rules of mutmut. It runs the tests that
run the changed statement, the fastest files first, until one fails, or takes far longer than
without the fault. For a statement that only browser tests can run, it runs those. It prints each
fault with the test that noticed it, and a table by package. Faults are drawn over all lines of the
packages, by default of all.

It first measures in the copy which statements each test runs, which takes longer than the usual
tests. `--copy FOLDER` takes a copy that is measured already.
"""

import sys
from collections.abc import Sequence

import run  # Finds the modules of the page.
from hosting.serving import SetupError, environment, runtime


def main(arguments: Sequence[str]) -> int:
    """Sets up the tests and tries faults; returns the exit status."""
    try:
        run.prepare((*run.GROUPS, "mutation"), run.browsers([]))
    except (SetupError, runtime.RuntimeUnavailable) as problem:
        print(problem, file=sys.stderr)
        return 1
    return environment.run("harness.mutation", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
