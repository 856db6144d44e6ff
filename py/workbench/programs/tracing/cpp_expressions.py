"""Adds calls around the expressions of a C or C++ program that read, set or test items."""

import re

from workbench.programs.syntax.clang_tree import (
    FUNCTIONS,
    ClangTree,
    Insertions,
    Node,
    condition,
    is_statement,
)
from workbench.programs.tracing.events import Condition, ProgramParts

COMPARISONS = {"==", "!=", "<", "<=", ">", ">="}
LOGICAL = {"&&", "||"}
ARITHMETIC = re.compile(
    r"(?:(?:const|volatile|unsigned|signed|short|long|int|char\d*_t|char|bool|_Bool|float|double"
    r"|wchar_t)(?: |$))+"
)
WORD = re.compile(r"\w+")
# The words of types whose values are not copied with items in them.
PLAIN = {*WORD.findall(ARITHMETIC.pattern), "struct", "class", "void"}
INDEXING = {"ArraySubscriptExpr", "UnaryOperator", "CXXOperatorCallExpr", "CXXMemberCallExpr"}
HIDING = {"ArrayInitLoopExpr"}  # It copies an array for a lambda or for several names.
# The function of a class that returns an item.
ITEM_OPERATORS = {"operator[]", "operator()", "operator*"}


class ExpressionTracer:
    """Instruments expressions. Each must be visited before its parts.

    Attributes:
        numbers: The numbers of the program's variables by Clang's.
        escaping: Clang's numbers of the variables that may be set otherwise than by their names.
    """

    def __init__(
        self, tree: ClangTree, insertions: Insertions, found: ProgramParts, is_c: bool
    ) -> None:
        self.numbers: dict[str, int] = {}
        self._tree = tree
        self._insertions = insertions
        self._found = found
        self._is_c = is_c
        nodes = [node for node in tree.root.walk() if node.start >= 0]
        self._nodes = nodes
        self._functions = {node.data["id"] for node in nodes if node.kind in FUNCTIONS}
        records = ("RecordDecl", "CXXRecordDecl")
        self._records = {node.name for node in nodes if node.kind in records and node.name}
        self._enums = {node.name for node in nodes if node.kind == "EnumDecl" and node.name}
        for node in nodes:
            target = tree.nodes.get(node.target)
            if target and target.data.get("isBitfield"):
                node.data["isBitfield"] = True
        self._items = _item_variables(nodes)
        self._blank = {node.data["id"] for node in nodes if is_blank(node)}
        self.escaping = {node.target for node in nodes if not self._is_noticed(node)}
        self._followed: set[Node] = set()  # The items whose uses are events.
        self._tested: set[Node] = set()
        self._conditions: set[Node] = set()  # Those that are told.

    def visit(self, node: Node) -> None:
        """Instruments an expression or a statement, without its parts."""
        for test in _tests(node):
            self._tested.add(_value(test))
        if node.is_macro or node.start < 0 or not node.children:
            return
        if node.data.get("opcode") in COMPARISONS and len(node.children) == 2:
            self._comparison(node)
        elif node in self._tested:
            self._truth(node)
        if node.kind == "CallExpr":
            self._allocation(node)
        if node.kind == "CXXNewExpr":
            self._made(node, 1)
        if node.kind == "CXXDeleteExpr" and node.children[0].plain_type.endswith("*"):
            self._around(node.children[0], "trace__gone(")
        if node.data.get("castKind") == "LValueToRValue":
            if is_item(node.children[0]) and not self._is_row(node):
                self._around(node, "trace__read(")
                self._followed.add(inside(node))
            elif self._is_in_blank(node.children[0]) and self._is_in_condition(node):
                self._around(node, "trace__used(")
        elif node.kind == "CXXOperatorCallExpr" and _operator(node) in ("operator==", "operator!="):
            for one in node.children[1:]:
                if is_item(inside(one)) and not inside(one).is_macro:
                    self._around(inside(one), "trace__read(")
        target = assigned(node)
        if target and is_item(target) and not node.children[0].is_macro:
            self._around(target, "trace__target(")
            self._followed.add(target)
        elif target and self._is_in_blank(target):
            self._around(target, "trace__set(")

    def follows_indexes(self) -> bool:
        """Returns whether each use of an item that an index or a pointer names is an event."""
        items = [one for one in self._nodes if one.kind in INDEXING and is_item(one)]
        is_plain = not any("dependent" in one.type or one.kind in HIDING for one in self._nodes)
        numbers = [one for one in items if self._is_number(one) and _is_used(one)]
        return is_plain and self._followed.issuperset(numbers)

    def copied_types(self) -> set[str]:
        """Returns the words in the types of values that are copied, perhaps by the library."""
        found: set[str] = set()
        for node in self._nodes:
            if _copies(node) or "<" in node.type + node.plain_type:
                found.update(WORD.findall(f"{node.type} {node.plain_type}"))
        return found - PLAIN

    def _is_in_blank(self, node: Node) -> bool:
        """Returns whether an expression names a part of a variable that began without a value."""
        if node.is_macro or node.start < 0 or not self._is_number(node):
            return False
        while node.kind == "MemberExpr" and node.children:
            node = inside(node.children[0])
        return node.kind in ("CXXThisExpr", "MemberExpr") or node.target in self._blank

    def _is_in_condition(self, node: Node) -> bool:
        return any(one in self._conditions for one in (node, *node.around()))

    def _is_noticed(self, node: Node) -> bool:
        """Returns whether the use of a variable reads it, or sets it in a way that is noticed."""
        around = node.parent
        if node.kind != "DeclRefExpr" or around is None:
            return True
        is_read = around.data.get("castKind") == "LValueToRValue"
        return is_read or (assigned(around) is node and self._is_in_blank(node))

    def _allocation(self, node: Node) -> None:
        """Follows the blocks of memory that a program makes and frees."""
        called, *given = node.children
        name = inside(called).data.get("referencedDecl", {}).get("name", "")
        sizes = given[name == "realloc" :]
        if inside(called).target in self._functions or any(one.is_macro for one in sizes):
            return
        if name in ("realloc", "free"):
            self._around(given[0], "trace__freed(")
        if name in ("malloc", "calloc", "realloc"):
            self._around(node, f"trace__allocated({len(sizes)}, ")
            for one in sizes:
                self._around(one, "trace__factor(")

    def initializer(self, node: Node) -> None:
        """Follows what is made before the first line of a constructor, and nothing else of it."""
        for one in node.walk():
            if one.kind == "CXXNewExpr" and not one.is_macro and one.start >= 0:
                self._made(one, 0)

    def _made(self, node: Node, is_in_line: int) -> None:
        """Follows an object or an array that a program in C++ makes."""
        is_array = bool(node.data.get("isArray"))
        if node.data.get("isPlacement"):
            return
        self._around(node, f"trace__made({is_in_line}, {int(is_array)}, ")
        if is_array:
            self._around(node.children[0], "trace__factor(")

    def taken(self, variable: str, value: Node | None) -> str:
        """Returns a call that notes what a variable was set to, if it may be an item."""
        if variable not in self._items:
            return ""
        is_set = value is not None and _is_read(value)
        return f" trace__took({self.numbers[variable]}, {int(is_set)});"

    def _around(self, node: Node | None, opening: str) -> None:
        if node:
            self._insertions.around(node.start, node.end, opening, ")")

    def _comparison(self, node: Node) -> None:
        """Follows a comparison that may read an item."""
        parts = [inside(one) for one in node.children]
        is_simple = all(map(self._is_number, [*node.children, *parts]))
        is_simple = is_simple and not any(map(_is_converted, node.children))
        number = self._condition(node, node.data["opcode"]) if is_simple else None
        if number is None:
            return
        self._around(node, self._begun("trace__test", number))
        self._insertions.after(node.end, ")")
        for at, one in enumerate(node.children):
            is_letter = self._is_c and inside(one).kind == "CharacterLiteral"
            self._around(one, f"trace__{'letter' if is_letter else 'operand'}({at}, ")

    def _truth(self, node: Node) -> None:
        """Follows a number that is tested for truth."""
        is_compound = node.data.get("opcode") in {*COMPARISONS, *LOGICAL, "!", ","}
        if is_compound or _is_converted(node) or not self._is_number(node):
            return
        number = self._condition(node, "")
        if number is not None:
            self._around(node, self._begun("trace__truth", number))
            self._insertions.after(node.end, ")")

    def _begun(self, call: str, number: int) -> str:
        """Returns the call that tells a condition, up to its value."""
        has_items = bool(self._found.conditions[number].variables)
        return f"(trace__start(), {call}({number}, {int(has_items)}, "

    def _condition(self, node: Node, sign: str) -> int | None:
        """Returns the number of a condition that may depend on an item, else None."""
        text = self._tree.text(node.start, node.end)
        variables = [one.target for one in node.walk() if one.target in self._items]
        if "\n" in text or not (variables or any(map(self._may_read, node.walk()))):
            return None
        numbers = dict.fromkeys(self.numbers[one] for one in variables if one in self.numbers)
        line = self._tree.line(node.start)
        self._conditions.add(node)
        self._found.conditions.append(Condition(line, text, sign, (*numbers,)))
        return len(self._found.conditions) - 1

    def _may_read(self, node: Node) -> bool:
        """Returns whether an expression reads an item, or calls a function of the program."""
        return _is_read(node) or (node.target in self._functions and node.kind != "CallExpr")

    def _is_row(self, node: Node) -> bool:
        """Returns whether an expression points to items, and not to an object of the program."""
        pointed, star, _ = node.plain_type.rpartition("*")
        return bool(star) and self._records.isdisjoint(pointed.split())

    def _is_number(self, node: Node) -> bool:
        """Returns whether an expression is a number or an enumerator, and no part of a word."""
        name = node.plain_type.removeprefix("const ").removeprefix("enum ")
        is_known = ARITHMETIC.fullmatch(node.plain_type) or name in self._enums
        return bool(is_known) and not _is_bit_field(node)


def inside(node: Node) -> Node:
    """Returns an expression without parentheses and casts of the compiler."""
    while node.kind in ("ParenExpr", "ImplicitCastExpr") and node.children:
        node = node.children[0]
    return node


def is_item(node: Node) -> bool:
    """Returns whether an expression names an item of an array or a container, or a part of one."""
    if node.data.get("valueCategory") != "lvalue" or _is_bit_field(node):
        return False
    if node.kind == "ParenExpr":
        return is_item(node.children[0])
    if node.kind == "MemberExpr" and node.children:
        base = inside(node.children[0])
        is_pointed = node.data.get("isArrow") and base.kind != "CXXThisExpr"
        return bool(is_pointed) or is_item(base)
    if node.kind == "DeclRefExpr":
        kind: str = node.data.get("referencedDecl", {}).get("type", {}).get("qualType", "")
        return kind.endswith("&")
    if node.kind == "CXXOperatorCallExpr":
        return _operator(node) in ITEM_OPERATORS
    is_call = node.kind in ("ArraySubscriptExpr", "CXXMemberCallExpr", "CallExpr")
    return is_call or (node.kind == "UnaryOperator" and node.data.get("opcode") == "*")


def assigned(node: Node) -> Node | None:
    """Returns what an assignment changes, None for other nodes."""
    is_assignment = node.data.get("opcode") in ("=", "++", "--")
    if node.children and (is_assignment or node.kind == "CompoundAssignOperator"):
        return inside(node.children[0])
    return None


def is_blank(node: Node) -> bool:
    """Returns whether a node declares a variable without a value."""
    if node.kind != "VarDecl" or node.data.get("storageClass"):
        return False
    made = node.children[-1:] if node.data.get("init") == "call" else []
    is_plain = bool(made) and made[0].kind == "CXXConstructExpr" and not made[0].children
    return "init" not in node.data or is_plain


def _copies(node: Node) -> bool:
    """Returns whether a node may copy a structure or an object."""
    if node.kind == "CXXConstructExpr":
        return "&" in node.data.get("ctorType", {}).get("qualType", "")
    is_assigned = node.kind == "CXXOperatorCallExpr" and _operator(node) == "operator="
    is_read = node.data.get("castKind") == "LValueToRValue"
    return is_assigned or (is_read and "*" not in node.plain_type)


def _is_converted(node: Node) -> bool:
    """Returns whether a function of a class makes the value of an expression."""
    while node.kind in ("ParenExpr", "ImplicitCastExpr") and node.children:
        if node.data.get("castKind") == "UserDefinedConversion":
            return True
        node = node.children[0]
    return False


def _operator(node: Node) -> str:
    name: str = inside(node.children[0]).data.get("referencedDecl", {}).get("name", "")
    return name


def _is_read(node: Node) -> bool:
    """Returns whether an expression is the value of an item, perhaps of another type."""
    while node.kind in ("ParenExpr", "ImplicitCastExpr") and node.children:
        if node.data.get("castKind") == "LValueToRValue":
            return is_item(node.children[0])
        node = node.children[0]
    return False


def _is_used(node: Node) -> bool:
    """Returns whether an item is read or set, and not only its address or size taken."""
    around = node.parent
    while around and around.kind == "ParenExpr":
        around = around.parent
    is_named = around and around.kind == "UnaryOperator" and around.data.get("opcode") == "&"
    return not is_named and all(one.kind != "UnaryExprOrTypeTraitExpr" for one in node.around())


def _is_bit_field(node: Node) -> bool:
    return "isBitfield" in inside(node).data


def _value(node: Node) -> Node:
    """Returns an expression without parentheses and casts for the truth."""
    while node.children and (
        node.kind == "ParenExpr" or node.data.get("castKind", "").endswith("ToBoolean")
    ):
        node = node.children[0]
    return node


def _tests(node: Node) -> list[Node]:
    """Returns the expressions in a node that are tested for truth."""
    opcode = node.data.get("opcode")
    if opcode in LOGICAL and len(node.children) == 2:
        return node.children
    if opcode == "!":
        return node.children
    if node.data.get("isConstexpr"):
        return []
    found = condition(node)
    return [found] if found else []


def _item_variables(nodes: list[Node]) -> set[str]:
    """Returns Clang's numbers of the variables that are set to items, and only by statements."""
    found, others = set(), set()
    for node in nodes:
        target = assigned(node)
        if node.kind == "VarDecl" and node.children and _is_read(node.children[-1]):
            found.add(node.data["id"])
        elif target and node.data.get("opcode") == "=" and _is_read(node.children[1]):
            found.add(target.target)
        if node.kind == "DeclRefExpr" and not _is_followed(node):
            others.add(node.target)
    return found - others


def _is_followed(node: Node) -> bool:
    """Returns whether the use of a variable reads it, or is the left side of a statement."""
    around = node.parent
    if around is None or around.data.get("castKind") == "LValueToRValue":
        return True
    is_set = around.data.get("opcode") == "=" and around.children[0] is node
    return is_set and not around.is_macro and is_statement(around)
