"""What may be said of a list whose squares are right, or right but for how they are written."""

import re
from collections.abc import Callable
from itertools import permutations
from re import Match

import pytest

from both.workbench.comparison.comparing import compared
from harness.extent import in_part
from reference.chance import Chance
from reference.samples import UVA220_INPUT, UVA220_OUTPUT
from workbench.comparison import Comparison
from workbench.formats.uva220 import UVA220

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


def exchanged(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Returns the pairs with the column before the row."""
    return [(column, row) for row, column in pairs]


ANY = inputs(False, 30)


@pytest.mark.parametrize("text", in_part(inputs(True, MOST_PERMUTED), 6))
def test_another_order_of_a_symmetric_list_is_only_called_another_order(text: str) -> None:
    right = listed(text)
    assert set(exchanged(right)) == set(right)
    for pairs in permutations(right):
        result = result_for(text, list(pairs))
        if list(pairs) == right:
            assert result.right
        else:
            told = "" if list(pairs) == exchanged(right) else ORDER
            assert (result.kind, result.detail) == ("misordered", told)
            assert "column before the row" not in result.guess


@pytest.mark.parametrize("text", in_part(ANY, 6))
def test_another_order_of_a_list_is_called_another_order(text: str) -> None:
    right = listed(text)
    orders = [right[::-1], right[1:] + right[:1], sorted(right, key=lambda pair: pair[::-1])]
    for pairs in orders:
        if pairs != right:
            result = result_for(text, pairs)
            told = "" if pairs == exchanged(right) else ORDER
            assert (result.detail, "column before" in result.guess) == (told, False)


@pytest.mark.parametrize("text", in_part(ANY, 6))
def test_pairs_are_related_to_the_right_squares_only_if_all_of_them_are(text: str) -> None:
    right = listed(text)
    related = "Your pairs are those of the right squares"
    written = {
        "with row and column exchanged": exchanged(right),
        "counted from 0": [(row - 1, column - 1) for row, column in right],
        "with the columns counted from 0": [(row, column - 1) for row, column in right],
        "with the rows counted from 0": [(row - 1, column) for row, column in right],
    }
    for relation, pairs in written.items():
        assert [sorted(other) for other in written.values()].count(sorted(pairs)) == 1
        for order in (pairs, pairs[::-1]):
            told = f"{related} {relation}."
            if set(pairs) == set(right):
                told = "" if order == exchanged(right) else ORDER
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


@pytest.mark.parametrize(
    ("phrase", "write"),
    [
        ("writes the column before the row", lambda row, column: (column, row)),
        ("counts rows and columns from 0", lambda row, column: (row - 1, column - 1)),
        ("counts only the columns from 0", lambda row, column: (row, column - 1)),
        ("counts only the rows from 0", lambda row, column: (row - 1, column)),
    ],
)
def test_nothing_about_the_squares_is_beside_a_guess_about_their_numbers(
    phrase: str, write: Callable[[int, int], Pair]
) -> None:
    def written(pair: Match[str]) -> str:
        return "({},{})".format(*write(int(pair[1]), int(pair[2])))

    actual = re.sub(r"\((\d),(\d)\)", written, UVA220_OUTPUT)
    result = compared(UVA220, UVA220_INPUT, actual)
    assert result.guess == f"A program that {phrase} prints your output from line 1 to the end."
    assert "should" not in result.detail and "squares in another" not in result.verdict
