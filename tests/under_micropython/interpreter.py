"""The page's MicroPython in Node.js, which runs the tests of one module after another."""

import json
import subprocess
from contextlib import suppress
from threading import Timer

from hosting.serving import ROOT

# Without this option, Node.js sometimes hangs at exit, waiting for background compilation
# (https://github.com/nodejs/node/issues/54918).
NODE = ("node", "--single-threaded", str(ROOT / "tests" / "under_micropython" / "run.mjs"))


class Ended(Exception):
    """Node.js ended or was killed before it answered."""


class Interpreter:
    """A process that is started for the first request, and again for a request after its end.

    It inherits standard error, so that pytest shows its messages with the test.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def failures(self, module: str, names: list[str], within: float) -> list[str]:
        """Runs tests of a module; returns the tracebacks of failures.

        Raises:
            Ended: There is no answer within this number of seconds.
        """
        answer = self._answer(json.dumps({"module": module, "names": names}), within)
        if not answer:
            raise Ended(f"Node.js ended with status {self.end()}; after {within} s it is killed.")
        found: list[str] = json.loads(answer)
        return found

    def end(self) -> int | None:
        """Kills the process, if there is one; returns its exit status."""
        process, self._process = self._process, None
        if process is None:
            return None
        process.kill()
        process.communicate()
        return process.returncode

    def _answer(self, request: str, within: float) -> str:
        """Returns the answer line, empty if the process ends first."""
        process = self._process = self._process or _started()
        assert process.stdin and process.stdout
        limit = Timer(within, process.kill)
        limit.start()
        try:
            with suppress(BrokenPipeError):
                process.stdin.write(f"{request}\n")
                process.stdin.flush()
            return process.stdout.readline()
        finally:
            limit.cancel()


def _started() -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(NODE, stdin=pipe, stdout=pipe, encoding="utf-8")
