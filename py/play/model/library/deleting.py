"""The deletion of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from othello.phrases import counted
from play.model.library.library import ACTING

if TYPE_CHECKING:
    from jobs.job import Work
    from jobs.running import Jobs
    from play.model.library.kept_games import KeptGames
    from play.model.library.library import Library
    from state.notice import Notice

DELETED, DELETED_MANY = "Deleted: {}.", "Deleted {}."
BROUGHT_BACK = "Brought back {}."
REMOVE = "remove"


class Deleting:
    """Deletes games of the list, and brings them back."""

    def __init__(self, jobs: Jobs, notice: Notice, kept: KeptGames, library: Library) -> None:
        self._jobs, self._notice, self._kept, self._library = jobs, notice, kept, library
        self._deletions: list[str] = []  # The keys of their records, the last one at the end.

    def delete(self) -> None:
        """Deletes the selected games, which can be undone."""
        places = [list(place) for place in self._library.selection.places]
        if places and not self._library.shows_removed:
            self._jobs.start(Task(ACTING, lambda: self._delete(REMOVE, places=places)))

    def delete_read(self) -> None:
        """Deletes all imported games, which can be undone."""
        self._jobs.start(Task(ACTING, lambda: self._delete("removeRead")))

    def delete_broken(self) -> None:
        """Deletes the games that cannot be read, which can be undone."""
        self._jobs.start(Task(ACTING, lambda: self._delete("removeBroken")))

    def _delete(self, name: str, **question: Any) -> Work:
        """Asks the store to delete games, and selects the one after the last of them."""
        chosen = self._library.chosen if name == REMOVE else None
        found = yield from self._library.ask(name, **question)
        if found is None:
            return
        self._deletions.append(found["key"])
        self._kept.note_deleted([key for key, _ in question.get("places", [])])
        number = self._library.number_of(chosen.place) if chosen else None
        said = DELETED_MANY.format(counted(found["count"], "game"))
        if chosen and found["count"] == 1:
            said = DELETED.format(chosen.name)
        self._library.selection.clear()
        self._notice.say_briefly(said, self.undo)
        yield from self._library.list_again()
        if chosen and self._library.games.count and not self._library.selection.toggles:
            self._library.select(min(number or 0, self._library.games.count - 1))

    def undo(self) -> None:
        """Brings back the games that were deleted last in this visit."""
        if self._deletions:
            key = self._deletions.pop()
            self._jobs.start(Task(ACTING, lambda: self._restore(key=key)))

    def bring_back(self) -> None:
        """Brings back the selected games from the deleted ones."""
        places = [list(place) for place in self._library.selection.places]
        self._jobs.start(Task(ACTING, lambda: self._restore(places=places)))

    def _restore(self, **question: Any) -> Work:
        found = yield from self._library.ask("restore", **question)
        if found is not None and found["count"]:
            self._library.selection.clear()
            self._notice.say_briefly(BROUGHT_BACK.format(counted(found["count"], "game")))
            yield from self._library.list_again()
