// Starts Python (Pyodide) in the workers of the engine and the sandbox, and stores its memory image
// between visits. Both load this file from a blob, so it has no address.

// Starts Python from a memory `image` of an earlier start. Without a usable image it starts from
// scratch, calls `prepare`, and returns the new image as well. `address` returns the URL of a module
// of Pyodide, or a promise of it; `file` fetches any other file; `compiled` is its WebAssembly.
/** @type {(options: Places & { image?: Uint8Array, prepare: (python: Pyodide) => unknown }) => Promise<Started>} */
export const startPython = async ({ image, prepare, ...places }) => {
  if (image) {
    try {
      return { python: await start({ ...places, _loadSnapshot: image }) };
    } catch { /* Starts without the image. */ }
  }
  const python = await start({ ...places, _makeSnapshot: true });
  await prepare(python);
  return { python, image: python.makeMemorySnapshot() };
};

/** @type {(options: Places & { _loadSnapshot?: Uint8Array, _makeSnapshot?: boolean }) => Promise<Pyodide>} */
const start = async ({ address, file, compiled, ...options }) => {
  /** @param {string} name */
  const load = async (name) => import(await address(name));
  const modules = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map(load));
  const [{ loadPyodide }, { default: createPyodideModule }] = modules;
  self.fetch = async (url) => file(new URL(String(url)).pathname.slice(1));
  WebAssembly.instantiateStreaming = async (response, imports) => {
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports);
    const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
    if (options._loadSnapshot) grow(memory, options._loadSnapshot.length);
    return { module, instance };
  };
  return loadPyodide({
    indexURL: "https://files/",
    createPyodideModule,
    jsglobals: {},
    ...options,
  });
};

// Pyodide assumes that the memory is as large as it was in the image.
/** @type {(memory: WebAssembly.Memory, bytes: number) => void} */
const grow = (memory, bytes) => {
  const pages = Math.floor((bytes - memory.buffer.byteLength) / 2 ** 16);
  if (pages > 0) memory.grow(pages);
};

// Returns a store for the memory image of its owner. The image is stored under a hash of its parts,
// together with its own hash to detect damage. Nothing is stored without space or permission, nor on
// a page from an insecure connection, where browsers offer no hashes either. The store's name contains
// the address of the page, because other pages can share its origin.
/** @type {(owner: string, page: string, parts: BlobPart[]) => ImageStore} */
export const keptImage = (owner, page, parts) => {
  const open = async () => {
    const name = new URL(await digest(await new Blob(parts).arrayBuffer()), page);
    return { name, cache: await caches.open(`othello-${owner} ${page}`) };
  };
  /** @type {ReturnType<typeof open> | undefined} */
  let opened;
  const entry = () => opened ??= open();
  const find = async () => {
    const { name, cache } = await entry();
    const response = await cache.match(name);
    if (!response) return;
    const image = new Uint8Array(await response.arrayBuffer());
    return await digest(image) === response.headers.get("digest") ? image : undefined;
  };
  /** @param {Uint8Array<ArrayBuffer>} image */
  const put = async (image) => {
    const { name, cache } = await entry();
    const response = new Response(image, { headers: { digest: await digest(image) } });
    for (const older of await cache.keys()) await cache.delete(older);
    await cache.put(name, response);
  };
  return { find: () => find().catch(() => undefined), put: (image) => put(image).catch(() => {}) };
};

/** @param {BufferSource} content */
const digest = async (content) => {
  const hash = await crypto.subtle.digest("SHA-256", content);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
