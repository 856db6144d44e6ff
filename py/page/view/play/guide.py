"""The guide: the rules and the marks of the board."""

from page.view.core.page import element
from page.view.play.legend_html import legend


def show_guide() -> None:
    """Fills the panel. Its rules are those that the page shows before the first move."""
    element("guide-rules").textContent = element("rules").textContent
    element("legend").innerHTML = legend()
    element("show-guide").addEventListener("click", lambda event: element("guide").showPopover())
