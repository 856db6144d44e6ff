"""The parts of an explanation, as they reach the page."""

import json
from typing import Any

from evidence.explanation import MOST_PLACES, MOST_WRITES, explain, explaining

JUDGE: dict[str, Any] = {
    "symbols": "",
    "names": [],
    "steps": [],
    "others": [],
    "part": "",
    "square": None,
    "until": "",
}


def test_consecutive_writes_of_a_line_are_one() -> None:
    program = "print('a', 'b')\nfor i in range(2):\n    print(i)\nprint()\n"
    found = explain(program, "", 0, JUDGE)
    assert found["writes"] == [[4, 1], [8, 3], [9, 4]]


def test_the_lines_are_known_before_the_board() -> None:
    first, second = explaining("print(1)\n", "", 0, JUDGE)
    assert first["stack"] == [[1, "the main program"]]
    assert second == {"board": None}


def test_an_explanation_is_short_whatever_the_program_does() -> None:
    writing = "for i in range(3000):\n    print(i)\n    print('a')\n"
    deep = "def deep(n):\n    return n and deep(n - 1)\ndeep(100)\nprint(1)\n"
    raising = "def deep(n):\n    return 1 // n + deep(n - 1)\ndeep(100)\n"
    found = explain(writing, "", 10**9, JUDGE)
    assert len(found["writes"]) == MOST_WRITES
    assert len(json.dumps(found)) < 200_000
    assert explain(deep, "", 0, JUDGE)["stack"] == [[4, "the main program"]]
    assert len(explain(raising, "", 0, JUDGE)["stack"]) == MOST_PLACES
