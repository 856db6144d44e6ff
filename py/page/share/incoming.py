"""The reading of links, files and shared text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.page import Failure, Page
from jobs.job import Task
from page.app import App
from page.share import READING

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work


def start_reading(page: Page, app: App, read: Callable[[], Work]) -> None:
    """Starts to read and open something in slices. A failure becomes a notice."""

    def read_or_tell() -> Work:
        try:
            yield from read()
        except (Failure, ValueError) as error:
            app.notice.say(str(error))

    page.do(app.workspace.jobs.start, Task(READING, read_or_tell))
