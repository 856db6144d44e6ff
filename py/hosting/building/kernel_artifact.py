"""The compiled kernel, `static/engine.wasm`, which contains the hash of its source."""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from hosting.serving import ROOT, SetupError, environment
from hosting.serving.runtime import CLANG, RUNTIME

FILE = ROOT / "static" / "engine.wasm"
KERNEL = ROOT / "py" / "play" / "engine" / "kernel"
SECTION = b"source"
# The modules that the compiled functions and their constants come from.
SOURCES = tuple(
    KERNEL / f"{name}.py"
    for name in (
        "compiled", "evaluation", "features", "last_squares", "mask_rules", "memory", "module",
        "patterns", "places", "positions", "root", "row_rules", "search", "transpositions",
    )
)  # fmt: skip


def source_hash() -> str:
    """Returns the SHA-256 of the kernel's source and of its compilers' versions."""
    total = sha256(" ".join([*environment.pinned(["kernel"]), CLANG.spec]).encode())
    for path in SOURCES:
        total.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()


def recorded_hash(content: bytes) -> str:
    """Returns the hash of the source that a module was compiled from, empty if it has none."""
    section = _section("")[2:]
    found = content.rfind(section)
    return content[found + len(section) :].decode("ascii") if found >= 0 else ""


def is_current() -> bool:
    """Returns whether the file was compiled from the present source."""
    return FILE.exists() and recorded_hash(FILE.read_bytes()) == source_hash()


def compiled() -> bytes:
    """Returns the file's content, compiled anew. Needs Numba.

    Raises:
        SetupError: Node.js is not installed.
    """
    made = json.loads(_output([sys.executable, "-m", "play.engine.kernel.module"]))
    with TemporaryDirectory() as folder:
        for name, text in made["files"].items():
            Path(folder, name).write_text(text, encoding="utf-8")
        script = Path(__file__).with_name("clang.mjs")
        commands = json.dumps(made["commands"])
        try:
            _output(["node", str(script), str(RUNTIME / CLANG.folder), folder, commands])
        except FileNotFoundError as error:
            raise SetupError(
                "Node.js is needed to compile the engine: install it (https://nodejs.org, or the "
                "package nodejs of your system), then try again."
            ) from error
        return Path(folder, made["module"]).read_bytes() + _section(source_hash())


def _output(command: list[str]) -> str:
    """Runs a command of this project and returns what it prints."""
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, encoding="utf-8", cwd=KERNEL.parents[2]
    )
    return done.stdout


def _section(text: str) -> bytes:
    """Returns a custom section of a module, shorter than 128 bytes."""
    content = bytes([len(SECTION)]) + SECTION + text.encode("ascii")
    return bytes([0, len(content)]) + content
