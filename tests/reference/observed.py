"""Which lines of a program read and wrote the squares of its board, as the board itself sees it.

Shares no code with `py/`: every list, dictionary, tuple, bytearray and long text of the program
becomes one of a subclass that logs each access with the lines that led to it. `sys.settrace` looks
up which of them the names of the board hold.
"""

from __future__ import annotations

import ast
import builtins
import io
import sys
from collections import defaultdict
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import CodeType, FrameType

    Path = tuple[object, ...]
    Frames = tuple[tuple[int, str, bool], ...]

FILE = "observed program"
LOGGED = "logged "  # A name that no program can use.
MAIN = ""  # The name of the main program among functions.
READ, WROTE = "read", "wrote"
WHOLE = "whole"  # The cell was read or changed along with others, or tested to be there.
HOME = "home "  # The attribute of a row with its container and its index there.
SHORTEST_ROW = 4
SHORTEST: dict[type, int] = {tuple: SHORTEST_ROW, str: SHORTEST_ROW**2}  # Others are no boards.
MOST_LINES = 1_000_000
LOOKING_UP = ast.Return | ast.If | ast.Raise | ast.Try | ast.Match | ast.Pass
CONTAINERS: tuple[type, ...] = (list, dict, tuple, str, bytearray, defaultdict)
NAMED = ("list", "dict", "bytearray")  # From which the program may derive a class.
READING = ("count", "index", "values", "items", "copy", "__eq__", "__contains__")
CHANGING = (
    *("extend", "insert", "pop", "remove", "clear", "reverse", "sort", "popitem"),
    *("setdefault", "__iadd__", "__imul__", "__ior__", "__delitem__"),
)


class Event(NamedTuple):
    """An access to a container.

    Attributes:
        kind: `READ` or `WROTE` for a single cell, or `WHOLE`.
        path: The keys that lead from the outermost container to the cell or the container.
        frames: The line, the function and whether it only looks something up, for each function of
            the program that runs, innermost first.
    """

    kind: str
    path: Path
    frames: Frames


class Observation:
    """What one run of a program did with the squares of its board.

    Attributes:
        output: What it printed.
    """

    def __init__(
        self, program: str, text: str, boards: tuple[str, ...], square: str, before: str = ""
    ) -> None:
        """Runs the program.

        Args:
            program: The source.
            text: Its input.
            boards: The names of the variables that hold the board.
            square: How the program looks up row r and column c of n, as in `[r + 1][c + 1]`.
            before: A shorter input; what the program does with that too is left out.
        """
        self._square = square
        run = _Run(program, boards)
        self.output = run.execute(text)
        self._roots = run.roots
        self._made = run.made
        events = run.events_of_board()
        self._known = bool(square and run.roots)
        if before:
            shorter = _Run(program, boards)
            shorter.execute(before)
            same = takewhile(_is_pair, zip(events, shorter.events_of_board()))
            del events[: len(list(same))]
        self._events: dict[Path, list[Event]] = defaultdict(list)
        for event in events:
            self._events[event.path].append(event)

    def did(self, kind: str, line: int, function: str, square: tuple[int, int, int]) -> bool | None:
        """Returns whether a line read or wrote a square, None if that is unknown.

        Args:
            kind: `READ` or `WROTE`.
            line: The line, or the one that calls a function which only looks up the square.
            function: Its function, with or without its class.
            square: The row and the column from 0, and the size of the board.
        """
        if not self._known:
            return None
        path, name = self._path(*square), _plain_name(function)
        around = [event for end in range(len(path) + 1) for event in self._events[path[:end]]]
        here = [event for event in around if _is_at(event.frames, line, name)]
        if any(event.kind == kind and event.path == path for event in here):
            return True
        if any(event.kind == WHOLE for event in here):
            return None
        return False if kind == READ else self._bound(path, line, name)

    def lines(self, square: tuple[int, int, int]) -> set[int] | None:
        """Returns the innermost lines that read or wrote a square alone, None if it is unknown."""
        if not self._known:
            return None
        single = [one for one in self._events[self._path(*square)] if one.kind != WHOLE]
        return {one.frames[0][0] for one in single if one.frames}

    def _bound(self, path: Path, line: int, name: str) -> bool | None:
        """Returns whether a line made a board in which a square is new, None if it is unknown."""
        made = [container for container, frames in self._made if _is_at(frames, line, name)]
        immutable = any(isinstance(root, tuple | str) for root in self._roots)
        if any(container is self._roots[0] for container in made):
            return True
        bound = [
            _cell(root, path) != _cell(previous, path)
            for root, previous in zip(self._roots[1:], self._roots)
            if immutable and any(container is root for container in made)
        ]
        return any(bound) or (None if immutable or made else False)

    def _path(self, row: int, column: int, n: int) -> Path:
        keys = _Keys()
        eval(f"keys{self._square}", {"keys": keys, "r": row, "c": column, "n": n})
        return tuple(keys.used)


class _Keys:
    """Notes the keys that it is asked for."""

    def __init__(self) -> None:
        self.used: list[object] = []

    def __getitem__(self, key: object) -> _Keys:
        self.used.append(key)
        return self


def _is_pair(events: tuple[Event, Event]) -> bool:
    return events[0] == events[1]


def _cell(value: Any, path: Path) -> object:
    """Returns a cell without the methods of the program, None if the container is too small."""
    try:
        for key in path:
            base: Any = next((one for one in CONTAINERS if isinstance(value, one)), None)
            value = dict.get(value, key) if base is dict else base.__getitem__(value, key)
    except (LookupError, TypeError, AttributeError):
        return None
    return value


def _is_at(frames: Frames, line: int, name: str) -> bool:
    """Returns whether a line did it, or called what only looks something up."""
    for at, function, looks_up in frames:
        if (at, function) == (line, name):
            return True
        if not looks_up:
            return False
    return False


def _plain_name(function: str) -> str:
    name = function.rpartition(".")[2]
    return name if name.isidentifier() else MAIN


class _Stopped(BaseException):
    pass


class _Run:
    """A run of a program with containers that log.

    Attributes:
        roots: The containers that the names of the board held, in the order of time.
        made: The containers of the program, and where they were made.
    """

    def __init__(self, program: str, boards: tuple[str, ...]) -> None:
        tree = ast.parse(program)
        self._code = compile(
            ast.fix_missing_locations(_Logging().visit(ast.parse(program))), FILE, "exec"
        )
        self._getters = {
            (node.name, min([node.lineno, *(one.lineno for one in node.decorator_list)]))
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and _only_looks_up(node)
        }
        self._functions: dict[CodeType, tuple[str, bool]] = {}
        self._boards = [name.split(".") for name in boards]
        self._classes = {base: self._class_of(base) for base in CONTAINERS}
        self._quiet = False
        self._lines = 0
        self._events: list[tuple[Any, Event]] = []
        self.roots: list[Any] = []
        self.made: list[tuple[Any, Frames]] = []

    def execute(self, text: str) -> str:
        """Runs the program and returns its output, up to an exception or too many lines."""
        names = {**vars(builtins), LOGGED: self._logged}
        names.update({name: self._classes[getattr(builtins, name)] for name in NAMED})
        stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
        stdout = io.TextIOWrapper(io.BytesIO(), write_through=True)
        kept = sys.stdin, sys.stdout, sys.gettrace(), sys.getrecursionlimit()
        sys.stdin, sys.stdout = stdin, stdout
        sys.settrace(self._trace)
        try:
            exec(self._code, {"__name__": "__main__", "__builtins__": names})
        except (Exception, SystemExit, _Stopped):
            pass
        finally:
            sys.stdin, sys.stdout = kept[:2]
            sys.settrace(kept[2])
            sys.setrecursionlimit(kept[3])
            self._quiet = True
        stdout.seek(0)
        return stdout.read()

    def events_of_board(self) -> list[Event]:
        roots = {id(root) for root in self.roots}
        return [event for root, event in self._events if id(root) in roots]

    def _trace(self, frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename != FILE:
            return None
        self._lines += 1
        if self._lines > MOST_LINES:
            raise _Stopped
        if not self._quiet:
            self._quiet = True
            for name in self._boards:
                self._note(frame, *name)
            self._quiet = False
        return self._trace

    def _note(self, frame: FrameType, first: str, *attributes: str) -> None:
        value = frame.f_locals.get(first, frame.f_globals.get(first))
        for name in attributes:
            value = getattr(value, name, None)
        if hasattr(value, HOME) and not (self.roots and self.roots[-1] is value):
            self.roots.append(value)

    def _logged(self, value: Any) -> Any:
        """Returns a container that logs in place of one that Python made."""
        kind = type(value)
        if kind not in CONTAINERS or len(value) < SHORTEST.get(kind, 0):
            return value
        made = self._classes[kind]
        result = made(value.default_factory, value) if kind is defaultdict else made(value)
        self.made.append((result, self._frames()))
        return result

    def _log(self, kind: str, container: Any, *key: object) -> None:
        if self._quiet:
            return
        path, root = key, container
        while home := getattr(root, HOME):
            root, index = home
            path = (index, *path)
        self._events.append((root, Event(kind, path, self._frames())))

    def _frames(self) -> Frames:
        found = []
        frame: FrameType | None = sys._getframe()
        while frame and frame.f_code is not _Run.execute.__code__:
            if frame.f_code.co_filename == FILE:
                found.append((frame.f_lineno, *self._function_of(frame.f_code)))
            frame = frame.f_back
        return tuple(found)

    def _function_of(self, code: CodeType) -> tuple[str, bool]:
        """Returns the function around some code, and whether the code only looks something up."""
        if code not in self._functions:
            names = [one for one in code.co_qualname.split(".") if not one.startswith("<")]
            inner = code.co_name.startswith("<") and code.co_name != "<module>"
            looks_up = inner or (code.co_name, code.co_firstlineno) in self._getters
            self._functions[code] = names[-1] if names else MAIN, looks_up
        return self._functions[code]

    def _class_of(self, base: Any) -> Any:
        methods: dict[str, object] = {
            HOME: None,
            "__getitem__": self._reading(base, "__getitem__"),
            "__iter__": self._iterating(base),
            "__hash__": base.__hash__,
        }
        if hasattr(base, "__setitem__"):
            methods["__setitem__"] = self._writing(base)
            methods["__init__"] = self._making(base)
        if hasattr(base, "append"):
            methods["append"] = self._appending(base)
        if issubclass(base, dict):
            methods["get"] = self._reading(base, "get")
            methods["update"] = self._updating()
        for name in READING + CHANGING:
            if hasattr(base, name) and name not in methods:
                methods[name] = self._whole(base, name)
        return type(base.__name__, (base,), methods)

    def _making(self, base: Any) -> Callable[..., None]:
        def make(container: Any, *given: Any, **named: Any) -> None:
            base.__init__(container, *given, **named)
            self.made.append((container, self._frames()))

        return make

    def _reading(self, base: Any, name: str) -> Callable[..., Any]:
        original = getattr(base, name)

        def read(container: Any, key: Any, *default: object) -> Any:
            if isinstance(key, slice):
                for index in range(*key.indices(len(container))):
                    self._log(WHOLE, container, index)
                return original(container, key)
            key = self._index(container, key)
            self._log(READ, container, key)
            return self._at_home(container, key, original(container, key, *default))

        return read

    def _index(self, container: Any, key: Any) -> Any:
        """Returns an index from the start."""
        counted = not isinstance(container, dict) and isinstance(key, int)
        return key + len(container) if counted and -len(container) <= key < 0 else key

    def _at_home(self, container: Any, key: object, value: Any) -> Any:
        """Returns a row that knows its place."""
        if type(value) in (str, tuple) and len(value) >= SHORTEST_ROW:
            value = self._classes[type(value)](value)
        if hasattr(value, HOME):
            setattr(value, HOME, (container, key))
        return value

    def _iterating(self, base: Any) -> Callable[..., Any]:
        def iterate(container: Any) -> Iterator[Any]:
            for key, value in enumerate(base.__iter__(container)):
                self._log(READ, container, key)
                yield self._at_home(container, key, value)

        return base.__iter__ if issubclass(base, dict) else iterate

    def _writing(self, base: Any) -> Callable[..., Any]:
        def write(container: Any, key: Any, value: Any) -> None:
            if isinstance(key, slice):
                for index in range(*key.indices(len(container))):
                    self._log(WROTE, container, index)
            else:
                key = self._index(container, key)
                if _is_row(value):
                    self._log_row(base, container, key, value)
                else:
                    self._log(WROTE, container, key)
            base.__setitem__(container, key, value)

        return write

    def _appending(self, base: Any) -> Callable[..., Any]:
        def append(container: Any, value: Any) -> None:
            for index in range(len(value)) if _is_row(value) else ():
                self._log(WROTE, container, len(container), index)
            self._log(WROTE, container, len(container))
            base.append(container, value)

        return append

    def _log_row(self, base: Any, container: Any, key: Any, row: Any) -> None:
        """Logs the cells that another row changes."""
        self._log(WHOLE, container, key)
        self._quiet = True
        keyed = issubclass(base, dict)
        old = base.get(container, key, ()) if keyed else base.__getitem__(container, key)
        changed = [index for index, cells in enumerate(zip(old, row)) if cells[0] != cells[1]]
        self._quiet = False
        for index in changed:
            self._log(WROTE, container, key, index)

    def _updating(self) -> Callable[..., Any]:
        def update(container: Any, *given: Any, **named: Any) -> None:
            for key in dict(*given, **named):
                self._log(WROTE, container, key)
            dict.update(container, *given, **named)

        return update

    def _whole(self, base: Any, name: str) -> Callable[..., Any]:
        original = getattr(base, name)

        def access(container: Any, *given: Any, **named: Any) -> Any:
            tested = given if isinstance(container, dict) and name == "__contains__" else ()
            self._log(WHOLE, container, *tested)
            return original(container, *given, **named)

        return access


class _Logging(ast.NodeTransformer):
    """Passes each container that an expression makes to the function LOGGED."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Wraps an expression that may make a container."""
        super().generic_visit(node)
        if isinstance(node, ast.Call | ast.BinOp | ast.ListComp | ast.DictComp | ast.Dict):
            return _wrapped(node)
        if isinstance(node, ast.List | ast.Tuple) and isinstance(node.ctx, ast.Load):
            return _wrapped(node)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            return _wrapped(node) if isinstance(node.slice, ast.Slice) else node
        return node

    def visit_Assign(self, node: ast.Assign) -> list[ast.stmt]:
        """Wraps the lists of starred targets after the assignment."""
        self.generic_visit(node)
        targets = [target for each in node.targets for target in getattr(each, "elts", [])]
        starred = [one.value for one in targets if isinstance(one, ast.Starred)]
        return [node, *(_rebound(name) for name in starred if isinstance(name, ast.Name))]

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        """Leaves patterns as they are."""
        node.body = [self.visit(statement) for statement in node.body]
        node.guard = node.guard and self.visit(node.guard)
        return node


def _rebound(name: ast.Name) -> ast.stmt:
    value = ast.copy_location(ast.Name(name.id, ast.Load()), name)
    return ast.copy_location(ast.Assign([name], _wrapped(value)), name)


def _wrapped(node: ast.expr) -> ast.expr:
    call = ast.Call(ast.Name(LOGGED, ast.Load()), [node], [])
    return ast.copy_location(call, node)


def _is_row(value: Any) -> bool:
    return hasattr(value, "__len__") and len(value) >= SHORTEST_ROW


def _only_looks_up(function: ast.FunctionDef) -> bool:
    """Returns whether a function only tests and returns, without loops and calls of itself."""
    inside = [node for one in function.body for node in ast.walk(one)]
    names = {getattr(node, "id", getattr(node, "attr", "")) for node in inside}
    recursive = function.name in names and not function.name.startswith("__")
    return not recursive and all(
        isinstance(node, LOOKING_UP) or isinstance(getattr(node, "value", None), ast.Constant)
        for node in inside
        if isinstance(node, ast.stmt)
    )
