"""A game as one row: round trips, and what the row says about the game."""

from both.play.records.recording import Played, game_after
from othello import BLACK, WHITE, Game, Position
from play.library.stored_game import COLUMNS, DRAW, main_plies, of_game, parse_row
from play.records.record import RESIGNED
from reference.expect import raises
from saved.game_text import to_fragment
from saved.players import FRIEND, PERSON

SCHOLAR = "f5d6c3d3c4"


def test_a_row_restores_every_column() -> None:
    for seed in range(5):
        game = Played(8 if seed % 2 else 6, seed).game()
        game.annotate(game.last, "!?", "a\ttab and a\nnew line")
        stored = of_game(
            game, PERSON, "computer-4", "2026-11-26 21:40", "", "", "Cup", "Tiger", [1]
        )
        again = parse_row(stored.row)
        assert [getattr(again, name) for name in COLUMNS] == stored.row.split("\t")
        assert to_fragment(again.read()) == to_fragment(game)


def test_the_end_of_the_main_line_is_replayed() -> None:
    for seed in range(6):
        played = Played(8 if seed % 2 else 6, seed)
        game = played.game()
        end = game.position.rows()
        game.annotate(game.plies[3], "!", "f5 - not_d6 ~")
        game.go_to(4)
        game.play(next(each for each in game.legal_moves() if each != game.plies[4].square))
        assert list(main_plies(of_game(game, PERSON, FRIEND).game))[-1].position.rows() == end
    for text in ("8..d3zz.2", "8..d3d3.2", "9..d3.1"):
        raises(ValueError, lambda text: list(main_plies(text)), text)


def test_tabs_and_line_breaks_in_names_break_no_row_and_damaged_rows_are_refused() -> None:
    row = of_game(game_after(SCHOLAR), "A\tB", "C\nD").row
    assert "\n" not in row
    assert (parse_row(row).black, parse_row(row).white) == ("A B", "C D")
    row = of_game(game_after(SCHOLAR), "Ann", "Bob").row
    parts = row.split("\t")
    assert parse_row(row + "\tof a later version").row == row
    for damaged in (
        "",
        row.rpartition("\t")[0],
        row.replace("\t", " "),
        "\t".join(parts[:5] + ["x"] + parts[6:]),
    ):
        raises(ValueError, parse_row, damaged)


def test_a_row_says_who_won_and_the_winner_gets_the_empty_squares_in_the_result() -> None:
    for seed in range(8):
        game = Played(6, seed).game()
        black, white = [game.position.count(color) for color in (BLACK, WHITE)]
        stored = of_game(game, "Ann", "Bob")
        assert (stored.resigned, stored.discs) == ("", f"{black}-{white}")
        assert stored.winner == (DRAW if black == white else BLACK if black > white else WHITE)
    left = of_game(game_after(SCHOLAR), PERSON, FRIEND)
    assert (left.resigned, left.winner, left.moves) == ("", "", "5")
    given_up = of_game(game_after(SCHOLAR), PERSON, FRIEND, resigned=BLACK)
    assert (given_up.winner, given_up.resigned) == (WHITE, RESIGNED)
    wiped_out, going_on = game_after("e6f4e3f6g5d6e7f5c5"), game_after(SCHOLAR)
    for game, resigned, discs, score in (
        (wiped_out, "", "13-0", "64-0"),
        (going_on, "", "6-3", "6-3"),
        (going_on, BLACK, "6-3", "6-3"),
        (Game(Position.from_rows(["WW..", "....", "....", "...B"])), "", "1-2", "1-15"),
        (Game(Position.from_rows(["W...", "....", "....", "...B"])), "", "1-1", "8-8"),
    ):
        stored = of_game(game, "Ann", "Bob", resigned=resigned)
        assert (stored.discs, stored.score) == (discs, score)


def test_the_loss_is_the_average_of_the_users_moves() -> None:
    for black, white, loss in (
        (PERSON, "computer-1", "2.0"),
        ("computer-1", PERSON, "3.5"),
        (PERSON, FRIEND, "2.0"),
        ("Ann", "Bob", "2.6"),
    ):
        assert of_game(game_after(SCHOLAR), black, white, losses=[4, 0, 1, 7, 1]).loss == loss
    assert of_game(game_after(SCHOLAR), PERSON, FRIEND).loss == ""
