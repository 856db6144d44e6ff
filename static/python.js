// Starts Python (Pyodide) in the engine's worker and the sandbox's, and keeps between visits what it
// starts from.

// `address` says, at once or later, where a module of Pyodide's is, `file` fetches any other file of
// it, `compiled` is its WebAssembly. With an `image`, the memory of a Python that was started
// before, this one begins where that one was. Without one that is of use it is prepared anew, and
// the image of that is returned beside it.
export const startPython = async ({ image, prepare, ...places }) => {
  if (image) {
    try {
      return { python: await start({ ...places, _loadSnapshot: image }) };
    } catch { /* Then without it. */ }
  }
  const python = await start({ ...places, _makeSnapshot: true });
  await prepare(python);
  return { python, image: python.makeMemorySnapshot() };
};

const start = async ({ address, file, compiled, ...options }) => {
  const load = async (name) => import(await address(name));
  const modules = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map(load));
  const [{ loadPyodide }, { default: createPyodideModule }] = modules;
  self.fetch = async (url) => file(new URL(url).pathname.slice(1));
  WebAssembly.instantiateStreaming = async (response, imports) => {
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports);
    if (options._loadSnapshot) grow(instance.exports.memory, options._loadSnapshot.length);
    return { module, instance };
  };
  return loadPyodide({
    indexURL: "https://files/",
    createPyodideModule,
    jsglobals: {},
    ...options,
  });
};

// Pyodide takes for granted that the memory is as large as it was in the image.
const grow = (memory, bytes) => {
  const pages = Math.floor((bytes - memory.buffer.byteLength) / 2 ** 16);
  if (pages > 0) memory.grow(pages);
};

// Returns what keeps its owner's image between visits, and finds it again: under a hash of the parts
// that it was made of, and with a hash of its own, by which damage is told. Without room for it, or
// where that is forbidden, nothing is kept. So it is on a page that came by an insecure connection,
// for which browsers make no hashes either.
export const keptImage = (owner, parts) => {
  const open = async () => {
    const name = await digest(await new Blob(parts).arrayBuffer());
    // Of this page: others may be of the same origin.
    return { name, cache: await caches.open(`othello-${owner} ${new URL("..", import.meta.url)}`) };
  };
  let opened;
  const entry = () => opened ??= open();
  const find = async () => {
    const { name, cache } = await entry();
    const response = await cache.match(name);
    if (!response) return;
    const image = new Uint8Array(await response.arrayBuffer());
    return await digest(image) === response.headers.get("digest") ? image : undefined;
  };
  const put = async (image) => {
    const { name, cache } = await entry();
    const response = new Response(image, { headers: { digest: await digest(image) } });
    for (const older of await cache.keys()) await cache.delete(older);
    await cache.put(name, response);
  };
  return { find: () => find().catch(() => {}), put: (image) => put(image).catch(() => {}) };
};

const digest = async (content) => {
  const hash = await crypto.subtle.digest("SHA-256", content);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
