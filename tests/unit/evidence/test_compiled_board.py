"""The board of a compiled program is found in the states of its global arrays."""

from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest

from evidence.compiled_board import following_arrays, listing_arrays
from reference.cpp import debug_data
from sandbox import service
from unit.evidence.programs import ROWS, judge

BOARD = "".join
UNSIGNED, CHARACTERS = 7, 6  # Encodings.


def numbers(rows: list[str]) -> bytes:
    return b"".join(bytes([".NB#".index(sign), 0, 0, 0]) for sign in BOARD(rows))


# The attributes of an array, and its bytes for the rows of a board.
WAYS_TO_KEEP: dict[str, tuple[list[Any], Callable[[list[str]], bytes]]] = {
    "characters": (
        ["b", 8000, 4, 5, 5, 1, CHARACTERS],
        lambda rows: b"".join(row.encode() + b"\0" for row in rows),
    ),
    "numbers with a border": (
        ["b", 8000, 6, 6, 24, 4, UNSIGNED],
        lambda rows: numbers(["######", *[f"#{row}#" for row in rows], "######"]),
    ),
    "a flat array": (["b", 8000, 0, 16, 64, 4, UNSIGNED], numbers),
}
CONSTANTS = ["weights", 9000, 4, 4, 4, 1, UNSIGNED]
WEIGHTS = bytes(range(16))


def followed(way: str, boards: list[list[str]], **changed: Any) -> Any:
    """Returns what is known of a program that has these boards, and an array of constants."""
    array, written = WAYS_TO_KEEP[way]
    states = [(WEIGHTS + written(rows)).hex() for rows in boards]
    request = {
        "ask": "follow_arrays",
        "arrays": [CONSTANTS, array],
        "states": [*states, *[None] * (len(ROWS) - len(states))],
        "judge": judge(**changed),
        "printing": [31, "main"],
    }
    *_, found = service.parts(request)
    return found["board"]


@pytest.mark.parametrize("way", WAYS_TO_KEEP)
def test_a_right_board_is_followed(way: str) -> None:
    board = followed(way, list(ROWS), part="board")
    assert (board["name"], board["wrong"]) == ("b", None)
    assert board["states"] == [BOARD(rows) for rows in ROWS]
    said = "Your `b` is right after every move. Line 31 prints it wrongly."
    assert board["sentence"] == said


@pytest.mark.parametrize("way", WAYS_TO_KEEP)
def test_the_first_wrong_square_is_named(way: str) -> None:
    wrong = [ROWS[0], [".N..", ".BN.", *ROWS[1][2:]], *ROWS[2:]]
    board = followed(way, wrong)
    assert board["wrong"] == 1
    said = "After N 1 2 your `b` still has B on (2,2), which should have been flipped."
    assert board["sentence"] == said


def test_the_states_of_further_inputs_come_first() -> None:
    array, written = WAYS_TO_KEEP["characters"]
    states = [written(rows).hex() for rows in (*ROWS, ROWS[0])]
    known = judge(others=[judge()["steps"]], steps=judge()["steps"][:1])
    (found,) = following_arrays([array], list(states), known, None)
    assert found["board"]["states"] == [BOARD(ROWS[0])]
    assert found["board"]["sentence"] == "Your `b` is right."


def test_nothing_is_found_among_arrays_that_do_not_follow_the_board() -> None:
    constant = [WEIGHTS.hex()] * len(ROWS)
    characters, written = WAYS_TO_KEEP["characters"]
    copy_of_the_input = [written(ROWS[0]).hex()] * len(ROWS)
    for array, states in ((CONSTANTS, constant), (characters, copy_of_the_input)):
        (found,) = following_arrays([array], list(states), judge(), None)
        assert found == {"board": None}


def test_a_program_that_fails_is_followed_up_to_there() -> None:
    board = followed("characters", list(ROWS[:2]))
    assert board["states"] == [BOARD(rows) for rows in ROWS[:2]]
    assert board["sentence"] == ""
    assert followed("characters", []) is None


def test_states_that_are_too_short_hold_no_board() -> None:
    array, _ = WAYS_TO_KEEP["characters"]
    (found,) = following_arrays([array], ["2e", "", "4e2e42", None], judge(), None)
    assert found == {"board": None}


def test_the_arrays_of_a_program_are_listed() -> None:
    sections = debug_data.INFO, debug_data.ABBREVIATIONS, debug_data.TEXTS
    info, abbreviations, texts = (section.hex() for section in sections)
    (found,) = listing_arrays(debug_data.FILE, info, abbreviations, texts)
    address = debug_data.ADDRESSES["_ZL5chars"]
    assert ["chars", address, 8, 9, 9, 1, CHARACTERS] in found["arrays"]


@pytest.mark.parametrize("info", ["", "00", "ff" * 20, b64encode(b"no digits").decode()])
def test_a_program_without_valid_data_has_no_arrays(info: str) -> None:
    assert list(listing_arrays(debug_data.FILE, info, "", "")) == [{"arrays": []}]
