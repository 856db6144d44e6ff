"""The library of the worker that reads files: its modules and all that they import, compiled."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from hosting.building import node
from hosting.serving.runtime import PYODIDE, RUNTIME

COMPILING = Path(__file__).with_name("compile_library.py")
READER, LIBRARY = "reader", "library.zip"
# The seed makes the order of sets reproducible, and so the bytecode of constant sets.
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
sys.path.insert(0, "/built/{reader}")
{compiling}
compile_library("{entry}", "/built/{library}")
"""


def library(sources: Mapping[str, bytes], entry: str) -> bytes:
    """Returns an archive with the bytecode of a module and of the modules that it imports.

    Raises:
        BuildError: Node.js is missing, or the compilation failed.
    """
    with TemporaryDirectory() as folder:
        for path, content in sources.items():
            target = Path(folder, READER, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        module = entry.removesuffix(".py").replace("/", ".")
        compiling = COMPILING.read_text(encoding="utf-8")
        program = PROGRAM.format(reader=READER, compiling=compiling, entry=module, library=LIBRARY)
        arguments = [str(RUNTIME / PYODIDE.folder), folder, program]
        node.run(
            SCRIPT,
            arguments,
            "compile the reader of files",
            "The reader of files could not be compiled",
        )
        return Path(folder, LIBRARY).read_bytes()
