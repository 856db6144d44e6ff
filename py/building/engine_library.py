"""The library of the engine's worker: what it imports of Python's, and itself, compiled."""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from building.bytecode import BuildError
from serving.runtime import PYODIDE, RUNTIME

COMPILING = Path(__file__).with_name("compile_library.py")
ENGINE, LIBRARY = "engine", "library.zip"
# The seed makes sets, and so the bytecode of those that are constants, the same every time.
SCRIPT = """
const [, pyodide, folder, program] = process.argv;
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: pyodide, env: { PYTHONHASHSEED: "0" } });
python.FS.mkdirTree("/built");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/built");
python.runPython(program);
"""
PROGRAM = """
import sys
sys.path.insert(0, "/built/{engine}")
{compiling}
compile_library("{entry}", "/built/{library}")
"""


def library(sources: Mapping[str, bytes], entry: str) -> bytes:
    """Returns an archive of the bytecode that a module needs, itself included.

    `sources` are what it needs beside Python's own library, by their paths. Raises BuildError if it
    cannot be made.
    """
    node = shutil.which("node")
    if node is None:
        raise BuildError(
            "Node.js is needed to compile the engine: install it (https://nodejs.org), then try"
            " again."
        )
    with TemporaryDirectory() as folder:
        for path, content in sources.items():
            target = Path(folder, ENGINE, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        module = entry.removesuffix(".py").replace("/", ".")
        compiling = COMPILING.read_text(encoding="utf-8")
        program = PROGRAM.format(engine=ENGINE, compiling=compiling, entry=module, library=LIBRARY)
        arguments = [str(RUNTIME / PYODIDE.folder), folder, program]
        command = [node, "--input-type=module", "--eval", SCRIPT, *arguments]
        ended = subprocess.run(command, capture_output=True, text=True)
        if ended.returncode:
            raise BuildError(f"The engine could not be compiled:\n{ended.stderr}")
        return Path(folder, LIBRARY).read_bytes()
