"""Adds calls of a tracer to a Python program, which otherwise stays the same.

The names of the calls are built-in names that end with a blank, so that no program can use or hide
them. Values are never wrapped. `python_tracer` has the functions that are called.
"""

from __future__ import annotations

import ast
from types import CodeType
from typing import Any, NamedTuple

from workbench.programs.syntax.loop_functions import loop_functions
from workbench.programs.syntax.python_tree import Source, called_name
from workbench.programs.tracing.events import MAIN, Condition, Loop, ProgramParts, Variable
from workbench.programs.tracing.program_run import FILE

# The names of the calls.
LINE, ENTER, LOOP, MADE, YIELD = "line ", "enter ", "loop ", "made ", "yield "
BIND, TAKE, HOLD = "bind ", "take ", "hold "
ITEM, INNER, CELLS, METHOD = "item ", "inner ", "cells ", "method "
START, TEST, TRUTH, DISPLAY, STOP = "start ", "test ", "truth ", "display ", "Stop "
DEFAULT, CLASS, CAUGHT = "default ", "class ", "caught "
FUNCTION, CALLED = "function ", "called "
METHODS = {
    "add", "append", "appendleft", "clear", "discard", "extend", "get", "insert", "pop", "popitem",
    "remove", "reverse", "setdefault", "sort", "update", "write", "writelines",
}  # fmt: skip
# Expressions that may make a new board; others give an existing one.
MAKING = (ast.BinOp, ast.Call, ast.Tuple, ast.List, ast.Dict, ast.ListComp, ast.DictComp, ast.IfExp)
KEPT = {"annotation", "returns", "type_params"}  # Parts that stay as they are.
DISPLAYS = (ast.Tuple, ast.List, ast.Set, ast.Dict)
KEPT_DEFAULTS = (ast.List, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp)
CONTAINERS = {"list", "set", "deque", "bytearray", "defaultdict", "Counter"}
COMPOUND = (ast.BoolOp, ast.UnaryOp, ast.Compare)  # Their parts are followed.
SIGNS: dict[type[ast.AST], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip


class Instrumented(NamedTuple):
    """A program that calls a tracer, and what it refers to."""

    code: CodeType
    parts: ProgramParts


def instrumented(program: str) -> Instrumented:
    """Returns a program with calls of a tracer. Raises SyntaxError if Python cannot read it."""
    source = Source(program)
    instrumenter = _Instrumenter(source)
    tree = ast.fix_missing_locations(instrumenter.visit(source.tree))
    code = compile(tree, FILE, "exec", dont_inherit=True)
    return Instrumented(code, instrumenter.found._replace(variables=[*instrumenter.numbers]))


class _Scope:
    """A module, a class or a function.

    Attributes:
        kind: The type of its node.
        name: Its name with its classes, as in `Game.play`.
        elsewhere: The names that it declares as `global` or `nonlocal`, with that word.
        items: The numbers of the variables that may have been read from a square, by name.
    """

    def __init__(self, node: ast.AST, around: _Scope | None = None) -> None:
        self.kind = type(node)
        name: str = getattr(node, "name", MAIN)
        is_member = around and around.kind is ast.ClassDef
        self.name: str = f"{around.name}.{name}" if around and is_member else name
        self.elsewhere: dict[str, type[ast.stmt]] = {}
        self.items: dict[str, int] = {}


class _Instrumenter(ast.NodeTransformer):
    def __init__(self, source: Source) -> None:
        self.found = ProgramParts([], set(), [], [], {}, set())
        self.numbers: dict[Variable, int] = {}
        self._source = source
        self._placed = {*source.nodes}
        self._scopes: list[_Scope] = []
        self._tested: set[ast.AST] = set()
        self._shared = loop_functions(source)

    def visit(self, node: ast.AST) -> Any:
        """Adds calls around a statement, and around an expression that is tested for truth."""
        for test in _tests(node):
            is_name = isinstance(test, ast.Name | ast.Attribute)
            if is_name or (self._may_decide(test) and not isinstance(test, COMPOUND)):
                self._tested.add(test)
        if isinstance(node, ast.stmt):
            return self._statement(node)
        found = super().visit(node)
        if node in self._tested and (number := self._condition(node, "")) is not None:
            return _call(node, TRUTH, number, _call(node, START), found)
        return found

    def generic_visit(self, node: ast.AST) -> Any:
        """Instruments the parts of a node, without annotations."""
        kept = {name: vars(node).pop(name) for name in KEPT & vars(node).keys()}
        super().generic_visit(node)
        vars(node).update(kept)
        return node

    def _statement(self, node: ast.stmt) -> ast.stmt | list[ast.stmt]:
        if _stays_first(node):
            return node
        if isinstance(node, ast.Global | ast.Nonlocal):
            self._scopes[-1].elsewhere.update(dict.fromkeys(node.names, type(node)))
            return node
        self.found.functions[node.lineno] = self._scopes[-1].name
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=item) if _may_read(item):
                if (number := self._number(name)) is not None:
                    self._scopes[-1].items[name] = number
        line = _call(node, LINE, node.lineno)
        bound = self._bindings(_targets(node), _makes(node))
        if isinstance(node, ast.ClassDef):
            bound.append(_call(node, CLASS, _loaded(node.name)))
        if names := self._shared.get(node):
            bound.append(_made(node, _loaded(node.name), names))  # type: ignore[attr-defined]
        return [*_statements([line], node), super().visit(node), *_statements(bound, node)]

    # Variables

    def _bindings(self, targets: list[ast.expr], is_made: bool = False) -> list[ast.expr]:
        """Returns calls with values that were just bound to targets, and may be new."""
        calls: list[ast.expr] = []
        for target in [one for bound in targets for one in ast.walk(bound)]:
            if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store):
                calls += self._bound(target.id, target, BIND if is_made else TAKE)
            elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                holder = ast.Name(target.value.id, ast.Load())
                calls.append(_call(target, HOLD, holder, target.attr, is_made))
        return calls

    def _bound(self, name: str, node: ast.AST, call: str = TAKE) -> list[ast.expr]:
        number = self._number(name)
        if number is None:
            return []
        self.found.assigned.add(number)
        return [_call(node, call, number, ast.Name(name, ast.Load()))]

    def _number(self, name: str) -> int | None:
        """Returns the number of a variable of the current function, None in a class."""
        *outer, scope = self._scopes
        if scope.kind is ast.ClassDef or name.startswith("__"):
            return None
        declared = scope.elsewhere.get(name)
        while declared is ast.Nonlocal and outer:
            scope = outer.pop()
            declared = scope.elsewhere.get(name)
        variable = Variable(MAIN if declared is ast.Global else scope.name, name)
        return self.numbers.setdefault(variable, len(self.numbers))

    def visit_NamedExpr(self, node: ast.NamedExpr) -> ast.AST:
        """Follows a variable that an expression binds."""
        self.generic_visit(node)
        taken = self._bound(node.target.id, node)
        both = ast.Tuple([node, *taken], ast.Load())
        return ast.Subscript(both, ast.Constant(0), ast.Load()) if taken else node

    def _scope(self, node: Any) -> ast.AST:
        """Instruments a module, a class or a function. Its head belongs to the scope around it."""
        body, node.body = node.body, []
        self.generic_visit(node)
        if given := getattr(node, "args", None):
            given.defaults = [*map(_followed, given.defaults)]
            given.kw_defaults = [*map(_followed, given.kw_defaults)]
        self._scopes.append(_Scope(node, *self._scopes[-1:]))
        if _only_returns_an_item(body):
            self.found.getters.add(self._scopes[-1].name)
        first = next((at for at, one in enumerate(body) if not _stays_first(one)), len(body))
        entered = _statements(self._entering(node), node)
        inner = ast.Module(body[first:], [])
        node.body = [*body[:first], *entered, *self.generic_visit(inner).body]
        self._scopes.pop()
        return node  # type: ignore[no-any-return]

    visit_Module = visit_ClassDef = visit_FunctionDef = visit_AsyncFunctionDef = _scope  # noqa: N815

    def _entering(self, node: Any) -> list[ast.expr]:
        """Returns a call with the arguments of a function."""
        if isinstance(node, ast.Module | ast.ClassDef):
            return []
        own = node.args
        every = [*own.posonlyargs, *own.args, *own.kwonlyargs, own.vararg, own.kwarg]
        known = {self._number(one.arg): one.arg for one in every if one}
        known.pop(None, None)
        values = [*map(_loaded, known.values())]
        called = [_used(node, names)] if (names := self._shared.get(node)) else []
        return [_call(node, ENTER, (*known,), *values), *called]

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Follows a function that a loop makes, and its calls."""
        names = self._shared.get(node)
        self.generic_visit(node)
        if not names:
            return node
        both = ast.Tuple([_used(node, names), node.body], ast.Load())
        node.body = ast.Subscript(both, ast.Constant(1), ast.Load())
        return _made(node, node, names)

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        """Follows the names in a pattern."""
        names = [getattr(one, "name", getattr(one, "rest", None)) for one in ast.walk(node.pattern)]
        bound = [call for name in names if name for call in self._bound(name, node.body[0])]
        self.generic_visit(node)
        node.body = _statements(bound, node.body[0]) + node.body
        return node

    # Control

    def visit_Try(self, node: ast.Try) -> ast.AST:
        """Follows what is caught, and adds a first `except`, which raises Stop again."""
        self.generic_visit(node)
        for handler in node.handlers:
            text = f"except {self._text(handler.type)}:" if handler.type else "except:"
            caught = _call(handler, CAUGHT, handler.lineno, text)
            handler.body = _statements([caught], handler.body[0]) + handler.body
        if node.handlers:
            first = ast.ExceptHandler(ast.Name(STOP, ast.Load()), None, [ast.Raise()])
            node.handlers.insert(0, ast.copy_location(first, node.handlers[0]))
        return node

    def visit_For(self, node: Any) -> ast.AST:
        """Follows the rounds of a loop and the variables in its head."""
        is_for = isinstance(node, ast.For)
        parts = [node.target, node.iter] if is_for else [node.test]
        texts = " in ".join(map(self._text, parts))
        names = dict.fromkeys(_names(parts[0]))
        text = f"{'for' if is_for else 'while'} {texts}"
        self.found.loops.append(Loop(node.lineno, node.end_lineno, text, (*names,)))
        begun = [*self._bindings(parts[:1]), _call(node, LOOP, len(self.found.loops) - 1)]
        self.visit_comprehension(node)
        node.body = _statements(begun, node) + node.body
        return node  # type: ignore[no-any-return]

    visit_While = visit_For  # noqa: N815

    def visit_comprehension(self, node: Any) -> ast.AST:
        """Follows a display in the head of a loop."""
        is_display = isinstance(getattr(node, "iter", None), DISPLAYS)
        self.generic_visit(node)
        if is_display:
            node.iter = _call(node.iter, DISPLAY, node.iter.lineno, node.iter)
        return node  # type: ignore[no-any-return]

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Follows a comparison that may read a square."""
        sign, start = SIGNS[type(node.ops[0])], _call(node, START)
        is_followed = len(node.ops) == 1 and self._may_decide(node)
        number = self._condition(node, sign) if is_followed else None
        self.generic_visit(node)
        if number is None:
            return node
        return _call(node, TEST, number, sign, start, node.left, *node.comparators)

    def _condition(self, node: Any, sign: str) -> int | None:
        """Returns the number of a condition, None if it has no text."""
        text, items = self._text(node), self._scopes[-1].items
        if not text:
            return None
        variables = [items[name] for name in _names(node) if name in items]
        self.found.conditions.append(Condition(node.lineno, text, sign, (*variables,)))
        return len(self.found.conditions) - 1

    def _may_decide(self, node: ast.AST) -> bool:
        """Returns whether a condition may depend on a square."""
        items = self._scopes[-1].items
        return _may_read(node) or any(name in items for name in _names(node))

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Follows the reading, the writing and the deletion of an item."""
        # Reading another item in between, `a[i][b[0][j]]`, could confuse equal rows.
        is_inner = isinstance(node.value, ast.Subscript) and not _may_read(node.slice)
        is_constant = isinstance(node.value, ast.Constant | ast.JoinedStr)
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        has_slice = any(isinstance(one, ast.Slice) for one in parts)
        is_read = isinstance(node.ctx, ast.Load)
        self.generic_visit(node)
        if is_constant or (is_read and has_slice):
            return node
        if is_read:
            return _call(node, INNER if is_inner else ITEM, node.value, node.slice)
        node.value = _call(node, CELLS, node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Follows the methods of containers, also those that are called later."""
        self.generic_visit(node)
        is_method = isinstance(node.ctx, ast.Load) and node.attr in METHODS
        return _call(node, METHOD, node.value, node.attr) if is_method else node

    def visit_Return(self, node: Any) -> ast.AST:
        """Follows a value that is made and returned at once, and the items of a generator."""
        is_item, is_made = isinstance(node, ast.Yield), isinstance(node.value, MAKING)
        self.generic_visit(node)
        if node.value and (is_item or is_made):
            node.value = _call(node.value, YIELD if is_item else MADE, node.value)
        return node  # type: ignore[no-any-return]

    visit_Yield = visit_Return  # noqa: N815

    def _text(self, node: ast.expr) -> str:
        """Returns the text of an expression, empty if it is not in one line."""
        text = self._source.text_of(node) if node in self._placed else ""
        return "" if "\n" in text else text


def _call(node: ast.AST, name: str, *arguments: object) -> ast.Call:
    """Returns a call of the tracer at the place of a node, with expressions and plain values."""
    given = [one if isinstance(one, ast.expr) else ast.Constant(one) for one in arguments]  # type: ignore[arg-type]
    return ast.copy_location(ast.Call(ast.Name(name, ast.Load()), given, []), node)


def _made(node: ast.AST, function: ast.expr, names: tuple[str, ...]) -> ast.Call:
    """Returns a call with a function that a loop has just made."""
    return _call(node, FUNCTION, node.lineno, names, function, *map(_loaded, names))  # type: ignore[attr-defined]


def _used(node: ast.AST, names: tuple[str, ...]) -> ast.Call:
    """Returns a call with the values that such a function uses."""
    return _call(node, CALLED, *map(_loaded, names))


def _loaded(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _followed(default: Any) -> Any:
    """Returns the default of a parameter, followed if it is a container, but no likely cache."""
    is_called = isinstance(default, ast.Call) and called_name(default) in CONTAINERS
    is_filled = isinstance(default, ast.Dict) and default.keys
    is_kept = is_called or is_filled or isinstance(default, KEPT_DEFAULTS)
    return _call(default, DEFAULT, default) if is_kept else default


def _statements(calls: list[ast.expr], node: ast.AST) -> list[ast.stmt]:
    """Returns calls as statements at the place of a node."""
    return [ast.copy_location(ast.Expr(call), node) for call in calls]


def _stays_first(node: ast.stmt) -> bool:
    """Returns whether a statement is a docstring or imports from the future."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _targets(node: Any) -> list[ast.expr]:
    """Returns what a simple statement binds."""
    if isinstance(node, ast.Assign):
        return node.targets
    if isinstance(node, ast.ClassDef):
        return [ast.Name(node.name, ast.Store())]
    is_bound = isinstance(node, ast.AugAssign) or (isinstance(node, ast.AnnAssign) and node.value)
    return [node.target] if is_bound else []


def _makes(node: Any) -> bool:
    """Returns whether a statement may make the value that it binds."""
    match node:
        case ast.Assign(targets=[ast.Tuple() | ast.List()]):
            return False
        case ast.Assign() | ast.AnnAssign():
            return isinstance(node.value, MAKING)
    return isinstance(node, ast.AugAssign)


def _tests(node: Any) -> list[ast.AST]:
    """Returns the expressions in a node that are tested for truth."""
    match node:
        case ast.If() | ast.While() | ast.IfExp() | ast.Assert():
            found: list[ast.AST] = [node.test]
        case ast.comprehension():
            found = [*node.ifs]
        case ast.match_case() if node.guard:
            found = [node.guard]
        case ast.UnaryOp(op=ast.Not()):
            found = [node.operand]
        case ast.BoolOp():
            return [*node.values[:-1]]
        case _:
            return []
    # The last operand of `a and b` is tested if the whole is.
    last = [one.values[-1] for one in found if isinstance(one, ast.BoolOp)]
    return [*found, *last]


def _only_returns_an_item(body: list[ast.stmt]) -> bool:
    """Returns whether a function looks up an item, perhaps after a check, and does nothing else."""
    statements = [one for one in ast.walk(ast.Module(body, [])) if isinstance(one, ast.stmt)]
    values = [one.value for one in statements if isinstance(one, ast.Return)]
    returned = [value.body if isinstance(value, ast.IfExp) else value for value in values]
    plain = (ast.Return, ast.If, ast.Try, ast.Pass, ast.Raise)
    return any(isinstance(one, ast.Subscript) for one in returned) and all(
        isinstance(one, plain) or _stays_first(one) for one in statements
    )


def _names(node: ast.AST) -> list[str]:
    """Returns the names in an expression."""
    return [one.id for one in ast.walk(node) if isinstance(one, ast.Name)]


def _may_read(node: ast.AST) -> bool:
    """Returns whether an expression may read a square."""
    return any(isinstance(one, ast.Subscript | ast.Call) for one in ast.walk(node))
