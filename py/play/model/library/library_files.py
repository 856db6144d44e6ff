"""Files of the games in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from othello.phrases import counted
from play.library.game_files import written
from play.library.stored_game import HEAD, PRACTICE_HEAD
from play.model.library.library import ACTING, ROWS
from play.model.library.listed_game import ListedGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from play.model.library.kept_games import KeptGames
    from play.model.library.library import Library
    from state.workspace import Workspace

WRITING = "{:,} games written …"
LEFT_OUT = " {} cannot be written as {}."


class LibraryFiles:
    """Writes games as files."""

    def __init__(self, workspace: Workspace, kept: KeptGames, library: Library) -> None:
        self._workspace, self._kept, self._library = workspace, kept, library

    def back_up(self, save: Callable[[Any], None]) -> None:
        """Saves all games and the practice as one file, which can be imported again."""
        asked = {"head": HEAD, "practice": PRACTICE_HEAD}
        self._workspace.jobs.start(Task(ACTING, lambda: self._save_file(save, "backup", **asked)))

    def save_broken(self, save: Callable[[Any], None]) -> None:
        """Saves the rows of the games that cannot be read."""
        self._workspace.jobs.start(Task(ACTING, lambda: self._save_file(save, "broken")))

    def _save_file(self, save: Callable[[Any], None], name: str, **question: Any) -> Work:
        found = yield from self._library.ask(name, **question)
        if found is not None:
            save(found["file"])

    def save_visit(self, save: Callable[[list[str]], None]) -> None:
        """Saves the games of this visit, in place of a store that keeps nothing."""
        save([f"{HEAD}\n"] + [f"{row}\n" for row in self._kept.rows])

    def export(self, form: str, every: bool, save: Callable[[list[str]], None]) -> None:
        """Saves the selected games, or all that are listed, in a form of `game_files.WRITERS`."""
        selected = self._library.selection.places
        places = None if every else [list(place) for place in sorted(selected)]
        self._workspace.jobs.start(Task(ACTING, lambda: self._export(form, places, save)))

    def _export(
        self, form: str, places: list[list[Any]] | None, save: Callable[[list[str]], None]
    ) -> Work:
        texts: list[str] = []
        first = left_out = 0
        while True:
            last = first + ROWS
            if places is None:
                found = yield from self._library.ask("rows", **{"from": first, "to": last})
            else:
                found = yield from self._library.ask("rows", places=places[first:last])
            if found is None:
                return
            self._workspace.say(WRITING.format(len(texts) // 2))
            for row in [ListedGame(line) for line in found["rows"]]:
                yield None
                try:
                    texts += [written(row.stored, form), "\n"] if row.stored else []
                except ValueError:
                    left_out += 1
            first = last
            if len(found["rows"]) < ROWS:
                break
        if texts:
            save(texts)
        end = LEFT_OUT.format(counted(left_out, "game"), form.upper()) if left_out else ""
        self._workspace.say(f"{counted(len(texts) // 2, 'game')} saved.{end}")
