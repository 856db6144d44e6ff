"""The entries of the list of moves as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
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
FORCED = markup('<span class="pass">pass</span>')
POOR = ("?", "??")


def listed(entry: MoveListEntry, identify: Identify) -> Markup:
    """Returns the list item of an entry.

    `identify` returns the number by which the page finds a ply.
    """
    kind, level, plies, notes = entry
    if kind == COMMENT:
        return _comment(plies[0], notes[0][1])
    if kind == VARIATION:
        return _variation(level, plies, notes, identify)
    if kind == PASS:
        return markup('<li class="cell">{}</li>', FORCED)
    return markup('<li class="move cell">{}</li>', _move(plies[0], notes[0], identify))


def _variation(level: int, plies: list[Ply], notes: list[Note], identify: Identify) -> Markup:
    number = plies[0].number
    items = []
    for ply, note in zip(plies, notes):
        forced = FORCED if ply.passed else ""
        items.append(markup("<li>{}{}</li>", _move(ply, note, identify), forced))
        if note[1]:
            items.append(markup('<li class="remark">{}</li>', note[1]))
    return markup(
        '<li class="variation level-{}"><span class="muted num" aria-hidden="true">{}</span>'
        '<ol aria-label="Variation at move {}">{}</ol></li>',
        *(min(level, DEEPEST), number),
        *(number, joined(items)),
    )


def _comment(ply: Ply, comment: str) -> Markup:
    move = markup("<b>{}</b> ", _name(ply)) if ply.number else ""
    return markup('<li class="remark">{}{}</li>', move, comment)


def _move(ply: Ply, note: Note, identify: Identify) -> Markup:
    """Returns the button of a ply, with its mark.

    A person's mark comes before the engine's. The accessible name has both in words.
    """
    mark, _, engine_mark, cost = note
    words = [NAMES[mark]] if mark else []
    if engine_mark:
        words.append(f"costs {cost}")
        mark = mark or engine_mark
    return markup(
        '<button type="button" class="{}" data-ply="{}" data-node="{}" aria-label="{}">{}{}'
        "</button>",
        f"{ply.color}{' poor' if mark in POOR else ''}",
        *(ply.number, identify(ply)),
        ", ".join([_name(ply)] + words),
        _name(ply),
        markup("<sup>{}</sup>", mark) if mark else "",
    )


def _name(ply: Ply) -> str:
    return square_name(ply.square or 0, ply.position.n)
