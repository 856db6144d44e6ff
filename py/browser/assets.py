"""The texts of the page's own files."""

import js as window

from browser.locations import location, reason_of
from browser.page import Failure

NOT_LOADED = "{} could not be loaded. {}"


async def text_of(path: str) -> str:
    """Returns the text of a file of the page. Raises Failure if it cannot be loaded.

    Some hosts answer with a page of HTML if the file is missing.
    """
    address = location(path)
    try:
        response = await window.fetch(address)
        if not response.ok or "html" in str(response.headers.get("content-type")):
            raise OSError(response.status)
        return str(await response.text())
    except Exception:  # Its type depends on the browser.
        name, reason = path.split("/")[-1], await reason_of([address])
        raise Failure(NOT_LOADED.format(name, reason)) from None
