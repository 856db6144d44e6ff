"""The guide: the rules and the marks of the board."""

from browser.page import element
from play.view.play.legend_html import legend


def show_guide() -> None:
    """Fills the list of marks."""
    element("legend").innerHTML = legend()
    element("show-guide").addEventListener("click", lambda event: element("guide").showPopover())
