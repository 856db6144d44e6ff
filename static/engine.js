// The engine's worker: Python with py/analysis, which answers one request of the page at a time.

const SLICE = 12; // Milliseconds of work, after which messages of the page are taken.
const HEARTBEAT = 1000; // The page takes a worker for lost that is silent for much longer.
const FOLDER = "/engine";
const OPEN = `
import sys
sys.path[:0] = ["${FOLDER}", "${FOLDER}/engine.zip"]
from analysis.dialogue import opened
dialogue = opened("${FOLDER}")`;

const { fetch } = self;
let dialogue, asked = 0;

// What goes wrong in a promise is to be an error of the worker, too.
onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

// First the page says what the engine is made of, then it asks, or stops what it asked before.
onmessage = async ({ data: { python, pyodide, files } }) => {
  try {
    dialogue = await start(await import(python), pyodide, files);
  } catch (error) {
    postMessage({ failed: String(error) });
    return;
  }
  onmessage = ({ data: { serial, request } }) => answer(serial, request);
  postMessage({ ready: true });
};

const start = async ({ startPython }, { installed, published }, files) => {
  const is = await fetch(`${installed}pyodide.mjs`);
  const folder = is.ok ? installed : published;
  const python = await startPython({
    address: (name) => folder + name,
    file: (name) => name.endsWith(".wasm") ? new Response() : fetch(folder + name),
    compiled: WebAssembly.compileStreaming(fetch(`${folder}pyodide.asm.wasm`)),
  });
  const contents = await Promise.all(Object.keys(files).map(bytes));
  Object.values(files).forEach((path, number) => write(python.FS, path, contents[number]));
  python.runPython(OPEN);
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
