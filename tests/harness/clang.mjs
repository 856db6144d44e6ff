// Runs the page's Clang in Node. Each line of standard input is a request in JSON, `{command, options,
// files, wanted}`; each line of standard output its answer, `{output, messages, files}`. Files that are
// not text are in base64, `{bytes}`. `kept` files stay for later requests under their names.

import { readFileSync, writeFileSync, mkdtempSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
const ORIGIN = "https://files/";
const unpacked = (name) => gunzipSync(readFileSync(join(folder, `${name}.bin`)));
const COPY = /new Uint8Array\(Math\.max\(this\.file\.data\.length, offset \+ contents\.length\)\);\s*newData\.set\(this\.file\.data\);/;

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
writeFileSync(script, code.replace(COPY, "grown(this.file.data, offset + contents.length);"));
const clang = await import(script);
await clang.runLLVM(null, {}, { fetchProgress: () => {} });

const collector = () => {
  const pieces = [];
  return { write: (bytes) => bytes && pieces.push(bytes.slice()), text: () => Buffer.concat(pieces).toString() };
};
const kept = {};
const placed = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => {
    if (typeof file === "string") return [name, file];
    return [name, "bytes" in file ? Buffer.from(file.bytes, "base64") : placed(file)];
  }));

for await (const line of createInterface({ input: process.stdin })) {
  const { command, options, files, wanted = [], keep = [] } = JSON.parse(line);
  const [output, messages] = [collector(), collector()];
  const streams = { stdout: output.write, stderr: messages.write, decodeASCII: false };
  let tree = {};
  try {
    tree = await clang.commands[command](options, { ...kept, ...placed(files) }, streams);
  } catch (error) {
    if (!(error instanceof clang.Exit)) throw error;
  }
  for (const name of keep) if (tree[name]) kept[name] = tree[name].slice();
  const given = wanted.filter((name) => tree[name]).map((name) => [name, Buffer.from(tree[name]).toString("base64")]);
  process.stdout.write(`${JSON.stringify({ output: output.text(), messages: messages.text(), files: Object.fromEntries(given) })}\n`);
}
