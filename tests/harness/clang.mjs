// Runs the page's Clang in Node, and what it has compiled. Each line of standard input is a request in
// JSON, each line of standard output its answer. A request with a module runs it. Another one is a command of
// Clang, of whose files those with `names` are written into the folder. Files that are no text are in base64,
// `{bytes}`, or have a `{path}`.

import { readFileSync, writeFileSync, mkdtempSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
const ORIGIN = "https://files/";
const [SUCCESS, BAD_DESCRIPTOR, UNKNOWN_CALL] = [0, 8, 52];
const unpacked = (name) => gunzipSync(readFileSync(join(folder, `${name}.bin`)));
const COPY = /new Uint8Array\(Math\.max\(this\.file\.data\.length, offset \+ contents\.length\)\);\s*newData\.set\(this\.file\.data\);/;
// Clang writes its output in pieces of a few characters. Its package takes longer for each than Clang does.
const WRITE = "fd_write: exports0[\"16\"]", WRITE_PIECES = "fd_write: writing(exports0[\"16\"], () => exports1.memory)";
// The driver only splits a command into those of the compiler and the linker, in an instance of its own.
const DRIVE = "runLLVM([arg0, \"-###\", ...argsRest], files, {", PLAN = DRIVE.replace("(", ".planned(");

// Makes room behind a file that is written in pieces.
globalThis.grown = (content, end) => {
  const length = Math.max(content.length, end);
  if (content.roomy && length <= content.buffer.byteLength) {
    return Object.assign(new Uint8Array(content.buffer, 0, length), { roomy: true });
  }
  const room = new Uint8Array(2 * length);
  room.set(content);
  return Object.assign(room.subarray(0, length), { roomy: true });
};
globalThis.fetch = async (url) => {
  const name = new URL(String(url)).pathname.slice(1);
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(unpacked(name), { headers: { "content-type": type } });
};
const code = unpacked("bundle.js").toString().replaceAll("import.meta.url", `"${ORIGIN}"`);
const script = join(mkdtempSync(join(tmpdir(), "clang-")), "bundle.mjs");
const replaced = (text, before, after) => {
  if (text.split(before).length !== 2) throw new Error(`Clang's package must contain this once: ${before}`);
  return text.replace(before, () => after);
};
const roomy = replaced(code, COPY, "grown(this.file.data, offset + contents.length);");
writeFileSync(script, replaced(replaced(roomy, WRITE, WRITE_PIECES), DRIVE, PLAN));

let printed = new Uint8Array(0);
// Returns a function that keeps what is written to standard output, and leaves other files to `write`.
globalThis.writing = (write, memory) => (descriptor, start, number, total) => {
  if (descriptor !== 1) return write(descriptor, start, number, total);
  const { buffer } = memory(), before = printed.length, words = new Uint32Array(buffer, start, 2 * number);
  for (let at = 0; at < words.length; at += 2) {
    const piece = new Uint8Array(buffer, words[at], words[at + 1]), end = printed.length;
    printed = grown(printed, end + piece.length);
    printed.set(piece, end);
  }
  new Uint32Array(buffer, total, 1)[0] = printed.length - before;
  return SUCCESS;
};

// Returns a function that runs the driver once for each command, and repeats what it has written.
const planning = (run) => {
  const plans = new Map();
  return async (words, files, streams) => {
    const key = JSON.stringify(words);
    if (!plans.has(key)) {
      const pieces = [];
      await run(words, files, { ...streams, stderr: (piece) => piece && pieces.push(piece.slice()) });
      plans.set(key, pieces);
    }
    plans.get(key).forEach((piece) => streams.stderr(piece));
    return {};
  };
};

let loaded = null;
const load = async () => {
  const clang = await import(script);
  clang.runLLVM.planned = planning(clang.runLLVM);
  await clang.runLLVM(null, {}, { fetchProgress: () => {} });
  return clang;
};

const collector = () => {
  const pieces = [];
  return { write: (bytes) => bytes && pieces.push(bytes.slice()), text: () => Buffer.concat(pieces).toString() };
};
const placed = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => {
    if (typeof file === "string") return [name, file];
    if (typeof file.path === "string") return [name, new Uint8Array(readFileSync(file.path))];
    return [name, typeof file.bytes === "string" ? Buffer.from(file.bytes, "base64") : placed(file)];
  }));

// Runs a module with the functions of WASI that programs need, as static/compiler/program.js does.
const run = async (bytes, input, environment) => {
  const outputs = { 1: [], 2: [], 98: [], 99: [] }, source = Buffer.from(input);
  let at = 0, status = 0;
  const data = () => new DataView(memory.buffer);
  const pieces = (start, number) => Array.from({ length: number }, (_, index) => {
    const place = start + 8 * index;
    return new Uint8Array(memory.buffer, data().getUint32(place, true), data().getUint32(place + 4, true));
  });
  const texts = (list) => ({
    sizes: (number, size) => {
      data().setUint32(number, list.length, true);
      data().setUint32(size, list.join("\0").length + list.length && 1 + list.join("\0").length, true);
      return SUCCESS;
    },
    get: (places, start) => {
      for (const text of list) {
        data().setUint32(places, start, true);
        const content = Buffer.from(`${text}\0`);
        new Uint8Array(memory.buffer, start, content.length).set(content);
        places += 4;
        start += content.length;
      }
      return SUCCESS;
    },
  });
  const variables = texts(environment), words = texts([]);
  const functions = {
    args_get: words.get, args_sizes_get: words.sizes, environ_get: variables.get, environ_sizes_get: variables.sizes,
    clock_time_get: (clock, precision, place) => (data().setBigUint64(place, 0n, true), SUCCESS),
    fd_close: () => SUCCESS,
    fd_fdstat_get: (descriptor, place) => {
      if (descriptor > 2) return BAD_DESCRIPTOR;
      new Uint8Array(memory.buffer, place, 24).fill(0);
      data().setBigUint64(place + 8, 0b1000010n, true);
      return SUCCESS;
    },
    fd_prestat_get: () => BAD_DESCRIPTOR,
    fd_read: (descriptor, start, number, total) => {
      const begun = at;
      for (const piece of pieces(start, number)) at += source.copy(piece, 0, at);
      data().setUint32(total, at - begun, true);
      return SUCCESS;
    },
    fd_seek: () => 70,
    fd_write: (descriptor, start, number, total) => {
      const given = pieces(start, number).map((piece) => Buffer.from(piece));
      if (!outputs[descriptor]) return BAD_DESCRIPTOR;
      outputs[descriptor].push(...given);
      data().setUint32(total, given.reduce((sum, { length }) => sum + length, 0), true);
      return SUCCESS;
    },
    proc_exit: (code) => { throw { code }; },
  };
  const compiled = new WebAssembly.Module(bytes);
  const imports = Object.fromEntries(WebAssembly.Module.imports(compiled).map(({ name }) => [name, functions[name] ?? (() => UNKNOWN_CALL)]));
  const exports = new WebAssembly.Instance(compiled, { wasi_snapshot_preview1: imports }).exports;
  const { memory } = exports;
  const attempt = (use) => {
    try {
      use();
    } catch (error) {
      status ||= error.code ?? -1;
    }
  };
  attempt(exports._start);
  attempt(() => {
    if (!exports.othello_trace_finish) return;
    exports.__stack_pointer.value = exports.othello_trace_stack();
    exports.othello_trace_finish();
  });
  return { output: Buffer.concat(outputs[1]).toString(), trace: Buffer.concat(outputs[98]).toString(), status };
};

for await (const line of createInterface({ input: process.stdin })) {
  const { command, options, files, names, folder: target, module, input, environment } = JSON.parse(line);
  if (module) {
    process.stdout.write(`${JSON.stringify(await run(readFileSync(module), input, environment))}\n`);
    continue;
  }
  const messages = collector(), streams = { stdout: null, stderr: messages.write, decodeASCII: false };
  printed = new Uint8Array(0);
  const clang = await (loaded ??= load());
  let tree = {};
  try {
    tree = await clang.commands[command](options, placed(files), streams);
  } catch (error) {
    if (!(error instanceof clang.Exit)) throw error;
  }
  for (const name of names) if (tree[name]) writeFileSync(join(target, name), tree[name]);
  process.stdout.write(`${JSON.stringify({ output: Buffer.from(printed).toString(), messages: messages.text() })}\n`);
}
