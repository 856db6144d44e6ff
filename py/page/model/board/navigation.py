"""Where keys lead: on the board, those of a grid in the WAI-ARIA Authoring Practices."""

STEPS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


def destination(place: int, key: str, control: bool, n: int) -> int | None:
    """Returns the place that a key leads to from another, None if the key leads nowhere.

    With Control held, Home and End go to the corners of the board.
    """
    row, column = divmod(place, n)
    if key in STEPS:
        down, right = STEPS[key]
        row, column = min(max(row + down, 0), n - 1), min(max(column + right, 0), n - 1)
    elif key == "Home":
        row, column = 0 if control else row, 0
    elif key == "End":
        row, column = n - 1 if control else row, n - 1
    else:
        return None
    return row * n + column


def ply_after(key: str, ply: int, last: int) -> int | None:
    """Returns the ply, from 0 to the last, that a key leads to from another, None if nowhere."""
    plies = {"ArrowLeft": ply - 1, "ArrowRight": ply + 1, "Home": 0, "End": last}
    return min(max(plies[key], 0), last) if key in plies else None


def next_of(places: list[int], place: int, step: int) -> int | None:
    """Returns the next of some places, ascending, after the given one; with -1, the one before.

    After the last comes the first again; where there is none, None is returned.
    """
    if not places:
        return None
    if step > 0:
        return min([other for other in places if other > place], default=places[0])
    return max([other for other in places if other < place], default=places[-1])
