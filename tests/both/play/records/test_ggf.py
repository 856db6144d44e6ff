"""Reading and writing GGF, as specified at https://skatgame.net/mburo/ggsa/ggf."""

from both.play.records.recording import (
    PASS,
    Played,
    check_no_game,
    check_problem,
    check_read,
    game_after,
    game_of,
    moves_of,
    names,
    read_as,
    read_whole,
)
from othello import BLACK, WHITE, Game, Position
from play.records import ggf_text, read, sgf_text

START = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *"
FROM_SERVER = (
    "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Ann]PW[Bob+]RB[2197.01]RW[2199.72]"
    f"TI[05:00//02:00]TY[8]RE[+0.000]BO[{START}]B[d3//0.01]W[c5/-1.20/0.01]B[E6]W[d2/0.5];)"
)
DAY = "2003-12-15"
FOUR_BY_FOUR = "(;GM[Othello]TY[4]BO[4 ---- -O*- -*O- ---- *]B[a2]W[a3]B[c4]W[a1]{0}W[d4];)"


def test_a_game_from_a_server_has_its_players_with_long_names_shortened_in_the_sentence() -> None:
    record = read_as("ggf", FROM_SERVER)
    assert names(game_of(record)) == ["d3", "c5", "e6", "d2"]
    assert record.players == {BLACK: "Ann", WHITE: "Bob+"}
    assert record.sentence == "GGF, “Ann” (black) against “Bob+” (white), on 8 x 8: 4 moves read."
    record = read("(;GM[Othello]PW[Bob]B[f5];)")
    assert record.players == {WHITE: "Bob"}
    assert "“?” (black) against “Bob” (white)" in record.sentence
    name = "<img src=x onerror=alert(1)>" * 50
    record = read(f"(;GM[Othello]PB[{name}]B[f5];)")
    assert record.players == {BLACK: name}
    assert len(record.sentence) < 200


def test_optional_properties_and_white_space() -> None:
    for text in (
        "(;GM[Othello]B[f5]W[d6];)",
        "(;B[f5]W[d6])",
        "(;GM[othello]B[F5]W[D6]",
        f" \n(;\nGM[Othello]\nPB[]\nPW[ ]\nBO[{START}]\nB[f5 ]\nW[ d6/1.5]\n;)\n",
        "(;GM[Othello]TY[8]BO[8 " + START[2:].replace(" ", "")[:64] + " *]B[F5]W[D6];)",
        "(;gm[Othello]b[f5]w[d6];)",
        "(;GM[Othello]KB[d3/1]KW[d3/2]KM[-0.5]B[f5]W[d6];)",
    ):
        record = read_as("ggf", text)
        assert names(game_of(record)) == ["f5", "d6"], text
        assert record.players == {}


def test_only_the_first_game_of_a_match_is_read() -> None:
    text = "2 (;GM[Othello]PB[Ann]B[f5];)(;GM[Othello]PB[Bob]B[d3]W[c5];)"
    record = read(text)
    assert names(game_of(record)) == ["f5"]
    assert record.players == {BLACK: "Ann"}
    assert record.sentence.endswith("1 move read. The text has more games; this is the first.")


def test_the_size_comes_from_the_board_or_else_from_the_type() -> None:
    for text, n in (
        ("(;TY[10]B[e4];)", 10),
        ("(;TY[s10]B[e4];)", 10),
        ("(;TY[S10]B[e4];)", 10),
        ("(;TY[14k]B[g6];)", 14),
        ("(;TY[8]BO[4 .... .O*. .*O. .... *]B[a2];)", 4),
        ("(;BO[4\n....\n.O*.\n.*O.\n....\n*]B[a2];)", 4),
        ("(;BO[.... .O*. .*O. .... *]B[a2];)", 4),
        ("(;B[c2];)", 6),
    ):
        record = read_whole(text, 6)
        assert (game_of(record).position.n, game_of(record).ply) == (n, 1)


def test_passes() -> None:
    for written in ("", "B[PA]", "B[pass//1.67]", "B[PASS]", "B[--]", "B[ps/0.5]", "B[pa]"):
        assert moves_of(FOUR_BY_FOUR.replace("{0}", written)) == ["a2", "a3", "c4", "a1", "d4"]
    begun = ["a2", "a3", "c4", "a1"]
    check_problem(FOUR_BY_FOUR.replace("{0}", "W[PA]"), 8, begun, ["pass is not forced", "white"])
    check_problem("(;B[f5]W[PA]B[d3];)", 8, ["f5"], ["pass is not forced", "white has 3"])


def test_errors_in_moves() -> None:
    over = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]
    moves = "".join(["BW"[at % 2] + f"[{name}]" for at, name in enumerate(over)])
    for text, kept, words, square in (
        ("B[f5]B[d6]", ["f5"], ["played by black", "white's turn"], "d6"),
        ("W[f5]", [], ["played by white", "black's turn"], "f5"),
        ("B[f5]W[f5//1.0]", ["f5"], ["occupied"], "f5"),
        ("B[f5]W[a1]", ["f5"], ["turns nothing over"], "a1"),
        ("B[f5]W[i1]", ["f5"], ["not on the 8 x 8 board"], "i1"),
        (f"{moves}W[a1]", over, ["game is over"], "a1"),
        ("B[f5]W[]", ["f5"], ["found “”"], None),
        ("B[f5]W[64]", ["f5"], ["found “64”"], None),
        ("B[f5]W[<b>]", ["f5"], ["found “<b>”"], None),
    ):
        check_problem(f"(;{text};)", 8, kept, words, square)


def test_errors_in_the_header() -> None:
    for text, *words in (
        ("GM[Amazons]TY[10]B[J4-I4-J5]", "“Amazons”, not Othello"),
        ("BO[88 ---]B[f5]", "88 rows", "4 to 26"),
        ("BO[]B[f5]", "0 characters"),
        ("BO[8 ---- ----]B[f5]", "8 characters, expected 64"),
        ("BO[8 ---- -O*- -*O- ----]B[a2]", "16 characters, expected 64"),
        (f"BO[{START.replace('O', '?')}]B[f5]", "d4 is “?”"),
        ("TY[88]B[f5]", "type is “88”", "4 to 26"),
        ("TY[8a]B[f5]", "type is “8a”", "anti-Othello"),
        (f"TY[s8A]BO[{START}]B[f5]", "anti-Othello"),
        ("TY[s8r20]B[f5]", "random start needs its board"),
        ("TY[x]B[f5]", "type is “x”"),
    ):
        check_no_game("ggf", f"(;{text};)", *words)


def test_a_text_that_ends_inside_a_property() -> None:
    record = read("(;GM[Othello]PB[Ann]B[f5]W[d6")
    assert names(game_of(record)) == ["f5"]
    assert "ends inside “W”" in str(record.problem)
    for begun in ("W", "W[", "C[a]C[", "C[a][b"):
        problem = read(f"(;GM[Othello]B[f5]{begun}").problem
        assert f"ends inside “{begun[0]}”" in str(problem), begun
    record = read("(;GM[Othello]PB[Ann;)")
    assert record.players == {}
    assert "ends inside “PB”" in str(record.problem)


def test_writing_a_game() -> None:
    header = "(;GM[Othello]PC[]PB[]PW[]RE[?]TI[0]TY[8]"
    assert ggf_text(Game()) == f"{header}BO[{START}];)"
    game = game_after("f5d6c3")
    game.undo()
    assert ggf_text(game) == f"{header}BO[{START}]B[f5]W[d6]B[c3];)"


def test_the_result_is_written_and_if_the_moves_show_it_no_comment() -> None:
    over = "e6f4e3f6g5d6e7f5c5"
    for result, game in (
        ("+64.000", game_after(over)),
        ("?", game_after(over[:-2])),
        ("-2.000", Game(Position.from_rows(["BBWW", "BBWW", "BBWW", "BWWW"]))),
        ("+0.000", Game(Position.from_rows(["BBWW"] * 4))),
    ):
        assert f"RE[{result}]" in ggf_text(game)
    for write in (ggf_text, sgf_text):
        assert game_of(read(write(game_after(over)))).start.comment == ""


def test_games_round_trip() -> None:
    letters = {"black": "B", "white": "W"}
    passes = 0
    for n, seeds in ((4, 12), (6, 4), (8, 2), (10, 1)):
        for seed in range(seeds):
            played = Played(n, seed)
            text = ggf_text(played.game())
            sequence = [
                f"{letters[who]}[{name.replace(PASS, 'PA')}]" for who, name in played.sequence
            ]
            assert text[text.index("*]") + 2 :] == "".join(sequence) + ";)"
            check_read(text, "ggf", played)
            passes += len(played.sequence) - len(played.moves)
    assert passes > 5
    rows = ["WB--", "----", "----", "----"]
    game = Game(Position.from_rows(rows, "-BW"), BLACK)
    game.play(2)
    assert ggf_text(game).endswith("BO[4 O*-- ---- ---- ---- *]B[PA]W[c1];)")
    read_back = game_of(read(ggf_text(game)))
    assert read_back.start.passed
    assert names(read_back) == ["c1"]


def test_without_moves_only_a_given_start_is_read() -> None:
    for text in ("(;", "(;)", "(;;)", "(;GM[Othello]PB[Ann]TY[8];)", "(;GM[2]SZ[8]B[];)"):
        record = read(text)
        assert record.problem is not None and game_of(record).size == 0, text
    for text in (f"(;BO[{START}];)", "(;GM[2]AB[e4]AW[d4])", "(;GM[2]PL[W])"):
        assert read(text).problem is None, text


def test_the_side_to_move_is_that_of_the_first_move_unless_it_is_given() -> None:
    for text, turn, moves in (
        ("(;GM[Othello]BO[4 ---- -O*- -*O- ---- O]W[a3]B[a2];)", WHITE, ["a3", "a2"]),
        ("(;BO[4 ---- -O*- -*O- ----]W[a3];)", WHITE, ["a3"]),
        ("(;SZ[4]AB[b3][c2]AW[b2][c3];W[a3])", WHITE, ["a3"]),
        ("(;TY[s4r6]BO[4 ---- -O*- -*O- ---- *]B[a2];)", BLACK, ["a2"]),  # A random start.
    ):
        game = game_of(read_whole(text))
        assert (game.first_turn, names(game)) == (turn, moves), text


def test_text_before_ggf_and_facts_about_a_game_are_a_comment_on_its_start() -> None:
    game = game_of(read(FROM_SERVER))
    told = "Ann \u2013 Bob+, GGS/os, 2003.12.15 13:24:03.MST, +0.000"
    assert game.start.comment == told
    in_seconds = FROM_SERVER.replace("2003.12.15_13:24:03.MST", "1071520729")
    assert game_of(read(in_seconds)).start.comment == told.replace("2003.12.15 13:24:03.MST", DAY)
    record = read("(;GM[Othello]PW[Bob]DT[?]RE[+8]KM[-0.5]C[A comment]B[f5];)")
    assert game_of(record).start.comment == "Bob (white), +8, komi -0.5\nA comment"
    for write in (ggf_text, sgf_text):
        assert game_of(read(write(game))).start.comment == told
    for text in (
        f"Here is my game:\n(;GM[Othello]BO[{START}]B[d3]W[c5];)",
        f"Here is my game: 1 (;\nGM[Othello]BO[{START}]B[d3]W[c5];)",
    ):
        record = read_as("ggf", text)
        assert names(game_of(record)) == ["d3", "c5"]
        assert game_of(record).start.comment == "Here is my game" + ": 1" * ("1 (" in text), text
    problem = read("My game\n(;GM[Othello]B[f5]W[a1];)").problem
    assert problem is not None and (problem.line, problem.column) == (2, 21)
