"""Pasting text into a box, whatever it is."""

import json
from collections.abc import Iterable

from playwright.sync_api import Locator

from driving.core.waiting import SHOWN

# Puts in what no keyboard can: `fill` would not take a lone surrogate through.
PASTE = """(box, text) => {
  box.value = JSON.parse(text);
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""
# As PASTE, for what would take long to send: a start and a line so many times.
PASTE_LINES = """(box, [start, line, times]) => {
  box.value = start + line.repeat(times);
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""
# Does the same with one text after the other, and presses a button for each if there is one.
PASTE_EACH = f"""async (box, [texts, button]) => {{
  for (const text of texts) {{
    ({PASTE})(box, text);
    button?.click();
    await {SHOWN};
  }}
}}"""


def paste(box: Locator, text: str) -> None:
    """Puts a text into a box in place of what is in it."""
    box.evaluate(PASTE, json.dumps(text))


def paste_lines(box: Locator, start: str, line: str, times: int) -> None:
    """Does the same with a start and then a line so many times."""
    box.evaluate(PASTE_LINES, [start, line, times])


def paste_each(box: Locator, texts: Iterable[str], button: Locator | None = None) -> None:
    """Puts in one text after the other, and presses a button for each if there is one."""
    pressed = button.element_handle() if button else None
    box.evaluate(PASTE_EACH, [[*map(json.dumps, texts)], pressed])
