"""Pasting any text into a box."""

import json
from collections.abc import Iterable

from playwright.sync_api import Locator

from driving.core.waiting import SHOWN

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
# Pastes one text after another, and clicks a button, if given, after each.
PASTE_EACH = f"""async (box, [texts, button]) => {{
  for (const text of texts) {{
    ({PASTE})(box, text);
    button?.click();
    await {SHOWN};
  }}
}}"""


def paste(box: Locator, text: str) -> None:
    """Replaces the text of a box."""
    box.evaluate(PASTE, json.dumps(text))


def paste_lines(box: Locator, start: str, line: str, times: int) -> None:
    """Replaces the text of a box by a start and a line repeated `times` times."""
    box.evaluate(PASTE_LINES, [start, line, times])


def paste_each(box: Locator, texts: Iterable[str], button: Locator | None = None) -> None:
    """Pastes one text after another, and clicks a button, if given, after each."""
    pressed = button.element_handle() if button else None
    box.evaluate(PASTE_EACH, [[*map(json.dumps, texts)], pressed])
