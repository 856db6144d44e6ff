// Runs tests of tests/both under the MicroPython of the page: node run.mjs MODULE NAME...
// Prints a JSON list of the tracebacks of those that fail.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const ROOMS = ["py", "tests"];

const { loadMicroPython } = await import(join(ROOT, "static/runtime/micropython/micropython.mjs"));
const { FS, globals, runPython } = await loadMicroPython({ stdout: (line) => console.log(line) });

for (const room of ROOMS) {
  for (const file of readdirSync(join(ROOT, room), { recursive: true })) {
    if (!file.endsWith(".py")) continue;
    FS.mkdirTree(dirname(file));
    FS.writeFile(file, readFileSync(join(ROOT, room, file)));
  }
}
const [module, ...names] = process.argv.slice(2);
globals.set("request", JSON.stringify({ module, names }));
runPython(`
import json
from under_micropython.reporting import failures
print(json.dumps(failures(**json.loads(request))))
`);
