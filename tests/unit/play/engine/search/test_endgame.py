"""The solver finds the scores of an exhaustive search, and published scores."""

import pytest

from harness.extent import in_part
from jobs.slices import finished
from othello import BLACK, WHITE, Game, Position, opponent, parse_square
from othello.masks import squares_of
from play.engine.movegen.move_tables import MoveTables
from play.engine.movegen.numbering import plain_numbering
from play.engine.search.endgame import Endgame
from play.engine.search.midgame import OutOfNodes
from play.engine.search.transposition_table import TranspositionTable
from play.engine.thoughts import final_score
from reference.slow import endgame_slow as slow
from unit.play.engine.boards import cells, fresh_thinker, random_game, sides

LINE = "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1"
PERFECT = [parse_square(LINE[at : at + 2], 6) for at in range(0, len(LINE), 2)]


def solver(n: int, table: int = 10_000) -> Endgame:
    """Returns a solver with a table of the given size and an evaluation that is always 0."""
    return Endgame(
        MoveTables(n, plain_numbering(n)),
        TranspositionTable(table),
        lambda p, o, number, empties: 0,
    )


def solved(
    endgame: Endgame, position: Position, color: str, window: tuple[int, int] = (-1000, 1000)
) -> int:
    found = endgame._move_tables.position(*sides(position, color))
    return finished(endgame.solve(*found, *window))


def agree(game: Game, endgames: list[Endgame]) -> None:
    """Checks that every solver finds the score, with an open window and with null windows."""
    position, color = game.position, game.turn or BLACK
    for side in (color, opponent(color)):
        score = slow.score(cells(position, side), position.n)
        for endgame in endgames:
            assert solved(endgame, position, side) == score
            for bound in (-1, 0, score - 1, score):
                found = solved(endgame, position, side, (bound, bound + 1))
                assert (found > bound) == (score > bound)
                assert (found <= score) if score > bound else (found >= score)


def several(n: int = 8) -> list[Endgame]:
    """Returns solvers with a table, without one, and with the learned evaluation."""
    return [solver(n), solver(n, table=0), fresh_thinker(n).endgame]


@pytest.mark.parametrize("empties", range(8))
@pytest.mark.parametrize("n", [4, 6, 8])
def test_scores_equal_an_exhaustive_search(n: int, empties: int) -> None:
    endgames = several(n)
    for seed in range(1, 4):
        if empties:
            agree(random_game(seed, n, empties), endgames)


@pytest.mark.slow
@pytest.mark.parametrize("empties", in_part([7, 4, 5, 6, 8, 9, 10], 1))
def test_hundreds_of_scores_equal_an_exhaustive_search(empties: int) -> None:
    endgames = several()
    for seed in range(10, 110 if empties < 8 else 60 if empties == 8 else 25):
        agree(random_game(seed, 8, empties), endgames)


def test_empty_squares_count_for_the_winner() -> None:
    assert [final_score(lead, 3) for lead in (5, 0, -1)] == [8, 0, -4]
    full = Position(4, 0b0111_1111_1111_1111, 0b1000_0000_0000_0000)
    assert solved(solver(4), full, BLACK) == 14


def test_white_wins_four_by_four_by_eleven_to_three() -> None:
    """Known since the 1990s. The two squares that stay empty count for white here."""
    thinker = fresh_thinker(4)
    start = Position.start(4)
    p, o, number = thinker.move_tables.position(
        squares_of(start.black, 4), squares_of(start.white, 4)
    )
    assert finished(thinker.endgame.solve(p, o, number, -16, 16)) == 3 - 11 - 2
    game = Game(start)
    for square in finished(thinker.endgame.line(p, o, number, 3 - 11 - 2)):
        game.play(square)
    assert game.over
    assert (game.position.count("black"), game.position.count("white")) == (3, 11)


@pytest.mark.parametrize("n", in_part([6, 8], 1))
def test_the_line_of_a_score_leads_to_it(n: int) -> None:
    endgame = fresh_thinker(n).endgame
    for seed in range(1, 5):
        game = random_game(seed, n, 9)
        color = game.turn or BLACK
        score = slow.score(cells(game.position, color), n)
        found = endgame._move_tables.position(*sides(game.position, color))
        for square in finished(endgame.line(*found, score)):
            game.play(square)
        assert game.over
        end = game.position
        assert final_score(end.count(color) - end.count(opponent(color)), end.empties) == score


def test_the_limit_of_nodes_stops_the_solver() -> None:
    endgame = fresh_thinker().endgame
    endgame.limit = 200
    game = random_game(1, 8, 14)
    with pytest.raises(OutOfNodes):
        solved(endgame, game.position, game.turn or BLACK)
    assert 200 <= endgame.nodes < 5000


def test_the_solver_pauses_every_few_positions() -> None:
    endgame = fresh_thinker().endgame
    game = random_game(2, 8, 13)
    found = endgame._move_tables.position(*sides(game.position, game.turn or BLACK))
    seen = [0]
    for _ in endgame.solve(*found, -64, 64):
        seen.append(endgame.nodes)
    assert max(b - a for a, b in zip(seen, seen[1:])) < 2000


@pytest.mark.whole  # Other tests solve hundreds of positions with fewer empty squares.
def test_six_by_six_is_solved_from_twenty_empty_squares() -> None:
    """On its perfect line, with which white wins 20 to 16: Joel Feinstein, 1993.

    https://www.maths.nottingham.ac.uk/plp/pmzjff/Othello/6x6sol.html
    """
    game = Game(Position.start(6))
    for square in PERFECT[:12]:
        game.play(square)
    assert game.position.empties == 20
    assert solved(fresh_thinker(6).endgame, game.position, game.turn or BLACK) == 16 - 20
    for square in PERFECT[12:]:
        game.play(square)
    assert game.over
    assert (game.position.count(BLACK), game.position.count(WHITE)) == (16, 20)
