"""Reads the games of opened files in slices, as blocks of rows. Runs under CPython only."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from othello import BLACK, WHITE, NotationError, parse_transcript, transcript
from othello.phrases import counted
from play.library import wthor
from play.library.dates import date_of
from play.library.game_files import NOT_GAMES, of_record, reading_game, texts_of_games
from play.library.opening_tree import game_keys
from play.library.plain_games import plain_game
from play.library.replaying import Replayed, Replaying
from play.library.stored_game import (
    HEAD,
    PRACTICE_HEAD,
    StoredGame,
    event_text,
    parse_row,
    winner_of,
)
from play.library.wthor import GAMES, PLAYERS, TOURNAMENTS, WthorError, WthorGame
from play.records import RecordError
from play.records.record import UNKNOWN, VOID, agrees

if TYPE_CHECKING:
    from jobs.slices import InSlices

PLAIN_TEXT = re.compile(r"8\.\.((?:[a-h][1-8])+)\.\d+")  # Without variations and notes.
NAMED = (PLAYERS, TOURNAMENTS)

MISCOUNTED = "The header counts {}, but the file holds {}."


class ReadGame(NamedTuple):
    """A game of a file, or why it was skipped.

    Attributes:
        number: Its number in the file, from 1.
        stored: The game, None if it could not be read.
        keys: The keys of its first positions.
        problem: Why it was skipped, empty if it was not.
        practice: A text of the practice in place of a game, after its key.
    """

    number: int
    stored: StoredGame | None
    keys: list[int]
    problem: str = ""
    practice: str = ""


class FileReader:
    """Reads files of any of the known kinds."""

    def __init__(self, openings: str = "") -> None:
        self._replaying = Replaying(openings)
        self._names: dict[str, list[str]] = {ending: [] for ending in NAMED}

    def learn(self, name: str, content: bytes) -> bool:
        """Learns the names in a file of players or tournaments; returns whether it is one."""
        ending = PurePath(name).suffix.lower()
        if ending in NAMED:
            self._names[ending] = wthor.names(content, ending)
        return ending in NAMED

    def read(self, name: str, content: bytes) -> Iterator[ReadGame | None]:
        """Yields the games of a file in order, and None as pauses."""
        if PurePath(name).suffix.lower() == GAMES:
            yield from self._tournament_games(name, content)
        elif "\0" in (text := decoded(content)):
            yield ReadGame(0, None, [], NOT_GAMES)
        elif text.startswith(HEAD):
            yield from self._backup(text.splitlines()[1:])
        else:
            yield from self._texts(name, text)

    def _backup(self, rows: list[str]) -> Iterator[ReadGame | None]:
        """Yields the games of a backup with all that was stored about them, and the practice."""
        end = rows.index(PRACTICE_HEAD) if PRACTICE_HEAD in rows else len(rows)
        for text in [row for row in rows[end + 1 :] if "\t" in row]:
            yield ReadGame(0, None, [], practice=text)
        for number, row in enumerate(rows[:end], 1):
            try:
                stored = parse_row(row)
                keys = self._keys(stored)
            except ValueError as error:
                yield ReadGame(number, None, [], f"{error}.")
            else:
                yield ReadGame(number, stored, keys)
            yield None

    def _keys(self, stored: StoredGame) -> list[int]:
        """Returns the keys of a game. Raises ValueError if its text is invalid."""
        plain = PLAIN_TEXT.fullmatch(stored.game)
        if plain:
            return self._replaying.replay(parse_transcript(plain[1], 8)).keys
        return game_keys(stored.read())

    def _tournament_games(self, name: str, content: bytes) -> Iterator[ReadGame]:
        try:
            for number, game in enumerate(wthor.games(content), 1):
                yield self._tournament_game(name, number, game)
            held, told = wthor.game_count(content), wthor.counted(content)
            if held != told:
                games = counted(told, "game"), counted(held, "whole game")
                yield ReadGame(0, None, [], MISCOUNTED.format(*games))
        except WthorError as error:
            yield ReadGame(0, None, [], str(error))

    def _tournament_game(self, name: str, number: int, game: WthorGame) -> ReadGame:
        try:
            squares = game.squares
            replayed = self._replaying.replay(squares)
        except NotationError as error:
            return ReadGame(number, None, [], f"{error}.")
        except RecordError as error:
            return ReadGame(number, None, [], str(error))
        facts = {"date": str(game.year or ""), "event": self._name(TOURNAMENTS, game.tournament)}
        facts |= {BLACK: self._name(PLAYERS, game.black), WHITE: self._name(PLAYERS, game.white)}
        return self._read(name, number, len(squares), transcript(squares, 8), replayed, facts)

    def _read(
        self,
        name: str,
        number: int,
        size: int,
        moves: str,
        replayed: Replayed,
        facts: dict[str, str],
    ) -> ReadGame:
        """Returns a game whose main line has `size` moves, and which has these `moves` in all."""
        winner = facts.get("won") or winner_of(replayed.discs, replayed.is_over)
        columns = (
            date_of(facts.get("date", "")),
            name,
            event_text(facts),
            facts.get(BLACK, ""),
            facts.get(WHITE, ""),
            "-".join(map(str, replayed.discs)),
            winner,
            facts.get("by", ""),
            self._replaying.opening(replayed.keys),
            "",
            "",
            str(size),
            f"8..{moves}.{size}",
        )
        return ReadGame(number, StoredGame(columns), replayed.keys)

    def _name(self, ending: str, number: int) -> str:
        names = self._names[ending]
        return names[number] if number < len(names) else f"{number}"

    def _texts(self, name: str, text: str) -> Iterator[ReadGame | None]:
        number = 0
        for one in texts_of_games(text):
            yield None
            if one is None:
                continue
            number += 1
            game = self._plain(name, number, one)
            yield game or (yield from self._any(name, number, one))

    def _plain(self, name: str, number: int, text: str) -> ReadGame | None:
        """Returns the game in a text if it is plain and legal, else None."""
        game = plain_game(text)
        if not game:
            return None
        try:
            main, *others = game.lines
            replayed = [self._replaying.replay(main)]
            replayed += [self._replaying.replay(line, 0) for line in others]
        except RecordError:
            return None
        if game.colors not in (None, [line.colors for line in replayed]):
            return None
        if not _is_told(game.facts.get("result", ""), replayed[0]):
            return None
        return self._read(name, number, len(game.lines[0]), game.moves, replayed[0], game.facts)

    def _any(self, name: str, number: int, text: str) -> InSlices[ReadGame]:
        """Returns any other game, or why it cannot be read."""
        try:
            game, record = yield from reading_game(text)
        except RecordError as error:
            # Its lines would be counted from the beginning of the game.
            return ReadGame(number, None, [], str(error.at(None, None)))
        stored, keys = of_record(game, record, name), game_keys(game)
        stored.opening = self._replaying.opening(keys)
        return ReadGame(number, stored, keys)


def _is_told(result: str, replayed: Replayed) -> bool:
    """Returns whether a result tells nothing that the moves do not show."""
    is_known = replayed.is_over and agrees(result, replayed.discs, 8)
    return is_known or not result.strip(UNKNOWN) or result == VOID


def decoded(content: bytes) -> str:
    """Returns the text of a file in UTF-8, in UTF-16 as Windows writes it, or else in Latin 1.

    A text that has valid characters of UTF-8 beside others is a damaged one.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", "replace")
    try:
        return content.removeprefix(codecs.BOM_UTF8).decode()
    except UnicodeDecodeError:
        text = content.removeprefix(codecs.BOM_UTF8).decode(errors="replace")
    is_latin = all(char < "\x80" or char == "\ufffd" for char in text)
    return content.decode("cp1252", "replace") if is_latin else text
