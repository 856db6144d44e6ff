"""Radio buttons and lists of sentences, each by the id of its element."""

from js import document

from browser.page import element


def show_choice(name: str, value: str) -> None:
    """Selects a value in the fieldset with an id."""
    document.querySelector(f"#{name} [value='{value}']").checked = True


def show_sentences(name: str, sentences: list[str]) -> bool:
    """Shows sentences in the list with an id. Returns whether they have changed."""
    shown = element(name)
    # Screen readers would read an unchanged list again if it were replaced.
    if [item.textContent for item in shown.children] == sentences:
        return False
    shown.textContent = ""
    for sentence in sentences:
        item = document.createElement("li")
        item.textContent = sentence
        shown.append(item)
    return True
