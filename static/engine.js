// The engine's worker: Python with py/analysis, which answers one request of the page at a time.

const SLICE = 12; // Milliseconds of work, after which messages of the page are taken.
const HEARTBEAT = 1000; // The page takes a worker for lost that is silent for much longer.
const FOLDER = "/engine";
const OPEN = `
import sys
sys.path.insert(0, "${FOLDER}")
from analysis.protocol.dialogue import open_dialogue
dialogue = open_dialogue("${FOLDER}")`;

const { fetch } = self;
let dialogue, asked = 0;

// What goes wrong in a promise is to be an error of the worker, too.
onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

// First the page says what the engine is made of, then it asks, or stops what it asked before.
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

// What is not `installed` with the page comes from where it is `published`, and has to have its hash.
// A build has a `library` with no more than the engine needs, compiled. A start `afresh` trusts
// nothing that was kept: another worker came to a bad end with it.
const start = async (
  { startPython, keptImage },
  { installed, published, hashes, library, files, afresh },
) => {
  const { ok } = await fetch(`${installed}pyodide.mjs`);
  const folder = ok ? installed : published;
  const load = (name) => fetch(folder + name, ok ? {} : { integrity: hashes[name] });
  const places = {
    // Only what is fetched is refused for its hash in a worker, not what is imported.
    address: async (name) => ok ? folder + name : URL.createObjectURL(await (await load(name)).blob()),
    file: (name) => {
      if (name === "pyodide.asm.wasm") return new Response(); // That is compiled already.
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

// Answers a request until another is made; an empty one only ends the one before.
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

// Lets the messages of the page have their turn, without the pause that a timer makes.
const { port1, port2 } = new MessageChannel();
const turn = () => new Promise((resolve) => {
  port1.onmessage = resolve;
  port2.postMessage(null);
});
