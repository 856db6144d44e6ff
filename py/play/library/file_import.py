"""Reads opened files in a worker of its own, `static/reader.js`. Runs under CPython only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from play.library.file_reader import FileReader, ReadGame
from play.library.opening_tree import INDEXED

if TYPE_CHECKING:
    from collections.abc import Callable

BLOCK = 250  # Games of a block.


class FileImport:
    """Reads one file after the other.

    Attributes:
        over: Whether the file has been read.
    """

    def __init__(self, reader: FileReader, clock: Callable[[], float] = perf_counter) -> None:
        self.over = True
        self._reader, self._clock = reader, clock
        self._games: Iterator[ReadGame | None] = iter(())
        self._block: list[ReadGame] = []

    def learn(self, name: str, path: str) -> bool:
        """Learns the names in a file of players or tournaments; returns whether it is one."""
        return self._reader.learn(name, Path(path).read_bytes())

    def open(self, name: str, path: str) -> None:
        """Begins to read the file with a name, which is at a path."""
        self.over, self._block = False, []
        self._games = self._reader.read(name, Path(path).read_bytes())

    def next(self, milliseconds: float) -> str:
        """Returns the next block as JSON, an empty text if none is ready within the given time.

        A block has the `rows` of its games in one text, their `numbers` in the file, the `keys` of
        each, the number of each game that was `skipped` with the reason, and texts of the
        `practice`.
        """
        until = self._clock() + milliseconds / 1000
        for game in self._games:
            if game:
                self._block.append(game)
            if len(self._block) >= BLOCK:
                return self._written()
            if self._clock() >= until:
                return ""
        self.over = True
        return self._written()

    def _written(self) -> str:
        block, self._block = self._block, []
        read = [(game, game.stored) for game in block if game.stored]
        return json.dumps(
            {
                "rows": "\n".join([stored.row for _, stored in read]),
                "numbers": [game.number for game, _ in read],
                "keys": [key for game, _ in read for key in _padded(game.keys)],
                "skipped": [
                    [game.number, game.problem]
                    for game in block
                    if not (game.stored or game.practice)
                ],
                "practice": [game.practice for game in block if game.practice],
            }
        )


def _padded(keys: list[int]) -> list[int]:
    return keys + [0] * (INDEXED - len(keys))


def open_import(folder: str) -> Callable[[], FileImport]:
    """Returns a function that returns an import with the names of openings in a folder.

    The names are read at once, because the stored image of the memory contains no files.
    """
    openings = Path(folder, "openings.txt").read_text(encoding="utf-8")
    return lambda: FileImport(FileReader(openings))
