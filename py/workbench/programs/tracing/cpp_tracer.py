"""Adds calls of a tracer to a C or C++ program, which otherwise stays the same.

`static/compiler/trace.h` has what is called. What cannot be followed safely is left alone: text in
macros, constant expressions, variables that a `goto` or a `case` may jump over.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from workbench.programs.syntax.clang_tree import (
    FUNCTIONS,
    LABELS,
    ClangTree,
    Insertions,
    Node,
    is_statement,
)
from workbench.programs.tracing.c_types import CTypes
from workbench.programs.tracing.cpp_expressions import WORD, ExpressionTracer, assigned, is_blank
from workbench.programs.tracing.events import MAIN, Loop, ProgramParts, Variable

HEAD = '#include "trace.h"\n#line 1\n'
MOST_LINES = 50_000  # Of a program.
RECORDS = {
    "CXXRecordDecl", "ClassTemplateSpecializationDecl", "ClassTemplatePartialSpecializationDecl",
}  # fmt: skip
TEMPLATES = {"FunctionTemplateDecl", "ClassTemplateDecl"}
SCOPES = {"TranslationUnitDecl", "NamespaceDecl", "LinkageSpecDecl"}
# Parts in which nothing is followed: they are constant, not evaluated, or made by the compiler.
KEPT = {
    "ConstantExpr", "StaticAssertDecl", "EnumDecl", "FieldDecl", "ParmVarDecl", "RequiresExpr",
    "UnaryExprOrTypeTraitExpr", "CXXTypeidExpr", "CXXNoexceptExpr", "CXXDefaultArgExpr",
    "CXXDefaultInitExpr", "ConceptDecl", "TypedefDecl", "TypeAliasDecl", "VarTemplateDecl",
}  # fmt: skip
# Functions and classes after which a run may be somewhere else, or in two places.
UNSAFE = re.compile(r"(std::)?(_?_?(sig)?setjmp|v?fork|pthread_create|async|j?thread)")
NAME = re.compile(r"[A-Za-z_]\w*")


# How a variable began to live; see `trace__live`.
MADE, GIVEN, STATIC = "TRACE__MADE", "TRACE__GIVEN", "TRACE__STATIC"
BLANK, UNSET = "TRACE__BLANK", "TRACE__UNSET"
CONSTEXPR = "constexpr"
CONSTANT = re.compile(r"\bconst(expr|eval)\b")
TEXTS = ("{0, 0, 't'", "{0, 0, 'p'")  # How descriptions of types begin that may hold a text.
VARIABLE_LENGTH = re.compile(r"\[(?!\d+\])")


class Untraceable(Exception):
    """The program cannot be followed."""


class InstrumentedSource(NamedTuple):
    """The text of a program that calls a tracer, its parts, and the tree of the program."""

    text: str
    parts: ProgramParts
    tree: ClangTree


def instrumented(source: str, tree: str, is_c: bool) -> InstrumentedSource:
    """Returns a program with calls of a tracer.

    Args:
        source: The program.
        tree: Clang's tree of it, see `workbench.programs.syntax.clang_tree`.
        is_c: Whether it is written in C.

    Raises:
        Untraceable: It does what a tracer cannot follow, or the tree cannot be read.
    """
    try:
        found = ClangTree(source, tree)
        instrumenter = _CppInstrumenter(found, is_c)
        instrumenter.visit(found.root)
    except (ValueError, RecursionError, LookupError) as error:
        raise Untraceable(str(error)) from error
    if source.count("\n") > MOST_LINES or any(map(_is_unsafe, found.nodes.values())):
        raise Untraceable("It uses jumps, threads or coroutines, or is too long.")
    parts = instrumenter.finished()
    return InstrumentedSource(HEAD + instrumenter.insertions.inserted(found.data), parts, found)


class _CppInstrumenter:
    """Visits the nodes in the order of the text.

    It has many methods, because each kind of node of the syntax tree has one.
    """

    def __init__(self, tree: ClangTree, is_c: bool) -> None:
        self.found = ProgramParts([], set(), [], [], {}, set())
        self.numbers: dict[Variable, int] = {}
        self._kinds: dict[int, str] = {}  # The types of the variables.
        self.insertions = Insertions()
        self._tree = tree
        self._is_c = is_c
        self._function = MAIN
        self._parameters: dict[str, int] = {}  # Their numbers by Clang's.
        self._marked: set[int] = set()  # The offsets that have a marker.
        self._done: set[int] = set()  # The offsets of bodies; Clang lists some twice.
        self._globals: list[Node] = []  # Of the current declaration.
        self._types = CTypes(tree)
        self._variable_functions = _variable_functions(tree)
        self._at_end: dict[str, str] = {}  # What registers the globals of C.
        self._expressions = ExpressionTracer(tree, self.insertions, self.found, is_c)

    def visit(self, node: Node) -> None:
        """Instruments a declaration or an expression."""
        if node.kind in KEPT or node.data.get("isImplicit"):
            return
        if node.kind in TEMPLATES:
            kinds = FUNCTIONS | RECORDS
            self._visit_all([one for one in node.children if one.kind in kinds][:1])
        elif node.kind in FUNCTIONS:
            self._visit_function(node)
        elif node.kind == "LambdaExpr":
            self._visit_all(one for one in node.walk() if one.kind in FUNCTIONS)
        elif node.kind.endswith("Stmt") and node.kind != "DeclStmt":
            self._statement(node)
        else:
            if node.kind in RECORDS and node.end not in self._done:
                self._done.add(node.end)
                self._record(node)
            if self._function != MAIN:
                self._expressions.visit(node)
            if node.kind != "VarDecl" or not self._is_constant(node):
                self._visit_all(node.children)
            if node.kind == "VarDecl" and node.parent and node.parent.kind in SCOPES:
                self._global(node)
            self._assignment(node)

    def finished(self) -> ProgramParts:
        """Registers the globals of C, and returns what the traces refer to.

        Globals may not be registered where they are declared.
        """
        if self._at_end:
            head = "__attribute__((constructor(102))) static void trace__globals(void) {"
            text = f"\n{head}{''.join(self._at_end.values())} }}\n"
            self.insertions.after(len(self._tree.data), text)
        return self.found._replace(variables=[*self.numbers], indexed=self._indexed())

    def _indexed(self) -> tuple[int, ...]:
        """Returns the variables of which each use of an item by an index is an event.

        Another variable may hold the items of one that is copied.
        """
        if not self._expressions.follows_indexes():
            return ()
        copied = self._expressions.copied_types()
        kinds = self._kinds.items()
        return tuple(number for number, kind in kinds if copied.isdisjoint(WORD.findall(kind)))

    def _visit_all(self, nodes: Iterator[Node] | list[Node]) -> None:
        for node in nodes:
            self.visit(node)

    # Functions and classes

    def _visit_function(self, node: Node) -> None:
        body = next((one for one in node.children if one.kind == "CompoundStmt"), None)
        is_lambda = node.parent is not None and _is_lambda(node.parent)
        if not body or not self._is_braced(body) or body.start in self._done:
            return
        head = self._tree.text(node.start, body.start)
        if node.data.get("constexpr") and (not is_lambda or CONSTANT.search(head)):
            if node.data["id"] not in self._variable_functions:
                return
            start = node.start + head.index(CONSTEXPR)
            self.insertions.before(start, "/*")
            self.insertions.after(start + len(CONSTEXPR), "*/ inline")
        self._done.add(body.start)
        outer = self._function
        self._function = self._function_name(node, is_lambda)
        if _only_returns_an_item(body):
            self.found.getters.add(self._function)
        line = self._tree.line(node.place if not is_lambda else node.start)
        text = self._entered(line)
        if self._has_this(node) and not is_lambda:
            text += self._registered("this", self._function, "*this", GIVEN)
        for one in node.children:
            is_left = one.data.get("isParameterPack") or one.data.get("storageClass") == "register"
            if one.kind == "ParmVarDecl" and one.name and not is_left:
                text += self._registered(one.name, one.type, origin=GIVEN)
                self._parameters[one.data["id"]] = self.numbers[self._variable(one.name)]
        self._block(body, text)
        for one in node.children:
            if one.kind == "CXXCtorInitializer":
                self._expressions.initializer(one)
        self._function = outer

    def _has_this(self, node: Node) -> bool:
        earlier = self._tree.nodes.get(node.data.get("previousDecl", ""), node)
        is_static = "storageClass" in node.data or "storageClass" in earlier.data
        return node.kind != "FunctionDecl" and not is_static

    def _function_name(self, node: Node, is_lambda: bool) -> str:
        """Returns the name of a function with its classes, or of the variable of a lambda."""
        if is_lambda:
            outer = [one for one in node.around() if one.kind == "VarDecl"][:1]
            return outer[0].name if outer else self._function
        names, holder = [node.name], self._tree.nodes.get(node.data.get("parentDeclContextId", ""))
        holder = holder or node.parent
        while holder:
            if holder.kind in RECORDS | {"NamespaceDecl"} and holder.name:
                names.append(holder.name)
            holder = holder.parent
        return "::".join(reversed(names))

    def _record(self, node: Node) -> None:
        """Adds a function that shows the members of a class."""
        tag = node.data.get("tagUsed")
        is_plain = not node.is_macro and tag in ("struct", "class") and not _is_lambda(node)
        if self._is_c or not is_plain or not node.data.get("completeDefinition"):
            return
        if self._tree.data[node.end - 1 : node.end] != b"}" or _is_without_object(node):
            return
        kinds = [one for one in node.children if _is_member(one)]
        bases = [one["type"]["qualType"] for one in node.data.get("bases", ())]
        if bases and not kinds:
            return
        shown = [f"trace__m.base((const {base} &)*this); " for base in bases]
        shown += [f'trace__m("{one.name}", {one.name}); ' for one in kinds]
        self.insertions.after(
            node.end - 1,
            f" public: const char *trace__members(::trace__cpp::visitor &trace__m)"
            f' const {{ (void)trace__m; {"".join(shown)}return "{node.name}"; }} ',
        )

    # Variables

    def _variable(self, name: str) -> Variable:
        return Variable(self._function, name)

    def _is_constant(self, node: Node) -> bool:
        """Returns whether the value of a variable may have to be known to the compiler."""
        is_static = self._is_c and node.data.get("storageClass") == "static"
        if node.data.get("constexpr") or is_static:
            return True
        uses = [one.type for one in node.walk() if one.kind == "DeclRefExpr"]
        return node.type.startswith("const ") and any(
            one.startswith("const ") and "[" in one for one in uses
        )

    def _registered(
        self, name: str, kind: str, value: str = "", origin: str = MADE, line: int = 0
    ) -> str:
        """Returns a declaration that registers a variable of the current function.

        Args:
            name: Its name.
            kind: Its type in C.
            value: What is registered, if it is not the variable.
            origin: One of MADE, GIVEN, STATIC, BLANK and UNSET.
            line: The line of a global.
        """
        variable = self._variable(name)
        number = self.numbers.setdefault(variable, len(self.numbers))
        self._kinds[number] = kind
        storage = "static " if origin == STATIC else ""
        if not self._is_c:
            at = f"(trace__at({line}), {number})" if line else str(number)
            arguments = f"{at}, {origin}, {value or name}"
            return f" {storage}::trace__cpp::variable trace__v{number}({arguments});"
        types = self._types.described(name, kind)
        if not types:
            return ""
        own = f"trace__v{number}"
        is_constant = not VARIABLE_LENGTH.search(kind)
        reader = "trace__text_in" if types[0].startswith(TEXTS) else "0"
        size = f"sizeof({name})" if types[0].startswith("{0, 0, trace__kind") else "0"
        once = f"if (!{own}.age) " if origin == STATIC else ""
        once += f"trace__at({line}), " if line else ""
        return (
            f" {'static ' if is_constant else ''}const struct trace__type trace__t{number}[]"
            f" = {{{', '.join(types)}}};"
            f" {'static struct trace__variable' if storage else 'trace__local'} {own};"
            f" {once}trace__live(&{own}, {number}, {origin}, &{name}, {size}, sizeof({name}),"
            f" 1, trace__print_type, trace__t{number}, {reader});"
            f" trace__declare(&{own}, {origin}, sizeof({name}), 1);"
        )

    def _declared(self, node: Node) -> str:
        """Returns declarations that register the variables of a declaration."""
        found = ""
        for one in node.children:
            names = [inner for inner in one.children if inner.kind == "BindingDecl"]
            if one.kind == "VarDecl":
                names = [one]
            for inner in names:
                kind = one.data.get("storageClass", "")
                if inner.name and kind in ("", "static") and not one.data.get("tls"):
                    is_given = one.type.endswith("&") or inner is not one
                    origin = STATIC if kind else GIVEN if is_given else self._origin(one)
                    found += self._registered(inner.name, inner.type, origin=origin)
                    self._assigned(inner.name)
                    self._expressions.numbers[inner.data["id"]] = self.numbers[
                        self._variable(inner.name)
                    ]
                    value = one.children[-1] if one.children else None
                    found += self._expressions.taken(inner.data["id"], value)
        return found

    def _origin(self, node: Node) -> str:
        """Returns how a variable of a function begins to live."""
        if not is_blank(node):
            return MADE
        return BLANK if node.data["id"] in self._expressions.escaping else UNSET

    def _assigned(self, name: str) -> None:
        number = self.numbers.get(self._variable(name))
        if number is not None:
            self.found.assigned.add(number)

    def _global(self, node: Node) -> None:
        """Registers the variables of a declaration behind it."""
        self._globals.append(node)
        end = self._tree.behind(node)
        if not end:
            return
        for one in self._globals:
            is_own = one.data.get("parentDeclContextId") is None
            if is_own and one.data.get("storageClass") != "extern" and not one.data.get("tls"):
                line = self._tree.line(one.place)
                text = self._registered(one.name, one.type, origin=STATIC, line=line)
                self._assigned(one.name)
                if self._is_c:
                    self._at_end[one.name] = text
                else:
                    self.insertions.after(end, text)
        self._globals.clear()

    def _assignment(self, node: Node) -> None:
        """Notes the variables that are assigned."""
        target = assigned(node)
        if not target:
            return
        if target.target in self._parameters:
            self.found.assigned.add(self._parameters[target.target])
        end = self._tree.behind(node)
        if end and is_statement(node) and target.target in self._expressions.numbers:
            taken = self._expressions.taken(target.target, node.children[-1])
            self.insertions.after(end, taken)

    # Statements

    def _block(self, node: Node, text: str = "") -> None:
        """Instruments the statements in braces, and inserts a text before them."""
        if self._is_braced(node):
            self.insertions.before(node.start + 1, text)
        for one in node.children:
            self._statement(one)

    def _is_braced(self, node: Node) -> bool:
        """Returns whether the braces of a block are written where they are."""
        data = self._tree.data
        return data[node.start : node.start + 1] == b"{" and data[node.end - 1 : node.end] == b"}"

    def _statement(self, node: Node, is_marked: bool = True) -> None:
        if node.kind == "CompoundStmt":
            return self._block(node)
        if node.kind in LABELS:
            return self._statement(node.children[-1])
        if is_marked and node.kind not in ("NullStmt", "AttributedStmt") and node.start >= 0:
            self._mark(node)
        visit: dict[str, Callable[[Node], None]] = {
            "IfStmt": self._if,
            "WhileStmt": self._loop,
            "ForStmt": self._loop,
            "CXXForRangeStmt": self._loop,
            "DoStmt": self._loop,
            "DeclStmt": self._declaration,
            "SwitchStmt": self._switch,
        }
        if node.kind.endswith("Stmt"):
            self._expressions.visit(node)
        if node.kind in visit:
            visit[node.kind](node)
        elif node.kind == "AttributedStmt":
            self._statement(node.children[-1], is_marked=False)
        elif node.kind.endswith("Stmt"):
            for one in node.children:
                if one.kind.endswith("Stmt") and one.kind != "DeclStmt":
                    self._statement(one, is_marked=one.kind != "CXXCatchStmt")
                else:
                    self.visit(one)
        else:
            self.visit(node)

    def _mark(self, node: Node) -> None:
        if node.start not in self._marked:
            self._marked.add(node.start)
            self.insertions.before(node.start, self._line(node.start) + "; ")

    def _line(self, offset: int) -> str:
        line = self._tree.line(offset)
        self.found.functions[line] = self._function
        return f"trace__line({line})"

    def _declaration(self, node: Node) -> None:
        self._visit_all(node.children)
        is_ended = self._tree.data[node.end - 1 : node.end] == b";"
        blocks = [one for one in node.around() if one.kind == "CompoundStmt"][:1]
        if is_ended and not any(map(_may_be_jumped_over, blocks)):
            self.insertions.after(node.end, self._declared(node))

    def _if(self, node: Node, is_chained: bool = False) -> None:
        *parts, then = node.children[:-1] if node.data.get("hasElse") else node.children
        is_plain = not node.data.get("hasInit") and not node.data.get("hasVar")
        is_tested = not node.data.get("isConstexpr") and not node.data.get("isConsteval")
        if is_chained and is_plain and is_tested:
            self._condition(parts[-1])
        self._visit_all(parts)
        text = "".join(self._declared(one) for one in parts if one.kind == "DeclStmt")
        self._body(then, text)
        other = node.children[-1]
        if not node.data.get("hasElse"):
            return
        if other.kind == "IfStmt" and not other.is_macro:
            self._if(other, is_chained=True)
        else:
            self._body(other, text)

    def _switch(self, node: Node) -> None:
        *parts, body = node.children
        self._visit_all(parts)
        text = "".join(self._declared(one) for one in parts if one.kind == "DeclStmt")
        self._body(body, text)

    def _condition(self, node: Node) -> bool:
        """Marks a condition or an increment, which is evaluated after other lines."""
        if node.start < 0 or node.is_macro:
            return False
        self.insertions.around(node.start, node.end, f"({self._line(node.start)}, (", "))")
        return True

    def _loop(self, node: Node) -> None:
        *parts, body = node.children
        is_tested = False
        if node.kind == "DoStmt":
            body, *parts = node.children
        elif node.kind == "WhileStmt" and len(parts) == 1:
            is_tested = self._condition(parts[0])
        declared = [one for one in parts if one.kind == "DeclStmt"]
        if node.kind == "CXXForRangeStmt":
            declared = parts[-1:] + [one for one in parts[:1] if one.kind == "DeclStmt"]
            parts = [one for one in parts if one.kind == "DeclStmt"][:2]
        elif node.kind == "ForStmt" and not parts[1].kind:
            is_tested, _ = map(self._condition, parts[2:])
        text = "" if is_tested else f" {self._line(node.start)};"
        text += "".join(map(self._declared, declared)) + self._begun(node, parts)
        if node.kind == "DoStmt":
            self._body(body, text)
            self._condition(parts[0])
            self._visit_all(parts)
        else:
            self._visit_all(parts)
            self._body(body, text)

    def _begun(self, node: Node, parts: list[Node]) -> str:
        """Returns the call at the begin of a round of a loop."""
        line, end = self._tree.line(node.start), self._tree.line(max(node.end - 1, node.start))
        head = self._tree.text(node.start, max(node.children[-1].start, node.start))
        if node.kind == "DoStmt":
            head = f"while ({self._tree.text(parts[0].start, parts[0].end)})"
        named = [one for part in parts for one in part.walk()]
        names = [one.name for one in named if one.kind == "VarDecl"]
        names += [one.data.get("referencedDecl", {}).get("name", "") for one in named]
        known = dict.fromkeys(name for name in names if NAME.fullmatch(name))
        self.found.loops.append(Loop(line, end, " ".join(head.split()), (*known,)))
        return f" trace__round({len(self.found.loops) - 1});"

    def _body(self, node: Node, text: str) -> None:
        """Instruments the body of a loop or a condition, and surrounds it with braces."""
        if node.kind == "CompoundStmt":
            self._block(node, text)
        elif node.start >= 0:
            end = self._tree.behind(node)
            if end and not node.is_macro:
                self.insertions.around(node.start, end, "{" + text + " ", "}")
                self._statement(node)
            else:
                self._statement(node, is_marked=False)
        self._marked.add(node.start)  # The rest of a macro is not part of the body.

    def _entered(self, line: int) -> str:
        if self._is_c:
            return (
                f' trace__function trace__c; trace__enter(&trace__c, "{self._function}", {line});'
            )
        return f' ::trace__cpp::call trace__c("{self._function}", {line});'


def _variable_functions(tree: ClangTree) -> set[str]:
    """Returns Clang's numbers of the `constexpr` functions that no constant needs.

    Each is only called, by its name. If a constant needs one of them, none is returned, because
    they may call each other.
    """
    named = [node for node in tree.root.walk() if node.start >= 0 and node.kind in FUNCTIONS]
    marked = {node.data["id"]: node for node in named if node.data.get("constexpr")}
    used = [node for node in tree.root.walk() if node.target in marked and node.start >= 0]
    if any(map(_is_in_constant, used)):
        return set()
    return {
        number
        for number, node in marked.items()
        if _can_vary(tree, node)
        and len(re.findall(rf"\b{node.name}\b", tree.data.decode()))
        == 1 + len([one for one in used if one.target == number])
    }


def _is_in_constant(node: Node) -> bool:
    return any(
        one.kind in KEPT
        or (one.kind == "VarDecl" and (one.data.get("constexpr") or one.type.startswith("const ")))
        for one in node.around()
    )


def _can_vary(tree: ClangTree, node: Node) -> bool:
    """Returns whether a function may lose `constexpr`, by which C++11 makes methods constant."""
    body = next((one.start for one in node.children if one.kind == "CompoundStmt"), -1)
    head = tree.text(node.start, max(body, node.start))
    is_const = node.type.endswith("const") and not re.search(r"\)[^)]*\bconst\b", head)
    is_plain = node.kind in ("FunctionDecl", "CXXMethodDecl") and NAME.fullmatch(node.name)
    return bool(is_plain) and head.count(CONSTEXPR) == 1 and not is_const and not node.is_macro


def _is_unsafe(node: Node) -> bool:
    names = (node.data.get("referencedDecl", {}).get("name", ""), node.type)
    return node.kind.startswith("Coro") or any(map(UNSAFE.fullmatch, names))


def _is_lambda(node: Node) -> bool:
    around = [node, *node.around()][:2]
    return any(one.data.get("definitionData", {}).get("isLambda") for one in around)


def _is_member(node: Node) -> bool:
    """Returns whether a class shows a member: a field, or a static variable that is no constant."""
    if node.kind == "VarDecl":
        return not node.data.get("constexpr") and not node.type.startswith("const ")
    return node.kind == "FieldDecl" and bool(node.name) and not node.is_macro


def _is_without_object(node: Node) -> bool:
    """Returns whether a class is only the type of unnamed members of the class around it."""
    if node.name or not node.parent:
        return False
    following = node.parent.children[node.parent.children.index(node) + 1 :]
    return bool(following) and bool(following[0].data.get("isImplicit"))


def _may_be_jumped_over(node: Node) -> bool:
    """Returns whether a label in a block can be reached without its declarations."""
    inner = [one for child in node.children for one in child.walk() if one.kind in LABELS]
    for label in inner:
        between = [one.kind for one in label.around()]
        depth = [one is node for one in label.around()].index(True)
        if label.kind == "LabelStmt" or "SwitchStmt" not in between[:depth]:
            return True
    return False


def _only_returns_an_item(body: Node) -> bool:
    """Returns whether a function looks up an item, perhaps after a check, and does nothing else."""
    kinds = [one.kind for one in body.walk() if one.kind.endswith("Stmt")]
    plain = {"CompoundStmt", "ReturnStmt", "IfStmt"}
    returned = [one for one in body.walk() if one.kind == "ReturnStmt"]
    items = {"ArraySubscriptExpr", "CXXOperatorCallExpr"}
    return plain.issuperset(kinds) and any(
        inner.kind in items for one in returned for inner in one.walk()
    )
