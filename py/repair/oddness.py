"""How odd a program is: a fix that leaves less odd code is more likely what was meant.

A right program seldom contains a condition that is always true or always false, such as a
comparison of a list with None, a statement without effect, or a counter that begins at 1.
"""

import ast

from repair.checking import Checker, JudgeTest
from tracing.program_run import FILE

NOTE = "_note_condition"
SIMPLE = (bool, int, str, list, tuple, dict, set, type(None))  # Their truth runs no code.
EFFECTS = (ast.Call, ast.Yield, ast.YieldFrom, ast.Await, ast.Constant)


def oddness(text: str, tests: list[JudgeTest], checker: Checker) -> int:
    """Returns the number of odd statements, and of conditions with one value in all tests."""
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

    def note(number: int, value: object) -> object:
        values[number] |= {bool(value)} if type(value) in SIMPLE else {True, False}
        return value

    code = compile(ast.fix_missing_locations(tree), FILE, "exec", dont_inherit=True)
    for test in tests:
        checker.passes(code, test, **{NOTE: note})
    return odd + sum(len(known) < 2 for known in values)


def _is_odd(node: ast.AST, counters: set[str]) -> bool:
    """Returns whether a statement does nothing, or begins to count at another number than 0."""
    if isinstance(node, ast.Assign):
        target, value = ast.unparse(node.targets[0]), node.value
        starts = isinstance(value, ast.Constant) and type(value.value) is int and value.value != 0
        return target == ast.unparse(value) or (starts and target in counters)
    if isinstance(node, ast.If):
        return isinstance(node.body[0], ast.Pass) and not node.orelse
    return isinstance(node, ast.Expr) and not isinstance(node.value, EFFECTS)


class _Conditions(ast.NodeTransformer):
    """Notes the value of each condition and comparison.

    Attributes:
        number: The number of conditions.
    """

    def __init__(self) -> None:
        self.number = 0

    def visit(self, node: ast.AST) -> ast.AST:
        """Notes the conditions in a node, and its own value if it is a comparison."""
        if isinstance(node, ast.BoolOp):
            node.values = [self._noted(value) for value in node.values]
        elif isinstance(node, ast.comprehension):
            node.ifs = [self._noted(value) for value in node.ifs]
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            node.test = self._noted(node.test)
        return self.generic_visit(node)

    def _noted(self, condition: ast.expr) -> ast.expr:
        """Returns a condition whose value is noted."""
        self.number += 1
        arguments = [ast.Constant(self.number - 1), condition]
        return ast.Call(ast.Name(NOTE, ast.Load()), arguments, [])
