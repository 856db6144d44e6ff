"""Choices of one among a few: a fieldset of radio buttons each, found by its id."""

from pyscript import document

from page.view.core.page import Page, element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def on_choice(page: Page, name: str, action: Callable[[str], Any]) -> None:
    """Has a choice in the fieldset with an id do something to the state."""
    element(name).addEventListener("change", lambda event: page.do(action, event.target.value))


def show_choice(name: str, value: str) -> None:
    """Shows which value is chosen in the fieldset with an id."""
    document.querySelector(f"#{name} [value='{value}']").checked = True
