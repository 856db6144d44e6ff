"""The addresses of the page's files."""

import json

from pyscript import document, window


def location(path: str) -> str:
    """Returns the address of a file. The names of published files contain their checksums."""
    places = document.getElementById("locations")
    return str(json.loads(places.textContent)[path]) if places else path


def absolute(address: str) -> str:
    """Returns the absolute form of an address, for workers, whose own address is another one."""
    return str(window.URL.new(address, document.baseURI).href)
