// Runs a compiled C or C++ program, in a worker that sandbox.html creates and isolates. The program is
// instantiated anew for each input. Its only imports are the functions of WASI below. They reach
// the input and the output of this worker, and nothing else.

const WASI = "wasi_snapshot_preview1";
// Descriptors. The handlers that are linked to the program write what they found to REPORTS, and an
// instrumented program writes its trace to TRACE.
const [STDIN, STDOUT, STDERR, FOLDER, TRACE, REPORTS] = [0, 1, 2, 3, 98, 99];
const [SUCCESS, BAD_DESCRIPTOR, NO_FILE, UNKNOWN_CALL, NOT_SEEKABLE] = [0, 8, 44, 52, 70];
const READ_AND_WRITE = 0b1000010n; // The rights of a descriptor.
const IS_FOLDER = 3, ALL_RIGHTS = 2n ** 30n - 1n, CREATE = 1;
/** @type {Record<string, number>} */
const DEVICES = { "dev/stdin": STDIN, "dev/stdout": STDOUT, "dev/stderr": STDERR };
const LONGEST_NAME = 200; // Of a file.
const JUDGED = "ONLINE_JUDGE=true"; // Programs read files elsewhere.
const LONGEST_REPORT = 8192, LONGEST_TRACE = 2 ** 22; // Bytes.
const MOST_COMPLAINT = 10_000; // Characters of standard error.
const RANDOM_AT_ONCE = 65536; // Bytes, the most that browsers give.
// Ticks, of BRANCHES in handlers.c: of a start, beyond which an edited program may go on, and of any run.
const START_TICKS = 16, FREE_TICKS = 32, MOST_TICKS = 4096;
const FACTOR = 10; // Ticks of an edited program for each tick of the original.
const NO_EDIT = "0";
const DEEP = 100; // Frames. A shallower stack has not overflowed.
const FRAME = /wasm-function\[\d+\]/g; // In the stack of an error.

Error.stackTraceLimit = 2 * DEEP;

self.onmessage = ({ data: { compiled } }) => {
  self.onmessage = ({ data: job }) => (job.edits ? tryEdits : run)(compiled, job);
  postMessage({});
};

// Thrown through the program to end it.
class End extends Error {
  /** @param {Ending} answer */
  constructor(answer) {
    super();
    this.answer = answer;
  }
}

/** @type {(compiled: WebAssembly.Module, job: Job) => void} */
const run = (compiled, job) => {
  const output = collector(job.most);
  const system = wasi(job, output);
  /** @type {Ending} */
  let answer = { kind: "ok" };
  /** @type {Exports | undefined} */
  let exports;
  let top = 0, isStopped = false;
  try {
    const instance = new WebAssembly.Instance(compiled, system.imports(compiled));
    exports = /** @type {Exports} */ (instance.exports);
    top = exports.__stack_pointer.value;
    system.connect(exports.memory);
    exports._start();
  } catch (error) {
    answer = error instanceof End ? error.answer : trap(/** @type {Error} */ (error), exports?.__stack_pointer);
    isStopped = answer.cause !== "exit";
  }
  if (exports && job.trace) answer = finishTrace(exports, system) ?? answer;
  if (exports && isStopped) keepOutput(exports, top, system);
  output.post();
  postMessage({ ...answer, ...system.reported(), reusable: true });
};

// Runs a program that contains edits with one after the other, and answers with the numbers of those with
// which it prints what is expected. Work is counted in ticks, which a busy machine does not change. When it
// is over, the other edits are not tried.
/** @type {(compiled: WebAssembly.Module, job: Job) => void} */
const tryEdits = (compiled, job) => {
  const edits = job.edits?.split(" ") ?? [], passed = [];
  let number = 0, work = 0, ticks = MOST_TICKS;
  if (edits.length > 1) {
    work = tried(compiled, { ...job, edit: NO_EDIT, ticks }).ticks;
    ticks = Math.min(FACTOR * work + FREE_TICKS, MOST_TICKS);
  }
  for (const edit of edits) {
    if (work > (job.work ?? 0)) break;
    const found = tried(compiled, { ...job, edit, ticks });
    work += found.ticks;
    number++;
    if (found.isRight) passed.push(edit);
  }
  postMessage({ kind: "ok", passed: passed.join(" "), tried: number, work, reusable: true });
};

// Returns whether a program prints what is expected, and how much work it did.
/** @type {(compiled: WebAssembly.Module, job: Job) => { isRight: boolean, ticks: number }} */
const tried = (compiled, job) => {
  const output = textKeeper(job.most);
  const system = wasi({ ...job, milliseconds: Infinity }, output);
  let isEnded = true;
  try {
    const { exports } = new WebAssembly.Instance(compiled, system.imports(compiled));
    system.connect(/** @type {Exports} */ (exports).memory);
    /** @type {Exports} */ (exports)._start();
  } catch (error) {
    isEnded = error instanceof End && error.answer.kind === "ok";
  }
  const isRight = isEnded && !system.reported().report && compared(output.text(), job) === compared(job.expected ?? "", job);
  return { isRight, ticks: system.ticks() };
};

// Returns an output as it is compared: the lines between two empty ones may be in any order.
/** @type {(text: string, job: Job) => string} */
const compared = (text, { anyOrder }) => {
  if (!anyOrder) return text;
  return text.split("\n\n").map((block) => block.split("\n").filter(Boolean).sort().join("\n")).join("\n\n");
};

// Writes what a stopped program has left in its buffer. Only `exit` leaves nothing there.
/** @type {(exports: Exports, top: number, system: ReturnType<typeof wasi>) => void} */
const keepOutput = (exports, top, system) => {
  system.stopClock();
  try {
    exports.__stack_pointer.value = top; // The stack may be full.
    exports.flush_output();
  } catch {
    // The program has damaged its buffer, or has printed too much.
  }
};

// Makes an instrumented program write the rest of its trace. The program's stack, which may be full,
// stays as it is, because its variables are read. Returns the answer on a trace that is too long.
/** @type {(exports: Exports, system: ReturnType<typeof wasi>) => Ending | undefined} */
const finishTrace = (exports, system) => {
  system.stopClock();
  try {
    exports.__stack_pointer.value = exports.othello_trace_stack();
    exports.othello_trace_finish();
  } catch (error) {
    if (error instanceof End) return error.answer;
  }
};

// Returns the answer on a program that the browser has stopped.
/** @type {(error: Error, pointer?: WebAssembly.Global) => Ending} */
const trap = (error, pointer) => {
  const depth = error.stack?.match(FRAME)?.length ?? 0;
  // Without a stack, the browser did not start the program. Firefox calls its limit of recursion so.
  // The stack of large variables is another, at the start of the memory, and overflows below 0.
  const isDeep = /call stack|too much recursion/.test(error.message) || depth > DEEP || pointer?.value < 0;
  if (!isDeep && !depth) return { kind: "broken" };
  return { kind: "crash", cause: isDeep ? "stack" : "trap", error: error.message };
};

/**
 * @param {Job} job
 * @param {Output} output
 */
const wasi = ({ input, milliseconds, trace: mode, edit, ticks: most = Infinity }, output) => {
  const source = new TextEncoder().encode(input);
  let deadline = performance.now() + milliseconds;
  const environment = [JUDGED, ...mode ? [`TRACE=${mode}`] : [], ...edit ? [`FIX=${edit}`] : []];
  const trace = traceCollector();
  /** @type {WebAssembly.Memory} */
  let memory;
  let at = 0, ticks = START_TICKS, report = "", complaint = "", ended = false, missing = "", written = "";
  const closed = new Set(); // Descriptors.
  const utf8 = new TextDecoder();

  const data = () => new DataView(memory.buffer);
  /** @type {(start: number, length: number) => Uint8Array<ArrayBuffer>} */
  const bytes = (start, length) => new Uint8Array(memory.buffer, start >>> 0, length >>> 0);
  /** @type {(place: number, value: number) => void} */
  const setNumber = (place, value) => data().setUint32(place >>> 0, value, true);

  const checkDeadline = () => {
    if (performance.now() < deadline) return;
    throw new End({ kind: "timeout" });
  };

  // Calls `use` with each of the program's buffers, until it returns less than the buffer's size.
  /** @type {(start: number, number: number, total: number, use: Use) => number} */
  const forBuffers = (start, number, total, use) => {
    checkDeadline();
    let sum = 0;
    for (let index = 0; index < number >>> 0; index++) {
      const place = (start >>> 0) + 8 * index;
      const buffer = bytes(data().getUint32(place, true), data().getUint32(place + 4, true));
      const used = use(buffer);
      sum += used;
      if (used < buffer.length) break;
    }
    setNumber(total, sum);
    return SUCCESS;
  };

  /** @type {Use} */
  const read = (buffer) => {
    const piece = source.subarray(at, at + buffer.length);
    buffer.set(piece);
    at += piece.length;
    ended ||= buffer.length > piece.length && !piece.length;
    return piece.length;
  };
  /** @type {Record<number, Use>} */
  const write = {
    [STDOUT]: (buffer) => {
      output.write(buffer);
      return buffer.length;
    },
    [STDERR]: (buffer) => {
      complaint += utf8.decode(buffer.slice(0, MOST_COMPLAINT - complaint.length), { stream: true });
      output.count(buffer.length);
      return buffer.length;
    },
    [REPORTS]: (buffer) => {
      report += new TextDecoder().decode(buffer.slice(0, LONGEST_REPORT - report.length));
      return buffer.length;
    },
    ...mode && { [TRACE]: trace.write },
  };

  // Writes texts, each with a null byte at its end, and their addresses.
  /** @type {(texts: string[], places: number, start: number) => number} */
  const setTexts = (texts, places, start) => {
    for (const text of texts) {
      const content = new TextEncoder().encode(`${text}\0`);
      setNumber(places, start);
      bytes(start, content.length).set(content);
      places += 4;
      start += content.length;
    }
    return SUCCESS;
  };
  /** @type {(texts: string[], number: number, size: number) => number} */
  const setSizes = (texts, number, size) => {
    setNumber(number, texts.length);
    setNumber(size, texts.join("\0").length + (texts.length && 1));
    return SUCCESS;
  };

  /** @type {Record<string, (...values: number[]) => number>} */
  const functions = {
    args_get: (places, start) => setTexts(["program"], places, start),
    args_sizes_get: (number, size) => setSizes(["program"], number, size),
    environ_get: (places, start) => setTexts(environment, places, start),
    environ_sizes_get: (number, size) => setSizes(environment, number, size),
    clock_time_get: (clock, precision, place) => {
      if (++ticks > most) throw new End({ kind: "timeout" });
      checkDeadline();
      const now = clock ? performance.now() : Date.now();
      data().setBigUint64(place >>> 0, BigInt(Math.floor(now * 1e6)), true);
      return SUCCESS;
    },
    fd_close: (descriptor) => {
      closed.add(descriptor);
      return SUCCESS;
    },
    fd_fdstat_get: (descriptor, place) => {
      if (descriptor > FOLDER) return BAD_DESCRIPTOR;
      bytes(place, 24).fill(0);
      bytes(place, 1)[0] = descriptor === FOLDER ? IS_FOLDER : 0;
      const rights = descriptor === FOLDER ? ALL_RIGHTS : READ_AND_WRITE;
      data().setBigUint64((place >>> 0) + 8, rights, true);
      data().setBigUint64((place >>> 0) + 16, rights, true);
      return SUCCESS;
    },
    // The program believes to have one folder, so that it asks for the files in it.
    fd_prestat_get: (descriptor, place) => {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR;
      setNumber(place, 0);
      setNumber(place + 4, 1); // The length of its name.
      return SUCCESS;
    },
    fd_prestat_dir_name: (descriptor, place) => {
      bytes(place, 1)[0] = "/".charCodeAt(0);
      return SUCCESS;
    },
    fd_read: (descriptor, start, number, total) =>
      descriptor === STDIN && !closed.has(STDIN) ? forBuffers(start, number, total, read) : BAD_DESCRIPTOR,
    fd_seek: () => NOT_SEEKABLE,
    fd_write: (descriptor, start, number, total) =>
      write[descriptor] && !closed.has(descriptor) ? forBuffers(start, number, total, write[descriptor]) : BAD_DESCRIPTOR,
    // There are no files, as on a judge.
    path_open: (folder, follow, start, length, flags, base, inherited, more, place) => {
      const name = new TextDecoder().decode(bytes(start, Math.min(length, LONGEST_NAME)).slice());
      if (Object.hasOwn(DEVICES, name)) {
        setNumber(place, DEVICES[name]);
        return SUCCESS;
      }
      if (flags & CREATE) written ||= name;
      else missing ||= name;
      return NO_FILE;
    },
    proc_exit: (status) => {
      throw new End(status ? { kind: "crash", cause: "exit", status } : { kind: "ok" });
    },
    random_get: (start, length) => {
      const buffer = bytes(start, length);
      for (let done = 0; done < buffer.length; done += RANDOM_AT_ONCE) {
        crypto.getRandomValues(buffer.subarray(done, done + RANDOM_AT_ONCE));
      }
      return SUCCESS;
    },
  };

  // Returns what a module may import: functions of WASI, those that are not above do nothing. Without
  // prototypes there is nothing to inherit, which a module could import too.
  /** @param {WebAssembly.Module} compiled */
  const imports = (compiled) => {
    const found = Object.create(null);
    for (const { module, name } of WebAssembly.Module.imports(compiled)) {
      if (module === WASI) found[name] = Object.hasOwn(functions, name) ? functions[name] : () => UNKNOWN_CALL;
    }
    return Object.assign(Object.create(null), { [WASI]: found });
  };

  return {
    imports,
    connect: (/** @type {WebAssembly.Memory} */ exported) => (memory = exported),
    stopClock: () => (deadline = Infinity),
    ticks: () => ticks,
    reported: () => ({
      complaint, ended, missing: at ? "" : missing, written, ...report && { report },
      ...mode && { trace: trace.content() },
    }),
  };
};

// Keeps the output, up to a number of bytes.
/** @type {(most: number) => Output & { text: () => string }} */
const textKeeper = (most) => {
  let text = "", left = most;
  const utf8 = new TextDecoder();
  /** @param {number} bytes */
  const count = (bytes) => {
    left -= bytes;
    if (left < 0) throw new End({ kind: "flood" });
  };
  /** @param {Uint8Array} bytes */
  const write = (bytes) => {
    count(bytes.length);
    text += utf8.decode(bytes.slice(), { stream: true });
  };
  return { post: () => {}, write, count, text: () => text };
};

// Posts the output in pieces, up to a number of bytes.
/** @type {(most: number) => Output} */
const collector = (most) => {
  const block = new Uint8Array(2 ** 16);
  let filled = 0, length = 0, messages = 0;

  const post = () => {
    if (filled) postMessage(block.slice(0, filled));
    filled = 0;
  };
  /** @param {Uint8Array} bytes */
  const write = (bytes) => {
    const left = most - length;
    for (let rest = bytes.subarray(0, left); rest.length; rest = rest.subarray(block.length)) {
      const piece = rest.subarray(0, block.length);
      if (filled + piece.length > block.length) post();
      block.set(piece, filled);
      filled += piece.length;
    }
    length += Math.min(bytes.length, left);
    if (bytes.length > left) throw new End({ kind: "flood" });
  };
  // Messages on the standard error have the same limit.
  /** @param {number} bytes */
  const count = (bytes) => {
    messages += bytes;
    if (messages > most) throw new End({ kind: "flood" });
  };
  return { post, write, count };
};

// Collects a trace. Its content is a string in JSON, which the page passes on without reading it.
const traceCollector = () => {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = [];
  let length = 0;
  /** @type {Use} */
  const write = (buffer) => {
    const piece = buffer.slice(0, LONGEST_TRACE - length);
    pieces.push(piece);
    length += piece.length;
    if (piece.length < buffer.length) throw new End({ kind: "stopped" });
    return buffer.length;
  };
  const content = () => {
    const utf8 = new TextDecoder();
    const texts = pieces.map((piece) => utf8.decode(piece, { stream: true }));
    return new TextEncoder().encode(JSON.stringify(texts.join("")));
  };
  return { write, content };
};
