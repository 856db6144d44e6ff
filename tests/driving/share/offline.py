"""What the browser keeps of the published page."""

from playwright.sync_api import Page, expect

from driving.core.starting import START_WITHIN
from driving.core.waiting import AT_ONCE

DAMAGE = """async part => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (url.includes(part)) await cache.put(url, new Response("damaged"));
    }
  }
}"""
HEALED = """async () => {
  const isDamaged = async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) {
        if (await response.text() === "damaged") return true;
      }
    }
  };
  while (await isDamaged()) await new Promise(done => setTimeout(done, 50));
}"""
LOSE = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) await cache.delete(request);
  }
}"""
# Returns what the worker answers that is asked to keep everything: kept, full or failed.
ASK = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active.postMessage("keep", [port2]);
  return new Promise(done => port1.onmessage = ({ data }) => done(data));
}"""
SHARE = """async text => {
  const sent = new FormData();
  sent.append("file", new File([text], "input.txt", { type: "text/plain" }));
  return (await fetch("./shared", { method: "POST", body: sent })).url;
}"""
# Returns whether the worker that waited has taken over, as soon as it has.
TAKEN_OVER = """async ([scope, within]) => {
  const end = performance.now() + within;
  while (performance.now() < end) {
    const { waiting, active } = await navigator.serviceWorker.getRegistration(scope);
    if (!waiting && active.state === "activated") return true;
    await new Promise(done => setTimeout(done, 50));
  }
  return false;
}"""

# Returns whether a newer worker was found, and given up because it could not keep its files.
REFUSED = """async scope => {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const found = new Promise(done => registration.onupdatefound = done);
  await registration.update();
  const worker = (await found).target.installing;
  while (!["redundant", "installed"].includes(worker.state)) {
    await new Promise(done => worker.onstatechange = done);
  }
  return worker.state === "redundant";
}"""


class Outside:
    """A page of the same host that no service worker keeps, from where to look at the one that is.

    While one worker takes the place of another, a browser may keep a page that is opened waiting.
    """

    def __init__(self, page: Page, origin: str) -> None:
        self._page = page
        address = f"{origin}/outside"
        page.route(address, lambda route: route.fulfill(body="<title>Outside</title>"))
        page.goto(address)

    def expect_taken_over(self, scope: str) -> None:
        """Waits until the worker that waited is the one that answers below an address."""
        assert self._page.evaluate(TAKEN_OVER, [scope, AT_ONCE])

    def expect_refused(self, scope: str) -> None:
        """Has the browser look for a newer worker; waits until it has given that up."""
        assert self._page.evaluate(REFUSED, scope)


class Offline:
    """The page as the browser keeps it, and what the page says of that."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.new = page.locator("meta[name=generator]")  # What a new version of a test has.
        self.works = page.get_by_text("Works offline", exact=True)

    def expect_kept(self) -> None:
        """Waits until the page says that it works offline."""
        expect(self.works).to_be_visible(timeout=START_WITHIN)

    def expect_not_kept(self) -> None:
        """Waits until part of it could not be kept; the page does not say that it works offline."""
        assert self._page.evaluate(ASK) == "failed"
        expect(self.works).to_be_hidden()

    def damage(self, part: str) -> None:
        """Damages all that is kept whose address has this part."""
        self._page.evaluate(DAMAGE, part)

    def expect_healed(self) -> None:
        """Waits until nothing that is kept is damaged."""
        self._page.evaluate(HEALED)

    def lose(self) -> None:
        """Takes away all that is kept, but not what answers from it."""
        self._page.evaluate(LOSE)

    def share(self, text: str) -> str:
        """Sends a file as another application does; returns the address that is opened then."""
        address: str = self._page.evaluate(SHARE, text)
        return address
