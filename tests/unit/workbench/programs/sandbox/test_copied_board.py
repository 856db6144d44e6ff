"""A board is called right only if the program plays on it, not if it is a copy of another."""

import pytest

from unit.workbench.programs.evidence.programs import PLAY, judge, program
from workbench.programs.sandbox.python_facts import facts_of

# The program keeps its board in a way that is not recognised.
HIDDEN = (
    PLAY.replace("NEW", "E, K, W = '.NB'\nd = {(r, c, 0): E for r in range(n) for c in range(n)}")
    .replace("GET", "d[r, c, 0]")
    .replace("PUT", "d[r, c, 0] = v")
)
COPY = "g = [[d[r, c, 0] for c in range(n)] for r in range(n)]\n"
FILLED = """\
g = [['.'] * n for _ in range(n)]
INfor r in range(n):
IN    for c in range(n):
IN        g[r][c] = d[r, c, 0]
INfor row in g:
IN    for cell in row:
IN        print(cell, end='')
"""
START = "for at in range(1, len(words), 3):\n"
RIGHT = "Your `{}` is right after every move."


def sentence(source: str) -> tuple[str, str] | None:
    """Returns the name of the board and the sentence on it."""
    run = judge()
    facts = [part["board"] for part in facts_of(source, run["until"], 0, run) if "board" in part]
    return facts[-1] and (facts[-1]["name"], facts[-1]["sentence"])


@pytest.mark.parametrize(
    "source",
    [
        HIDDEN + COPY,  # Made at the end.
        HIDDEN + COPY + "print(g[0][0], g[3][3])\n",
        HIDDEN.replace(START, COPY + START) + "    " + COPY,
        HIDDEN.replace(START, FILLED.replace("IN", "") + START)
        + "    "
        + FILLED.replace("IN", "    "),
    ],
)
def test_a_copy_is_not_called_right(source: str) -> None:
    assert sentence(source + "print(len(g))\n") == ("g", "")


def test_a_board_may_grow_from_an_empty_list() -> None:
    _, source = program("rows")
    grown = source.replace(
        "b = [[E] * n for _ in range(n)]", "b = []\nfor _ in range(n): b.append([E] * n)"
    )
    assert grown != source
    assert sentence(grown + "print(n)\n") == ("b", RIGHT.format("b"))


@pytest.mark.parametrize("way", ["rows", "texts", "flat", "one text", "pairs from 1"])
def test_the_board_that_is_played_on_is_called_right(way: str) -> None:
    name, source = program(way)
    assert sentence(source + "print(n)\n") == (name, RIGHT.format(name))


def test_the_moves_may_be_in_another_input() -> None:
    _, source = program("rows")
    run = judge()
    first, others = run["steps"][:1], [run["steps"]]
    still = judge(steps=first, others=others, until=first[0]["input"])
    for one, said in ((source, "Your `b` is right."), (HIDDEN + COPY, "")):
        facts = [*facts_of(one + "print(n)\n", still["until"], 0, still)]
        board = next(part["board"] for part in facts[1:] if "board" in part)
        assert board and board["sentence"] == said
