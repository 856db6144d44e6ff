"""One program that contains all edits of another, of which a number in its environment chooses one.

See R. Untch, A. Offutt and M. Harrold, "Mutation Analysis Using Mutant Schemata", 1993.
"""

import os
from collections import defaultdict
from typing import NamedTuple

from workbench.programs.repair.cpp.cpp_source import (
    EFFECT,
    EXPRESSION,
    INSERTED,
    STATEMENT,
    TABLE,
    Slot,
)

VARIABLE = "FIX"  # Of the environment: the number of the edit, from 1.
# Numbers of the system, which differ between Linux and others.
SYSTEM = {
    "creating": getattr(os, "O_WRONLY", 1) | getattr(os, "O_CREAT", 0) | getattr(os, "O_TRUNC", 0),
    "size_of_files": 1,
}
# No program uses these names. Without a header, which could change what names mean. On the machine
# itself, the program runs once with each number in a copy of its process, which reads and writes
# files; the status of each run goes to standard output.
HEAD = """\
#ifdef __cplusplus
extern "C" {{
#endif
char *othello_fix_variable(const char *) __asm__("getenv");
long othello_fix_number(const char *, char **, int) __asm__("strtol");
long othello_fix_write(int, const void *, unsigned long) __asm__("write");
#ifdef __unix__
int othello_fix_copy(void) __asm__("fork");
int othello_fix_wait(int, int *, int) __asm__("waitpid");
int othello_fix_open(const char *, int, ...) __asm__("open");
int othello_fix_replace(int, int) __asm__("dup2");
int othello_fix_limit(int, const long *) __asm__("setrlimit");
int othello_fix_timer(int, const long *, long *) __asm__("setitimer");
int othello_fix_name(char *, unsigned long, const char *, ...) __asm__("snprintf");
void othello_fix_leave(int) __asm__("_exit");
#endif
#ifdef __cplusplus
}}
#endif
static int othello_fix;
static char othello_fix_at[{number} + 1]; /* Whether the edit has a version of the slot. */
"""
TAIL = """
static const unsigned short othello_fix_slots[][2] = {{{pairs}, {{0, 0}}}};
static void othello_fix_choose(int number) {{
  othello_fix = number;
  for (int i = 0; othello_fix_slots[i][0]; i++)
    if (othello_fix_slots[i][0] == number) othello_fix_at[othello_fix_slots[i][1]] = 1;
}}
#ifdef __unix__
static int othello_fix_run(int number, long microseconds, long most) {{
  int status = 1, copy = othello_fix_copy();
  char name[32];
  if (copy) {{
    if (copy > 0) othello_fix_wait(copy, &status, 0);
    othello_fix_write(1, status ? "0" : "1", 1);
    return 0;
  }}
  const long time[] = {{0, 0, 0, microseconds}}, size[] = {{most, most}};
  othello_fix_name(name, sizeof name, "output%d", number);
  othello_fix_replace(othello_fix_open("input", 0), 0);
  othello_fix_replace(othello_fix_open(name, {creating}, 0600), 1);
  othello_fix_limit({size_of_files}, size);
  othello_fix_timer(2, time, 0); /* Of the processor's time. */
  return 1;
}}
#endif
__attribute__((constructor(101))) static void othello_fix_start(void) {{
  char *text = othello_fix_variable("{variable}");
  if (!text) return;
  othello_fix_choose((int)othello_fix_number(text, &text, 10));
#ifdef __unix__
  long microseconds = othello_fix_number(text, &text, 10);
  long most = othello_fix_number(text, &text, 10);
  while (microseconds && *text) {{
    int number = (int)othello_fix_number(text, &text, 10);
    if (othello_fix_run(number, microseconds, most)) {{
      othello_fix_choose(number);
      return;
    }}
  }}
  if (microseconds) othello_fix_leave(0);
#endif
}}
"""


class Choice(NamedTuple):
    """A version of a slot, and the number of the edit that chooses it."""

    slot: Slot
    number: int
    text: str


class Mutants(NamedTuple):
    """The program with all edits.

    Attributes:
        source: Its text.
        lines: The first and the last line of each version in the source, and its edits.
    """

    source: str
    lines: list[tuple[int, int, list[int]]]


class Form(NamedTuple):
    """How the versions of a slot are written, with the original last."""

    opening: str
    test: str
    closing: str
    other: str
    end: str


_TEST = "\nif (othello_fix == {number}) {{ "
_VALUE = "\nothello_fix == {number} ? "
_TABLE = "\n__attribute__((constructor(102))) static void {type}(void) {{ if ({at}) {{"
FORMS = {
    EXPRESSION: Form("({at} ? (", _VALUE + "({type})(", "\n) : ", "({type})0) : ({type})(", "))"),
    EFFECT: Form("({at} ? (", _VALUE + "(void)(", "\n) : ", "(void)0) : (void)(", "))"),
    STATEMENT: Form("if ({at}) {{", _TEST, "\n}", "} else {", "}"),
    INSERTED: Form("if ({at}) {{", _TEST, "\n}", "\n}\n", ""),
    TABLE: Form(_TABLE, _TEST, "\n}", "\n}}\n", ""),
}


class _Versions:
    """A slot, its versions, and the slots in it."""

    def __init__(self, slot: Slot, choices: list[Choice]) -> None:
        self.slot = slot
        self.choices = choices
        self.inner: list[_Versions] = []


class _Writer:
    """Writes the program.

    Attributes:
        lines: The first and the last line of each version, and its edits.
        slots: For each slot, the numbers of its edits.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._pieces: list[str] = []
        self._line = 1
        self.lines: list[tuple[int, int, list[int]]] = []
        self.slots: list[list[int]] = []

    @property
    def source(self) -> str:
        """What has been written."""
        return "".join(self._pieces)

    def put(self, text: str) -> None:
        """Writes a text."""
        self._pieces.append(text)
        self._line += text.count("\n")

    def part(self, start: int, end: int, inner: list[_Versions]) -> None:
        """Writes a part of the program with the slots in it."""
        for one in inner:
            self.put(self._text[start : one.slot.start])
            self._versions(one)
            start = one.slot.end
        self.put(self._text[start:end])

    def _versions(self, one: _Versions) -> None:
        slot, form = one.slot, FORMS[one.slot.form]
        numbers = sorted({choice.number for choice in one.choices})
        at = f"othello_fix_at[{len(self.slots)}]"
        self.slots.append(numbers)
        self.put(form.opening.format(at=at, type=slot.type))
        for choice in one.choices:
            first = self._line + 1
            self.put(form.test.format(number=choice.number, type=slot.type) + choice.text)
            self.lines.append((first, self._line, [choice.number]))
            self.put(form.closing)
        first = self._line
        self.put(form.other.format(type=slot.type) if slot.form <= EFFECT else form.other)
        self.part(slot.start, slot.end, one.inner)
        self.lines.append((first, self._line, numbers))
        self.put(form.end)


def mutants(text: str, choices: list[Choice]) -> Mutants:
    """Returns the program with all versions of the slots."""
    grouped: defaultdict[Slot, list[Choice]] = defaultdict(list)
    for choice in choices:
        grouped[choice.slot].append(choice)
    writer = _Writer(text)
    writer.put(HEAD.format(number=len(grouped)))
    writer.part(0, len(text), _nested(grouped))
    pairs = [f"{{{one}, {slot}}}" for slot, numbers in enumerate(writer.slots) for one in numbers]
    writer.put(TAIL.format(variable=VARIABLE, pairs=", ".join(pairs), **SYSTEM))
    return Mutants(writer.source, writer.lines)


def _nested(grouped: dict[Slot, list[Choice]]) -> list[_Versions]:
    """Returns the outermost slots. An insertion comes before what starts at the same place."""
    outermost: list[_Versions] = []
    around: list[_Versions] = []
    for slot in sorted(grouped, key=lambda slot: (slot.start, slot.form < INSERTED, -slot.end)):
        one = _Versions(slot, grouped[slot])
        while around and around[-1].slot.end <= slot.start:
            around.pop()
        (around[-1].inner if around else outermost).append(one)
        if slot.end > slot.start:
            around.append(one)
    return outermost


def refuted(found: Mutants, errors: list[int]) -> set[int]:
    """Returns the numbers of the edits that cause errors of the compiler at some lines."""
    numbers: set[int] = set()
    for line in errors:
        around = [one for one in found.lines if one[0] <= line <= one[1]]
        if around:
            numbers.update(min(around, key=lambda one: one[1] - one[0])[2])
    return numbers
