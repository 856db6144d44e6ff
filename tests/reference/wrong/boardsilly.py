"""Complete programs for `boardsilly`, each with one classic mistake of students.

They share no code on purpose: each reads, moves and prints differently. They expect well-formed
input. The docstrings describe the mistakes.
"""


def leaves_itself_out(text: str) -> str:
    """Does not count the piece that moves."""
    words = text.split()
    answers = []
    for at in range(0, len(words), 9):
        board, player = words[at : at + 8], words[at + 8]
        out = ""
        for i in range(8):
            for j in range(8):
                if board[i][j] != player:
                    continue
                for di in (-1, 0, 1):
                    for dj in (-1, 0, 1):
                        if di == dj == 0:
                            continue
                        count = 0
                        for k in range(-7, 8):
                            r, c = i + k * di, j + k * dj
                            if k and 0 <= r < 8 and 0 <= c < 8 and board[r][c] != ".":
                                count += 1
                        r, c = i + count * di, j + count * dj
                        if count == 0 or not (0 <= r < 8 and 0 <= c < 8) or board[r][c] == player:
                            continue
                        jumped = [board[i + k * di][j + k * dj] for k in range(1, count)]
                        if [piece for piece in jumped if piece not in ("." + player)]:
                            continue
                        out += f"{'ABCDEFGH'[i]}{j + 1}-{'ABCDEFGH'[r]}{c + 1}\n"
        answers.append(out or "No moves are possible\n")
    return "\n".join(answers)


def jumps_opponents(text: str) -> str:
    """Jumps over any piece."""
    rows = text.split()
    printed = []
    while rows:
        board = {(r, c): rows[r][c] for r in range(8) for c in range(8) if rows[r][c] != "."}
        own = sorted([square for square in board if board[square] == rows[8]])
        rows = rows[9:]
        moves = []
        for r, c in own:
            # The number of pieces on its row, column and diagonals.
            lengths = {
                (0, 1): len([1 for y, x in board if y == r]),
                (1, 0): len([1 for y, x in board if x == c]),
                (1, 1): len([1 for y, x in board if y - x == r - c]),
                (1, -1): len([1 for y, x in board if y + x == r + c]),
            }
            for (dr, dc), length in lengths.items():
                for sign in (1, -1):
                    y, x = r + sign * dr * length, c + sign * dc * length
                    if (y, x) not in own and min(x, y) >= 0 and max(x, y) <= 7:
                        moves.append(f"{chr(65 + r)}{c + 1}-{chr(65 + y)}{x + 1}")
        printed.append("\n".join(sorted(moves) or ["No moves are possible"]) + "\n")
    return "\n".join(printed)


def lands_on_its_own(text: str) -> str:
    """Allows landing on a piece of the same player."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    result = []
    for first in range(0, len(lines), 9):
        cells = "".join(lines[first : first + 8])
        me = lines[first + 8]
        rival = "X" if me == "O" else "O"
        moves = []
        for square in range(64):
            if cells[square] != me:
                continue
            for step in (-9, -8, -7, 1, 9, 8, 7, -1):
                ahead: list[int] = []
                behind: list[int] = []
                for ray, sign in ((ahead, step), (behind, -step)):
                    at = square
                    while True:
                        column = at % 8
                        at += sign
                        if not 0 <= at < 64 or abs(at % 8 - column) > 1:
                            break
                        ray.append(at)
                count = 64 - sum([cells[s] == "." for s in ahead + behind])
                count -= 63 - len(ahead + behind)
                if count <= len(ahead):
                    between = "".join([cells[s] for s in ahead[: count - 1]])
                    if rival not in between:
                        moves.append((square, ahead[count - 1]))
        names = ["ABCDEFGH"[s // 8] + str(s % 8 + 1) for s in range(64)]
        texts = [names[origin] + "-" + names[target] for origin, target in moves]
        result.append("\n".join(texts or ["No moves are possible"]) + "\n")
    return "\n".join(result)


def counts_ahead_only(text: str) -> str:
    """Counts only the moving piece and those ahead of it, not those behind."""
    tokens = text.split()
    tokens.reverse()
    first = True
    out = []
    while tokens:
        board = [tokens.pop() for _ in range(8)]
        me = tokens.pop()
        if not first:
            out.append("")
        first = False
        before = len(out)
        for r, c in [(r, c) for r in range(8) for c in range(8) if board[r][c] == me]:
            for dr, dc in ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)):
                ray = ""
                while 0 <= r + dr * len(ray) < 8 and 0 <= c + dc * len(ray) < 8:
                    ray += board[r + dr * len(ray)][c + dc * len(ray)]
                length = len(ray.replace(".", ""))
                foreign = ray[1:length].replace(".", "").replace(me, "")
                if length < len(ray) and not foreign and ray[length] != me:
                    end = (r + dr * length, c + dc * length)
                    out.append(f"{'ABCDEFGH'[r]}{c + 1}-{'ABCDEFGH'[end[0]]}{end[1] + 1}")
        if len(out) == before:
            out.append("No moves are possible")
    return "\n".join(out) + "\n"


def never_captures(text: str) -> str:
    """Lands on empty squares only."""
    words = text.split()
    blocks = []
    for number in range(len(words) // 9):
        cells = "".join(words[9 * number : 9 * number + 8])
        player = words[9 * number + 8]
        block = ""
        for origin in [square for square in range(64) if cells[square] == player]:
            row, column = origin // 8, origin % 8
            lines = {
                "row": [8 * row + k for k in range(8)],
                "column": [8 * k + column for k in range(8)],
                "down": [s for s in range(64) if s // 8 - row == s % 8 - column],
                "up": [s for s in range(64) if s // 8 - row == column - s % 8],
            }
            for line in lines.values():
                pieces = len([square for square in line if cells[square] != "."])
                for direction in (line, list(reversed(line))):
                    ahead = direction[direction.index(origin) + 1 :]
                    if len(ahead) < pieces or cells[ahead[pieces - 1]] != ".":
                        continue
                    if {cells[square] for square in ahead[:pieces]} <= {".", player}:
                        target = ahead[pieces - 1]
                        block += f"{'ABCDEFGH'[row]}{column + 1}-"
                        block += f"{'ABCDEFGH'[target // 8]}{target % 8 + 1}\n"
        blocks.append(block or "No moves are possible\n")
    return "\n".join(blocks)


def moves_the_opponent(text: str) -> str:
    """Lists the moves of the other player."""
    return _lists(text, "XO")


def lists_in_lexicographic_order(text: str) -> str:
    """Is correct, because any order is."""
    return _lists(text, "OX")


def _lists(text: str, order: str) -> str:
    """Lists the moves of the first of `order` for O, of the second for X, lexicographically."""
    words = text.split()
    output = ""
    while words:
        board, asked = words[:8], words[8]
        words = words[9:]
        player = order[asked == "X"]
        squares = [(r, c) for r in range(8) for c in range(8)]
        moves = []
        for r, c in squares:
            for y, x in squares:
                distance = max(abs(y - r), abs(x - c))
                if board[r][c] != player or not distance:
                    continue
                if abs(y - r) not in (0, distance) or abs(x - c) not in (0, distance):
                    continue
                down, right = (y - r) // distance, (x - c) // distance
                places = [(r + k * down, c + k * right) for k in range(-7, 8)]
                line = [p for p in places if p in squares and board[p[0]][p[1]] != "."]
                way = [board[r + k * down][c + k * right] for k in range(1, distance)]
                enemies = [piece for piece in way if piece not in (".", player)]
                if len(line) == distance and not enemies and board[y][x] != player:
                    moves.append(f"{'ABCDEFGH'[r]}{c + 1}-{'ABCDEFGH'[y]}{x + 1}")
        output += "\n" * bool(output) + "\n".join(sorted(moves) or ["No moves are possible"]) + "\n"
    return output
