"""Programs for `boardsilly`."""

from reference.wrong.styles.style import BOARD, OUTPUT, Style

LINES = Style(
    "boardsilly",
    "line by line",
    ("board",),
    "[r][c]",
    """\
# Reads line by line and prints at once.
WAYS = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def on(r, c):
    return r in range(8) and c in range(8)


def count(board, r, c, dr, dc):
    while on(r - dr, c - dc):
        r, c = r - dr, c - dc
    number = 0
    while on(r, c):
        if board[r][c] != '.':
            number += 1
        r, c = r + dr, c + dc
    return number


def target(board, r, c, dr, dc, me):
    n = count(board, r, c, dr, dc)
    for step in range(1, n):
        y, x = r + step * dr, c + step * dc
        if not on(y, x) or board[y][x] not in ('.', me):
            return None
    y, x = r + n * dr, c + n * dc
    if not on(y, x) or board[y][x] == me:
        return None
    return y, x


number = 0
while True:
    try:
        board = [input().strip() for _ in range(8)]
        me = input().strip()
    except EOFError:
        break
    if number:
        print()
    number += 1
    none = True
    for r in range(8):
        for c in range(8):
            if board[r][c] == me:
                for dr, dc in WAYS:
                    place = target(board, r, c, dr, dc, me)
                    if place:
                        none = False
                        a, b = 'ABCDEFGH'[r], 'ABCDEFGH'[place[0]]
                        print('%s%d-%s%d' % (a, c + 1, b, place[1] + 1))
    if none:
        print('No moves are possible')
""",
    (
        ("(1, 1), (1, 0), (1, -1)", "(1, 1), (1, 1), (1, -1)", OUTPUT),
        ("if board[r][c] != '.':\n            ", "if board[r][c] == me:\n            ", OUTPUT),
        ("range(1, n):", "range(1, n + 1):", OUTPUT),
        ("not in ('.', me)", "not in ('.', 'X')", OUTPUT),
        ("while on(r - dr, c - dc):", "if on(r - dr, c - dc):", OUTPUT),
        ("if not on(y, x) or board[y][x] == me:", "if not on(y, x) or board[y][x] != '.':", OUTPUT),
        ("place[1] + 1))", "place[1]))", OUTPUT),
        ("    number += 1\n    none", "    none", OUTPUT),
    ),
)

CLASS_SILLY = Style(
    "boardsilly",
    "joined",
    ("self.pieces", "board.pieces"),
    "[r, c]",
    """\
# A class with a dictionary of the pieces; the moves are sorted and joined.
import re
import sys


class Position:
    def __init__(self, lines):
        self.pieces = {}
        for r, line in enumerate(lines):
            for match in re.finditer('[XO]', line):
                self.pieces[r, match.start()] = match.group()

    def length(self, place, way):
        return sum(1 for other in self.pieces if self.same(place, other, way))

    def same(self, place, other, way):
        down, right = other[0] - place[0], other[1] - place[1]
        return down * way[1] == right * way[0]

    def moves(self, player):
        for place, owner in sorted(self.pieces.items()):
            if owner != player:
                continue
            for way in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]:
                n = self.length(place, way)
                path = [(place[0] + k * way[0], place[1] + k * way[1]) for k in range(1, n + 1)]
                end = path.pop()
                if min(end) < 0 or max(end) > 7 or self.pieces.get(end) == player:
                    continue
                if all(self.pieces.get(step, player) == player for step in path):
                    yield place, end


def name(place):
    return chr(ord('A') + place[0]) + str(place[1] + 1)


words = sys.stdin.read().split()
answers = []
for at in range(0, len(words), 9):
    board = Position(words[at:at + 8])
    moves = sorted(name(a) + '-' + name(b) for a, b in board.moves(words[at + 8]))
    answers.append('\\n'.join(moves or ['No moves are possible']) + '\\n')
print('\\n'.join(answers), end='')
""",
    (
        ("for other in self.pieces if", "for other in self.pieces if other != place and", OUTPUT),
        ("down * way[1] == right * way[0]", "down * way[0] == right * way[1]", OUTPUT),
        ("range(1, n + 1)]", "range(1, n)]", OUTPUT),
        ("max(end) > 7", "max(end) > 8", OUTPUT),
        ("                if all(self", "                if any(self", OUTPUT),
        ("str(place[1] + 1)", "str(place[1])", OUTPUT),
        ("'[XO]'", "'[OX]+'", BOARD),
        ("print('\\n'.join(answers), end='')", "print(''.join(answers), end='')", OUTPUT),
    ),
)

STYLES = (LINES, CLASS_SILLY)
