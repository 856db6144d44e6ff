"""Values are shown shortly, and without calling the program's code."""

from collections import Counter, deque, namedtuple

import pytest

from tracing.value_text import LONGEST, short

HOSTILE = """\
class Hostile:
    def called(self, *args):
        raise SystemError
    __repr__ = __str__ = __len__ = __iter__ = __hash__ = __bool__ = __getattribute__ = called
    def __eq__(self, other):
        raise SystemError
class Text(str):
    def __repr__(self):
        raise SystemError
class Numbers(list):
    def __iter__(self):
        raise SystemError
"""


@pytest.mark.parametrize(
    "value",
    [3, -1.5, True, None, "it's", b"a", [1, [2, "x"]], (1,), (1, 2), (), {1: (2, 3)}, {4}],
)
def test_plain_values_look_like_in_python(value: object) -> None:
    assert short(value) == repr(value)


def test_deques_look_like_in_python() -> None:
    assert short(deque([1, 2])) == "deque([1, 2])"


@pytest.mark.parametrize(
    "value",
    ["x" * 10**6, ["y"] * 10**6, {n: n for n in range(10**5)}, range(10**9), b"z" * 10**6],
)
def test_huge_values_are_cut(value: object) -> None:
    text = short(value)
    assert len(text) <= LONGEST
    assert repr(value).startswith(text.removesuffix("…")[:10])


def test_a_huge_number_is_described() -> None:
    assert short(1 << 10**6) == "<int of 1000001 bits>"


def test_a_list_in_itself_ends() -> None:
    value: list[object] = [1]
    value.append(value)
    assert short(value) == "[1, [1, [1, [1, …]]]]"


def test_no_code_of_the_program_is_called() -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    exec(HOSTILE, names)
    hostile = names["Hostile"]()  # type: ignore[operator]
    assert short([hostile, names["Text"]("t")]) == "[Hostile(), Text()]"  # type: ignore[operator]
    assert short(names["Numbers"]([1])) == "Numbers([1])"  # type: ignore[operator]


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("namedtuple('Pt', 'r c')(1, 2)", "Pt(r=1, c=2)"),
        ("type('Pair', (tuple,), {'_fields': 'rc'})((1, 2))", "Pair((1, 2))"),
        ("Counter('aab')", "Counter({'a': 2, 'b': 1})"),
        ("type('Row', (list,), {})('ab')", "Row(['a', 'b'])"),
        ("{namedtuple('Pt', 'r c')(0, 1): '-'}", "{Pt(r=0, c=1): '-'}"),
    ],
)
def test_a_subclass_of_a_container_is_shown_with_what_it_contains(source: str, text: str) -> None:
    assert short(eval(f"{source}", {"Counter": Counter, "namedtuple": namedtuple})) == text


def test_objects_of_the_program_show_their_attributes() -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    exec("class Game:\n  def __init__(self): self.me, self.n = 'B', 8\ngame = Game()", names)
    assert short(names["game"]) == "Game(me='B', n=8)"
