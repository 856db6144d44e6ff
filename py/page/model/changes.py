"""The one place where the page's state is changed and where changes are announced."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Changes:
    """Runs every change of the state and announces it to the subscribers.

    Attributes:
        count: The number of changes so far. The page redraws when it grows.
    """

    def __init__(self) -> None:
        self.count = 0
        self._subscribers: list[Callable[[], None]] = []

    def do(self, action: "Callable[..., Any]", *arguments: "Any") -> None:
        """Runs an action that changes the state, then calls all subscribers."""
        action(*arguments)
        self.count += 1
        for subscriber in self._subscribers:
            subscriber()

    def note_progress(self) -> None:
        """Counts a change that no subscriber acts on, such as a further answer of the engine."""
        self.count += 1

    def subscribe(self, subscriber: "Callable[[], None]") -> None:
        """Calls a subscriber after every change from now on."""
        self._subscribers.append(subscriber)

    def unsubscribe(self, subscriber: "Callable[[], None]") -> None:
        """Stops calling a subscriber."""
        self._subscribers.remove(subscriber)
