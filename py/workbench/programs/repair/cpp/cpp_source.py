"""A C or C++ program as text and as Clang's tree, with the places that an edit can be chosen at."""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from workbench.programs.syntax.clang_tree import FUNCTIONS, LABELS, ClangTree, Node, is_statement
from workbench.programs.syntax.python_tree import Splice, spliced

UNSAFE = {"DeclStmt", "NullStmt", "CompoundStmt", *LABELS}  # Not wrapped in a condition.
VARIABLES = {"VarDecl", "ParmVarDecl"}
CONSTANT = {"ConstantExpr", "EnumConstantDecl", "StaticAssertDecl", "TemplateArgument"}
REPEATED = {"ClassTemplateSpecializationDecl", "CXXDefaultArgExpr", "CXXDefaultInitExpr"}
PATTERNS = {"FunctionTemplateDecl": FUNCTIONS, "ClassTemplateDecl": {"CXXRecordDecl"}}
CALLED = "operator()"
ARITHMETIC = re.compile(
    r"(?:const )?(?:bool|_Bool|float|double|(?:(?:un)?signed )?(?:char|short|int|long|long long))"
)
ASSIGNED = "__builtin_memcpy((void *)&{0}, &(__typeof__({0})) {1}, sizeof {0});"
LONGEST = 800  # Characters of a version.
# The forms of slots.
EXPRESSION, EFFECT, STATEMENT, INSERTED, TABLE = range(5)


class Slot(NamedTuple):
    """A part of the text, one version of which is chosen when the program runs.

    Attributes:
        start: Its start.
        end: Its end; that of an insertion is its start.
        form: The form.
        type: The type of an expression.
    """

    start: int
    end: int
    form: int
    type: str = ""


def own_name(node: Node) -> str:
    """Returns the name of a variable, a function or a member that an expression names."""
    found: str = node.name or node.data.get("referencedDecl", {}).get("name", "")
    return found


def unlabelled(statement: Node) -> Node:
    """Returns a statement without the labels before it."""
    while statement.kind in LABELS and statement.children:
        statement = statement.children[-1]
    return statement


class CppSource:
    """A program and its tree. Offsets count bytes, so the text has a character for each byte.

    Attributes:
        text: The text.
        is_c: Whether it is C.
        root: The root of the tree.
        nodes: The nodes in the text, the outer ones first, each part of a template once.
    """

    def __init__(self, program: str, tree: str, is_c: bool) -> None:
        self._tree = ClangTree(program, tree)
        self.text = self._tree.data.decode("latin-1")
        self.is_c = is_c
        self.root = self._tree.root
        self.nodes = [*self._once(self.root)]
        self.declared = self._tree.nodes
        self._enums = {node.name for node in self.nodes if node.kind == "EnumDecl"}
        self.tables: set[Node] = set()  # Tables that are assigned again.
        self._slots: dict[Node, Slot | None] = {}

    def _once(self, node: Node) -> Iterator[Node]:
        yield node
        children = node.children
        if node.kind == "LambdaExpr":
            called = [one for child in children for one in child.children if one.name == CALLED]
            children = [one for method in called for one in method.children if one.name]
            children += [child for child in node.children if child.kind == "CompoundStmt"]
        elif node.kind == "CXXForRangeStmt":
            children = [
                one for part in children[:2] for one in part.walk() if one.kind == "VarDecl"
            ]
            children = [one for made in children for one in made.children]
            children += node.children[-2:]
        elif node.kind in PATTERNS:
            children = [child for child in children if child.kind in PATTERNS[node.kind]][:1]
        for child in children:
            if child.kind not in REPEATED and not child.data.get("isImplicit"):
                yield from self._once(child)

    def text_of(self, node: Node) -> str:
        """Returns the text of a node."""
        return self.text[node.start : node.end]

    @cached_property
    def characters(self) -> set[str]:
        """The literals of characters."""
        found = (node for node in self.nodes if node.kind == "CharacterLiteral")
        return {self.text_of(node) for node in found if self.is_written(node)}

    @cached_property
    def numbers(self) -> set[int]:
        """The whole numbers of the program."""
        texts = {self.text_of(one) for one in self.nodes if one.kind == "IntegerLiteral"}
        return {int(text) for text in texts if text.isdecimal()}

    @cached_property
    def functions(self) -> list[Node]:
        """The functions of the program."""
        return [node for node in self.nodes if node.kind in FUNCTIONS and node.start >= 0]

    def named(self, node: Node) -> Node | None:
        """Returns what a name stands for, None if that is not in the program."""
        found = self.declared.get(node.target)
        return found if found and found.start >= 0 else None

    def line(self, offset: int) -> int:
        """Returns the line of an offset."""
        return self._tree.line(offset)

    def is_written(self, node: Node) -> bool:
        """Returns whether a node is in the text as it is, not made by a macro."""
        return 0 <= node.start < node.end and not node.is_macro

    def function(self, node: Node) -> Node | None:
        """Returns the function around a node."""
        return next((one for one in node.around() if one.kind in FUNCTIONS), None)

    def end(self, node: Node) -> int:
        """Returns the end of a statement with its semicolon, 0 if it is unknown."""
        return self._tree.behind(node)

    def statements(self, block: Node) -> list[Node]:
        """Returns the statements of a block that are written in it, without their labels."""
        found = [unlabelled(one) for one in block.children]
        is_whole = all(self.is_written(one) and self.end(one) for one in found)
        return found if is_whole else []

    def is_arithmetic(self, node: Node) -> bool:
        """Returns whether a node is an expression with a number, character or truth value."""
        type_ = node.plain_type
        return bool(ARITHMETIC.fullmatch(type_)) or type_ in self._enums

    def slot(self, node: Node) -> Slot | None:
        """Returns the slot that is exactly a node, None if there is none."""
        if node not in self._slots:
            self._slots[node] = self._slot_of(node)
        return self._slots[node]

    def _slot_of(self, node: Node) -> Slot | None:
        if not self.is_written(node):
            return None
        if is_statement(node):
            has_label = any(one.kind == "LabelStmt" for one in node.walk())
            end = 0 if node.kind in UNSAFE or has_label else self.end(node)
            return Slot(node.start, end, STATEMENT) if end else None
        around = node.parent
        if around and around.kind == "ForStmt" and len(around.children) == 5:
            is_effect = node in (around.children[0], around.children[3])
            if is_effect and node.kind != "DeclStmt":
                return Slot(node.start, node.end, EFFECT)
        if self._is_table(node):
            return self._table(node)
        is_value = node.data.get("valueCategory") == "prvalue" and self.is_arithmetic(node)
        if is_value and not self._is_constant(node):
            return Slot(node.start, node.end, EXPRESSION, node.plain_type.replace("const ", ""))
        return None

    def _is_constant(self, node: Node) -> bool:
        """Returns whether an expression may have to be a constant."""
        inside = node
        for one in node.around():
            if one.kind in CONSTANT or (one.kind == "CaseStmt" and inside is one.children[0]):
                return True
            if one.kind in ("VarDecl", "FieldDecl"):
                is_const = one.type.startswith("const ") and "[" not in one.type
                is_number = is_const and self.is_arithmetic(one)
                is_static = self._is_static(one)
                return bool(one.data.get("constexpr")) or is_number or (self.is_c and is_static)
            if one.kind in FUNCTIONS or one.kind.endswith("Stmt"):
                return False
            inside = one
        return True

    def _is_static(self, variable: Node) -> bool:
        is_local = self.function(variable) is not None
        return not is_local or variable.data.get("storageClass") == "static"

    def _is_table(self, node: Node) -> bool:
        """Returns whether a node is the constant initial value of an array or a structure in C."""
        around = node.parent
        return bool(
            self.is_c
            and node.kind == "InitListExpr"
            and around
            and around.kind == "VarDecl"
            and self._is_static(around)
        )

    def _table(self, node: Node) -> Slot:
        """Returns where a table is assigned anew: after its declaration, or before `main`."""
        variable = node.parent
        assert variable
        if variable.parent and variable.parent.kind == "DeclStmt":
            at = self.end(variable.parent)
            return Slot(at, at, INSERTED)
        return Slot(len(self.text), len(self.text), TABLE, f"othello_fix_table_{variable.name}")

    def version(self, node: Node, splices: tuple[Splice, ...]) -> tuple[Slot, str] | None:
        """Returns the smallest slot around some splices in a node, and its text after them."""
        start, end = min(splices).start, max(splice.end for splice in splices)
        found: tuple[Slot, Node] | None = None
        for one in [node, *node.around()]:
            if one.kind == "DeclStmt":
                break
            if found and (one.start, one.end) != (found[1].start, found[1].end):
                break
            if one.start <= start and end <= one.end and (slot := self.slot(one)):
                found = slot, one  # The outermost one of the same text has the type that is used.
        if not found:
            return None
        slot, one = found
        last = self.end(one) if slot.form == STATEMENT else one.end
        moved = [Splice(at.start - one.start, at.end - one.start, at.text) for at in splices]
        text = spliced(self.text[one.start : last], moved)
        if len(text) > LONGEST:
            return None
        if slot.form in (INSERTED, TABLE):
            variable = one.parent
            assert variable
            self.tables.add(variable)
            text = ASSIGNED.format(variable.name, text)
        return slot, text

    def variable_tables(self) -> str:
        """Returns the text, in which the tables that are assigned anew are not constant."""
        text = self.text
        for variable in self.tables:
            declared = text[variable.start : variable.place]
            changed = declared.replace("const ", "      ")
            text = text[: variable.start] + changed + text[variable.place :]
        return text
