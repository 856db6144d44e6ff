"""Damaged outputs, and odd inputs and outputs, which nothing may fail on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    Damage = Callable[[list[str], Chance], list[str]]

# Pieces of odd texts: answers of all formats, damaged or whole, white space and other characters.
PIECES = (
    ("", " ", "\t", "\n", "\r\n", "\r", "\0", "\v", "\f", "\u00a0", "\ufeff", "\ud800", "é", "😀")
    + ("0", "1", "2", "4", "8", "9" * 50, "-1", "1:", ":", "2:2", "(", ")", "(1,1)", "(3,5) (4,6)")
    + ("No legal move.", "No moves are possible", "A1-A2", "A1-", "H8->H7", "a1-b2 c3-d4", "X", "O")
    + ("B", "W", "N 1 2", "M35", "L", "Q", "Black -  1 White -  4", "White - 2 Black - 3")
    + ("--------", "........", ".BN.", "BBBBBBBB", "OX......", "wrong", "x" * 600, "9" * 5000)
)


def _at(lines: list[str], chance: Chance) -> int:
    return chance.below(len(lines))


def drop(lines: list[str], chance: Chance) -> list[str]:
    at = _at(lines, chance)
    return lines[:at] + lines[at + 1 :]


def double(lines: list[str], chance: Chance) -> list[str]:
    at = _at(lines, chance)
    return lines[: at + 1] + lines[at:]


def split(lines: list[str], chance: Chance) -> list[str]:
    at = _at(lines, chance)
    cut = chance.below(len(lines[at]) + 1)
    return lines[:at] + [lines[at][:cut], lines[at][cut:]] + lines[at + 1 :]


def join(lines: list[str], chance: Chance) -> list[str]:
    at = _at(lines, chance)
    return lines[:at] + [" ".join(lines[at : at + 2])] + lines[at + 2 :]


def swap(lines: list[str], chance: Chance) -> list[str]:
    at = _at(lines, chance)
    return lines[:at] + lines[at : at + 2][::-1] + lines[at + 2 :]


def cut(lines: list[str], chance: Chance) -> list[str]:
    return lines[: _at(lines, chance)]


def change(lines: list[str], chance: Chance) -> list[str]:
    at = _at(lines, chance)
    place = chance.below(len(lines[at]) + 1)
    return lines[:at] + [lines[at][:place] + "7" + lines[at][place + 1 :]] + lines[at + 1 :]


DAMAGES: tuple[Damage, ...] = (drop, double, split, join, swap, cut, change)
REJOINING: tuple[Damage, ...] = (split, join)


def damaged(output: str, chance: Chance, damages: tuple[Damage, ...], times: int) -> str:
    """Returns an output damaged `times` times."""
    lines = output.split("\n")[:-1]
    for _ in range(times):
        if lines:
            lines = chance.pick(damages)(lines, chance)
    return "".join([line + "\n" for line in lines])


def odd_input(chance: Chance, text: str) -> str:
    """Returns an input, whole, cut off, with a piece in it, or replaced by an odd text."""
    shorter = text[: chance.below(len(text) + 1)]
    return chance.pick((text, text, shorter, _with_piece(chance, text), _odd_text(chance)))


def odd_output(chance: Chance, right: str) -> str:
    """Returns the right output, damaged in several ways, or an odd text."""
    output = damaged(right, chance, DAMAGES, chance.below(3))
    return chance.pick(
        (
            _odd_text(chance),
            _with_piece(chance, output),
            output[chance.below(len(output) + 1) :],
            output.replace("\n", chance.pick(("\r\n", "", " ", "\n\n", "\r"))),
            output.lower(),
            output + output,
        )
    )


def _odd_text(chance: Chance) -> str:
    """Returns a text of up to twelve pieces, most of them on separate lines."""
    ends = ("\n", "\n", "\r\n", " ", "")
    parts = [chance.pick(PIECES) + chance.pick(ends) for _ in range(chance.below(13))]
    return "".join(parts)


def _with_piece(chance: Chance, text: str) -> str:
    at = chance.below(len(text) + 1)
    return text[:at] + chance.pick(PIECES) + text[at:]
