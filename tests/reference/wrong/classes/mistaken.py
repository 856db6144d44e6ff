"""The list of the wrong programs; MicroPython cannot list the classes under a class."""

from typing import Any

from reference.wrong.classes import boardsilly, jutge, uva220

BASES = {"uva220": uva220.Wrong, "jutge": jutge.Wrong, "boardsilly": boardsilly.Wrong}
# Each program with the name of its format.
MISTAKEN: list[tuple[str, Any]] = [
    (form, wrong) for form, base in BASES.items() for wrong in base.__subclasses__()
]
