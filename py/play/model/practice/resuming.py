"""Brings back what the practice had on the board before the page was reloaded."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from jobs.job import Task
from play.model.practice.days import day_number
from saved.work import PLAY, PRACTICE

if TYPE_CHECKING:
    from jobs.job import Work
    from play.model.game.table import Table
    from play.model.practice.practice_store import PracticeStore

    class Resumable(Protocol):
        """Something of the practice on the board that can come back."""

        @property
        def under_way(self) -> bool:
            """Whether the board of Play shows it."""

        @property
        def place(self) -> tuple[Any, ...]:
            """What changes with each step."""

        @property
        def saved(self) -> Any:
            """What is needed to bring it back, as plain data."""

        def resume(self, saved: Any) -> None:
            """Brings it back. Raises ValueError if the data are invalid."""


RESUMING = "bringing back the practice"  # A kind of job.
PREFIX = "place"


class Resuming:
    """Keeps which of its named boards the practice shows, for a reload on the same day.

    A puzzle is in the address.
    """

    def __init__(self, table: Table, store: PracticeStore, boards: dict[str, Resumable]) -> None:
        self._table, self._workspace, self._store, self._boards = (
            table,
            table.workspace,
            store,
            boards,
        )
        self._text = ""
        self._kept: tuple[Any, ...] = ("",)  # The name and the place at the last writing.
        self._is_begun = False
        store.read_with(PREFIX, self._read)
        table.workspace.changes.subscribe(self._follow)

    def _read(self, key: str, text: str) -> None:
        self._text = text

    def _follow(self) -> None:
        if not self._store.is_read:
            return
        if not self._is_begun:
            self._is_begun = True
            self._workspace.jobs.start(Task(RESUMING, self._resume))
            return
        shown = [name for name in self._boards if self._boards[name].under_way]
        name = shown[0] if shown else ""
        kept = (name, self._boards[name].place) if name else ("",)
        if kept != self._kept:
            self._kept = kept
            saved = json.dumps(self._boards[name].saved) if name else ""
            self._store.write(PREFIX, f"{self._store.now}\t{name}\t{saved}")

    def _resume(self) -> Work:
        workspace = self._workspace
        is_home = self._table.sheet == PRACTICE and workspace.view == PLAY
        time, _, rest = self._text.partition("\t")
        name, _, saved = rest.partition("\t")
        if name in self._boards and is_home and self._table.game_on_board:
            try:
                if day_number(time) == self._store.today:
                    self._boards[name].resume(json.loads(saved))
            except ValueError:
                pass  # It is damaged, or a later version of the page has written it.
        yield None
