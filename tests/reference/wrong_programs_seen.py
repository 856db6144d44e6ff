"""Wrong programs that the explanations were made for, each a right one with a part done otherwise.

`right` are parts of the phrases that say what is wrong with the program, `half` of those that say
it in part or too widely. Where there are none, any explanation is wrong.
"""

from reference import student_boardsilly, student_jutge, student_uva220

TYPE_CHECKING = False
if TYPE_CHECKING:
    Place = tuple[int, int]
    Move = tuple[Place, Place]

OTHER = {"B": "W", "W": "B"}


class Uva220(student_uva220.Student):
    right: "tuple[str, ...]" = ()
    half: "tuple[str, ...]" = ()


class ScansNoFirstRow(Uva220):
    right = ("first row out",)

    def places(self) -> "list[Place]":
        return [(r, c) for r in range(1, 8) for c in range(8)]


class ScansNoLastColumn(Uva220):
    right = ("last column out",)

    def places(self) -> "list[Place]":
        return [(r, c) for r in range(8) for c in range(7)]


class RowsFromBelow(Uva220):
    right = ("rows from below",)

    def read(self, word: str) -> "Place":
        return 8 - int(word[1]), int(word[2]) - 1

    def pair(self, r: int, c: int) -> str:
        return f"({8 - r},{c + 1})"


class Cascades(Uva220):
    right = ("turn others over",)

    def move(self, r: int, c: int) -> None:
        self.before_move(r, c)
        me = self.me
        todo = [(r, c)]
        while todo:
            i, k = todo.pop()
            self.board[i][k] = me
            todo += self.turned(i, k, me)
        self.me = OTHER[me]
        self.out.append(self.counts())


class NegativeIndex(Uva220):
    """Only looks at the far edges; the near ones are Python's last rows and columns."""

    right = ("first row and column into the last",)
    half = ("over the edge", "round the edge")

    def inside(self, r: int, c: int) -> bool:
        return -8 <= r < 8 and -8 <= c < 8


class Torus(Uva220):
    right = ("round the edge",)
    half = ("over the edge", "first row and column into the last")

    def turned(self, r: int, c: int, me: str) -> "list[Place]":
        found = []
        for dr, dc in self.ways:
            line = []
            for step in range(1, 8):
                place = (r + dr * step) % 8, (c + dc * step) % 8
                disc = self.board[place[0]][place[1]]
                if disc == OTHER[me]:
                    line.append(place)
                    continue
                found += line if disc == me else []
                break
        return found


class KeepsThePlayer(Uva220):
    right = ("game before",)

    def first(self, word: str) -> str:
        return self.me or word


class PassesAtLOnly(Uva220):
    right = ("passes at L and not at M",)
    half = ("changes the player on L when",)

    def list_moves(self) -> None:
        places = self.legal(self.me)
        if not places:
            self.me = OTHER[self.me]
        self.out.append(self.listed(places))

    def before_move(self, r: int, c: int) -> None:
        pass


class EmptyEndsALine(Uva220):
    right = ("ends at an empty square",)

    def ends(self, r: int, c: int, me: str) -> bool:
        return self.inside(r, c) and self.board[r][c] in ("-", me)


class ListsWithCommas(Uva220):
    """The squares are right."""

    right = ("the text",)

    def listed(self, places: "list[Place]") -> str:
        return ", ".join([self.pair(r, c) for r, c in places]) or self.none()


class FirstOrLastRowUnseen(Uva220):
    right = ("last row in a line",)
    half = ("edge",)

    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 7 and 0 <= c < 8


class ListsBesideDiscs(Uva220):
    right = ("beside a disc of the opponent",)

    def list_moves(self) -> None:
        beside = [(r, c) for r, c in self.places() if self.board[r][c] == "-" and self.near(r, c)]
        self.out.append(self.listed(beside))

    def near(self, r: int, c: int) -> bool:
        around = [(r + dr, c + dc) for dr, dc in self.ways]
        return any(self.inside(i, k) and self.board[i][k] == OTHER[self.me] for i, k in around)


class RepeatsSquares(Uva220):
    right = ("once for each line",)

    def legal(self, me: str) -> "list[Place]":
        return [
            (r, c)
            for r, c in self.places()
            for way in self.ways
            if self.board[r][c] == "-" and self.line(r, c, *way, me)
        ]


class KeepsTheBoard(Uva220):
    """Clears no counts: adds the discs of all games."""

    def begin(self) -> None:
        super().begin()
        self.extra = getattr(self, "extra", 0) + 1

    def counts(self) -> str:
        return f"Black - {self.count('B') + self.extra - 1:2} White - {self.count('W'):2}"


class TurnsNorthOnly(Uva220):
    ways = ((-1, 0),)
    right = ("north alone",)
    half = ("nothing over on diagonals", "one line only")


class NoSouth(Uva220):
    ways = tuple([way for way in student_uva220.EIGHT if way != (1, 0)])
    right = ("nothing over to the south",)
    half = ("on rows and columns",)


class NoSouthInMoves(Uva220):
    """Lists rightly."""

    right = ("nothing over to the south when it plays",)
    half = ("nothing over to the south",)

    def turned(self, r: int, c: int, me: str) -> "list[Place]":
        ways = [way for way in self.ways if way != (1, 0)]
        return [place for dr, dc in ways for place in self.line(r, c, dr, dc, me)]

    def found(self, r: int, c: int, me: str) -> "list[Place]":
        return super().turned(r, c, me)


class IllegalIsIgnored(Uva220):
    """All moves are legal in made inputs: right."""

    def move(self, r: int, c: int) -> None:
        if self.turned(r, c, self.me) or not self.legal(self.me):
            super().move(r, c)


class ForgetsTheNewDisc(Uva220):
    right = ("put down the disc",)

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        self.board[r][c] = "-"


class CountsAfterwards(Uva220):
    """Prints the counts before the move."""

    right = ("counts of the position before",)

    def move(self, r: int, c: int) -> None:
        printed = self.counts()
        super().move(r, c)
        self.out[-1] = printed


class Jutge(student_jutge.Student):
    right: "tuple[str, ...]" = ()
    half: "tuple[str, ...]" = ()


class AlwaysEight(Jutge):
    right = ("8 x 8",)

    def size(self, n: int) -> int:
        return 8

    def content(self, r: int, c: int) -> str:
        return self.board.get((r, c), "edge")


class JutgeCascades(Jutge):
    right = ("turn others over",)

    def play(self, who: str, r: int, c: int) -> None:
        self.board[r, c] = who
        for i, k in self.turned(r, c, who):
            if self.board[i, k] != who:
                self.play(who, i, k)


class JutgeFromBelow(Jutge):
    right = ("rows from below",)

    def read(self, who: str, r: int, c: int) -> "tuple[str, int, int]":
        return who, self.n + 1 - r, c


class StartOneFurther(Jutge):
    right = ("start position one row and column",)

    def begin(self) -> None:
        super().begin()
        self.board = dict.fromkeys(self.board, ".")
        h = self.n // 2 + 1
        self.board[h, h] = self.board[h + 1, h + 1] = "B"
        self.board[h, h + 1] = self.board[h + 1, h] = "N"


class LastPositionOnly(Jutge):
    right = ("the last position alone",)

    def after_start(self) -> None:
        pass

    def after_move(self) -> None:
        pass

    def finish(self) -> None:
        self.show()


class JutgeTorus(Jutge):
    right = ("round the edge",)

    def content(self, r: int, c: int) -> str:
        return self.board[(r - 1) % self.n + 1, (c - 1) % self.n + 1]

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> "list[Place]":
        line: list[Place] = []
        for step in range(1, self.n):
            i, k = (r + dr * step - 1) % self.n + 1, (c + dc * step - 1) % self.n + 1
            if self.board[i, k] != OTHER_LETTER[who]:
                return line if self.board[i, k] == who else []
            line.append((i, k))
        return []


OTHER_LETTER = {"N": "B", "B": "N"}


class JutgeEmptyEnds(Jutge):
    right = ("ends at an empty square",)

    def ends(self, r: int, c: int, who: str) -> bool:
        return self.content(r, c) in (".", who)


class JutgeLastRow(Jutge):
    right = ("last row in a line",)
    half = ("edge",)

    def content(self, r: int, c: int) -> str:
        return "edge" if r == self.n else super().content(r, c)


class Dashes(Jutge):
    """Draws empty squares as dashes."""

    right = ("the text",)

    def sign(self, disc: str) -> str:
        return "-" if disc == "." else disc


class JutgeEcho(Jutge):
    """Prints each move before its position."""

    right = ("a line before each position",)

    def read(self, who: str, r: int, c: int) -> "tuple[str, int, int]":
        self.out.append(f"{who} {r} {c}")
        return who, r, c


class Silly(student_boardsilly.Student):
    right: "tuple[str, ...]" = ()
    half: "tuple[str, ...]" = ()


class Contiguous(Silly):
    right = ("next to one another",)

    def count(self, r: int, c: int, dr: int, dc: int) -> int:
        ray = self.ray(r, c, dr, dc)
        return len(ray.split(".")[0])


class BehindOnly(Silly):
    right = ("pieces behind",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + self.count(r, c, -dr, -dc)


class UpToCount(Silly):
    right = ("up to as many",)

    def targets(self, r: int, c: int, dr: int, dc: int) -> "list[Place]":
        found = []
        for length in range(1, self.length(r, c, dr, dc) + 1):
            i, k = r + dr * length, c + dc * length
            if not self.inside(i, k):
                break
            jumped = [self.rows[r + dr * step][c + dc * step] for step in range(1, length)]
            if self.lands(self.rows[i][k]) and self.passes("".join(jumped)):
                found.append((i, k))
        return found


class Arrows(Silly):
    """The moves are right."""

    right = ("the text",)

    def lines(self) -> "list[str]":
        return [line.replace("-", "->") for line in super().lines()]


class JumpsNothing(Silly):
    right = ("not jump the player's own",)

    def passes(self, jumped: str) -> bool:
        return not jumped.replace(".", "")


class NoLastRow(Silly):
    right = ("last row out",)

    def places(self) -> "list[Place]":
        return [(r, c) for r in range(7) for c in range(8)]


class ZeroColumns(Silly):
    right = ("columns from 0",)

    def name(self, r: int, c: int) -> str:
        return f"{'ABCDEFGH'[r]}{c}"


class Everywhere(Silly):
    right = ("on the whole board",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 64 - "".join(self.rows).count(".")
