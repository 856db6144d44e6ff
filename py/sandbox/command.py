"""Runs a command of the terminal instead of a pasted program."""

import signal
import subprocess

from trials.outcome import Outcome, SandboxUnavailable

MOST_OUTPUT = 8_000_000  # Bytes.
LATE = "The program was still running after {:g} s, so it was stopped."
FLOOD = "The program printed more than {} bytes."
NOT_STARTED = "{} cannot be run: {}."
# The last line of standard error, as Python writes it, begins with the name of the cause.
_CAUSES = (("EOFError", "input"), ("ModuleNotFoundError", "module"), ("SyntaxError", "syntax"))


class Command:
    """The interface of a sandbox for a command; unlike a sandbox, it isolates nothing.

    Args:
        words: The command and its arguments.
    """

    def __init__(self, words: list[str]) -> None:
        self._words = words

    async def start(self) -> None:
        """Does nothing: a command needs no preparation."""

    def close(self) -> None:
        """Does nothing: every run has ended when `run` returns."""

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        """Runs the command on an input and stops it after `seconds`.

        Raises:
            SandboxUnavailable: The command cannot be started.
        """
        try:
            done = subprocess.run(
                self._words,
                input=text.encode(),
                capture_output=True,
                check=False,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired as expired:
            return Outcome("timeout", _text(expired.stdout), LATE.format(seconds))
        except OSError as error:
            raise SandboxUnavailable(NOT_STARTED.format(self._words[0], error.strerror)) from None
        output, messages = _text(done.stdout), _text(done.stderr).strip()
        if len(done.stdout) > MOST_OUTPUT:
            return Outcome("flood", output[:MOST_OUTPUT], FLOOD.format(MOST_OUTPUT))
        if done.returncode == 0:
            return Outcome("ok", output, None, complained=bool(messages))
        ended, cause = _ended(done.returncode), "exit"
        if messages:
            last = messages.splitlines()[-1]
            ended += f" Its last line on standard error: “{last}”{self._place(messages)}."
            cause = next((cause for name, cause in _CAUSES if last.startswith(name)), "exit")
        return Outcome("crash", output, ended, cause, bool(messages))

    def _place(self, messages: str) -> str:
        """Returns the last line of the program in a Python traceback, empty if there is none."""
        for line in reversed(messages.splitlines()):
            file, _, rest = line.strip().removeprefix('File "').partition('", line ')
            if rest and file in self._words:
                return f", at line {rest.partition(',')[0]}"
        return ""


def _ended(status: int) -> str:
    """Describes an exit status; a negative one is the number of a signal."""
    if status >= 0:
        return f"The program ended with exit status {status}."
    try:
        name = signal.Signals(-status).name
    except ValueError:
        name = str(-status)
    return f"The program was ended by the signal {name}."


def _text(output: bytes | None) -> str:
    return (output or b"").decode("utf-8", errors="replace")
