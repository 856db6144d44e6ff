"""A program of `jutge` that forgets a direction, for tests in a browser."""

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
