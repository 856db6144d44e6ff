"""The published page in the browser's cache."""

from playwright.sync_api import Page, expect

from driving.core.starting import START_WITHIN
from driving.core.waiting import AT_ONCE

DAMAGE = """async ([part, how]) => {
  const flip = bytes => {
    bytes[bytes.length >> 1] ^= 1;
    return bytes;
  };
  const damages = {
    "empty": () => "",
    "half": bytes => bytes.slice(0, bytes.length / 2),
    "a page": () => "damaged",
    "a flipped bit": flip,
  };
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!url.includes(part)) continue;
      const stored = await cache.match(url), { headers } = stored;
      const content = new Uint8Array(await stored.arrayBuffer());
      if (how === "missing") await cache.delete(url);
      else await cache.put(url, new Response(damages[how](content), { headers }));
    }
  }
}"""
FORGET_IMAGES = """async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("othello-")) await caches.delete(name);
  }
}"""
LOSE = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) await cache.delete(request);
  }
}"""
# Asks the service worker to keep everything; returns kept, full or failed.
ASK = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active.postMessage("keep", [port2]);
  return new Promise(done => port1.onmessage = ({ data }) => done(data));
}"""
SHARE = """([address, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], "input.txt", { type: "text/plain" }));
  const form = document.createElement("form"), input = document.createElement("input");
  Object.assign(input, { type: "file", name: "file", files: transfer.files });
  Object.assign(form, { method: "POST", enctype: "multipart/form-data", action: address });
  form.append(input);
  document.body.append(form);
  form.submit();
}"""
# Waits until a version's worker is active and none is about to replace it; returns whether that
# happened in time. A worker makes the version's cache before it is installed. To look for updates
# only once may be in vain: the browser does so too, and may have begun before the host changed.
ACTIVATED = """async ([version, scope, isToBeFound, within]) => {
  const end = performance.now() + within;
  while (performance.now() < end) {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    if (isToBeFound) await registration.update();
    const { installing, waiting, active } = registration;
    const isStored = (await caches.keys()).some(name => name.endsWith(` ${version}`));
    if (isStored && !installing && !waiting && active.state === "activated") return true;
    await new Promise(done => setTimeout(done, 50));
  }
  return false;
}"""

# Returns whether a newer worker was found but discarded, as its files could not be kept.
REFUSED = """async scope => {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const found = new Promise(done => registration.onupdatefound = done);
  await registration.update();
  const worker = registration.installing ?? (await found).target.installing;
  while (!["redundant", "installed"].includes(worker.state)) {
    await new Promise(done => worker.onstatechange = done);
  }
  return worker.state === "redundant";
}"""

CONTROLLED = """async () => {
  const { serviceWorker } = navigator;
  while (!serviceWorker.controller) {
    await new Promise(done => serviceWorker.oncontrollerchange = done);
  }
}"""


def expect_controlled(page: Page) -> None:
    page.evaluate(CONTROLLED)


class Outside:
    """A page of the same host outside the service worker's scope, to observe the worker from.

    While one worker replaces another, a browser may delay pages in its scope.
    """

    def __init__(self, page: Page, origin: str) -> None:
        self._page = page
        address = f"{origin}/outside"
        page.route(address, lambda route: route.fulfill(body="<title>Outside</title>"))
        page.goto(address)

    def expect_updated(self, version: str, scope: str, is_to_be_found: bool = True) -> None:
        """Waits until a version's service worker is active, and looks for it until it is found."""
        assert self._page.evaluate(ACTIVATED, [version, scope, is_to_be_found, AT_ONCE])

    def expect_refused(self, scope: str) -> None:
        """Triggers an update; checks that the newer worker is discarded."""
        assert self._page.evaluate(REFUSED, scope)


class Offline:
    """The cached page, and its message about working offline."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.new = page.locator(
            "meta[name=generator]"
        )  # Only in the new version that a test publishes.
        self.works = page.get_by_text("Works offline", exact=True)
        self.new_version = page.get_by_text("A new version is ready.")
        self.activate = page.get_by_role("button", name="Reload", exact=True)

    def expect_kept(self) -> None:
        """Waits until the page says that it works offline."""
        expect(self.works).to_be_visible(timeout=START_WITHIN)

    def expect_not_kept(self) -> None:
        """Waits until keeping the page has failed, and checks that it does not say otherwise."""
        assert self._page.evaluate(ASK) == "failed"
        expect(self.works).to_be_hidden()

    def expect_kept_again(self) -> None:
        """Waits until the service worker has checked and replaced its files."""
        assert self._page.evaluate(ASK) == "kept"

    def damage(self, part: str, how: str = "a page") -> None:
        """Damages the cached files whose address contains this text.

        Args:
            part: The text.
            how: "missing", "empty", "half", "a page" or "a flipped bit".
        """
        self._page.evaluate(DAMAGE, [part, how])

    def forget_images(self) -> None:
        self._page.evaluate(FORGET_IMAGES)

    def lose(self) -> None:
        self._page.evaluate(LOSE)

    def send(self, address: str, text: str) -> None:
        """Sends a file to the page from the open page, by a form."""
        with self._page.expect_navigation(url=f"{address}**"):
            self._page.evaluate(SHARE, [f"{address}shared", text])

    def share(self, address: str, text: str) -> None:
        """Shares a file as another application does: the request has no referrer."""
        self._page.goto("about:blank")
        self.send(address, text)
