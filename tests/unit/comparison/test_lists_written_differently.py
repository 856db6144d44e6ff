"""What may be said of a list whose squares are right, or right but for how they are written."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from both.comparison.comparing import compared
from harness.extent import in_part
from judges.uva220 import UVA220
from reference.chance import Chance

if TYPE_CHECKING:
    from comparison import Comparison

    Pair = tuple[int, int]

ORDER = "The squares are right, but in another order: list them row by row from the top."
MOST_PERMUTED = 5  # Squares of a list, of which every order is tried.


def input_of(rows: list[str]) -> str:
    return "1\n" + "\n".join(rows) + "\nB\nL\nQ\n"


def listed(text: str) -> list[Pair]:
    (step,) = [step for step in UVA220.run(text) if step.kind == "list"]
    return [(square // 8 + 1, square % 8 + 1) for square in step.listed]


def result_for(text: str, pairs: list[Pair]) -> Comparison:
    """Returns the comparison of an output that is right apart from its list."""
    right = "".join([step.text for step in UVA220.run(text)])
    written = " ".join([f"({row},{column})" for row, column in pairs])
    return compared(UVA220, text, written + "\n" + right.partition("\n")[2])


def random_board(seed: int, symmetric: bool) -> list[str]:
    """Returns rows with a few discs; a symmetric board has symmetric legal moves."""
    chance = Chance(seed)
    cells = {}
    for row in range(8):
        for column in range(8):
            cells[row, column] = chance.pick("-----BWW")
            if symmetric and column < row:
                cells[row, column] = cells[column, row]
    return ["".join([cells[row, column] for column in range(8)]) for row in range(8)]


def inputs(symmetric: bool, most: int) -> list[str]:
    """Returns inputs whose list has two squares or more, and up to `most`."""
    found = [input_of(random_board(seed, symmetric)) for seed in range(100)]
    return [text for text in found if 1 < len(listed(text)) <= most]


SYMMETRIC = inputs(True, MOST_PERMUTED)
ANY = inputs(False, 30)


@pytest.mark.parametrize("text", in_part(SYMMETRIC, 6))
def test_another_order_of_a_symmetric_list_is_only_called_another_order(text: str) -> None:
    right = listed(text)
    assert {(column, row) for row, column in right} == set(right)
    for pairs in permutations(right):
        result = result_for(text, list(pairs))
        if list(pairs) == right:
            assert result.right
        else:
            assert (result.kind, result.detail) == ("misordered", ORDER)
            assert "column before the row" not in result.guess


@pytest.mark.parametrize("text", in_part(ANY, 6))
def test_another_order_of_a_list_is_called_another_order(text: str) -> None:
    right = listed(text)
    orders = [right[::-1], right[1:] + right[:1], sorted(right, key=lambda pair: pair[::-1])]
    for pairs in orders:
        if pairs != right:
            result = result_for(text, pairs)
            assert (result.detail, "column before" in result.guess) == (ORDER, False)


@pytest.mark.parametrize("text", in_part(ANY, 6))
def test_pairs_are_related_to_the_right_squares_only_if_all_of_them_are(text: str) -> None:
    right = listed(text)
    exchanged = [(column, row) for row, column in right]
    lowered = [(row - 1, column - 1) for row, column in right]
    related = "Your pairs are those of the right squares"
    for pairs, relation in (
        (exchanged, "with row and column exchanged"),
        (lowered, "counted from 0"),
    ):
        for order in (pairs, pairs[::-1]):
            told = ORDER if set(pairs) == set(right) else f"{related} {relation}."
            assert result_for(text, order).detail == told or order == right
        for changed in (pairs[:-1], [*pairs, pairs[0]], [*pairs[:-1], right[-1]]):
            if sorted(changed) != sorted(pairs):
                assert related not in result_for(text, changed).detail


@pytest.mark.parametrize("text", in_part(ANY, 6))
def test_squares_with_other_text_between_them_are_not_only_in_another_order(text: str) -> None:
    right = listed(text)
    for extra in ((0, 9), (9, 9), (0, 0)):
        detail = result_for(text, [*right, extra]).detail
        assert detail not in (ORDER, "A square is listed more than once."), detail
    assert result_for(text, [*right, right[0]]).detail == "A square is listed more than once."
