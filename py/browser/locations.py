"""The page's own files: their addresses and texts, and why one could not be loaded."""

import json

import js as window
from js import document
from jsffi import to_js

from browser.page import Failure

TRY_AGAIN = "Try again."
NOT_LOADED = "{} could not be loaded. {}"


def location(path: str) -> str:
    """Returns the address of a file. The names of published files contain their checksums."""
    places = document.getElementById("locations")
    return str(json.loads(places.textContent)[path]) if places else path


def absolute(address: str) -> str:
    """Returns an address in absolute form, for workers, which resolve addresses differently."""
    return str(window.URL.new(address, document.baseURI).href)


async def reason_of(addresses: list[str]) -> str:
    """Returns why the first faulty file could not be loaded, and what to do."""
    return str(await window.reasonOf(to_js(addresses), "try again")) or TRY_AGAIN


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
