"""Offline use of the published page, and files shared with the installed page."""

from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import to_js

from browser.files import read
from browser.page import Page, Part, element
from browser.storage.json_data import parsed
from page.app import App
from page.share.incoming import start_reading
from page.share.opened_file import of_text
from page.share.opened_works import OpenedWorks
from page.stored.saved_work import SENT
from saved.work import OTHER_APP

if TYPE_CHECKING:
    from jobs.job import Work

WORKER = "./service-worker.js"
SHARED = "./shared"  # The service worker stores shared files there.
SHARED_FILE = "The shared file"
FULL = "The browser has no room to keep this page: it needs a network to start."


class OfflinePart(Part):
    """Starts the service worker, which stores the page, and shows when the page works offline.

    Only the published page has a service worker. Its HTML contains the element `locations`.
    """

    def __init__(self, page: Page, app: App, works: OpenedWorks) -> None:
        self._page, self._app, self._works = page, app, works
        if window.workers and document.getElementById("locations"):
            page.attempt(self._store_page(window.workers), app.notice.say)
            page.attempt(self._open_shared(), app.notice.say)

    async def _store_page(self, workers: Any) -> None:
        try:
            registration = await window.registering(WORKER)
            self._watch_for_update(registration, workers)
            result = await _ask_to_store((await workers.ready).active)
        except Exception:  # The browser stores nothing, or there is no network.
            return
        element("offline").hidden = result != "kept"
        if result == "full":
            self._page.do(self._app.notice.say, FULL)

    async def _open_shared(self) -> None:
        """Opens a file that was shared with the installed page on top of the user's work."""
        shared = await window.caches.match(SHARED)
        if not shared:
            return
        file = window.File.new(to_js([await shared.blob()]), SHARED_FILE)
        for name in list(await window.caches.keys()):
            await (await window.caches.open(name)).delete(SHARED)
        start_reading(self._page, self._app, lambda: self._read_shared(file))

    def _read_shared(self, file: Any) -> Work:
        text = yield from read(file)
        self._works.open_on_top(of_text(text, parsed), OTHER_APP, SENT)

    def _watch_for_update(self, registration: Any, workers: Any) -> None:
        """Shows when a new version is ready, and activates it when the user asks for it."""

        def look(event: Any = None) -> None:
            if registration.waiting and workers.controller:
                element("new-version").hidden = False

        def follow(event: Any) -> None:
            registration.installing.addEventListener("statechange", look)

        def activate(event: Any) -> None:
            if registration.waiting:
                workers.oncontrollerchange = reload
                registration.waiting.postMessage("activate")
            else:  # Activated from another tab.
                reload()

        look()
        registration.addEventListener("updatefound", follow)
        element("activate").addEventListener("click", activate)


def reload(event: Any = None) -> None:
    """Opens the page again. SharePart saves the work when the page is left."""
    window.location.reload()


async def _ask_to_store(worker: Any) -> str:
    """Returns the worker's answer to a request to store the page: kept, full or failed."""
    await _idle()
    channel, answer = window.MessageChannel.new(), window.Promise.withResolvers()
    channel.port1.onmessage = lambda event: answer.resolve(event.data)
    worker.postMessage("keep", to_js([channel.port2]))
    return str(await answer.promise)


async def _idle() -> None:
    """Waits until the browser is idle."""
    wait = getattr(window, "requestIdleCallback", None) or window.setTimeout
    idle = window.Promise.withResolvers()
    wait(idle.resolve)
    await idle.promise
