"""Trying a program against the judge: found, made smaller, and never out of hand."""

import re

import pytest
from playwright.sync_api import Page, expect

from harness.workbench import WITHIN

# A whole program for jutge that forgets one of the eight directions.
FORGETS_SOUTH_WEST = """\
import sys

def main():
    words = sys.stdin.read().split()
    n = int(words[0])
    h = n // 2
    board = [["."] * n for _ in range(n)]
    board[h - 1][h - 1] = board[h][h] = "B"
    board[h - 1][h] = board[h][h - 1] = "N"
    show(board)
    for at in range(1, len(words), 3):
        color, row, column = words[at], int(words[at + 1]) - 1, int(words[at + 2]) - 1
        play(board, color, row, column)
        show(board)

def play(board, color, row, column):
    n = len(board)
    board[row][column] = color
    for down, right in DIRECTIONS:
        y, x, line = row + down, column + right, []
        while 0 <= y < n and 0 <= x < n and board[y][x] not in (".", color):
            line.append((y, x))
            y, x = y + down, x + right
        if 0 <= y < n and 0 <= x < n and board[y][x] == color:
            for y, x in line:
                board[y][x] = color

def show(board):
    text = "\\n".join("".join(row) for row in board)
    print(text, f"{text.count('N')}:{text.count('B')}", "", sep="\\n")

DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (0, -1)]
main()
"""
RIGHT = FORGETS_SOUTH_WEST.replace("(1, 0), (0, -1)", "(1, 0), (1, -1), (0, -1)")


def start(page: Page, program: str) -> None:
    page.get_by_label("Your program").fill(program)
    page.locator("#stress-form").select_option("jutge")
    page.locator("#stress-seconds").select_option("1")
    page.get_by_role("button", name="Try it").click()


def test_a_wrong_program_is_found_and_the_input_made_small(othello: Page) -> None:
    start(othello, FORGETS_SOUTH_WEST)
    said = othello.locator("#stress-said")
    expect(said).to_contain_text("the smallest found", timeout=WITHIN)
    expect(othello.locator("#judge-guess")).to_contain_text("south-west")
    source = othello.get_by_label("Judge input").input_value()
    assert source.split()[0] == "4"
    assert len(source.split()) <= 1 + 3 * 8


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("while True: pass", "was still running after 1"),
        ("print('x' * 3)\n1 / 0", "Line 2: ZeroDivisionError"),
        ("while True: print('x' * 1000)", "printed more than"),
    ],
    ids=["endless", "crash", "flood"],
)
def test_a_program_out_of_hand_ends_with_a_message(othello: Page, program: str, said: str) -> None:
    start(othello, program)
    expect(othello.locator("#stress-said")).to_contain_text(said, timeout=WITHIN)
    othello.locator('[data-square="d3"]').click()
    expect(othello.locator('[data-square="d3"]')).to_have_attribute("aria-label", "d3, black")


def test_a_right_program_goes_on_until_it_is_stopped(othello: Page) -> None:
    start(othello, RIGHT)
    expect(othello.locator("#stress-said")).to_have_text(re.compile("Trying input"), timeout=WITHIN)
    othello.get_by_role("button", name="Stop trying").click()
    expect(othello.locator("#stress-said")).to_have_text("Stopped.")
    expect(othello.get_by_role("button", name="Try it")).to_be_enabled()


def test_nothing_runs_without_a_program(othello: Page) -> None:
    othello.get_by_role("button", name="Try it").click()
    expect(othello.locator("#stress-said")).to_have_text("Paste a Python program first.")
