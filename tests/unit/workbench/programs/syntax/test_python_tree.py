"""Counters of steps are added to a program as text, and removed again."""

from itertools import count

import pytest

from reference import samples
from reference.formats import REFERENCES
from reference.wrong.styles import STYLES
from reference.wrong.styles.style import Style
from workbench.programs.syntax.python_tree import TICK_NAME, Source, with_ticks, without_ticks
from workbench.programs.tracing.program_run import compiled, run

SHAPES = [
    "while 0: pass\n",
    "for i in '12':\n    print(i)\n",
    "def f():\n    '''Doc.'''\n    return 1\n",
    "def f():\n\n    # A comment.\n    for i in '12': print(i); break\n",
    "class A:\n\n    @property\n    def f(s):\n        if 1:\n            return 'ä' + '''\n'''\n",
    "def f():\n    @staticmethod\n    def g(): pass\n",
    "while 0:\n\tif 1:\n\t\tx = 1\n",
    "x = '\u2028'\n\x0cdef f():\n    game_count_step()\n    return 1\n",
    "def f():\r\n    return 1\r\n",
    "a = [i for i in (1, 2) if i for j in ((i)) if j]\n",
    "a = {i: 0 for (i) in (  (range(3)) )}\nb = sum(i for i in\n    a if i)\n",
    "a = [i for i in  # No counter after a comment.\n    (1, 2)]\nfor i in a: pass\n",
]


@pytest.mark.parametrize("program", [*SHAPES, *[style.program for style in STYLES]])
def test_counters_can_be_removed(program: str) -> None:
    counted = with_ticks(program)
    assert without_ticks(counted) == program != counted
    compiled(counted)


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{style.form} {style.name}")
def test_programs_of_all_styles_are_right_with_counters(style: Style) -> None:
    reference = REFERENCES[style.form]
    text = samples.INPUTS[style.form]
    ticks = count()
    written: list[str] = []
    code = compiled(with_ticks(style.program))
    assert run(code, text, written.append, **{TICK_NAME: lambda: next(ticks) >= 0}) is None
    actual, expected = "".join(written), reference.answer(text)
    if style.form == "boardsilly":
        actual, expected = ("\n".join(sorted(side.split("\n"))) for side in (actual, expected))
    assert actual == expected and next(ticks) > 20


def test_lines_are_those_of_the_program() -> None:
    source = Source(with_ticks("def f():\n    if 1:\n        return 1\nx = 2\n"))
    assert source.original_line(source.text.index("x = 2")) == 4
    assert source.original_line(source.text.index("return")) == 3


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x0c\n", "  # \u2028\n"])
def test_nodes_are_found_after_any_end_of_a_line(end: str) -> None:
    source = Source(f"a = 1{end}b = 2{end}")
    assert [source.text_of(node) for node in source.tree.body] == ["a = 1", "b = 2"]
