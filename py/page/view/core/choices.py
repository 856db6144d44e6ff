"""Radio buttons. Each choice is a fieldset with an id."""

from typing import TYPE_CHECKING, Any

from pyscript import document

from page.view.core.page import Page, element

if TYPE_CHECKING:
    from collections.abc import Callable


def on_choice(page: Page, name: str, action: Callable[[str], Any]) -> None:
    """Runs an action that changes the state at each choice in the fieldset with an id."""
    element(name).addEventListener("change", lambda event: page.do(action, event.target.value))


def show_choice(name: str, value: str) -> None:
    """Selects a value in the fieldset with an id."""
    document.querySelector(f"#{name} [value='{value}']").checked = True
