"""Files of the page's own that are asked for when they are needed."""

from pyscript import window

from page.browser.locations import location
from page.browser.page import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

NOT_LOADED = "{} could not be loaded. Check the connection and try again."


async def text_of(path: str) -> str:
    """Returns the text of a file of the page. Raises Failure if it cannot be had."""
    return await text_in(window.fetch(location(path)), path)


async def text_in(answer: Any, address: str) -> str:
    """Returns the text of a file that was asked for. Raises Failure if it cannot be had."""
    return str(await _content(answer, address, lambda response: response.text()))


async def bytes_in(answer: Any, address: str) -> bytes:
    """Returns the bytes of a file that was asked for. Raises Failure if it cannot be had."""
    content = await _content(answer, address, lambda response: response.arrayBuffer())
    return bytes(window.Uint8Array.new(content))


async def _content(answer: Any, address: str, read: Callable[[Any], Any]) -> Any:
    """Returns what is read of the answer of a host that has the file.

    A host that has not may well answer with a page of its own that says so.
    """
    try:
        response = await answer
        if not response.ok or "html" in str(response.headers.get("content-type")):
            raise OSError(response.status)
        return await read(response)
    except Exception:  # Whatever the browser has to say about the network.
        raise Failure(NOT_LOADED.format(address.split("/")[-1])) from None
