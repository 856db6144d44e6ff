"""Test data for each format, in its folder."""

from reference.formats.boardsilly import BOARDSILLY
from reference.formats.jutge import JUTGE
from reference.formats.uva220 import UVA220

REFERENCES = {"uva220": UVA220, "jutge": JUTGE, "boardsilly": BOARDSILLY}
