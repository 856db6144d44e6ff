"""What the page says when it is asked for something on the board."""

from othello import DIRECTIONS
from page.state.scene import OCCUPANTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state.scene import Scene

NO_LEGAL_SQUARE = "There is no square where you may play."


def score(scene: "Scene") -> str:
    """Returns the score and whose turn it is, as in `Black 4, white 1. White to move.`."""
    counts = ", ".join([f"{side} {count}" for side, count in scene.score])
    turn = f" {_sentence(scene.turn)} to move." if scene.turn else ""
    return f"{_sentence(counts)}.{turn}"


def rays(scene: "Scene", square: int) -> str:
    """Returns what stands in each direction from a square, clockwise from north-west.

    A direction reads like `North-west: c2 black, b1 empty, edge.`; squares in a row with the same
    on them are put together. Directions are those of the board, however it is turned.
    """
    read = [f"{_sentence(name)}: {_ray(scene, square, *step)}." for name, *step in DIRECTIONS]
    return f"From {scene.called[square]}. {' '.join(read)}"


def _ray(scene: "Scene", square: int, down: int, right: int) -> str:
    n = scene.n
    row, column = divmod(square, n)
    runs: list[tuple[str, list[str]]] = []
    while 0 <= row + down < n and 0 <= column + right < n:
        row, column = row + down, column + right
        occupant = OCCUPANTS.get(scene.rows[row][column], "empty")
        if not runs or runs[-1][0] != occupant:
            runs.append((occupant, []))
        runs[-1][1].append(scene.called[row * n + column])
    return ", ".join([_run(*run) for run in runs] + ["edge"])


def _run(occupant: str, names: "list[str]") -> str:
    squares = f"{names[0]} to {names[-1]}" if names[1:] else names[0]
    return f"{squares} {occupant}"


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]
