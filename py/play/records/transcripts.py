"""Transcripts: the moves of a game in order, as in `f5d6c3` or `1. f5 d6 2. c3`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import othello
from othello import Game
from play.records.headings import about_in
from play.records.moves import moves_in
from play.records.record import Record, introduction, summary
from play.records.replay import USUAL, following, on_either_board
from text.reader import quoted

if TYPE_CHECKING:
    from jobs.slices import InSlices
    from play.records.headings import About
    from play.records.record import RecordError
    from play.records.replay import Annotated

NAME = "A transcript"


def transcript(game: Game) -> str:
    """Returns the moves as in `f5d6c3`, without undone moves, passes and the start position."""
    squares = [ply.square for ply in game.plies[: game.ply] if ply.square is not None]
    return othello.transcript(squares, game.position.n)


def read(text: str, raw: str, n: int) -> InSlices[Record | None]:
    """Returns the record of a transcript of a game on n x n squares, None for other texts.

    The first move begins a line, or follows a colon, its number or its side. Moves that are no game
    on n x n squares are read on 8 x 8 if they are one there.
    """
    text, raw, about = _without_heading(text, raw)
    moves = yield from moves_in(text, raw)
    if not moves.begins:
        return None

    def play(read: Annotated) -> InSlices[RecordError | None]:
        return following(read, moves)

    read, problem = yield from on_either_board(n, USUAL, play)
    read.introduce(introduction(moves.title, {}, []))
    sentence = summary(NAME, read.game, moves.players) + read.cut
    if moves.title and not moves.players:
        sentence += f" Title: {quoted(moves.title)}."
    record = Record("transcript", sentence, read.game, problem, moves.players)
    if about:
        about.tell(record, NAME)
    return record


def _without_heading(text: str, raw: str) -> tuple[str, str, About | None]:
    """Returns a text without a first line of players and result, and what this line tells."""
    lines, written = text.split("\n"), raw.split("\n")
    at = next((at for at, line in enumerate(lines) if line.strip()), 0)
    about = about_in(lines[at], written[at]) if at + 1 < len(lines) else None
    if about:
        lines[at] = written[at] = ""
    return "\n".join(lines), "\n".join(written), about
