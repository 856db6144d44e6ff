"""Runs the program of a command in the terminal, outside any sandbox."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from io import BufferedReader
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from threading import Thread, current_thread, main_thread
from typing import IO

from workbench.programs.compiler.diagnostics import Diagnostic
from workbench.programs.trials.outcome import Outcome, SandboxUnavailable, line_running
from workbench.programs.trials.run_answers import ENDED

MOST_OUTPUT = 8_000_000  # Bytes.
MOST_MESSAGES = 100_000  # Bytes of standard error that are kept.
BLOCK = 65_536  # Bytes.
PATIENCE = 0.5  # Seconds that an interrupted program gets to print its traceback.
NOT_STARTED = "{} cannot be run: {}."
# The last line of standard error, as Python writes it, begins with the name of the cause.
_CAUSES = (
    ("EOFError", "input"),
    ("FileNotFoundError", "file"),
    ("ModuleNotFoundError", "module"),
)
ON_A_JUDGE = {"ONLINE_JUDGE": "true"}  # Programs read files elsewhere.
# In the folder of a run: a link with the name of a file that could not be read.
MISSING = ".missing"


class NativeProgram:
    """A program of this machine. It has the interface of a sandbox, but isolates nothing.

    Args:
        words: The command and its arguments, as the user gave them.
        environment: Variables to add to the environment.
        is_apart: Whether each run has an empty temporary folder. The words must not be relative.
    """

    def __init__(
        self,
        words: list[str],
        environment: dict[str, str] | None = None,
        is_apart: bool = False,
    ) -> None:
        self._words = words
        self._environment = environment or {}
        self._is_apart = is_apart

    async def start(self) -> list[Diagnostic]:
        """Does nothing: the program needs no preparation."""
        return []

    def close(self) -> None:
        """Does nothing: every run has ended when `run` returns."""

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        """Runs the program on an input and stops it after `seconds`.

        Raises:
            SandboxUnavailable: The program cannot be started.
        """
        with TemporaryDirectory(ignore_cleanup_errors=True) as empty:
            folder = empty if self._is_apart else None
            process = Process(self._words, text.encode(), self._environment, folder)
            process.run(seconds, PATIENCE)
            outcome = self._outcome(process, seconds)
            names = sorted(os.listdir(empty))
            outcome.written = next((name for name in names if name != MISSING), "")
            if MISSING in names and not process.has_read:
                outcome.missing = os.readlink(Path(empty, MISSING))
            return outcome

    def _outcome(self, process: Process, seconds: float) -> Outcome:
        """Returns how a run ended."""
        output, messages = text_of(process.output), text_of(process.messages).strip()
        if process.is_flooding:
            return Outcome("flood", output, ENDED["flood"].format(most=MOST_OUTPUT))
        if process.is_late:
            line = self._line(messages) if messages.endswith("KeyboardInterrupt") else 0
            said = ENDED["timeout"].format(seconds=seconds)
            return Outcome("timeout", output, said + line_running(line))
        if process.status == 0:
            return Outcome("ok", output, None, complaint=messages)
        ended, cause = _ended(process.status), "exit"
        if messages:
            last = messages.splitlines()[-1]
            line = self._line(messages)
            if messages.startswith('File "'):  # Without a traceback: Python cannot read it.
                said = f"Line {line}: {last}" if line else last
                return Outcome("crash", output, said, "syntax")
            place = f", at line {line}" if line else ""
            ended += f" Its last line on standard error: “{last}”{place}."
            cause = next((cause for name, cause in _CAUSES if last.startswith(name)), "exit")
        return Outcome("crash", output, ended, cause)

    def _line(self, messages: str) -> int:
        """Returns the last line of the program in a Python traceback, 0 if there is none."""
        for line in reversed(messages.splitlines()):
            file, _, rest = line.strip().removeprefix('File "').partition('", line ')
            number = rest.partition(",")[0]
            if number.isdecimal() and file in self._words:
                return int(number)
        return 0


class Process:
    """A program to run, and its output.

    Args:
        words: The command and its arguments.
        text: The input.
        environment: Variables to add to the environment.
        folder: The folder to run in, None for the current one.

    Attributes:
        output: The output so far, MOST_OUTPUT bytes at most.
        messages: The end of the text written to standard error.
        is_flooding: Whether there was more output.
        is_late: Whether it was stopped because it took too long.
        has_read: Whether it has read anything of its input.
        status: The exit status; a negative one is the number of a signal.
    """

    def __init__(
        self,
        words: list[str],
        text: bytes,
        environment: dict[str, str],
        folder: str | None = None,
    ) -> None:
        self._words, self._text = words, text
        self._environment, self._folder = environment, folder
        self.output, self.messages = bytearray(), bytearray()
        self.is_flooding = self.is_late = self.has_read = False
        self.status = 0

    def run(self, seconds: float, patience: float = 0) -> None:
        """Runs the program to its end; after `seconds`, stops it.

        Within its `patience`, an interrupted Python program prints the line that was running.

        Raises:
            SandboxUnavailable: It cannot be started.
        """
        with ExitStack() as ending:
            with _late_interrupt() as interrupted:
                self._start()
                # An interrupt before this would leave the process behind.
                ending.callback(self._end)
            if interrupted:
                raise KeyboardInterrupt
            self._wait(seconds, patience)

    def _start(self) -> None:
        """Starts the program in a new session, to stop it with all processes that it starts."""
        with TemporaryFile(buffering=0) as given:
            given.write(self._text)
            given.seek(0)
            try:
                self._process = subprocess.Popen(
                    self._words,
                    stdin=given,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    start_new_session=True,
                    cwd=self._folder,
                    env={**os.environ, **ON_A_JUDGE, **self._environment},
                )
            except OSError as error:
                said = NOT_STARTED.format(self._words[0], error.strerror)
                raise SandboxUnavailable(said) from None
            self._input = os.dup(given.fileno())  # It has the position of the program.
        tasks = (self._read_output, self._read_messages)
        self._threads = [Thread(target=task, daemon=True) for task in tasks]
        for thread in self._threads:
            thread.start()

    def _wait(self, seconds: float, patience: float) -> None:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.is_late = True
            if patience and os.name == "posix":
                self._process.send_signal(signal.SIGINT)
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(patience)

    def _end(self) -> None:
        """Stops the program, and reads the rest of its output."""
        self._stop()
        self.status = self._process.wait()
        self.has_read = os.lseek(self._input, 0, os.SEEK_CUR) > 0
        os.close(self._input)
        for thread in self._threads:
            thread.join(PATIENCE)

    def _stop(self) -> None:
        with suppress(OSError):  # It has ended.
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _read_output(self) -> None:
        for piece in _pieces(self._process.stdout):
            self.is_flooding = len(self.output) + len(piece) > MOST_OUTPUT
            self.output += piece[: MOST_OUTPUT - len(self.output)]
            if self.is_flooding:
                self._stop()
                return

    def _read_messages(self) -> None:
        for piece in _pieces(self._process.stderr):
            self.messages += piece
            del self.messages[:-MOST_MESSAGES]


@contextmanager
def _late_interrupt() -> Iterator[list[int]]:
    """Collects Ctrl+C, which would otherwise leave a process behind that nobody stops."""
    signals: list[int] = []
    if current_thread() is not main_thread():  # Only the main thread gets Ctrl+C.
        yield signals
        return
    previous = signal.signal(signal.SIGINT, lambda number, frame: signals.append(number))
    try:
        yield signals
    finally:
        signal.signal(signal.SIGINT, previous)


def _pieces(pipe: IO[bytes] | None) -> Iterator[bytes]:
    """Yields what can be read from a pipe, until it is closed."""
    assert isinstance(pipe, BufferedReader)
    with pipe:
        while piece := pipe.read1(BLOCK):
            yield piece


def _ended(status: int) -> str:
    """Describes an exit status; a negative one is the number of a signal."""
    if status >= 0:
        return f"The program ended with exit status {status}."
    try:
        name = signal.Signals(-status).name
    except ValueError:
        name = str(-status)
    return f"The program was ended by the signal {name}."


def absolute(words: list[str]) -> list[str]:
    """Returns a command that runs the same program with the same files in every folder."""
    first, *others = words
    found = [shutil.which(first) or first, *others]
    return [str(Path(word).absolute()) if Path(word).exists() else word for word in found]


def text_of(output: bytearray) -> str:
    """Returns output as text; replaces bytes that are not valid UTF-8."""
    return output.decode("utf-8", errors="replace")
