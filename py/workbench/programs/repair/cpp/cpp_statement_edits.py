"""Edits that delete, move, repeat or insert statements of C and C++ programs."""

import re
from collections.abc import Iterator
from itertools import pairwise, zip_longest

from workbench.programs.repair.cpp.cpp_edits import (
    CONDITIONS,
    CppEdit,
    bare,
    conditions_in,
    described,
    edited,
    operands,
    replaced,
)
from workbench.programs.repair.cpp.cpp_name_edits import Scopes
from workbench.programs.repair.cpp.cpp_source import INSERTED, CppSource, Slot, own_name
from workbench.programs.repair.cpp.cpp_statement_text import (
    SIMPLE,
    behind,
    changed,
    numbered,
    own_slot,
    shown,
    text_of,
)
from workbench.programs.repair.cpp.missing_edits import missing_edits
from workbench.programs.repair.edits import (
    ARROW,
    CONSTANT,
    INDEXED,
    REPEATED,
    counterparts,
)
from workbench.programs.repair.edits import INSERTED as LAST
from workbench.programs.repair.edits import STATEMENT as MOVED
from workbench.programs.syntax.clang_tree import (
    FUNCTIONS,
    LABELS,
    LOOPS,
    Node,
    condition,
    is_statement,
)
from workbench.programs.syntax.python_tree import Splice

JUMPS = {"BreakStmt": "break", "ContinueStmt": "continue"}
KEYWORDS = {"IfStmt": ("if", "while"), "WhileStmt": ("while", "if")}
LEAVING = {*JUMPS, "ReturnStmt"}
LONGEST = 50  # Characters of an assignment or a condition that is written elsewhere too.
LIMITS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OPPOSITE = str.maketrans("+-", "-+")
LITERAL = re.compile(r"return (?:-?\d+|true|false)")
STEPPED = re.compile(r"(?:\+\+|--).+;|.+(?:\+\+|--);")
FIXED = re.compile(r"[^\[]+(\[\d+\])*")  # A type of known size.
CONTAINERS = re.compile(
    r"(?:std::)?(?:vector|string|map|set|deque|list|multiset|unordered_\w+|stack)\b"
)


def statement_edits(source: CppSource) -> Iterator[CppEdit]:
    """Yields the edits of all statements."""
    scopes = Scopes(source)
    for node in source.nodes:
        if is_statement(node) and source.is_written(node) and source.end(node):
            yield from _jumps(source, node)
            yield from _keywords(source, node)
            yield from _deletions(source, node)
            yield from _less_else(source, node)
        if node.kind == "CompoundStmt":
            yield from _block_edits(source, scopes, source.statements(node))
    yield from _resets(source)
    yield from _copies(source, scopes)
    yield from _mirrored(source, scopes)
    yield from sibling_edits(source, scopes)
    yield from missing_edits(source, scopes)


def _jumps(source: CppSource, node: Node) -> Iterator[CppEdit]:
    is_return = node.kind == "ReturnStmt"
    text = source.text_of(node) if is_return else JUMPS.get(node.kind, "")
    slot = own_slot(source, node)
    for other in jumps_at(source, node) if text and slot else ():
        if other != text and slot and not (is_return and other.startswith("return")):
            yield changed(CONSTANT, ARROW.format(text, other), node, (slot, f"{other};"))


def _keywords(source: CppSource, node: Node) -> Iterator[CppEdit]:
    """Yields the edit of an `if` without `else` to `while`, or of a `while`."""
    word, other = KEYWORDS.get(node.kind, ("", ""))
    if word and not node.data.get("hasElse"):
        yield from edited(source, MOVED, (node, Splice(node.start, node.start + len(word), other)))


def jumps_at(source: CppSource, node: Node) -> list[str]:
    """Returns the jumps that a statement can be."""
    found: list[str] = []
    for one in node.around():
        if one.kind in LOOPS:
            found = ["break", "continue"]
        elif one.kind == "SwitchStmt" and not found:
            found = ["break"]
        if one.kind in (*FUNCTIONS, "LambdaExpr"):
            return found + _returns(source, one)
    return found


def _returns(source: CppSource, function: Node) -> list[str]:
    """Returns the return statements of a function that have a literal, or no value."""
    if function.type.startswith("void "):
        return ["return"]
    returned = [node for node in function.walk() if node.kind == "ReturnStmt" and node.children]
    texts = {source.text_of(one) for one in returned if function.name != "main"}
    return sorted(text for text in texts if LITERAL.fullmatch(text))


def _deletions(source: CppSource, node: Node) -> Iterator[CppEdit]:
    slot = own_slot(source, node)
    if not slot:
        return
    yield changed(MOVED, f"delete {shown(source, node)}", node, (slot, _removed(node)))
    if node.kind == "IfStmt" and not node.data.get("hasElse"):
        body = text_of(source, node.children[-1])
        said = f"delete the condition of {shown(source, node)}"
        yield changed(REPEATED, said, node, (slot, body))


def _block_edits(source: CppSource, scopes: Scopes, statements: list[Node]) -> Iterator[CppEdit]:
    ends = _ends(statements)
    for own, after in pairwise(statements):
        yield from _exchanged(source, own, after)
        yield from _more_else(source, own, after)
    for number, own in enumerate(statements):
        slot, text = own_slot(source, own), text_of(source, own)
        for jump in jumps_at(source, own) if own in ends and not _leaves(own) else ():
            said = f"insert `{jump};` after {shown(source, own)}"
            yield changed(LAST, said, own, (behind(source, own), f"{jump};"))
        if not slot or "\n" in text:
            continue
        gone = slot, _removed(own)
        for other_number, other in enumerate(statements):
            is_dead = _leaves(other) or (_leaves(own) and other not in ends)
            if other is own or is_dead or not scopes.can_move(own, other):
                continue
            there = behind(source, other), text
            names = shown(source, own), shown(source, other)
            if own.kind not in JUMPS:
                yield changed(REPEATED, "write {} also after {}".format(*names), other, there)
            if other_number not in (number - 1, number + 1):
                yield changed(REPEATED, "move {} after {}".format(*names), own, gone, there)
        yield from _across_blocks(source, scopes, statements, number, gone)


def _leaves(statement: Node) -> bool:
    """Returns whether a statement is a jump, or ends with one."""
    if statement.kind == "CompoundStmt" and statement.children:
        return _leaves(statement.children[-1])
    return statement.kind in LEAVING


def _ends(statements: list[Node]) -> list[Node]:
    """Returns the statements of a block after which a jump hides no other one."""
    return [
        own
        for own, after in zip_longest(statements, statements[1:])
        if after is None or (after.parent and after.parent.kind in LABELS)
    ]


def _removed(statement: Node) -> str:
    """Returns what is left in the place of a statement."""
    return "" if statement.parent and statement.parent.kind == "CompoundStmt" else ";"


def _exchanged(source: CppSource, own: Node, after: Node) -> Iterator[CppEdit]:
    """Yields the edit that exchanges two neighbours, one of which may be a declaration."""
    first, second = own_slot(source, own), own_slot(source, after)
    made = {one.data["id"] for one in own.children if one.kind == "VarDecl"}
    is_bound = any(one.target in made for one in after.walk()) or _removed(after)
    if is_bound or _leaves(own) or _leaves(after):
        return
    one, other = text_of(source, own), text_of(source, after)
    if second:
        versions = (Slot(own.start, own.start, INSERTED), other), (second, "")
    elif first:
        versions = (first, ""), (behind(source, after), one)
    else:
        return
    said = f"move {shown(source, after)} before {shown(source, own)}"
    places = (own.start, other, one), (after.start, one, other)
    splices = tuple(Splice(start, start + len(old), new) for start, new, old in places)
    yield CppEdit(MOVED, splices, said, versions, own)


def _more_else(source: CppSource, own: Node, after: Node) -> Iterator[CppEdit]:
    """Yields the edit that runs a statement only if the condition before it is false."""
    last = own
    while last.kind == "IfStmt" and last.data.get("hasElse"):
        last = last.children[-1]
    slots = own_slot(source, own), own_slot(source, after)
    is_free = last.kind == "IfStmt" and not _leaves(last.children[-1]) and not _removed(after)
    if is_free and slots[0] and slots[1]:
        whole = f"{text_of(source, own)} else {text_of(source, after)}"
        said = f"insert `else` before {shown(source, after)}"
        splice = Splice(after.start, after.start, "else ")
        yield CppEdit(MOVED, (splice,), said, ((slots[0], whole), (slots[1], "")), own)


def _less_else(source: CppSource, node: Node) -> Iterator[CppEdit]:
    """Yields edits that run what follows an `else` in any case."""
    last = node if node.parent and node.parent.kind == "CompoundStmt" else None
    while last and last.kind == "IfStmt" and last.data.get("hasElse"):
        then, last = last.children[-2:]
        start = source.text.rfind("else", then.end, last.start)
        if start >= 0:
            said = f"delete `else` before {shown(source, last)}"
            splice = Splice(start, start + len("else"), "")
            yield from edited(source, MOVED, (node, splice), said=said)


def _across_blocks(
    source: CppSource,
    scopes: Scopes,
    statements: list[Node],
    number: int,
    gone: tuple[Slot, str],
) -> Iterator[CppEdit]:
    """Yields edits that move a statement out of its block, or into the block before it."""
    own = statements[number]
    text, around = text_of(source, own), own.parent
    if number == len(statements) - 1:
        while around and around.parent and around.parent.kind not in FUNCTIONS:
            around = around.parent
            block = around.parent
            if not block or block.kind != "CompoundStmt" or not source.end(around):
                continue
            is_open = not _leaves(own) or around in _ends(source.statements(block))
            if is_open and scopes.can_move(own, around):
                said = f"{shown(source, own)} behind {shown(source, around)}"
                there = behind(source, around), text
                yield changed(MOVED, f"move {said}", own, gone, there)
                yield changed(REPEATED, f"write {said}", around, there)
    before = statements[number - 1] if number else own
    while before is not own and before.kind in LOOPS | {"IfStmt"}:
        block = before.children[-1]
        inner = source.statements(block) if block.kind == "CompoundStmt" else [block]
        if not inner:
            return
        slot = own_slot(source, block)
        if block.kind == "CompoundStmt":
            said = f"move {shown(source, own)} to the end of {shown(source, before)}"
            yield changed(MOVED, said, own, gone, (behind(source, inner[-1]), text))
        elif slot:
            said = f"put {shown(source, block)} and {shown(source, own)} in braces"
            splices = Splice(block.start, block.start, "{ "), Splice(gone[0].end, gone[0].end, " }")
            versions = (slot, f"{{ {text_of(source, block)} {text} }}"), gone
            yield CppEdit(MOVED, splices, said, versions, own)
        before = inner[-1]


def _resets(source: CppSource) -> Iterator[CppEdit]:
    """Yields edits that give a variable its first value again where it is used."""
    uses: dict[str, list[Node]] = {}
    for node in source.nodes:
        if node.kind in ("DeclRefExpr", "MemberExpr"):
            uses.setdefault(node.target, []).append(node)
    for variable in source.nodes:
        if variable.kind not in ("VarDecl", "FieldDecl") or not source.is_written(variable):
            continue
        text = _reset(source, variable)
        used = uses.get(variable.data.get("id", ""), [])
        if not text or variable.type.startswith("const ") or variable.data.get("constexpr"):
            continue
        yield from _initialised(source, variable, text)
        blocks: dict[Node, Node] = {}
        for use in used:
            for one in use.around():
                if one in variable.around():
                    break
                body = one.children[-1] if one.kind in LOOPS | FUNCTIONS and one.children else None
                is_known = variable.kind == "VarDecl" or variable.parent in [*one.around()]
                if body and body.kind == "CompoundStmt" and is_known:
                    blocks[body] = one
        for block, owner in blocks.items():
            if inner := source.statements(block):
                said = f"write `{text}` at the start of {numbered(source, owner)}"
                start = Slot(block.start + 1, block.start + 1, INSERTED)
                yield changed(MOVED, said, block, (start, text))
                if owner.kind in LOOPS and not source.is_arithmetic(variable):
                    said = f"insert `{text}` after {shown(source, inner[-1])}"
                    yield changed(MOVED, said, block, (behind(source, inner[-1]), text))


def _reset(source: CppSource, variable: Node) -> str:
    """Returns the statement that gives a variable its first value, empty if there is none."""
    name, type_ = variable.name, variable.type
    if "&" in type_ or "*" in type_ or not name:
        return ""
    if "[" in type_:
        return f"memset({name}, 0, sizeof {name});"
    first = (
        variable.children[-1] if variable.data.get("init") == "c" and variable.children else None
    )
    if first and source.is_written(first) and source.is_arithmetic(variable):
        return f"{name} = {source.text_of(first)};"
    if source.is_arithmetic(variable):
        return f"{name} = 0;"
    return f"{name}.clear();" if CONTAINERS.match(variable.plain_type) else ""


def _initialised(source: CppSource, variable: Node, text: str) -> Iterator[CppEdit]:
    """Yields the edit that sets a variable where it is declared."""
    statement = variable.parent
    if not statement or statement.kind != "DeclStmt":
        return
    if not statement.parent or statement.parent.kind != "CompoundStmt":
        return
    slot = Slot(source.end(statement), source.end(statement), INSERTED)
    if variable.data.get("storageClass") == "static":
        at = source.text.find("static ", variable.start, variable.place)
        if at >= 0:
            splice = Splice(at, at + len("static "), "")
            said = f"delete `static` of {shown(source, statement)}"
            yield CppEdit(MOVED, (splice,), said, ((slot, text),), variable)
    elif not variable.data.get("init") and FIXED.fullmatch(variable.type):
        value = " = {0}" if "[" in variable.type else " = 0"
        splices = (Splice(variable.end, variable.end, value),)
        said = described(source, variable, splices)
        yield CppEdit(MOVED, splices, said, ((slot, text),), variable)


def _copies(source: CppSource, scopes: Scopes) -> Iterator[CppEdit]:
    """Yields edits that repeat an assignment of a function anywhere else in it."""
    assignments: dict[Node | None, dict[str, Node]] = {}
    places: dict[Node | None, list[Node]] = {}
    for node in source.nodes:
        if not is_statement(node) or not source.is_written(node) or not source.end(node):
            continue
        function, text = source.function(node), text_of(source, node)
        if node.kind == "BinaryOperator" and len(text) < LONGEST:
            assignments.setdefault(function, {})[text] = node
        if node.parent and node.parent.kind == "CompoundStmt" and node.kind in SIMPLE:
            places.setdefault(function, []).append(node)
    for function, found in assignments.items():
        for text, own in found.items():
            for other in places.get(function, []):
                if other.parent is not own.parent and scopes.can_move(own, other):
                    said = f"write {shown(source, own)} also after {shown(source, other)}"
                    yield changed(LAST, said, other, (behind(source, other), text))


def _mirrored(source: CppSource, scopes: Scopes) -> Iterator[CppEdit]:
    """Yields edits that add the update of a counterpart, or the one of another index."""
    for node in source.nodes:
        slot = own_slot(source, node) if node.kind in SIMPLE else None
        if not slot or not node.parent or node.parent.kind != "CompoundStmt":
            continue
        text = text_of(source, node)
        for new in _counterparts(scopes, node, text):
            said = f"insert `{new}` after {shown(source, node)}"
            yield changed(MOVED, said, node, (behind(source, node), new))


def _counterparts(scopes: Scopes, node: Node, text: str) -> Iterator[str]:
    named = [one for one in node.walk() if one.kind in ("DeclRefExpr", "MemberExpr")]
    first = next((one for one in named if scopes.others(one)), None)
    for target, value, forms in counterparts(text.removesuffix(";")):
        if first:
            others = [target.replace(own_name(first), one, 1) for one in scopes.others(first)]
            if indexed := INDEXED.fullmatch(target):
                base, index = indexed.groups()
                plain = index[1:] if index[0] == "!" else f"!{index}"
                others += [f"{base}[{plain}]", f"{base}[1 - {index}]"]
            for other in others:
                yield from (f"{form.format(other, value)};" for form in forms)
    if first and STEPPED.fullmatch(text):
        name = own_name(first)
        for other in scopes.others(first):
            same = text.replace(name, other)
            yield same
            yield same.translate(OPPOSITE)
    for one, other in ("[0]", "[1]"), ("[1]", "[0]"):
        if one in text.partition("=")[0] and other not in text.partition("=")[0]:
            yield text.replace(one, other, 1)


def sibling_edits(source: CppSource, scopes: Scopes) -> Iterator[CppEdit]:
    """Yields edits that add to a condition another one of the same function, or a part of it."""
    found = [
        (one, node) for node in source.nodes if (one := condition(node)) and source.is_written(one)
    ]
    returned = [
        (node.children[0], node)
        for node in source.nodes
        if node.kind == "ReturnStmt" and node.children and source.is_written(node.children[0])
        if bare(node.children[0]).data.get("opcode") in CONDITIONS
    ]
    parts: dict[Node | None, dict[str, Node]] = {}
    for one, node in [*found, *returned]:
        for part in conditions_in(one):
            if source.is_written(part):
                known = parts.setdefault(source.function(node), {})
                known.update(dict.fromkeys(_with_other_limits(source, part), part))
    for one, node in found:
        whole = source.text_of(one)
        inner = bare(one)
        in_and = f"({whole})" if inner.data.get("opcode") == "||" else whole
        for text, part in parts.get(source.function(node), {}).items():
            if text not in whole and len(text) < LONGEST and scopes.can_move(part, one):
                forms = f"{whole} || {text}", f"{in_and} && {text}", f"{text} && {in_and}"
                for changed in forms:
                    yield from replaced(source, MOVED, one, changed)


def _with_other_limits(source: CppSource, part: Node) -> list[str]:
    """Returns the text of a condition, and that with its limit included or excluded."""
    text, inner = source.text_of(part), bare(part)
    other = LIMITS.get(inner.data.get("opcode", ""))
    pair = operands(inner) if other else None
    if not pair or not other:
        return [text]
    return [text, f"{source.text_of(pair[0])} {other} {source.text_of(pair[1])}"]
