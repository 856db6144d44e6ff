// Starts Python (Pyodide) in a worker: the engine's and the sandbox's load it by this.

// `address` says, at once or later, where a module of Pyodide's is, `file` fetches any other file of
// it, `compiled` is its WebAssembly. With an `image`, the memory of a Python that was started
// before, this one begins where that one was; without one it can make such an image of itself.
export const startPython = async ({ address, file, compiled, image, ...options }) => {
  const load = async (name) => import(await address(name));
  const modules = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map(load));
  const [{ loadPyodide }, { default: createPyodideModule }] = modules;
  self.fetch = async (url) => file(new URL(url).pathname.slice(1));
  WebAssembly.instantiateStreaming = async (response, imports) => {
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports);
    if (image) grow(instance.exports.memory, image.length);
    return { module, instance };
  };
  return loadPyodide({
    indexURL: "https://files/",
    createPyodideModule,
    jsglobals: {},
    ...options,
    ...(image ? { _loadSnapshot: image } : { _makeSnapshot: true }),
  });
};

// Pyodide takes for granted that the memory is as large as it was in the image.
const grow = (memory, bytes) => {
  const pages = Math.floor((bytes - memory.buffer.byteLength) / 2 ** 16);
  if (pages > 0) memory.grow(pages);
};
