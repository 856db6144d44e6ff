"""Wrong programs, each a class with one mistake; a module for each format."""

from __future__ import annotations

from typing import Any

from reference.wrong.classes import boardsilly, jutge, uva220

# The base class of the programs for each format.
WRONG: dict[str, Any] = {
    "uva220": uva220.Wrong,
    "jutge": jutge.Wrong,
    "boardsilly": boardsilly.Wrong,
}
