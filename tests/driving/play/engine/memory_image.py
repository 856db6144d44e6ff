"""The memory image of a started Python, kept between visits; see static/python.js."""

from playwright.sync_api import Page

from driving.core.waiting import IN_SLICES

# Waits until a single image is kept whose checksum is not `unlike`, and applies `damage` if given;
# returns the checksum of the kept image.
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


def kept_memory_image(page: Page, owner: str, damage: str = "", unlike: str = "") -> str:
    """Waits until the memory image of the engine or the sandbox is kept.

    Args:
        page: A page of the same origin.
        owner: "engine" or "sandbox".
        damage: "a bit" flips one bit, "all of it" clears the image and stores a matching digest.
        unlike: The checksum of an older image, to wait for another one.

    Returns:
        The checksum of the kept image.
    """
    options = {"owner": owner, "damage": damage, "unlike": unlike, "within": IN_SLICES}
    return str(page.evaluate(KEPT, options))


def forget_memory_images(page: Page) -> None:
    """Deletes all caches, as on a first visit. The page must be reloaded then."""
    page.evaluate(FORGET)
