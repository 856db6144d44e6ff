"""Links, files and the browser's storage."""

import re

from playwright.sync_api import FilePayload, Locator, Page, expect

from driving.core.clipboard import Clipboard
from driving.core.downloads import saved
from driving.core.pasting import paste
from driving.core.starting import expect_all_ready
from driving.core.waiting import AT_ONCE, expect_of_root, expect_value, settle
from driving.page.shell.bar import bar_button
from driving.page.shell.navigation import JUDGE, go_to

DROP = """([selector, name, text, times]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text.repeat(times)], name));
  document.querySelector(selector).dispatchEvent(
    new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }));
}"""
# Drags files of these names over an element, or away from the window. As in Firefox, the event is
# that of the text under the pointer, if there is one.
DRAG = """([selector, type, names]) => {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File([""], name));
  const element = document.querySelector(selector);
  (element.firstChild ?? element).dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
}"""

# Starts at the bare address, because a link to the current address does nothing.
FOLLOW = """fragment => {
  history.replaceState(null, "", location.pathname);
  location.hash = fragment;
}"""

# The next file is read when a function is called.
HOLD_FILE = """() => {
  const { arrayBuffer } = Blob.prototype;
  delete window.readFile;
  Blob.prototype.arrayBuffer = function () {
    Blob.prototype.arrayBuffer = arrayBuffer;
    return new Promise((done) => { window.readFile = () => done(arrayBuffer.call(this)); });
  };
}"""
READ_AND_LEAVE = """(wait) => new Promise((done) => {
  readFile();
  setTimeout(() => done(document.getElementById("go-play").click()), wait);
})"""

# Does something as soon as the page shows that it reads a link or a file.
WHILE_READING = """() => new MutationObserver((changes, observer) => {
  for (const { target } of changes) {
    if (target.id !== "reading" || target.hidden) continue;
    observer.disconnect();
    %s;
    document.documentElement.dataset.cancelled = "yes";
  }
}).observe(document, { subtree: true, attributeFilter: ["hidden"] })"""
BY_ESCAPE = """document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))"""
BY_BUTTON = "document.getElementById('cancel-reading').click()"


def drop(page: Page, selector: str, name: str, text: str, times: int = 1) -> None:
    """Drops a file of a text, repeated `times` times, on an element."""
    page.evaluate(DROP, [selector, name, text, times])


class Sharing:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._clipboard = Clipboard(page)
        self.notice = page.locator("#notice")
        self.drop_sign = page.locator("#drop-sign")
        self.load_again = page.get_by_role("button", name="Load again", exact=True)
        self.toast = page.locator("#toast")
        self._close = page.locator("#notice-close")
        self.undo = page.locator("#notice-undo")
        self.open_in_play = page.get_by_role("button", name="Open in Play", exact=True)
        self.borrowed = page.get_by_role("region", name="Opened from a link")
        self.shared = page.get_by_role("region", name="Another page or app sent this input")
        self.back_to_mine = page.get_by_role("button", name="Back to my work")
        self.open_page = page.get_by_role("link", name="Open this game in its own page")
        self.keep_this = page.get_by_role("button", name="Keep this", exact=True)

    def link_button(self) -> Locator:
        return self._item(re.compile("^Copy link"))

    def copy_link(self) -> str:
        """Copies a link to the view; returns it once the page confirms it."""
        self.link_button().click()
        expect(self.notice).to_contain_text("link is copied")
        return self._clipboard.last()

    def copy_code(self) -> str:
        """Copies the code that embeds the game; returns it once the page confirms it."""
        self._item("Copy code to embed it").click()
        expect(self.notice).to_contain_text("code is copied")
        return self._clipboard.last()

    def copy_moves(self) -> None:
        self._item("Copy moves").click()

    def follow(self, fragment: str) -> None:
        self._page.evaluate(FOLLOW, fragment)

    def come_by(self, fragment: str) -> None:
        """Follows a link to the page from an entry of the history to which Back leads."""
        self._page.evaluate("fragment => { location.hash = fragment; }", fragment)

    def cancel_next(self, how: str) -> None:
        """Cancels the next reading of a link or a file as soon as it is shown.

        `how` is BY_ESCAPE or BY_BUTTON.
        """
        self._page.evaluate(WHILE_READING % how)

    def cancel_on_start(self) -> None:
        """Cancels the reading of a link with which the page is opened."""
        self._page.add_init_script(f"({WHILE_READING % BY_ESCAPE})()")

    def expect_cancelled(self) -> None:
        """Waits until a reading was cancelled and is no longer shown."""
        expect_of_root(self._page, "cancelled", "yes", AT_ONCE)
        expect(self._page.locator("#reading")).to_be_hidden()
        expect_all_ready(self._page)

    def hold_file(self) -> None:
        """Lets the next file wait until `read_and_leave` reads it."""
        self._page.evaluate(HOLD_FILE)

    def read_and_leave(self, wait: int) -> None:
        """Reads the file that waits, and goes to Play so many milliseconds later."""
        expect_value(self._page, "() => 'readFile' in window", True)
        self._page.evaluate(READ_AND_LEAVE, wait)

    def expect_read(self) -> None:
        """Waits until a link or file that is being read is open, or was refused."""
        settle(self._page)
        # A short reading is not visible.
        expect(self._page.locator("#reading")).to_have_attribute("hidden", "")

    def save(self, button: str | re.Pattern[str]) -> str:
        """Saves a file by an item of the menu; returns its text."""
        return saved(self._page, self._item(button).click).content.decode()

    def open_file(self, name: str, text: str) -> None:
        with self._page.expect_file_chooser() as chooser:
            self._item("Open a file").click()
        file = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
        chooser.value.set_files(file)

    def drop_file(self, name: str, text: str, times: int = 1) -> None:
        """Drops a file of a text, repeated `times` times, on the heading of the page."""
        drop(self._page, "h1", name, text, times)

    def drag(self, *names: str, over: str = "h1") -> None:
        self._page.evaluate(DRAG, [over, "dragover", names])

    def drag_away(self) -> None:
        self._page.evaluate(DRAG, ["h1", "dragleave", ["any"]])

    def clear_all(self) -> None:
        """Empties the text boxes of Judge."""
        go_to(self._page, JUDGE)
        for name in ("your-output", "program"):
            paste(self._page.locator(f"#{name}"), "")
        clear = self._page.locator("#clear")
        if clear.is_enabled():
            clear.click()
            expect(self.notice).to_contain_text("cleared")

    def close_notice(self) -> None:
        self._close.click()

    def leave(self) -> None:
        """Fires the event of a hidden tab, at which the page saves its work."""
        self._page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    def _item(self, name: str | re.Pattern[str]) -> Locator:
        """Opens the menu Share; returns an item of it."""
        menu = self._page.get_by_role("group", name="Share")
        if not menu.is_visible():
            bar_button(self._page, "Share").click()
        return menu.get_by_role("button", name=name)
