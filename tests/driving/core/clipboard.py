"""What the page copies, where a test finds it."""

from playwright.sync_api import Page

REFUSE = """() => {
  navigator.clipboard.writeText = async () => { throw new DOMException("", "NotAllowedError"); };
}"""


class Clipboard:
    """The clipboard that reset.js gives the page, in every browser alike."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def last(self) -> str:
        """Returns what was copied last."""
        return str(self._page.evaluate("copied.at(-1)"))

    def refuse(self) -> None:
        """Has the browser refuse to copy, as it does where the reader has not allowed it."""
        self._page.evaluate(REFUSE)

    def use_the_browsers_own(self) -> None:
        """Has the page copy where the reader could paste it, from now on."""
        context = self._page.context
        if context.browser and context.browser.browser_type.name == "chromium":
            # Its headless shell has nobody to ask; the other browsers know no such permissions.
            context.grant_permissions(["clipboard-read", "clipboard-write"])
        self._page.evaluate("delete navigator.clipboard.writeText")

    def put(self, text: str) -> None:
        """Puts a text where the reader pastes from."""
        self._page.evaluate("text => navigator.clipboard.writeText(text)", text)
