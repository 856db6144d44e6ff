"""Game records: reading and writing transcripts, boards, GGF, SGF, PGN and judge inputs."""

from records.boards import board_text
from records.ggf import ggf_text
from records.judge_inputs import formats_of_games, judge_input, write_input
from records.pgn import pgn_text
from records.recognition import read
from records.record import SIZES, Record, RecordError
from records.setups import legality
from records.sgf import sgf_text
from records.transcripts import transcript
