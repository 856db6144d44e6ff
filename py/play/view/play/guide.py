"""The guide: the rules and the marks of the board."""

from browser.page import element, fill
from play.view.play.legend_html import legend


def show_guide() -> None:
    """Fills the list of marks."""
    fill(element("legend"), legend())
    element("show-guide").addEventListener("click", lambda event: element("guide").showPopover())
