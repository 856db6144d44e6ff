"""Our C and C++ programs in the page: correct ones, wrong ones, and every kind of fault."""

from __future__ import annotations

import pytest

from driving.workbench.program.compiled import CompiledPrograms
from reference.chance import Chance
from reference.cpp import posix_names
from reference.cpp.errors import ERRORS
from reference.cpp.judged_files import FILE_USES
from reference.cpp.programs import INPUT, OF_C89, PROGRAMS, WRONG, Program
from reference.formats import REFERENCES
from workbench.programs.compiler.diagnostics import REMARK
from workbench.programs.compiler.remarks import NO_CATCH, ONE_THREAD
from workbench.programs.trials.compiled_outcomes import NO_CATCH as NO_THROWING
from workbench.programs.trials.compiled_outcomes import NO_WAITING

# The default run compiles a wrong program in the page, and others with the machine's compiler.
pytestmark = pytest.mark.whole

LANGUAGES = {"-std=gnu17": "C", "-std=c++11": "C++11", "-std=c++17": "C++17", "-std=c++23": "C++23"}
INPUTS = 12
FAULTS = {
    f"{program.file.name} {number} {fault.kind}": (program, fault)
    for program in PROGRAMS
    for number, fault in enumerate(program.faults)
}


def compiled(compiler: CompiledPrograms, program: Program, source: str) -> None:
    assert compiler.compile(source, LANGUAGES[program.standard]).kind == "compiled"


@pytest.mark.parametrize("name", [program.file.name for program in PROGRAMS])
def test_a_correct_program_agrees_with_the_slow_judge(
    compiler: CompiledPrograms, name: str
) -> None:
    (program,) = [program for program in PROGRAMS if program.file.name == name]
    compiled(compiler, program, program.source)
    reference = REFERENCES[program.form]
    for seed in range(INPUTS):
        text = reference.random_input(Chance(seed))
        ended = compiler.run(text)
        assert ended == ("ok", reference.answer(text), None, ""), seed


def first_failing(
    compiler: CompiledPrograms, program: Program, seconds: float
) -> tuple[str, str, str]:
    """Returns the first wrong end: its kind, and the sentences on it and on what is undefined."""
    reference = REFERENCES[program.form]
    for seed in range(INPUTS):
        text = reference.random_input(Chance(seed))
        ended = compiler.run(text, seconds)
        if ended.kind != "ok" or ended.undefined:
            return ended.kind, ended.error or "", ended.undefined
        if ended.output != reference.answer(text):
            return WRONG, "", ""
    raise AssertionError("no input fails")


# The beginning of the sentence on a fault, with its line if that is reported; is it undefined?
ENDS = {
    WRONG: ("", False),
    "bounds": ("Line {}: index ", True),
    "value": ("Line {}: ", True),
    "return": ("Line {}: ", True),
    "overflow": ("Line {}: `", True),
    "hardening": ("The index is out of bounds for this `", True),
    "shift": ("Line {}: 1 cannot be shifted by ", True),
    "null": ("Line {}: a null pointer to `", True),
    "division": ("Line {}: ", True),
    "assert": ("Line {}: the assertion `number == 0` fails.", False),
    "throw": ("`std::bad_optional_access` is thrown", False),
    "out_of_range": ("A position is out of range for this `string`.", False),
    "stack": ("The stack is full.", False),
    "exit": ("The program ends with exit status 3", False),
    "time": ("The program was still running after 1 s, so it was stopped.", False),
    INPUT: (
        "The program printed more than 1000000 bytes, so it was stopped. It had read to",
        False,
    ),
}


# What the library says of calls that are no index.
CALLS = {
    "pop_back": "String::pop_back(): string is already empty.",
    "subspan": "Span<T>::subspan(offset, count): offset + count out of range.",
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_with_its_line(compiler: CompiledPrograms, name: str) -> None:
    program, fault = FAULTS[name]
    source, line = program.wrong(fault)
    compiled(compiler, program, source)
    seconds = 1 if fault.kind == "time" else 20
    kind, said, undefined = first_failing(compiler, program, seconds)
    begins, is_undefined = ENDS[fault.kind]
    begins = next((CALLS[call] for call in CALLS if call in fault.wrong), begins)
    assert said.startswith(begins.format(line)) and bool(undefined) == is_undefined
    if fault.kind == WRONG:
        assert kind == WRONG


@pytest.mark.parametrize("name", FILE_USES)
def test_a_file_in_place_of_the_input_or_the_output_is_noticed(
    compiler: CompiledPrograms, name: str
) -> None:
    use = FILE_USES[name]
    compiler.compile(use.source, "C" if use.suffix == ".c" else "C++17")
    assert compiler.run_with_files("3 4\n") == (use.output, use.missing, use.written)


@pytest.mark.parametrize("names", [posix_names.USUAL, *posix_names.BATCHES])
def test_arrays_may_have_the_names_of_functions_of_posix(
    compiler: CompiledPrograms, names: list[str]
) -> None:
    source, output = posix_names.program(names)
    assert compiler.compile(source, "C").kind == "compiled"
    assert compiler.run("1\n") == ("ok", output, None, "")


# Without headers of C++, which take seconds to compile for each standard.
OF_CPP14 = """\
#include <stdio.h>
int main() { register int size = 8; printf("%d\\n", size); }
"""


@pytest.mark.parametrize(
    ("source", "language", "said"),
    [(OF_C89, "C", "C89, not as C. Line 3"), (OF_CPP14, "C++17", "C++14, not as C++17. Line 2")],
)
def test_a_program_of_an_older_standard_is_compiled_as_that(
    compiler: CompiledPrograms, source: str, language: str, said: str
) -> None:
    found = compiler.compile(source, language)
    line, _, message = found.diagnostics[0]
    assert (found.kind, line) == ("compiled", 0)
    assert message.startswith(f"The program compiles as {said}: ")
    assert ("'register'" in message) == (source == OF_CPP14)
    assert compiler.run("eight...\n").output == "8\n"


def test_arrays_that_are_too_large_are_told_with_the_limit(compiler: CompiledPrograms) -> None:
    found = compiler.compile("char large[300000000];\nint main(void) { return large[8]; }", "C")
    assert found.said == (
        "the arrays of the program and its stack need 294 MB of memory, and it may use 256 MB."
    )


def test_a_signal_is_named_unless_the_program_handles_it(compiler: CompiledPrograms) -> None:
    source = "#include <signal.h>\n#include <stdlib.h>\nstatic void leave(int n) {{ exit(n & 0); }}"
    source += "\nint main(void) {{ {} raise(SIGSEGV); abort(); }}\n"
    for before, said in (
        ("", "The program raises a signal: Segmentation fault."),
        ("signal(SIGSEGV, SIG_IGN);", "The program calls `abort()`."),
        ("signal(SIGSEGV, leave);", None),
    ):
        assert compiler.compile(source.format(before), "C").kind == "compiled"
        assert (compiler.run().error, compiler.run().undefined) == (said, ""), before


THREADS = """\
#include <bits/stdc++.h>
std::mutex mutex;
std::condition_variable condition;
int main() {
  int a = 0, b = 0;
  std::thread thread([&] { std::lock_guard<std::mutex> lock(mutex); std::cin >> a; });
  thread.join();
  auto sum = std::async(std::launch::async, [&] { std::cin >> b; return a + b; });
  std::cout << sum.get() << std::endl;
  std::thread([&] { std::unique_lock<std::mutex> lock(mutex); if (a > 3) condition.wait(lock); })
    .detach();
  try { if (b > 4) throw b; } catch (int) { std::cout << b; }
}
"""


def test_threads_run_and_what_is_not_supported_is_no_failure(compiler: CompiledPrograms) -> None:
    found = compiler.compile(THREADS)
    assert [message for _, severity, message in found.diagnostics if severity == REMARK] == [
        NO_CATCH,
        ONE_THREAD,
    ]
    assert compiler.run("3 4\n") == ("ok", "7\n", None, "")
    for text, said in (("4 4\n", NO_WAITING), ("3 5\n", NO_THROWING)):
        ended = compiler.run(text)
        assert ended.kind == "unavailable" and (ended.error or "").startswith(said)


# A number but 6 chooses a step beyond the end. Strings and comments stay as they are.
STEPS_IN_C = """\
#include <stdio.h>
struct { int n[8]; int m; } s;
int g[8][8], k, used[9];
int main(void) {
  int r, *p = 0, *q = &k;
  const char *text = "used[r]++", *end = text;
  scanf("%d", &r);
  if (r == 1) g[0][r + 7]++;
  if (r == 2)--s.n[r + 6];
  if (r == 3) (*p)++;
  if (r == 4) ++*p;
  if (r == 5) k = used[g[0][0] + 9]--;
  if (r == 7) { int i = 8; g[0][i++]++; }
  used[0]++; int x = 5, y = x---used[0]; /* used[r]++ */ // used[r]++ "
  (*q)++; ++*q; while (*end) ++end;
  printf("%d %d %d %s %d\\n", y, k, used[0]++, text, '"');
  return 0;
}
"""
STEPPED = "4 2 1 used[r]++ 34\n"
BEYOND = {
    1: "Line 8: index 8 is out of bounds for `int[8]`.",
    2: "Line 9: index 8 is out of bounds for `int[8]`.",
    3: "Line 10: a null pointer to `int` is used.",
    4: "Line 11: a null pointer to `int` is used.",
    5: "Line 12: index 9 is out of bounds for `int[9]`.",
    7: "Line 13: index 8 is out of bounds for `int[8]`.",
}
OF_ITERATORS = """\
#include <bits/stdc++.h>
int main() {
  std::list<int> list = {7, 8};
  std::list<int>::iterator at[1] = {list.begin()};
  at[0]++; std::cout << *at[0]; char unused;
}
"""


@pytest.mark.parametrize("language", ["C", "C++17"])
def test_a_step_beyond_the_end_is_found_where_it_is(
    compiler: CompiledPrograms, language: str
) -> None:
    assert compiler.compile(STEPS_IN_C, language).kind == "compiled"
    assert compiler.run("6\n") == ("ok", STEPPED, None, "")
    for number, said in BEYOND.items():
        assert compiler.run(f"{number}\n").undefined == said


def test_steps_of_what_is_no_number_compile(compiler: CompiledPrograms) -> None:
    found = compiler.compile(OF_ITERATORS)
    assert found.diagnostics == [[5, "warning", "unused variable 'unused'"]]
    assert compiler.run().output == "8"


# What writes a text of seven characters into the end of a variable, and one of eight beyond it.
WRITES = {
    'scanf("%s", word)': "word",
    'scanf("%8s", board[7])': "board",
    'scanf("%[^ ]", &board[7][0])': "board",
    'scanf("%s", board[6] + 8)': "board",
    'scanf("%s", last.text)': "last",
    "gets(last.text)": "last",
    "fgets(board[7], 9, stdin)": "board",
    'scanf("%s", text), sscanf(text, "%s", last.text)': "last",
    'scanf("%s", text), strcpy(board[7], text)': "board",
    'scanf("%s", text), strcat(strcpy(word, "1234"), text + 4)': "word",
    'scanf("%s", text), sprintf(board[7], "%s", text)': "board",
    'scanf("%s", text), memcpy(last.text, text, strlen(text) + 1)': "last",
    'scanf("%s", text), memset(board, 0, strlen(text) + 57)': "board",
    # The reading is checked, and comes later.
    'scanf("%s", text), put(word, strlen(text)), text[50] = word[strlen(text)]': "word",
}
# What writes it into a row or a member before the end, which is not judged.
WRITES_INSIDE = ('scanf("%s", board[6])', 'scanf("%s", first.text)')
FILLED = """\
#include <stdio.h>
#include <string.h>
#ifdef __cplusplus
extern "C"
#endif
char *gets(char *);
struct last { int number; char text[8]; };
struct first { char text[8]; int number; };
GLOBAL
char text[99];
void put(char *to, int at) { to[at] = '1'; }
void filled(int number) {
  LOCAL
  switch (number) { CASES }
  printf("%s %s %s %s", board[0], word, last.text, first.text);
}
int main(void) {
  int number;
  scanf("%d ", &number);
  filled(number);
}
"""
VARIABLES = """\
  char board[8][8] = {{0}}, word[8] = {0};
  struct last last = {0, {0}};
  struct first first = {{0}, 0};
"""


@pytest.mark.parametrize("place", ["LOCAL", "GLOBAL"])
@pytest.mark.parametrize("language", ["C", "C++17"])
def test_what_the_library_writes_beyond_a_variable_is_noticed(
    compiler: CompiledPrograms, language: str, place: str
) -> None:
    writes = [*WRITES, *WRITES_INSIDE]
    cases = [f"case {number}: {write}; break;" for number, write in enumerate(writes)]
    source = FILLED.replace("CASES", " ".join(cases)).replace(place, VARIABLES)
    source = source.replace("GLOBAL", "").replace("LOCAL", "")
    assert compiler.compile(source, language).kind == "compiled"
    for number, write in enumerate(writes):
        said = f"The program writes beyond the end of `{WRITES[write]}`." if write in WRITES else ""
        assert compiler.run(f"{number} 1234567").undefined == "", write
        assert compiler.run(f"{number} 12345678").undefined == said, write


WRITTEN = "".join(f"line {n}\n" for n in range(1, 43))
PRINTS_IN_C = """\
#include <stdio.h>
#include <stdlib.h>
volatile int zero = 0;
int deep(int n) { volatile char room[5000]; room[n % 5000] = n; return deep(n + 1) + room[0]; }
int endless(int n) { return n < 0 ? n : endless((n + 1) & 7); }
int main(void) {
  for (int n = 1; n <= 42; n++) printf("line %d\\n", n);
"""
PRINTS_IN_CPP = PRINTS_IN_C.replace("stdio.h", "bits/stdc++.h").replace(
    '  for (int n = 1; n <= 42; n++) printf("line %d\\n", n);',
    "  std::ios::sync_with_stdio(false);\n"
    "  for (int n = 1; n <= 42; n++) std::cout << \"line \" << n << '\\n';",
)
STOPS = {
    "return deep(0);": "crash",
    "for (;;) zero = 0;": "timeout",
    "return endless(zero);": "crash",
    "return 1 / zero;": "crash",
    "*(int *)(unsigned long)(0x7ffffff0 + zero) = 1;": "crash",
    "abort();": "crash",
    "exit(3);": "crash",
}


@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize(("language", "prints"), [("C", PRINTS_IN_C), ("C++17", PRINTS_IN_CPP)])
def test_a_stopped_program_keeps_what_it_wrote(
    compiler: CompiledPrograms, language: str, prints: str, stop: str
) -> None:
    assert compiler.compile(f"{prints}  {stop}\n}}\n", language).kind == "compiled"
    ended = compiler.run(seconds=3)
    assert (ended.kind, ended.output) == (STOPS[stop], WRITTEN)


# What is done to an array of ten on the heap, and the sentence on it.
MISUSES = {
    "n": "",
    "b": "The program writes beyond the end of an array or object on the heap.",
    "r": "The program writes beyond the end of an array or object on the heap.",
    "a": "The program writes before an array or object on the heap.",
    "f": "The program writes to memory that it has freed.",
    "o": "The program writes to memory that it has freed.",
    "t": "Memory is freed twice.",
    "s": "Memory is freed that was never allocated.",
}
ON_THE_HEAP = """\
#include <stdio.h>
#include <stdlib.h>
struct alignas(64) Large { char x[100]; };
char *volatile held;
int main() {
  char *used[50] = {};
  for (int i = 0; i < 2000; i++) { delete[] used[i % 50]; used[i % 50] = new char[i % 70]; }
  Large *large = new Large;
  void *aligned = aligned_alloc(128, 256), *other = 0;
  if (posix_memalign(&other, 32, 100) || (size_t)other % 32 || (size_t)aligned % 128) return 1;
  char *line = 0, *text = 0, *zero = (char *)calloc(10, 1);
  size_t size = 0;
  FILE *file = open_memstream(&text, &size);
  fprintf(file, "%s", "text");
  fclose(file);
  int command = getchar();
  getline(&line, &size, stdin);
  held = (char *)realloc(malloc(3), 10);
  void *all[] = {aligned, other, line, text, zero, malloc(0)};
  for (void *one : all) free(one);
  volatile size_t most = -9;
  char *volatile none = (char *)malloc(most);
  if (none || (size_t)large % 64) return 2;
  delete large;
  if (command == 'b') held[10] = 1;
  if (command == 'r') held[12] = 1, held = (char *)realloc(held, 20);
  if (command == 'a') held[-1] = 1;
  if (command == 's') held++;
  free(held);
  if (command == 'f') held[2] = 1;
  if (command == 'o') { held[2] = 1; for (int i = 0; i < 200; i++) delete[] new int[i * 100]; }
  if (command == 't') free(held);
}
"""


def test_misuse_of_the_heap_is_told(compiler: CompiledPrograms) -> None:
    assert compiler.compile(ON_THE_HEAP).kind == "compiled"
    assert compiler.run("n\n").kind == "ok"
    for command, said in MISUSES.items():
        assert compiler.run(f"{command}\n").undefined == said, command


@pytest.mark.parametrize("status", [2**29, 2**31 - 1, -(2**29) - 1, -(2**31)])
def test_large_exit_statuses_are_told(compiler: CompiledPrograms, status: int) -> None:
    assert compiler.compile(f"int main() {{ return {status}; }}").kind == "compiled"
    said = f"The program ends with exit status {status}; a judge expects 0."
    assert compiler.run() == ("crash", "", said, "")


def test_errors_are_found_among_thousands_of_warnings(compiler: CompiledPrograms) -> None:
    """The page would read all of them for seconds."""
    warnings = "".join(f'#warning "{number}"\n' for number in range(2000))
    found = compiler.compile(f"{warnings}int main() {{ return size; }}\n")
    assert found.kind == "refused" and len(found.diagnostics) == 300
    (line, severity, message), *others = found.diagnostics
    assert (line, severity) == (2001, "error") and "'size'" in message
    assert {severity for _, severity, _ in others} == {"warning"}
    found = compiler.compile(f"{warnings}int main() {{}}\n")
    assert found.kind == "compiled" and len(found.diagnostics) == 300


@pytest.mark.parametrize("name", ERRORS)
def test_a_compiler_error_has_its_line(compiler: CompiledPrograms, name: str) -> None:
    """The messages are the same with a precompiled header."""
    error = ERRORS[name]
    found = compiler.compile(error.source)
    assert found.kind == "refused"
    line, severity, message = next(each for each in found.diagnostics if each[1] == "error")
    assert (line, severity) == (error.line, "error") and error.says in message
    assert found.said.startswith(f"Line {line}: " if line else message)
    if line:
        assert compiler.check(error.source) == found.diagnostics
        assert compiler.compile(error.source) == found


def test_a_closed_program_leaves_nothing_in_the_page(compiler: CompiledPrograms) -> None:
    compiler.close()
    before = compiler.elements()
    compiler.compile('#include <cstdio>\nint main() { std::puts("8"); }\n')
    assert compiler.run().output == "8\n" and compiler.elements() > before
    compiler.close()
    assert compiler.elements() == before
