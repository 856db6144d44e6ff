"""Kernels and positions for the tests of the kernel."""

import zlib
from collections.abc import Iterator
from ctypes import POINTER, byref
from functools import cache
from typing import Any

from wasmtime import _ffi as ffi

from hosting.serving import ROOT
from play.engine.kernel.kernel import Kernel
from play.engine.kernel.wasmtime_module import FILE, WasmtimeModule
from reference.chance import Chance
from reference.slow.endgame_slow import Board, moves

SIZES = range(4, 27, 2)


class QuickModule(WasmtimeModule):
    """The same module. wasmtime's own call takes ten times as long, since it checks all types."""

    def call(self, name: str, *numbers: int) -> int:
        function: Any = self._exports[name]
        values = (ffi.wasmtime_val_raw_t * (len(numbers) or 1))()
        for value, number in zip(values, numbers):
            value.i32 = number
        trap = POINTER(ffi.wasm_trap_t)()
        error = ffi.wasmtime_func_call_unchecked(
            self._store._context(), byref(function._func), values, len(values), byref(trap)
        )
        assert not error and not trap
        return int(values[0].i32)


@cache
def kernel() -> Kernel:
    """Returns a kernel that all tests share; one that needs an empty table clears it."""
    return Kernel(QuickModule(FILE.read_bytes()), weights())


@cache
def weights() -> bytes:
    return zlib.decompress((ROOT / "static" / "evaluation.bin").read_bytes())


def start(n: int) -> Board:
    board = [0] * (n * n)
    low, high = n // 2 - 1, n // 2
    board[n * low + high] = board[n * high + low] = 1
    board[n * low + low] = board[n * high + high] = -1
    return board


def scattered(seed: int, n: int, empties: int) -> Board:
    """Returns a board of random discs on which the side to move has a legal move."""
    chance = Chance(seed)
    while True:
        board = [chance.pick([-1, 1]) for _ in range(n * n)]
        while board.count(0) < empties:
            board[chance.pick(range(n * n))] = 0
        if moves(board, n):
            return board


def scattered_everywhere(
    count: int, least: int, most: int, first: int = 0
) -> Iterator[tuple[int, Board]]:
    """Yields boards of random discs, of all sizes and numbers of empty squares, and the sizes."""
    for seed in range(first, first + count):
        n = SIZES[seed % len(SIZES)]
        yield n, scattered(seed, n, least + seed // len(SIZES) % (most - least + 1))


def put(board: Board, n: int) -> int:
    """Gives a position to the kernel; returns its static value."""
    own, other = ([i for i, cell in enumerate(board) if cell == side] for side in (1, -1))
    return kernel().position(n, own, other)


def values(board: Board, n: int, depth: int, margin: int = 100) -> dict[int, int]:
    """Returns the value of every move by a search."""
    put(board, n)
    kernel().search(depth, margin, every=True)
    assert kernel().run(1 << 30)
    return {square: value for square, value, _ in kernel().moves()}
