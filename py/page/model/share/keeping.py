"""What is kept of the reader's own work, of which another tab may keep another state."""

from page.model.share import snapshot
from page.model.share.saved_work import content

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.model.app import App

GONE_ON = "Your work has gone on in another tab. Reload this one to see it."
TWO_WORKS = (
    "Another tab has other work, and the browser keeps only what is left last. Save what you need "
    "as a link or a file."
)


class AutoSave:
    """What the browser is to keep of the work on the page, and when.

    What it keeps may be `foreign`: unreadable here, or what another tab has left. It then stays
    until the reader changes something on this page.
    """

    def __init__(self, app: "App", foreign: bool) -> None:
        self._foreign = foreign
        self._kept = content(app)

    def replaced(self, app: "App") -> str:
        """Notes that another tab keeps its work now; returns what there is to say of it."""
        self._foreign = True
        return TWO_WORKS if self._is_changed(app) else GONE_ON

    def text(self, app: "App") -> str | None:
        """Returns what is to be kept from now on, None if that is what is kept already."""
        if self._foreign and not self._is_changed(app):
            return None
        self._foreign, self._kept = False, content(app)
        return snapshot.taken(app)

    def _is_changed(self, app: "App") -> bool:
        return self._kept != content(app)
