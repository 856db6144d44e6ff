"""More complete programs for `uva220`, each with one classic mistake of students.

Unlike in `uva220`, the programs that only print wrongly share one program with parameters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def goes_past_the_bracket(text: str) -> str:
    """Flips up to the farthest disc of the player on a line, not the nearest."""
    words = iter(text.split())
    games = []
    for _ in range(int(next(words))):
        board = [list(next(words)) for _ in range(8)]
        player = next(words)
        printed = ""
        for command in words:
            if command == "Q":
                break
            found: dict[str, dict[tuple[int, int], list[tuple[int, int]]]] = {"B": {}, "W": {}}
            for me, rival in ("BW", "WB"):
                for row in range(8):
                    for column in range(8):
                        discs: list[tuple[int, int]] = []
                        for dr, dc in ((-1, -1), (-1, 0), (-1, 1), (0, -1)):
                            for sign in (1, -1):
                                ray = []
                                r, c = row + sign * dr, column + sign * dc
                                while 0 <= r < 8 and 0 <= c < 8 and board[r][c] != "-":
                                    ray.append((r, c))
                                    r, c = r + sign * dr, c + sign * dc
                                while ray and board[ray[-1][0]][ray[-1][1]] != me:
                                    ray.pop()
                                discs += [(r, c) for r, c in ray if board[r][c] == rival]
                        if discs and board[row][column] == "-":
                            found[me][row, column] = discs
            if command == "L":
                squares = [f"({row + 1},{column + 1})" for row, column in sorted(found[player])]
                printed += (" ".join(squares) or "No legal move.") + "\n"
                continue
            if not found[player]:
                player = "W" if player == "B" else "B"
            place = int(command[1]) - 1, int(command[2]) - 1
            for r, c in [place] + found[player].get(place, []):
                board[r][c] = player
            player = "W" if player == "B" else "B"
            counts = [sum([row.count(disc) for row in board]) for disc in "BW"]
            printed += f"Black - {counts[0]:2} White - {counts[1]:2}\n"
        games.append(printed + "".join(["".join(row) + "\n" for row in board]))
    return "\n".join(games)


def runs_over_the_edge(text: str) -> str:
    """Numbers the squares from 0 to 63 and steps by 1, 7, 8 and 9 across the edges."""

    def gain(squares: list[str], square: int, me: str) -> list[int]:
        gained = []
        for step in (-9, -8, -7, -1, 1, 7, 8, 9):
            line = []
            at = square + step
            while 0 <= at < 64 and squares[at] not in ("-", me):
                line.append(at)
                at += step
            if 0 <= at < 64 and squares[at] == me:
                gained += line
        return gained

    words = text.split()
    position = 1
    lines = []
    for game in range(int(words[0])):
        lines += [""] if game else []
        squares = list("".join(words[position : position + 8]))
        mine, theirs = ("B", "W") if words[position + 8] == "B" else ("W", "B")
        position += 9

        while words[position] != "Q":
            legal = [s for s in range(64) if squares[s] == "-" and gain(squares, s, mine)]
            if words[position] == "L":
                names = [f"({s // 8 + 1},{s % 8 + 1})" for s in legal]
                lines.append(" ".join(names) if names else "No legal move.")
            else:
                if not legal:
                    mine, theirs = theirs, mine
                target = int(words[position][1]) * 8 + int(words[position][2]) - 9
                for square in [target] + gain(squares, target, mine):
                    squares[square] = mine
                mine, theirs = theirs, mine
                black, white = squares.count("B"), squares.count("W")
                lines.append(f"Black - {black:2} White - {white:2}")
            position += 1
        position += 1
        lines += ["".join(squares[row : row + 8]) for row in range(0, 64, 8)]
    return "\n".join(lines) + "\n"


def passes_at_once(text: str) -> str:
    """Passes right after a move, so that L never prints that there is no move."""

    def turned(
        board: dict[tuple[int, int], str], r: int, c: int
    ) -> dict[str, set[tuple[int, int]]]:
        result: dict[str, set[tuple[int, int]]] = {"B": set(), "W": set()}
        for dr, dc in {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}:
            for me in "BW":
                k = 1
                while board.get((r + k * dr, c + k * dc), "-") not in ("-", me):
                    k += 1
                if board.get((r + k * dr, c + k * dc)) == me:
                    result[me] |= {(r + i * dr, c + i * dc) for i in range(1, k)}
        return result

    def legal(board: dict[tuple[int, int], str], me: str) -> list[tuple[int, int]]:
        free = sorted([square for square in board if board[square] == "-"])
        return [(r, c) for r, c in free if turned(board, r, c)[me]]

    games = text.replace("\r", "").split("Q\n")[:-1]
    answers = []
    for number, game in enumerate(games):
        lines = game.split("\n")[0 if number else 1 :]
        board = {(r, c): lines[r][c] for r in range(8) for c in range(8)}

        me, printed = lines[8], []
        for command in lines[9:-1]:
            if command == "L":
                names = [f"({r + 1},{c + 1})" for r, c in legal(board, me)]
                printed.append(" ".join(names) or "No legal move.")
                continue
            r, c = int(command[1]) - 1, int(command[2]) - 1
            for square in turned(board, r, c)[me] | {(r, c)}:
                board[square] = me
            rival = "B" if me == "W" else "W"
            me = rival if legal(board, rival) else me
            counts = [list(board.values()).count(disc) for disc in "BW"]
            printed.append(f"Black - {counts[0]:2} White - {counts[1]:2}")
        printed += ["".join([board[r, c] for c in range(8)]) for r in range(8)]
        answers.append("\n".join(printed) + "\n")
    return "\n".join(answers)


def prints(
    text: str,
    counts: Callable[[int, int], str] = lambda b, w: f"Black - {b:2} White - {w:2}",
    pair: Callable[[int, int], str] = lambda row, column: f"({row},{column})",
    order: Callable[[int, int], int] = lambda row, column: 8 * row + column,
    none: str = "No legal move.",
    last: bool = True,
) -> str:
    """Prints as the parameters say; correctly by default."""
    words = text.split()
    output, at = "", 1
    for game in range(int(words[0])):
        # Discs are 1 for the player to move and -1 for the other, squares are complex numbers.
        turn = words[at + 8]
        discs = {
            complex(row + 1, column + 1): 1 if words[at + row][column] == turn else -1
            for row in range(8)
            for column in range(8)
            if words[at + row][column] != "-"
        }
        output += "\n" if game else ""
        at += 9
        while words[at] != "Q":
            moves = {}
            for square in [complex(row, column) for row in range(1, 9) for column in range(1, 9)]:
                gained = []
                for step in (1, 1 + 1j, 1j, -1 + 1j, -1, -1 - 1j, -1j, 1 - 1j):
                    line, behind = [], square + step
                    while discs.get(behind) == -1:
                        line.append(behind)
                        behind += step
                    gained += line if discs.get(behind) else []
                if gained and square not in discs:
                    moves[square] = gained
            if words[at] == "L":
                places = sorted([(order(int(s.real), int(s.imag)), s) for s in moves], key=_first)
                pairs = [pair(int(s.real), int(s.imag)) for _, s in places]
                output += (" ".join(pairs) or none) + "\n"
                at += 1
                continue
            if not moves:
                discs = {square: -disc for square, disc in discs.items()}
                turn = "W" if turn == "B" else "B"
                continue
            target = complex(int(words[at][1]), int(words[at][2]))
            discs.update(dict.fromkeys(moves[target] + [target], 1))
            discs = {square: -disc for square, disc in discs.items()}
            turn = "W" if turn == "B" else "B"
            own, other = list(discs.values()).count(1), list(discs.values()).count(-1)
            output += counts(*((own, other) if turn == "B" else (other, own))) + "\n"
            at += 1
        at += 1
        signs = {None: "-", 1: turn, -1: "W" if turn == "B" else "B"}
        for row in range(1, 9 if last else 0):
            cells = [signs[discs.get(complex(row, column))] for column in range(1, 9)]
            output += "".join(cells) + "\n"
    return output


def _first(place: tuple[int, complex]) -> int:
    return place[0]


def swaps_the_counts(text: str) -> str:
    """Prints white's count as black's."""
    return prints(text, counts=lambda black, white: f"Black - {white:2} White - {black:2}")


def swaps_coordinates(text: str) -> str:
    """Prints the column before the row."""
    return prints(text, pair=lambda row, column: f"({column},{row})")


def counts_from_zero(text: str) -> str:
    """Prints rows and columns from 0 to 7."""
    return prints(text, pair=lambda row, column: f"({row - 1},{column - 1})")


def lists_by_columns(text: str) -> str:
    """Lists the moves column by column."""
    return prints(text, order=lambda row, column: 8 * column + row)


def says_it_otherwise(text: str) -> str:
    """Prints another message if there is no move."""
    return prints(text, none="No legal moves")


def forgets_the_board(text: str) -> str:
    """Prints nothing after Q."""
    return prints(text, last=False)
