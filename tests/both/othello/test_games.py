"""Games: turns, forced passes, the end, undo and redo."""

from othello import BLACK, WHITE, Game, IllegalMove, Position
from reference.chance import Chance
from reference.expect import raises
from reference.slow import othello_slow as rules


def compare_random_game(n: int, seed: int) -> tuple[int, bool, str | None]:
    """Compares a random game with the slow rules.

    Above 10 rows the legal moves, the most expensive part, are compared at some plies only.

    Returns:
        The number of passes, whether the game ended with empty squares, and the winner.
    """
    chance = Chance(seed)
    board, turn = rules.start(n), "black"
    game = Game(Position.start(n))
    passes = 0
    every = max(1, n * n // 60)
    while turn:
        assert not game.over and game.winner is None
        if game.ply % every == 0:
            squares = [row * n + column for row, column in rules.legal_moves(board, turn)]
            assert game.legal_moves() == squares, game.position
        square = chance.pick(game.legal_moves())
        flips = rules.flips(board, *divmod(square, n), turn)
        ply = game.play(square)
        assert (ply.color, ply.square) == (turn, square)
        assert ply.flips == [row * n + column for row, column in flips]
        board = rules.place(board, *divmod(square, n), turn)
        following = rules.next_turn(board, turn)
        assert ply.passed == (following == turn)
        assert game.turn == ply.turn == (following or None)
        assert game.position == ply.position
        assert game.position.rows() == rules.draw(board)
        assert game.plies[game.ply - 1] is ply
        passes += ply.passed
        turn = following
    assert game.over
    assert game.legal_moves() == []
    lead = rules.count(board, "black") - rules.count(board, "white")
    assert game.winner == ("black" if lead > 0 else "white" if lead < 0 else None)
    assert "game is over" in raises(IllegalMove, game.play, 0).reason
    return passes, game.position.empties > 0, game.winner


def test_random_games_match_the_slow_rules() -> None:
    """Some have passes, and some end early or are drawn."""
    for n, seeds in ((4, 40), (6, 15), (8, 8), (10, 2)):
        outcomes = [compare_random_game(n, seed) for seed in range(seeds)]
        assert n == 10 or any(passes for passes, _, _ in outcomes)
        assert n > 4 or any(early for _, early, _ in outcomes)
        assert n > 4 or None in [winner for _, _, winner in outcomes]
    for n in (14, 26):
        compare_random_game(n, 1)


def random_game(n: int, seed: int) -> Game:
    chance = Chance(seed)
    game = Game(Position.start(n))
    while not game.over:
        game.play(chance.pick(game.legal_moves()))
    return game


def state(game: Game) -> tuple[Position, str | None, int]:
    return game.position, game.turn, game.ply


def test_a_game_begins_with_black_on_8x8() -> None:
    game = Game()
    assert (state(game), game.plies) == ((Position.start(8), BLACK, 0), [])
    assert not game.over and game.winner is None


def test_undo_and_redo_restore_exactly() -> None:
    for n, seed in ((4, 3), (6, 4), (8, 5)):
        chance = Chance(seed)
        game = Game(Position.start(n))
        before = []
        while not game.over:
            before.append(state(game))
            game.play(chance.pick(game.legal_moves()))
            after = state(game)
            game.undo()
            assert state(game) == before[-1]
            game.redo()
            assert state(game) == after
        plies = list(game.plies)
        assert n > 4 or any(ply.passed for ply in plies)
        for earlier in reversed(before):
            game.undo()
            assert state(game) == earlier
        assert game.plies == plies


def test_go_to_reaches_every_ply_from_every_other() -> None:
    played = random_game(6, 7)
    replay = Game(Position.start(6))
    states = [state(replay)]
    for ply in played.plies:
        assert ply.square is not None
        replay.play(ply.square)
        states.append(state(replay))
    for origin in range(len(states)):
        for target in range(len(states)):
            played.go_to(origin)
            played.go_to(target)
            assert state(played) == states[target]
    assert len(played.plies) == len(states) - 1


def test_a_new_move_ends_the_line_and_keeps_the_undone_ones() -> None:
    game = Game()
    undone = [game.play(19), game.play(18)]
    game.undo()
    game.undo()
    assert game.plies == undone
    ply = game.play(26)
    assert game.plies == [ply]
    assert game.ply == 1
    raises(ValueError, game.redo)
    assert list(game.tree()) == undone + [ply]


def test_refused_moves_and_plies_out_of_range_change_nothing() -> None:
    game = Game()
    game.play(19)
    game.play(18)
    game.undo()
    before, plies = state(game), list(game.plies)
    for square, reason in ((19, "occupied"), (63, "turns nothing over"), (64, "off the board")):
        error = raises(IllegalMove, game.play, square)
        assert reason in error.reason
        assert error.position == game.position
        assert state(game) == before
        assert game.plies == plies
    game = Game()
    raises(ValueError, game.undo)
    raises(ValueError, game.redo)
    game.play(19)
    raises(ValueError, game.redo)
    for ply in (-1, 2, 1000):
        raises(ValueError, game.go_to, ply)
    assert game.ply == 1


def test_the_first_side_passes_without_a_legal_move() -> None:
    position = Position.from_rows(["WB..", "....", "....", "...."])
    for first in (BLACK, WHITE):
        game = Game(position, first)
        assert (game.turn, game.over, game.ply) == (WHITE, False, 0)


def test_a_game_without_any_legal_move_is_over_at_the_start() -> None:
    for rows, winner in (
        (["....", "....", "....", "...."], None),
        (["BB..", "....", "....", "...."], BLACK),
        (["W...", "....", "....", "...B"], None),
        (["WBWB", "BWBW", "WBWB", "BWWW"], WHITE),
    ):
        game = Game(Position.from_rows(rows), WHITE)
        assert (game.over, game.turn, game.winner) == (True, None, winner)
        assert game.legal_moves() == []
