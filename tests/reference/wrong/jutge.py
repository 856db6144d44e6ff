"""Complete programs for `jutge`, each with one classic mistake of students.

They share no code on purpose: each reads, plays and prints differently. They expect well-formed
input. The docstrings describe the mistakes.
"""


def mirrors_the_start(text: str) -> str:
    """Swaps the colours of the start position."""
    words = text.split()
    n = int(words[0])
    board = [["."] * n for _ in range(n)]
    h = n // 2
    board[h - 1][h - 1] = board[h][h] = "N"
    board[h - 1][h] = board[h][h - 1] = "B"
    out = []
    for move in range(len(words) // 3 + 1):
        if move:
            who = words[3 * move - 2]
            row, column = int(words[3 * move - 1]) - 1, int(words[3 * move]) - 1
            board[row][column] = who
            for dr in (-1, 0, 1):
                for dc in (-1, 0, 1):
                    k = 1
                    while (
                        0 <= row + k * dr < n
                        and 0 <= column + k * dc < n
                        and board[row + k * dr][column + k * dc] not in (".", who)
                    ):
                        k += 1
                    r, c = row + k * dr, column + k * dc
                    if 0 <= r < n and 0 <= c < n and board[r][c] == who:
                        for i in range(1, k):
                            board[row + i * dr][column + i * dc] = who
        out += ["".join(cells) for cells in board]
        discs = "".join(out[-n:])
        out += [f"{discs.count('N')}:{discs.count('B')}", ""]
    return "\n".join(out) + "\n"


def ignores_the_letters(text: str) -> str:
    """Alternates the players, so that nobody ever passes."""
    words = text.split()
    n = int(words.pop(0))
    empty = {(r, c): "." for r in range(n) for c in range(n)}
    board = dict(empty)
    for r, c, disc in [(-1, -1, "B"), (0, 0, "B"), (-1, 0, "N"), (0, -1, "N")]:
        board[n // 2 + r, n // 2 + c] = disc
    player, rival = "N", "B"
    output = ""
    while True:
        for r in range(n):
            output += "".join([board[r, c] for c in range(n)]) + "\n"
        discs = list(board.values())
        output += f"{discs.count('N')}:{discs.count('B')}\n\n"
        if not words:
            return output
        row, column = int(words[1]) - 1, int(words[2]) - 1
        words = words[3:]
        for step in range(9):
            if step != 4:
                line = [(row, column)]
                while True:
                    last = line[-1]
                    line.append((last[0] + step // 3 - 1, last[1] + step % 3 - 1))
                    if board.get(line[-1]) != rival:
                        break
                if board.get(line[-1]) == player:
                    board.update(dict.fromkeys(line, player))
        board[row, column] = player
        player, rival = rival, player


def swaps_the_letters(text: str) -> str:
    """Prints N for white and B for black."""
    numbers = text.replace("N", "1").replace("B", "2").split()
    n = int(numbers[0])
    # One list with a border: 0 empty, 1 black, 2 white, 3 border.
    w = n + 2
    cells = [0 if 0 < i % w <= n and 0 < i // w <= n else 3 for i in range(w * w)]
    centre = n // 2 * w + n // 2
    cells[centre] = cells[centre + w + 1] = 2
    cells[centre + 1] = cells[centre + w] = 1
    reports = []
    for at in range(-2, len(numbers), 3):
        if at > 0:
            me = int(numbers[at])
            square = int(numbers[at + 1]) * w + int(numbers[at + 2])
            for step in (-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1):
                end = square + step
                while cells[end] == 3 - me:
                    end += step
                if cells[end] == me:
                    while end != square:
                        end -= step
                        cells[end] = me
            cells[square] = me
        rows = [cells[w * r + 1 : w * r + n + 1] for r in range(1, n + 1)]
        lines = ["".join([".BN"[cell] for cell in row]) for row in rows]
        reports.append("\n".join(lines) + f"\n{cells.count(1)}:{cells.count(2)}\n")
    return "\n".join(reports) + "\n"


def counts_white_first(text: str) -> str:
    """Prints white's discs before black's."""
    tokens = iter(text.split())
    size = int(next(tokens))
    discs: dict[str, list[tuple[int, int]]] = {"N": [], "B": []}
    discs["B"] += [(size // 2, size // 2), (size // 2 + 1, size // 2 + 1)]
    discs["N"] += [(size // 2, size // 2 + 1), (size // 2 + 1, size // 2)]
    printed = []
    letter = "start"
    while letter:
        if letter != "start":
            row, column = int(next(tokens)), int(next(tokens))
            own, theirs = discs[letter], discs["NB".replace(letter, "")]
            for down, right in [(0, 1), (1, 0), (1, 1), (1, -1)]:
                for sign in (-1, 1):
                    turned = [(row + sign * down, column + sign * right)]
                    while turned[-1] in theirs:
                        r, c = turned[-1]
                        turned.append((r + sign * down, c + sign * right))
                    if turned[-1] in own:
                        for square in turned[:-1]:
                            theirs.remove(square)
                            own.append(square)
            own.append((row, column))
        for r in range(1, size + 1):
            line = ""
            for c in range(1, size + 1):
                line += "N" if (r, c) in discs["N"] else "B" if (r, c) in discs["B"] else "."
            printed.append(line)
        printed.append(f"{len(discs['B'])}:{len(discs['N'])}")
        printed.append("")
        letter = next(tokens, "")
    return "\n".join(printed) + "\n"


def reads_columns_first(text: str) -> str:
    """Reads the first number of a move as its column."""
    words = text.split()
    n = int(words[0])
    columns = [[0] * n for _ in range(n)]  # 1 is black, -1 is white
    for x, y in ((n // 2, n // 2), (n // 2 - 1, n // 2 - 1)):
        columns[x][y] = -1
        columns[x][n - 1 - y] = 1
    output = []
    for number in range(1, len(words) + 3, 3):
        for y in range(n):
            output.append("".join(["B.N"[columns[x][y] + 1] for x in range(n)]))
        discs = "".join(output[-n:])
        output.append(f"{discs.count('N')}:{discs.count('B')}\n")
        if number >= len(words):
            break
        side = 1 if words[number] == "N" else -1
        x, y = int(words[number + 1]) - 1, int(words[number + 2]) - 1
        for dx, dy in [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]:
            reach = 0
            for k in range(1, n):
                inside = 0 <= x + k * dx < n and 0 <= y + k * dy < n
                if not inside or columns[x + k * dx][y + k * dy] != -side:
                    ends = inside and columns[x + k * dx][y + k * dy] == side
                    reach = k if ends else 0
                    break
            for k in range(1, reach):
                columns[x + k * dx][y + k * dy] = side
        columns[x][y] = side
    return "\n".join(output) + "\n"


def turns_the_nearest(text: str) -> str:
    """Flips only the nearest disc of every line."""
    words = text.split()
    n = int(words[0])
    board = "." * n * n
    half = n * n // 2
    for square, disc in ((half - n // 2 - 1, "B"), (half - n // 2, "N")):
        board = board[:square] + disc + board[square + 1 :]
        mirrored = n * n - 1 - square
        board = board[:mirrored] + disc + board[mirrored + 1 :]
    output = ""
    for i in range(1, len(words) + 1, 3):
        lines = [board[k : k + n] for k in range(0, n * n, n)]
        output += "\n".join(lines) + f"\n{board.count('N')}:{board.count('B')}\n\n"
        if i == len(words):
            break
        me, row, column = words[i], int(words[i + 1]) - 1, int(words[i + 2]) - 1
        changed = [(row, column)]
        for down, right in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)):
            r, c, met = row + down, column + right, 0
            while 0 <= r < n and 0 <= c < n and board[r * n + c] not in ("." + me):
                r, c, met = r + down, c + right, met + 1
            if met and 0 <= r < n and 0 <= c < n and board[r * n + c] == me:
                changed.append((row + down, column + right))
        for r, c in changed:
            board = board[: r * n + c] + me + board[r * n + c + 1 :]
    return output


def leaves_out_the_start(text: str) -> str:
    """Prints positions only after moves."""
    size, *rest = text.split()
    n = int(size)
    middle = n // 2
    black = {(middle - 1, middle), (middle, middle - 1)}
    white = {(middle, middle), (middle - 1, middle - 1)}
    output = ""
    while rest:
        letter, row, column = rest[:3]
        rest = rest[3:]
        own, other = (black, white) if letter == "N" else (white, black)
        square = (int(row) - 1, int(column) - 1)
        gained = {square}
        for angle in range(8):
            down, right = ((0, 1), (1, 1), (1, 0), (1, -1))[angle % 4]
            sign = 1 if angle < 4 else -1
            path = []
            r, c = square[0] + sign * down, square[1] + sign * right
            while (r, c) in other:
                path.append((r, c))
                r, c = r + sign * down, c + sign * right
            if (r, c) in own:
                gained |= set(path)
        own |= gained
        other -= gained
        for r in range(n):
            for c in range(n):
                output += "N" if (r, c) in black else "B" if (r, c) in white else "."
            output += "\n"
        output += f"{len(black)}:{len(white)}\n\n"
    return output
