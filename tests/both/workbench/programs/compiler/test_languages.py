"""Which language and standard a program is written in."""

from workbench.programs.compiler.languages import LANGUAGES, guess_language, other_language
from workbench.programs.compiler.source_text import SourceText

C_BOARD = """\
#include <stdio.h>
#include <stdbool.h>
typedef struct { int row, column; } Move; /* a C++ class would do */
struct List { struct List *next; };
int main(void) {
    bool new = true, this[2] = {false}; // std::cout
    char *text = "using namespace std; template<class T>";
    for (int i = 0; i < 8; i++) this[0] |= new & i;
    return text[0] == 'u' ? 0 : 1;
}
"""
C_NAMESAKE = """\
#include <stdio.h>
struct board { int n; };
static int area(struct board *board) { return board->n * board->n; }
int main(void) { struct board board = {8}, *other = &board; return area(other) - board.n; }
"""
MAIN = "int main() {}\n"
GUESSES = (
    ("Python", "print(input())"),
    ("Python", "# #include is for C\nimport sys\n"),
    ("Python", ""),
    ("C", C_BOARD),
    ("C", C_NAMESAKE),
    ("C", "#include <stdio.h>\ntypedef struct Move { int row; } Move;\nMove best;\n" + MAIN),
    ("C", '#include<stdio.h>\nvoid main() { int class = 1; printf("%d", class & 1); }'),
    ("C++17", "#include <bits/stdc++.h>\n" + MAIN),
    ("C++17", "#include <cstdio>\n" + MAIN),
    ("C++17", "#include <stdio.h>\nvoid flip(char &square) {}\n" + MAIN),
    ("C++17", "#include <stdio.h>\nstruct Move { int row; };\nMove best;\n" + MAIN),
    ("C++17", '#include <stdio.h>\nint main() { int a[2]; for (int x : a) printf(""); }'),
    ("C++17", "#include <stdio.h>\nbool legal;\n" + MAIN),
    ("C++17", "#include <stdlib.h>\nint main() { int *p = new int[8]; delete[] p; }"),
    ("C++17", "#include <iostream>\nint main() { for (auto x : v) [](auto y) {}; }"),
    ("C++17", '#include <iostream>\nint main() { puts("<=> requires std::print("); }'),
    ("C++20", "#include <ranges>\n" + MAIN),
    ("C++20", "# include <iostream>\nbool b = (1 <=> 2) < 0;\n" + MAIN),
    ("C++20", "#include <vector>\nvoid show(const int n, auto x);\nvoid print(auto x) {}\n" + MAIN),
    ("C++20", "#include <set>\nint main() { std::set<int> s; return s.contains(1); }"),
    ("C++20", '#include <string>\nint main() { return std::string().starts_with("M"); }'),
    ("C++23", "#include <print>\n" + MAIN),
    ("C++23", '#include <bits/stdc++.h>\nint main() { std::println("{}", 1); }'),
    ("C++23", "#include <string>\nint main() { return std::string().contains('M'); }"),
    ("C++14", "#include <algorithm>\nint main() { register int r; std::cout << r; }"),
)


def test_the_language_and_the_standard_are_recognised() -> None:
    for name, source in GUESSES:
        assert guess_language(source).name == name, source


def test_strings_and_comments_hide_their_text_in_any_script() -> None:
    for text in ("caf\u00e9", "\u65e5\u672c", '\U0001f600 \\" *'):
        plain = SourceText(f'int a; // {text}\nchar *b = "{text}"; /* {text} */ int c;\n' * 3)
        assert plain.code == 'int a;char*b="";int c;' * 3, text


def test_line_ends_and_spaces_do_not_matter() -> None:
    for name, source in GUESSES:
        assert guess_language(source.replace("\n", "\r\n")).name == name, source
        assert guess_language("\ufeff\n\t" + source.replace("(", " ( ")).name == name, source


def test_the_languages_are_in_the_order_of_their_age() -> None:
    names = ["Python", "C", "C++11", "C++14", "C++17", "C++20", "C++23"]
    assert [language.name for language in LANGUAGES] == names
    assert LANGUAGES[4].arguments == ("-std=c++17",)
    assert [language.suffix for language in LANGUAGES] == [".py", ".c"] + [".cc"] * 5
    assert [language.is_compiled for language in LANGUAGES] == [False] + [True] * 6


def test_other_languages_have_a_name_only() -> None:
    for name, source in (
        ("Java", "public class Main { public static void main(String[] a) {} }"),
        ("Pascal", "begin writeln('8') end."),
        ("JavaScript", "console.log(8)"),
        ("Rust", "fn main() {}"),
        ("Go", "package main"),
        ("", C_BOARD),
        ("", "print(8)"),
    ):
        assert other_language(source) == name


def test_unfinished_text_is_read_to_its_end() -> None:
    for start in ("#include <stdio.h>\nint main() { puts('", "int main() { /* ", "int main('\\"):
        assert guess_language(start).name == "C"
    assert guess_language("// int main(").name == "Python"
