"""The clipboard."""

from playwright.sync_api import Page

REFUSE = """() => {
  navigator.clipboard.writeText = async () => { throw new DOMException("", "NotAllowedError"); };
}"""


class Clipboard:
    """The replacement clipboard of reset.js, which works alike in every browser."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def last(self) -> str:
        return str(self._page.evaluate("copied.at(-1)"))

    def refuse(self) -> None:
        """Makes the browser refuse to copy, as without the user's permission."""
        self._page.evaluate(REFUSE)

    def use_the_browsers_own(self) -> None:
        """Makes the page use the real clipboard from now on."""
        context = self._page.context
        if context.browser and context.browser.browser_type.name == "chromium":
            # Headless Chromium cannot ask; other browsers do not have these permissions.
            context.grant_permissions(["clipboard-read", "clipboard-write"])
        self._page.evaluate("delete navigator.clipboard.writeText")

    def put(self, text: str) -> None:
        self._page.evaluate("text => navigator.clipboard.writeText(text)", text)
