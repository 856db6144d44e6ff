"""The computer's player: what it prefers follows from the rules alone."""

from opponent import weighed
from othello import BLACK, WHITE, Game, Position, parse_square, square_name
from reference.chance import Chance


def preferred(rows: "list[str]", color: str) -> "list[str]":
    """Returns the names of the moves that no other is better than."""
    moves = list(weighed(Position.from_rows(rows), color))
    best = max([worth for worth, _ in moves])
    return [square_name(square, len(rows)) for worth, square in moves if worth == best]


def test_every_legal_move_is_weighed_once() -> None:
    for n in (4, 6, 8, 12):
        chance = Chance(n)
        game = Game(Position.start(n))
        while not game.over:
            weights = list(weighed(game.position, game.turn or BLACK))
            assert [square for _, square in weights] == game.legal_moves()
            game.play(chance.pick(game.legal_moves()))


def test_the_four_first_moves_are_worth_the_same() -> None:
    assert preferred(Position.start().rows(), BLACK) == ["d3", "c4", "f5", "e6"]


def test_a_corner_is_taken() -> None:
    rows = ["." * 8, ".W......", "..B.....", "...WB...", "...BW...", "." * 8, "." * 8, "." * 8]
    assert preferred(rows, BLACK) == ["a1"]


def test_a_wipe_out_is_better_than_a_corner() -> None:
    """At a1 one disc is turned over; at b1 both of White's, which ends the game."""
    assert preferred(["......", ".W....", ".WB...", ".B....", "......", "......"], BLACK) == ["b1"]


def test_a_corner_is_not_given_away() -> None:
    """Of two moves of White that turn one disc each, that beside the corner opens it to Black."""
    rows = ["." * 6, "..B...", "...W..", "...BW.", "...W..", "......"]
    position = Position.from_rows(rows)
    moves = {square: worth for worth, square in weighed(position, WHITE)}
    for square in moves:
        replies = position.play(square, WHITE).legal_moves(BLACK)
        if parse_square("a1", 6) in replies:
            assert moves[square] < max(moves.values())
