"""The guides to all formats."""

from guides.boardsilly import BOARDSILLY_GUIDE
from guides.jutge import JUTGE_GUIDE
from guides.uva220 import UVA220_GUIDE

GUIDES = (UVA220_GUIDE, JUTGE_GUIDE, BOARDSILLY_GUIDE)
