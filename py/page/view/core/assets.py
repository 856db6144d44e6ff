"""Files of the page's own that are asked for when they are needed."""

from pyscript import window

from page.view.core.locations import location
from page.view.core.page import Failure

NOT_LOADED = "{} could not be loaded. Check the connection and try again."


async def text_of(path: str) -> str:
    """Returns the text of a file of the page. Raises Failure if it cannot be had.

    A host that has not the file may well answer with a page of its own that says so.
    """
    try:
        response = await window.fetch(location(path))
        if not response.ok or "html" in str(response.headers.get("content-type")):
            raise OSError(response.status)
        return str(await response.text())
    except Exception:  # Whatever the browser has to say about the network.
        raise Failure(NOT_LOADED.format(path.split("/")[-1])) from None
