// The worker that reads files of games, by py/play/library in Python.

const SLICE = 12; // Milliseconds of work between messages from the page.
const FOLDER = "/reader";
const OPEN = `
import sys
sys.path[:0] = ["${FOLDER}", "${FOLDER}/reader.zip"]
from play.library.file_import import open_import
new_import = open_import("${FOLDER}")`;

// Files of games are read without it, then without the names of openings.
const OPTIONAL = "openings.txt";

// Pyodide would call it to tell the kind of worker, which the page's policy refuses.
Object.assign(self, { importScripts: undefined });

/** @type {typeof import("./loading.js")} */
let loading;
/** @type {Pyodide} */
let python;

// Reports a rejected promise as an error of the worker.
onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

// The first message lists the reader's files. The answer contains the addresses of files that could not
// be loaded. The second message has the files of games and a port for what is read.
onmessage = async ({ data: { script, python: starting, ...madeOf } }) => {
  /** @type {string[]} */
  const faulty = [];
  try {
    loading = await import(script);
    python = await start(await import(starting), { ...madeOf, faulty });
  } catch {
    postMessage({ faulty });
    return;
  }
  onmessage = ({ data: { port, opened } }) => read(port, opened);
  postMessage({ ready: true, faulty });
};

// Starts Python. If Pyodide is not `installed` beside the `page`, it is loaded from where it is
// `published`. Files must match their hashes. A build has the modules of the reader in an archive.
// `afresh` ignores the stored memory image, because an earlier worker failed with it.
/** @type {(python: typeof import("./python.js"), reader: Reader) => Promise<Pyodide>} */
const start = async (
  { startPython, keptImage },
  { page, installed, published, integrity, files, afresh, faulty },
) => {
  const load = loading.loadingFrom(page, integrity, faulty);
  const isInstalled = await loading.fetchWhole(new URL(`${installed}pyodide.mjs`, page));
  const folder = isInstalled ? installed : published;
  const compiled = load(`${folder}pyodide.asm.wasm`).then(loading.asWasm).then(WebAssembly.compileStreaming);
  compiled.catch(() => { /* Reported below. */ });
  /** @type {Places} */
  const places = {
    compiled,
    // In a worker the browser checks hashes of fetched files only, not of imported modules.
    address: async (name) => loading.scriptOf(await load(folder + name)),
    file: (name) => {
      if (name === "pyodide.asm.wasm") return new Response(); // Already compiled.
      return load(folder + name);
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
  const kept = keptImage("reader", page, [OPEN, folder, ...contents]);
  const found = afresh ? undefined : await kept.find();
  const started = startPython({ ...places, image: found, prepare });
  const [{ python: begun, image }] = await Promise.all([started, compiled]); // It hangs without.
  if (image) kept.put(image);
  return begun;
};

/** @type {(FS: FileSystem, path: string, content: Uint8Array) => void} */
const write = (FS, path, content) => {
  const place = `${FOLDER}/${path}`;
  FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  FS.writeFile(place, content);
};

// Reads files of games, sends their games in blocks through a port, and ends. A message from there
// stops it. Files of names are read first.
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
      await loading.turn();
    }
  }
  port.postMessage({ over: true });
  close();
};
