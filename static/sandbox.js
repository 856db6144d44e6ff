// Runs the user's Python programs one after the other, in a worker that sandbox.html creates and
// isolates. This file makes Python start fast and every run start from the same state.

const HOME = "/home/pyodide";
const MOST_MEMORY = 512 * 2 ** 20;

// Pyodide requires a module worker, which Chromium cannot create in the sandbox. It decides by this.
self.importScripts = undefined;
// Turns errors in promises into errors of the worker.
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
  // Serves the files that Pyodide would otherwise request from the network.
  const file = (name) => new Response(files[name]);
  const prepare = async ({ runPython }) => {
    runPython(await files["harness.py"].text(), { filename: "harness.py" });
  };
  return startPython({ address, file, compiled, image, prepare, stderr: () => {} });
};

// Returns the message handler that runs the program in each message.
const runner = ({ FS, ERRNO_CODES, globals, setStdout, setStderr, _module: python }) => {
  const run = globals.get("run");
  const memory = python.HEAPU8.slice();
  let home, left, complained;

  FS.unlink("/dev/stdin");
  FS.symlink(`${HOME}/input`, "/dev/stdin");
  // Makes everything read-only except the folder of the programs.
  const { nodePermissions } = FS;
  FS.nodePermissions = (node, wanted) => {
    const open = node.mount === home || FS.isChrdev(node.mode) || !wanted.includes("w");
    return open ? nodePermissions(node, wanted) : ERRNO_CODES.EROFS;
  };
  // Pyodide calls this when a program has broken the interpreter, and then keeps printing.
  console.error = () => postMessage({ kind: "broken" });

  // Undoes all changes that the previous program made to Python and to files.
  const restore = (input) => {
    python.HEAPU8.set(memory);
    python.HEAPU8.fill(0, memory.length);
    FS.streams.forEach((stream, descriptor) => stream && descriptor > 2 && FS.close(stream));
    if (home) FS.unmount(HOME);
    home = FS.mount(FS.filesystems.MEMFS, {}, HOME).mount;
    FS.chdir(HOME);
    FS.writeFile("input", input);
    setStderr({ write: ({ length }) => (complained = true, length) });
    setStdout({ write }); // Both reopen the descriptors 0, 1 and 2.
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
