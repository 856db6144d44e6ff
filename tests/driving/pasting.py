"""Pasting text into a box, whatever it is."""

import json

from playwright.sync_api import Locator

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


def paste(box: Locator, text: str) -> None:
    """Puts a text into a box in place of what is in it."""
    box.evaluate(PASTE, json.dumps(text))


def paste_lines(box: Locator, start: str, line: str, times: int) -> None:
    """Does the same with a start and then a line so many times."""
    box.evaluate(PASTE_LINES, [start, line, times])
