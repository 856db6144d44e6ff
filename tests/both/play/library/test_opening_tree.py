"""Keys find the same position in every symmetry and after other orders of moves."""

from both.play.records.recording import Played, game_after
from jobs.slices import finished
from othello import BLACK, WHITE, Game, Position
from play.engine.symmetry import symmetries
from play.library.opening_tree import (
    INDEXED,
    game_keys,
    position_key,
    reading_keys_after,
    reading_names,
)


def played(squares: list[int]) -> Game:
    game = Game()
    for square in squares:
        game.play(square)
    return game


def test_symmetric_games_have_the_same_keys() -> None:
    for seed in range(3):
        squares = [ply.square or 0 for ply in Played(8, seed, 30).game().plies]
        keys = game_keys(played(squares))
        assert len(keys) == INDEXED
        images = [[image[square] for square in squares] for image in symmetries(8)]
        # The start position has four symmetries, the others exchange the colours.
        legal = [line for line in images if line[0] in (19, 26, 37, 44)]
        assert len(legal) == 8 - 4
        for line in legal:
            assert game_keys(played(line)) == keys


def test_positions_have_the_same_key_exactly_if_they_are_symmetric() -> None:
    keys: dict[int, list[str]] = {}
    lines: list[list[int]] = [[]]
    for _ in range(4):
        lines = [line + [square] for line in lines for square in played(line).legal_moves()]
    for line in lines:
        game = played(line)
        image = min(images_of(game.position.rows()))
        assert keys.setdefault(game_keys(game)[-1], image) == image
    assert len(lines) == 244
    assert len({"".join(image) for image in keys.values()}) == len(keys) < 244 // 4


def test_different_positions_have_different_keys() -> None:
    positions: dict[int, object] = {}
    for seed in range(40):
        game = Played(8, seed, 25).game()
        for key, ply in zip(game_keys(game), game.plies):
            image = min(images_of(ply.position.rows())), ply.turn
            assert positions.setdefault(key, image) == image and 0 < key < 1 << 53


def test_keys_after_each_move_are_those_of_the_positions() -> None:
    for seed in range(6):
        game = Played(8, seed, 10 * seed).game()
        expected = {}
        for square in game.legal_moves():
            after = game.position.play(square, game.turn or BLACK)
            turn = BLACK if game.turn == WHITE else WHITE
            if not after.can_move(turn) and after.can_move(game.turn or BLACK):
                turn = game.turn or BLACK
            expected[square] = position_key(after, turn)
        assert finished(reading_keys_after(game.position, game.turn or BLACK)) == expected


def test_openings_are_named_by_their_positions() -> None:
    names = finished(reading_names("# a comment\nc4c3 Diagonal Opening\nf5d6c3 Tiger / Cat\n"))
    for moves, name in (("f5d6c3", "Tiger"), ("d3c5f6", "Tiger"), ("e6f6", "Diagonal Opening")):
        assert names[game_keys(game_after(moves))[-1]] == name
    assert len(names) == 2


def test_other_boards_and_starts_have_no_keys_and_the_side_to_move_changes_one() -> None:
    assert game_keys(Played(6, 1).game()) == []
    game = Game(Position.start(8), WHITE)
    game.play(game.legal_moves()[0])
    assert game_keys(game) == []
    start = Position.start(8)
    assert position_key(start, BLACK) != position_key(start, WHITE)


def images_of(rows: list[str]) -> list[list[str]]:
    """Returns a drawn board in its eight symmetries."""
    images = []
    for drawn in (rows, ["".join(column) for column in zip(*rows)]):
        for up in (drawn, list(reversed(drawn))):
            images += [up, ["".join(reversed(row)) for row in up]]
    return images
