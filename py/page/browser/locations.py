"""Where the files of the page are."""

import json

from pyscript import document


def location(path: str) -> str:
    """Returns where a file of the page is, which a published page calls after its content too."""
    places = document.getElementById("locations")
    return str(json.loads(places.textContent)[path]) if places else path
