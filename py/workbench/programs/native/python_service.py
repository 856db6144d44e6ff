"""Answers requests about a Python program in a process of its Python."""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from workbench.programs.native.native_program import Process, absolute, text_of
from workbench.programs.trials.outcome import SandboxUnavailable

# The argument is the folder of the packages.
_SERVICE = (
    "import sys; sys.path.insert(0, sys.argv[1]); "
    "from workbench.programs.sandbox import service; service.main()"
)
_PACKAGES = Path(__file__).parents[3]
UNEXPLAINED = "{} did not explain the program. That needs Python 3.11 or later, and {:g} s at most."


def python_program(command: Sequence[str]) -> tuple[list[str], Path] | None:
    """Returns the words before the Python program in a command, and its path, if there is one."""
    for number, word in enumerate(command):
        if number and word.endswith(".py") and Path(word).is_file():
            return [*command[:number]], Path(word)
    return None


class PythonService:
    """A process for each request. The program can end it, or print into the answer.

    Args:
        python: The command that runs Python.
    """

    def __init__(self, python: list[str]) -> None:
        self._python = python
        self._lines: list[str] | None = None

    async def ask(self, request: str, seconds: float, texts: Sequence[str] = ()) -> None:
        """Answers a request with its texts, or raises SandboxUnavailable."""
        if texts:
            request = f'{request[:-1]}, "texts": {json.dumps([*texts])}}}'
        self._lines = None
        command = [*absolute(self._python), "-c", _SERVICE, str(_PACKAGES)]
        # The program may write files.
        with TemporaryDirectory() as folder, suppress(SandboxUnavailable):
            process = Process(command, request.encode(), {}, folder)
            process.run(seconds)
            self._lines = text_of(process.output).splitlines()
        if not self._lines:
            raise SandboxUnavailable(UNEXPLAINED.format(" ".join(self._python), seconds))

    async def next_lines(self) -> list[str] | None:
        """Returns all lines of the answer, then None."""
        lines, self._lines = self._lines, None
        return lines

    def close(self) -> None:
        """Does nothing: no process is left."""
