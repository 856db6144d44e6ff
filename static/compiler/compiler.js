// The compiler's worker: downloads and stores Clang, compiles C and C++, and prints the trees
// of programs. The page terminates it if a compilation takes too long.
//
// The files are compressed. They are stored under their hashes, once the user has agreed to the
// download, and checked again each time they are loaded.
//
// Most of a compilation is spent on the library's headers. A program's preamble, its leading includes,
// is therefore compiled once, into a header that is stored beside the compiler.

const { fetch } = self;
const LIST = "files.json";
const ORIGIN = "https://files/"; // Where Clang believes its files to be.
const STORE = "othello-compiler ";
const HASH = "sha256"; // Of a stored header, in its response.
const REPORTED = 2 ** 18; // Bytes between two messages on the progress.
const HANDLERS = "handlers.o";
const OUTPUT = "a.out";
const PREAMBLE = "preamble.h", HEADER = "preamble.pch";
const MOST_HEADERS = 4; // In memory, up to 22 MB each, and in the store. A program with errors needs two.
const MOST_TREE = 2 ** 24; // Bytes.
const MESSAGE = /^In file included |: (fatal error|error|warning): |^program\S*: note: /;
const TAKEN = /redefinition of '(\w+)' as different kind of symbol|(?:symbol type|signature) mismatch: (\w+)/g;
const RENAMED = "__of_program";
// A program's own `raise`, which the linker, asked to replace the library's, would crash on.
const RAISE = /\braise\b/, SIGNALS = /<(?:c?signal(?:\.h)?|bits\/stdc\+\+\.h)>/;
// What `++` changes: an element of an array, or what a pointer points to. Comments, strings and words are
// read as a whole, so that nothing inside is taken for an element.
const INDEX = String.raw`\[(?:[^[\]"';]|\[[^[\]"';]*\])*\]`, NAME = String.raw`[A-Za-z_]\w*`;
const ELEMENT = String.raw`(?<!\.|->|::)${NAME}(?:(?:\.|->)${NAME}|${INDEX})*${INDEX}`;
const TARGET = String.raw`(?<!\w|\b(?:if|for|while|switch)\s*)\(\*${NAME}\)(?:${INDEX})*`;
const STEPS = new RegExp([
  String.raw`\/\/.*|\/\*[^]*?\*\/|"(?:\\[^]|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
  String.raw`(${ELEMENT}|${TARGET})(\+\+|--)|(\+\+|--)(${ELEMENT}|${TARGET}|\*${NAME})(?!\w|\.|->|[[(])`,
  String.raw`\+\+|--|\w+(?:'\w+)*`,
].join("|"), "g");
// What is around a statement, within some characters.
const STARTS = /[;{}]\s*$/, ENDS = /^\s*;/, NEAR = 100;
const HAS_EFFECT = /\w\s*\(|\+\+|--|[^=!<>]=[^=]/;
const MOST_LINES = 300, LONGEST_LINE = 1000; // Of messages. The page reads them within a frame.
// Clang's package copies a whole file at each write of some kilobytes to it.
const COPY = "new Uint8Array(Math.max(this.file.data.length, offset + contents.length));\n    newData.set(this.file.data);";
const GROW = "grown(this.file.data, offset + contents.length);";
// Clang writes its output in pieces of a few characters. The package takes longer for each than Clang does.
const WRITE = 'fd_write: exports0["16"]', WRITE_PIECES = 'fd_write: writing(exports0["16"], () => exports1.memory)';
const TO_OUTPUT = 1, SUCCESS = 0; // A descriptor and a result of WASI.
// Its driver only splits a command into those of the compiler and the linker, in an instance of its own.
const DRIVE = 'runLLVM([arg0, "-###", ...argsRest], files, {', PLAN = DRIVE.replace("(", ".planned(");

// Turns errors in promises into errors of the worker.
onunhandledrejection = (event) => {
  event.preventDefault();
  throw event.reason;
};

// The first message names the `page`, the `folder` of the compiler's files, and the text of our own
// `sources`. Each later message asks for one thing and comes with a port for the answers.
onmessage = ({ data }) => {
  const compiler = compilerFor(data);
  let last = Promise.resolve(), waiting = 0;
  /** @type {(values: { ask: string }, port: MessagePort) => Promise<void>} */
  const answer = async ({ ask, ...values }, port) => {
    /** @type {Tell} */
    const tell = (progress) => port.postMessage({ kind: "progress", progress });
    try {
      port.postMessage(await compiler[ask](values, tell));
    } catch (error) {
      port.postMessage({ kind: "failed", error: String(error instanceof Error ? error.message : error) });
    }
    port.close();
    waiting--;
    setTimeout(rest); // After the messages that have arrived meanwhile.
  };
  const rest = () => {
    if (!waiting) last = last.then(compiler.rest);
  };
  onmessage = ({ data, ports: [port] }) => {
    waiting++;
    last = last.then(() => answer(data, port));
  };
};

/** @type {(data: { page: string, folder: string, sources: Tree }) => Record<string, (values?: any, tell?: any) => Promise<any>>} */
const compilerFor = ({ page, folder, sources: { include, ...ours } }) => {
  const files = storedFiles(page, new URL(folder, page), include);
  /** @type {Clang} */
  let clang;
  /** @type {Uint8Array<ArrayBuffer>} */
  let handlers;
  /** @type {Map<string, Uint8Array<ArrayBuffer> | undefined>} */
  const headers = new Map(); // By preambles and options; undefined if they do not compile.
  /** @type {{ key: string, answer: Awaited<ReturnType<typeof answerOf>> } | undefined} */
  let compiled; // The last program without errors.
  /** @type {Program | undefined} */
  let withoutHeader; // The program that was compiled last, if it had no header.

  // Answers `unavailable`, `absent` or `stored`, the size of the download, and that of the headers.
  const find = async () => {
    const list = await files.list();
    if (!list) return { kind: "unavailable", size: 0, headers: 0 };
    const kind = await files.areStored() ? "stored" : "absent";
    return { kind, size: sizeOf(list), headers: await files.sizeOfHeaders() };
  };

  // Loads the compiler, from the store or from the host.
  /** @type {(values: object, tell: Tell) => Promise<object>} */
  const load = async (values, tell) => {
    clang ??= await start(await files.all(tell));
    handlers ??= await compiledHandlers();
    return { kind: "ready", stored: await files.areStored() };
  };

  const compiledHandlers = async () => {
    const options = ["-c", "-O1", "-Wall", "-Wextra", "-Werror", "handlers.c", "-o", HANDLERS];
    const { tree, messages } = await run("clang", options, ours);
    return tree[HANDLERS] ?? fail(messages);
  };

  /** @param {Program} program */
  const knownHeader = async ({ preamble, options }) => {
    if (!preamble) return;
    const key = JSON.stringify([options, preamble]);
    const header = headers.get(key) ?? await files.header(key);
    if (header) keep(key, header);
    return header;
  };

  /** @param {Program} program */
  const madeHeader = async (program) => {
    const known = await knownHeader(program), { kind, preamble, options } = program;
    const key = JSON.stringify([options, preamble]);
    if (known || !preamble || headers.has(key)) return known;
    const make = [...options, "-fpch-instantiate-templates", "-x", `${kind}-header`, PREAMBLE, "-o", HEADER];
    const header = (await run("clang++", make, { include, [PREAMBLE]: preamble })).tree[HEADER]?.slice();
    keep(key, header);
    if (header) files.putHeader(key, header).catch(() => {}); // There may be no space.
    return header;
  };

  /** @type {(key: string, header?: Uint8Array<ArrayBuffer>) => void} */
  const keep = (key, header) => {
    headers.delete(key);
    headers.set(key, header);
    for (const oldest of [...headers.keys()].slice(0, -MOST_HEADERS)) headers.delete(oldest);
  };

  // Runs Clang on a program. Names that the program and C's library use for different things, such as an
  // array `index`, are renamed in the program. GCC and the linkers of judges accept most of them.
  /** @type {(program: Program, header: Uint8Array<ArrayBuffer> | undefined, more: string[], tree?: Tree) => ReturnType<typeof run>} */
  const runOn = async (program, header, more, tree) => {
    const isOwn = RAISE.test(program.source) && !SIGNALS.test(program.source);
    const names = new Set(isOwn ? ["raise"] : []);
    let first;
    for (; ;) {
      const before = names.size;
      const options = [...program.options, ...[...names].map((name) => `-D${name}=${name}${RENAMED}`)];
      const result = await runOnce({ ...program, options }, names.size ? undefined : header, more, tree);
      result.messages = result.messages.replaceAll(RENAMED, "");
      first ??= result;
      for (const found of result.messages.matchAll(TAKEN)) names.add(found[1] || found[2]);
      if (names.size === before) return result.failed ? first : result;
    }
  };

  /** @type {typeof runOn} */
  const runOnce = ({ name, kind, source, preamble, options }, header, more, tree) => {
    // Clang would look at each file that the header includes. The key of a header tells that none has changed.
    const use = header ? ["-include-pch", HEADER, "-Xclang", "-fno-validate-pch"] : [];
    const all = [...use, ...options, "-x", kind, name, ...more];
    const used = header && { [PREAMBLE]: preamble, [HEADER]: header };
    return run("clang++", all, { include, ...tree, ...used, [name]: source });
  };

  // Answers with the messages of the compiler and, if there are no errors, the module.
  /** @type {(program: Program, tree?: Tree) => Promise<{ kind: string, messages: string, module?: Uint8Array<ArrayBuffer> }>} */
  const answerOf = async (program, tree) => {
    const header = await knownHeader(program);
    withoutHeader = header ? undefined : program;
    const more = ["-x", "none", HANDLERS, ...program.linking, "-o", OUTPUT];
    const result = await runOn(program, header, more, { ...tree, [HANDLERS]: handlers });
    const module = result.tree[OUTPUT]?.slice(); // Without the room behind it.
    return { kind: module ? "compiled" : "refused", messages: shortened(result.messages), module };
  };

  // A program is compiled when it is checked too, so that its test begins at once.
  /** @param {Program} program */
  const compile = async (program) => {
    const key = JSON.stringify(program);
    if (compiled?.key === key) return compiled.answer;
    const checked = withCheckedSteps(program);
    let answer = await answerOf(checked);
    if (!answer.module && checked !== program) answer = await answerOf(program);
    else answer.messages = withoutColumns(answer.messages, program.source, checked.source);
    if (answer.module) compiled = { key, answer };
    return answer;
  };

  // Compiles an instrumented program.
  /** @param {Program} program */
  const compileTraced = (program) => answerOf(program, ours);

  // Answers with Clang's tree of a program, a string in JSON.
  /** @param {Program} program */
  const print = async (program) => {
    const more = ["-w", "-fsyntax-only", "-Xclang", "-ast-dump=json"];
    const { failed, output } = await runOn(program, await madeHeader(program), more);
    if (failed) return { kind: "refused" };
    return { kind: "printed", tree: new Blob([JSON.stringify(JSON.stringify(JSON.parse(output)))]) };
  };

  // Makes the header that the program compiled last would have needed.
  const rest = async () => {
    const program = withoutHeader;
    withoutHeader = undefined;
    if (program) await madeHeader(program);
  };

  const remove = async () => {
    await files.remove();
    return { kind: "removed" };
  };

  // Ends a command that prints too much, as its errors do.
  /** @type {(command: string, options: string[], tree: Tree) => Promise<{ failed: boolean, tree: Written, output: string, messages: string }>} */
  const run = async (command, options, tree) => {
    const output = textCollector(() => {
      throw new clang.Exit(1, {});
    });
    const messages = textCollector();
    const streams = { stderr: messages.write, decodeASCII: false };
    self.printed = output.write;
    let written = {}, failed = false;
    try {
      written = await clang.commands[command](options, tree, streams);
    } catch (error) {
      if (!(error instanceof clang.Exit)) throw error;
      failed = true;
    }
    return { failed, tree: written, output: output.text(), messages: messages.text() };
  };

  return { find, load, compile, compileTraced, print, remove, rest };
};

// Returns a program in which Clang checks the index of `a[i]++` as it checks that of `a[i] += 0`. The new
// source may not compile, for example if the elements are iterators.
/** @type {(program: Program) => Program} */
const withCheckedSteps = (program) => {
  const isC = program.kind === "c";
  const source = program.source.replace(STEPS, (whole, before, post, pre, after, at, text) => {
    const changed = before ?? after;
    if (!changed) return whole;
    if (isC && HAS_EFFECT.test(changed)) {
      // Its value may be needed, unless it is a whole statement.
      const behind = at + whole.length, sign = (post ?? pre)[0];
      const isAlone = STARTS.test(text.slice(Math.max(at - NEAR, 0), at)) && ENDS.test(text.slice(behind, behind + NEAR));
      return isAlone ? `${changed} ${sign}= 1` : whole;
    }
    if (isC) return `(${changed} += 0, ${whole})`;
    return `${pre ?? ""}(${changed} += 0)${post ?? ""}`;
  });
  return source === program.source ? program : { ...program, source };
};

// Removes the columns of messages on lines that we have changed.
/** @type {(messages: string, source: string, changed: string) => string} */
const withoutColumns = (messages, source, changed) => {
  const before = source.split("\n"), after = changed.split("\n");
  return messages.replace(/^(program\.\w+:(\d+)):\d+:/gm, (whole, place, line) =>
    before[line - 1] === after[line - 1] ? whole : `${place}:`);
};

// Imports Clang, which then fetches its files from us.
/** @type {(blobs: Record<string, Blob>) => Promise<Clang>} */
const start = async (blobs) => {
  self.fetch = async (url) => {
    const { pathname } = new URL(String(url));
    return unpacked(blobs[pathname.slice(1)], pathname);
  };
  const code = await unpacked(blobs["bundle.js"], ".js").text();
  self.grown = growing();
  self.writing = writing;
  const located = code.replaceAll("import.meta.url", `"${ORIGIN}"`);
  const text = replacedOnce(replacedOnce(replacedOnce(located, COPY, GROW), WRITE, WRITE_PIECES), DRIVE, PLAN);
  const script = new Blob([text], { type: "text/javascript" });
  const clang = await import(URL.createObjectURL(script));
  clang.runLLVM.planned = planning(clang.runLLVM);
  await clang.runLLVM(null, {}, { fetchProgress: () => {} }); // By default it writes to the console.
  return clang;
};

// Fails unless the text occurs once, as another version of the package may differ.
/** @type {(code: string, text: string, replacement: string) => string} */
const replacedOnce = (code, text, replacement) => {
  const pieces = code.split(text);
  if (pieces.length === 2) return pieces.join(replacement);
  return fail(`Clang's package must contain this once, not ${pieces.length - 1} times: ${text}`);
};

// The page shows no details of a failure, so they go to the console.
/** @type {(problem: string) => never} */
const fail = (problem) => {
  console.error(problem);
  throw new Error(problem);
};

// Returns a function that prepares the content of a file for a write that ends at `end`. It returns bytes
// with room behind them, which are moved only when their size has doubled.
/** @type {() => typeof self.grown} */
const growing = () => {
  const roomy = new WeakSet(); // The buffers that it has made.
  return (content, end) => {
    const length = Math.max(content.length, end);
    if (roomy.has(content.buffer) && length <= content.buffer.byteLength) {
      return new Uint8Array(content.buffer, 0, length).fill(0, content.length);
    }
    const room = new Uint8Array(2 * length);
    room.set(content);
    roomy.add(room.buffer);
    return room.subarray(0, length);
  };
};

// Returns a function that gives what is written to standard output to `self.printed`, and leaves other files to
// `write`.
/** @type {typeof self.writing} */
const writing = (write, memory) => (descriptor, start, number, total) => {
  if (descriptor !== TO_OUTPUT) return write(descriptor, start, number, total);
  const { buffer } = memory(), places = new Uint32Array(buffer, start, 2 * number);
  let length = 0;
  for (let at = 0; at < places.length; at += 2) {
    self.printed(new Uint8Array(buffer, places[at], places[at + 1]));
    length += places[at + 1];
  }
  new Uint32Array(buffer, total, 1)[0] = length;
  return SUCCESS;
};

// Returns a function that runs Clang's driver once for each command, and repeats what it has written.
/** @type {(run: Clang["runLLVM"]) => Clang["runLLVM"]} */
const planning = (run) => {
  /** @type {Map<string, Uint8Array[]>} */
  const plans = new Map();
  return async (words, files, streams) => {
    const key = JSON.stringify(words), plan = plans.get(key) ?? [];
    if (!plan.length) {
      await run(words, files, { ...streams, stderr: (piece) => piece && plan.push(piece.slice()) });
      plans.set(key, plan);
    }
    plan.forEach((piece) => streams.stderr?.(piece));
    return {};
  };
};

/** @type {(blob: Blob, name: string) => Response} */
const unpacked = (blob, name) => {
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  const stream = blob.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": type } });
};

// Collects the text of a stream. Calls `end` if it is too long.
const textCollector = (end = () => {}) => {
  const grow = growing();
  /** @type {Uint8Array} */
  let written = new Uint8Array(0);
  /** @param {Uint8Array | null} bytes */
  const write = (bytes) => {
    if (!bytes) return;
    const before = written.length;
    written = grow(written, before + bytes.length);
    written.set(bytes, before);
    if (written.length > MOST_TREE) end();
  };
  return { write, text: () => new TextDecoder().decode(written) };
};

// Returns the lines of the messages that the page reads: of too many, the errors, then the warnings.
/** @param {string} messages */
const shortened = (messages) => {
  const lines = messages.split("\n").filter((line) => MESSAGE.test(line)).map((line) => line.slice(0, LONGEST_LINE));
  /** @param {string} kind */
  const of = (kind) => lines.filter((line) => line.includes(kind));
  const kept = lines.length > MOST_LINES ? [...of("error: "), ...of(": warning: ")] : lines;
  return kept.slice(0, MOST_LINES).join("\n");
};

/** @param {Contents} list */
const sizeOf = (list) => Object.values(list).reduce((sum, { size }) => sum + size, 0);

// Returns the compiler's files: on the host in `folder`, and in the store of the `page`. Other pages
// may share the origin. Browsers offer neither stores nor hashes on insecure connections. Precompiled
// headers depend on these files and on those that we add to `include`.
/**
 * @param {string} page
 * @param {URL} folder
 * @param {Tree[string]} include
 */
const storedFiles = (page, folder, include) => {
  const isSecure = Boolean(self.caches && self.crypto?.subtle);
  const name = STORE + page;
  const opened = () => caches.open(name);
  /** @param {string} key */
  const keyOf = (key) => new URL(key, page);
  /** @type {Contents | undefined} */
  let known;

  // Without a network, the stored list tells what is stored. Without both, this throws an exception.
  const list = async () => {
    if (known) return known;
    const fetched = fetchedList();
    return known = await fetched.catch(() => {}) ?? await storedList() ?? await fetched;
  };

  const fetchedList = async () => {
    const response = await fetch(new URL(LIST, folder), { cache: "no-cache" });
    return response.ok ? response.json().catch(() => {}) : undefined;
  };

  const storedList = async () => {
    if (!isSecure || !await caches.has(name)) return;
    return (await (await opened()).match(keyOf(LIST)))?.json().catch(() => {});
  };

  const areStored = async () => {
    if (!isSecure || !await caches.has(name)) return false;
    const cache = await opened();
    const found = await Promise.all(Object.values(await list()).map(({ sha256 }) => cache.match(keyOf(sha256))));
    return found.every(Boolean);
  };

  // Returns all files by name, and downloads those that are not stored or damaged.
  /** @param {Tell} tell */
  const all = async (tell) => {
    /** @type {Record<string, Blob>} */
    const blobs = {};
    let done = 0, told = 0;
    /** @param {number} bytes */
    const count = (bytes) => {
      done += bytes;
      if (done - told < REPORTED) return;
      told = done;
      tell(done);
    };
    for (const [file, { size, sha256 }] of Object.entries(await list())) {
      const kept = await storedFile(sha256);
      blobs[file] = kept ?? await downloaded(file, sha256, count);
      if (kept) count(size);
    }
    await storeList();
    return blobs;
  };

  /** @param {string} sha256 */
  const storedFile = async (sha256) => {
    if (!isSecure || !await caches.has(name)) return;
    const blob = await (await (await opened()).match(keyOf(sha256)))?.blob();
    return blob && await digest(blob) === sha256 ? blob : undefined;
  };

  /** @type {(file: string, sha256: string, count: (bytes: number) => void) => Promise<Blob>} */
  const downloaded = async (file, sha256, count) => {
    // The HTTP cache would only hold a second copy.
    const { ok, body } = await fetch(new URL(`${file}.bin`, folder), { cache: "no-store" });
    if (!ok || !body) throw new Error(`${file} could not be loaded.`);
    const pieces = [];
    for (const reader = body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      count(value.length);
    }
    const blob = new Blob(pieces);
    if (!isSecure) return blob;
    if (await digest(blob) !== sha256) throw new Error(`${file} is damaged.`);
    // Without space or permission, the compiler works until the page is closed.
    await (await opened()).put(keyOf(sha256), new Response(blob)).catch(() => {});
    return blob;
  };

  // Stores the list last, and removes the files of other versions.
  const storeList = async () => {
    if (!isSecure) return;
    const cache = await opened(), files = await list();
    const wanted = new Set([LIST, ...Object.values(files).map(({ sha256 }) => sha256)].map((key) => keyOf(key).href));
    const prefix = keyOf(await headerPrefix()).href;
    for (const { url } of await cache.keys()) {
      if (!wanted.has(url) && !url.startsWith(prefix)) await cache.delete(url);
    }
    await cache.put(keyOf(LIST), new Response(JSON.stringify(files))).catch(() => {});
  };

  const headerPrefix = async () => `header-${await digest(new Blob([JSON.stringify([await list(), include])]))}-`;
  /** @param {string} key */
  const headerKey = async (key) => keyOf(await headerPrefix() + await digest(new Blob([key])));

  // Returns a stored header, unless it is damaged.
  /** @param {string} key */
  const header = async (key) => {
    if (!isSecure || !await caches.has(name)) return;
    const found = await (await opened()).match(await headerKey(key)), blob = await found?.blob();
    if (!blob || await digest(blob) !== found?.headers.get(HASH)) return;
    return new Uint8Array(await unpacked(blob, HEADER).arrayBuffer());
  };

  // Stores a header, in place of the oldest one.
  /** @type {(key: string, content: Uint8Array<ArrayBuffer>) => Promise<void>} */
  const putHeader = async (key, content) => {
    const packed = new Blob([content]).stream().pipeThrough(new CompressionStream("gzip"));
    const blob = await new Response(packed).blob();
    if (!await areStored()) return;
    const cache = await opened();
    await cache.put(await headerKey(key), new Response(blob, { headers: { [HASH]: await digest(blob) } }));
    for (const request of (await storedHeaders()).slice(0, -MOST_HEADERS)) await cache.delete(request);
  };

  // Returns the requests of the stored headers, the oldest first.
  const storedHeaders = async () => {
    if (!isSecure || !await caches.has(name)) return [];
    const cache = await opened(), prefix = keyOf(await headerPrefix()).href;
    return (await cache.keys()).filter(({ url }) => url.startsWith(prefix));
  };

  const sizeOfHeaders = async () => {
    let size = 0;
    for (const request of await storedHeaders()) {
      size += (await (await (await opened()).match(request))?.blob())?.size ?? 0;
    }
    return size;
  };

  const remove = async () => isSecure && caches.delete(name);

  return { list, areStored, all, remove, header, putHeader, sizeOfHeaders };
};

/** @param {Blob} blob */
const digest = async (blob) => {
  const hash = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
