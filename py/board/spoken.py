"""Announcements that the user requests about the board."""

from board.orientation import Orientation
from board.scene import OCCUPANTS, Scene
from othello import DIRECTIONS

CORNERS = ("top left", "top right", "bottom left", "bottom right")


def score(scene: Scene) -> str:
    """Returns the score and whose turn it is, as in `Black 4, white 1. White to move.`."""
    counts = ", ".join([f"{side} {count}" for side, count in scene.score])
    turn = f" {_sentence(scene.turn)} to move." if scene.turn else ""
    return f"{_sentence(counts)}.{turn}"


def directions_from(scene: Scene, square: int) -> str:
    """Returns what is in each direction from a square, clockwise from north-west.

    A direction reads like `North-west: c2 black, b1 empty, edge.` Consecutive squares with the same
    occupant are combined. Directions ignore the board's orientation.
    """
    at = scene.squares.index(square)
    found = [f"{_sentence(name)}: {_ray(scene, at, *step)}." for name, *step in DIRECTIONS]
    return f"From {scene.game_names[at]}. {' '.join(found)}"


def turned(scene: Scene, orientation: Orientation) -> str:
    """Returns the corner of the screen where the first square now is."""
    n = scene.n
    corners = (0, n - 1, n * (n - 1), n * n - 1)
    corner = CORNERS[corners.index(orientation.order(n).index(0))]
    return f"{scene.game_names[0]} is now at the {corner}."


def _ray(scene: Scene, at: int, down: int, right: int) -> str:
    """Returns what is in one direction from a visible square, given by its index in the scene."""
    n = scene.n
    row, column = divmod(at, n)
    runs: list[tuple[str, list[str]]] = []
    while 0 <= row + down < n and 0 <= column + right < n:
        row, column = row + down, column + right
        occupant = OCCUPANTS.get(scene.rows[row][column], "empty")
        if not runs or runs[-1][0] != occupant:
            runs.append((occupant, []))
        runs[-1][1].append(scene.game_names[row * n + column])
    end = "edge" if n == scene.board_size else "end of the visible part"
    return ", ".join([_run(*run) for run in runs] + [end])


def _run(occupant: str, names: list[str]) -> str:
    squares = f"{names[0]} to {names[-1]}" if names[1:] else names[0]
    return f"{squares} {occupant}"


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]
