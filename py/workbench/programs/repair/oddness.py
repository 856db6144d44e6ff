"""How odd a program is: a fix that leaves less odd code is more likely what was meant.

A right program seldom contains a condition that is always true or always false, such as a
comparison of a list with None, a statement without effect, a sum with 0, an assignment of what is
already there, a counter that begins at 1, or a sorting where the order does not matter.
"""

import ast
from collections.abc import Callable

from workbench.programs.repair.checking import Checker, JudgeTest
from workbench.programs.syntax.python_tree import called_name, is_tick
from workbench.programs.tracing.program_run import FILE

NOTE, ASSIGN = "_note_condition", "_note_assignment"
SIMPLE = (bool, int, str, list, tuple, dict, set, type(None))  # Testing them runs no code.
ITEMS = (bool, int, str, type(None))
# The numbers that change nothing on the right of an operator.
KEEPING: dict[type[ast.operator], int] = {ast.Add: 0, ast.Sub: 0, ast.Mult: 1, ast.FloorDiv: 1}
UNORDERED = {"any", "all", "sum", "len", "min", "max", "set"}
EFFECTS = (ast.Call, ast.Yield, ast.YieldFrom, ast.Await, ast.Constant)


def oddness(text: str, tests: list[JudgeTest], checker: Checker) -> int:
    """Returns the number of odd statements, and of those that are odd in all tests.

    The latter are conditions with one value, and assignments to an item that change nothing.
    """
    tree = ast.parse(text)
    counters = {
        ast.unparse(node.target)
        for node in ast.walk(tree)
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add)
    }
    odd = sum(_is_odd(node, counters) for node in ast.walk(tree))
    conditions = _Conditions()
    conditions.visit(tree)
    values: list[set[bool]] = [set() for _ in range(conditions.number)]

    kept: dict[int, bool] = {}  # Whether each assignment, by number, has changed nothing.

    def note(number: int, value: object) -> object:
        values[number] |= {bool(value)} if type(value) in SIMPLE else {True, False}
        return value

    def assign(number: int, value: object, held: Callable[[], object]) -> object:
        kept[number] = kept.get(number, True) and _is_same(value, held)
        return value

    code = compile(ast.fix_missing_locations(tree), FILE, "exec", dont_inherit=True)
    for test in tests:
        checker.passes(code, test, **{NOTE: note, ASSIGN: assign})
    return odd + sum(len(known) < 2 for known in values) + sum(kept.values())


def _is_same(value: object, held: Callable[[], object]) -> bool:
    """Returns whether an item already holds a simple value."""
    try:
        before = held()
    except Exception:  # There is no item, or the code of the program fails.
        return False
    return type(before) is type(value) and type(value) in ITEMS and before == value


def _is_odd(node: ast.AST, counters: set[str]) -> bool:
    """Returns whether a node does nothing, or begins to count at another number than 0."""
    if isinstance(node, ast.Assign):
        target, value = ast.unparse(node.targets[0]), node.value
        starts = isinstance(value, ast.Constant) and type(value.value) is int and value.value != 0
        return target == ast.unparse(value) or (starts and target in counters)
    if isinstance(node, ast.BinOp):
        kept = KEEPING.get(type(node.op))
        return isinstance(node.right, ast.Constant) and node.right.value is kept is not None
    if isinstance(node, ast.If):
        return isinstance(node.body[0], ast.Pass) and not node.orelse
    if isinstance(node, ast.Call) and called_name(node) in UNORDERED:
        return any(isinstance(one, ast.Call) and called_name(one) == "sorted" for one in node.args)
    return isinstance(node, ast.Expr) and not isinstance(node.value, EFFECTS)


class _Conditions(ast.NodeTransformer):
    """Notes the value of each condition and comparison, and what is assigned to items."""

    def __init__(self) -> None:
        self.number = 0
        self._assignments = 0

    def visit(self, node: ast.AST) -> ast.AST:
        """Notes the conditions in a node, and its own value if it is a comparison."""
        if isinstance(node, ast.BoolOp):
            node.values = [self._noted(value) for value in node.values]
        elif isinstance(node, ast.comprehension):
            node.ifs = [value if is_tick(value) else self._noted(value) for value in node.ifs]
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            node.test = self._noted(node.test)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            self._assignments += 1
            item = ast.parse(ast.unparse(node.targets[0]), mode="eval").body
            held = ast.Lambda(ast.arguments([], [], None, [], [], None, []), item)
            arguments = [ast.Constant(self._assignments), node.value, held]
            node.value = ast.Call(ast.Name(ASSIGN, ast.Load()), arguments, [])
        return self.generic_visit(node)

    def _noted(self, condition: ast.expr) -> ast.expr:
        """Returns a condition whose value is noted."""
        self.number += 1
        arguments = [ast.Constant(self.number - 1), condition]
        return ast.Call(ast.Name(NOTE, ast.Load()), arguments, [])
