"""Keeps the published page in the browser, so that it starts without a network too."""

from pyscript import document, window
from pyscript.ffi import to_js

from page.model.app import App
from page.view.core.page import Page, Part, element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORKER = "./service-worker.js"
SHARED = "./shared"  # The service worker keeps there what was shared with the page.
FULL = "The browser has no room to keep this page: it needs a network to start."
RENEWED = "There is a new version of this page. The next visit will have it."


class OfflinePart(Part):
    """Has the service worker keep the page, and says when it works offline.

    A checkout has no service worker; the page that was built with one knows where its files are.
    """

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._app = page, app
        workers = getattr(window.navigator, "serviceWorker", None)
        if workers and document.getElementById("locations"):
            page.attempt(self._keep(workers), app.notice.say)
            page.attempt(self._receive(), app.notice.say)

    async def _keep(self, workers: Any) -> None:
        try:
            registration = await workers.register(WORKER)
            self._watch(registration, workers)
            kept = await _kept((await workers.ready).active)
        except Exception:  # The reader's browser keeps nothing, or the network is gone.
            return
        element("offline").hidden = kept != "kept"
        if kept == "full":
            self._page.do(self._app.notice.say, FULL)

    async def _receive(self) -> None:
        """Judges what was shared with the installed page."""
        shared = await window.caches.match(SHARED)
        if shared:
            self._page.do(self._app.judge.start_run, None, str(await shared.text()))
            for name in list(await window.caches.keys()):
                await (await window.caches.open(name)).delete(SHARED)

    def _watch(self, registration: Any, workers: Any) -> None:
        """Says when a newer version waits for the pages of this one to be closed."""

        def look(event: Any = None) -> None:
            if registration.waiting and workers.controller:
                self._page.do(self._app.notice.say, RENEWED)

        def follow(event: Any) -> None:
            registration.installing.addEventListener("statechange", look)

        look()
        registration.addEventListener("updatefound", follow)


async def _kept(worker: Any) -> str:
    """Returns what the worker answers when asked to keep everything: kept, full or failed."""
    await _idle()
    channel, answer = window.MessageChannel.new(), window.Promise.withResolvers()
    channel.port1.onmessage = lambda event: answer.resolve(event.data)
    worker.postMessage("keep", to_js([channel.port2]))
    return str(await answer.promise)


async def _idle() -> None:
    """Waits until the browser has nothing else to do."""
    wait = getattr(window, "requestIdleCallback", None) or window.setTimeout
    idle = window.Promise.withResolvers()
    wait(idle.resolve)
    await idle.promise
