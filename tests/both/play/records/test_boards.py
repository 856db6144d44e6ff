"""Reading and writing boards."""

from __future__ import annotations

from both.play.records import wild
from both.play.records.recording import game_of, names, read
from othello import BLACK, WHITE, Position
from play.records import SIZES, board_text
from reference.chance import Chance
from reference.random_boards import scattered_board
from reference.slow import othello_slow as rules

ROWS = ["--------"] * 2 + ["---B----", "---BB---", "---BW---"] + ["--------"] * 3
AFTER_D3 = "".join(ROWS)
START = "." * 27 + "OX......XO" + "." * 27
SYMBOLS = ("-XO", ".XO", "_XO", "-BW", ".BW", "-*O", ".*o", "-xo", "-bw", "_bW")


def test_symbols_and_layouts() -> None:
    for symbols in SYMBOLS:
        empty, black, white = list(symbols)
        text = AFTER_D3.replace("-", empty).replace("B", black).replace("W", white)
        rows, row_by_row = by_rows(text), by_rows(text).strip()
        glued = [row_by_row + side for side in (white, f" {white}", "white", " white", "WHITE\n")]
        for drawn in [text + white, text + " " + white, rows + white, apart(text) + white] + glued:
            record = read(drawn)
            assert (record.kind, record.problem) == ("board", None), (drawn, str(record.problem))
            game = game_of(record)
            assert game.position == Position.from_rows(ROWS, "-BW"), drawn
            assert (game.turn, game.ply) == (WHITE, 0)
            assert record.sentence == "A board of 8 x 8, white to move."


def by_rows(text: str) -> str:
    return "".join([text[at : at + 8] + "\r\n" for at in range(0, 64, 8)])


def apart(text: str) -> str:
    return " ".join(list(text)) + "\n"


def test_the_side_to_move() -> None:
    for side in ("X", "x", "B", "b", "*", "black", "Black", "X;"):
        assert game_of(read(AFTER_D3 + " " + side)).turn == BLACK, side
    for side in ("O", "o", "W", "w", "white", "WHITE", "O;"):
        assert game_of(read(AFTER_D3 + " " + side)).turn == WHITE, side
    record = read(AFTER_D3)
    assert game_of(record).turn == BLACK
    assert "The side to move is not given" in record.sentence


def test_a_disc_on_the_last_square_is_not_a_side_to_move() -> None:
    for n in SIZES:
        for disc in "XO":
            record = read("-" * (n * n - 1) + disc)
            assert game_of(record).position.rows("-XO")[-1][-1] == disc
            assert " to move" not in record.sentence, record.sentence


def test_a_disc_beside_words_is_not_a_side_to_move() -> None:
    rows = ["X - - -", "- O X -", "- X O -", "- - - -"]
    for row in range(4):
        text = "\n".join(line + " to move" * (at == row) for at, line in enumerate(rows))
        for side, turn in (("X", BLACK), ("O", WHITE)):
            assert game_of(read(f"{text}\n{side}")).turn == turn


def test_a_side_that_cannot_move_passes() -> None:
    text = "WB------" + "-" * 56
    record = read(text + " B")
    assert game_of(record).turn == WHITE
    assert record.sentence.endswith("black to move. Black has no legal move, so White moves.")
    assert game_of(read(text)).turn == WHITE
    record = read("BW------" + "-" * 56 + " W")
    assert game_of(record).turn == BLACK
    assert record.sentence.endswith("white to move. White has no legal move, so Black moves.")


def test_the_first_board_of_a_file_keeps_its_side_and_moves() -> None:
    for first, turn, moves in (("white", WHITE, []), ("X; d3", BLACK, ["d3"])):
        record = read(f"{START} {first}\n{START} black\n{START} O; c3 d3\n")
        assert record.problem is None, str(record.problem)
        assert (game_of(record).first_turn, names(game_of(record))) == (turn, moves)
        assert record.sentence.endswith("The text has more boards; this is the first.")


def test_only_a_number_before_the_squares_is_the_size() -> None:
    record = read(f"{START} X; f5 d6 c3 6")
    assert (record.problem, names(game_of(record))) == (None, ["f5", "d6", "c3"])


def test_a_game_that_is_over() -> None:
    record = read("B" * 16 + " W")
    assert game_of(record).over
    assert record.sentence == "A board of 4 x 4. Neither side has a legal move."
    full = read("BW" * 32 + " W\n")
    assert full.sentence == "A board of 8 x 8. Neither side has a legal move."
    won = read("BW------" + "-" * 56 + " X; c1")
    assert game_of(won).over
    assert won.sentence == "A board of 8 x 8, black to move. 1 move read."


def test_the_number_of_rows_may_come_first() -> None:
    stars = by_rows(AFTER_D3).replace("B", "*") + "O"
    for text in ("8 " + AFTER_D3 + " O", "8 " + stars, "8\n" + stars):
        record = read(text)
        assert record.kind == "board"
        assert game_of(record).position == Position.from_rows(ROWS, "-BW")
    record = read("4 .... .OX. .XO. .... X")
    assert game_of(record).position == Position.start(4)


def test_boards_of_every_size_round_trip() -> None:
    for n in SIZES:
        for turn, side in ((BLACK, " X"), (WHITE, " O"), (None, "")):
            board = scattered_board(Chance(n), n, 20, 20)
            rows = rules.draw(board, "-XO")
            text = board_text(Position.from_rows(rows, "-XO"), turn)
            assert text == "".join(rows) + side
            record = read(text)
            assert record.kind == "board" and record.problem is None
            assert game_of(record).position.rows("-XO") == rows
            numbered = wild.labelled([str(at + 1) for at in range(n)], rows)
            for drawn in ("\n".join(rows) + "\n", numbered):
                record = read(drawn + side)
                assert (record.kind, record.problem) == ("board", None), drawn
                assert game_of(record).position.rows("-XO") == rows
    assert list(SIZES) == [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26]


def test_no_side_is_written_when_the_game_is_over() -> None:
    assert board_text(Position.from_rows(["BBBB"] * 4), None) == "X" * 16


def check_refused(text: str, words: list[str], square: str | None = None) -> None:
    record = read(text)
    assert record.kind == "board", (text, record.sentence)
    assert record.game is None
    assert record.problem is not None
    assert (record.problem.move, record.problem.square) == (None, square)
    for word in words:
        assert word in str(record.problem), str(record.problem)


def test_a_wrong_number_of_squares() -> None:
    check_refused(AFTER_D3[1:], ["63 characters", "even number from 4 to 26"])
    check_refused(AFTER_D3 + "XX", ["66 characters"])
    check_refused(AFTER_D3[:31] + "\n" + AFTER_D3[32:], ["63 characters"])
    check_refused("-" * 25, ["25 characters"])
    check_refused("-" * 28 * 28, ["784 characters"])
    check_refused("-" * 15000, ["15000 characters"])
    check_refused("8 " + AFTER_D3[1:], ["63 characters, expected 64"])
    check_refused("a b c d e f g h " + by_rows(AFTER_D3), ["7 rows of 8 squares, expected 8"])


def test_a_wrong_character() -> None:
    check_refused(AFTER_D3.replace("W", "Q"), ["e5 is “Q”", "empty", "black", "white"], "e5")
    check_refused("?" + AFTER_D3[1:], ["a1 is “?”"], "a1")
    check_refused(AFTER_D3 + " Q", ["side to move is “Q”", "X or O"])
    check_refused(AFTER_D3 + " -", ["side to move is “-”", "X or O"])


def drawn(empty: str, black: str, white: str, between: str = "") -> str:
    signs = {"-": empty, "B": black, "W": white}
    return "\n".join([between.join([signs[sign] for sign in row]) for row in ROWS])


def test_boards_of_emoji() -> None:
    green, variant = "\U0001f7e9", "\ufe0f"
    for empty, black, white in (
        (green, "\u26ab", "\u26aa"),
        (green, "\u26ab" + variant, "\u26aa" + variant),
        (green, "\u2b1b", "\u2b1c"),
        ("\u2b1c", "\u26ab", "\u26aa"),
        ("\u2b1b", "\u26ab", "\u26aa"),
        ("\u2b1c\ufe0f", "\u25cf", "\u25cb"),
        (green, "\U0001f5a4", "\U0001f90d"),
    ):
        text = drawn(empty, black, white)
        for written in (text, text.replace("\n", ""), wild.labelled("12345678", text.split("\n"))):
            record = read(written)
            assert (record.kind, record.problem) == ("board", None), (text, str(record.problem))
            assert game_of(record).position == Position.from_rows(ROWS, "-BW"), written


def test_boards_of_numbers() -> None:
    for black, white, told in (("1", "2", "2"), ("1", "-1", "-1"), ("1", "\u22121", "-1")):
        rows = drawn("0", black, white, ", ").split("\n")
        nested = "[" + ",\n ".join([f"[{row}]" for row in rows]) + "]"
        for text in (
            "\n".join(rows),
            "\n".join(rows).replace(",", ""),
            " ".join(rows).replace(",", ""),
            nested,
            f"np.array({nested})",
            f"board = {nested}",
            f"int b[8][8] = {nested.replace('[', '{').replace(']', '}')};",
            f"const board = {nested};".replace("\n", ""),
        ):
            record = read(text)
            assert (record.kind, record.problem) == ("board", None), (text, str(record.problem))
            assert game_of(record).position == Position.from_rows(ROWS, "-BW"), text
            assert f"1 is read as black, {told} as white." in record.sentence, text


def test_a_board_in_comments_is_read_if_there_is_no_other() -> None:
    for mark in ("# ", "% ", "#", "#\t"):
        text = "".join([f"{mark}{row}\n" for row in drawn(".", "X", "O").split("\n")])
        for after in ("", f"{mark}O to move\n"):
            record = read(text + after)
            assert (record.kind, record.problem) == ("board", None), text
            assert game_of(record).position == Position.from_rows(ROWS, "-BW")
            assert game_of(record).turn == (WHITE if after else BLACK)
    assert game_of(read(text + START)).position == Position.start(8)


def test_the_side_to_move_before_moves_is_not_guessed() -> None:
    for moves, turn, read_moves in (
        ("f5d6", BLACK, ["f5", "d6"]),
        ("f4 d3", WHITE, ["f4", "d3"]),
        ("1. f4", WHITE, ["f4"]),
        ("1. W f4 B d3", WHITE, ["f4", "d3"]),
    ):
        record = read(f"{START}\n{moves}")
        assert record.problem is None, (moves, str(record.problem))
        game = game_of(record)
        assert (game.first_turn, names(game)) == (turn, read_moves), moves
        assert f"8 x 8, {turn} to move." in record.sentence
    open_to_both = "BW-BW---" + "-" * 56
    for text in (f"{open_to_both} c1", f"{START} a1", f"{open_to_both}\nc1 h8"):
        record = read(text)
        assert record.game is None, text
        assert "side to move is not given" in str(record.problem), str(record.problem)
    assert game_of(read(f"{open_to_both} X c1")).first_turn == BLACK
    assert "turns nothing over" in str(read(f"{START}\n1. B a1").problem)


def test_a_score_below_a_board_is_no_move() -> None:
    rows = ["........"] * 3 + ["...OX...", "...XO..."] + ["........"] * 3
    for score in (
        "B2 W2",
        "2-2",
        "Black: 2  White: 2",
        "Noir 2 Blanc 2",
        "\u25cf2 \u25cb2",
        "34:30",
    ):
        for end, turn in (("", "The side to move is not given"), ("\nO", "white to move")):
            record = read("\n".join(rows) + f"{end}\n{score}")
            assert record.problem is None, (score, str(record.problem))
            assert turn in record.sentence, score
            assert game_of(record).position.rows(".XO") == rows
    record = read("\n".join(rows) + "\nO\nf4 d3\nB3 W3")
    assert (record.problem, game_of(record).ply) == (None, 2), str(record.problem)
