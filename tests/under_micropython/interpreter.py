"""The page's MicroPython in Node.js, asked for the tests of one module after another."""

import json
import subprocess
from contextlib import suppress
from threading import Timer

from serving import ROOT

# Node.js now and then waits for ever at its end for what it optimises in the background
# (https://github.com/nodejs/node/issues/54918).
NODE = ("node", "--single-threaded", str(ROOT / "tests" / "under_micropython" / "run.mjs"))


class Ended(Exception):
    """Node.js has ended, or was killed, instead of answering."""


class Interpreter:
    """A process that is started when it is asked, and anew when it is asked after its end.

    Its standard error is that of whoever asks, so that pytest shows it with the test.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def failures(self, module: str, names: list[str], within: float) -> list[str]:
        """Returns the tracebacks of those of a module's tests that fail.

        Raises Ended if there is no answer within so many seconds.
        """
        answer = self._answer(json.dumps({"module": module, "names": names}), within)
        if not answer:
            raise Ended(f"Node.js ended with status {self.end()}; after {within} s it is killed.")
        found: list[str] = json.loads(answer)
        return found

    def end(self) -> int | None:
        """Ends the process, if there is one; returns its exit status."""
        process, self._process = self._process, None
        if process is None:
            return None
        process.kill()
        process.communicate()
        return process.returncode

    def _answer(self, request: str, within: float) -> str:
        """Returns the line that answers a line, an empty text if the process ends before."""
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
