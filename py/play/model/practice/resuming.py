"""Restores what the practice showed on the board before the page was reloaded."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from jobs.job import Task
from play.model.practice.days import day_number
from saved.work import PLAY, PRACTICE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jobs.job import Work
    from play.model.game.table import Table
    from play.model.practice.practice_store import PracticeStore
    from saved.work import SnapshotData

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
            """Restores it. Raises ValueError if the data are invalid."""


RESUMING = "bringing back the practice"  # A kind of job.


class Resuming:
    """Saves which of its named boards the practice shows, to bring it back on the same day."""

    def __init__(self, table: Table, store: PracticeStore, boards: Mapping[str, Resumable]) -> None:
        self._table, self._workspace = table, table.workspace
        self._store, self._boards = store, boards
        self._text = ""  # As it was restored or saved last.
        self._place: tuple[Any, ...] = ("",)  # The name and the place then.
        self._is_begun = self._is_resumed = False
        table.workspace.changes.subscribe(self._follow)

    @property
    def saved(self) -> Any:
        """Its field of a snapshot: the time, the name of the board, and what it needs."""
        shown = [name for name in self._boards if self._boards[name].under_way]
        name = shown[0] if shown else ""
        place = (name, self._boards[name].place) if name else ("",)
        if self._is_resumed and place != self._place:
            self._place = place
            saved = json.dumps(self._boards[name].saved) if name else ""
            self._text = f"{self._store.now}\t{name}\t{saved}"
        return {"practice": self._text}

    def restore(self, data: SnapshotData) -> None:
        """Restores the field at the beginning of a visit."""
        if not self._is_begun:
            self._text = data["practice"]

    def _follow(self) -> None:
        if self._store.is_read and not self._is_begun:
            self._is_begun = True
            self._workspace.jobs.start(Task(RESUMING, self._resume))

    def _resume(self) -> Work:
        workspace = self._workspace
        is_home = self._table.sheet == PRACTICE and workspace.view == PLAY
        time, _, rest = self._text.partition("\t")
        name, _, saved = rest.partition("\t")
        board = self._boards.get(name)
        if board and is_home and (self._table.game_on_board or board.under_way):
            try:
                if day_number(time) == self._store.today:
                    board.resume(json.loads(saved))
            except ValueError:
                pass  # It is damaged, or a later version of the page has written it.
        self._is_resumed = True
        yield None
