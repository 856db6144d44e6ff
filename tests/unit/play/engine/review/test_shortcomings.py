"""Why a move is worse than the best one: every statement holds on both lines, by the slow rules."""

import re
from functools import cache
from typing import Any, NamedTuple

import pytest

from jobs.slices import finished
from othello import BLACK, WHITE, Game, Position, opponent, parse_square, square_name
from othello.phrases import SIDE, listing
from play.engine.kernel.kernel import UNIT
from play.engine.review.move_facts import Fact, facts
from play.engine.review.shortcomings import EARLY, LATE, compared_facts, shortcomings
from play.engine.review.stability import stable_discs
from play.engine.thoughts import Candidate, Limits
from reference.chance import Chance
from reference.slow import endgame_slow as slow
from reference.slow import othello_slow as rules
from unit.play.engine.boards import answers, cells, engine, random_game, text, thoughts
from unit.play.engine.review.test_move_facts import CORNERS, empty_squares, legal, near, region_of

RARE = (276, 437)
SHORTCOMINGS = (
    "loses corner", "misses corner", "misses pass", "suffers pass", "few safe moves",
    "gives moves", "few moves", "loses tempo", "safe discs", "opens corner", "misses attack",
    "beside corner", "few moves later", "wall", "turns many", "wall later", "turned by the end",
)  # fmt: skip
Board = list[list[str]]
ALL = 60  # Moves of a line.


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

    def first_taking(self, square: int, color: str) -> int:
        """Returns the number of the move after which a colour first can take a square."""
        return [
            turn == color and square in legal(board, color)
            for board, turn in zip(self.boards, self.turns)
        ].index(True)

    def takeable(self, color: str) -> set[int]:
        """Returns the corners that a colour can take when it is to move."""
        turns = zip(self.boards, self.turns)
        found = [legal(board, color) for board, turn in turns if turn == color]
        return CORNERS.intersection(set().union(*found))

    def attacked(self, color: str) -> set[int]:
        """Returns the corners that a colour attacks after any of the moves."""
        return CORNERS.intersection(set().union(*(legal(board, color) for board in self.boards)))

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


@cache
def cases() -> list[tuple[Game, Candidate, Candidate]]:
    """Returns positions with a move and a better one.

    In the first ones a corner is attacked earlier on one line, and at the end of the other.
    """
    chance, found = Chance(3), []
    for seed in (*RARE, *range(1, 140)):
        game = random_game(seed, 8, 3 + seed % 35)
        thought = thoughts(game, Limits(depth=4, solve=8, every=True))[-1]
        best = thought.candidates[0]
        worse = [move for move in thought.candidates if move.value < best.value]
        if worse:
            found.append((game, worse[0] if seed in RARE else chance.pick(worse), best))
    return found


def safe(board: Board, color: str) -> int:
    """Returns the number of moves after which the opponent can take no corner."""
    other = opponent(color)
    return sum(
        not legal(rules.place(board, *divmod(square, 8), color), other) & CORNERS
        for square in legal(board, color)
    )


def frontier(board: Board, color: str) -> int:
    """Returns the number of a colour's discs next to an empty square."""
    empty, own = empty_squares(board), [p for p in range(64) if board[p // 8][p % 8] == color]
    return sum(any(near(place, other) for other in empty) for place in own)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


def only(number: int, noun: str) -> str:
    return f"only {counted(number, noun)}" if number else f"no {noun}"


def few(number: int) -> str:
    return f"only {number}" if number else "none"


def compared(lines: list[Line], last: int, said: str, better: str) -> str:
    """Returns what holds of a line after a move, and in contrast of the better one."""
    here, there = lines
    return f"{said}{here.after(last)}; {there.name} {better}{there.after(last)}"


def expected(game: Game, move: Candidate, best: Candidate) -> dict[str, str | None]:
    """Returns the sentences that should be stated by kind, None for those that should not."""
    me = game.turn or ""
    them = opponent(me)
    count = 1 + min(len(move.line), len(best.line))
    lines = [replayed(game.position, me, each, count) for each in (move, best)]
    here, there = lines
    own, other = SIDE[me], SIDE[them]
    name = there.name
    said: dict[str, str | None] = dict.fromkeys(SHORTCOMINGS)
    start = rules.read(game.position.rows())

    lead, lead_there = (len(line.corners(me)) - len(line.corners(them)) for line in (here, there))
    if lead < lead_there:
        lost = [i for i in here.corners(them) if here.squares[i] not in there.takeable(them)]
        if lost:
            corner = square_name(here.squares[lost[0]], 8)
            gives = "leaves" if here.squares[lost[0]] in legal(start, them) else "gives"
            way = here.after(here.first_taking(here.squares[lost[0]], them))
            said["loses corner"] = f"{gives} {other} the corner {corner}{way}"
        taken = {here.squares[i] for i in here.corners(me)}
        missed = [i for i in there.corners(me) if there.squares[i] not in taken]
        if missed:
            corner = square_name(there.squares[missed[0]], 8)
            way = ""
            if missed[0]:
                verb = "keeps" if there.squares[missed[0]] in legal(start, me) else "gets"
                taking = there.after(there.first_taking(there.squares[missed[0]], me))
                way = f", which {name} {verb}{taking}"
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
            told = f"leaves {own} {only(left, 'safe move')}"
            said["few safe moves"] = compared(lines, 1, told, f"leaves {kept_safe}")
        has, had = (len(legal(line.boards[1], me)) for line in (here, there))
        if had - has >= 2:
            told = f"leaves {own} {only(has, 'move')}"
            said["few moves"] = compared(lines, 1, told, f"leaves {had}")
    given, fewer = (len(legal(line.boards[0], them)) for line in (here, there))
    if given - fewer >= 2:
        moves = counted(given, "move")
        said["gives moves"] = f"gives {other} {moves}; {name} gives {few(fewer)}"
    walls = [frontier(line.boards[0], me) for line in (here, there)]
    if walls[0] - walls[1] >= 2:
        discs = counted(walls[0], "disc")
        said["wall"] = f"leaves {discs} next to empty squares; {name} leaves {few(walls[1])}"
    turned = [len(rules.flips(start, *divmod(each.square, 8), me)) for each in (move, best)]
    if game.position.empties >= EARLY and turned[0] - turned[1] >= 2:
        discs = counted(turned[0], "disc")
        said["turns many"] = f"turns {discs} early; {name} turns only {turned[1]}"

    corners = [corner_beside(start, each.square) for each in (move, best)]
    if corners[0] is not None and corners[1] is None:
        x = {abs(a - b) for a, b in zip(divmod(move.square, 8), divmod(corners[0], 8))} == {1}
        square = "an X-square" if x else "a C-square"
        corner = square_name(corners[0], 8)
        said["beside corner"] = f"takes {square} beside the empty corner {corner}"
    if game.position.empties <= LATE:
        for each in (move, best):
            region = region_of(each.square, empty_squares(start))
            if [last_in(line, region) for line in (here, there)] == [them, me]:
                at = square_name(each.square, 8)
                around = f"in the region of {len(region)} squares around {at}"
                said["loses tempo"] = (
                    f"leaves {at} to {other}"
                    if len(region) == 1
                    else f"lets {other} move last {around}"
                )
                break
    return said | at_the_end(lines, me, start)


def at_the_end(lines: list[Line], me: str, before: Board) -> dict[str, str]:
    """Returns the sentences about the boards at the end of both lines."""
    here, there = lines
    them, name = opponent(me), there.name
    own, other = SIDE[me], SIDE[them]
    ends = [line.boards[-1] for line in lines]
    said = {}
    for kind, color, (line, other_line), verb in (
        ("opens corner", them, lines, f"lets {other} attack"),
        ("misses attack", me, lines[::-1], f"misses {name}, which attacks"),
    ):
        new = CORNERS - legal(before, color)  # Corners that could be taken before are not told.
        more, less = (legal(each.boards[-1], color) & new for each in (line, other_line))
        opened = more - other_line.attacked(color)
        if len(more) > len(less) and opened:
            at = [legal(board, color) for board in line.boards]
            number, first = min(([s in each for each in at].index(True), s) for s in opened)
            said[kind] = f"{verb} the corner {square_name(first, 8)}{line.after(number)}"
    if not here.turns[-1] and not there.turns[-1]:
        (mine, mine_there), (theirs, theirs_there) = (
            [line.turned(color) for line in (here, there)] for color in (me, them)
        )
        more_theirs, fewer_mine = theirs - theirs_there, mine_there - mine
        if more_theirs >= max(2, fewer_mine):
            discs = counted(theirs, "disc")
            told = f"lets {other} turn {discs} by the end; {name} lets it turn {few(theirs_there)}"
            said["turned by the end"] = told
        elif fewer_mine >= 2:
            discs = only(mine, "disc")
            told = f"lets {own} turn {discs} by the end; {name} lets it turn {mine_there}"
            said["turned by the end"] = told
    if here.turns[-1] and there.turns[-1]:
        walls = [frontier(board, me) for board in ends]
        if walls[0] - walls[1] >= 3:
            discs = counted(walls[0], "disc")
            told = f"leaves {discs} next to empty squares"
            said["wall later"] = compared(lines, ALL, told, f"leaves {few(walls[1])}")
        (mine, theirs), (mine_there, theirs_there) = (
            [len(legal(board, color)) for color in (me, them)] for board in ends
        )
        if (
            mine <= mine_there
            and theirs >= theirs_there
            and mine_there - mine + theirs - theirs_there > 1
        ):
            moves = counted(mine, "move") if mine else "no move"
            better = f"leaves {mine_there} and {theirs_there}"
            told = f"leaves {own} {moves} and {other} {theirs}"
            said["few moves later"] = compared(lines, ALL, told, better)
        # Stable discs have tests of their own.
        boards = [Position.from_rows(rules.draw(board)) for board in ends]
        given, kept = (
            [len(stable_discs(board, color)) for board in boards] for color in (them, me)
        )
        more_theirs, fewer_mine = given[0] - given[1], kept[1] - kept[0]
        if more_theirs + fewer_mine >= 3:
            theirs_grew = more_theirs >= fewer_mine
            side, (has, had) = (other, given) if theirs_grew else (own, kept)
            discs = counted(has, "disc") if theirs_grew else only(has, "disc")
            better = f"leaves {few(had) if theirs_grew else had}"
            told = f"leaves {side} {discs} safe for good"
            said["safe discs"] = compared(lines, ALL, told, better)
    return said


def corner_beside(board: Board, square: int) -> int | None:
    """Returns the empty corner next to a square."""
    beside = (corner for corner in CORNERS if near(corner, square))
    return next((corner for corner in beside if not board[corner // 8][corner % 8]), None)


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


def told(fact: Fact) -> str:
    return "; ".join(filter(None, [fact.sentence, fact.contrast]))


@pytest.mark.slow
def test_shortcomings_are_stated_exactly_where_they_are_true() -> None:
    seen: set[str] = set()
    for game, move, best in cases():
        found = shortcomings(game.position, game.turn or "", move, best)
        said = {fact.kind: told(fact) for fact in found}
        assert len(said) == len(found)
        assert {fact.helps for fact in found} <= {opponent(game.turn or "")}
        assert {kind: said.get(kind) for kind in SHORTCOMINGS} == expected(game, move, best)
        assert "loses corner" not in [fact.kind for fact in found[1:]]
        seen.update(said)
    assert seen == set(SHORTCOMINGS)


@pytest.mark.slow
def test_no_fact_about_a_corner_that_the_better_move_leaves_too_is_a_reason() -> None:
    seen = set()
    for game, move, best in cases():
        color, them = game.turn or "", opponent(game.turn or "")
        line = replayed(game.position, color, best, 1 + len(best.line))
        for fact in compared_facts(game.position, color, move, best, None):
            if fact.helps == them and fact.kind not in SHORTCOMINGS:
                seen.add(fact.kind)
                assert set(fact.squares) - line.takeable(them), fact
    assert seen == {"gives corner", "leaves corner", "corner to come"}


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


SQUARE = re.compile(r"\b[a-h][1-8]\b")


@pytest.mark.slow
def test_a_sentence_names_its_squares_and_the_moves_of_its_lines() -> None:
    followed = 0
    for game, move, best in cases():
        color, name = game.turn or "", square_name(best.square, 8)
        compared = shortcomings(game.position, color, move, best)
        for fact in compared + facts(game.position, color, move, None):
            names = {square_name(square, 8) for square in fact.squares}
            assert set(SQUARE.findall(fact.sentence)) <= names
            assert not fact.contrast or fact.contrast.startswith(f"{name} ")
        lines = [[each.square, *each.line] for each in (move, best)]
        for fact in compared:
            after = [[square_name(square, 8) for square in line[1:]] for line in fact.lines]
            told_after = re.findall(r"after ([^;]*)", told(fact))
            assert told_after == [listing(names) for names in after if names]
            followed += len(told_after)
            assert all(line in (whole[: len(line)] for whole in lines) for line in fact.lines)
    assert followed


@pytest.mark.slow
def test_a_fact_on_a_long_line_is_told_only_if_the_values_hold_after_it() -> None:
    """The values after lines are those of the slow solver."""
    long = []
    for seed in range(1, 12):
        game = random_game(seed, 8, 9)
        color = game.turn or ""
        limits: dict[str, Any] = {"depth": 5, "nodes": 10**6, "solve": 9 * (seed % 2)}
        asked = {"want": "explanation", "position": text(game)} | limits
        thought = finished(engine().think(game.position, color, Limits(every=True, **limits)))
        values = {m.square: (m.value - thought.parity) / UNIT for m in thought.candidates}
        for answer, move in zip(answers(asked), thought.candidates):
            certain: list[Fact] = []
            best = thought.candidates[0]
            for fact in compared_facts(game.position, color, move, best, thought.goal):
                if sum(len(line) - 1 for line in fact.lines if line) >= 3:
                    ends = [(score_after(game, line), values[line[0]]) for line in fact.lines]
                    holds = all(abs(end - value) <= 3 for end, value in ends)
                    is_needed = fact.helps not in [other.helps for other in certain]
                    long.append((holds, is_needed))
                    if not (holds and is_needed):
                        continue
                certain.append(fact)
            said = [fact["sentence"] for fact in answer["facts"]]
            assert said == [fact.sentence for fact in certain]
    assert len(set(long)) == 4


def score_after(game: Game, line: list[int]) -> int:
    """Returns the score after a line, for the side that makes its first move."""
    end = Game(game.position, game.turn or "")
    for square in line:
        end.play(square)
    turn = end.turn or game.turn or ""
    score = slow.score(cells(end.position, turn), 8)
    return score if turn == game.turn else -score
