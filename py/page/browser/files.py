"""Files for the reader to keep."""

from pyscript import document, window
from pyscript.ffi import to_js

TYPE_CHECKING = False
if TYPE_CHECKING:
    pass


def download(name: str, text: str) -> None:
    """Saves a text as a file of the reader's."""
    address = window.URL.createObjectURL(window.Blob.new(to_js([text])))
    link = document.createElement("a")
    link.href, link.download = address, name
    link.click()
    window.URL.revokeObjectURL(address)
