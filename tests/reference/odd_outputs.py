"""Odd judge inputs and program outputs, which nothing may fail on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

# Pieces of odd texts: answers of all formats, damaged or whole, white space and other characters.
PIECES = (
    ("", " ", "\t", "\n", "\r\n", "\r", "\0", "\v", "\f", "\u00a0", "\ufeff", "\ud800", "é", "😀")
    + ("0", "1", "2", "4", "8", "9" * 50, "-1", "1:", ":", "2:2", "(", ")", "(1,1)", "(3,5) (4,6)")
    + ("No legal move.", "No moves are possible", "A1-A2", "A1-", "H8->H7", "a1-b2 c3-d4", "X", "O")
    + ("B", "W", "N 1 2", "M35", "L", "Q", "Black -  1 White -  4", "White - 2 Black - 3")
    + ("--------", "........", ".BN.", "BBBBBBBB", "OX......", "wrong", "x" * 600, "9" * 5000)
)


def odd_text(chance: Chance) -> str:
    """Returns a text of up to twelve pieces, most of them on separate lines."""
    ends = ("\n", "\n", "\r\n", " ", "")
    parts = [chance.pick(PIECES) + chance.pick(ends) for _ in range(chance.below(13))]
    return "".join(parts)


def odd_input(chance: Chance, text: str) -> str:
    """Returns an input, whole, damaged or replaced by an odd text."""
    return chance.pick(
        (text, text, _cut(chance, text), _with_piece(chance, text), odd_text(chance))
    )


def odd_output(chance: Chance, right: str) -> str:
    """Returns the right output, damaged in one or two places, or an odd text."""
    if not chance.below(4):
        return odd_text(chance)
    output = right
    for _ in range(1 + chance.below(2)):
        output = chance.pick(DAMAGES)(chance, output)
    return output


def _cut(chance: Chance, text: str) -> str:
    return text[: chance.below(len(text) + 1)]


def _without_beginning(chance: Chance, text: str) -> str:
    return text[chance.below(len(text) + 1) :]


def _with_piece(chance: Chance, text: str) -> str:
    at = chance.below(len(text) + 1)
    return text[:at] + chance.pick(PIECES) + text[at:]


def _with_lines_mixed(chance: Chance, text: str) -> str:
    lines = text.split("\n")
    return "\n".join([chance.pick(lines) for _ in lines])


DAMAGES: tuple[Callable[[Chance, str], str], ...] = (
    _cut,
    _without_beginning,
    _with_piece,
    _with_lines_mixed,
    lambda chance, text: text.replace("\n", "\r\n"),
    lambda chance, text: text.replace("\n", chance.pick(("", " ", "\n\n", "\r"))),
    lambda chance, text: text.lower(),
    lambda chance, text: text + text,
)
