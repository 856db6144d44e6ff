"""A slow judge of `boardsilly` for every valid input, including those with warnings."""

from reference.memory import of_the_last

CLOCKWISE = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def answer(text: str, order: str = "sample") -> str:
    """Returns the output for an input without errors."""
    boards = []
    for names in _moves_of_boards(text):
        if order == "sorted":
            names = sorted(names)
        lines = names or ["No moves are possible"]
        boards.append("".join([line + "\n" for line in lines]))
    return "\n".join(boards)


@of_the_last
def _moves_of_boards(text: str) -> list[list[str]]:
    tokens = text.split()
    return [moves(tokens[at : at + 8], tokens[at + 8]) for at in range(0, len(tokens), 9)]


def moves(rows: list[str], player: str) -> list[str]:
    """Returns the player's moves: origins row by row, directions clockwise from north-west."""
    found = []
    for row in range(8):
        for column in range(8):
            if rows[row][column] == player:
                found += _moves_from(rows, row, column)
    return found


def _moves_from(rows: list[str], row: int, column: int) -> list[str]:
    found = []
    for down, right in CLOCKWISE:
        length = _pieces_on_line(rows, row, column, (down, right))
        end_row, end_column = row + down * length, column + right * length
        if _inside(end_row, end_column) and _open_way(rows, row, column, (down, right), length):
            found.append(_name(row, column) + "-" + _name(end_row, end_column))
    return found


def _pieces_on_line(rows: list[str], row: int, column: int, step: tuple[int, int]) -> int:
    down, right = step
    pieces = 0
    for distance in range(-7, 8):
        r, c = row + down * distance, column + right * distance
        if _inside(r, c) and rows[r][c] != ".":
            pieces += 1
    return pieces


def _open_way(rows: list[str], row: int, column: int, step: tuple[int, int], length: int) -> bool:
    piece = rows[row][column]
    down, right = step
    for distance in range(1, length):
        if rows[row + down * distance][column + right * distance] not in (".", piece):
            return False
    return rows[row + down * length][column + right * length] != piece


def _inside(row: int, column: int) -> bool:
    return 0 <= row < 8 and 0 <= column < 8


def _name(row: int, column: int) -> str:
    return "ABCDEFGH"[row] + str(column + 1)
