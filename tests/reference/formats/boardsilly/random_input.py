"""Random inputs, the same for the same `Chance` under every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reference.chance import Chance


def random_input(chance: Chance, wild: bool = False) -> str:
    """Returns up to four boards of 1 to 12 pieces a side; wild ones of 0 to 32."""
    lines: list[str] = []
    for _ in range(chance.between(1, 4)):
        least, most = (0, 32) if wild else (1, 12)
        lines += _scattered(chance, chance.between(least, most), chance.between(least, most))
        lines.append(chance.pick("XO"))
    return "\n".join(lines) + "\n"


def _scattered(chance: Chance, xs: int, os: int) -> list[str]:
    pieces = list("X" * xs + "O" * os + "." * (64 - xs - os))
    for last in range(63, 0, -1):
        other = chance.below(last + 1)
        pieces[last], pieces[other] = pieces[other], pieces[last]
    return ["".join(pieces[row * 8 : row * 8 + 8]) for row in range(8)]
