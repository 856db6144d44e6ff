"""Filling boxes: pasting any text, and typing numbers."""

import json

from playwright.sync_api import Locator

# Replaces the text of a box as a paste does. Playwright's `fill` would fail on a lone surrogate.
INSERT = """(box, data) => {
  box.select();
  const paste = { inputType: "insertFromPaste", data, cancelable: true };
  if (!box.dispatchEvent(new InputEvent("beforeinput", paste))) return;
  box.value = data;
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""
PASTE = f"(box, text) => ({INSERT})(box, JSON.parse(text))"
# Pastes a start and a repeated line, which would be slow to send as one text.
PASTE_LINES = f"(box, [start, line, times]) => ({INSERT})(box, start + line.repeat(times))"


def paste(box: Locator, text: str) -> None:
    box.evaluate(PASTE, json.dumps(text))


def fill_number(box: Locator, number: str) -> None:
    """Replaces a number. Firefox appends what Playwright fills such a box with."""
    box.clear()
    box.fill(number)


def paste_lines(box: Locator, start: str, line: str, times: int) -> None:
    """Replaces the text of a box by a start and a line repeated `times` times."""
    box.evaluate(PASTE_LINES, [start, line, times])
