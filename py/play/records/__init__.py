"""Game records: reading and writing transcripts, boards, GGF, SGF and PGN."""

from play.records.boards import board_text
from play.records.ggf import ggf_text
from play.records.judge_inputs import JudgeInputs
from play.records.pgn import pgn_text
from play.records.recognition import read
from play.records.record import SIZES, Record, RecordError
from play.records.setups import legality
from play.records.sgf import sgf_text
from play.records.transcripts import transcript
