"""Makes a change in a C or C++ program by its words alone, as a user does."""

import re

from unit.workbench.programs.repair.told import CHANGE, DELETE, INSERT, NAMED, meant
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.syntax.clang_tree import FUNCTIONS, LOOPS, Node, is_statement

STATIC = re.compile(rf"delete `static` of ({NAMED})")
CONDITION = re.compile(rf"delete the condition of ({NAMED})")
MOVE = re.compile(
    rf"(move|write) ({NAMED}) (?:also )?(before|after|behind|to the end of) ({NAMED})"
)
BRACES = re.compile(rf"put ({NAMED}) and ({NAMED}) in braces")
NO_ELSE = re.compile(rf"delete `else` before ({NAMED})")
GUARD = re.compile(rf"insert `([^`]*)` before ({NAMED})")
OTHER_WAY = re.compile(rf"write ({NAMED}) also after it, with (.*) (added|subtracted)")
START = re.compile(rf"write `([^`]*)` at the start of ({NAMED})")


class ToldCpp:
    """A program that is changed by words; `line` is the line that the user is told to look at."""

    def __init__(self, source: CppSource, line: int) -> None:
        self._source = source
        self._text = source.text
        self._line = line
        written = [one for one in source.nodes if source.is_written(one)]
        self._statements = [one for one in written if is_statement(one) and source.end(one)]
        self._heads = [one for one in written if one.kind in LOOPS | FUNCTIONS]

    def changed(self, said: str) -> str:
        if found := STATIC.fullmatch(said):
            start, end = self._span(self._named(found[1]))
            return self._put(start, end, self._text[start:end].replace("static ", "", 1))
        if found := CONDITION.fullmatch(said):
            statement = self._named(found[1])
            then = statement.children[-1]
            return self._put(*self._span(statement), self._text[slice(*self._span(then))])
        if found := BRACES.fullmatch(said):
            start, end = self._span(self._named(found[1]))[0], self._span(self._named(found[2]))[1]
            return self._put(start, end, f"{{{self._text[start:end]}}}")
        if found := NO_ELSE.fullmatch(said):
            end = self._span(self._named(found[1]))[0]
            return self._put(self._text.rindex("else", 0, end), end, "")
        if found := DELETE.fullmatch(said):
            statement = self._named(found[1])
            is_body = statement.parent is not None and statement.parent.kind != "CompoundStmt"
            return self._put(*self._span(statement), ";" * is_body)
        if found := START.fullmatch(said):
            body = self._head(found[2]).children[-1]
            return self._put(body.start + 1, body.start + 1, found[1])
        if found := GUARD.fullmatch(said):
            start = self._span(self._named(found[2]))[0]
            return self._put(start, start, found[1])
        if found := OTHER_WAY.fullmatch(said):
            start, end = self._span(self._named(found[1]))
            text, signs = self._text[start:end], "+-" if found[3] == "subtracted" else "-+"
            for step in re.findall("`([^`]*)`", found[2]):
                step = re.escape(step)
                text = re.sub(rf"[{signs[0]}](=?\s*{step})(?!\w)", rf"{signs[1]}\1", text)
            return self._put(end, end, text)
        if found := INSERT.fullmatch(said):
            end = self._span(self._named(found[2]))[1]
            return self._put(end, end, found[1])
        if found := MOVE.fullmatch(said):
            return self._moved(found[1], self._named(found[2]), found[3], self._named(found[4]))
        return self._replaced(said)

    def _moved(self, way: str, own: Node, place: str, other: Node) -> str:
        first, last = self._span(other)
        at = {"before": first, "to the end of": other.end - 1}.get(place, last)
        start, end = self._span(own)
        text = self._text[start:end]
        if way == "write":
            return self._put(at, at, text)
        removed = "" if own.parent and own.parent.kind == "CompoundStmt" else ";"
        if at <= start:
            return self._text[:at] + text + self._text[at:start] + removed + self._text[end:]
        return self._text[:start] + removed + self._text[end:at] + text + self._text[at:]

    def _replaced(self, said: str) -> str:
        changes = CHANGE.findall(said)
        assert ", ".join(found[0] for found in CHANGE.finditer(said)) == said
        text = self._text
        for before, after, line in reversed(changes):
            at = self._only(before, int(line) if line else 0)
            text = text[:at] + after + text[at + len(before) :]
        return text

    def _only(self, before: str, line: int) -> int:
        """Returns where a text is: on a line, or if it is there once, on the line or anywhere."""
        places = [found.start() for found in re.finditer(re.escape(before), self._text)]
        on_line = [at for at in places if self._source.line(at) == (line or self._line)]
        found = on_line if line or len(places) > 1 else places
        assert len(found) == 1, f"{before} is there {len(found)} times"
        return found[0]

    def _span(self, statement: Node) -> tuple[int, int]:
        return statement.start, self._source.end(statement)

    def _put(self, start: int, end: int, new: str) -> str:
        return self._text[:start] + new + self._text[end:]

    def _named(self, said: str) -> Node:
        """Returns the only statement that is meant."""
        texts = {one: self._text[slice(*self._span(one))] for one in self._statements}
        return self._meant(said, {one: text.split("\n")[0] for one, text in texts.items()})

    def _head(self, said: str) -> Node:
        """Returns the only loop or function that is meant."""
        first = {one: self._source.text_of(one).split("\n")[0] for one in self._heads}
        return self._meant(said, first)

    def _meant(self, said: str, first: dict[Node, str]) -> Node:
        found = {
            self._span(node) if node in self._statements else (node.start, node.end): node
            for node in meant(said, first, lambda node: self._source.line(node.start))
        }
        assert len(found) == 1, f"{said} is {len(found)} statements"
        return next(iter(found.values()))
