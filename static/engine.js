// The engine's worker: runs py/play/engine in MicroPython beside the compiled kernel, and answers one
// request of the page at a time.

const SLICE = 12; // Milliseconds of work between messages from the page.
const HEARTBEAT = 1000; // Milliseconds. The page gives up a worker that is silent for much longer.
const HEAP = 8 * 2 ** 20; // Bytes. Python's memory grows if it needs more.

/** @type {typeof import("./loading.js")} */
let loading;
/** @type {Dialogue} */
let dialogue;
let asked = 0;

// Reports a rejected promise as an error of the worker.
onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

// The first message lists the engine's files. Later ones are requests, or stop the current one. The
// answer contains the addresses of files that could not be loaded.
onmessage = async ({ data: { script, ...madeOf } }) => {
  /** @type {string[]} */
  const faulty = [];
  try {
    loading = await import(script);
    dialogue = await start({ ...madeOf, faulty });
  } catch {
    postMessage({ faulty });
    return;
  }
  onmessage = ({ data: { serial, request } }) => answer(serial, request);
  postMessage({ ready: true, faulty });
};

// Starts Python beside the kernel and returns the dialogue with the engine. If MicroPython is not
// `installed` beside the `page`, it is loaded from where it is `published`.
/** @type {(engine: Engine) => Promise<Dialogue>} */
const start = async ({ page, installed, published, integrity, loader, modules, kernel, weights, faulty }) => {
  const load = loading.loadingFrom(page, integrity, faulty);
  const isInstalled = await loading.fetchWhole(new URL(`${installed}micropython.mjs`, page));
  const folder = isInstalled ? installed : published;
  const [python, archive] = await Promise.all([
    load(`${folder}micropython.mjs`).then(loading.scriptOf),
    archived(modules, load),
    prepareKernel(load, kernel, weights),
    prepareInterpreter(load(`${folder}micropython.wasm`)),
  ]);
  const { loadMicroPython } = await import(python);
  const { FS, pyimport, runPython, runPythonAsync } = await loadMicroPython({ heapsize: HEAP });
  self.bring = async () => archive;
  self.writeFile = (path, content) => FS.writeFile(path, new Uint8Array(content));
  runPython(loader);
  await runPythonAsync('await bring("")');
  return pyimport("play.engine.page_engine").open_dialogue();
};

// Compiles MicroPython before it asks for its WebAssembly.
/** @param {Promise<Response>} response */
const prepareInterpreter = async (response) => {
  const module = await WebAssembly.compileStreaming(loading.asWasm(await response));
  self.fetch = async () => new Response();
  WebAssembly.instantiateStreaming = async (_, imports) => {
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
};

// Makes the kernel available to Python, with its weights in its memory.
/** @type {(load: Load, kernel: string, weights: string) => Promise<void>} */
const prepareKernel = async (load, kernel, weights) => {
  const [module, raw] = await Promise.all([
    load(kernel).then(loading.asWasm).then(WebAssembly.compileStreaming),
    load(weights).then(unpacked("deflate")),
  ]);
  const { exports } = await WebAssembly.instantiate(module);
  const memory = new Uint8Array(/** @type {WebAssembly.Memory} */ (exports.memory).buffer);
  const place = /** @type {WebAssembly.Global} */ (exports.raw).value;
  memory.set(new Uint8Array(raw), place);
  self.kernel = {
    exports,
    read: (address, length) => {
      return Array.from(memory.subarray(address, address + length), (byte) => byte.toString(16).padStart(2, "0")).join("");
    },
    write: (address, hex) => {
      for (let i = 0; i < hex.length; i += 2) memory[address + i / 2] = parseInt(hex.slice(i, i + 2), 16);
    },
  };
};

// Returns the modules as one archive: a line with their paths and sizes, then their contents. A build
// has made the archive, in a checkout it is made here.
/** @type {(modules: string[], load: Load) => Promise<ArrayBuffer>} */
const archived = async (modules, load) => {
  const responses = await Promise.all(modules.map((address) => load(address)));
  if (!modules[0].endsWith(".py")) return unpacked("gzip")(responses[0]);
  const contents = await Promise.all(responses.map((response) => response.arrayBuffer()));
  const head = modules.map((address, i) => [address.replace(/^\.\/py\//, ""), contents[i].byteLength]);
  return new Blob([JSON.stringify(head), "\n", ...contents]).arrayBuffer();
};

/** @type {(format: CompressionFormat) => (response: Response) => Promise<ArrayBuffer>} */
const unpacked = (format) => async (response) => {
  const stream = /** @type {ReadableStream<BufferSource>} */ (response.body);
  return new Response(stream.pipeThrough(new DecompressionStream(format))).arrayBuffer();
};

// Answers a request until the next one arrives. An empty request only stops the previous one.
/** @type {(serial: number, request: string) => Promise<void>} */
const answer = async (serial, request) => {
  asked = serial;
  if (!request) return;
  dialogue.ask(request);
  let spoke = performance.now();
  for (let last = false; !last; await loading.turn()) {
    if (asked !== serial) return;
    const answer = dialogue.next(SLICE);
    last = dialogue.over;
    if (answer || performance.now() - spoke > HEARTBEAT) {
      postMessage({ serial, answer, last });
      spoke = performance.now();
    }
  }
};
