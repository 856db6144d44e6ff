"""Values are shown shortly, and without calling the program's code."""

import collections
import enum
from array import array
from collections import deque
from contextlib import suppress
from typing import Any

import pytest

from reference.hostile_programs import HOSTILE_CLASSES
from workbench.programs.tracing.value_text import LONGEST, attributes, short

HOSTILE = f"""{HOSTILE_CLASSES}
class Odd(Hostile, metaclass=Meta): pass
class Text(Hostile, str): pass
class Number(Hostile, int): pass
class Numbers(Hostile, list): pass
class Squares(Hostile, dict): pass
class Pair(Hostile, tuple): _fields = (Hostile(), Hostile())
class Slots(Hostile):
    __slots__ = ("row", "missing")
    shown = property(called)
class ndarray(Hostile): __module__ = "numpy"
slots = Slots()
object.__setattr__(slots, "row", Number(1))
named = type(Text("Named"), (Hostile,), {{"__module__": Hostile()}})()
"""


def evaluated(program: str, expression: str) -> Any:
    """Returns the value of an expression after a program."""
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(program, names)
    return eval(expression, names)


@pytest.mark.parametrize(
    "value", [3, -1.5, True, None, "it's", b"a", [1, [2, "x"]], (1,), (1, 2), (), {1: (2, 3)}, {4}]
)
def test_plain_values_look_like_in_python(value: object) -> None:
    assert short(value) == repr(value)


def test_deques_and_arrays_show_their_content() -> None:
    assert short(deque([1, 2])) == "deque([1, 2])"
    assert short(array("b", [1, 2])) == "array([1, 2])"


@pytest.mark.parametrize("kind", ["Enum", "IntEnum", "IntFlag"])
def test_members_of_enumerations_show_their_name(kind: str) -> None:
    members = eval(f"list({kind}('Disc', 'BLACK WHITE'))", vars(enum))
    assert short(members) == "[Disc.BLACK, Disc.WHITE]"


@pytest.mark.parametrize(
    "value", ["x" * 10**6, ["y"] * 10**6, {n: n for n in range(10**5)}, range(10**9), b"z" * 10**6]
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


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("[Hostile()]", "[Hostile()]"),
        ("Odd()", "Odd()"),
        ("Text('t')", "Text('t')"),
        ("Number(3)", "Number(3)"),
        ("Numbers([Hostile()])", "Numbers([Hostile()])"),
        ("Squares({1: 2})", "Squares({1: 2})"),
        ("Pair((1, 2))", "Pair((1, 2))"),
        ("slots", "Slots(row=Number(1))"),
        ("named", "Named()"),
        ("ndarray()", "ndarray()"),
    ],
)
def test_no_code_of_the_program_is_called(source: str, text: str) -> None:
    assert short(evaluated(HOSTILE, source)) == text


@pytest.mark.parametrize("source", ["Hostile()", "Odd()", "Numbers()", "named", "ndarray()"])
def test_attributes_are_read_without_calling_the_program(source: str) -> None:
    assert attributes(evaluated(HOSTILE, source)) == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("class A: __slots__ = ('x', 'y')", {"x": 1}),
        ("class A: __slots__ = 'x'", {"x": 1}),
        ("class B: __slots__ = 'x'\nclass A(B): pass", {"x": 1, "z": 2}),
        ("class B: pass\nclass A(B): __slots__ = 'x'", {"x": 1, "z": 2}),
        ("class A: pass", {"x": 1, "z": 2}),
        ("class A(list): __slots__ = 'x'", {"x": 1}),
        ("class A(Exception): pass", {"x": 1, "z": 2}),
    ],
)
def test_attributes_are_those_in_slots_and_those_in_the_dictionary(
    source: str, found: dict[str, int]
) -> None:
    made = evaluated(f"{source}\na = A()\na.x = 1\n", "a")
    with suppress(AttributeError):
        made.z = 2
    assert attributes(made) == found


def test_attributes_of_a_class_are_its_own_data() -> None:
    source = "x, _y, z = 1, [2], object()\n    __slots__ = 's',\n    B = int\n    def f(self): pass"
    a, c = evaluated(f"class A:\n    {source}\nclass C(A): pass", "(A, C)")
    assert attributes(a) == {"x": 1, "_y": [2]} and attributes(c) == attributes(c()) == {}


def test_a_slot_hides_one_of_the_same_name_in_a_base_class() -> None:
    made = "class B: __slots__ = 'x'\nclass A(B): __slots__ = 'x'\na = A()\na.x = 1"
    assert attributes(evaluated(f"{made}\nB.x.__set__(a, 2)", "a")) == {"x": 1}


@pytest.mark.parametrize("source", ["[]", "{1: 2}", "A", "len", "Colour.RED"])
def test_other_values_have_no_attributes(source: str) -> None:
    made = "import enum\nclass A: pass\nColour = enum.Enum('Colour', 'RED BLUE')"
    assert attributes(evaluated(made, source)) == {}


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("numpy.zeros((2, 2), int)", "ndarray([[0, 0], [0, 0]])"),
        ("numpy.array(['a', 'b'])", "ndarray(['a', 'b'])"),
        ("numpy.array(3)", "ndarray(3)"),
        ("numpy.zeros(10 ** 8)", "ndarray(…)"),
    ],
)
def test_arrays_of_numpy_show_their_content(source: str, text: str) -> None:
    assert short(eval(source, {"numpy": pytest.importorskip("numpy")})) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("namedtuple('Pt', 'r c')(1, 2)", "Pt(r=1, c=2)"),
        ("type('Pair', (tuple,), {'_fields': 'rc'})((1, 2))", "Pair((1, 2))"),
        ("Counter('aab')", "Counter({'a': 2, 'b': 1})"),
        ("type('Row', (list,), {})('ab')", "Row(['a', 'b'])"),
        ("type('Queue', (deque,), {})([1])", "Queue(deque([1]))"),
        ("type('Name', (str,), {})('ab')", "Name('ab')"),
        ("type('Size', (int,), {})(8)", "Size(8)"),
        ("type('Share', (float,), {})(0.5)", "Share(0.5)"),
        ("{namedtuple('Pt', 'r c')(0, 1): '-'}", "{Pt(r=0, c=1): '-'}"),
    ],
)
def test_a_subclass_of_a_container_is_shown_with_what_it_contains(source: str, text: str) -> None:
    assert short(eval(source, vars(collections))) == text


def test_objects_of_the_program_show_their_attributes() -> None:
    made = "class Game:\n  def __init__(self): self.me, self.n = 'B', 8"
    assert short(evaluated(made, "Game()")) == "Game(me='B', n=8)"


def test_fields_of_a_named_tuple_are_attributes() -> None:
    made = "from typing import NamedTuple\nclass State(NamedTuple):\n    rows: str\n    turn: int"
    assert attributes(evaluated(made, "State('..', 1)")) == {"rows": "..", "turn": 1}
