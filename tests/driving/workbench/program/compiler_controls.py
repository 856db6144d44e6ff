"""The language of the program, and the compiler's download, messages and removal."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from driving.core.waiting import IN_SLICES

STORES = "async () => (await caches.keys()).filter((name) => name.startsWith('othello-compiler '))"
FORGET = f"async () => {{ for (const name of await ({STORES})()) await caches.delete(name); }}"
# The store, with the requests of its files.
STORE = f"""
  const [name] = await ({STORES})(), cache = await caches.open(name);
  const files = await cache.keys();
"""

# Changes the last byte of the largest stored files.
DAMAGE = f"""async () => {{
  {STORE}
  for (const request of files) {{
    const response = await cache.match(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length < 3e6) continue;
    bytes[bytes.length - 1] ^= 1;
    await cache.put(request, new Response(bytes, {{ headers: response.headers }}));
  }}
}}"""

# The precompiled headers in the store, with their hashes.
HEADERS = f"""async () => {{
  {STORE}
  const headers = files.filter(({{ url }}) => url.includes("/header-"));
  return Promise.all(headers.map(async (request) => {{
    const response = await cache.match(request);
    return [await response.arrayBuffer(), response.headers.get("sha256")];
  }}));
}}"""
STORED_SIZES = f"async () => (await ({HEADERS})()).map(([{{ byteLength }}]) => byteLength)"

# The sizes of those that are not damaged, once there are enough.
INTACT_SIZES = f"""async (within) => {{
  const digit = (byte) => byte.toString(16).padStart(2, "0");
  const size = async ([bytes, expected]) => {{
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(hash, digit).join("") === expected ? bytes.byteLength : 0;
  }};
  for (const end = performance.now() + within; ;) {{
    const sizes = (await Promise.all((await ({HEADERS})()).map(size))).filter(Boolean);
    if (sizes.length || performance.now() > end) return sizes;
    await new Promise((again) => setTimeout(again, 200));
  }}
}}"""

# Each run of Clang makes instances of its modules.
COUNT_RUNS = """() => {
  const instantiate = WebAssembly.instantiate;
  self.runs = 0;
  WebAssembly.instantiate = (...values) => { self.runs++; return instantiate(...values); };
}"""


class CompilerControls:
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
        expect(self.language.get_by_role("option").first).to_have_text(f"Auto: {name}")

    def expect_downloaded(self) -> None:
        expect(self.said).to_be_hidden(timeout=IN_SLICES)

    def stores(self) -> int:
        return len(self._page.evaluate(STORES))

    def forget(self) -> None:
        self._page.evaluate(FORGET)

    def header_sizes(self) -> list[int]:
        """Returns the sizes of the intact precompiled headers, once there is one."""
        sizes: list[int] = self._page.evaluate(INTACT_SIZES, IN_SLICES)
        return sizes

    def stored_header_sizes(self) -> list[int]:
        return list(self._page.evaluate(STORED_SIZES))

    def count_runs(self) -> Callable[[], int]:
        """Returns a function that tells how many modules of Clang have run since this call."""
        [worker] = [one for one in self._page.workers if one.evaluate("self.name") == "compiler"]
        worker.evaluate(COUNT_RUNS)
        return lambda: int(worker.evaluate("self.runs"))

    def damage(self) -> None:
        self._page.evaluate(DAMAGE)
