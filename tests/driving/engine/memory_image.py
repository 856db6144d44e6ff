"""The memory of a started Python that the browser keeps between visits; see static/python.js."""

from playwright.sync_api import Page

from driving.core.waiting import IN_SLICES

# Waits until there is one alone, of another checksum than `unlike`, and damages it if told how;
# returns the checksum of what is kept then.
KEPT = """async ({ owner, damage, unlike, within }) => {
  const digest = async image =>
    Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", image)), byte =>
      byte.toString(16).padStart(2, "0")).join("");
  const damages = {
    "a bit": async (image, headers) => {
      image[image.length >> 1] ^= 1;
      return headers;
    },
    "all of it": async image => ({ digest: await digest(image.fill(0)) }),
  };
  for (const end = performance.now() + within; performance.now() < end; ) {
    const name = (await caches.keys()).find(name => name.startsWith(`othello-${owner} `));
    const cache = name && await caches.open(name);
    const [request, ...others] = await cache?.keys() ?? [];
    const response = request && await cache.match(request);
    const image = new Uint8Array(await response?.arrayBuffer() ?? 0);
    if (response && !others.length && await digest(image) !== unlike) {
      if (damage) {
        const headers = await damages[damage](image, response.headers);
        await cache.put(request, new Response(image, { headers }));
      }
      return digest(image);
    }
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error("no such memory is kept");
}"""

FORGET = """async () => {
  for (const name of await caches.keys()) await caches.delete(name);
}"""


def kept_image(page: Page, owner: str, damage: str = "", unlike: str = "") -> str:
    """Waits until one image of the engine's or the sandbox's is kept, or another one than before.

    Damages "a bit" of it, or "all of it" with a digest that says it is right, if told so. Returns
    the checksum of what is kept then.
    """
    told = {"owner": owner, "damage": damage, "unlike": unlike, "within": IN_SLICES}
    checksum: str = page.evaluate(KEPT, told)
    return checksum


def forget_images(page: Page) -> None:
    """Takes away all that is kept, as it is on a first visit; the page has to be opened anew."""
    page.evaluate(FORGET)
