"""The page's address: `#play` and `#judge`, and what links carry behind them.

#play/8..f5d6c3.3    a game
#judge/eJ…           everything, packed
#eJ…                 the same, as links were before there were two views
"""

from pyscript import window

from page.model.share import snapshot
from page.model.share.snapshot import Snapshot
from page.model.workspace import VIEWS
from page.view.share import link_codec as packing

# Letters. The names of places on the page are short and carry nothing.
LONGEST_NAME = 12


def view() -> str:
    """Returns the view that the address names, empty if it names none."""
    return _parts()[0]


def carried() -> str:
    """Returns what the address carries beside that, empty if it carries nothing."""
    return _parts()[1]


async def linked() -> Snapshot | None:
    """Returns what the link in the address carries, None if it carries nothing.

    Raises ValueError if it is damaged.
    """
    name, text = _parts()
    return await opened(name, text) if text else None


async def opened(name: str, text: str) -> Snapshot:
    """Returns what an address carries that names a view, or none, and this.

    Raises ValueError if it is damaged.
    """
    # No packed text has a full stop.
    found = snapshot.of_game(text) if "." in text else snapshot.read(await packing.unpack(text))
    found.view = name or found.view
    return found


def show(view: str, carried: str = "") -> None:
    """Has the address name a view, with what it carries; Back leads where it led before."""
    window.history.replaceState(None, "", f"#{view}/{carried}" if carried else f"#{view}")


def link(view: str, carried: str) -> str:
    """Returns the link that carries something."""
    return f"{window.location.href.split('#')[0]}#{view}/{carried}"


def _parts() -> tuple[str, str]:
    text = window.location.hash[1:]
    name, _, carried = text.partition("/")
    if name in VIEWS:
        return name, carried
    return "", text if len(text) > LONGEST_NAME else ""
