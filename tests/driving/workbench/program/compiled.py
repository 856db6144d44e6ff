"""A page with only the compiler and its sandbox: tests/browser/workbench/sandbox/compiled.html."""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Page

from driving.core.starting import playable
from driving.core.waiting import IN_SLICES
from hosting.serving.server import SiteServer


class Compilation(NamedTuple):
    """How a compilation ended.

    Attributes:
        kind: `compiled`, `refused` (there are errors) or `unavailable` (the compiler gave up).
        said: A sentence on the first error.
        diagnostics: Lines, severities and messages.
    """

    kind: str
    said: str
    diagnostics: list[list[Any]]


class CompiledOutcome(NamedTuple):
    """How a run ended, as the page's own Outcome."""

    kind: str
    output: str
    error: str | None
    undefined: str


class Traced(NamedTuple):
    """How a run of an instrumented program ended, and its trace."""

    kind: str
    output: str
    trace: str | None


MOST_SECONDS = 240  # Of a compilation.
# The result of a call that takes at most some time (milliseconds), else null.
WITHIN = """
([name, within, ...values]) => Promise.race([
  window[name](...values), new Promise((done) => setTimeout(done, within, null)),
])
"""


class CompiledPrograms:
    def __init__(self, page: Page, site: SiteServer) -> None:
        self.page = page
        playable(page, f"{site.address}tests/browser/workbench/sandbox/compiled.html")

    def compile(
        self, program: str, language: str = "C++17", seconds: int = MOST_SECONDS
    ) -> Compilation:
        """Compiles a program within a time limit, by default one for a busy machine."""
        found = self._call("compileProgram", program, language, seconds)
        return Compilation(found["kind"], found["said"], found["diagnostics"])

    def run(self, text: str = "", seconds: float = 20, most: int = 1_000_000) -> CompiledOutcome:
        """Runs the program compiled last on an input; `most` limits the bytes of output."""
        found = self._call("runProgram", text, seconds, most)
        names = CompiledOutcome._fields
        return CompiledOutcome(*[found[name] for name in names])

    def run_with_files(self, text: str) -> tuple[str, str, str]:
        """Runs the program; returns its output, the file that it misses and the one it writes."""
        found = self._call("runProgram", text, 20, 1_000_000)
        return found["output"], found["missing"], found["written"]

    def check(self, program: str, language: str = "C++17") -> list[list[Any]]:
        """Returns the lines, severities and messages on a program that is not compiled."""
        return list(self._call("checkProgram", program, language))

    def tree(self) -> dict[str, Any]:
        return dict(json.loads(json.loads(self._call("printTree"))))

    def build_traced(self, source: str) -> None:
        """Compiles an instrumented source of the program compiled last."""
        assert self._call("buildTraced", source)

    def trace(self, mode: str, text: str = "", seconds: float = 20) -> Traced:
        found = self._call("traceProgram", text, mode, seconds)
        return Traced(found["kind"], found["output"], json.loads(found["trace"]))

    def edit(
        self,
        source: str,
        text: str,
        expected: str,
        any_order: bool,
        numbers: list[int],
        is_checked: bool = False,
    ) -> tuple[list[int], list[int]]:
        """Returns the lines with errors of a source with edits, and the edits that pass a test.

        `tried` is then the number of edits that were tried.
        """
        found = self._call("editProgram", source, text, expected, any_order, numbers, is_checked)
        self.tried: int = found["tried"]
        return found["errors"], found["passed"]

    def passes(self, program: str, tests: list[tuple[str, str]], any_order: bool) -> bool:
        return bool(self._call("passesTests", program, tests, any_order)["passes"])

    def close(self) -> None:
        self.page.evaluate("closeSandbox()")

    def elements(self) -> int:
        """Returns the number of elements in the page, without those in its frames."""
        return int(self.page.evaluate("document.querySelectorAll('*').length"))

    def _call(self, name: str, *values: object) -> Any:
        found = self.page.evaluate(WITHIN, [name, 2 * IN_SLICES, *values])
        assert found, "the compiler or the sandbox does not answer"
        return found
