"""The list of moves: the main line, with comments and variations between its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from othello.game import main_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from othello import Game, Ply

    class Judgement(Protocol):
        """The engine's judgement of a move: a mark, and the cost in discs."""

        @property
        def mark(self) -> str:
            """The mark of a mistake, such as `?`; may be empty."""

        @property
        def cost(self) -> str:
            """The cost of the move against the best, in words."""

    Judge = Callable[[int, Ply], Judgement | None]
    # A person's mark, the comment, and the engine's mark and the cost of a mistake.
    Note = tuple[str, str, str, str]
    # The kind, the level, the plies, and the note of each ply.
    MoveListEntry = tuple[str, int, list[Ply], list[Note]]

MOVE, PASS, COMMENT, VARIATION = "move", "pass", "comment", "variation"


def entries(
    game: Game, judge: Judge, remarked: Ply | None = None, remark: str = ""
) -> list[MoveListEntry]:
    """Returns the entries for all moves of a game. Entries that look the same are equal.

    A move of the main line is an entry, followed by the pass that it forces, by its comment, by the
    page's remark and by the variations that could be played instead. A variation is one entry with
    all its moves; the variations from it follow, one level deeper.
    """
    found = [_entry(COMMENT, 0, [game.start], judge)] if game.start.comment else []
    for ply in main_line(game.start):
        found.append(_entry(MOVE, 0, [ply], judge))
        if ply.passed:
            found.append((PASS, 0, [ply], []))
        if ply.comment:
            found.append(_entry(COMMENT, 0, [ply], judge))
        if ply is remarked:
            found.append((COMMENT, 0, [ply], [("", remark, "", "")]))
        if len(ply.siblings) > 1:
            found += _variations(ply.siblings[1:], judge)
    return found


def _variations(plies: list[Ply], judge: Judge) -> list[MoveListEntry]:
    """Returns the entries of the variations that begin with some plies, and of those from them."""
    found = []
    waiting = [(ply, 1) for ply in reversed(plies)]
    while waiting:
        ply, level = waiting.pop()
        line = main_line(ply)
        found.append(_entry(VARIATION, level, [ply] + line, judge))
        for ply in reversed(line):
            waiting += [(other, level + 1) for other in reversed(ply.siblings[1:])]
    return found


def _entry(kind: str, level: int, plies: list[Ply], judge: Judge) -> MoveListEntry:
    return kind, level, plies, [_note(ply, judge(ply.number, ply)) for ply in plies]


def _note(ply: Ply, judgement: Judgement | None) -> Note:
    engine_mark = judgement.mark if judgement else ""
    cost = judgement.cost if judgement and engine_mark else ""
    return ply.mark, ply.comment, engine_mark, cost


def changed(old: list[MoveListEntry], new: list[MoveListEntry]) -> tuple[int, int]:
    """Returns how many entries at the beginning and at the end of two lists are the same."""
    most = min(len(old), len(new))
    first = 0
    while first < most and old[first] == new[first]:
        first += 1
    last = 0
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return first, last
