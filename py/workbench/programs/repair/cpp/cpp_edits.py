"""Small edits of expressions in C and C++ programs."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from workbench.programs.repair.cpp.cpp_source import CppSource, Slot, own_name
from workbench.programs.repair.edits import (
    ALTERNATIVES,
    CONSTANT,
    LOGIC,
    LONGEST,
    ORDER,
    SHORTEST,
    STEPS,
    TEN,
    described_change,
    lower_bounds,
)
from workbench.programs.syntax.clang_tree import Node, condition, is_statement
from workbench.programs.syntax.python_tree import Splice

OPERATORS: dict[str, tuple[str, ...]] = {
    **ALTERNATIVES,
    "*": ("/", "+"),
    "/": ("%", "*"),
    "%": ("/",),
    "&&": ("||",),
    "||": ("&&",),
    "&": ("|", "&&"),
    "|": ("&", "||"),
    "<<": (">>",),
    ">>": ("<<",),
    "=": ("==", "+=", "|="),
    "+=": ("-=", "="),
    "-=": ("+=", "="),
    "|=": ("&=", "="),
    "&=": ("|=",),
    "^=": ("|=", "="),
}
# Nothing is gained if these are grouped with a part of an operand.
UNGROUPED = {"=", ",", "++", "--", "[]", "()"}
WORDS = {"and": "&&", "or": "||", "not_eq": "!="}
COMPARISONS = {"<", "<=", ">", ">=", "==", "!="}
CONDITIONS = {"&&", "||"}
BARE = {"DeclRefExpr", "MemberExpr", "CallExpr", "ArraySubscriptExpr", "ParenExpr"}
CASTS = {"ImplicitCastExpr", "ExprWithCleanups", "MaterializeTemporaryExpr", "CXXBindTemporaryExpr"}
TEMPLATE_NUMBER = re.compile(r"-?(?<=[<, -])([1-9]\d*)(?=[>, ])")
MOST = 1000  # Of a number.
DISCS = "-.BWNXO"
FAR = 2  # From a bound to another number of the program.
MOST_GROUPED = 2  # Operands of a condition that belong to the values after it.
# Operators of the library's classes that replace each other.
EQUALITY = {"==", "!="}
OF_CLASSES: dict[str, tuple[set[str], ...]] = {
    "bitset": ({"=", "|=", "&=", "^="}, {"|", "&"}, EQUALITY),
    "string": ({"=", "+="}, {"+"}, COMPARISONS),
    "": (EQUALITY, COMPARISONS - EQUALITY),
}
CLASS = re.compile(r"(?:const )?(?:std::)?(?:basic_)?(bitset|string|)\b")


class CppEdit(NamedTuple):
    """A small edit.

    Attributes:
        kind: The kind, as for Python.
        splices: The replacements in the source.
        said: The edit for the user.
        versions: The slots that it changes, with their texts.
        node: A node around its first replacement.
    """

    kind: int
    splices: tuple[Splice, ...]
    said: str
    versions: tuple[tuple[Slot, str], ...]
    node: Node

    @property
    def place(self) -> int:
        """The offset of its first replacement."""
        return self.splices[0].start


def edited(
    source: CppSource, kind: int, *parts: tuple[Node, Splice], said: str = ""
) -> Iterator[CppEdit]:
    """Yields the edit that makes some replacements, each in a node, if it can be chosen."""
    grouped: dict[Node, list[Splice]] = {}
    for node, splice in parts:
        grouped.setdefault(common(source, node, parts), []).append(splice)
    versions = [source.version(node, tuple(some)) for node, some in grouped.items()]
    found = [one for one in versions if one]
    if len(found) == len(versions) == len({slot for slot, _ in found}):
        splices = tuple(sorted(splice for _, splice in parts))
        said = said or described(source, parts[0][0], splices)
        yield CppEdit(kind, splices, said, tuple(found), parts[0][0])


def common(source: CppSource, node: Node, parts: tuple[tuple[Node, Splice], ...]) -> Node:
    """Returns the node around all parts in the same statement as a node."""
    own = statement_around(source, node)
    same = [splice for one, splice in parts if statement_around(source, one) is own]
    start, end = min(same).start, max(splice.end for splice in same)
    for one in [node, *node.around()]:
        if one.start <= start and end <= one.end:
            return one
    return node


def statement_around(source: CppSource, node: Node) -> Node | None:
    """Returns the innermost statement, variable or function around a node."""
    for one in [node, *node.around()]:
        if one.kind == "VarDecl" or is_statement(one):
            return one
    return None


def described(source: CppSource, node: Node, splices: tuple[Splice, ...]) -> str:
    """Returns an edit for the user, as it appears in the source."""
    return described_change(source.text, splices, lambda *place: _shown(source, node, *place))


def _shown(source: CppSource, node: Node, first: int, last: int) -> tuple[int, int] | None:
    """Returns the span of the innermost suitable node around a place, None if there is none."""
    for one in [node, *node.around()]:
        text = source.text_of(one)
        if not (one.start <= first and last <= one.end) or "\n" in text:
            continue
        if SHORTEST <= len(text) <= LONGEST and source.text.count(text) == 1:
            return one.start, one.end
    return None


def replaced(source: CppSource, kind: int, node: Node, text: str) -> Iterator[CppEdit]:
    """Yields the edit that replaces a node."""
    yield from edited(source, kind, (node, Splice(node.start, node.end, text)))


def expression_edits(source: CppSource) -> Iterator[CppEdit]:
    """Yields the edits of all expressions."""
    for node in source.nodes:
        if source.is_written(node):
            yield from _edits(source, node)
            yield from _conditions(source, node)
            yield from _one_more(source, node)
    yield from _more_calls(source)


def _edits(source: CppSource, node: Node) -> Iterator[CppEdit]:
    text = source.text_of(node)
    match node.kind, node.children:
        case "IntegerLiteral", _ if text.isdecimal() and int(text) <= MOST:
            value = int(text)
            for step in STEPS if value >= TEN else STEPS[:2]:
                yield from replaced(source, CONSTANT, node, _signed(source, node, value + step))
            if value:
                yield from replaced(source, LOGIC, node, _signed(source, node, -value))
            is_compared = node.parent and node.parent.data.get("opcode") in COMPARISONS
            known = {value - FAR, value + FAR} & source.numbers if is_compared else set()
            for number in sorted(known):
                yield from replaced(source, LOGIC, node, str(number))
        case "CharacterLiteral", _:
            for other in _other_characters(source, text):
                yield from replaced(source, LOGIC, node, other)
        case "CXXBoolLiteralExpr", _ if text in ("true", "false"):
            yield from replaced(source, CONSTANT, node, "false" if text == "true" else "true")
        case "BinaryOperator" | "CompoundAssignOperator" | "CXXOperatorCallExpr", _:
            yield from _operation(source, node)
        case "UnaryOperator", [operand, *_] if source.is_written(operand):
            yield from _sign(source, node, operand)
        case "UnaryExprOrTypeTraitExpr", [operand] if operand.plain_type.endswith("*"):
            pointer = operand.children[0] if operand.kind == "ParenExpr" else operand
            if node.name == "sizeof" and source.is_written(pointer):
                yield from replaced(source, LOGIC, node, f"sizeof *{source.text_of(pointer)}")
        case "DeclRefExpr", _:
            for found in TEMPLATE_NUMBER.finditer(text) if text.endswith(">") else ():
                changed = found[1] if found[0].startswith("-") else f"-{found[1]}"
                place = Splice(node.start + found.start(), node.start + found.end(), changed)
                yield from edited(source, CONSTANT, (node, place))
        case "ConditionalOperator", [_, one, other]:
            yield from exchanged(source, node, one, other)
            yield from _grouped_choice(source, node)
        case "ReturnStmt", [result, *_] if source.is_written(result):
            yield from _returned(source, node, result)
        case "ArraySubscriptExpr", [first, second]:  # Two indices are exchanged.
            row = bare(first)
            if row.kind == "ArraySubscriptExpr" and len(row.children) == 2:
                yield from exchanged(source, node, row.children[1], second)
        case "CallExpr" | "CXXMemberCallExpr", [_, *arguments]:
            yield from _arguments(source, node, arguments)
            for one in arguments if source.is_arithmetic(node) else ():
                is_like = bare(one).plain_type == node.plain_type.removeprefix("const ")
                if is_like and source.is_written(one):
                    yield from replaced(source, LOGIC, node, source.text_of(one))
            if len(arguments) == 1:
                yield from _allocation(source, node, arguments[0])
        case "CXXConstructExpr" | "CXXTemporaryObjectExpr" | "InitListExpr", elements:
            yield from _arguments(source, node, elements)


def _more_calls(source: CppSource) -> Iterator[CppEdit]:
    """Yields edits that pass a variable to a function that gets it elsewhere."""
    given: dict[str, dict[str, None]] = {}
    passed: set[Node] = set()
    for node in source.nodes:
        if node.kind == "CallExpr" and len(node.children) == 2:
            called, argument = map(bare, node.children)
            if source.named(called) and argument.plain_type == node.plain_type:
                functions = given.setdefault(source.text_of(argument), {})
                functions[source.text_of(called)] = None
                passed.add(argument)
    for node in source.nodes:
        is_read = node.parent is not None and node.parent.data.get("castKind") == "LValueToRValue"
        for name in given.get(source.text_of(node), ()) if is_read and node not in passed else ():
            yield from replaced(source, LOGIC, node, f"{name}({source.text_of(node)})")


def _signed(source: CppSource, node: Node, value: int) -> str:
    before = source.text[: node.start].rstrip()[-1:]
    return f"({value})" if value < 0 and before in ("+", "-") else str(value)


def _other_characters(source: CppSource, text: str) -> list[str]:
    """Returns the literals that may replace one of a character."""
    found = {one for one in source.characters if {one[1:2], text[1:2]} <= {*DISCS}}
    found |= {text.swapcase(), text.replace("O", "0"), text.replace("0", "O")}
    if text[1:-1].isalnum():
        found |= {f"'{chr(ord(text[1]) + step)}'" for step in (1, -1)}
    return sorted(found - {text})


def operands(node: Node) -> tuple[Node, Node] | None:
    """Returns the operands of a binary operator, which may call a function."""
    parts = node.children
    if node.kind == "CXXOperatorCallExpr":
        parts = parts[1:]
    return (parts[0], parts[1]) if len(parts) == 2 else None


def operator_of(node: Node) -> str:
    """Returns the operator of a node, which may call a function, empty if it has none."""
    if node.kind == "CXXOperatorCallExpr":
        return own_name(bare(node.children[0])).removeprefix("operator")
    found: str = node.data.get("opcode", "")
    return found


def operator_span(source: CppSource, left: Node, right: Node) -> tuple[int, int]:
    """Returns where the operator between two operands is."""
    between = source.text[left.end : right.start]
    found = re.search(r"[^\s()]+", between)
    return (left.end + found.start(), left.end + found.end()) if found else (0, 0)


def _operation(source: CppSource, node: Node) -> Iterator[CppEdit]:
    pair = operands(node)
    if not pair or not all(source.is_written(one) for one in pair):
        return
    left, right = pair
    start, end = operator_span(source, left, right)
    text = source.text[start:end]
    operator = WORDS.get(text, text)
    kind = CONSTANT if operator in COMPARISONS else LOGIC
    is_call = node.kind == "CXXOperatorCallExpr"
    known = _called_operators(source, node) if is_call else OPERATORS
    if operator not in known:
        return
    for other in OPERATORS.get(operator, ()):
        if other in known:
            yield from edited(source, kind, (node, Splice(start, end, other)))
    if operator == "==" and is_statement(node):
        yield from edited(source, CONSTANT, (node, Splice(start, end, "=")))
    if operator in CONDITIONS | {"+", "-", "*", "|"}:
        yield from edited(source, LOGIC, (node, Splice(left.start, right.start, "")))
        kind = CONSTANT if bare(right).kind == "IntegerLiteral" else LOGIC
        yield from edited(source, kind, (node, Splice(left.end, right.end, "")))
    if operator in CONDITIONS | {"-", "/", "%"} or (is_call and operator == "+"):
        yield from exchanged(source, node, left, right)
    if node.kind != "CompoundAssignOperator" and operator not in UNGROUPED:
        yield from _brackets(source, node, operator, left, right)
    if operator in CONDITIONS and not _is_operand_of(operator, node):
        compared = [
            (source.text_of(pair[0]), one.data["opcode"])
            for one in map(bare, conditions_in(node))
            if one.data.get("opcode") in COMPARISONS and (pair := operands(one))
        ]
        if bounds := lower_bounds(text, compared):
            yield from edited(source, LOGIC, (node, Splice(node.start, node.start, bounds)))


def _called_operators(source: CppSource, node: Node) -> set[str]:
    """Returns the operators that may replace one that calls a function, with itself."""
    operator = operator_of(node)
    if source.named(bare(node.children[0])):
        return {one.name.removeprefix("operator") for one in source.functions}
    found = CLASS.match(bare(node.children[1]).plain_type)
    groups = OF_CLASSES[found[1] if found else ""]
    return next((one for one in groups if operator in one), set())


def _grouped_choice(source: CppSource, node: Node) -> Iterator[CppEdit]:
    """Yields edits that put the end of a condition and its two values in brackets."""
    tested = node.children[0]
    inner = next((one for one in tested.walk() if operator_of(one)), tested)
    for _ in range(MOST_GROUPED):
        pair = operands(inner) if inner.start == tested.start else None
        if pair and operator_of(inner) not in UNGROUPED:
            opening = node, Splice(pair[1].start, pair[1].start, "(")
            yield from edited(source, LOGIC, opening, (node, Splice(node.end, node.end, ")")))
            inner = bare(pair[0])


def _brackets(
    source: CppSource, node: Node, operator: str, left: Node, right: Node
) -> Iterator[CppEdit]:
    """Yields edits that group an operator with an operand of one that binds more."""
    for side, near in ((left, -1), (right, 0)):
        for operand in _near_operands(bare(side), operator, near):
            first, last = (operand, right) if side is left else (left, operand)
            opening = node, Splice(first.start, first.start, "(")
            yield from edited(source, LOGIC, opening, (node, Splice(last.end, last.end, ")")))


def _near_operands(node: Node, operator: str, near: int) -> Iterator[Node]:
    """Yields the operands in an operation that an operator beside it can be grouped with."""
    is_sign = near and node.kind == "UnaryOperator" and not node.data["isPostfix"]
    if not is_sign and node.kind not in ("BinaryOperator", "CXXOperatorCallExpr"):
        return
    own = operator_of(node)
    if own in UNGROUPED or (operator in CONDITIONS and own not in CONDITIONS | {"!"}):
        return
    parts = operands(node) or node.children
    if own != operator:
        yield parts[near]
    for part in map(bare, parts):
        if part.start in (node.start, parts[-1].start):  # Not in brackets.
            yield from _near_operands(part, operator, near)


def _is_operand_of(operator: str, node: Node) -> bool:
    return node.parent is not None and node.parent.data.get("opcode") == operator


def conditions_in(node: Node) -> list[Node]:
    """Returns the parts of a condition between its `&&` and `||`."""
    inner = bare(node)
    pair = operands(inner) if inner.data.get("opcode") in CONDITIONS else None
    return [part for one in pair for part in conditions_in(one)] if pair else [node]


def exchanged(source: CppSource, node: Node, left: Node, right: Node) -> Iterator[CppEdit]:
    """Yields the edit that exchanges two parts of a node."""
    texts = source.text_of(left), source.text_of(right)
    if source.is_written(left) and source.is_written(right) and texts[0] != texts[1]:
        first = node, Splice(left.start, left.end, texts[1])
        second = node, Splice(right.start, right.end, texts[0])
        yield from edited(source, ORDER, first, second)


def _returned(source: CppSource, node: Node, value: Node) -> Iterator[CppEdit]:
    """Yields edits of a result: no other number than 0, or only if it is true or false."""
    text = source.text_of(value)
    if bare(value).kind in BARE and source.is_arithmetic(value):
        yield from replaced(source, LOGIC, value, "0")
    if value.plain_type in ("bool", "_Bool"):
        for changed in f"if ({text}) return true", f"if (!({text})) return false":
            yield from edited(source, LOGIC, (node, Splice(node.start, node.end, changed)))


def _sign(source: CppSource, node: Node, operand: Node) -> Iterator[CppEdit]:
    operator = node.data.get("opcode")
    if operator in ("-", "!", "~"):
        yield from edited(source, CONSTANT, (node, Splice(node.start, operand.start, "")))
    if operator == "-" and operand.kind == "IntegerLiteral":
        value = source.text_of(operand)
        if value.isdecimal():
            yield from replaced(source, LOGIC, node, "0")
            yield from replaced(source, CONSTANT, node, f"{-int(value) - 1}")
    if operator in ("++", "--"):
        other = "--" if operator == "++" else "++"
        is_after = node.data.get("isPostfix")
        at = operand.end if is_after else node.start
        yield from edited(source, LOGIC, (node, Splice(at, at + 2, other)))
        text = source.text_of(operand)
        yield from replaced(source, LOGIC, node, operator + text if is_after else text + operator)


def _arguments(source: CppSource, node: Node, values: list[Node]) -> Iterator[CppEdit]:
    """Yields edits of the order of arguments and elements."""
    for left, right in pairwise(values):
        if left.plain_type != right.plain_type:
            continue
        if left.end <= right.start and "," in source.text[left.end : right.start]:
            yield from exchanged(source, node, left, right)


def _allocation(source: CppSource, node: Node, size: Node) -> Iterator[CppEdit]:
    """Yields the edit that allocates as many bytes as the items of the pointer need."""
    pointers = [one.plain_type for one in node.around() if one.plain_type.endswith(" *")]
    text, called = source.text_of(size), source.text_of(node.children[0])
    if called in ("malloc", "std::malloc") and "sizeof" not in text and pointers:
        is_sum = bare(size).data.get("opcode") in ("+", "-")
        changed = f"({text})" if is_sum else text
        item = pointers[0].removesuffix(" *")
        yield from replaced(source, LOGIC, size, f"{changed} * sizeof({item})")


def bare(node: Node) -> Node:
    """Returns a node without the conversions around it."""
    while node.kind in CASTS and node.children:
        node = node.children[0]
    return node


def _conditions(source: CppSource, node: Node) -> Iterator[CppEdit]:
    found = condition(node)
    if not found or not source.is_written(found):
        return
    text = source.text_of(found)
    simple = bare(found).kind in BARE
    yield from replaced(source, LOGIC, found, f"!{text}" if simple else f"!({text})")


def _one_more(source: CppSource, node: Node) -> Iterator[CppEdit]:
    """Yields the edits that add 1 to a number, and that subtract it."""
    is_value = node.data.get("valueCategory") == "prvalue" and node.plain_type in ("int", "long")
    kind = bare(node).kind
    above = node.parent
    if not is_value or kind not in BARE | {"BinaryOperator"} or not above:
        return
    if (above.start, above.end) == (node.start, node.end) or above.kind == "ParenExpr":
        return
    if kind == "BinaryOperator":
        pair = operands(node)
        ends = not pair or bare(pair[1]).kind == "IntegerLiteral"
        if node.data.get("opcode") not in ("*", "/", "%", "+", "-") or (
            ends and node.data.get("opcode") in ("+", "-")
        ):
            return
    if above.kind == "BinaryOperator" and above.data.get("opcode") in ("+", "-"):
        return
    needs = above.kind == "BinaryOperator" and above.data.get("opcode") in ("*", "/", "%")
    text = source.text_of(node)
    for step in (" + 1", " - 1"):
        yield from replaced(source, LOGIC, node, f"({text}{step})" if needs else text + step)
