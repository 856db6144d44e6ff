"""Radio buttons. Each choice is a fieldset with an id."""

from pyscript import document

from page.view.core.page import Page, element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def on_choice(page: Page, name: str, action: Callable[[str], Any]) -> None:
    """Runs an action that changes the state at each choice in the fieldset with an id."""
    element(name).addEventListener("change", lambda event: page.do(action, event.target.value))


def show_choice(name: str, value: str) -> None:
    """Selects a value in the fieldset with an id."""
    document.querySelector(f"#{name} [value='{value}']").checked = True
