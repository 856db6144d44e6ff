"""A store of games in memory, which several pages can share like the tabs of a browser."""

from collections.abc import Awaitable, Callable, Generator
from typing import Any

from play.library.opening_tree import game_keys
from play.library.stored_game import StoredGame, parse_row
from play.model.play_app import PlayApp
from saved.store import StoreFailed
from saved.work import with_members


class Answered:
    """The answer to a question, which nobody has to await."""

    def __init__(self, fails: str, answer: Callable[..., Any], question: dict[str, Any]) -> None:
        self._fails = fails
        self._found = None if fails else answer(**question)

    def __await__(self) -> Generator[None, None, Any]:
        yield from ()
        if self._fails:
            raise StoreFailed(self._fails)
        return self._found


class FakeStore:
    """Answers the questions of the page.

    Attributes:
        records: The rows of each record.
        texts: The texts of the practice.
        fails: The name of the error with which every question fails, empty for none.
        time: The date and the time.
        interrupted: The number of games that an interrupted import has read.
        shown: What the practice shows on the page, see `Resuming`.
    """

    def __init__(self, records: dict[str, list[str]] | None = None) -> None:
        self.records = {} if records is None else records
        self.texts: dict[str, str] = {}
        self.fails = ""
        self.time = "2026-11-26 21:40:05"
        self.names: dict[str, str] = {}
        self.shown = ""
        self.interrupted = 0
        self.removed: dict[str, list[str]] = {}
        self._origins: dict[tuple[str, int], tuple[str, int]] = {}
        self._selected: list[tuple[str, int]] = []

    def now(self) -> str:
        return self.time

    async def openings(self) -> str:
        return "c4c3 Diagonal\nf5d6c3 Tiger / Cat"

    @property
    def games(self) -> list[str]:
        """The moves of all games, without the place on the board."""
        rows = [row for rows in self.records.values() for row in rows]
        return sorted(parse_row(row).game.rpartition(".")[0] for row in rows if row)

    def practice(self) -> Awaitable[dict[str, str]]:
        return Answered(self.fails, lambda: dict(self.texts), {})

    def practise(self, key: str, text: str) -> Awaitable[None]:
        return Answered(self.fails, self.texts.update, {key: text})

    def resume(self, app: PlayApp) -> None:
        """Restores what the practice of the last page showed, and saves it from now on."""

        def save() -> None:
            self.shown = app.resuming.saved["practice"]

        app.resuming.restore(with_members(practice=self.shown))
        app.workspace.changes.subscribe(save)

    def ask(self, name: str, **question: Any) -> Awaitable[Any]:
        return Answered(self.fails, getattr(self, f"_{name}"), question)

    def _learn(self, keys: list[str], names: list[str]) -> dict[str, Any]:
        self.names = dict(zip(keys, names, strict=True))
        return {}

    def _open(self) -> dict[str, Any]:
        return {"count": len(self.records)}

    def _interrupted(self) -> dict[str, Any]:
        return {"read": self.interrupted}

    def _find(self, key: str, index: int) -> dict[str, Any]:
        return {"row": self.records.get(key, [""])[index]}

    def _put(self, key: str, row: str, before: str, keys: list[str]) -> dict[str, Any]:
        assert all(isinstance(each, str) for each in keys)
        known = self.records.get(key)
        if known and _unjudged(known[0]) not in (_unjudged(before), _unjudged(row)):
            key += "-another"
        self.records[key] = [row]
        return {"key": key, "row": row}

    def _remove(self, places: list[tuple[str, int]]) -> dict[str, Any]:
        to = f"removed-{len(self.removed)}"
        self.removed[to] = [self.records[key][index] for key, index in places]
        for at, (key, index) in enumerate(places):
            self.records[key][index] = ""
            self._origins[to, at] = key, index
        return {"count": len(places), "key": to}

    def _restore(self, key: str = "", places: list[list[Any]] | None = None) -> dict[str, Any]:
        if places is None:
            places = [[key, at] for at in range(len(self.removed[key]))]
        for each, at in places:
            to, index = self._origins[each, at]
            self.records[to][index] = self.removed[each][at]
            self.removed[each][at] = ""
        return {"count": len(places)}

    def _select(self, scope: str, sought: str, **wanted: Any) -> dict[str, Any]:
        of_scope = {"mine": (True,), "read": (False,), "all": (True, False), "removed": ()}[scope]
        stored = dict(self._listed())
        self._selected = [place for place in stored if stored[place].is_mine in of_scope]
        if scope == "removed":
            self._selected = [place for place in self._origins if self._row(place)]
        return {
            "at": next((at for at, (key, _) in enumerate(self._selected) if key == sought), -1),
            "count": len(self._selected),
            "total": len(stored),
            "read": sum(not game.is_mine for game in stored.values()),
            "opponents": [],
            "openings": [],
        } | dict.fromkeys(("size", "broken", "used", "room"), 0)

    def _listed(self) -> list[tuple[tuple[str, int], StoredGame]]:
        """Returns the games by their places. It lists those of less than four moves too."""
        places = [(key, at) for key, rows in self.records.items() for at in range(len(rows))]
        games = [(place, self.records[place[0]][place[1]]) for place in places]
        return [(place, parse_row(row)) for place, row in games if row]

    def _played(self, here: str, place: int, scope: str, recent: int) -> dict[str, Any]:
        counts: dict[str, list[int]] = {}
        found = []
        for stored in [stored for _, stored in self._listed()]:
            reached = [str(key) for key in game_keys(stored.read())]
            is_counted = scope == "all" or stored.is_mine == (scope == "mine")
            is_counted &= int(stored.moves) >= 4 or stored.winner != ""
            if not is_counted or (["0", *reached][place : place + 1] != [here]):
                continue
            found.append(stored)
            winner = ("black", "draw", "white", "").index(stored.winner)
            if place < len(reached):
                counts.setdefault(reached[place], [0, 0, 0, 0])[winner] += 1
        found.sort(key=lambda stored: stored.date, reverse=True)
        return {
            "count": len(found),
            "counts": [" ".join(map(str, [key, *counts[key]])) for key in counts],
            "rows": [stored.row for stored in found[:recent]],
        }

    def _results(self, here: str, place: int) -> dict[str, Any]:
        outcomes = []
        for stored in [stored for _, stored in self._listed() if stored.is_mine]:
            reached = [str(key) for key in game_keys(stored.read())]
            if stored.own_color and stored.winner and reached[place - 1 : place] == [here]:
                is_won = stored.winner == stored.own_color
                outcomes.append("draw" if stored.winner == "draw" else ("lost", "won")[is_won])
        return {"counts": [outcomes.count(outcome) for outcome in ("won", "draw", "lost")]}

    def _own(self, **question: int) -> dict[str, Any]:
        rows = [stored.row for _, stored in self._listed() if stored.is_mine]
        return {"rows": rows[question["from"] : question["to"]]}

    def _ended(self, most: int) -> dict[str, Any]:
        mine = [stored for _, stored in self._listed() if stored.own_color and stored.winner]
        found: list[StoredGame] = []
        for stored in sorted(mine, key=lambda stored: stored.date, reverse=True):
            others = [{each.black, each.white} for each in found]
            if others.count({stored.black, stored.white}) < most:
                found.append(stored)
        return {"rows": [stored.row for stored in found]}

    def _rows(self, **question: Any) -> dict[str, Any]:
        if "places" in question:
            places = question["places"]
        else:
            places = self._selected[question["from"] : question["to"]]
        return {"rows": [f"{key}\t{at}\t{self._row((key, at))}" for key, at in places]}

    def _places(self, **question: int) -> dict[str, Any]:
        places = self._selected[question["from"] : question["to"]]
        return {"rows": [f"{key}\t{at}" for key, at in places]}

    def _row(self, place: tuple[str, int]) -> str:
        return (self.records | self.removed)[place[0]][place[1]]

    def _unreviewed(self, left_out: list[str]) -> dict[str, Any]:
        lines, total = [], 0
        for key, rows in sorted(self.records.items(), reverse=True):
            stored = parse_row(rows[0])
            if key in left_out or not stored.own_color or int(stored.moves) < 4:
                continue
            total += 1
            if len(stored.all_losses) != int(stored.moves):
                lines.append(f"{key}\t0\t{rows[0]}")
        return {"rows": lines[:2], "count": len(lines), "total": total}

    def _review(self, key: str, before: str, row: str) -> dict[str, Any]:
        is_same = self.records[key] == [before]
        if is_same:
            self.records[key] = [row]
        return {"count": int(is_same)}


def _unjudged(row: str) -> str:
    """Returns a row without the losses of its moves."""
    stored = parse_row(row) if row else None
    if stored:
        stored.judge([], [])
    return stored.row if stored else ""
