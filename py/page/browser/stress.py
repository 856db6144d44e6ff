"""Tries the reader's own program on made inputs until it differs from the judge.

The program runs only when the reader presses its button, and only in the sandbox.
"""

import asyncio

from comparison import compare
from inputs import features, generate, shrink
from judges import run
from othello.words import counted
from page.browser.page import element
from page.browser.sandbox import Sandbox, SandboxUnavailable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.judging import JudgePart
    from page.browser.page import Page
    from page.browser.sandbox import Outcome
    from page.state.app import App
    from page.state.scene import Scene

MOST_INPUTS = 200
ALL_RIGHT = "The program agrees with the judge on {}. Try it again for more."
FOUND = "The program differs from the judge on this input, the smallest found. {}"


class StressPart:
    """Runs, compares, makes smaller, and hands what is left to the comparison."""

    def __init__(self, page: "Page", app: "App", judge: "JudgePart") -> None:
        self._page, self._app, self._judge = page, app, judge
        self._program = element("program").value
        self._app.program = self._program or self._app.program
        self._sandbox: Sandbox | None = None
        self._seed = 1
        element("program").addEventListener("input", self._type)
        element("stress-start").addEventListener("click", self._start)
        element("stress-stop").addEventListener("click", lambda event: self._stop("Stopped."))

    def show(self, scene: "Scene") -> None:
        """Shows the program."""
        if self._program != self._app.program:
            element("program").value = self._program = self._app.program

    def _type(self, event: "Any") -> None:
        self._app.program = self._program = event.target.value

    def _start(self, event: "Any") -> None:
        if not self._app.program.strip():
            self._say("Paste a Python program first.")
            return
        self._sandbox = Sandbox()
        self._show_running(True)
        asyncio.create_task(self._try_all(self._sandbox, element("stress-form").value))

    def _stop(self, said: str) -> None:
        if self._sandbox:
            self._sandbox.close()
        self._sandbox = None
        self._say(said)
        self._show_running(False)

    async def _try_all(self, sandbox: Sandbox, form: str) -> None:
        """Tries made inputs until one fails, the number is up, or the reader stops it."""
        self._say("Loading Python for the program.")
        try:
            await sandbox.start()
            for tried in range(MOST_INPUTS):
                if self._sandbox is not sandbox:
                    return
                self._say(f"Trying input {tried + 1}.")
                text = self._next_input(form)
                if await self._fails(sandbox, form, text):
                    await self._show_smallest(sandbox, form, text)
                    return
            self._stop(ALL_RIGHT.format(counted(MOST_INPUTS, "input")))
        except SandboxUnavailable as error:
            self._stop(str(error))

    def _next_input(self, form: str) -> str:
        """Returns the next input; all the features have their turn."""
        seed, self._seed = self._seed, self._seed + 1
        wanted = features(form)
        return generate(form, seed, wanted[seed % len(wanted)].name)

    async def _fails(self, sandbox: Sandbox, form: str, text: str) -> bool:
        outcome = await self._outcome(sandbox, text)
        if outcome.kind != "ok":
            return outcome.kind != "stopped"
        return not compare(form, list(run(form, text)), outcome.output).right

    async def _outcome(self, sandbox: Sandbox, text: str) -> "Outcome":
        return await sandbox.run(self._app.program, text, float(element("stress-seconds").value))

    async def _show_smallest(self, sandbox: Sandbox, form: str, text: str) -> None:
        """Makes a failing input as small as can be and hands it to the comparison."""
        trials = shrink(form, text)
        smallest, tried = text, 0
        try:
            trial = next(trials)
            while self._sandbox is sandbox:
                tried += 1
                self._say(f"It differs. Making the input smaller, trial {tried}.")
                fails = await self._fails(sandbox, form, trial)
                if fails:
                    smallest = trial
                trial = trials.send(fails)
        except StopIteration:
            pass
        if self._sandbox is not sandbox:
            return
        outcome = await self._outcome(sandbox, smallest)
        self._app.choice, self._app.source, self._app.yours = form, smallest, outcome.output
        self._stop(FOUND.format(outcome.error or "See the comparison above."))
        self._judge.start()
        self._page.show()

    def _show_running(self, running: bool) -> None:
        element("stress-start").disabled = running
        element("stress-stop").disabled = not running

    def _say(self, text: str) -> None:
        element("stress-said").textContent = text
