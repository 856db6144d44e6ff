"""The engine in the page's worker, `static/engine.js`, which has loaded the kernel."""

from __future__ import annotations

from binascii import hexlify, unhexlify
from typing import Any

import js

from play.engine.kernel.kernel import Kernel, Module
from play.engine.protocol.dialogue import Dialogue
from play.engine.protocol.request_handler import Engine
from play.engine.thinking import KernelThinker


class PageModule(Module):
    """The module that the browser runs. Bytes cross as hexadecimal text, others one by one."""

    def __init__(self, kernel: Any) -> None:
        self._exports, self._read, self._write = kernel.exports, kernel.read, kernel.write

    def call(self, name: str, *numbers: int) -> int:
        """Calls an exported function."""
        function: Any = getattr(self._exports, name)
        return int(function(*numbers))

    def address(self, name: str) -> int:
        """Returns the address of an exported array."""
        return int(getattr(self._exports, name).value)

    def read(self, address: int, length: int) -> bytes:
        """Returns a part of the memory."""
        return unhexlify(self._read(address, length))

    def write(self, address: int, data: bytes) -> None:
        """Changes a part of the memory."""
        self._write(address, hexlify(data).decode())


def open_dialogue() -> Dialogue:
    """Returns a dialogue with the engine. The worker has written the weights."""
    kernel = Kernel(PageModule(js.kernel), b"")
    return Dialogue(Engine(KernelThinker(kernel), _seconds), _seconds)


def _seconds() -> float:
    return float(js.performance.now()) / 1000
