"""Runs a command of the terminal in place of a pasted program."""

import signal
import subprocess

from trials.outcome import Outcome, SandboxUnavailable

MOST_OUTPUT = 8_000_000  # Bytes.
LATE = "The program was still running after {:g} s, so it was stopped."
FLOOD = "The program printed more than {} bytes."
NOT_STARTED = "{} cannot be run: {}."
# What Python's last words say of the cause of a crash.
_CAUSES = (("EOFError", "input"), ("ModuleNotFoundError", "module"), ("SyntaxError", "syntax"))


class Command:
    """A sandbox as the trials of a program want one, though no wall is around a command."""

    def __init__(self, words: list[str]) -> None:
        self._words = words

    async def start(self) -> None:
        """Does nothing: a command is there or it is not."""

    def close(self) -> None:
        """Does nothing: no run is left when another begins."""

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        """Runs the command with a text as its input for so many seconds at most.

        Raises SandboxUnavailable if there is no such command.
        """
        try:
            done = subprocess.run(
                self._words,
                input=text.encode(),
                capture_output=True,
                check=False,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired as late:
            return Outcome("timeout", _text(late.stdout), LATE.format(seconds))
        except OSError as error:
            raise SandboxUnavailable(NOT_STARTED.format(self._words[0], error.strerror)) from None
        output, complaint = _text(done.stdout), _text(done.stderr).strip()
        if len(done.stdout) > MOST_OUTPUT:
            return Outcome("flood", output[:MOST_OUTPUT], FLOOD.format(MOST_OUTPUT))
        if done.returncode == 0:
            return Outcome("ok", output, None, complained=bool(complaint))
        ended, cause = _ended(done.returncode), "exit"
        if complaint:
            last = complaint.splitlines()[-1]
            ended += f" Its last words: “{last}”{self._place(complaint)}."
            cause = next((cause for name, cause in _CAUSES if last.startswith(name)), "exit")
        return Outcome("crash", output, ended, cause, bool(complaint))

    def _place(self, complaint: str) -> str:
        """Returns at which line of the program Python stopped, empty if no Python says so."""
        for line in reversed(complaint.splitlines()):
            file, _, rest = line.strip().removeprefix('File "').partition('", line ')
            if rest and file in self._words:
                return f", at line {rest.partition(',')[0]}"
        return ""


def _ended(status: int) -> str:
    """Returns how a command ended; a status below 0 is that of a signal."""
    if status >= 0:
        return f"The program ended with exit status {status}."
    try:
        name = signal.Signals(-status).name
    except ValueError:
        name = str(-status)
    return f"The program was ended by the signal {name}."


def _text(output: bytes | None) -> str:
    return (output or b"").decode("utf-8", errors="replace")
