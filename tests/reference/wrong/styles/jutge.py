"""Programs for `jutge`."""

from reference.wrong.styles.style import BOARD, OUTPUT, Style

TEXTS = Style(
    "jutge",
    "rows as texts",
    ("rows",),
    "[r][c]",
    """\
# Rows are texts, which are cut and joined; everything is read at once and printed at the end.
import sys


def flips(rows, n, r, c, color):
    lines = []
    for dr, dc in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        line = []
        y, x = r + dr, c + dc
        while 0 <= y < n and 0 <= x < n:
            if rows[y][x] == '.':
                break
            if rows[y][x] == color:
                lines += line
                break
            line.append((y, x))
            y += dr
            x += dc
    return lines


def put(rows, r, c, color):
    rows[r] = rows[r][:c] + color + rows[r][c + 1:]


def show(rows):
    text = ''.join(rows)
    return '\\n'.join(rows) + '\\n%d:%d\\n' % (text.count('N'), text.count('B'))


def main():
    words = sys.stdin.read().split()
    n = int(words[0])
    half = n // 2
    rows = ['.' * n] * n
    rows[half - 1] = '.' * (half - 1) + 'BN' + '.' * (half - 1)
    rows[half] = '.' * (half - 1) + 'NB' + '.' * (half - 1)
    shown = [show(rows)]
    for i in range(1, len(words), 3):
        color, r, c = words[i], int(words[i + 1]) - 1, int(words[i + 2]) - 1
        for y, x in flips(rows, n, r, c, color):
            put(rows, y, x, color)
        put(rows, r, c, color)
        shown.append(show(rows))
    print('\\n'.join(shown))


main()
""",
    (
        ("(0, -1), (0, 1), (1, -1)", "(0, -1), (0, -1), (1, -1)", BOARD),
        ("(1, 0), (1, 1)):", "(1, 0)):", BOARD),
        ("while 0 <= y < n and", "while 0 < y < n and", BOARD),
        ("0 <= x < n:", "0 <= x < n - 1:", BOARD),
        (" += line\n                break", " += line\n                return lines", BOARD),
        ("            if rows[y][x] == '.':\n                break\n", "", BOARD),
        ("rows[r][c + 1:]", "rows[r][c:]", BOARD),
        ("(text.count('N'), text.count('B'))", "(text.count('B'), text.count('N'))", OUTPUT),
        ("[i + 1]) - 1, int(words[i + 2]) - 1", "[i + 2]) - 1, int(words[i + 1]) - 1", BOARD),
        ("        put(rows, r, c, color)\n", "", BOARD),
    ),
)

SCRIPT = Style(
    "jutge",
    "script",
    ("t",),
    "[r + 1][c + 1]",
    """\
# No functions; numbers in a list of lists with a border.
n = int(input())
t = []
for i in range(n + 2):
    t.append([0] * (n + 2))
h = n // 2
t[h][h] = 2
t[h + 1][h + 1] = 2
t[h][h + 1] = 1
t[h + 1][h] = 1
first = True
while True:
    if not first:
        try:
            word, row, column = input().split()
        except EOFError:
            break
        me = 1 if word == 'N' else 2
        row = int(row)
        column = int(column)
        t[row][column] = me
        for k in range(9):
            dy = k // 3 - 1
            dx = k % 3 - 1
            number = 0
            y = row + dy
            x = column + dx
            while t[y][x] == 3 - me:
                number += 1
                y += dy
                x += dx
            if t[y][x] == me:
                for s in range(1, number + 1):
                    t[row + s * dy][column + s * dx] = me
    first = False
    black = 0
    white = 0
    for i in range(1, n + 1):
        text = ''
        for j in range(1, n + 1):
            text += '.NB'[t[i][j]]
            if t[i][j] == 1:
                black += 1
            elif t[i][j] == 2:
                white += 1
        print(text)
    print(black, white, sep=':')
    print()
""",
    (
        ("    t.append([0] * (n + 2))", "    t.append([0] * (n + 1))", BOARD),
        ("t[h][h + 1] = 1", "t[h][h + 1] = 2", BOARD),
        ("        t[row][column] = me\n", "", BOARD),
        ("range(9)", "range(8)", BOARD),
        ("dx = k % 3 - 1", "dx = k % 3", BOARD),
        ("x = column + dx", "x = column - dx", BOARD),
        ("if t[y][x] == me:", "if number > 0:", BOARD),
        ("range(1, number + 1):", "range(1, number):", BOARD),
        ("'.NB'[t[i][j]]", "'.NB'[t[j][i]]", OUTPUT),
        ("    black = 0\n", "    black = 1\n", OUTPUT),
        ("sep=':'", "sep=': '", OUTPUT),
        ("            elif t[i][j] == 2:", "            elif t[i][i] == 2:", OUTPUT),
    ),
)

OBJECTS = Style(
    "jutge",
    "objects",
    ("self.cells", "board.cells"),
    "[r, c]",
    """\
# A class with a dictionary, generators and recursion; prints every position at once.
import sys
from itertools import product


class Board:
    def __init__(self, n):
        self.n = n
        self.cells = {square: None for square in product(range(n), repeat=2)}
        low, high = n // 2 - 1, n // 2
        for r, c, color in ((low, low, 'B'), (high, high, 'B'), (low, high, 'N'), (high, low, 'N')):
            self.cells[r, c] = color

    def walk(self, square, way):
        nearer = square[0] + way[0], square[1] + way[1]
        if nearer in self.cells:
            yield nearer
            yield from self.walk(nearer, way)

    def bracket(self, square, way, color):
        line = []
        for place in self.walk(square, way):
            if self.cells[place] is None:
                return []
            if self.cells[place] == color:
                return line
            line.append(place)
        return []

    def play(self, color, square):
        for way in product((-1, 0, 1), repeat=2):
            if way != (0, 0):
                for place in self.bracket(square, way, color):
                    self.cells[place] = color
        self.cells[square] = color

    def show(self):
        for r in range(self.n):
            print(''.join(self.cells[r, c] or '.' for c in range(self.n)))
        held = list(self.cells.values())
        print(f"{held.count('N')}:{held.count('B')}")
        print()


size, *moves = sys.stdin.read().split()
board = Board(int(size))
board.show()
while moves:
    color, row, column = moves[:3]
    moves = moves[3:]
    board.play(color, (int(row) - 1, int(column) - 1))
    board.show()
""",
    (
        ("(low, high, 'N')", "(low, high, 'B')", BOARD),
        ("square[0] + way[0]", "square[0] + way[1]", BOARD),
        ("line.append(place)\n        return []", "line.append(place)\n        return line", BOARD),
        ("            if self.cells[place] is None:\n                return []\n", "", BOARD),
        ("product((-1, 0, 1), repeat=2)", "product((0, 1), repeat=2)", BOARD),
        ("self.cells[place] = color\n", "self.cells[square] = color\n", BOARD),
        ("{held.count('N')}:{held", "{held.count('B')}:{held", OUTPUT),
        ("        print()\n", "", OUTPUT),
        ("(int(row) - 1, int(column) - 1)", "(int(column) - 1, int(row) - 1)", BOARD),
    ),
)

STYLES = (TEXTS, SCRIPT, OBJECTS)
