"""Speed of the engine, native and in a browser: `.venv/bin/python tests/benchmark/engine.py`.

Prints each figure for CPython and for Pyodide in a PyScript worker, with the target for the browser
and the ratio of both. Times are processor times (on Linux), so that other load matters less. The
ratio depends on the machine the least.
"""

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from benchmark import engine_figures
from benchmark.support import peer
from driving.core.starting import playable
from harness.browsers import launch_options
from harness.site import serving
from hosting.serving import ROOT

PACKAGES = ("py/analysis", "py/othello", "py/records", "py/judges", "py/boardsilly")
FILES = (
    "static/evaluation.bin",
    "tests/benchmark/engine_figures.py",
    "tests/benchmark/support/many_boards.py",
    "tests/reference/ffo.py",
)


class Figure(NamedTuple):
    """A line of the table.

    Attributes:
        title: The label.
        function: The name of the function of `engine_figures` that measures it.
        arguments: The function's arguments.
        aim: The target for the browser, None if there is none.
        rate: Whether higher is better.
    """

    title: str
    function: str
    arguments: tuple[object, ...] = ()
    aim: float | None = None
    rate: bool = False


FIGURES = (
    Figure("evaluation ready, ms", "start_ms"),
    Figure("perft(6), many boards in one integer, ms", "many_boards_ms", aim=2),
    Figure("perft(6), the search's own moves, ms", "perft_ms", aim=7),
    Figure("perft(4), the plain board of py/othello, ms", "rules_ms"),
    Figure("positions a second, middle game", "nodes_per_second", aim=120_000, rate=True),
    Figure("score, 10 empties, median of 15, ms", "solver_ms", (10, "score", 15)),
    Figure("score, 12 empties, median of 15, ms", "solver_ms", (12, "score", 15), 50),
    Figure("score, 14 empties, median of 11, ms", "solver_ms", (14, "score", 11), 250),
    Figure("score, 16 empties, median of 9, ms", "solver_ms", (16, "score", 9), 1200),
    Figure("score, 18 empties, median of 5, ms", "solver_ms", (18, "score", 5), 6000),
    Figure("who wins, 18 empties, median of 7, ms", "solver_ms", (18, "win", 7), 1000),
    Figure("who wins, 20 empties, median of 5, ms", "solver_ms", (20, "win", 5), 4000),
    Figure("FFO 1 to 19, exact, ms", "ffo_ms", aim=10_000),
    Figure("longest time without a pause, ms", "longest_pause_ms", aim=50),
)


def main() -> None:
    """Measures every figure natively and in the browser, and prints the table."""
    engine_figures.prepare((ROOT / "static" / "evaluation.bin").read_bytes())
    paths = [*FILES]
    for package in PACKAGES:
        paths += [str(path.relative_to(ROOT)) for path in sorted((ROOT / package).rglob("*.py"))]
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        address = f"{site.address}tests/benchmark/engine_worker.html"
        page = playable(browser.new_page(), address)
        print(f"{'':44}{'native':>11}{'browser':>11}{'aim':>9}{'ratio':>7}")
        page.evaluate(f"worker.load({json.dumps(site.address)}, {json.dumps(json.dumps(paths))})")
        begin = partial(page.evaluate, "worker.begin()")
        there = undisturbed(begin, renderers_time)
        print_line("import of py/analysis, ms", import_ms(), there, None)
        for figure in FIGURES:
            native = undisturbed(partial(here, figure), time.process_time, figure.rate)
            there = undisturbed(partial(in_worker, page, figure), renderers_time, figure.rate)
            print_line(figure.title, native, there, figure.aim)
        native = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
        print_line(
            "memory of the whole process, MB", native, page.evaluate("worker.memory()"), None
        )
        browser.close()
    print_peer()


def undisturbed(
    measure: Callable[[], float], processor_time: Callable[[], float], rate: bool = False
) -> float:
    """Returns a time or rate, corrected for the processor time of other processes."""
    begun, before = time.perf_counter(), processor_time()
    value = measure()
    share = (processor_time() - before) / (time.perf_counter() - begun)
    share = min(share, 1) or 1
    return value / share if rate else value * share


def renderers_time() -> float:
    """Returns the processor time in seconds of the browser's renderers.

    Returns 0 on systems other than Linux.
    """
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            command = (file.parent / "cmdline").read_bytes()
            if b"--type=renderer" in command and is_ours(int(file.parent.name)):
                fields = file.read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        except OSError:
            continue  # The process has ended.
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0


def is_ours(process: int) -> bool:
    """Returns whether a process descends from this one."""
    while process > 1 and process != os.getpid():
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return process == os.getpid()


def here(figure: Figure) -> float:
    """Measures a figure in this process."""
    value: float = getattr(engine_figures, figure.function)(*figure.arguments)
    return value


def in_worker(page: Page, figure: Figure) -> float:
    """Measures a figure in the worker."""
    arguments = json.dumps(json.dumps(figure.arguments))
    value: float = page.evaluate(f"worker.figure({json.dumps(figure.function)}, {arguments})")
    return value


def import_ms() -> float:
    """Returns the milliseconds that a new Python needs to import the engine."""
    program = (
        "import time; begun = time.process_time(); import analysis.protocol.request_handler\n"
        "print(time.process_time() - begun)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return 1000 * float(run.stdout)


def print_line(title: str, native: float, browser: float, aim: float | None) -> None:
    """Prints a line of the table."""
    print(
        f"{title:44}{native:>11,.1f}{browser:>11,.1f}{'' if aim is None else f'{aim:,}':>9}"
        f"{browser / native:>7.2f}",
        flush=True,
    )


def print_peer() -> None:
    """Prints the native time of the PyPI package `reversi`, if it is installed."""
    if not peer.installed():
        print(f"The peer is missing: {peer.INSTALL}")
        return
    begun = time.process_time()
    assert peer.perft(4) == engine_figures.PERFT[4]
    taken = 1000 * (time.process_time() - begun)
    print(f"{'perft(4), the PyPI package reversi, ms':44}{taken:>11,.1f}")


if __name__ == "__main__":
    main()
