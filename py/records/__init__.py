"""Records of games: what Othello players paste and copy, links, and positions set up by hand."""

from records.boards import board_text
from records.fragments import from_fragment, to_fragment
from records.generic_format import ggf
from records.judge_inputs import jutge_input, uva220_input
from records.recognition import read
from records.record import SIZES, Record, RecordError
from records.setups import legality
from records.transcripts import transcript

__all__ = [
    "SIZES",
    "Record",
    "RecordError",
    "board_text",
    "from_fragment",
    "ggf",
    "jutge_input",
    "legality",
    "read",
    "to_fragment",
    "transcript",
    "uva220_input",
]
