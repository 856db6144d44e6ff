"""What is copied for the reader to paste elsewhere."""

import asyncio

from pyscript import window

from page.view.core.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

REFUSED = "The browser does not let this page copy. Select the text and copy it by hand."


def copy(page: Page, text: str, tell: Callable[[str], None], said: str) -> None:
    """Copies a text and then, with `tell`, changes the state to say so, or that it was refused."""
    asyncio.create_task(_copy(page, text, tell, said))


async def _copy(page: Page, text: str, tell: Callable[[str], None], said: str) -> None:
    try:
        await window.navigator.clipboard.writeText(text)
    except Exception:  # There is no clipboard, or the reader has not allowed it.
        said = REFUSED
    page.do(tell, said)
