"""The one place where the page's state changes and where changes are announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Subscriber = Callable[[], None]


class Changes:
    """Runs every change of the state and announces it to the subscribers."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def do(self, action: Callable[..., Any], *arguments: Any) -> None:
        """Runs an action that changes the state, then calls all subscribers.

        They are called even if the action raises an exception, because it may have changed
        something before.
        """
        try:
            action(*arguments)
        finally:
            for subscriber in self._subscribers:
                subscriber()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Calls a subscriber after every change from now on."""
        self._subscribers.append(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Stops calling a subscriber."""
        self._subscribers.remove(subscriber)
