"""The sessions of practice: what was practised, and how much of it was right at once."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from play.model.practice.days import day_number

if TYPE_CHECKING:
    from play.model.practice.practice_store import PracticeStore

PREFIX = "session"
MONTH = 30  # Days.
RECENT = 4
LONGEST = 100  # Characters of a name.
MOST = 100_000
NOT_A_SESSION = "its session is invalid"
SUMMARY = "{} days: {:,} position{}, {} % right at once"


class Session:
    """A session.

    Attributes:
        key: Its key in the store.
        name: What was practised, as in `Your mistakes` and `Endgames, 9 empty`.
        changed: The date and the time of the last answer.
        right: The number of right first tries.
        total: The number of positions that were tried.
    """

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name
        self.changed = ""
        self.right = self.total = 0

    @property
    def text(self) -> str:
        """The session as a text."""
        return f"{self.changed}\t{self.name}\t{self.right}\t{self.total}"


class Sessions:
    """All sessions. A session is kept from its first answer on."""

    def __init__(self, store: PracticeStore) -> None:
        self._store = store
        self._all: dict[str, Session] = {}
        store.read_with(PREFIX, self._read)

    def begin(self, name: str) -> Session:
        """Returns a new session, and says if it is not kept."""
        self._store.warn()
        return Session(f"{PREFIX} {self._store.now} {random.random()}", name)

    def resume(self, key: str, name: str) -> Session:
        """Returns a kept session, a new one if there is none."""
        return self._all.get(key) or self.begin(name)

    def note(self, session: Session, is_right: bool) -> None:
        """Counts the first try at a position."""
        self._add(session, 1, is_right)

    def forget(self, session: Session, is_right: bool) -> None:
        """Takes back a counted try."""
        self._add(session, -1, is_right)

    def _add(self, session: Session, tries: int, is_right: bool) -> None:
        session.total += tries
        session.right += tries * is_right
        session.changed = self._store.now
        self._all[session.key] = session
        self._store.write(session.key, session.text)

    @property
    def recent(self) -> list[Session]:
        """The last sessions with a try, the latest first."""
        tried = [session for session in self._all.values() if session.total]
        return sorted(tried, key=lambda session: session.changed)[::-1][:RECENT]

    @property
    def month(self) -> str:
        """What was practised in the last 30 days, empty if nothing was."""
        last = self._store.today + 1  # Of another time zone.
        sessions = [
            session
            for session in self._all.values()
            if last - MONTH <= day_number(session.changed) <= last
        ]
        total = sum([session.total for session in sessions])
        if not total:
            return ""
        right = round(100 * sum([session.right for session in sessions]) / total)
        return SUMMARY.format(MONTH, total, "" if total == 1 else "s", right)

    def _read(self, key: str, text: str) -> None:
        changed, name, right, total = text.split("\t")[:4]
        day_number(changed)
        if len(name) > LONGEST or not 0 <= int(right) <= int(total) <= MOST:
            raise ValueError(NOT_A_SESSION)
        session = self._all[key] = self._all.get(key) or Session(key, name)
        session.changed, session.right, session.total = changed, int(right), int(total)
