"""Messages of clang and g++, on the lines of the user's file that caused them.

The texts were written by clang 22 and g++ 12, some shortened.
"""

from workbench.programs.compiler.diagnostics import Diagnostic, read_diagnostics

PLAIN = """\
program.cc:4:23: error: use of undeclared identifier 'n'
    4 |   for (int i = 0; i < n; i++) printf("%d\\n", "x");
      |                       ^
program.cc:4:46: warning: format specifies type 'int' but the argument has type 'const char *' \
[-Wformat]
1 warning and 1 error generated.
"""
MISSING = "program.c:1:10: fatal error: 'conio.h' file not found\n"
AGAIN = """\
program.cc:2:5: error: redefinition of 'f'
program.cc:1:5: note: previous definition is here
"""
OPERATOR = """\
program.cc:5:13: error: invalid operands to binary expression ('ostream' and 'P')
/usr/include/c++/v1/__ostream/basic_ostream.h:349:55: note: candidate not viable
/usr/include/c++/v1/__ostream/basic_ostream.h:376:53: note: candidate not viable
"""
IN_A_HEADER = """\
In file included from program.cc:1:
In file included from /usr/include/c++/v1/algorithm:1875:
/usr/include/c++/v1/__algorithm/make_heap.h:37:31: error: invalid operands to binary expression
/usr/include/c++/v1/__algorithm/sort.h:951:8: note: in instantiation of function 'std::sort'
program.cc:5:8: note: in instantiation of function template specialization 'std::sort' requested
/usr/include/c++/v1/__iterator/move_iterator.h:303:1: note: candidate template ignored
In file included from program.cc:1:
In file included from /usr/include/c++/v1/algorithm:1888:
/usr/include/c++/v1/__algorithm/partial_sort.h:43:85: error: invalid operands to binary expression
program.cc:5:8: note: in instantiation of function template specialization 'std::sort' requested
program.cc:9:1: error: expected '}'
"""
OF_GCC = """\
In file included from /usr/include/c++/12/bits/stl_tree.h:65,
                 from /usr/include/c++/12/set:60,
                 from program.cc:3:
/usr/include/c++/12/bits/stl_function.h: In instantiation of 'constexpr bool std::less<_Tp>':
/usr/include/c++/12/bits/stl_function.h:408:20: error: no match for 'operator<'
program.cc: In function 'int main()':
program.cc:7:3: warning: unused variable 'x' [-Wunused-variable]
"""
LINKER = "wasm-ld: error: /tmp/program-62bf3f.o: undefined symbol: play(int, int)\n"
LARGE = "wasm-ld: error: maximum memory too small, 308389728 bytes needed\n"


def told(stderr: str) -> list[tuple[int, int, str, str]]:
    def fields(found: Diagnostic) -> tuple[int, int, str, str]:
        return found.line, found.column, found.severity, found.message

    return [fields(found) for found in read_diagnostics(stderr)]


def test_line_column_severity_and_message_are_read() -> None:
    assert told(PLAIN) == [
        (4, 23, "error", "use of undeclared identifier 'n'"),
        (4, 46, "warning", "format specifies type 'int' but the argument has type 'const char *'"),
    ]
    assert told(MISSING) == [(1, 10, "error", "'conio.h' file not found")]


def test_notes_in_the_users_file_are_kept_and_others_left_out() -> None:
    assert told(AGAIN) == [
        (2, 5, "error", "redefinition of 'f'"),
        (1, 5, "note", "previous definition is here"),
    ]
    assert told(OPERATOR) == [
        (5, 13, "error", "invalid operands to binary expression ('ostream' and 'P')")
    ]


def test_an_error_in_a_header_is_moved_to_the_line_that_uses_it_and_told_once() -> None:
    assert told(IN_A_HEADER) == [
        (5, 8, "error", "invalid operands to binary expression"),
        (9, 1, "error", "expected '}'"),
    ]


def test_an_error_in_a_header_that_no_line_uses_is_moved_to_the_include() -> None:
    assert told(OF_GCC) == [
        (3, 0, "error", "no match for 'operator<'"),
        (7, 3, "warning", "unused variable 'x'"),
    ]


def test_an_error_of_the_linker_has_no_line() -> None:
    assert told(LINKER) == [(0, 0, "error", "undefined symbol: play(int, int)")]
    [(*place, severity, message)] = told(LARGE)
    assert (place, severity) == ([0, 0], "error")
    assert message.endswith(" need 294 MB of memory, and it may use 256 MB")


def test_text_without_messages_has_no_diagnostics() -> None:
    for text in ("", "\n", "2 errors generated.\n", "  int note: 5;\n", "error: \n"):
        assert told(text) == []
