// Runs the reader's Python programs one after the other, in a worker made by sandbox.html, which
// says what keeps them in. What is done here makes Python start fast and every run start afresh.

const HOME = "/home/pyodide";
const MOST_MEMORY = 512 * 2 ** 20;

// Pyodide wants a module worker, which Chromium cannot make there; it looks for this to tell.
self.importScripts = undefined;
// What goes wrong in a promise is to be an error of the worker, too.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

self.onmessage = async ({ data: { files, compiled, image: known } }) => {
  limitMemory();
  const { python, image } = await start(files, compiled, known);
  self.onmessage = runner(python);
  postMessage({ image });
};

const limitMemory = () => {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 2 ** 16 > MOST_MEMORY) throw new RangeError();
    return grow.call(this, pages);
  };
};

const start = async (files, compiled, image) => {
  const address = (name) => URL.createObjectURL(files[name]);
  const { startPython } = await import(address("python.js"));
  // What Pyodide would ask the network for has been brought along.
  const file = (name) => new Response(files[name]);
  const prepare = async ({ runPython }) => {
    runPython(await files["harness.py"].text(), { filename: "harness.py" });
  };
  return startPython({ address, file, compiled, image, prepare, stderr: () => {} });
};

// Returns what answers a message that holds a program with the run of it.
const runner = ({ FS, ERRNO_CODES, globals, setStdout, setStderr, _module: python }) => {
  const run = globals.get("run");
  const memory = python.HEAPU8.slice();
  let home, left, complained;

  FS.unlink("/dev/stdin");
  FS.symlink(`${HOME}/input`, "/dev/stdin");
  // Nothing but the programs' own folder can be written to.
  const { nodePermissions } = FS;
  FS.nodePermissions = (node, wanted) => {
    const open = node.mount === home || FS.isChrdev(node.mode) || !wanted.includes("w");
    return open ? nodePermissions(node, wanted) : ERRNO_CODES.EROFS;
  };
  // Pyodide calls this, and then prints on, when a program has broken it.
  console.error = () => postMessage({ kind: "broken" });

  // Undoes whatever the program before has done to Python and to files.
  const restore = (input) => {
    python.HEAPU8.set(memory);
    python.HEAPU8.fill(0, memory.length);
    FS.streams.forEach((stream, descriptor) => stream && descriptor > 2 && FS.close(stream));
    if (home) FS.unmount(HOME);
    home = FS.mount(FS.filesystems.MEMFS, {}, HOME).mount;
    FS.chdir(HOME);
    FS.writeFile("input", input);
    setStderr({ write: ({ length }) => (complained = true, length) });
    setStdout({ write }); // Both open the descriptors 0, 1 and 2 anew.
  };

  const write = (bytes) => {
    const chunk = bytes.slice(0, left);
    left -= chunk.length;
    postMessage(chunk);
    if (chunk.length < bytes.length) postMessage({ kind: "flood" });
    return bytes.length;
  };

  return ({ data: { program, input, most } }) => {
    left = most;
    complained = false;
    restore(input);
    const [cause, error] = run(program).split("\n");
    postMessage({
      kind: cause ? "crash" : "ok",
      cause,
      error,
      complained,
      reusable: python.HEAPU8.length < 4 * memory.length, // Memory never shrinks.
    });
  };
};
