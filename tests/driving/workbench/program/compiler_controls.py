"""The language of the program, and the compiler's download, messages and removal."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from driving.core.waiting import IN_SLICES

# Changes the last byte of the largest stored files.
DAMAGE = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("othello-compiler "));
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length < 3e6) continue;
    bytes[bytes.length - 1] ^= 1;
    await cache.put(request, new Response(bytes, { headers: response.headers }));
  }
}"""
STORES = "async () => (await caches.keys()).filter((name) => name.startsWith('othello-compiler '))"

# The sizes of the precompiled headers in the store that are not damaged, once there are enough.
HEADERS = """async ([number, within]) => {
  const digits = (byte) => byte.toString(16).padStart(2, "0");
  const isIntact = async (bytes, expected) => {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(hash, digits).join("") === expected;
  };
  const found = async () => {
    const sizes = [];
    const [name] = (await caches.keys()).filter((name) => name.startsWith("othello-compiler "));
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.includes("/header-")) continue;
      const response = await cache.match(request), bytes = await response.arrayBuffer();
      if (await isIntact(bytes, response.headers.get("sha256"))) sizes.push(bytes.byteLength);
    }
    return sizes;
  };
  const end = performance.now() + within;
  for (;;) {
    const sizes = await found();
    if (sizes.length >= number || performance.now() > end) return sizes;
    await new Promise((again) => setTimeout(again, 200));
  }
}"""

# The sizes of all precompiled headers in the store, also of damaged ones.
STORED_HEADERS = f"""async () => {{
  const [name] = await ({STORES})(), cache = await caches.open(name);
  const requests = (await cache.keys()).filter(({{ url }}) => url.includes("/header-"));
  const blobs = requests.map(async (request) => (await cache.match(request)).blob());
  return (await Promise.all(blobs)).map(({{ size }}) => size);
}}"""

# Each run of Clang makes instances of its modules.
COUNT_RUNS = """() => {
  const instantiate = WebAssembly.instantiate;
  self.runs = 0;
  WebAssembly.instantiate = (...values) => { self.runs++; return instantiate(...values); };
}"""


class CompilerControls:
    """What the page shows of the compiler."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.language = page.get_by_role("combobox", name="Language", exact=True)
        self.said = page.locator("#compiler-said")
        self.download = page.get_by_role("button", name="Download", exact=True)
        self.progress = page.get_by_role("progressbar", name="Downloaded", exact=True)
        self.cancel = page.locator("#compiler-cancel")
        self.diagnostics = page.locator("#diagnostics")
        self.places = self.diagnostics.get_by_role("button")
        self.warnings = self.diagnostics.get_by_role("group")
        self.size = page.locator("#compiler-size")
        self.remove = page.get_by_role("button", name="Remove the C++ compiler", exact=True)
        self.error_bands = page.locator(".code:has(#program) .band.error")
        self.warning_bands = page.locator(".code:has(#program) .band.warning")

    def expect_guess(self, name: str) -> None:
        """Waits until the language with this name is guessed."""
        expect(self.language.get_by_role("option").first).to_have_text(f"Auto: {name}")

    def expect_downloaded(self) -> None:
        """Waits until the compiler is loaded."""
        expect(self.said).to_be_hidden(timeout=IN_SLICES)

    def stores(self) -> int:
        """Returns the number of stores with a compiler."""
        return len(self._page.evaluate(STORES))

    def header_sizes(self, number: int = 1) -> list[int]:
        """Returns the sizes of the intact precompiled headers, once there are a number of them."""
        sizes: list[int] = self._page.evaluate(HEADERS, [number, IN_SLICES])
        assert len(sizes) >= number, sizes
        return sizes

    def stored_header_sizes(self) -> list[int]:
        """Returns the sizes of all precompiled headers."""
        sizes: list[int] = self._page.evaluate(STORED_HEADERS)
        return sizes

    def count_runs(self) -> Callable[[], int]:
        """Returns a function that tells how many modules of Clang have run since this call."""
        [worker] = [one for one in self._page.workers if one.evaluate("self.name") == "compiler"]
        worker.evaluate(COUNT_RUNS)
        return lambda: int(worker.evaluate("self.runs"))

    def damage(self) -> None:
        """Damages the stored compiler and its precompiled headers."""
        self._page.evaluate(DAMAGE)
