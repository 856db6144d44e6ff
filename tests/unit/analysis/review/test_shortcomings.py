"""Why a move is worse than the best one: every statement holds on both lines, by the slow rules."""

from typing import NamedTuple

import pytest

from analysis.review.shortcomings import EARLY, LATE, shortcomings
from analysis.review.stability import stable_discs
from analysis.search.iterative_deepening import Candidate, Limits
from othello import BLACK, WHITE, Game, Position, opponent, parse_square, square_name
from othello.phrases import SIDE, listing
from page.model.engine.reasons import SHORTCOMINGS
from reference.chance import Chance
from reference.slow import othello_slow as rules
from unit.analysis.boards import answers, fresh_thinker, random_game, sides, text

CORNERS = {0, 7, 56, 63}
Board = list[list[str]]


class Line(NamedTuple):
    """A line played by the slow rules.

    Attributes:
        name: The name of the first move.
        squares: The squares of all moves.
        movers: The side that makes each move.
        boards: The board after each move.
        turns: The side to move after each move, None if the game is over.
        flipped: The number of discs that each move turns.
    """

    name: str
    squares: list[int]
    movers: list[str]
    boards: list[Board]
    turns: list[str | None]
    flipped: list[int]

    def after(self, last: int) -> str:
        """Returns the moves after the first one up to a number, as sentences end."""
        names = [square_name(square, 8) for square in self.squares[1 : last + 1]]
        return f" after {listing(names)}" if names else ""

    def corners(self, color: str) -> list[int]:
        """Returns the numbers of the moves in which a colour takes a corner."""
        moves = enumerate(zip(self.movers, self.squares))
        return [i for i, (mover, square) in moves if mover == color and square in CORNERS]

    def turned(self, color: str) -> int:
        """Returns the number of discs that a colour turns."""
        return sum(count for mover, count in zip(self.movers, self.flipped) if mover == color)

    def passes(self, color: str) -> list[int]:
        """Returns the numbers of the moves after which a colour must pass."""
        moves = enumerate(zip(self.movers, self.turns))
        return [i for i, (mover, turn) in moves if mover == turn == opponent(color)]


def replayed(position: Position, color: str, move: Candidate, count: int) -> Line:
    board, mover = rules.read(position.rows()), color
    line = Line(square_name(move.square, 8), [], [], [], [], [])
    for square in [move.square, *move.line][:count]:
        line.flipped.append(len(rules.flips(board, *divmod(square, 8), mover)))
        board = rules.place(board, *divmod(square, 8), mover)
        following: str | None = opponent(mover)
        if not legal(board, opponent(mover)):
            following = mover if legal(board, mover) else None
        line.squares.append(square)
        line.movers.append(mover)
        line.boards.append(board)
        line.turns.append(following)
        mover = following or ""
    return line


def legal(board: Board, color: str) -> set[int]:
    return {8 * row + column for row, column in rules.legal_moves(board, color)}


def cases() -> list[tuple[Game, Candidate, Candidate]]:
    """Returns positions with a move and a better one."""
    chance, found = Chance(3), []
    for seed in range(1, 140):
        game = random_game(seed, 8, 3 + seed % 35)
        color = game.turn or ""
        limits = Limits(depth=4, solve=8, every=True)
        *_, thought = filter(None, fresh_thinker().think(*sides(game.position, color), limits))
        best = thought.candidates[0]
        worse = [move for move in thought.candidates if move.value < best.value]
        if worse:
            found.append((game, chance.pick(worse), best))
    return found


def safe(board: Board, color: str) -> int:
    """Returns the number of moves that open no corner."""
    other = opponent(color)
    return sum(
        not (legal(rules.place(board, *divmod(square, 8), color), other) - legal(board, other))
        & CORNERS
        for square in legal(board, color)
    )


def frontier(board: Board, color: str) -> int:
    """Returns the number of a colour's discs next to an empty square."""
    around = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    return sum(
        any(
            0 <= row + i < 8 and 0 <= column + j < 8 and not board[row + i][column + j]
            for i, j in around
        )
        for row in range(8)
        for column in range(8)
        if board[row][column] == color
    )


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


def expected(game: Game, move: Candidate, best: Candidate) -> dict[str, str | None]:
    """Returns the sentences that should be stated by kind, None for those that should not."""
    me = game.turn or ""
    them = opponent(me)
    count = 1 + min(len(move.line), len(best.line))
    here, there = (replayed(game.position, me, each, count) for each in (move, best))
    own, other = SIDE[me], SIDE[them]
    name = there.name
    said: dict[str, str | None] = dict.fromkeys(SHORTCOMINGS)

    lead, lead_there = (len(line.corners(me)) - len(line.corners(them)) for line in (here, there))
    if lead < lead_there:
        kept = {there.squares[i] for i in there.corners(them)}
        lost = [i for i in here.corners(them) if here.squares[i] not in kept]
        if lost:
            corner = square_name(here.squares[lost[0]], 8)
            said["loses corner"] = f"gives {other} the corner {corner}{here.after(lost[0] - 1)}"
        taken = {here.squares[i] for i in here.corners(me)}
        missed = [i for i in there.corners(me) if there.squares[i] not in taken]
        if missed:
            corner = square_name(there.squares[missed[0]], 8)
            way = f", which {name} gets{there.after(missed[0] - 1)}" if missed[0] else ""
            said["misses corner"] = f"misses the corner {corner}{way}"
    if there.passes(them) and not here.passes(them):
        moves = there.after(there.passes(them)[0])
        said["misses pass"] = f"misses {name}, which leaves {other} without a move{moves}"
    if here.passes(me) and not there.passes(me):
        said["suffers pass"] = f"leaves {own} without a move{here.after(here.passes(me)[0])}"

    answered = [
        len(line.movers) > 1 and line.movers[1] == them and line.turns[1] == me
        for line in (here, there)
    ]
    if all(answered):
        left, kept_safe = (safe(line.boards[1], me) for line in (here, there))
        if left < 2 <= kept_safe - left:
            safely = counted(left, "safe move") if left else "no safe move"
            said["few safe moves"] = (
                f"leaves {own} {safely}{here.after(1)}; {name} leaves {kept_safe}{there.after(1)}"
            )
        has, had = (len(legal(line.boards[1], me)) for line in (here, there))
        if had - has >= 2:
            said["few moves"] = (
                f"leaves {own} {counted(has, 'move')}{here.after(1)}; "
                f"{name} leaves {had}{there.after(1)}"
            )
    given, fewer = (len(legal(line.boards[0], them)) for line in (here, there))
    if given - fewer >= 2:
        moves = counted(given, "move")
        said["gives moves"] = f"gives {other} {moves}; {name} gives only {fewer}"
    walls = [frontier(line.boards[0], me) for line in (here, there)]
    if walls[0] - walls[1] >= 2:
        discs = counted(walls[0], "disc")
        said["wall"] = f"leaves {discs} next to empty squares; {name} leaves {walls[1]}"
    before = rules.read(game.position.rows())
    turned = [len(rules.flips(before, *divmod(each.square, 8), me)) for each in (move, best)]
    if game.position.empties >= EARLY and turned[0] - turned[1] >= 2:
        discs = counted(turned[0], "disc")
        said["turns many"] = f"turns {discs} early; {name} turns {turned[1]}"

    corners = [corner_beside(before, each.square) for each in (move, best)]
    if corners[0] is not None and corners[1] is None:
        x = {abs(a - b) for a, b in zip(divmod(move.square, 8), divmod(corners[0], 8))} == {1}
        square = "an X-square" if x else "a C-square"
        corner = square_name(corners[0], 8)
        said["beside corner"] = f"takes {square} beside the empty corner {corner}"
    if game.position.empties <= LATE:
        for each in (move, best):
            region = region_around(before, each.square)
            if [last_in(line, region) for line in (here, there)] == [them, me]:
                at = square_name(each.square, 8)
                around = f"in the region of {len(region)} squares around {at}"
                said["loses tempo"] = (
                    f"leaves {at} to {other}"
                    if len(region) == 1
                    else f"lets {other} move last {around}"
                )
                break
    said |= at_the_end(here, there, me)
    return said


def at_the_end(here: Line, there: Line, me: str) -> dict[str, str]:
    """Returns the sentences about the boards at the end of both lines."""
    them, name = opponent(me), there.name
    own, other = SIDE[me], SIDE[them]
    ways = [line.after(len(line.squares)) for line in (here, there)]
    ends = [line.boards[-1] for line in (here, there)]
    said = {}
    for kind, color, sides_ in (("opens corner", them, ends), ("misses attack", me, ends[::-1])):
        more, less = (legal(board, color) & CORNERS for board in sides_)
        if len(more) > len(less):
            corner = square_name(min(more - less), 8)
            said[kind] = (
                f"lets {other} attack the corner {corner}{ways[0]}"
                if color == them
                else f"misses {name}, which attacks the corner {corner}{ways[1]}"
            )
    if not here.turns[-1] and not there.turns[-1]:
        (mine, mine_there), (theirs, theirs_there) = (
            [line.turned(color) for line in (here, there)] for color in (me, them)
        )
        more_theirs, fewer_mine = theirs - theirs_there, mine_there - mine
        if more_theirs >= max(2, fewer_mine):
            discs = counted(theirs, "disc")
            said["turned by the end"] = (
                f"lets {other} turn {discs} by the end; {name} lets it turn {theirs_there}"
            )
        elif fewer_mine >= 2:
            discs = counted(mine, "disc")
            said["turned by the end"] = (
                f"lets {own} turn {discs} by the end; {name} lets it turn {mine_there}"
            )
    if here.turns[-1] and there.turns[-1]:
        walls = [frontier(board, me) for board in ends]
        if walls[0] - walls[1] >= 3:
            discs = counted(walls[0], "disc")
            said["wall later"] = (
                f"leaves {discs} next to empty squares{ways[0]}; {name} leaves {walls[1]}{ways[1]}"
            )
        (mine, theirs), (mine_there, theirs_there) = (
            [len(legal(board, color)) for color in (me, them)] for board in ends
        )
        if (
            mine <= mine_there
            and theirs >= theirs_there
            and mine_there - mine + theirs - theirs_there > 1
        ):
            said["few moves later"] = (
                f"leaves {own} {counted(mine, 'move')} and {other} {theirs}{ways[0]}; "
                f"{name} leaves {mine_there} and {theirs_there}{ways[1]}"
            )
        # Stable discs have tests of their own.
        boards = [Position.from_rows(rules.draw(board)) for board in ends]
        given, kept = (
            [len(stable_discs(board, color)) for board in boards] for color in (them, me)
        )
        more_theirs, fewer_mine = given[0] - given[1], kept[1] - kept[0]
        if more_theirs + fewer_mine >= 3:
            theirs_grew = more_theirs >= fewer_mine
            side, (has, had) = (other, given) if theirs_grew else (own, kept)
            discs = counted(has, "disc") if has else "no disc"
            said["safe discs"] = (
                f"leaves {side} {discs} safe for good{ways[0]}; "
                f"{name} leaves {had or 'none'}{ways[1]}"
            )
    return said


def corner_beside(board: Board, square: int) -> int | None:
    """Returns the empty corner next to a square."""
    beside = (corner for corner in CORNERS if near(corner, square))
    return next((corner for corner in beside if not board[corner // 8][corner % 8]), None)


def region_around(board: Board, square: int) -> set[int]:
    """Returns the connected empty squares around an empty one."""
    empty = {place for place in range(64) if not board[place // 8][place % 8]}
    region = {square}
    while more := {place for place in empty - region if any(near(place, s) for s in region)}:
        region |= more
    return region


def near(square: int, other: int) -> bool:
    return max(abs(a - b) for a, b in zip(divmod(square, 8), divmod(other, 8))) == 1


def last_in(line: Line, region: set[int]) -> str | None:
    movers = [mover for mover, square in zip(line.movers, line.squares) if square in region]
    return movers[-1] if len(movers) == len(region) else None


def test_a_game_that_ends_is_not_compared_with_one_that_goes_on() -> None:
    """In the first line nobody can play b7. In the second one White can."""
    rows = (
        "W..B.WWB", ".WBBBWBB", "BBWBWBBB", "BBWBBWBB",
        "BBBBBBBB", "BBBBWBBB", "B.BBBBBB", "BBBBBBBB",
    )  # fmt: skip
    e1, *after_e1 = (parse_square(name, 8) for name in ("e1", "a2", "c1", "b1"))
    c1, *after_c1 = (parse_square(name, 8) for name in ("c1", "b1", "e1", "a2", "b7"))
    move, best = Candidate(e1, -46, after_e1), Candidate(c1, -42, after_c1)
    found = shortcomings(Position.from_rows(list(rows)), WHITE, move, best)
    assert "turned by the end" not in [fact.kind for fact in found]


@pytest.mark.slow
def test_shortcomings_are_stated_exactly_where_they_are_true() -> None:
    seen: set[str] = set()
    for game, move, best in cases():
        found = shortcomings(game.position, game.turn or "", move, best)
        said = {fact.kind: fact.sentence for fact in found}
        assert len(said) == len(found)
        assert {kind: said.get(kind) for kind in SHORTCOMINGS} == expected(game, move, best)
        assert "loses corner" not in [fact.kind for fact in found[1:]]
        seen.update(said)
    assert seen == set(SHORTCOMINGS)


def test_the_best_move_and_equals_have_no_shortcomings() -> None:
    game = Game()
    d3, c4 = (Candidate(parse_square(name, 8), 8, []) for name in ("d3", "c4"))
    assert shortcomings(game.position, BLACK, d3, d3) == []
    assert shortcomings(game.position, BLACK, d3, c4) == []


def test_an_explanation_compares_a_move_with_a_better_one() -> None:
    game = random_game(5, 8, 30)
    asked = {"want": "explanation", "position": text(game), "depth": 5}
    _, better, *_, worst = [answer["square"] for answer in answers(asked)]
    squares = {"better": better, "square": worst}
    found = answers(asked | squares)
    assert [answer["square"] for answer in found] == [*squares.values()]
    kinds = [[fact["kind"] for fact in answer["facts"]] for answer in found]
    assert not set(kinds[0]) & set(SHORTCOMINGS)
    assert set(kinds[1]) & set(SHORTCOMINGS)
    losses = [fact for fact in found[1]["facts"] if fact["kind"] == "loss"]
    assert losses[0]["squares"] == [better]
