"""Reading SGF, as specified at https://www.red-bean.com/sgf/ and as written by Edax."""

from both.play.records import wild
from both.play.records.recording import (
    check_no_game,
    check_problem,
    game_of,
    moves_of,
    names,
    read,
    read_as,
    read_whole,
)
from othello import BLACK, WHITE, Position


def test_a_game_from_edax() -> None:
    record = read_as("sgf", wild.EDAX_SGF)
    game = game_of(record)
    assert names(game) == ["f5", "d6", "c3", "d3", "c4"]
    assert game.standard
    assert (record.players, game.start.comment) == ({}, "Edax, 2026-10-07")
    assert record.sentence == "SGF on 8 x 8: 5 moves read."


def test_semicolons_are_optional() -> None:
    """Semicolons may be missing at some moves, in GGF as well as in SGF."""
    for text, kind in (
        ("(;GM[Othello]PC[x]PB[Ann]PW[Bob]TY[8];B[f5];W[d6];B[c3];)", "ggf"),
        ("(;GM[Othello];B[f5]W[d6];B[c3])", "ggf"),
        ("(;GM[2]FF[4]SZ[8];B[f5];W[d6];B[c3])", "sgf"),
        ("(;FF[4]GM[2];B[f5]\n;W[d6]\n;B[c3]\n)", "sgf"),
        ("( ; FF [4] GM [2] ; B [f5] ; W [d6] ; B [c3] )", "sgf"),
        ("(;SZ[8];B[F5];W[D6];B[C3])", "sgf"),
        ("(;FF[4]GM[Othello];B[f5];W[d6];B[c3])", "sgf"),
        ("B[f5];W[d6];B[c3]", "ggf"),
        (";B[f5];W[d6];B[c3]", "transcript"),
    ):
        record = read_as(kind, text)
        assert names(game_of(record)) == ["f5", "d6", "c3"], text


def test_names_and_comments_are_kept_as_they_were_written() -> None:
    record = read_whole(
        "(;FF[4]GM[2]PB[Ann [5\\]]PW[Bob]C[B[a1\\] is no move];B[f5]C[or d3\n\\]];W[d6])"
    )
    assert record.players == {BLACK: "Ann [5]", WHITE: "Bob"}
    assert names(game_of(record)) == ["f5", "d6"]
    assert read("(;GM[2]PB[Ann]PB[Eve];B[f5])").players == {BLACK: "Ann"}
    record = read("(;GM[2]PB[\u30aa\u30bb\u30ed\u30fc]EV[\u201cCup\u201d];B[f5]N[\u7b2c\u3002])")
    assert record.players == {BLACK: "\u30aa\u30bb\u30ed\u30fc"}
    told = "\u30aa\u30bb\u30ed\u30fc (black), \u201cCup\u201d"
    assert game_of(record).start.comment == told
    assert game_of(record).last.comment == "\u7b2c\u3002"


def test_text_after_a_game_is_no_game_and_is_said_to_be_left_out() -> None:
    said = "SGF on 8 x 8: 1 move read."
    for after, more in (
        ("", ""),
        ("\n\n", ""),
        (")", ""),
        ("\nA great game (really).", " The text after the game is left out."),
        (" Played in [Oslo].", " The text after the game is left out."),
        ("\nAnother:\n(;GM[2];B[d3])", " The text has more games; this is the first."),
    ):
        record = read(f"(;GM[2];B[f5]){after}")
        assert (record.problem, record.sentence) == (None, said + more), after


def test_a_text_that_ends_before_its_last_parenthesis_is_read_with_a_remark() -> None:
    said = " The text ends before its last closing parenthesis."
    for kind, text, moves in (
        ("SGF", "(;GM[2];B[f5];W[d6];B[c3]", "3 moves read."),
        ("SGF", "(;GM[2];B[f5](;W[d6];B[c3])(;W[f6]", "3 moves read, and 1 in variations."),
        ("SGF", "(;GM[2];B[f5](;W[d6];B[c3])", "3 moves read."),
        (
            "GGF",
            "(;GM[Othello]BO[8 " + "-" * 27 + "O*------*O" + "-" * 27 + " *]B[f5]",
            "1 move read.",
        ),
    ):
        for end, remark in (("", said), (" \n", said), (")" * text.count("("), "")):
            record = read_whole(text + end)
            assert record.sentence == f"{kind} on 8 x 8: {moves}{remark}", text + end
    assert read("GM[2];B[f5];W[d6]").sentence == "SGF on 8 x 8: 2 moves read."
    assert said not in read("(;GM[2];B[f5] !").sentence


def test_a_position_set_up_by_hand_before_the_first_move_is_the_start() -> None:
    for text in (
        "(;GM[2]SZ[4]AB[a1][b2]AW[c1][d4]PL[W];W[a3])",
        "(;GM[2]SZ[4];AB[a1][b2][b3];AW[c1][d4]AE[b3];PL[W];W[a3])",
        "(;GM[2]SZ[4](;AB[a1][b2]AW[c1][d4];PL[W];W[a3]))",
    ):
        game = game_of(read_whole(text))
        assert game.start.position == Position.from_rows(["B.W.", ".B..", "....", "...W"])
        assert (game.first_turn, names(game)) == (WHITE, ["a3"])
        assert game.position == Position.from_rows(["B.W.", ".W..", "W...", "...W"])
    for side, turn in (("", BLACK), ("PL[B]", BLACK), ("PL[white]", WHITE), ("PL[w]", WHITE)):
        assert game_of(read(f"(;GM[2]AB[e4]AW[d4]{side})")).first_turn == turn, side
    game = game_of(read_whole("(;GM[2]SZ[4]AB[a1]AW[b1][b2]PL[W];W[];B[c1])"))
    assert names(game) == ["c1"] and game.start.passed


def test_errors_have_a_location() -> None:
    for text, words, square in (
        (";W[zz])", ["found “zz”", "line 1, column 17"], None),
        ("\n;W[a1])", ["nothing over", "line 2, column 4"], "a1"),
        (";B[d6])", ["white's turn"], "d6"),
        (";W[])", ["pass is not forced"], None),
    ):
        check_problem("(;GM[2];B[f5]" + text, 8, ["f5"], words, square)
    for text, *words in (
        ("(;GM[1]FF[4]SZ[19];B[pd])", "number is “1”", "expected 2 for Othello"),
        ("(;GM[2]SZ[9];B[f5])", "size is “9”", "4 to 26"),
        ("(;GM[2]SZ[8]AB[d4:e5];B[f5])", "Found “d4:e5”", "line 1, column 16"),
    ):
        check_no_game("sgf", text, *words)
    for end, said in ((" !W[d6])", "Found “!”"), (";W[d6", "ends inside “W”")):
        record = read("(;GM[2];B[f5]" + end)
        assert names(game_of(record)) == ["f5"] and said in str(record.problem)


def test_setup_after_a_move_is_refused_with_its_place() -> None:
    """Discs and a side to move that the position has anyway are no change."""
    for after, value, column in (
        (";AB[a1];W[d6]", "AB[a1]", 18),
        (";AW[e4]", "AW[e4]", 18),
        (";AE[e4]W[d6]", "AE[e4]", 18),
        (";PL[B];B[d6]", "PL[B]", 18),
        ("PL[B];W[d6]", "PL[B]", 17),
        (";W[d6];PL[W]", "PL[W]", 24),
        ("(;W[d6])(;AB[a1];W[d6])", "AB[a1]", 27),
        (";C[a]AddBlack[a1]", "AB[a1]", 28),
        (";PL[Black]", "PL[Black]", 18),
    ):
        record = read(f"(;GM[2];B[f5]{after})")
        assert record.problem is not None, after
        assert str(record.problem).startswith(f"“{value}” sets up a position"), record.problem
        assert (record.problem.line, record.problem.column) == (1, column), after
    for after in (";PL[W];W[d6]", ";AB[f5][e5]AE[a1]AW[d4]W[d6]", "PL[w];W[d6];PL[B]"):
        assert moves_of(f"(;GM[2];B[f5]{after})") == ["f5", "d6"], after
    # Black has to pass after white's c1, and the program names the side before the pass.
    passed = "(;GM[2]SZ[4]AB[b1][c4]AW[a1][d4]PL[W];W[c1];PL[B];W[b4])"
    assert read(passed).problem is None


def test_the_long_names_of_the_first_versions() -> None:
    record = read(
        "(;FileFormat[1]GaMe[2]SiZe[4]PlayerBlack[Ann]AddBlack[a1][b2]AddWhite[c1][d4]"
        "PLayer[W]Comment[Start];White[a3]Comment[Good]TEsuji[2])"
    )
    assert (record.kind, record.problem) == ("sgf", None), str(record.problem)
    game = game_of(record)
    assert game.start.position == Position.from_rows(["B.W.", ".B..", "....", "...W"])
    assert (record.players, game.start.comment) == ({BLACK: "Ann"}, "Ann (black)\nStart")
    assert (names(game), game.last.mark, game.last.comment) == (["a3"], "!!", "Good")


def test_places_in_values_of_several_lines_and_of_names_without_a_value() -> None:
    for text, place in (
        ("(;GM[2]C[a\nb\\]c\nd]?", (3, 3)),
        ("(;GM[2]C[\u9ed2\n\uff3d]PB[\uff3d]?", (2, 7)),
        ("(;GM[2]C[\u9ed2\n\uff3d]PB[a]?", (2, 8)),
        ("(;GM[2]\n;B[f5];W[\na1])", (2, 10)),
        ("(;GM[2]]", (1, 8)),
        ("(;[f5]", (1, 3)),
        ("(;GM[2]hello;B[f5])", (1, 13)),
        ("(;GM[2];B[f5];W(;B)", (1, 16)),
    ):
        problem = read(text).problem
        assert problem is not None and (problem.line, problem.column) == place, (text, problem)
