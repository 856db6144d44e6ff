"""The language of the program, and the compiler's download, messages and removal."""

from playwright.sync_api import Page, expect

from driving.core.waiting import IN_SLICES

# Changes the last byte of the largest stored file.
DAMAGE = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("othello-compiler "));
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
    if (bytes.length < 1e7) continue;
    bytes[bytes.length - 1] ^= 1;
    await cache.put(request, new Response(bytes));
  }
}"""
STORES = "async () => (await caches.keys()).filter((name) => name.startsWith('othello-compiler '))"


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

    def expect_guess(self, name: str) -> None:
        """Waits until the language with this name is guessed."""
        expect(self.language.get_by_role("option").first).to_have_text(f"Auto: {name}")

    def expect_downloaded(self) -> None:
        """Waits until the compiler is loaded."""
        expect(self.said).to_be_hidden(timeout=IN_SLICES)

    def stores(self) -> int:
        """Returns the number of stores with a compiler."""
        return len(self._page.evaluate(STORES))

    def damage(self) -> None:
        """Damages the stored compiler."""
        self._page.evaluate(DAMAGE)
