"""The compiled kernel, `static/engine.wasm`, which contains the hash of its source."""

import json
import subprocess
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from hosting.serving import ROOT, SetupError, environment
from hosting.serving.runtime import CLANG, RUNTIME

FILE = ROOT / "static" / "engine.wasm"
KERNEL = ROOT / "py" / "play" / "engine" / "kernel"
SECTION = b"source"
# The modules that the compiled functions and their constants come from.
SOURCES = (
    *(
        KERNEL / f"{name}.py"
        for name in (
            "compiled", "evaluation", "features", "last_squares", "mask_rules", "memory", "module",
            "places", "positions", "root", "row_rules", "search", "transpositions",
        )
    ),
    KERNEL.parent / "evaluation" / "patterns.py",
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


def compiled(module: ModuleType) -> bytes:
    """Returns the file's content, compiled anew.

    Args:
        module: `play.engine.kernel.module`, which can be imported where Numba is installed.

    Raises:
        SetupError: Node.js is not installed.
    """
    with TemporaryDirectory() as folder:
        Path(folder, module.TEXT).write_text(module.llvm_text(), encoding="utf-8")
        commands = json.dumps([["clang", *module.OPTIONS], ["wasm-ld", *module.LINK]])
        script = Path(__file__).with_name("clang.mjs")
        try:
            subprocess.run(
                ["node", str(script), str(RUNTIME / CLANG.folder), folder, commands], check=True
            )
        except OSError as error:
            raise SetupError(
                "Node.js is needed to compile the engine: install it (https://nodejs.org, or the "
                "package nodejs of your system), then try again."
            ) from error
        return Path(folder, module.MODULE).read_bytes() + _section(source_hash())


def _section(text: str) -> bytes:
    """Returns a custom section of a module, shorter than 128 bytes."""
    content = bytes([len(SECTION)]) + SECTION + text.encode("ascii")
    return bytes([0, len(content)]) + content
