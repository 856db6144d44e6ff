// Runs tests of tests/both under the page's MicroPython. Each line of standard input is a JSON object
// of a module and the names of its tests. Each is answered with a line, a JSON list of the tracebacks
// of failures. Output of the tests goes to standard error.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

// By default Node.js prints the source line too, which is the whole of MicroPython's loader.
process.on("uncaughtException", (error) => {
  console.error(error.stack);
  process.exit(1);
});

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const ROOMS = ["py", "tests"];

const { loadMicroPython } = await import(join(ROOT, "static/runtime/micropython/micropython.mjs"));
const { FS, pyimport, runPython } = await loadMicroPython({
  stdout: (/** @type {string} */ line) => console.error(line),
});

for (const room of ROOMS) {
  for (const file of readdirSync(join(ROOT, room), { encoding: "utf8", recursive: true })) {
    if (!file.endsWith(".py")) continue;
    FS.mkdirTree(dirname(file));
    FS.writeFile(file, readFileSync(join(ROOT, room, file)));
  }
}
runPython("import sys; sys.path.append('page/micropython')");
const { answer } = pyimport("under_micropython.reporting");
for await (const request of createInterface({ input: process.stdin })) console.log(answer(request));
