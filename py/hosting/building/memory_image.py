"""The image of MicroPython's memory after all modules of the page have been imported.

Importing them takes MicroPython longer than everything else at the start. A page that fills the
memory from the image imports nothing. The image is a WebAssembly module whose data segments the
browser copies into the memory of MicroPython.
"""

import json
import re
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from hosting.building.bytecode import BuildError
from hosting.building.module_graph import LOADER, PY, STAND_INS
from hosting.building.trimming import HEAP
from hosting.serving.runtime import MICROPYTHON, RUNTIME

# The page has to begin like this script, so that both have the same objects at the same places. In
# the image, modules may refer to one object of JavaScript, the document.
SCRIPT = """
const { readFileSync, writeFileSync } = await import("node:fs");
const [, heap, runtime, folder] = process.argv;
Date.now = () => 0; // The times of the files stay in the memory.
const { loadMicroPython } = await import(`${runtime}/micropython.mjs`);
const { instantiate } = WebAssembly;
let memory;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  ({ memory } = made.instance.exports);
  return made;
};
const lines = [];
const stdout = (line) => lines.push(line);
const python = await loadMicroPython({ heapsize: Number(heap), stdout });
const keep = (name) => writeFileSync(`${folder}/${name}`, new Uint8Array(memory.buffer));
keep("fresh");
globalThis.document = {};
python.globals.set("document", document);
globalThis.window = globalThis;
const { length } = proxy_js_ref, { size } = proxy_js_map;
const { files, programs } = JSON.parse(readFileSync(`${folder}/given`));
for (const [path, content] of Object.entries(files)) {
  python.FS.mkdirTree(path.replace(/\\/[^/]*$/, ""));
  python.FS.writeFile(path, Buffer.from(content, "base64"));
}
for (const program of programs) python.runPython(program);
if (proxy_js_ref.length !== length || proxy_js_map.size !== size) {
  throw new Error("At its import, a module keeps an object of JavaScript.");
}
keep("full");
writeFileSync(`${folder}/layout`, lines.join("\\n"));
"""
# Programs for MicroPython, which collects garbage after a program that asks for it.
FOLDER = "/built"
BEGIN = """
{loader}
import gc

sys.path += ["{folder}", "{folder}/page/micropython"]
"""
IMPORT = """
import {module}

gc.collect()
"""
# The first position fills the caches of the rules. The page seeds the random numbers anew.
USE = """
from board.orientation import Picture
from play.model.game.table import Table

workspace = Table().workspace
Picture(workspace.scene(), workspace.orientation)
random.seed(0)
del sys.path[-2:], document, workspace, Picture, Table
gc.collect()
"""
# Between the objects that stay, others leave gaps. MicroPython looks through them whenever it needs
# more than one block of memory, for up to 0.2 ms. So tuples that stay fill the gaps.
FILL = """
def fill_gaps():
    one, at, blocks = (None,), 0, 2**12
    behind_gaps = id(one * 2**16)
    while blocks and at < len(fillers):
        filler = one * (4 * blocks - 2)
        if id(filler) < behind_gaps:
            fillers[at] = filler
            at += 1
        else:
            blocks //= 2


fillers = [None] * 2**12
fill_gaps()
gc.collect()
"""
SHOW = """
import micropython

micropython.mem_info(1)
"""
# What `mem_info` prints of the memory: where it begins, and a character for each block. Lines with
# nothing but free blocks are only counted.
BEGINNING = re.compile(r"GC memory layout; from ([0-9a-f]+):")
BLOCKS = re.compile(r"([0-9a-f]{8}): (\S+)")
FREE = re.compile(r"\((\d+) lines all free\)")
BLOCK, LINE = 16, 1024  # Bytes.
# Unchanged bytes between two changes cost less than another data segment up to this number.
GAP = 24
PAGE = 2**16  # The unit of WebAssembly's memory, in bytes.
MEMORY_IMPORT, DATA = 2, 11  # Numbers of sections.


def image(files: Mapping[str, bytes]) -> bytes:
    """Returns the image, a WebAssembly module that imports `memory` of `python`.

    Args:
        files: The bytecode of the page's modules, by paths.

    Raises:
        BuildError: Node.js is missing, or a module cannot be imported without a page.
    """
    loader = (PY / LOADER).read_text(encoding="utf-8")
    names = [path.removesuffix(".mpy").removesuffix("/__init__") for path in files]
    modules = [name.replace("/", ".") for name in names if f"{name}.py" not in STAND_INS]
    given = {
        "files": {f"{FOLDER}/{path}": b64encode(files[path]).decode() for path in files},
        "programs": [
            BEGIN.format(loader=loader, folder=FOLDER),
            *(IMPORT.format(module=module) for module in modules),
            *(USE, FILL, SHOW),
        ],
    }
    with TemporaryDirectory() as folder:
        Path(folder, "given").write_text(json.dumps(given), encoding="utf-8")
        _run([str(HEAP), str(RUNTIME / MICROPYTHON.folder), folder])
        fresh, full = (Path(folder, name).read_bytes() for name in ("fresh", "full"))
        layout = Path(folder, "layout").read_text(encoding="utf-8")
    return module(fresh, without_free_blocks(full, layout))


def _run(arguments: list[str]) -> None:
    """Runs the script in Node.js."""
    node = shutil.which("node")
    if node is None:
        raise BuildError(
            "Node.js is needed to import the page's modules: install it (https://nodejs.org), "
            "then try again."
        )
    command = [node, "--input-type=module", "--eval", SCRIPT, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True)
    if ended.returncode:
        raise BuildError(f"The page's modules could not be imported:\n{ended.stderr}")


def without_free_blocks(memory: bytes, layout: str) -> bytes:
    """Returns a memory with zeros in the free blocks of a layout that `mem_info` has printed."""
    cleared, begin, at = bytearray(memory), 0, 0
    for line in layout.splitlines():
        if found := BEGINNING.match(line):
            begin, at = int(found[1], 16), 0
        elif found := FREE.search(line):
            size = LINE * int(found[1])
            cleared[begin + at : begin + at + size] = bytes(size)
        elif found := BLOCKS.match(line):
            for place, kind in enumerate(found[2], int(found[1], 16) // BLOCK):
                at = place * BLOCK
                if kind == ".":
                    cleared[begin + at : begin + at + BLOCK] = bytes(BLOCK)
            at += BLOCK
    return bytes(cleared)


def module(fresh: bytes, full: bytes) -> bytes:
    """Returns a WebAssembly module that changes a memory from one content to another.

    Source of the format: WebAssembly Core Specification, 5.5 (modules).
    """
    segments = [
        bytes([0, 0x41]) + _signed(start) + b"\x0b" + _sized(full[start:end])
        for start, end in _changes(fresh, full)
    ]
    memory = _sized(b"python") + _sized(b"memory") + bytes([2, 0]) + _unsigned(len(full) // PAGE)
    return (
        b"\0asm\1\0\0\0"
        + bytes([MEMORY_IMPORT])
        + _sized(b"\1" + memory)
        + bytes([DATA])
        + _sized(_unsigned(len(segments)) + b"".join(segments))
    )


def _changes(fresh: bytes, full: bytes) -> Iterator[tuple[int, int]]:
    """Yields the start and end of each part that differs, with small gaps in it."""
    start = end = 0
    for page in range(0, len(full), PAGE):
        if full[page : page + PAGE] == fresh[page : page + PAGE]:
            continue
        for at in range(page, page + PAGE, 4):
            if full[at : at + 4] != fresh[at : at + 4]:
                if at - end > GAP:
                    if end:
                        yield start, end
                    start = at
                end = at + 4
    if end:
        yield start, end


def _unsigned(number: int) -> bytes:
    """Returns a number in LEB128."""
    digits = bytearray()
    while number > 0x7F:
        digits.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*digits, number])


def _signed(number: int) -> bytes:
    """Returns a natural number in signed LEB128, whose highest bit is the sign."""
    digits = _unsigned(number)
    return digits if digits[-1] < 0x40 else digits[:-1] + bytes([digits[-1] | 0x80, 0])


def _sized(content: bytes) -> bytes:
    return _unsigned(len(content)) + content
