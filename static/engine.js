// The engine's worker: runs py/play/engine in Python and answers one request of the page at a time.

const SLICE = 12; // Milliseconds of work between messages from the page.
const HEARTBEAT = 1000; // Milliseconds. The page gives up a worker that is silent for much longer.
const FOLDER = "/engine";
const OPEN = `
import sys
sys.path.insert(0, "${FOLDER}")
from play.library.file_import import open_dialogue, open_import
dialogue = open_dialogue("${FOLDER}")
new_import = open_import("${FOLDER}")`;

// Files of games are read without it, then without the names of openings.
const OPTIONAL = "openings.txt";

const { fetch } = self;
/** @type {Dialogue} */
let dialogue;
/** @type {Pyodide} */
let python;
let asked = 0;

// Reports a rejected promise as an error of the worker.
onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

// The first message lists the engine's files. Later ones are requests, or stop the current one. The
// answer contains the addresses of files that could not be loaded.
onmessage = async ({ data: { python, ...madeOf } }) => {
  /** @type {string[]} */
  const faulty = [];
  try {
    dialogue = await start(await import(python), { ...madeOf, faulty });
  } catch {
    postMessage({ faulty });
    return;
  }
  onmessage = ({ data: { serial, request, port, opened } }) => {
    if (port) read(port, opened);
    else answer(serial, request);
  };
  postMessage({ ready: true, faulty });
};

// Starts Python and returns the dialogue with the engine. If Pyodide is not `installed` beside the
// `page`, it is loaded from where it is `published`. Files must match their hashes. A build has a
// compiled `library` with only the modules that the engine needs. `afresh` ignores the stored memory
// image, because an earlier worker failed with it.
/** @type {(python: typeof import("./python.js"), engine: Engine) => Promise<Dialogue>} */
const start = async (
  { startPython, keptImage },
  { page, installed, published, integrity, library, files, afresh, faulty },
) => {
  /** @type {(address: string, isOptional?: boolean) => Promise<Response>} */
  const load = async (address, isOptional = false) => {
    const response = await fetchWhole(new URL(address, page), integrity[address]);
    if (response) return response;
    faulty.push(address);
    if (isOptional) return new Response();
    throw new Error(`${address} could not be loaded.`);
  };
  const isInstalled = await fetchWhole(new URL(`${installed}pyodide.mjs`, page));
  const folder = isInstalled ? installed : published;
  const compiled = load(`${folder}pyodide.asm.wasm`).then(asWasm).then(WebAssembly.compileStreaming);
  compiled.catch(() => { /* Reported below. */ });
  /** @type {Places} */
  const places = {
    compiled,
    // In a worker the browser checks hashes of fetched files only, not of imported modules.
    address: async (name) => scriptOf(await load(folder + name)),
    file: (name) => {
      if (name === "pyodide.asm.wasm") return new Response(); // Already compiled.
      return load(name === "python_stdlib.zip" && library ? library : folder + name);
    },
  };
  const contents = await Promise.all(Object.entries(files).map(async ([address, name]) => {
    const response = await load(address, name === OPTIONAL);
    return new Uint8Array(await response.arrayBuffer());
  }));
  /** @param {Pyodide} python */
  const prepare = ({ FS, runPython }) => {
    Object.values(files).forEach((path, number) => write(FS, path, contents[number]));
    runPython(OPEN);
  };
  const kept = keptImage("engine", page, [OPEN, folder, library, ...contents]);
  const found = afresh ? undefined : await kept.find();
  const started = startPython({ ...places, image: found, prepare });
  const [{ python: begun, image }] = await Promise.all([started, compiled]); // It hangs without.
  python = begun;
  if (image) kept.put(image);
  return python.globals.get("dialogue");
};

// Returns the response with a file, undefined without one. A damaged file may come from a cache.
/** @type {(address: URL, integrity?: string) => Promise<Response | undefined>} */
const fetchWhole = async (address, integrity) => {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(address, { integrity, cache }).catch(() => {});
    if (response?.ok) return response;
  }
};

// Some hosts send other types than those that browsers require.
/** @param {Response} response */
const scriptOf = async (response) => {
  return URL.createObjectURL(new Blob([await response.blob()], { type: "text/javascript" }));
};

/** @param {Response} response */
const asWasm = (response) => {
  const type = "application/wasm";
  if (response.headers.get("content-type") === type) return response;
  return new Response(response.body, { headers: { "content-type": type } });
};

/** @type {(FS: FileSystem, path: string, content: Uint8Array) => void} */
const write = (FS, path, content) => {
  const place = `${FOLDER}/${path}`;
  FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  FS.writeFile(place, content);
};

// Answers a request until the next one arrives. An empty request only stops the previous one.
/** @type {(serial: number, request: string) => Promise<void>} */
const answer = async (serial, request) => {
  asked = serial;
  if (!request) return;
  dialogue.ask(request);
  let spoke = performance.now();
  for (let last = false; !last; await turn()) {
    if (asked !== serial) return;
    const answer = dialogue.next(SLICE);
    last = dialogue.over;
    if (answer || performance.now() - spoke > HEARTBEAT) {
      postMessage({ serial, answer, last });
      spoke = performance.now();
    }
  }
};

// Reads files of games between the answers, and sends their games in blocks through a port. A
// message from there stops it. Files of names are read first.
/** @type {(port: MessagePort, opened: File[]) => Promise<void>} */
const read = async (port, opened) => {
  let isStopped = false;
  port.onmessage = () => { isStopped = true; };
  const importing = python.globals.get("new_import")();
  /** @type {[string, string][]} */
  const games = [];
  for (const [number, file] of opened.entries()) {
    const content = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    write(python.FS, `opened-${number}`, content);
    const path = `${FOLDER}/opened-${number}`;
    if (!importing.learn(file.name, path)) games.push([file.name, path]);
  }
  for (const [name, path] of games) {
    importing.open(name, path);
    while (!importing.over && !isStopped) {
      const block = importing.next(SLICE);
      if (block) port.postMessage({ name, block });
      await turn();
    }
  }
  port.postMessage({ over: true });
  importing.destroy();
};

// Lets the worker receive messages, without the delay of a timer.
const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
port1.onmessage = () => waiting.shift()?.();
const turn = () => new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
  waiting.push(resolve);
  port2.postMessage(null);
});
