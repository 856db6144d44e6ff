"""The addresses of the page's own files, and why one could not be loaded."""

import json

import js as window
from js import document
from jsffi import to_js

TRY_AGAIN = "Try again."


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
