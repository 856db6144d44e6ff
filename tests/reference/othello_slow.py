"""The rules of Othello, one ray at a time.

A board is a list of rows of cells, each "black", "white" or "" for empty; squares are
(row, column) from (0, 0) at the top left. Boards are never changed: a move returns a new one.
"""

STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def other(color: str) -> str:
    """Returns the colour that plays against `color`."""
    return "white" if color == "black" else "black"


def start(n: int) -> list[list[str]]:
    """Returns the n x n board with the four discs every game starts from."""
    board = [["" for _ in range(n)] for _ in range(n)]
    low, high = n // 2 - 1, n // 2
    board[low][low] = board[high][high] = "white"
    board[low][high] = board[high][low] = "black"
    return board


def read(rows: list[str], symbols: str = ".BW") -> list[list[str]]:
    """Returns the board that the rows draw with the symbols for empty, black and white."""
    meaning = {symbols[0]: "", symbols[1]: "black", symbols[2]: "white"}
    return [[meaning[symbol] for symbol in row] for row in rows]


def draw(board: list[list[str]], symbols: str = ".BW") -> list[str]:
    """Returns the rows of the board drawn with the symbols for empty, black and white."""
    symbol = {"": symbols[0], "black": symbols[1], "white": symbols[2]}
    return ["".join([symbol[cell] for cell in row]) for row in board]


def bracketed(
    board: list[list[str]], row: int, column: int, step: tuple[int, int], color: str
) -> list[tuple[int, int]]:
    """Returns the squares between a square and the next disc of `color`, if all are the other's."""
    n = len(board)
    between: list[tuple[int, int]] = []
    row, column = row + step[0], column + step[1]
    while 0 <= row < n and 0 <= column < n and board[row][column]:
        if board[row][column] == color:
            return between
        between.append((row, column))
        row, column = row + step[0], column + step[1]
    return []


def flips(board: list[list[str]], row: int, column: int, color: str) -> list[tuple[int, int]]:
    """Returns in row-major order the squares that a disc of `color` put here would turn over."""
    found = []
    for step in STEPS:
        found += bracketed(board, row, column, step, color)
    return sorted(found)


def legal_moves(board: list[list[str]], color: str) -> list[tuple[int, int]]:
    """Returns in row-major order the empty squares where `color` turns something over."""
    n = len(board)
    return [
        (row, column)
        for row in range(n)
        for column in range(n)
        if board[row][column] == "" and flips(board, row, column, color)
    ]


def can_move(board: list[list[str]], color: str) -> bool:
    """Returns True if `color` has a legal move."""
    size = range(len(board))
    for row in size:
        for column in size:
            if board[row][column] == "" and flips(board, row, column, color):
                return True
    return False


def place(board: list[list[str]], row: int, column: int, color: str) -> list[list[str]]:
    """Returns the board with the disc put here, legal or not, and what it brackets turned over."""
    after = [list(cells) for cells in board]
    for r, c in flips(board, row, column, color):
        after[r][c] = color
    after[row][column] = color
    return after


def next_turn(board: list[list[str]], mover: str) -> str:
    """Returns who plays after `mover`, "" if nobody can."""
    for color in (other(mover), mover):
        if can_move(board, color):
            return color
    return ""


def count(board: list[list[str]], color: str) -> int:
    """Returns the number of discs of `color`."""
    return sum([row.count(color) for row in board])
