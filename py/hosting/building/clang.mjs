// Compiles a file with the page's Clang: node clang.mjs FOLDER_OF_CLANG FOLDER COMMANDS. The commands are
// JSON, [[program, options…], …]; they read and write files in the folder.

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const [runtime, folder, commands] = process.argv.slice(2);
const ORIGIN = "https://files/";
const unpacked = (name) => gunzipSync(readFileSync(join(runtime, `${name}.bin`)));
globalThis.fetch = async (url) => {
  const name = new URL(String(url)).pathname.slice(1);
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(unpacked(name), { headers: { "content-type": type } });
};
const script = join(mkdtempSync(join(tmpdir(), "clang-")), "bundle.mjs");
writeFileSync(script, unpacked("bundle.js").toString().replaceAll("import.meta.url", `"${ORIGIN}"`));
const clang = await import(script);
await clang.runLLVM(null, {}, { fetchProgress: () => {} });

let files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
const tell = (bytes) => bytes && process.stderr.write(bytes);
for (const [program, ...options] of JSON.parse(commands)) {
  files = { ...files, ...await clang.commands[program](options, files, { stdout: tell, stderr: tell, decodeASCII: false }) };
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
