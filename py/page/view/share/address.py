"""The page's address: the view, and the content of a link.

#play/8..f5d6c3.3    a game
#judge/eJ…           the whole state, packed
#eJ…                 the same in old links, from before there were two views
"""

from pyscript import window

from page.model.share import snapshot
from page.model.share.snapshot import Snapshot
from page.model.workspace import VIEWS
from page.view.share import link_codec
from page.view.share.json_data import parsed

# Characters. Shorter fragments are the ids of elements, such as the target of the skip link.
LONGEST_NAME = 12


def view() -> str:
    """Returns the view in the address, empty if there is none."""
    return _parts()[0]


def carried() -> str:
    """Returns the content of the link in the address, empty if there is none."""
    return _parts()[1]


async def linked() -> Snapshot | None:
    """Returns the snapshot of the link in the address, None if there is none.

    Raises ValueError if the link is damaged.
    """
    name, text = _parts()
    return await opened(name, text) if text else None


async def opened(name: str, text: str) -> Snapshot:
    """Returns the snapshot of a link with a view and a content.

    The view may be empty. Raises ValueError if the link is damaged.
    """
    if "." in text:  # Packed texts contain none.
        found = snapshot.of_game(text)
    else:
        found = snapshot.read(parsed(await link_codec.unpack(text)))
    found.view = name or found.view
    return found


def show(view: str, carried: str = "") -> None:
    """Shows a view and the content of a link in the address, without a new history entry."""
    window.history.replaceState(None, "", f"#{view}/{carried}" if carried else f"#{view}")


def link(view: str, carried: str) -> str:
    """Returns the link with a view and a content."""
    return f"{window.location.href.split('#')[0]}#{view}/{carried}"


def _parts() -> tuple[str, str]:
    text = window.location.hash[1:]
    name, _, carried = text.partition("/")
    if name in VIEWS:
        return name, carried
    return "", text if len(text) > LONGEST_NAME else ""
