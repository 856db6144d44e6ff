"""Facts about a move are true, and are stated wherever they are true.

The conditions are checked on many positions against the slow rules of `reference`.
"""

from functools import cache

import pytest

from othello import BLACK, WHITE, Game, Position, opponent, parse_square, square_name
from play.engine.kernel.kernel import UNIT
from play.engine.review.move_facts import LATE, Fact, facts
from play.engine.review.stability import stable_discs
from play.engine.thoughts import SCORE, WIN, Candidate, Limits
from reference.chance import Chance
from reference.slow import othello_slow as rules
from unit.play.engine.boards import answers, random_game, text, thoughts

CORNERS = {0, 7, 56, 63}


def found(game: Game, square: int, *line: str, value: float = 0) -> dict[str, Fact]:
    """Returns the facts about a move by kind, each of which occurs once."""
    squares = [parse_square(name, game.position.n) for name in line]
    move = Candidate(square, int(UNIT * value), squares)
    listed = facts(game.position, game.turn or BLACK, move, None)
    by_kind = {fact.kind: fact for fact in listed}
    assert len(by_kind) == len(listed)
    return by_kind


def drawn(*rows: str, turn: str = BLACK) -> Game:
    """Returns a position, given its top left part. The rest is empty."""
    full = [row.ljust(8, ".") for row in rows]
    return Game(Position.from_rows(full + ["." * 8] * (8 - len(full))), turn)


def sentences(game: Game, name: str, *line: str) -> list[str]:
    return [fact.sentence for fact in found(game, parse_square(name, 8), *line).values()]


def board_of(position: Position) -> list[list[str]]:
    return rules.read(position.rows())


def legal(board: list[list[str]], color: str) -> set[int]:
    return {8 * row + column for row, column in rules.legal_moves(board, color)}


@cache
def cases() -> list[tuple[Game, int]]:
    """Returns positions from all stages of the game, each with one of its moves.

    In the first one there is no safe reply, which is rare.
    """
    chance = Chance(7)
    games = [random_game(seed, 8, chance.between(1, 55)) for seed in range(1, 160)]
    rare = random_game(8, 8, 10), parse_square("d3", 8)
    return [rare] + [(game, chance.pick(game.legal_moves())) for game in games]


@pytest.mark.slow
def test_facts_about_squares_agree_with_the_rules() -> None:
    seen: set[str] = set()
    for game, square in cases():
        color, other = game.turn or "", opponent(game.turn or "")
        before = board_of(game.position)
        after = rules.place(before, *divmod(square, 8), color)
        could, can = legal(before, other), legal(after, other)
        own = legal(after, color)
        said = found(game, square)

        def check(kind: str, squares: set[int], said: dict[str, Fact] = said) -> None:
            assert set(said[kind].squares if kind in said else []) == squares, kind

        seen.update(said)
        check("takes corner", {square} & CORNERS)
        check("gives corner", (can - could) & CORNERS)
        check("leaves corner", can & could & CORNERS)
        check("denies corner", (could - can - {square}) & CORNERS)
        check("closes", could - can - {square})
        check("turns", {8 * r + c for r, c in rules.flips(before, *divmod(square, 8), color)})
        opened = len(can - could)
        squares = f"{opened} square{'s' * (opened != 1)}" if opened else "no square"
        assert said["turns"].sentence.endswith(f"and opens {squares}")
        assert ("pass" in said) == (not can and bool(own))
        assert ("end" in said) == (not can and not own)
        check("one reply", can if len(can) == 1 else set())
        check("few replies", can if 2 <= len(can) <= 3 else set())
        replies = {reply: rules.place(after, *divmod(reply, 8), other) for reply in can}
        safe = {reply for reply in can if not legal(replies[reply], color) & CORNERS}
        told = len(can) > 1 and not legal(before, color) & CORNERS
        check("one safe reply", safe if told and len(safe) == 1 else set())
        assert ("no safe reply" in said) == (told and not safe)
    assert seen == {
        "takes corner", "gives corner", "leaves corner", "denies corner", "closes", "turns",
        "pass", "end", "one reply", "few replies", "one safe reply", "no safe reply", "stable",
        "parity",
    }  # fmt: skip


def near(square: int, other: int) -> bool:
    return max(abs(a - b) for a, b in zip(divmod(square, 8), divmod(other, 8))) == 1


def region_of(square: int, empty: set[int]) -> set[int]:
    """Returns the connected empty squares around an empty one."""
    region = {square}
    while more := {place for place in empty - region if any(near(place, s) for s in region)}:
        region |= more
    return region


def regions_beside(square: int, empty: set[int]) -> list[frozenset[int]]:
    """Returns the connected regions of empty squares that touch a square of the 8 x 8 board."""
    return list({frozenset(region_of(s, empty)) for s in empty if near(square, s)})


def empty_squares(board: list[list[str]]) -> set[int]:
    return {place for place in range(64) if not board[place // 8][place % 8]}


def test_parity_is_stated_late_if_a_move_leaves_only_even_regions() -> None:
    single, several = 0, 0
    for game, square in cases():
        empty = empty_squares(board_of(game.position.play(square, game.turn or "")))
        regions = regions_beside(square, empty) if len(empty) <= LATE else []
        said = found(game, square)
        sizes = sorted(len(region) for region in regions)
        even = bool(sizes) and all(size % 2 == 0 for size in sizes)
        assert ("parity" in said) == even
        if "parity" in said:
            assert set(said["parity"].squares) == set().union(*regions)
            single, several = single + (len(sizes) == 1), several + (len(sizes) > 1)
    assert single > 5
    assert several > 0


def test_the_sizes_of_even_regions_are_named() -> None:
    rows = ["WWWWWWWW"] * 7
    one = Game(Position.from_rows(["...WWWWB", *rows]))
    assert "leaves an even region of 2 squares" in sentences(one, "c1")
    odd = Game(Position.from_rows(["..WWWWWB", *rows]))
    assert not [s for s in sentences(odd, "b1") if "region" in s]
    two = Game(Position.from_rows([".......W", "WWWWWWWW", "WWBWWWWW", *rows[:5]]))
    assert "leaves even regions of 2 and 4 squares" in sentences(two, "c1")


@pytest.mark.slow
def test_facts_about_the_line_agree_with_the_line() -> None:
    kept, refuted, corners = 0, 0, 0
    for seed in range(1, 60):
        game = random_game(seed, 8, 6 + seed % 5)
        color = game.turn or ""
        last = thoughts(game, Limits(solve=10))[-1]
        best = last.candidates[0]
        said = {fact.kind: fact for fact in facts(game.position, color, best, last.goal)}
        before = board_of(game.position)
        legal_before = {side: legal(before, side) for side in (BLACK, WHITE)}
        board = rules.place(before, *divmod(best.square, 8), color)
        regions = regions_beside(best.square, empty_squares(board))
        mover, movers, corner = color, {}, None
        for number, square in enumerate(best.line):
            mover = rules.next_turn(board, mover)
            board = rules.place(board, *divmod(square, 8), mover)
            movers[square] = mover
            is_new = square in CORNERS and square not in legal_before[mover]
            if is_new and corner is None and (number or mover == color):
                corner = mover, square
        if regions and all(len(region) % 2 == 0 for region in regions):
            lasts = [
                [movers[square] for square in movers if square in region][-1]
                for region in regions
                if region <= movers.keys()
            ]
            truly = all(last == color for last in lasts)
            assert ("parity" in said) == truly
            kept, refuted = kept + truly, refuted + (not truly)
        if corner:
            name = square_name(corner[1], 8)
            sentence = f"lets {corner[0].title()} take the corner {name} later"
            assert said["corner to come"].sentence == sentence
            corners += 1
        else:
            assert "corner to come" not in said
    assert kept > 2
    assert refuted > 2
    assert corners > 5


@pytest.mark.parametrize(
    ("rows", "name", "sentence"),
    [
        (("", "..WB", "..W", "..."), "b2", "gives White the corner a1"),
        ((".WB", ".W", "..B"), "a1", "takes the corner a1"),
        ((".BW", "", "...WB"), "c3", "leaves White the corner a1"),
        ((".BW", "..W", "..WB"), "d1", "takes the corner a1 away from White"),
        (("BW.W",), "c1", "forces White to pass"),
        ((".WB",), "a1", "ends the game"),
    ],
)
def test_corners_passes_and_ends_are_told(rows: tuple[str, ...], name: str, sentence: str) -> None:
    assert sentence in sentences(drawn(*rows), name)


def test_outcomes_are_stated_for_exact_values_only() -> None:
    game = Game()
    square = parse_square("d3", 8)

    def said(value: int, goal: str | None) -> list[str]:
        move = Candidate(square, 8 * value, [])
        listed = facts(game.position, BLACK, move, goal)
        return [fact.sentence for fact in listed if fact.kind == "outcome"]

    assert said(6, SCORE) == ["wins by at least 6, whatever White does"]
    assert said(0, SCORE) == ["draws at least, whatever White does"]
    assert said(-4, SCORE) == ["loses by 4 against best play"]
    assert said(1, WIN) == ["wins, whatever White does"]
    assert said(-1, WIN) == ["loses against best play"]
    assert said(6, None) == []


def test_stable_discs_are_never_flipped() -> None:
    for seed in range(1, 25):
        game = random_game(seed, 8, 8 + seed % 16)
        for color in (BLACK, WHITE):
            safe = stable_discs(game.position, color)
            for attempt in range(4):
                chance, rest = Chance(attempt), game.copy()
                while rest.turn:
                    rest.play(chance.pick(rest.legal_moves()))
                assert all(rest.position.color_at(square) == color for square in safe)


def test_corners_rows_from_corners_and_full_boards_are_stable_and_new_ones_counted() -> None:
    game = drawn("BBB.W", "B", "B.....")
    named = {square_name(square, 8) for square in stable_discs(game.position, BLACK)}
    assert named == {"a1", "b1", "c1", "a2", "a3"}
    assert stable_discs(game.position, WHITE) == set()
    full = Position.from_rows(["BW" * 4] * 8)
    assert len(stable_discs(full, BLACK)) == 32
    game = drawn(".WWWB", "W", "W", "W", "B")
    assert "makes 9 discs safe for good" in sentences(game, "a1")
    assert not [s for s in sentences(Game(), "d3") if "safe for good" in s]


def test_an_explanation_contains_the_result_of_the_search() -> None:
    game = random_game(11, 8, 9)
    asked = {"want": "explanation", "position": text(game), "solve": 10}
    for square in game.legal_moves():
        (answer,) = answers(asked | {"square": square_name(square, 8)})
        assert "outcome" in [fact["kind"] for fact in answer["facts"]]
