"""A sandboxed frame with a private channel; static/sandbox.html describes how it is isolated."""

from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import to_js

from workbench.programs.trials.run_answers import SHAPES, checked_answer

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 2000  # Milliseconds. A frame that does not answer was ended by the browser.


class IsolatedFrame:
    """A frame that runs programs. It can be opened and removed repeatedly."""

    def __init__(self) -> None:
        self._host = document.createElement("div")
        self._host.hidden = True
        # Windows of other sites cannot find a frame in a shadow tree.
        self._shadow_root = self._host.attachShadow(to_js({"mode": "closed"}))
        self._frame: Any = None
        self._port: Any = None
        self._answer: Any = None

    @property
    def frame(self) -> Any:
        """The frame's element, None if it was removed."""
        return self._frame

    def create(self) -> Any:
        """Creates the frame's element. It loads when `open` adds it to the page."""
        self._frame = document.createElement("iframe")
        self._frame.setAttribute("sandbox", "allow-scripts")
        return self._frame

    async def open(self, html: str, message: dict[str, Any], moved: list[Any]) -> Any:
        """Loads the frame and returns its answer to the first message.

        Args:
            html: The text of static/sandbox.html.
            message: The first message.
            moved: Buffers in it to transfer.
        """
        window.framing(self._frame, html)
        self._frame.onload = lambda event: self._connect(message, moved)
        ready = self.next_answer()
        self._shadow_root.append(self._frame)
        document.body.append(self._host)
        return await ready

    def next_answer(self) -> Any:
        """Returns a promise for the frame's next answer. `give_up` resolves it too."""
        self._answer = window.Promise.withResolvers()
        return self._answer.promise

    def send(
        self,
        message: Any,
        moved: list[Any] | None = None,
        hear: Callable[[Any], None] | None = None,
    ) -> None:
        """Sends a message to the frame.

        Args:
            message: The message.
            moved: Buffers to transfer. Copying an image would block the page for 0.2 s in Chromium.
            hear: Called with each answer. By default, the answer resolves the last promise.
        """
        hear, channel = hear or self._answer.resolve, window.MessageChannel.new()
        channel.port1.onmessage = lambda event: hear(event.data)
        moved = to_js([channel.port2] + (moved or []))
        self._port.postMessage(to_js(message), moved)

    async def answers(self) -> bool:
        """Returns whether the frame answers. A browser short of memory may have ended it."""
        answer = self.next_answer()
        self.send(None)  # Ends nothing, but is answered.
        window.setTimeout(self._answer.resolve, PATIENCE)
        return bool(await answer)

    def give_up(self) -> None:
        """Resolves the last promise as if the run had been stopped."""
        if self._answer:
            self._answer.resolve(to_js({"kind": "stopped", "output": ""}))

    def remove(self) -> None:
        """Removes the frame, with all that runs in it."""
        if self._frame:
            self._frame.remove()
        self._host.remove()
        self._frame = None

    def _connect(self, message: Any, moved: list[Any]) -> None:
        """Hands the frame its end of a private channel, and sends the first message through it."""
        channel = window.MessageChannel.new()
        self._port = channel.port1
        # A sandboxed frame has no origin to name. The page's policy keeps other documents out.
        self._frame.contentWindow.postMessage(None, "*", to_js([channel.port2]))
        self.send(message, moved)


def checked(message: Any) -> dict[str, Any]:
    """Returns the answer of a run, as `workbench.programs.trials.run_answers` describes it."""
    return checked_answer({name: _plain_value(message, name) for name in SHAPES})


def _plain_value(message: Any, name: str) -> Any:
    """Returns a text, number or truth value of a message, None for anything else."""
    value = getattr(message, name, None)
    # In MicroPython, unlike CPython, a bool is no int.
    return value if isinstance(value, (str, int, bool)) else None
