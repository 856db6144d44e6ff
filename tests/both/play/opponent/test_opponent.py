"""The fallback player: its preferences follow from the rules alone."""

from __future__ import annotations

from othello import BLACK, WHITE, Game, Position, parse_square, square_name
from play.opponent import scored_moves
from reference.chance import Chance


def preferred(rows: list[str], color: str) -> list[str]:
    """Returns the names of the moves with the best score."""
    moves = list(scored_moves(Position.from_rows(rows), color))
    best = max([score for score, _ in moves])
    return [square_name(square, len(rows)) for score, square in moves if score == best]


def test_every_legal_move_is_scored_once() -> None:
    for n in (4, 6, 8, 12):
        chance = Chance(n)
        game = Game(Position.start(n))
        while not game.over:
            scored = list(scored_moves(game.position, game.turn or BLACK))
            assert [square for _, square in scored] == game.legal_moves()
            game.play(chance.pick(game.legal_moves()))


def test_the_four_first_moves_score_the_same() -> None:
    assert preferred(Position.start().rows(), BLACK) == ["d3", "c4", "f5", "e6"]


def test_a_corner_is_taken() -> None:
    rows = ["." * 8, ".W......", "..B.....", "...WB...", "...BW...", "." * 8, "." * 8, "." * 8]
    assert preferred(rows, BLACK) == ["a1"]


def test_a_wipe_out_is_better_than_a_corner() -> None:
    """The corner a1 turns one disc over. Move b1 turns both white discs over and ends the game."""
    assert preferred(["......", ".W....", ".WB...", ".B....", "......", "......"], BLACK) == ["b1"]


def test_a_corner_is_not_given_away() -> None:
    """A move next to the corner that lets the opponent take it scores below the best."""
    rows = ["." * 6, "..B...", "...W..", "...BW.", "...W..", "......"]
    position = Position.from_rows(rows)
    moves = {square: score for score, square in scored_moves(position, WHITE)}
    for square in moves:
        replies = position.play(square, WHITE).legal_moves(BLACK)
        if parse_square("a1", 6) in replies:
            assert moves[square] < max(moves.values())
