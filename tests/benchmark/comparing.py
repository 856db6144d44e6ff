"""Memory and slices of a comparison: `.venv/bin/python tests/benchmark/comparing.py`.

Compares outputs of about 26,000 steps under CPython. Prints the memory of the steps, the peak
memory of the comparison, the number of slices, and the longest slice, absolute and relative to the
mean. `judging.py` measures the slices in the page.
"""

import tracemalloc
from time import perf_counter

from workbench.comparison import ExpectedOutput, comparing
from workbench.formats import Format, Step
from workbench.formats.boardsilly.judge import BOARDSILLY
from workbench.formats.jutge.judge import JUTGE
from workbench.formats.uva220.judge import UVA220
from workbench.inputs import generate

MEGABYTE = 2**20
HEADS = ("steps", "lines", "steps MB", "compare MB", "slices", "longest/mean", "longest ms")


def main() -> None:
    """Compares each output and prints a line for it."""
    print(f"{'output':>28}", *[f"{head:>12}" for head in HEADS])
    many = generate(UVA220, 1, games=1000, commands=18)
    inputs = (
        ("uva220", UVA220, many),
        ("boardsilly", BOARDSILLY, generate(BOARDSILLY, 1, boards=1000)),
        ("jutge 26 x 26", JUTGE, generate(JUTGE, 1, n=26, moves=600)),
    )
    for name, form, text in inputs:
        tracemalloc.start()
        steps = list(form.run(text))
        output = "".join([step.text for step in steps])
        taken = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        for damage, actual in damaged(output):
            _measure(f"{name}, {damage}", form, steps, actual, taken)


def damaged(output: str) -> list[tuple[str, str]]:
    """Returns outputs without differences, with one, and with many."""
    middle = output.index("\n", len(output) // 2) - 1
    return [
        ("the same", output),
        ("one letter", f"{output[:middle]}x{output[middle + 1 :]}"),
        ("blanks at ends", output.replace("\n", " \n")),
        ("all lower", output.lower().replace("x", "y").replace("w", "v")),
    ]


def _measure(name: str, form: Format, steps: list[Step], actual: str, taken: int) -> None:
    slices = []
    tracemalloc.start()
    start = perf_counter()
    result = None
    for found in comparing(form, ExpectedOutput(steps), actual):
        result = found or result
        slices.append(perf_counter() - start)
        start = perf_counter()
    assert result
    for _ in result.rows():
        pass
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    figures = (
        len(steps),
        actual.count("\n"),
        f"{taken / MEGABYTE:.1f}",
        f"{peak / MEGABYTE:.1f}",
        len(slices),
        f"{max(slices) * len(slices) / sum(slices):.0f}",
        f"{max(slices) * 1000:.1f}",
    )
    print(f"{name:>28}", *[f"{figure:>12}" for figure in figures], flush=True)


if __name__ == "__main__":
    main()
