"""The functions that ran before a wrong square was written, or something wrong was printed."""

import re
from typing import Any

import pytest

from harness.traced_cpp import CAN_TRACE, explained
from unit.workbench.programs.sandbox.failing import facts

PROGRAM = """\
n = int(input())
h = n // 2
t = [['.'] * n for _ in range(n)]
t[h - 1][h - 1] = t[h][h] = 'B'
t[h - 1][h] = t[h][h - 1] = 'N'
def flips(r, c, me):
    found = [FIRST]
    if t[r][c + 1] not in ('.', me):
        found.append((r, c + 1))
    return found
def count(me):
    total = 0
    for row in t:
        total += row.count(me)
    return total ADDED
def play(r, c, me):
    for y, x in flips(r, c, me) + [(r, c)]:
        t[y][x] = me
def show():
    for row in t:
        print(''.join(row))
    print(f"{count('N')}:{count('B')}\\n")
show()
while True:
    try:
        me, r, c = input().split()
    except EOFError:
        break
    play(int(r) - 1, int(c) - 1, me)
    show()
"""
IN_C = """\
#include <stdio.h>
#include <stdlib.h>
static const int DY[] = {0, 0, 1, 1, 1, -1, -1, -1};
static const int DX[] = {1, -1, 0, 1, -1, 0, 1, LAST};
static char *row[26];
static int n;
static int length(int y, int x, int d, char me) {
  int k = 0;
  for (y += DY[d], x += DX[d]; y >= 0 && y < n && x >= 0 && x < n; y += DY[d], x += DX[d]) {
    if (row[y][x] == '.') return NONE;
    if (row[y][x] == me) return k;
    k++;
  }
  return 0;
}
static void play(int y, int x, char me) {
  int d, k;
  for (d = 0; d < 8; d++)
    for (k = length(y, x, d, me); k > 0; k--)
      row[y + k * DY[d]][x + k * DX[d]] = me;
  row[y][x] = me;
}
static int count(char one) {
  int y, x, all = BEGIN;
  for (y = 0; y < n; y++)
    for (x = 0; x < n; x++) all += row[y][x] == one;
  return all;
}
static void show(void) {
  int y;
  for (y = 0; y < n; y++) printf("%.*s\\n", n, row[y]);
  printf("%d:%d\\n\\n", count('N'), count('B'));
}
int main(void) {
  int y, x;
  char me;
  scanf("%d", &n);
  for (y = 0; y < n; y++) {
    row[y] = malloc(n);
    for (x = 0; x < n; x++) row[y][x] = '.';
  }
  row[n / 2 - 1][n / 2 - 1] = row[n / 2][n / 2] = 'B';
  row[n / 2 - 1][n / 2] = row[n / 2][n / 2 - 1] = 'N';
  show();
  while (scanf(" %c%d%d", &me, &y, &x) == 3) play(y - 1, x - 1, me), show();
  return 0;
}
"""


def in_c(changes: dict[str, str]) -> dict[str, Any]:
    """Returns what is told of the program in C with changed parts."""
    source = IN_C
    for part, text in {"NONE": "0", "BEGIN": "0", "LAST": "-1", **changes}.items():
        source = source.replace(part, text)
    found, _, _ = explained(source, "jutge", "-std=c11")
    return found


@pytest.mark.parametrize(
    ("first", "added", "said"),
    [
        ("(0, 0)", "", "Before line 18 in `play` wrote (1,1), `flips` ran to line 10."),
        ("", "+ 1", "Before line 22 in `show` printed this, `count` ran to line 15."),
    ],
)
def test_the_calls_before_the_fault_of_a_python_program_are_told(
    first: str, added: str, said: str
) -> None:
    program = PROGRAM.replace("FIRST", first).replace("ADDED", added)
    assert facts("jutge", program, "4\nN 2 1\n")["calls"] == said


@pytest.mark.slow
@pytest.mark.skipif(not CAN_TRACE, reason="needs Node, Clang and GCC")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"NONE": "k"}, r"Before line 20 in `play` wrote \(\d+,\d+\), `length` ran to line 10\."),
        ({"BEGIN": "1"}, r"Before line 32 in `show` printed this, `count` ran to line 27\."),
    ],
)
def test_the_calls_before_the_fault_of_a_c_program_are_told(
    changes: dict[str, str], said: str
) -> None:
    found = in_c(changes)
    assert found["board"]["name"] == "row"
    assert re.fullmatch(said, found["calls"])


@pytest.mark.slow
@pytest.mark.skipif(not CAN_TRACE, reason="needs Node, Clang and GCC")
def test_the_lines_of_a_wrong_table_are_told() -> None:
    assert in_c({"LAST": "1"})["beliefs"] == [
        "Your `DY` and `DX` list (-1,1) twice and lack (-1,-1)."
        " Line 3 wrote `DY`. Line 4 wrote `DX`."
    ]
