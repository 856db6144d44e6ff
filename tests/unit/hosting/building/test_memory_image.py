"""The image of MicroPython's memory: what is left out, and what the browser gets."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.extent import in_part
from hosting.building import memory_image
from hosting.building.bytecode import BuildError, Compiler
from reference.chance import Chance

PAGE = 2**16
# As MicroPython 1.27 prints it: blocks of 16 bytes, 64 a line, of two parts of the memory.
LAYOUT = """\
GC: total: 6144, used: 96, free: 6048, max new split: 134217728\r
GC memory layout; from 100:\r
00000000: h=.h............................................................\r
       (2 lines all free)\r
00000c00: ..B.\r
GC memory layout; from 2000:\r
       (1 lines all free)\r
00000400: .S\r"""
LIVE = {0x100, 0x110, 0x130, 0xD20, 0x2410}


def test_free_blocks_are_cleared_and_nothing_else() -> None:
    memory = b"\xff" * 0x3000
    free = {*range(0x100, 0x100 + 0xC00 + 4 * 16, 16), *range(0x2000, 0x2420, 16)} - LIVE
    expected = b"".join(
        (b"\0" if block in free else b"\xff") * 16 for block in range(0, 0x3000, 16)
    )
    assert memory_image.without_free_blocks(memory, LAYOUT) == expected


def digits(code: Iterator[int]) -> tuple[int, int]:
    """Returns the next number in LEB128, and how many bits it has."""
    number = bits = 0
    while True:
        byte = next(code)
        number |= (byte & 0x7F) << bits
        bits += 7
        if byte < 0x80:
            return number, bits


def unsigned(code: Iterator[int]) -> int:
    return digits(code)[0]


def signed(code: Iterator[int]) -> int:
    number, bits = digits(code)
    return number - (1 << bits) * (number >> bits - 1)


def taken(code: Iterator[int], size: int) -> bytes:
    return bytes(next(code) for _ in range(size))


def written(module: bytes, memory: bytes) -> bytes:
    """Returns a memory after a module with one import has written its data segments."""
    code, changed = iter(module), bytearray(memory)
    assert taken(code, 8) == b"\0asm\1\0\0\0"
    assert next(code) == 2
    imports = iter(taken(code, unsigned(code)))
    assert unsigned(imports) == 1
    names = [taken(imports, unsigned(imports)) for _ in range(2)]
    assert names == [b"python", b"memory"]
    assert taken(imports, 2) == b"\2\0"
    assert unsigned(imports) == len(memory) // PAGE
    assert list(imports) == []
    assert next(code) == 11
    data = iter(taken(code, unsigned(code)))
    for _ in range(unsigned(data)):
        assert taken(data, 2) == b"\0\x41"
        start = signed(data)
        assert next(data) == 0x0B
        content = taken(data, unsigned(data))
        changed[start : start + len(content)] = content
    assert list(data) == list(code) == []
    return bytes(changed)


@pytest.mark.parametrize("changes", [0, 1, 10, 1000, 20_000])
def test_the_module_turns_a_fresh_memory_into_the_full_one(changes: int) -> None:
    chance = Chance(changes)
    fresh = bytearray(4 * PAGE)
    for _ in range(500):
        fresh[chance.below(len(fresh))] = chance.below(256)
    full = bytearray(fresh)
    for _ in range(changes):
        full[chance.below(len(full))] = chance.below(256)
    module = memory_image.module(bytes(fresh), bytes(full))
    assert written(module, bytes(fresh)) == bytes(full)
    assert len(module) < 100 + 40 * changes


def test_every_place_of_a_memory_can_change() -> None:
    """Their numbers take one to four bytes, with and without a bit that looks like a sign."""
    fresh = bytes(256 * PAGE)
    full = bytearray(fresh)
    for place in (0, *(2**bits + off for bits in range(6, 24) for off in (-32, 0))):
        full[place] = 1
    assert written(memory_image.module(fresh, bytes(full)), fresh) == bytes(full)


@pytest.mark.parametrize("kept", in_part(["window.JSON", "window.Array.new()"], 1))
def test_no_module_may_keep_an_object_of_the_page(built: Path, kept: str) -> None:
    """It would be another object, or none, where the image is used."""
    files = {}
    for stage in ("first", "later"):
        [archive] = built.glob(f"py/{stage}-*.bin")
        head, _, contents = gzip.decompress(archive.read_bytes()).partition(b"\n")
        for path, size in json.loads(head):
            files[path], contents = contents[:size], contents[size:]
    source = f"from js import window\n\nkept = {kept}\n"
    files["page/workbench.mpy"] = Compiler().compiled(source.encode(), "page/later.py")
    with pytest.raises(BuildError, match="a module keeps an object of JavaScript"):
        memory_image.image(files)
