"""Which lines of a C or C++ program read, wrote and printed, as its own instructions tell.

Shares no code with `py/`: GCC compiles the program with the calls of its thread sanitizer, which
`observed.c` answers, and the debug data give the line of each call. Only boards in global arrays
are observed. A style names the square of a row and a column, from 0.
"""

import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import NamedTuple

HOOKS = Path(__file__).with_name("observed.c")
IS_HERE = all(map(shutil.which, ("gcc", "g++", "addr2line")))
READ, WROTE, PRINTED, UNKNOWN = "read", "wrote", "printed", "unknown"
KINDS = {"r": READ, "w": WROTE, "u": UNKNOWN, "p": PRINTED}
SECONDS = 60


class Access(NamedTuple):
    """What an instruction did: its kind, two numbers, and the lines that led to it.

    The numbers are the row and the column of a square, or the length of a part of the output.
    """

    kind: str
    first: int
    second: int
    lines: tuple[int, ...]


class ObservedProgram:
    """A program that is built to be observed.

    Args:
        source: The program.
        suffix: `.c` or `.cpp`.
        square: An expression for the square of a row `r` and a column `c`.
        n: The number of rows.
        folder: Where it is built.
    """

    def __init__(self, source: str, suffix: str, square: str, n: int, folder: Path) -> None:
        self._n = n
        self._folder = folder
        self._file = folder / f"observed{suffix}"
        self._program = folder / "observed"
        linkage = "" if suffix == ".c" else 'extern "C" '
        look = f"{linkage}const char *observed_square(int r, int c)"
        self._file.write_text(f"{source}\n{look} {{ return (const char *)&{square}; }}\n")
        compiler = ["gcc", "-std=gnu17"] if suffix == ".c" else ["g++", "-std=c++17"]
        general = ["-O0", "-g", "-w", "-no-pie", "-fno-pie"]
        made = [str(folder / "program.o"), str(folder / "hooks.o")]
        for words in (
            [*compiler, *general, "-fsanitize=thread", "-c", str(self._file), "-o", made[0]],
            ["gcc", "-O1", "-w", "-no-pie", "-fno-pie", "-c", str(HOOKS), "-o", made[1]],
            [compiler[0], "-no-pie", *made, "-o", str(self._program), "-lm"],
        ):
            subprocess.run(words, check=True)

    def accesses(self, text: str) -> list[Access]:
        """Returns what a run on an input did, in the order of time."""
        log = self._folder / "log"
        subprocess.run(
            [self._program],
            input=text.encode(),
            stdout=subprocess.DEVNULL,
            env={**os.environ, "OBSERVED": str(log), "ROWS": str(self._n)},
            timeout=SECONDS,
            check=False,
        )
        records = [line.split() for line in log.read_text().splitlines()]
        lines = self._lines({place for record in records for place in record[3:]})
        return [
            Access(
                KINDS[kind],
                int(first),
                int(second),
                tuple([lines[one] for one in places if lines[one]]),
            )
            for kind, first, second, *places in records
        ]

    def _lines(self, places: set[str]) -> dict[str, int]:
        """Returns the lines of the program that calls return to, 0 for other places."""
        ordered = sorted(place for place in places if place.startswith("0x"))
        before = [hex(int(place, 16) - 1) for place in ordered]
        done = subprocess.run(
            ["addr2line", "-e", str(self._program), *before],
            capture_output=True,
            check=True,
            encoding="utf-8",
        )
        found = dict.fromkeys(places, 0)
        for place, said in zip(ordered, done.stdout.splitlines()):
            file, _, line = said.partition(" ")[0].rpartition(":")
            if file == str(self._file) and line.isdigit():
                found[place] = int(line)
        return found


def did(
    kind: str, line: int, square: tuple[int, int], accesses: list[Access], before: list[Access]
) -> bool:
    """Returns whether a line read or wrote a square in a run, after those of a shorter input.

    A square that a function of the library has written may have been written by any line. A
    reading is that of its function, or of the caller of one that only looks a square up.
    """
    counts = Counter[str]()
    for sign, run in ((1, accesses), (-1, before)):
        for access in run:
            if (access.first, access.second) == square:
                counts["here"] += sign * (access.kind == kind and line in access.lines[:2])
                counts["unknown"] += sign * (access.kind == UNKNOWN)
    return counts["here"] > 0 or (kind == WROTE and counts["unknown"] > 0)


def printing_lines(accesses: list[Access]) -> list[int]:
    """Returns the line that printed each byte of the output, 0 if it is unknown."""
    return [
        (access.lines or (0,))[0]
        for access in accesses
        if access.kind == PRINTED
        for _ in range(access.first)
    ]
