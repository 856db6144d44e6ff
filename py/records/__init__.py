"""Records of games: what Othello players paste and copy, and positions set up by hand."""

from records.boards import board_text
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
    "ggf",
    "jutge_input",
    "legality",
    "read",
    "transcript",
    "uva220_input",
]
