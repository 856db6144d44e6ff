"""Right Python programs for the toy formats. The tests replace parts of them."""

DISCS = """\
import sys
words = sys.stdin.read().split()
def turns(board, n, row, column, own):
    if board[row][column] != '_':
        return False
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            r, c, seen = row + down, column + right, 0
            while 0 <= r < n and 0 <= c < n and board[r][c] not in ('_', own):
                r, c, seen = r + down, c + right, seen + 1
            if seen and 0 <= r < n and 0 <= c < n and board[r][c] == own:
                return True
    return False
while words:
    n = int(words.pop(0))
    board = [list(words.pop(0)) for _ in range(n)]
    own = words.pop(0)
    found = []
    for column in range(n):
        for row in range(n):
            if turns(board, n, row, column, own):
                found.append('abcdefgh'[column] + str(row + 1))
    print(' '.join(['moves:'] + found))
"""

KINGS = """\
import sys
words = sys.stdin.read().split()
first = True
while words:
    board, words = words[:5], words[5:]
    if not first:
        print()
    first = False
    moves = []
    for row in range(5):
        for column in range(5):
            for r in range(row - 1, row + 2):
                for c in range(column - 1, column + 2):
                    if board[row][column] != 'X' or not (0 <= r < 5 and 0 <= c < 5):
                        continue
                    if board[r][c] == '.':
                        moves.append((row, column, r, c))
    for row, column, r, c in moves:
        print('abcde'[row] + str(column + 1) + '>' + 'abcde'[r] + str(c + 1))
    if not moves:
        print('stuck')
"""

NOUGHTS = """\
import sys
sign = 'X'
for word in sys.stdin.read().split():
    if word == 'game':
        board, sign = [['-'] * 3 for _ in range(3)], 'X'
        continue
    at = int(word) - 1
    board[at // 3][at % 3] = sign
    sign = 'O' if sign == 'X' else 'X'
    for row in board:
        print(''.join(row))
    print()
"""
