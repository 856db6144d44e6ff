"""Answers requests about a Python program in a process of its Python."""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from native.native_program import absolute
from trials.outcome import SandboxUnavailable

# Runs `sandbox.service` with the folder of the packages, which is the argument.
_SERVICE = (
    "import sys; sys.path.insert(0, sys.argv[1]); from sandbox import service; service.main()"
)
_PACKAGES = Path(__file__).parents[1]
UNEXPLAINED = "{} did not explain the program. That needs Python 3.11 or later, and {:g} s at most."


def python_program(command: Sequence[str]) -> tuple[list[str], Path] | None:
    """Returns the words before the Python program in a command, and its path, if there is one."""
    for number, word in enumerate(command):
        if number and word.endswith(".py") and Path(word).is_file():
            return [*command[:number]], Path(word)
    return None


def _answer(command: list[str], folder: str, request: str, seconds: float) -> str:
    """Returns what a command has answered to a request in a time, empty if it does not start."""
    pipe = subprocess.PIPE
    try:
        with subprocess.Popen(
            command,
            cwd=folder,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            encoding="utf-8",
            errors="replace",
        ) as process:
            try:
                return process.communicate(request, seconds)[0]
            except subprocess.TimeoutExpired:
                process.kill()
                return process.communicate()[0]
    except OSError:
        return ""


class PythonService:
    """A process for each request. The program can end it, or print into the answer.

    Args:
        python: The command that runs Python.
    """

    def __init__(self, python: list[str]) -> None:
        self._python = python
        self._lines: list[str] | None = None

    async def ask(self, request: str, seconds: float) -> None:
        """Answers a request. Raises SandboxUnavailable if there is no answer at all."""
        command = [*absolute(self._python), "-c", _SERVICE, str(_PACKAGES)]
        with TemporaryDirectory() as folder:  # The program may write files.
            answer = _answer(command, folder, request, seconds)
        if not answer:
            raise SandboxUnavailable(UNEXPLAINED.format(" ".join(self._python), seconds))
        self._lines = answer.splitlines()

    async def next_lines(self) -> list[str] | None:
        """Returns all lines of the answer, then None."""
        lines, self._lines = self._lines, None
        return lines

    def close(self) -> None:
        """Does nothing: no process is left."""
