"""Where the files of the page are."""

import json

from pyscript import document, window


def location(path: str) -> str:
    """Returns where a file of the page is, which a published page calls after its content too."""
    places = document.getElementById("locations")
    return str(json.loads(places.textContent)[path]) if places else path


def absolute(address: str) -> str:
    """Returns an address of the page as scripts and workers ask for it, whose own is another."""
    return str(window.URL.new(address, document.baseURI).href)
