"""Edits that depend on what a value can be: one more or less, in order, listed or copied."""

import ast
from collections import defaultdict
from collections.abc import Iterator

from workbench.programs.repair.edits import LOGIC, REPEATED, STATEMENT, Edit, replaced
from workbench.programs.repair.name_edits import ObservedTypes
from workbench.programs.syntax.python_tree import Source, Splice, called_name

ONE = (" + 1", " - 1")
SUMS = (ast.Add, ast.Sub)
ARITHMETIC = (*SUMS, ast.Mult, ast.FloorDiv, ast.Mod)
COMPUTED = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.BinOp)
NUMBERS = {"len", "int", "abs", "sum", "min", "max", "ord", "count", "index", "find", "rfind"}
# What contains a number that can be one more.
AROUND_NUMBERS = (
    *(ast.Assign, ast.AugAssign, ast.Return, ast.Call, ast.keyword, ast.Tuple, ast.List),
    *(ast.Compare, ast.BinOp, ast.IfExp, ast.FormattedValue, ast.Subscript, ast.Slice),
)
# What contains a text or a number that a square can have, and how many of them are tried.
STORING, MOST_VALUES = (ast.Assign, ast.Compare, ast.Dict, ast.List, ast.Set, ast.Tuple), 4
PAIRS = (ast.Tuple, ast.Call, ast.JoinedStr)
COLLECTIONS = {"list", "set", "frozenset", "dict", "tuple", "deque", "generator"}
COPIES = {"{}[:]": {"list"}, "[row[:] for row in {}]": {"list"}, "dict({})": {"dict"}}
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp)
LAZY = {"map", "filter", "zip", "reversed"}
UNORDERED = {"set", "items", "keys", *LAZY}
LOOPS = (ast.For, ast.comprehension)
IN_ORDER = (*LOOPS, ast.Return, ast.Assign, ast.Starred, ast.Call)


def value_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits that add or subtract 1, and that sort, list or copy a value."""
    values = _Values(source, observed)
    numbers: defaultdict[ast.AST, list[ast.expr]] = defaultdict(list)
    for node in source.nodes:
        parent = source.parents.get(node)
        if not isinstance(node, (*COMPUTED, *COMPREHENSIONS)) or _is_base(node, parent):
            continue
        if isinstance(parent, AROUND_NUMBERS) and values.can_be_more(parent, node):
            yield from _one_more(source, node)
            field = isinstance(parent, ast.FormattedValue)
            numbers[source.parents[parent] if field else parent].append(node)
        if isinstance(parent, IN_ORDER) and values.can_be(node, COLLECTIONS, UNORDERED):
            yield _within(source, node, "sorted")
        if isinstance(parent, ast.Assign | ast.Call) and isinstance(node, ast.Name | ast.Attribute):
            for form, types in COPIES.items():
                if values.can_be(node, types, set()):
                    yield replaced(REPEATED, *source.span(node), form.format(source.text_of(node)))
        # A loop may change the list that it reads.
        kept = isinstance(parent, LOOPS) and isinstance(node, ast.Name | ast.Attribute)
        if kept or values.is_lazy(node):
            yield _within(source, node, "list")
    for parent, pair in numbers.items():
        if isinstance(parent, PAIRS) and len(pair) == 2:
            yield from _one_more(source, *pair)


def comparison_edits(source: Source, observed: ObservedTypes) -> Iterator[Edit]:
    """Yields edits that compare a value with one more of the program's texts or numbers."""
    stored: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for node in source.nodes:
        if isinstance(node, ast.Constant) and isinstance(source.parents.get(node), STORING):
            stored[type(node.value).__name__][source.text_of(node)] = None
    for node in source.nodes:
        match node:
            case ast.Compare(left, [ast.Eq() | ast.NotEq() as sign], [ast.Name(name) as right]):
                word = "in" if isinstance(sign, ast.Eq) else "not in"
                span = source.span(left)[1], source.span(right)[1]
                for kind in observed.types_of(observed.scope(source, right), name):
                    for text in [*stored[kind]][:MOST_VALUES]:
                        yield replaced(STATEMENT, *span, f" {word} ({name}, {text})")


def _is_base(node: ast.AST, parent: ast.AST | None) -> bool:
    """Returns whether an expression is stored to, called or indexed."""
    stored = isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)
    indexed = isinstance(parent, ast.Subscript | ast.Attribute) and parent.value is node
    return stored or indexed or getattr(parent, "func", None) is node


class _Values:
    """What the expressions of a program can be."""

    def __init__(self, source: Source, observed: ObservedTypes) -> None:
        self._source, self._observed = source, observed
        self._functions = {node.name for node in source.nodes if isinstance(node, ast.FunctionDef)}
        self._lazy = LAZY | {
            function.name
            for node in source.nodes
            if isinstance(node, ast.Yield | ast.YieldFrom)
            and (function := source.around(node, ast.FunctionDef))
        }

    def can_be(self, node: ast.expr, types: set[str], functions: set[str]) -> bool:
        """Returns whether a value can have one of some types, or be the result of a function."""
        if isinstance(node, ast.Call):
            return called_name(node) in functions | self._functions
        if isinstance(node, ast.Name | ast.Attribute):
            scope, text = self._observed.scope(self._source, node), self._source.text_of(node)
            known = self._observed.types_of(scope, text)
            return not known or bool(known & types)
        return isinstance(node, COMPREHENSIONS) and types is COLLECTIONS

    def is_lazy(self, node: ast.expr) -> bool:
        """Returns whether a value is an iterator."""
        called = isinstance(node, ast.Call) and called_name(node) in self._lazy
        return called or isinstance(node, ast.GeneratorExp)

    def can_be_more(self, parent: ast.AST, node: ast.expr) -> bool:
        """Returns whether 1 can be added to a value."""
        if isinstance(parent, ast.BinOp):  # A sum is changed as a whole.
            alone = not isinstance(node, ast.BinOp) and not isinstance(parent.op, SUMS)
            return alone and self._is_number(node)
        if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant):
            return not isinstance(node.op, SUMS) and self._is_number(node)
        return self._is_number(node)

    def _is_number(self, node: ast.expr) -> bool:
        if isinstance(node, ast.BinOp):
            both = self._is_number(node.left) and self._is_number(node.right)
            return both and isinstance(node.op, ARITHMETIC)
        if isinstance(node, ast.Constant):
            return type(node.value) is int
        if isinstance(node, ast.Subscript):
            return not isinstance(node.slice, ast.Slice)
        return self.can_be(node, {"int"}, NUMBERS)


def _one_more(source: Source, *nodes: ast.expr) -> Iterator[Edit]:
    """Yields the edits that add 1 to some values, and that subtract it."""
    for text in ONE:
        splices = []
        for node in nodes:
            start, end = source.span(node)
            if isinstance(source.parents[node], ast.BinOp):
                splices += [Splice(start, start, "("), Splice(end, end, f"{text})")]
            else:
                splices.append(Splice(end, end, text))
        yield Edit(LOGIC, tuple(splices))


def _within(source: Source, node: ast.expr, function: str) -> Edit:
    """Returns the edit that calls a function on a value."""
    start, end = source.span(node)
    before, after = f"{function}(", ")"
    if isinstance(node, ast.GeneratorExp):
        if source.text[start - 1].isspace():
            before, after = function, ""
        else:  # Its brackets are those of a call.
            start, end = start + 1, end - 1
    return Edit(STATEMENT, (Splice(start, start, before), Splice(end, end, after)))
