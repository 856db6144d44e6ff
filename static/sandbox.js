// Runs the user's Python programs one after the other, in a worker that sandbox.html creates and
// isolates. This file makes Python start fast and every run start from the same state.

const HOME = "/home/pyodide", INPUT = ".input"; // No program of a user opens a file of this name.
const MOST_COMPLAINT = 10_000; // Characters of standard error.
const MOST_MEMORY = 512 * 2 ** 20; // Bytes, including files.
const FILE = 1024; // Bytes that JavaScript needs for a file besides its content, at least.
const POSTED_AT_ONCE = 1000; // Pieces of output.
const SIGINT = 2;

// The imports of Python's WebAssembly that change nothing in JavaScript except files and output.
const HARMLESS = new RegExp(`^(${[
  "__syscall_(?!umask|socket)\\w+", "fd_\\w+", "clock_\\w+", "random_get", "_mmap_js", "_munmap_js",
  "_(local|gm|mk|time)(time|gm)_js", "emscripten_(resize_heap|date_now|get_now)", "can_run_sync_js",
  "__call_sighandler", "_try_fcntl64", "_maybe_poll_async", "_Py_CheckEmscriptenSignals_Helper",
  // These pass the program and its result.
  "JsvArray_Get", "js2python_js", "JsvError_Check", "JsvNoValue_Check", "_python2js_\\w+",
].join("|")})$`);

// Pyodide requires a module worker, which Chromium cannot create in the sandbox. It decides by this.
Object.assign(self, { importScripts: undefined });
// Turns errors in promises into errors of the worker.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

self.onmessage = async ({ data: { files, compiled, image: known } }) => {
  limitMemory();
  watchImports();
  const { python, image } = await start(files, compiled, known);
  self.onmessage = runner(python);
  postMessage({ image });
};

let fileBytes = 0; // The size of the program's files and pipes.

const limitMemory = () => {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 2 ** 16 + fileBytes > MOST_MEMORY) throw new RangeError();
    return grow.call(this, pages);
  };
};

let isSpent = false; // Whether the program may have left something behind in JavaScript.

// Every way from Python to JavaScript is an import of its WebAssembly.
const watchImports = () => {
  const { instantiate } = WebAssembly;
  /** @type {(call: Function) => (...values: unknown[]) => unknown} */
  const noted = (call) => (...values) => {
    isSpent = true;
    return call(...values);
  };
  /** @type {(entry: [string, WebAssembly.ImportValue]) => [string, WebAssembly.ImportValue]} */
  const watched = ([name, value]) =>
    [name, typeof value === "function" && !HARMLESS.test(name) ? noted(value) : value];
  /** @type {(module: WebAssembly.Module, imports?: WebAssembly.Imports) => Promise<WebAssembly.Instance>} */
  const watchedInstantiate = (module, imports) => {
    if (!imports?.env) return instantiate(module, imports);
    const env = Object.fromEntries(Object.entries(imports.env).map(watched));
    return instantiate(module, { ...imports, env, wasi_snapshot_preview1: env });
  };
  Object.assign(WebAssembly, { instantiate: watchedInstantiate });
};

/** @type {(files: Record<string, Blob>, compiled: WebAssembly.Module, image?: Uint8Array) => Promise<Started>} */
const start = async (files, compiled, image) => {
  /** @param {string} name */
  const address = (name) => URL.createObjectURL(files[name]);
  const { startPython } = await import(address("python.js"));
  // Serves the files that Pyodide would otherwise request from the network.
  /** @param {string} name */
  const file = (name) => new Response(files[name]);
  /** @param {Pyodide} python */
  const prepare = async ({ runPython }) => {
    runPython(await files["harness.py"].text(), { filename: "harness.py" });
  };
  return startPython({ address, file, compiled, image, prepare, stderr: () => {} });
};

// Returns the message handler that runs the program in each message.
/** @param {Pyodide} python */
const runner = ({ FS, ERRNO_CODES, globals, setStdout, setStderr, setInterruptBuffer, _module: python }) => {
  const run = globals.get("run");
  const output = collector();
  /** @type {unknown} */
  let home;
  let deadline = 0, complaint = "", isLate = false, isReported = false;

  // Makes Python call `report_timeout` once the deadline has passed, unless it is in a long computation in C.
  // Then stops the program, which would slow the page down until the browser ends the worker.
  globals.set("report_timeout", (/** @type {number} */ line) => {
    if (isLate) output.end({ kind: "timeout", line });
    isReported = isLate;
    return isLate;
  });
  setInterruptBuffer({
    get 0() {
      if (isReported) throw new Error("The time limit is over.");
      if (isLate || performance.now() < deadline) return 0;
      isLate = true;
      return SIGINT;
    },
    set 0(value) {},
  });
  const memory = python.HEAPU8.slice();

  FS.unlink("/dev/stdin");
  FS.symlink(`${HOME}/${INPUT}`, "/dev/stdin");
  /** @param {FileNode} node */
  const isOpen = (node) => node.mount === home || FS.isChrdev(node.mode);
  protectFiles(FS, isOpen, new FS.ErrnoError(ERRNO_CODES.EROFS));
  limitFiles(FS, () => MOST_MEMORY - python.HEAPU8.length, new FS.ErrnoError(ERRNO_CODES.ENOSPC));
  // Pyodide calls this when a program has broken the interpreter, and then keeps printing.
  console.error = () => output.end({ kind: "broken" });

  // Undoes all changes that a program made to Python and to files.
  const restore = () => {
    python.HEAPU8.set(memory);
    python.HEAPU8.fill(0, memory.length);
    FS.streams.forEach((stream, descriptor) => stream && descriptor > 2 && FS.close(stream));
    if (home) FS.unmount(HOME);
    home = FS.mount(FS.filesystems.MEMFS, {}, HOME).mount;
    FS.chdir(HOME);
    fileBytes = 0;
  };

  const isRestored = () => {
    try {
      restore();
      return true;
    } catch {
      return false;
    }
  };

  /** @param {string} input */
  const open = (input) => {
    FS.writeFile(INPUT, input);
    const utf8 = new TextDecoder();
    setStderr({
      write: (bytes) => {
        const left = MOST_COMPLAINT - complaint.length;
        complaint += utf8.decode(bytes.subarray(0, left), { stream: true });
        return bytes.length;
      },
    });
    setStdout(output); // Both reopen the descriptors 0, 1 and 2.
  };

  restore();
  /** @param {MessageEvent<Job & { program: string }>} message */
  return ({ data: { program, input, most, milliseconds } }) => {
    open(input);
    output.begin(most);
    isSpent = isLate = isReported = false;
    complaint = "";
    deadline = performance.now() + milliseconds;
    const [cause, error] = run(program).split("\n");
    isLate ||= performance.now() > deadline;
    output.end({
      kind: isLate ? "timeout" : cause ? "crash" : "ok",
      cause,
      error,
      complaint,
      written: FS.readdir(HOME).find((name) => ![".", "..", INPUT].includes(name)),
      // Memory never shrinks.
      reusable: !isSpent && python.HEAPU8.length < 4 * memory.length && isRestored(),
    });
  };
};

// Posts the output in pieces and then how the run ended. The first pieces are posted at once, as the
// program may block after them; more of them would delay the end.
const collector = () => {
  const block = new Uint8Array(2 ** 16);
  let filled = 0, pieces = 0, left = 0, isOver = false;

  const post = () => {
    if (filled) postMessage(block.slice(0, filled));
    filled = 0;
  };
  /** @param {number} most */
  const begin = (most) => {
    filled = pieces = 0;
    left = most;
    isOver = false;
  };
  /** @param {object} answer */
  const end = (answer) => {
    if (isOver) return; // A program may run on until its worker is terminated.
    isOver = true;
    post();
    postMessage(answer);
  };
  /** @param {Uint8Array} bytes */
  const write = (bytes) => {
    for (let rest = bytes.subarray(0, left); rest.length; rest = rest.subarray(block.length)) {
      const piece = rest.subarray(0, block.length);
      if (filled + piece.length > block.length) post();
      block.set(piece, filled);
      filled += piece.length;
    }
    if (pieces++ < POSTED_AT_ONCE) post();
    if (bytes.length > left) end({ kind: "flood" });
    left = Math.max(0, left - bytes.length);
    return bytes.length;
  };
  return { begin, write, end };
};

// Makes all files read-only except those for which `isOpen` is true.
/** @type {(FS: FileSystem, isOpen: (node: FileNode) => boolean, refusal: Refusal) => void} */
const protectFiles = (FS, isOpen, refusal) => {
  const { nodePermissions, doSetAttr } = FS;
  FS.nodePermissions = (node, wanted) =>
    isOpen(node) || !wanted.includes("w") ? nodePermissions(node, wanted) : refusal.errno;
  FS.doSetAttr = (stream, node, change) => {
    if (!isOpen(node)) throw refusal;
    doSetAttr(stream, node, change);
  };
};

// Counts the size of files and pipes, and refuses more than `most()` bytes.
/** @type {(FS: FileSystem, most: () => number, refusal: Refusal) => void} */
const limitFiles = (FS, most, refusal) => {
  /** @param {number} bytes */
  const check = (bytes) => {
    if (fileBytes + bytes > most()) throw refusal;
  };
  /** @param {number} bytes */
  const take = (bytes) => {
    check(bytes);
    fileBytes += bytes;
  };
  const { MEMFS } = FS.filesystems;
  for (const name of /** @type {const} */ (["expandFileStorage", "resizeFileStorage"])) {
    const resize = MEMFS[name];
    MEMFS[name] = (node, size) => {
      const before = node.contents.length;
      check(size - before);
      resize(node, size);
      fileBytes += node.contents.length - before;
    };
  }
  const { createNode, write } = FS;
  FS.createNode = (...values) => {
    take(FILE);
    return createNode(...values);
  };
  FS.write = (stream, buffer, offset, length, ...others) => {
    // The first piece of a file is stored without calling the functions above.
    if (stream.node.pipe || stream.node.usedBytes === 0) take(length);
    return write(stream, buffer, offset, length, ...others);
  };
};
