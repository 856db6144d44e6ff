"""What is said of a variable that keeps its value from one game to the next."""

import pytest

from unit.workbench.programs.sandbox.failing import beliefs

# A program for UVa 220. `{before}` runs before the games, `{first}` as each begins, `{moves}` makes
# the list of moves, and `{after}` runs after each move.
PROGRAM = """\
STEPS = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
{before}

def flips(board, r, c, me):
    found = []
    if board[r][c] != "-":
        return found
    for a, b in STEPS:
        line, y, x = [], r + a, c + b
        while 0 <= y < 8 and 0 <= x < 8 and board[y][x] not in ("-", me):
            line.append((y, x))
            y, x = y + a, x + b
        if 0 <= y < 8 and 0 <= x < 8 and board[y][x] == me:
            found += line
    return found

def legal(board, me):
    return [(r, c) for r in range(8) for c in range(8) if flips(board, r, c, me)]

games = int(input())
for game in range(games):
    if game:
        print()
    board = [list(input()) for _ in range(8)]
    me = input()
    {first}
    while True:
        command = input()
        if command == "Q":
            print("\\n".join("".join(row) for row in board))
            break
        if command == "L":
            {moves}
            print(" ".join("(%d,%d)" % (r + 1, c + 1) for r, c in moves) or "No legal move.")
        else:
            r, c = int(command[1]) - 1, int(command[2]) - 1
            if not flips(board, r, c, me):
                me = "W" if me == "B" else "B"
            for y, x in flips(board, r, c, me) + [(r, c)]:
                board[y][x] = me
            me = "W" if me == "B" else "B"
            {after}
            black = sum(row.count("B") for row in board)
            white = sum(row.count("W") for row in board)
            print("Black - %2d White - %2d" % (black, white))
"""
RIGHT = {"before": "", "first": "pass", "moves": "moves = legal(board, me)", "after": "pass"}
START = "\n".join(["-" * 8] * 3 + ["---WB---", "---BW---"] + ["-" * 8] * 3)
TWO_GAMES = f"2\n{START}\nB\nM34\nL\nQ\n{START}\nW\nL\nM46\nQ\n"
BEGINNING = "Game 2 is right alone, and after a game without moves. When it begins, your "


def kept(changes: dict[str, str], text: str = TWO_GAMES) -> list[str]:
    """Returns what is said of the variables of the program with changed parts."""
    said = beliefs("uva220", PROGRAM.format(**{**RIGHT, **changes}), text)
    return [one for one in said if one.startswith("Game")]


LAZY = "kept = kept or legal(board, me); moves = kept"


def test_a_list_that_is_not_made_anew_for_the_next_game_is_told() -> None:
    said = kept({"before": "kept = None", "moves": LAZY, "after": "kept = None"})
    assert said == [BEGINNING + "`kept` is [(2, 2), (2, 4), (4, 2)] here and None there."]


@pytest.mark.parametrize(
    ("before", "name"), [("played = 0", "played"), ("class A: played = 0", "A.played")]
)
def test_a_counter_that_is_not_reset_is_told(before: str, name: str) -> None:
    moves, after = f"moves = [] if {name} else legal(board, me)", f"{name} += 1"
    said = kept(
        {"before": before, "moves": moves, "after": after}, TWO_GAMES.replace("M34\nL", "M34")
    )
    assert said == [BEGINNING + f"`{name}` is 1 here and 0 there."]


@pytest.mark.parametrize(
    "changes",
    [
        {"first": "me = 'B'"},  # Wrong in each game.
        {"moves": "moves = legal(board, me)[game:]"},  # Wrong after a game without moves, too.
        {"before": "kept = None", "first": "kept = None", "moves": LAZY, "after": "kept = None"},
    ],
    ids=["the turn", "the number of the game", "right"],
)
def test_nothing_is_said_of_games_that_do_not_go_wrong_by_what_is_kept(
    changes: dict[str, str],
) -> None:
    assert kept(changes) == []
