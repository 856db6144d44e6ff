"""Games: turns, forced passes, the end, undo and redo."""

from __future__ import annotations

from othello import BLACK, WHITE, Game, IllegalMove, Position, parse_square, parse_transcript
from reference.chance import Chance
from reference.expect import raises
from reference.slow import othello_slow as rules


def compare_random_game(n: int, seed: int) -> tuple[int, bool]:
    """Compares a random game with the slow rules.

    Above 10 rows the legal moves, the most expensive part, are compared at some plies only.

    Returns:
        The number of passes, and whether the game ended with empty squares.
    """
    chance = Chance(seed)
    board, turn = rules.start(n), "black"
    game = Game(Position.start(n))
    passes = 0
    every = max(1, n * n // 60)
    while turn:
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
    assert game.winner == winner_of(board)
    return passes, game.position.empties > 0


def winner_of(board: list[list[str]]) -> str | None:
    lead = rules.count(board, "black") - rules.count(board, "white")
    return "black" if lead > 0 else "white" if lead < 0 else None


def test_random_games_on_4x4() -> None:
    outcomes = [compare_random_game(4, seed) for seed in range(40)]
    assert any(passes for passes, _ in outcomes)
    assert any(early for _, early in outcomes)


def test_random_games_on_6x6() -> None:
    assert sum([compare_random_game(6, seed)[0] for seed in range(15)]) > 0


def test_random_games_on_8x8() -> None:
    assert sum([compare_random_game(8, seed)[0] for seed in range(8)]) > 0


def test_random_games_on_10x10() -> None:
    for seed in range(2):
        compare_random_game(10, seed)


def test_a_random_game_on_14x14() -> None:
    compare_random_game(14, 1)


def test_a_random_game_on_26x26() -> None:
    compare_random_game(26, 1)


def random_game(n: int, seed: int) -> Game:
    """Returns a complete random game."""
    chance = Chance(seed)
    game = Game(Position.start(n))
    while not game.over:
        game.play(chance.pick(game.legal_moves()))
    return game


def state(game: Game) -> tuple[Position, str | None, int]:
    return game.position, game.turn, game.ply


def test_a_game_begins_with_black_on_8x8() -> None:
    assert state(Game()) == (Position.start(8), BLACK, 0)
    assert Game().plies == []
    assert not Game().over
    assert Game().winner is None


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


def test_undo_redo_and_go_to_refuse_plies_out_of_range() -> None:
    game = Game()
    raises(ValueError, game.undo)
    raises(ValueError, game.redo)
    game.play(19)
    raises(ValueError, game.redo)
    for ply in (-1, 2, 1000):
        raises(ValueError, game.go_to, ply)
    assert game.ply == 1


def test_a_refused_move_changes_nothing() -> None:
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


def test_the_first_side_passes_without_a_legal_move() -> None:
    rows = ["WB..", "....", "....", "...."]
    game = Game(Position.from_rows(rows), BLACK)
    assert game.turn == WHITE
    assert not game.over
    assert game.ply == 0
    assert Game(Position.from_rows(rows), WHITE).turn == WHITE


def test_a_game_without_any_legal_move_is_over_at_the_start() -> None:
    for rows, winner in (
        (["....", "....", "....", "...."], None),
        (["BB..", "....", "....", "...."], BLACK),
        (["W...", "....", "....", "...B"], None),
        (["WBWB", "BWBW", "WBWB", "BWWW"], WHITE),
    ):
        game = Game(Position.from_rows(rows), WHITE)
        assert game.over
        assert game.turn is None
        assert game.winner == winner
        assert game.legal_moves() == []


def test_a_game_ends_early_if_neither_side_can_move() -> None:
    game = Game(Position.from_rows(["WB..", "....", "....", "...."]), WHITE)
    ply = game.play(2)
    assert game.over
    assert game.winner == WHITE
    assert game.position.empties == 13
    assert ply.turn is None
    assert not ply.passed
    error = raises(IllegalMove, game.play, 3)
    assert error.square == "d1"
    assert "game is over" in error.reason
    assert error.position == game.position
    game.undo()
    assert game.turn == WHITE
    assert game.winner is None


def test_a_game_with_equal_numbers_of_discs_is_drawn() -> None:
    game = Game(Position.from_rows([".BW.", "....", "...B", ".B.B"]), WHITE)
    game.play(0)
    assert game.position.rows() == ["WWW.", "....", "...B", ".B.B"]
    assert game.over
    assert game.winner is None


def test_a_forced_pass_survives_undo_and_redo() -> None:
    game = Game(Position.from_rows([".BW.", "....", "....", "..BW"]), WHITE)
    ply = game.play(0)
    assert ply.passed
    assert ply.turn == WHITE
    assert game.turn == WHITE
    game.undo()
    game.redo()
    assert game.plies == [ply]
    assert ply.passed
    assert game.turn == WHITE
    game.play(13)
    assert game.over
    assert not game.plies[1].passed
    assert game.position.rows() == ["WWW.", "....", "....", ".WWW"]


def test_the_shortest_game_wipes_white_out_in_nine_moves() -> None:
    game = Game()
    for square in parse_transcript("e6f4e3f6g5d6e7f5c5", 8):
        game.play(square)
    assert game.over
    assert game.winner == BLACK
    assert game.ply == 9
    assert (game.position.count(BLACK), game.position.count(WHITE)) == (13, 0)
    assert not any(ply.passed for ply in game.plies)


def test_an_unfinished_game_has_no_winner() -> None:
    game = Game()
    game.play(parse_square("d3", 8))
    assert game.position.count(BLACK) > game.position.count(WHITE)
    assert (game.over, game.winner) == (False, None)
    game.play(parse_square("c3", 8))
    game.play(parse_square("c4", 8))
    game.play(parse_square("e3", 8))
    assert (game.over, game.winner) == (False, None)


def test_moves_and_passes_alternate() -> None:
    """With passes included, black and white alternate, and no game ends with a pass."""
    passes = 0
    for seed in range(40):
        game = random_game(4, seed)
        sequence = list(game.moves_and_passes())
        assert [color for color, _ in sequence] == [
            (BLACK, WHITE)[at % 2] for at in range(len(sequence))
        ]
        played = [(ply.color, ply.square) for ply in game.plies]
        assert [(color, square) for color, square in sequence if square is not None] == played
        assert sequence[-1][1] is not None
        passes += len(sequence) - len(played)
    assert passes


def test_a_copy_of_a_game_is_independent() -> None:
    game = random_game(6, 3)
    game.undo()
    copy = game.copy()
    assert state(copy) == state(game) and copy.size == game.size
    copy.play(copy.legal_moves()[0])
    copy.undo()
    copy.undo()
    assert copy.ply == game.ply - 1 and len(game.plies) == game.ply + 1
    copy.remove(copy.plies[0])
    copy.annotate(copy.start, "", "The start")
    assert (copy.size, copy.start.comment) == (0, "The start")
    assert (game.size, game.start.comment) == (game.ply + 1, "")


def test_a_game_that_is_over_has_no_legal_moves() -> None:
    assert random_game(4, 1).legal_moves() == []
