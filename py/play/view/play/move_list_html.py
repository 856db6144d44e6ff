"""The entries of the list of moves as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.escaping import escaped
from othello import square_name
from othello.notes import MARKS
from play.model.play.move_list import COMMENT, PASS, VARIATION

if TYPE_CHECKING:
    from collections.abc import Callable

    from othello import Ply
    from play.model.play.move_list import MoveListEntry, Note

    Identify = Callable[[Ply], int]

NAMES = {sign: name for sign, name, _, _, _ in MARKS}
DEEPEST = 4  # Deeper variations are not indented further.
FORCED = '<span class="pass">pass</span>'


def listed(entry: MoveListEntry, identify: Identify) -> str:
    """Returns the list item of an entry.

    `identify` returns the number by which the page finds a ply.
    """
    kind, level, plies, notes = entry
    if kind == COMMENT:
        return _comment(plies[0], notes[0][1])
    if kind == VARIATION:
        return _variation(level, plies, notes, identify)
    if kind == PASS:
        return f'<li class="cell">{FORCED}</li>'
    return f'<li class="move cell">{_move(plies[0], notes[0], identify)}</li>'


def _variation(level: int, plies: list[Ply], notes: list[Note], identify: Identify) -> str:
    number = plies[0].number
    items = []
    for ply, note in zip(plies, notes):
        forced = FORCED if ply.passed else ""
        items.append(f"<li>{_move(ply, note, identify)}{forced}</li>")
        if note[1]:
            items.append(f'<li class="remark">{escaped(note[1])}</li>')
    return (
        f'<li class="variation level-{min(level, DEEPEST)}">'
        f'<span class="muted num" aria-hidden="true">{number}</span>'
        f'<ol aria-label="Variation at move {number}">{"".join(items)}</ol></li>'
    )


def _comment(ply: Ply, comment: str) -> str:
    move = f"<b>{_name(ply)}</b> " if ply.number else ""
    return f'<li class="remark">{move}{escaped(comment)}</li>'


def _move(ply: Ply, note: Note, identify: Identify) -> str:
    """Returns the button of a ply, with its mark.

    A person's mark comes before the engine's. The accessible name has both in words.
    """
    mark, _, engine_mark, cost = note
    words = [NAMES[mark]] if mark else []
    if engine_mark:
        words.append(f"costs {cost}")
        mark = mark or engine_mark
    label = f' aria-label="{", ".join([_name(ply)] + words)}"' if words else ""
    sign = f"<sup>{mark}</sup>" if mark else ""
    poor = ' data-poor=""' if mark in ("?", "??") else ""
    return (
        f'<button type="button" class="{ply.color}" data-ply="{ply.number}"'
        f' data-node="{identify(ply)}"{poor}{label}>{_name(ply)}{sign}</button>'
    )


def _name(ply: Ply) -> str:
    return square_name(ply.square or 0, ply.position.n)
