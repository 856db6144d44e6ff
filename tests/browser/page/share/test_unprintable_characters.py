"""No character from outside cuts a text or stops the page.

MicroPython takes a NUL for the end of a text that it passes to the browser.
"""

import base64
import json
import zlib
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.page.shell.navigation import open_tab
from harness.extent import in_part

Opening = Callable[[Othello, str], None]

KEPT = "\t\n\v\f"
CONTROLS = [chr(code) for code in (*range(0x20), 0x7F) if code != 0x0D]
# The pictures of Unicode for these characters.
PICTURES = {code: 0x2421 if code == 0x7F else 0x2400 + code for code in (*range(0x20), 0x7F)}
PICTURES |= dict.fromkeys((0xD800, 0xDFFF), 0xFFFD)
LONE = "\ud800b\udfff"  # Surrogates.
TEXT = "a" + "".join(CONTROLS) + LONE + "c"
SHOWN = "".join(c if c in KEPT else c.translate(PICTURES) for c in TEXT)
BOXES = ("input", "yours", "program")


def saved(text: str) -> str:
    """Returns a saved page with a text in each box."""
    state = {"page": "othello", "format": "auto", "step": -1, "game": "8..d3.1", "view": "judge"}
    return json.dumps(state | dict.fromkeys(BOXES, text))


def open_stored(othello: Othello, text: str) -> None:
    othello.come_anew(othello=saved(text))


def open_link(othello: Othello, text: str) -> None:
    packed = base64.urlsafe_b64encode(zlib.compress(saved(text).encode())).decode().rstrip("=")
    othello.sharing.follow(f"judge/{packed}")


def open_file(othello: Othello, text: str) -> None:
    othello.sharing.drop_file("othello.json", saved(text))


def paste_each(othello: Othello, text: str) -> None:
    othello.judge.paste(text)
    othello.comparison.paste(text)
    othello.tested_program.paste(text)
    othello.reload()


@pytest.mark.parametrize("open_text", in_part([paste_each, open_link, open_file, open_stored], 1))
def test_unprintable_characters_are_shown_and_kept(othello: Othello, open_text: Opening) -> None:
    open_text(othello, TEXT)
    expect(othello.judge.input).to_have_value(SHOWN)
    othello.comparison.open()
    expect(othello.comparison.actual).to_have_value(SHOWN)
    open_tab(othello.page, "Test")
    expect(othello.tested_program.program).to_have_value(SHOWN)
