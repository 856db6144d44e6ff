"""Wrong programs written after the explanations and left unseen while those were made better.

Labelled as in `wrong_programs_seen`.
"""

from reference import student_boardsilly, student_jutge, student_uva220

TYPE_CHECKING = False
if TYPE_CHECKING:
    Place = tuple[int, int]
    Move = tuple[Place, Place]

OTHER = {"B": "W", "W": "B", "N": "B"}


class Uva220(student_uva220.Student):
    right: "tuple[str, ...]" = ()
    half: "tuple[str, ...]" = ()


class ScansFromTwoToSeven(Uva220):
    right = ("leaves the edges out",)
    half = ("out when it looks for legal moves",)

    def places(self) -> "list[Place]":
        return [(r, c) for r in range(1, 7) for c in range(1, 7)]


class ScansNoLastRow(Uva220):
    right = ("leaves the last row out",)
    half = ("out when it looks for legal moves",)

    def places(self) -> "list[Place]":
        return [(r, c) for r in range(7) for c in range(8)]


class NoDiagonals(Uva220):
    ways = ((-1, 0), (0, -1), (0, 1), (1, 0))
    right = ("nothing over on diagonals",)
    half = ("turns nothing over to the north-", "turns nothing over to the south-")


class NoWest(Uva220):
    ways = tuple([way for way in student_uva220.EIGHT if way != (0, -1)])
    right = ("nothing over to the west",)
    half = ("on rows and columns", "to the left")


class FourDirections(Uva220):
    """Looks right and down only."""

    ways = ((0, 1), (1, -1), (1, 0), (1, 1))
    right = ("turns nothing over upwards",)
    half = ("turns nothing over to the north", "nothing over to the west", "to the left")


class FirstLineOnly(Uva220):
    right = ("one line only",)

    def turned(self, r: int, c: int, me: str) -> "list[Place]":
        for dr, dc in self.ways:
            line = self.line(r, c, dr, dc, me)
            if line:
                return line
        return []


class EdgeEnds(Uva220):
    right = ("runs into the edge",)
    half = ("whatever is behind it",)

    def ends(self, r: int, c: int, me: str) -> bool:
        return not self.inside(r, c) or self.board[r][c] == me


class WhateverIsBehind(Uva220):
    right = ("whatever is behind it",)
    half = ("ends at an empty square", "runs into the edge")

    def ends(self, r: int, c: int, me: str) -> bool:
        return True


class NeedsTwo(Uva220):
    """Takes a line only if it has two discs or more."""

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> "list[Place]":
        line = super().line(r, c, dr, dc, me)
        return line if len(line) > 1 else []


class AlwaysBlackFirst(Uva220):
    right = ("always begins with black",)
    half = ("begins with the other player", "game before")

    def first(self, word: str) -> str:
        return "B"


class SecondGameGoesOn(Uva220):
    """The player is kept from the game before."""

    right = ("goes on with the player of the game before",)
    half = ("begins with",)

    def first(self, word: str) -> str:
        return self.me if self.me else word


class PassesAfterM(Uva220):
    """Looks for a pass right after a move, and again before one."""

    right = ("passes as soon as",)
    half = ("passes right after a move", "changes the player on L when")

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        if not self.legal(self.me):
            self.me = OTHER[self.me]


class ListsTheOther(Uva220):
    right = (
        "moves of the other player if there are none",
        "lists the moves of the other player there",
    )
    half = ("changes the player on L", "passes as soon as", "lists the moves of the other")

    def list_moves(self) -> None:
        places = self.legal(self.me) or self.legal(OTHER[self.me])
        self.out.append(self.listed(places))


class LChangesThePlayer(Uva220):
    right = ("changes the player on every L",)
    half = ("changes the player on L when",)

    def list_moves(self) -> None:
        super().list_moves()
        self.me = OTHER[self.me]


class NoPassAtAll(Uva220):
    right = ("makes no pass",)
    half = ("passes at L and not at M",)

    def before_move(self, r: int, c: int) -> None:
        pass


class IllegalForTheOther(Uva220):
    """Gives a move that turns nothing over to the other player."""

    right = ("gives a move that is not legal to the other player",)

    def before_move(self, r: int, c: int) -> None:
        if not self.turned(r, c, self.me):
            self.me = OTHER[self.me]


class ColumnsFirst(Uva220):
    right = ("reads the column of M before its row",)
    half = ("takes rows for columns",)

    def read(self, word: str) -> "Place":
        return int(word[2]) - 1, int(word[1]) - 1


class FromZero(Uva220):
    right = ("counts rows and columns from 0",)

    def pair(self, r: int, c: int) -> str:
        return f"({r},{c})"


class NoBrackets(Uva220):
    right = ("the text",)

    def pair(self, r: int, c: int) -> str:
        return f"{r + 1},{c + 1}"


class PromptsFirst(Uva220):
    right = ("the text",)

    def listed(self, places: "list[Place]") -> str:
        return "Legal moves: " + super().listed(places)


class OtherWords(Uva220):
    right = ("the text",)

    def none(self) -> str:
        return "No moves."


class CountsWithoutTheWord(Uva220):
    right = ("the text",)

    def counts(self) -> str:
        return f"Black: {self.count('B')} White: {self.count('W')}"


class CountsEmptySquares(Uva220):
    """Takes all that is not black for white."""

    def counts(self) -> str:
        return f"Black - {self.count('B'):2} White - {64 - self.count('B'):2}"


class BoardAfterEveryMove(Uva220):
    right = ("board after every M too",)

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        self.out += ["".join(row) for row in self.board]


class NoBoard(Uva220):
    right = ("does not print the board after Q",)

    def end(self) -> None:
        pass


class StopsAtTheFirstGame(Uva220):
    def begin(self) -> None:
        if self.board:
            self.at = len(self.words)
            self.board = []
        else:
            super().begin()


class TurnsAllBetween(Uva220):
    """Goes over empty squares too."""

    right = ("past empty squares",)
    half = ("past the disc", "ends at an empty square")

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> "list[Place]":
        line: list[Place] = []
        best: list[Place] = []
        r, c = r + dr, c + dc
        if not self.inside(r, c) or self.board[r][c] == "-":
            return []
        while self.inside(r, c):
            if self.board[r][c] == me:
                best = list(line)
            elif self.board[r][c] == OTHER[me]:
                line.append((r, c))
            r, c = r + dr, c + dc
        return best


class SeesNoFirstColumn(Uva220):
    right = ("first column in a line",)
    half = ("in a line", "on the edge")

    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 8 and 0 < c < 8


class NextRow(Uva220):
    """Steps by numbers of squares."""

    right = ("over the edge into the next row",)
    half = ("edge",)

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> "list[Place]":
        line: list[Place] = []
        at = r * 8 + c + dr * 8 + dc
        while 0 <= at < 64 and self.board[at // 8][at % 8] == OTHER[me]:
            line.append((at // 8, at % 8))
            at += dr * 8 + dc
        return line if 0 <= at < 64 and self.board[at // 8][at % 8] == me else []


class TwoMistakes(Uva220):
    """Forgets a direction and swaps the counts."""

    ways = student_uva220.EIGHT[1:]
    right = ("counts the other way round",)
    half = ("nothing over to the north-west",)

    def counts(self) -> str:
        return f"Black - {self.count('W'):2} White - {self.count('B'):2}"


class ListsFiveAtMost(Uva220):
    """Its array of moves is too short."""

    def listed(self, places: "list[Place]") -> str:
        return super().listed(places[:5])


class TurnsForBlackOnly(Uva220):
    """Turns nothing over for white."""

    def turned(self, r: int, c: int, me: str) -> "list[Place]":
        return super().turned(r, c, me) if me == "B" else []

    def found(self, r: int, c: int, me: str) -> "list[Place]":
        return super().turned(r, c, me)


class ShortRays(Uva220):
    """Looks four squares far."""

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> "list[Place]":
        line = super().line(r, c, dr, dc, me)
        return line if len(line) < 4 else []


class CountsInOneColumn(Uva220):
    """Counts white by what black has not gained."""

    def counts(self) -> str:
        discs = self.count("B") + self.count("W")
        return f"Black - {self.count('B'):2} White - {discs - self.count('B') + 1:2}"


class ListsAfterTheMove(Uva220):
    """Remembers the list from before the last move."""

    kept: "list[Place] | None" = None

    def list_moves(self) -> None:
        self.out.append(self.listed(self.legal(self.me) if self.kept is None else self.kept))
        self.kept = None

    def move(self, r: int, c: int) -> None:
        self.kept = self.legal(self.me)
        super().move(r, c)


class BoardUpsideDown(Uva220):
    right = ("last row of the board first",)

    def end(self) -> None:
        self.out += ["".join(row) for row in reversed(self.board)]


class WhiteAfterEveryPass(Uva220):
    """Gives the turn to white after each forced pass."""

    half = ("gives the turn to the player that has just moved",)

    def move(self, r: int, c: int) -> None:
        passed = not self.legal(self.me)
        super().move(r, c)
        if passed:
            self.me = "W"


class Jutge(student_jutge.Student):
    right: "tuple[str, ...]" = ()
    half: "tuple[str, ...]" = ()


class Letters(Jutge):
    """B is taken for black."""

    right = ("reads N as white and B as black",)
    half = ("prints B for black",)

    def read(self, who: str, r: int, c: int) -> "tuple[str, int, int]":
        return {"N": "B", "B": "N"}[who], r, c


class Mirrored(Jutge):
    right = ("start position mirrored",)
    half = ("reads N as white",)

    def begin(self) -> None:
        super().begin()
        self.board = {k: {"N": "B", "B": "N", ".": "."}[v] for k, v in self.board.items()}


class TakesTurns(Jutge):
    right = ("makes no pass",)

    def read(self, who: str, r: int, c: int) -> "tuple[str, int, int]":
        return "NB"[self.moves % 2], r, c


class NoNorthEast(Jutge):
    ways = tuple([way for way in student_jutge.EIGHT if way != (-1, 1)])
    right = ("nothing over to the north-east",)
    half = ("on diagonals", "upwards", "to the right")


class StraightOnly(Jutge):
    ways = ((0, 1), (1, 0), (0, -1), (-1, 0))
    right = ("nothing over on diagonals",)
    half = ("nothing over to the",)


class JutgeEdgeEnds(Jutge):
    right = ("runs into the edge",)
    half = ("whatever is behind it",)

    def ends(self, r: int, c: int, who: str) -> bool:
        return self.content(r, c) in ("edge", who)


class TransposesMoves(Jutge):
    right = ("reads the column before the row",)

    def read(self, who: str, r: int, c: int) -> "tuple[str, int, int]":
        return who, c, r


class LongestLine(Jutge):
    """Turns over the longest line alone."""

    half = ("one line only",)

    def turned(self, r: int, c: int, who: str) -> "list[Place]":
        return max([self.line(r, c, *way, who) for way in self.ways], key=len)


class NoStart(Jutge):
    right = ("does not print the start position",)

    def after_start(self) -> None:
        pass


class CountsTogether(Jutge):
    """Prints the empty squares in place of the white discs."""

    def counts(self) -> str:
        discs = list(self.board.values())
        return f"{discs.count('N')}:{discs.count('.')}"


class CountsBefore(Jutge):
    """Counts before the move."""

    right = ("count of the position before",)

    def play(self, who: str, r: int, c: int) -> None:
        self.kept = super().counts()
        super().play(who, r, c)

    def counts(self) -> str:
        return getattr(self, "kept", super().counts())


class FewLines(Jutge):
    """Prints rows with blanks and other signs."""

    right = ("the text",)

    def sign(self, disc: str) -> str:
        return disc.lower().replace(".", "_")


class TurnsBeforeChecking(Jutge):
    """Turns discs over as it goes, and does not take it back."""

    right = ("whatever is behind it",)
    half = ("ends at an empty square", "runs into the edge")

    def ends(self, r: int, c: int, who: str) -> bool:
        return True


class Transposed(Jutge):
    """Prints columns as rows."""

    half = ("reads the column before the row",)

    def rows(self) -> "list[str]":
        return ["".join(column) for column in zip(*super().rows())]


class SkipsASquare(Jutge):
    """Looks from the second square on."""

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> "list[Place]":
        return super().line(r + dr, c + dc, dr, dc, who)


class EdgesDoNotTurn(Jutge):
    """Never turns a disc on the edge."""

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> "list[Place]":
        line = super().line(r, c, dr, dc, who)
        return [place for place in line if 1 < place[0] < self.n and 1 < place[1] < self.n]


class CountsFromTheStart(Jutge):
    """Counts moves and not discs."""

    def counts(self) -> str:
        return f"{2 + self.moves // 2}:{2 + self.moves // 2}"


class TurnsTwoAtMost(Jutge):
    half = ("only the nearest disc",)

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> "list[Place]":
        return super().line(r, c, dr, dc, who)[:2]


class Silly(student_boardsilly.Student):
    right: "tuple[str, ...]" = ()
    half: "tuple[str, ...]" = ()


class NotItself(Silly):
    right = ("does not count the piece itself",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return super().length(r, c, dr, dc) - 1


class OneMore(Silly):
    right = ("one square further",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return super().length(r, c, dr, dc) + 1


class OwnOnly(Silly):
    right = ("counts only the player's own",)

    def count(self, r: int, c: int, dr: int, dc: int) -> int:
        return self.ray(r, c, dr, dc).count(self.me)


class NoDiagonalMoves(Silly):
    ways = ((-1, 0), (0, 1), (1, 0), (0, -1))
    right = ("does not move on diagonals",)
    half = ("does not move to the",)


class JumpsAll(Silly):
    right = ("jumps the opponent's pieces",)
    half = ("whatever is in the way",)

    def passes(self, jumped: str) -> bool:
        return True


class CapturesNothing(Silly):
    right = ("does not capture",)

    def lands(self, piece: str) -> bool:
        return piece == "."


class Always_X(Silly):  # noqa: N801
    """Lists X whoever is asked for."""

    half = ("moves of the other player",)

    def player(self, word: str) -> str:
        return "X"


class RowsFromBelowSilly(Silly):
    right = ("names the rows from below",)

    def name(self, r: int, c: int) -> str:
        return f"{'HGFEDCBA'[r]}{c + 1}"


class SmallLetters(Silly):
    right = ("the text",)

    def name(self, r: int, c: int) -> str:
        return f"{'abcdefgh'[r]}{c + 1}"


class AllOnOneLine(Silly):
    right = ("the text",)

    def lines(self) -> "list[str]":
        return [" ".join(super().lines())]


class CountsTheTarget(Silly):
    """Counts the pieces between the piece and the edge ahead only, twice."""

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + 2 * self.count(r, c, dr, dc)


class LeavesTheBoard(Silly):
    """Wraps round the edge."""

    def targets(self, r: int, c: int, dr: int, dc: int) -> "list[Place]":
        length = self.length(r, c, dr, dc)
        i, k = (r + dr * length) % 8, (c + dc * length) % 8
        jumped = [self.rows[(r + dr * s) % 8][(c + dc * s) % 8] for s in range(1, length)]
        return [(i, k)] if self.lands(self.rows[i][k]) and self.passes("".join(jumped)) else []


class NoFirstColumn(Silly):
    right = ("leaves the first column out",)
    half = ("leaves the first row and column out",)

    def places(self) -> "list[Place]":
        return [(r, c) for r in range(8) for c in range(1, 8)]


class SecondPieceStays(Silly):
    """Lists the moves of every other piece."""

    def places(self) -> "list[Place]":
        return [place for place in super().places() if sum(place) % 2 == 0]


class LandsBeside(Silly):
    """Takes a move that would leave the board for one to the edge."""

    def targets(self, r: int, c: int, dr: int, dc: int) -> "list[Place]":
        found = super().targets(r, c, dr, dc)
        ray = len(self.ray(r, c, dr, dc))
        if found or not ray or self.length(r, c, dr, dc) <= ray:
            return found
        return [(r + dr * ray, c + dc * ray)]


class RowsAndColumnsTogether(Silly):
    """Counts the row and the column of a piece for each move."""

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        row = 8 - self.rows[r].count(".")
        column = 8 - "".join([line[c] for line in self.rows]).count(".")
        return row + column - 1
