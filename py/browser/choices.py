"""Radio buttons. Each choice is a fieldset with an id."""

from js import document


def show_choice(name: str, value: str) -> None:
    """Selects a value in the fieldset with an id."""
    document.querySelector(f"#{name} [value='{value}']").checked = True
