"""Sets of inputs with the expected outputs, in the layout of judges' tools, and their zip file."""

from __future__ import annotations

import binascii
import struct
from typing import TYPE_CHECKING

from workbench.inputs.generators import generate
from workbench.judging import Format

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

INPUTS, OUTPUTS = "in", "out"  # Folders.
VERSION = 20  # Version 2.0 of zip files, the first with folders.
DATE = 0x21  # Their earliest date, so that the same files make the same zip.


def suite(
    form: Format, seed: int, number: int, feature: str | None = None, **settings: int | None
) -> Iterator[tuple[str, str] | None]:
    """Yields the path and the text of each file of a set of inputs and expected outputs.

    Yields None between two slices of work, so that the caller can pause. The inputs have
    consecutive seeds, and take turns through all features unless one is given. Settings of
    parameters are ignored for a feature that determines them.

    Raises:
        ValueError: As `generate` does.
    """
    wanted = [one for one in form.inputs.features if feature in (None, one.name)]
    for at in range(number):
        one = wanted[at % len(wanted)]
        free = {name: value for name, value in settings.items() if name not in one.fixed}
        text = generate(form, seed + at, one.name, **free)
        yield None
        expected = []
        for step in form.run(text):
            expected.append(step.text)
            yield None
        name = f"{at + 1:03}-{one.name}.txt"
        yield f"{INPUTS}/{name}", text
        yield f"{OUTPUTS}/{name}", "".join(expected)


def zipped(files: Sequence[tuple[str, str]]) -> list[bytes | str]:
    """Returns the parts of a zip file of paths and ASCII texts, which are not copied.

    It is not compressed (PKWARE's APPNOTE, section 4.3).
    """
    parts: list[bytes | str] = []
    directory, start = b"", 0
    for path, text in files:
        name, size, checksum = path.encode(), len(text), binascii.crc32(text.encode())
        fields = struct.pack("<5H3L2H", VERSION, 0, 0, 0, DATE, checksum, size, size, len(name), 0)
        header = b"PK\x03\x04" + fields + name
        place = struct.pack("<3H2L", 0, 0, 0, 0, start)
        directory += b"PK\x01\x02" + struct.pack("<H", VERSION) + fields + place + name
        parts += [header, text]
        start += len(header) + size
    number = len(files)
    end = struct.pack("<4H2LH", 0, 0, number, number, len(directory), start, 0)
    return parts + [directory + b"PK\x05\x06" + end]
