"""The eight ways to turn and mirror an n x n board."""

from functools import cache


@cache
def symmetries(n: int) -> tuple[tuple[int, ...], ...]:
    """Returns for each symmetry where it puts the squares, the one that leaves them first."""
    last = n - 1
    found = []
    for turned in (False, True):
        for up in (False, True):
            for left in (False, True):
                images = []
                for square in range(n * n):
                    row, column = divmod(square, n)[:: -1 if turned else 1]
                    row = last - row if up else row
                    column = last - column if left else column
                    images.append(row * n + column)
                found.append(tuple(images))
    return tuple(found)


def canonical(player: list[int], opponent: list[int], n: int) -> tuple[int, ...]:
    """Returns the symmetry that takes a position to the first of its eight images.

    Symmetric positions are all taken to the same one. The squares of the discs are given.
    """
    return min(
        symmetries(n),
        key=lambda images: (
            sorted(images[square] for square in player),
            sorted(images[square] for square in opponent),
        ),
    )
