"""What a reader of the workbench does and sees, by the page's public names."""

import json

from playwright.sync_api import Locator, Page, expect

# How long a slow machine may take over what the page does in slices, in milliseconds.
WITHIN = 60_000


def run_judge(page: Page, text: str, form: str = "auto") -> None:
    """Pastes an input, runs the judge and waits for its end."""
    page.get_by_label("Format", exact=True).select_option(form)
    page.get_by_label("Judge input").fill(text)
    page.get_by_role("button", name="Run", exact=True).click()
    ended(page)


def paste(page: Page, start: str, line: str, times: int) -> None:
    """Pastes a start and so many lines at once; the browser would take minutes to type them."""
    page.evaluate(
        """([start, line, times]) => {
            const box = document.getElementById("judge-input");
            box.value = start + line.repeat(times);
            box.dispatchEvent(new Event("input", {bubbles: true}));
        }""",
        [start, line, times],
    )


def ended(page: Page) -> None:
    """Waits for the end of the judge's run."""
    expect(page.locator("#cancel")).to_be_hidden(timeout=WITHIN)


def output(page: Page) -> str:
    """Returns exactly what the judge printed."""
    return page.locator("#judge-output").text_content() or ""


def verdict(page: Page, yours: str) -> Locator:
    """Pastes your output; returns the verdict."""
    page.get_by_label("Your output").fill(yours)
    return page.locator("#judge-verdict")


def cell(page: Page, square: str) -> Locator:
    """Returns a square of the board."""
    return page.locator(f'[data-square="{square}"]')


def status(page: Page) -> Locator:
    """Returns the line that says what just happened."""
    return page.get_by_role("status")


def drop(page: Page, selector: str, name: str, text: str) -> None:
    """Drops a file of a text on an element."""
    page.evaluate(
        """([selector, name, text]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([text], name));
            document.querySelector(selector).dispatchEvent(
                new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer: transfer}));
        }""",
        [selector, name, text],
    )


def stored(page: Page) -> dict[str, object]:
    """Returns what the browser remembers of the page."""
    state: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('othello')"))
    return state
