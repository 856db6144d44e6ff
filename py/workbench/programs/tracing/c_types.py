"""Describes the types of C to the tracer, as `struct trace__type` in `static/compiler/trace.h`."""

import re

from workbench.programs.syntax.clang_tree import ClangTree, Node

QUALIFIERS = re.compile(r"\b(const|volatile|restrict|register)\b")
ARRAY = re.compile(r"([^\[]*?) ?\[(.*?)\](.*)")
UNNAMED = re.compile(r".*:(\d+):(\d+)\)")
NUMBER = re.compile(
    r"(?:unsigned|signed|short|long|int|char|_Bool|bool|float|double| )+|enum\b.*|u?int\d+_t|size_t"
)
DEEPEST = 8  # Types in types.
POINTED = 6  # Types in types behind a pointer.
POINTER = re.compile(r"([^(]*)\*|([^(]*?) ?\(\*\)(\[.*)")


class CTypes:
    """The structures of a program and the other names of types."""

    def __init__(self, tree: ClangTree) -> None:
        self._tree = tree
        self._records: dict[str, Node] = {}
        self._places: dict[int, Node] = {}  # The records by their offsets.
        self._names: dict[str, str] = {}
        for node in tree.nodes.values():
            if node.kind == "RecordDecl" and node.data.get("completeDefinition"):
                self._places[node.start] = node
                if node.name:
                    self._records[f"struct {node.name}"] = node
        for node in tree.nodes.values():
            if node.kind == "TypedefDecl":
                inner = (node.data.get("inner") or [{}])[0].get("decl", {}).get("id", "")
                record = tree.nodes.get(inner)
                if record and record.data.get("completeDefinition"):
                    self._records.setdefault(node.type, record)
                self._names[node.name] = node.type

    def described(self, value: str, kind: str) -> list[str]:
        """Returns the descriptions of a type and its parts, [] if it is unknown.

        Args:
            value: An expression of this type.
            kind: The type, as Clang writes it.
        """
        found = self._parts("0", "0", value, kind, DEEPEST)
        return [] if found == [_unknown("0", "0")] else found

    def _parts(self, member: str, start: str, value: str, kind: str, depth: int) -> list[str]:
        kind = " ".join(QUALIFIERS.sub("", kind).split())
        array, pointer = ARRAY.fullmatch(kind), POINTER.fullmatch(kind)
        if pointer and depth > 1:
            item, item_kind = f"*({value})", pointer[1] or f"{pointer[2]}{pointer[3]}"
            inner = self._parts("0", "0", item, item_kind, min(depth - 1, POINTED))
            head = _entry("0", member, "'p'", "0", start, f"sizeof({item})")
            is_known = inner[-1] != _unknown("0", "0")
            return [head, *inner] if is_known else [_unknown(member, start)]
        is_pointer = "*" in kind and not array
        if is_pointer or ("(" in kind and not UNNAMED.fullmatch(kind)) or not depth:
            return [_unknown(member, start)]
        if array:
            item, item_kind = f"({value})[0]", array[1] + array[3]
            named = array[1] in self._names and self._names[array[1]]
            if named and array[3]:
                # The dimensions of the name come last.
                base = ARRAY.fullmatch(named)
                item_kind = f"{base[1]}{array[3]}[{base[2]}]{base[3]}" if base else item_kind
            letter = "t" if self._plain(item_kind) == "char" else "a"
            count = f"sizeof({value}) / sizeof({item})"
            head = _entry("0", member, f"'{letter}'", count, start, f"sizeof({item})")
            if letter == "t":
                return [head]
            inner = self._parts("0", "0", item, item_kind, depth - 1)
            return [head, *inner] if inner[-1] != _unknown("0", "0") else [_unknown(member, start)]
        if kind in self._names and kind not in self._records:
            return self._parts(member, start, value, self._names[kind], depth)
        record = self._record(kind)
        if record:
            return self._structure(member, start, value, record, depth)
        if NUMBER.fullmatch(kind):
            return [_entry("0", member, f"trace__kind({value})", "1", start, f"sizeof({value})")]
        return [_unknown(member, start)]

    def _plain(self, kind: str) -> str:
        while kind in self._names and self._names[kind] != kind:
            kind = self._names[kind]
        return kind

    def _record(self, kind: str) -> Node | None:
        place = UNNAMED.fullmatch(kind)
        if place and kind.startswith("struct"):
            return self._places.get(self._tree.offset(int(place[1]), int(place[2])))
        return self._records.get(kind)

    def _structure(
        self, member: str, start: str, value: str, record: Node, depth: int
    ) -> list[str]:
        fields = [one for one in record.children if one.kind == "FieldDecl" and one.name]
        fields = [one for one in fields if not one.data.get("isBitfield") and not one.is_macro]
        name = f'"{record.name or "struct"}"'
        found = [_entry(name, member, "'s'", str(len(fields)), start, f"sizeof({value})")]
        for one in fields:
            offset = f"__builtin_offsetof(__typeof__({value}), {one.name})"
            part = f"({value}).{one.name}"
            found += self._parts(f'"{one.name}"', offset, part, one.type, depth - 1)
        return found


def _entry(name: str, member: str, kind: str, count: str, start: str, size: str) -> str:
    return f"{{{name}, {member}, {kind}, {count}, {start}, {size}}}"


def _unknown(member: str, start: str) -> str:
    return _entry("0", member, "0", "0", start, "0")
