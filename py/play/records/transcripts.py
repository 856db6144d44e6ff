"""Transcripts: the moves of a game in order, as in `f5d6c3` or `1. f5 d6 2. c3`.

The line above may have the players and the result: `Alpha 44 - 20 Beta`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import othello
from othello import BLACK, WHITE, Game
from othello.results import final_discs
from othello.squares import DIGITS
from play.records.moves import moves_in
from play.records.record import (
    Record,
    contradiction,
    end_of,
    introduction,
    known_names,
    summary,
)
from play.records.replay import USUAL, following, on_either_board
from text.reader import quoted

if TYPE_CHECKING:
    from jobs.slices import InSlices
    from play.records.record import RecordError
    from play.records.replay import Annotated

NAME = "A transcript"
FACTS = ("event", "place", "round", "date")  # In the order of PGN.
BETWEEN = ("-", ":", "vs", "vs.", "v")  # Between two names or two numbers of discs.
BRACKETS = "()[],;"
MOST_DISCS = 64


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


class About:
    """What a text tells about its game besides the moves.

    Attributes:
        players: The known names of the players by colour.
        facts: See `Record.facts`.
        result: The result as it was written.
    """

    def __init__(self, players: dict[str, str], facts: dict[str, str], result: str) -> None:
        self.players = known_names(players)
        self.facts = known_names(facts)
        self.result = result

    def tell(self, record: Record, name: str) -> None:
        """Adds it to the record of a kind that has none of it, and whose game has no comment."""
        game = record.game
        if not (game and (self.players or self.facts or self.result)):
            return
        record.players = self._seated(record) | record.players
        record.facts = self.facts | record.facts
        facts = [self.facts.get(name, "") for name in FACTS] + [self.result]
        record.rest = game.start.comment
        record.introduction = introduction("", record.players, facts)
        comment = "\n".join([text for text in (record.introduction, record.rest) if text])
        game.annotate(game.start, game.start.mark, comment)
        record.sentence = summary(name, game, record.players) + contradiction(self.result, game)

    def _seated(self, record: Record) -> dict[str, str]:
        """Returns the players by colour; if only that fits the final board, white is first."""
        last = end_of(record.game) if record.game else None
        discs = [int(word) for word in self.result.split("-") if word and not word.strip(DIGITS)]
        if last and not last.turn and len(discs) == 2 and len(self.players) == 2:
            counts = [last.position.count(color) for color in (BLACK, WHITE)]
            ends = [counts, list(final_discs(counts[0], counts[1], last.position.n))]
            if discs[::-1] in ends and discs not in ends:
                self.result = "-".join([str(count) for count in discs[::-1]])
                return {BLACK: self.players[WHITE], WHITE: self.players[BLACK]}
        return self.players


def about_in(line: str, written: str) -> About | None:
    """Returns the players and the result in a line, None for other lines.

    The discs are between the names, or each number follows its name, or both follow the names.

    Args:
        line: The line in plain characters.
        written: The line as it was written.
    """
    words, raw = _words(line), _words(written)
    raw = raw if len(raw) == len(words) else words
    numbers = [at for at, word in enumerate(words) if _is_number(word)]
    for first, second in zip(numbers, numbers[1:]):
        if int(words[first]) + int(words[second]) > MOST_DISCS:
            continue
        if words[first + 1 : second] in [[sign] for sign in BETWEEN]:
            before, after = raw[:first], raw[second + 1 :]
            if not after:
                before, after = _split(words[:first], before)
        else:
            signs = words[first + 1 : first + 2]
            skipped = 2 if signs and signs[0].lower() in BETWEEN else 1
            before, after = raw[:first], raw[first + skipped : second]
            if raw[second + 1 :]:
                continue
        names = {BLACK: " ".join(before), WHITE: " ".join(after)}
        if all(_is_name(names[color]) for color in names):
            return About(names, {}, f"{words[first]}-{words[second]}")
    return None


def _words(line: str) -> list[str]:
    """Returns the words of a line, with the numbers of a score such as `44-20` as words."""
    found = []
    for word in line.split():
        word = word.strip(BRACKETS)
        for sign in "-:\u2013\u2014\u2212":
            left, _, right = word.partition(sign)
            if _is_number(left) and _is_number(right):
                found += [left, sign]
                word = right
        found += [word] if word else []
    return found


def _split(words: list[str], raw: list[str]) -> tuple[list[str], list[str]]:
    """Returns the words of two names with a sign between them."""
    signs = [at for at, word in enumerate(words) if word.lower() in BETWEEN]
    return (raw[: signs[0]], raw[signs[0] + 1 :]) if len(signs) == 1 else ([], [])


def _is_number(word: str) -> bool:
    return 0 < len(word) < 3 and not word.strip(DIGITS)


def _is_name(name: str) -> bool:
    """Returns whether a text has a word that is more than the number or the name of a square."""
    return any(len(word.strip(DIGITS + ".")) > 1 for word in name.split())
