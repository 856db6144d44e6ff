"""Reads the messages of clang, which g++ writes in the same form."""

from workbench.programs.compiler.options import MEGABYTES

SEVERITIES = ("error", "warning", "note")
REMARK = "remark"  # The severity of a message of ours, which is always shown.
_FATAL = "fatal error"
_UNSET = "uninitialized"
_TOO_LARGE = "maximum memory too small, "  # The linker's; the number of bytes follows.
TOO_LARGE = "the arrays of the program and its stack need {} MB of memory, and it may use {} MB"
_INCLUDED = "In file included from "  # g++ aligns further places below the first one.


class Diagnostic:
    """A message of the compiler on a place in the user's file.

    Attributes:
        line: The line, from 1 on; 0 if the message is on the whole program, as the linker's are.
        column: The column in bytes, from 1 on; 0 if it is unknown.
        severity: One of SEVERITIES, or REMARK.
        message: The message.
    """

    def __init__(self, line: int, column: int, severity: str, message: str) -> None:
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message

    @property
    def is_unset(self) -> bool:
        """Whether it warns of a variable that was never set, which explains many failures."""
        return self.severity == "warning" and _UNSET in self.message

    @property
    def is_too_large(self) -> bool:
        """Whether it says that the program needs too much memory."""
        return self.message[:20] == TOO_LARGE[:20]

    @property
    def sentence(self) -> str:
        """The message as a sentence with its line."""
        return (f"Line {self.line}: " if self.line else "") + f"{self.message}."


class _Message:
    """A line of the compiler with a severity.

    Attributes:
        place: The line and the column in the user's file, None in another file.
        cause: The place of the `#include` that the message is about, None if there is none.
    """

    def __init__(
        self,
        severity: str,
        message: str,
        place: tuple[int, int] | None,
        cause: tuple[int, int] | None,
    ) -> None:
        self.severity = severity
        self.message = message
        self.place = place
        self.cause = cause


def read_diagnostics(stderr: str, stem: str = "program") -> list[Diagnostic]:
    """Returns the messages on the user's file.

    An error or a warning in a header is moved to the line that caused it: the place of the first
    of its notes in the user's file, or else of the `#include`.

    Args:
        stderr: What the compiler wrote.
        stem: The name of the user's file, without its suffix.
    """
    found: list[Diagnostic] = []
    known: set[tuple[int, int, str]] = set()
    for main, *notes in _grouped(_messages(stderr, stem)):
        places = [note.place for note in notes if note.place]
        line, column = main.place or (places[0] if places else main.cause or (0, 0))
        # A mistake in a header may be reported repeatedly.
        if (line, column, main.message) not in known:
            known.add((line, column, main.message))
            found.append(Diagnostic(line, column, main.severity, main.message))
            found += [
                Diagnostic(note.place[0], note.place[1], note.severity, note.message)
                for note in notes
                if note.place and main.place
            ]
    return found


def first_error(diagnostics: list[Diagnostic]) -> str:
    """Returns a sentence on the first error, empty if there is none."""
    return next((item.sentence for item in diagnostics if item.severity == "error"), "")


def warns_of_unset(stderr: str) -> bool:
    """Returns whether the compiler warns of a variable of the program that was never set."""
    return any(item.is_unset for item in read_diagnostics(stderr))


def _grouped(messages: list[_Message]) -> list[list[_Message]]:
    """Returns each error and warning with the notes that follow it."""
    groups: list[list[_Message]] = []
    for message in messages:
        if message.severity == "note" and groups:
            groups[-1].append(message)
        else:
            groups.append([message])
    return groups


def _messages(stderr: str, stem: str) -> list[_Message]:
    found = []
    cause = None
    for line in stderr.split("\n"):
        if line[: len(_INCLUDED)].lstrip() in ("In file included from ", "from "):
            cause = _place(line[len(_INCLUDED) :].rstrip(":,"), stem) or cause
            continue
        message = _message(line, stem, cause)
        if message:
            found.append(message)
            cause = None
    return found


def _message(line: str, stem: str, cause: tuple[int, int] | None) -> _Message | None:
    """Returns the message in a line, None if it is a line of the program or a summary."""
    place, _, said = line.partition(": ")
    severity, found, message = said.partition(": ")
    if not found or place[:1] == " ":
        return None
    severity = "error" if severity == _FATAL else severity
    if severity not in SEVERITIES:
        return None
    return _Message(severity, _trimmed(message), _place(place, stem), cause)


def _trimmed(message: str) -> str:
    """Removes the warning's name, ` [-Wformat]`, and the linker's file, `/tmp/program-1.o: `.

    Says what the limit of the memory is.
    """
    if message[: len(_TOO_LARGE)] == _TOO_LARGE:
        number = int(message[len(_TOO_LARGE) :].split()[0])
        return TOO_LARGE.format(number // 2**20, MEGABYTES)
    text, found, _ = message.partition(" [-W")
    if found and message.endswith("]"):
        return text
    file, found, rest = message.partition(".o: ")
    return rest if found and " " not in file else message


def _place(text: str, stem: str) -> tuple[int, int] | None:
    """Returns the line and the column of `program.cc:5:3`, None for another file."""
    parts = text.split(":")
    name = parts[0].split("/")[-1]
    numbers = [int(part) for part in parts[1:] if part.isdigit()]
    if name.split(".")[0] != stem or not numbers:
        return None
    return numbers[0], numbers[1] if len(numbers) > 1 else 0
