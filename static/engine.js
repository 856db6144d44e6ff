// The engine's worker: runs py/analysis in Python and answers one request of the page at a time.

const SLICE = 12; // Milliseconds of work between messages from the page.
const HEARTBEAT = 1000; // Milliseconds. The page gives up a worker that is silent for much longer.
const FOLDER = "/engine";
const OPEN = `
import sys
sys.path.insert(0, "${FOLDER}")
from analysis.protocol.dialogue import open_dialogue
dialogue = open_dialogue("${FOLDER}")`;

const { fetch } = self;
let dialogue, asked = 0;

// Reports a rejected promise as an error of the worker.
onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

// The first message lists the engine's files. Later ones are requests, or stop the current one.
onmessage = async ({ data: { python, ...madeOf } }) => {
  try {
    dialogue = await start(await import(python), madeOf);
  } catch (error) {
    postMessage({ failed: String(error) });
    return;
  }
  onmessage = ({ data: { serial, request } }) => answer(serial, request);
  postMessage({ ready: true });
};

// Starts Python and returns the dialogue with the engine. If Pyodide is not `installed` beside the
// page, it is loaded from where it is `published` and must match its hashes. A build has a compiled
// `library` with only the modules that the engine needs. `afresh` ignores the stored memory image,
// because an earlier worker failed with it.
const start = async (
  { startPython, keptImage },
  { installed, published, hashes, library, files, afresh },
) => {
  const { ok } = await fetch(`${installed}pyodide.mjs`);
  const folder = ok ? installed : published;
  const load = (name) => fetch(folder + name, ok ? {} : { integrity: hashes[name] });
  const places = {
    // In a worker the browser checks hashes of fetched files only, not of imported modules.
    address: async (name) => ok ? folder + name : URL.createObjectURL(await (await load(name)).blob()),
    file: (name) => {
      if (name === "pyodide.asm.wasm") return new Response(); // Already compiled.
      return name === "python_stdlib.zip" && library ? fetch(library) : load(name);
    },
    compiled: WebAssembly.compileStreaming(load("pyodide.asm.wasm")),
  };
  const contents = await Promise.all(Object.keys(files).map(bytes));
  const prepare = ({ FS, runPython }) => {
    Object.values(files).forEach((path, number) => write(FS, path, contents[number]));
    runPython(OPEN);
  };
  const kept = keptImage("engine", [OPEN, folder, library, ...contents]);
  const found = afresh ? undefined : await kept.find();
  const { python, image } = await startPython({ ...places, image: found, prepare });
  if (image) kept.put(image);
  return python.globals.get("dialogue");
};

const bytes = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const write = (FS, path, content) => {
  const place = `${FOLDER}/${path}`;
  FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  FS.writeFile(place, content);
};

// Answers a request until the next one arrives. An empty request only stops the previous one.
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

// Lets the worker receive messages, without the delay of a timer.
const { port1, port2 } = new MessageChannel();
const turn = () => new Promise((resolve) => {
  port1.onmessage = resolve;
  port2.postMessage(null);
});
