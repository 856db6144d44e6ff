"""The eight symmetries of an n x n board."""

_known: dict[int, tuple[tuple[int, ...], ...]] = {}


def symmetries(n: int) -> tuple[tuple[int, ...], ...]:
    """Returns the image of every square under each symmetry, the identity first."""
    if n not in _known:
        _known[n] = _symmetries(n)
    return _known[n]


def _symmetries(n: int) -> tuple[tuple[int, ...], ...]:
    last = n - 1
    found = []
    for turned in (False, True):
        for up in (False, True):
            for left in (False, True):
                images = []
                for square in range(n * n):
                    row, column = divmod(square, n)
                    if turned:
                        row, column = column, row
                    row = last - row if up else row
                    column = last - column if left else column
                    images.append(row * n + column)
                found.append(tuple(images))
    return tuple(found)


def canonical(player: list[int], opponent: list[int], n: int) -> tuple[int, ...]:
    """Returns the symmetry that maps a position to the smallest of its eight images.

    Symmetric positions are all mapped to the same image.
    """
    return min(
        symmetries(n),
        key=lambda images: (
            sorted(images[square] for square in player),
            sorted(images[square] for square in opponent),
        ),
    )
