"""Programs for `uva220`."""

from reference.wrong.styles.style import BOARD, OUTPUT, Style

BORDER = Style(
    "uva220",
    "border",
    ("grid",),
    "[10 * r + c + 11]",
    """\
# A flat board of ten by ten with a border, read line by line.
STEPS = [-11, -10, -9, -1, 1, 9, 10, 11]

def ends(grid, place, step, own):
    enemy = 'W' if own == 'B' else 'B'
    at = place + step
    while grid[at] == enemy:
        at += step
    return at if grid[at] == own and at != place + step else None

def legal(grid, own):
    return [place for place in range(11, 89)
            if grid[place] == '-' and any(ends(grid, place, step, own) for step in STEPS)]

for game in range(int(input())):
    if game > 0:
        print()
    grid = ['#'] * 100
    for row in range(1, 9):
        line = input().strip()
        for column in range(1, 9):
            grid[10 * row + column] = line[column - 1]
    turn = input().strip()
    while True:
        command = input().strip()
        if command == 'Q':
            break
        moves = legal(grid, turn)
        if command == 'L':
            shown = ['(%d,%d)' % divmod(place, 10) for place in moves]
            print(' '.join(shown) if shown else 'No legal move.')
            continue
        if not moves:
            turn = 'W' if turn == 'B' else 'B'
        place = int(command[1:])
        for step in STEPS:
            end = ends(grid, place, step, turn)
            if end is not None:
                for at in range(place, end, step):
                    grid[at] = turn
        grid[place] = turn
        print('Black - %2d White - %2d' % (grid.count('B'), grid.count('W')))
        turn = 'W' if turn == 'B' else 'B'
    for row in range(1, 9):
        print(''.join(grid[10 * row + 1:10 * row + 9]))
""",
    (
        ("-11, -10, -9,", "-11, -10, -8,", BOARD),
        (" and at != place + step else None", " else None", BOARD),
        ("range(11, 89)", "range(11, 88)", OUTPUT),
        ("if not moves:", "if moves:", BOARD),
        ("range(place, end, step)", "range(place, end - step, step)", BOARD),
        ("'Black - %2d White - %2d' %", "'Black - %d White - %2d' %", OUTPUT),
        ("10 * row + 9]", "10 * row + 8]", OUTPUT),
        ("(grid.count('B'), grid.count('W'))", "(grid.count('W'), grid.count('B'))", OUTPUT),
        ("if game > 0:", "if game >= 0:", OUTPUT),
    ),
)

CLASS = Style(
    "uva220",
    "class",
    ("self.board", "game.board"),
    "[r][c]",
    """\
# A class that finds lines by recursion and prints at once.
import sys


class Game:
    WAYS = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]

    def __init__(self, rows, me):
        self.board = [list(row) for row in rows]
        self.me = me

    def rival(self):
        return 'B' if self.me == 'W' else 'W'

    def run(self, r, c, way):
        # Returns the discs of the rival from here to a disc of the player, or None.
        r, c = r + way[0], c + way[1]
        if not (0 <= r < 8 and 0 <= c < 8) or self.board[r][c] == '-':
            return None
        if self.board[r][c] == self.me:
            return []
        rest = self.run(r, c, way)
        return None if rest is None else [(r, c)] + rest

    def flips(self, r, c):
        if self.board[r][c] != '-':
            return []
        found = []
        for way in self.WAYS:
            found += self.run(r, c, way) or []
        return found

    def moves(self):
        return [(r, c) for r in range(8) for c in range(8) if self.flips(r, c)]

    def list(self):
        moves = self.moves()
        if not moves:
            return 'No legal move.'
        return ' '.join('({},{})'.format(r + 1, c + 1) for r, c in moves)

    def play(self, r, c):
        if not self.moves():
            self.me = self.rival()
        for y, x in self.flips(r, c):
            self.board[y][x] = self.me
        self.board[r][c] = self.me
        self.me = self.rival()

    def count(self, disc):
        return sum(row.count(disc) for row in self.board)


def main():
    read = sys.stdin.readline
    for number in range(int(read())):
        if number:
            print()
        rows = [read().strip() for _ in range(8)]
        game = Game(rows, read().strip())
        command = read().strip()
        while command != 'Q':
            if command == 'L':
                print(game.list())
            else:
                game.play(int(command[1]) - 1, int(command[2]) - 1)
                print('Black - {:2d} White - {:2d}'.format(game.count('B'), game.count('W')))
            command = read().strip()
        for row in game.board:
            print(''.join(row))


main()
""",
    (
        ("if (a, b) != (0, 0)]", "if (a, b) > (0, 0)]", BOARD),
        ("0 <= r < 8 and", "0 <= r < 7 and", BOARD),
        ("return None if rest is None else", "return [] if rest is None else", BOARD),
        ("[(r, c)] + rest", "rest", BOARD),
        ("r in range(8) for c in range(8) if", "c in range(8) for r in range(8) if", OUTPUT),
        ("        self.me = self.rival()\n\n    def count", "\n    def count", BOARD),
        ("'({},{})'.format(r + 1, c + 1)", "'({},{})'.format(c + 1, r + 1)", OUTPUT),
        ("if not self.moves():", "if self.moves():", BOARD),
        ("'No legal move.'", "'No legal moves.'", OUTPUT),
        ("            return []\n        rest", "            return None\n        rest", BOARD),
    ),
)

REGULAR = Style(
    "uva220",
    "regular expressions",
    ("board",),
    "[8 * r + c]",
    """\
# The board is one text; rays are matched by regular expressions.
import re
import sys

tokens = re.findall(r'\\S+', sys.stdin.read())
games = int(tokens.pop(0))


def rays(place):
    row, column = divmod(place, 8)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            ray = []
            r, c = row + down, column + right
            while (down or right) and 0 <= r <= 7 and 0 <= c <= 7:
                ray.append(8 * r + c)
                r += down
                c += right
            yield ray


def flips(board, place, own):
    enemy = {'B': 'W', 'W': 'B'}[own]
    found = []
    for ray in rays(place):
        text = ''.join(board[at] for at in ray)
        match = re.match(enemy + '+' + own, text)
        if match:
            found.extend(ray[:match.end() - 1])
    return found


def legal(board, own):
    return [m.start() for m in re.finditer('-', board) if flips(board, m.start(), own)]


out = []
for game in range(games):
    board = ''.join(tokens[:8])
    own = tokens[8]
    tokens = tokens[9:]
    lines = []
    while tokens[0] != 'Q':
        command = tokens.pop(0)
        moves = legal(board, own)
        if command == 'L':
            pairs = ['(%d,%d)' % (at // 8 + 1, at % 8 + 1) for at in moves]
            lines.append(' '.join(pairs) or 'No legal move.')
        else:
            if len(moves) == 0:
                own = {'B': 'W', 'W': 'B'}[own]
            place = 8 * int(command[1]) + int(command[2]) - 9
            for at in flips(board, place, own) + [place]:
                board = board[:at] + own + board[at + 1:]
            black, white = board.count('B'), board.count('W')
            lines.append('Black - %2d White - %2d' % (black, white))
            own = 'W' if own == 'B' else 'B'
    tokens.pop(0)
    lines += re.findall('.' * 8, board)
    out.append('\\n'.join(lines))
print('\\n\\n'.join(out))
""",
    (
        ("0 <= r <= 7", "0 <= r < 7", BOARD),
        ("re.match(enemy + '+' + own, text)", "re.search(enemy + '+' + own, text)", BOARD),
        ("ray[:match.end() - 1]", "ray[:match.end() - 2]", BOARD),
        ("at // 8 + 1, at % 8 + 1", "at // 8, at % 8", OUTPUT),
        ("int(command[2]) - 9", "int(command[2]) - 8", BOARD),
        ("rays(place):\n        text", "list(rays(place))[1:]:\n        text", BOARD),
        ("'\\n\\n'.join(out)", "'\\n'.join(out)", OUTPUT),
        ("if len(moves) == 0:", "if len(moves) != 0:", BOARD),
    ),
)

PAIRS = Style(
    "uva220",
    "dictionary",
    ("b",),
    "[r + 1, c + 1]",
    """\
# A dictionary keyed by pairs from 1 to 8, everything read at once, the output joined.
from sys import stdin

data = stdin.read().split('\\n')
position = 1
answers = []


def other(player):
    if player == 'B':
        return 'W'
    return 'B'


def gain(b, r, c, player):
    total = set()
    for dr in range(-1, 2):
        for dc in range(-1, 2):
            if dr == 0 and dc == 0:
                continue
            path = set()
            y, x = r + dr, c + dc
            while b.get((y, x)) == other(player):
                path.add((y, x))
                y += dr
                x += dc
            if b.get((y, x)) == player:
                total |= path
    return total


def can(b, player):
    places = []
    for r in range(1, 9):
        for c in range(1, 9):
            if b[r, c] == '-' and gain(b, r, c, player):
                places.append((r, c))
    return places


for g in range(int(data[0])):
    if g > 0:
        answers.append('')
    b = {}
    for r in range(1, 9):
        for c in range(1, 9):
            b[r, c] = data[position][c - 1]
        position += 1
    player = data[position].strip()
    position += 1
    while data[position][0] != 'Q':
        command = data[position]
        if command[0] == 'L':
            places = can(b, player)
            if places:
                answers.append(' '.join(f'({r},{c})' for r, c in places))
            else:
                answers.append('No legal move.')
        else:
            if not can(b, player):
                player = other(player)
            r, c = int(command[1]), int(command[2])
            for place in gain(b, r, c, player):
                b[place] = player
            b[r, c] = player
            black = list(b.values()).count('B')
            white = list(b.values()).count('W')
            answers.append(f'Black - {black:2} White - {white:2}')
            player = other(player)
        position += 1
    position += 1
    for r in range(1, 9):
        answers.append(''.join(b[r, c] for c in range(1, 9)))
print('\\n'.join(answers))
""",
    (
        ("for dc in range(-1, 2):", "for dc in range(-1, 1):", BOARD),
        ("if dr == 0 and dc == 0:", "if dr == 0 or dc == 0:", BOARD),
        ("if b[r, c] == '-' and gain", "if gain", OUTPUT),
        (", x)) == player:\n                ", ", x)) != other(player):\n                ", BOARD),
        ("            player = other(player)\n        position", "        position", BOARD),
        ("count('W')\n", "count('-')\n", OUTPUT),
        ("            b[r, c] = player\n", "", BOARD),
        ("{white:2}", "{white}", OUTPUT),
        ("b[r, c] for c in range(1, 9)", "b[c, r] for c in range(1, 9)", OUTPUT),
    ),
)

STYLES = (BORDER, CLASS, REGULAR, PAIRS)
