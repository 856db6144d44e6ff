"""Age of the measured tables: `.venv/bin/python tests/benchmark/ages.py`.

Prints for each table of figures in a README the version and the date with which it was measured,
and how many later commits have changed the code that it describes. The text above a table names
them, as in "measured with version 1.9.0 on 26 November 2026 by `program_evidence.py`".
"""

import re
import subprocess
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from benchmark.support.tables import print_head, print_row
from hosting.serving import ROOT

RULE = re.compile(r"\|(---\|)+")
HEADING = re.compile(r"#+ ")
MEASURED = re.compile(r"version\s(\d+\.\d+\.\d+)\son\s(\d+ \w+ \d{4})\sby\s`(\w+\.py)")
ENGINE = ("py/play/engine", "static/evaluation.bin")
# What the figures of each benchmark depend on.
DESCRIBED = {
    "compiled.py": ("py/workbench", "static"),
    "depths.py": (*ENGINE, "static/engine.js", "py/play/model/engine"),
    "evaluation.py": ("py/play/engine/training", "static/evaluation.bin"),
    "ffo.py": ENGINE,
    "ladder.py": ENGINE,
    "mutate.py": ("py", "tests"),
    "program_evidence.py": ("py/workbench/programs",),
    "puzzles.py": ENGINE,
    "reports.py": ENGINE,
    "startup.py": (
        "index.html",
        "static",
        "py/page",
        "py/state",
        "py/browser",
        "py/board",
        "py/othello",
        "py/hosting/building",
    ),
    "train.py": ("py/play/engine/training",),
}


class Figures(NamedTuple):
    """A table of figures.

    Attributes:
        file: The README.
        line: The number of the line of its head.
        version: The version that was measured, empty if it is not named.
        day: The day of the measurement, as in 26 November 2026.
        benchmark: The command that printed the figures.
    """

    file: Path
    line: int
    version: str
    day: str
    benchmark: str


def tables_of_figures() -> list[Figures]:
    """Returns the tables of all READMEs of which most cells contain a number."""
    folders = (ROOT / "py", ROOT / "tests")
    files = [ROOT / "README.md", *(file for one in folders for file in one.rglob("README.md"))]
    return [table for file in sorted(files) for table in _in_file(file)]


def _in_file(file: Path) -> Iterator[Figures]:
    lines = file.read_text(encoding="utf-8").split("\n")
    section = 0
    for number, line in enumerate(lines):
        section = number if HEADING.match(line) else section
        if RULE.fullmatch(line) and _has_figures(lines, number + 1):
            above = "\n".join(lines[section:number])
            version, day, benchmark = [("", "", ""), *MEASURED.findall(above)][-1]
            yield Figures(file, number, version, day, benchmark)


def _has_figures(lines: list[str], start: int) -> bool:
    """Returns whether most cells of a table contain a number, without its first column."""
    cells: list[str] = []
    while lines[start].startswith("|"):
        cells += lines[start].split("|")[2:-1]
        start += 1
    return 2 * sum(bool(re.search(r"\d", cell)) for cell in cells) > len(cells)


def day_of(table: Figures) -> date:
    """Returns the day of a measurement."""
    return datetime.strptime(table.day, "%d %B %Y").date()


def later_commits(table: Figures) -> int:
    """Returns the number of commits after the day of the measurement that changed the code."""
    command = ["git", "rev-list", "--count", f"--since={day_of(table)} 23:59:59", "HEAD", "--"]
    paths = DESCRIBED[table.benchmark]
    counted = subprocess.run(
        [*command, *paths], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return int(counted.stdout)


def main() -> None:
    """Prints a row for each table, the oldest first."""
    print_head("table", "benchmark", "version", "day", "later commits")
    for table in sorted(tables_of_figures(), key=day_of):
        place = f"{table.file.relative_to(ROOT)}:{table.line}"
        print_row(place, table.benchmark, table.version, table.day, later_commits(table))


if __name__ == "__main__":
    main()
