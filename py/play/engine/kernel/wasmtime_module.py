"""The kernel's module in CPython, run by wasmtime."""

from pathlib import Path
from typing import Any

import wasmtime

from play.engine.kernel.kernel import DamagedModule, Module

FILE = Path(__file__).resolve().parents[4] / "static" / "engine.wasm"


class WasmtimeModule(Module):
    """A module that wasmtime runs."""

    def __init__(self, content: bytes) -> None:
        config = wasmtime.Config()
        # The threads that compile would be missing in a process that is forked later, as training
        # does, and it would wait for them without end.
        config.parallel_compilation = False
        engine = wasmtime.Engine(config)
        self._store = wasmtime.Store(engine)
        instance = wasmtime.Instance(self._store, wasmtime.Module(engine, content), [])
        self._exports = instance.exports(self._store)
        self._memory: Any = self._exports["memory"]

    def call(self, name: str, *numbers: int) -> int:
        """Calls an exported function."""
        function: Any = self._exports[name]
        return int(function(self._store, *numbers))

    def address(self, name: str) -> int:
        """Returns the address of an exported array."""
        place: Any = self._exports[name]
        return int(place.value(self._store))

    def read(self, address: int, length: int) -> bytes:
        """Returns a part of the memory."""
        return bytes(self._memory.read(self._store, address, address + length))

    def write(self, address: int, data: bytes) -> None:
        """Changes a part of the memory."""
        self._memory.write(self._store, data, address)


def load() -> WasmtimeModule:
    """Returns the compiled kernel.

    Raises:
        OSError: The file cannot be read.
        DamagedModule: It is no module that wasmtime can run.
    """
    content = FILE.read_bytes()
    try:
        return WasmtimeModule(content)
    except wasmtime.WasmtimeError as error:
        raise DamagedModule(str(error)) from error
