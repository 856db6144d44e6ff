"""The clipboard."""

import asyncio
from typing import TYPE_CHECKING

import js as window

from browser.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

REFUSED = "The browser does not let this page copy. Select the text and copy it by hand."


def copy(page: Page, text: str, tell: Callable[[str], None], said: str) -> None:
    """Copies a text, and then shows a message through `tell`."""
    asyncio.create_task(_copy(page, text, tell, said))


async def _copy(page: Page, text: str, tell: Callable[[str], None], said: str) -> None:
    try:
        await window.navigator.clipboard.writeText(text)
    except Exception:  # The browser has no clipboard, or the user has not allowed it.
        said = REFUSED
    page.do(tell, said)
