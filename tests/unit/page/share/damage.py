"""Damages an output: drops, doubles, splits, joins, swaps, cuts off or changes lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    Damage = Callable[[list[str], Chance], list[str]]


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
