"""Faults that only the source shows: untied streams that are used beside C's functions."""

from workbench.programs.compiler.remarks import (
    NO_CATCH,
    ONE_THREAD,
    remarks,
    unchecked,
    unsupported,
)

PROGRAM = """\
#include <bits/stdc++.h>
using namespace std;
int main() {{
  {}
  int n;
  {}
}}
"""
# Tying `cin` to nothing reads no input.
UNTIED = "ios::sync_with_stdio(false); cin.tie(0);"


def said(untied: str, rest: str) -> list[tuple[int, str]]:
    return [(each.line, each.message) for each in remarks(PROGRAM.format(untied, rest))]


def test_streams_and_functions_that_share_a_file_are_named() -> None:
    output = "a judge may print their output in another order."
    mixed = f"cout and printf are used together after sync_with_stdio(false): {output}"
    assert said(UNTIED, 'cin >> n; cout << n; printf("%d", n);') == [(4, mixed)]
    assert said("std::ios_base::sync_with_stdio (0);", "cout << 1; fputs(s, stdout);") == [
        (4, mixed.replace("printf", "stdout"))
    ]
    ((line, message),) = said(UNTIED, 'scanf("%d", &n); getline(cin, s);')
    assert line == 4 and message.startswith("cin and scanf are used together")
    assert len(said(UNTIED, "cin >> n; n = getchar(); cout << n; puts(s);")) == 2


def test_only_functions_that_a_program_uses_are_told_to_be_unchecked() -> None:
    for line, told in (
        ('scanf("%s", s); sprintf(s, "%d", n);', "what `scanf` and `sprintf` write into"),
        ("strcpy(s, t); // strcat(s, t);", "what `strcpy` writes into"),
        ('my_scanf(s); puts("gets(s)");', ""),
    ):
        said = unchecked(PROGRAM.format("", line))
        assert told in said and ("`" in said) == bool(told)
        assert said.endswith(", and your judge's own time limit.")


def test_other_programs_get_no_remark() -> None:
    for untied, rest in (
        ("", 'cin >> n; cout << n; printf("%d", n);'),
        ("ios::sync_with_stdio(true);", "cout << 1; puts(s);"),
        ("// ios::sync_with_stdio(false);", "cout << 1; puts(s);"),
        (UNTIED, "cin >> n; cout << n;"),
        (UNTIED, 'scanf("%d", &n); cout << n;'),
        (UNTIED, 'cin >> n; printf("%d", n); cerr << n;'),
        (UNTIED, 'cout << n << "printf"; fprintf(stderr, "%d", n); // puts(s)'),
    ):
        assert said(untied, rest) == [], rest


def test_what_the_page_does_not_support_is_said() -> None:
    for rest, expected in (
        ("try { f(); } catch (...) {}", [NO_CATCH]),
        ("std::thread t(f); t.join();", [ONE_THREAD]),
        ("pthread_create(&t, 0, f, 0);", [ONE_THREAD]),
        ('// catch\nputs("catch"); int thread = 8;', []),
    ):
        assert [each.message for each in unsupported(PROGRAM.format("", rest))] == expected, rest
