"""Complete programs for `uva220`, each with one classic mistake of students.

They share no code on purpose: each reads, plays and prints differently. They expect well-formed
input. The first line of a docstring describes the mistake.
"""


def forgets_north_west(text: str) -> str:
    """Checks seven directions instead of eight."""
    words = text.split()
    out, at = [], 1
    directions = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

    def turned(b: list[list[str]], r: int, c: int, me: str) -> list[tuple[int, int]]:
        found = []
        for dr, dc in directions:
            line, i, j = [], r + dr, c + dc
            while 0 <= i < 8 and 0 <= j < 8 and b[i][j] not in ("-", me):
                line.append((i, j))
                i, j = i + dr, j + dc
            if 0 <= i < 8 and 0 <= j < 8 and b[i][j] == me:
                found += line
        return found

    def legal(b: list[list[str]], me: str) -> list[tuple[int, int]]:
        cells = [(r, c) for r in range(8) for c in range(8)]
        return [(r, c) for r, c in cells if b[r][c] == "-" and turned(b, r, c, me)]

    for game in range(int(words[0])):
        if game:
            out.append("")
        board, me = [list(row) for row in words[at : at + 8]], words[at + 8]
        at += 9
        while words[at] != "Q":
            if words[at] == "L":
                moves = [f"({r + 1},{c + 1})" for r, c in legal(board, me)]
                out.append(" ".join(moves) if moves else "No legal move.")
            else:
                if not legal(board, me):
                    me = "W" if me == "B" else "B"
                row, column = int(words[at][1]) - 1, int(words[at][2]) - 1
                for r, c in turned(board, row, column, me) + [(row, column)]:
                    board[r][c] = me
                me = "W" if me == "B" else "B"
                discs = "".join(["".join(row) for row in board])
                out.append(f"Black - {discs.count('B'):2} White - {discs.count('W'):2}")
            at += 1
        at += 1
        out += ["".join(row) for row in board]
    return "".join([line + "\n" for line in out])


def never_passes(text: str) -> str:
    """Plays every M for the player in turn, even if that player cannot move."""
    lines = text.split("\n")
    number = int(lines.pop(0))
    printed = ""
    for g in range(number):
        # A border of blanks around the board makes checks of the edges unnecessary.
        grid = [" " * 10] + [" " + lines.pop(0) + " " for _ in range(8)] + [" " * 10]
        player = lines.pop(0)
        while True:
            command = lines.pop(0)
            rival = "BW".replace(player, "")
            if command == "Q":
                break
            places = [int(command[1:])] if command[0] == "M" else range(11, 89)
            listed = ""
            for place in places:
                row, column = place // 10, place % 10
                if grid[row][column] != "-":
                    continue
                gained = []
                for step in range(9):
                    down, right = step // 3 - 1, step % 3 - 1
                    r, c = row + down, column + right
                    while grid[r][c] == rival:
                        r, c = r + down, c + right
                    while grid[r][c] == player and (r, c) != (row, column):
                        r, c = r - down, c - right
                        if grid[r][c] == rival:
                            gained.append((r, c))
                            while grid[r - down][c - right] == rival:
                                r, c = r - down, c - right
                                gained.append((r, c))
                        break
                if gained:
                    listed += f" ({row},{column})"
                if command[0] == "M":
                    for r, c in gained + [(row, column)]:
                        grid[r] = grid[r][:c] + player + grid[r][c + 1 :]
            if command == "L":
                printed += (listed[1:] or "No legal move.") + "\n"
            else:
                black = sum([line.count("B") for line in grid])
                white = sum([line.count("W") for line in grid])
                printed += f"Black - {black:2} White - {white:2}\n"
                player = rival
        printed += "\n".join([line[1:9] for line in grid[1:9]]) + "\n"
        printed += "\n" if g < number - 1 else ""
    return printed


class _SwitchingGame:
    def __init__(self, rows: list[str], player: str) -> None:
        self.cells = {(r, c): rows[r][c] for r in range(8) for c in range(8)}
        self.player = player

    def switch(self) -> None:
        self.player = {"B": "W", "W": "B"}[self.player]

    def ray(self, r: int, c: int, dr: int, dc: int) -> list[tuple[int, int]]:
        squares: list[tuple[int, int]] = []
        while True:
            r, c = r + dr, c + dc
            content = self.cells.get((r, c), "-")
            if content == "-":
                return []
            if content == self.player:
                return squares
            squares.append((r, c))

    def gains(self, r: int, c: int) -> list[tuple[int, int]]:
        rays = [self.ray(r, c, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
        return [square for ray in rays for square in ray]

    def moves(self) -> list[tuple[int, int]]:
        free = sorted([square for square in self.cells if self.cells[square] == "-"])
        return [(r, c) for r, c in free if self.gains(r, c)]

    def list_moves(self) -> str:
        moves = self.moves()
        if not moves:
            self.switch()  # the mistake
            return "No legal move."
        return " ".join([f"({r + 1},{c + 1})" for r, c in moves])

    def play(self, r: int, c: int) -> str:
        if not self.moves():
            self.switch()
        for square in self.gains(r, c) + [(r, c)]:
            self.cells[square] = self.player
        self.switch()
        discs = list(self.cells.values())
        return f"Black - {discs.count('B'):2} White - {discs.count('W'):2}"

    def rows(self) -> str:
        return "\n".join(["".join([self.cells[r, c] for c in range(8)]) for r in range(8)])


def switches_on_l(text: str) -> str:
    """Changes the player as soon as L finds no move."""
    words = text.split()[1:]
    games = []
    while words:
        game = _SwitchingGame(words[:8], words[8])
        printed = []
        words = words[9:]
        while words[0] != "Q":
            command = words.pop(0)
            if command == "L":
                printed.append(game.list_moves())
            else:
                printed.append(game.play(int(command[1]) - 1, int(command[2]) - 1))
        words.pop(0)
        games.append("\n".join(printed + [game.rows()]) + "\n")
    return "\n".join(games)


def keeps_the_turn(text: str) -> str:
    """Forgets to change the player after a move."""
    words = text.split()
    words.reverse()
    result = []
    for game in range(int(words.pop())):
        board = "".join([words.pop() for _ in range(8)])
        turn = words.pop()
        if game > 0:
            result.append("")
        command = words.pop()
        while command != "Q":
            after = {}  # the board after each legal move of each player
            for player in "BW":
                for square in range(64):
                    cells = list(board)
                    for down in (-1, 0, 1):
                        for right in (-1, 0, 1):
                            seen, at = "", square
                            while 0 <= at // 8 + down < 8 and 0 <= at % 8 + right < 8:
                                at += 8 * down + right
                                seen += board[at]
                                if down == right == 0:
                                    break
                            length = seen.find(player)
                            if length > 0 and "-" not in seen[:length]:
                                for k in range(length + 1):
                                    cells[square + k * (8 * down + right)] = player
                    if board[square] == "-" and "".join(cells) != board:
                        after[player, square] = "".join(cells)
            own = sorted([square for player, square in after if player == turn])
            if command == "L":
                pairs = [f"({square // 8 + 1},{square % 8 + 1})" for square in own]
                result.append(" ".join(pairs) or "No legal move.")
            else:
                if not own:
                    turn = "W" if turn == "B" else "B"
                at = int(command[1]) * 8 + int(command[2]) - 9
                board = after.get((turn, at), board[:at] + turn + board[at + 1 :])
                result.append(f"Black - {board.count('B'):2} White - {board.count('W'):2}")
            command = words.pop()
        result += [board[i : i + 8] for i in range(0, 64, 8)]
    return "".join([line + "\n" for line in result])
