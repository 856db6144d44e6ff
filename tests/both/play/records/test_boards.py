"""Reading and writing boards."""

from both.play.records import wild
from both.play.records.recording import (
    check_no_game,
    game_of,
    moves_of,
    names,
    read,
    read_as,
    read_whole,
)
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
            record = read_as("board", drawn)
            game = game_of(record)
            assert game.position == Position.from_rows(ROWS, "-BW"), drawn
            assert (game.turn, game.ply) == (WHITE, 0)
            assert record.sentence == "A board of 8 x 8, white to move."


def by_rows(text: str) -> str:
    return "".join([text[at : at + 8] + "\r\n" for at in range(0, 64, 8)])


def apart(text: str) -> str:
    return " ".join(list(text)) + "\n"


def test_the_side_to_move() -> None:
    for turn, sides in (
        (BLACK, ("X", "x", "B", "b", "*", "black", "Black", "X;")),
        (WHITE, ("O", "o", "W", "w", "white", "WHITE", "O;")),
    ):
        for side in sides:
            assert game_of(read(AFTER_D3 + " " + side)).turn == turn, side
    record = read(AFTER_D3)
    assert game_of(record).turn == BLACK
    assert "The side to move is not given" in record.sentence


def test_a_disc_on_the_last_square_or_beside_words_is_not_a_side_to_move() -> None:
    for n in SIZES:
        for disc in "XO":
            record = read("-" * (n * n - 1) + disc)
            assert game_of(record).position.rows("-XO")[-1][-1] == disc
            assert " to move" not in record.sentence, record.sentence
    rows = ["X - - -", "- O X -", "- X O -", "- - - -"]
    for row in range(4):
        text = "\n".join(line + " to move" * (at == row) for at, line in enumerate(rows))
        for side, turn in (("X", BLACK), ("O", WHITE)):
            assert game_of(read(f"{text}\n{side}")).turn == turn


def test_a_side_that_cannot_move_passes() -> None:
    for discs, side, turn, sides in (
        ("WB", "B", WHITE, ("Black", "White")),
        ("BW", "W", BLACK, ("White", "Black")),
    ):
        record = read(f"{discs}------{'-' * 56} {side}")
        assert game_of(record).turn == turn
        told = "{0} to move. {0} has no legal move, so {1} moves.".format(*sides)
        assert record.sentence.endswith(told[0].lower() + told[1:])
    assert game_of(read("WB------" + "-" * 56)).turn == WHITE


def test_the_first_board_of_a_file_keeps_its_side_and_moves() -> None:
    for first, turn, moves in (("white", WHITE, []), ("X; d3", BLACK, ["d3"])):
        record = read_whole(f"{START} {first}\n{START} black\n{START} O; c3 d3\n")
        assert (game_of(record).first_turn, names(game_of(record))) == (turn, moves)
        assert record.sentence.endswith("The text has more boards; this is the first.")


def test_a_game_that_is_over() -> None:
    for text, n in (("B" * 16 + " W", 4), ("BW" * 32 + " W\n", 8)):
        record = read(text)
        assert game_of(record).over
        assert record.sentence == f"A board of {n} x {n}. Neither side has a legal move."
    won = read("BW------" + "-" * 56 + " X; c1")
    assert game_of(won).over
    assert won.sentence == "A board of 8 x 8, black to move. 1 move read."
    assert board_text(Position.from_rows(["BBBB"] * 4), None) == "X" * 16


def test_only_a_number_before_the_squares_is_the_size() -> None:
    stars = by_rows(AFTER_D3).replace("B", "*") + "O"
    for text in ("8 " + AFTER_D3 + " O", "8 " + stars, "8\n" + stars):
        assert game_of(read_as("board", text)).position == Position.from_rows(ROWS, "-BW")
    assert game_of(read("4 .... .OX. .XO. .... X")).position == Position.start(4)
    assert moves_of(f"{START} X; f5 d6 c3 6") == ["f5", "d6", "c3"]


def test_boards_of_every_size_round_trip() -> None:
    for n in SIZES:
        for turn, side in ((BLACK, " X"), (WHITE, " O"), (None, "")):
            board = scattered_board(Chance(n), n, 20, 20)
            rows = rules.draw(board, "-XO")
            text = board_text(Position.from_rows(rows, "-XO"), turn)
            assert text == "".join(rows) + side
            numbered = wild.labelled([str(at + 1) for at in range(n)], rows)
            for drawn in (text, "\n".join(rows) + "\n" + side, numbered + side):
                record = read_as("board", drawn)
                assert game_of(record).position.rows("-XO") == rows
    assert list(SIZES) == [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26]


def check_refused(text: str, *words: str, square: str | None = None) -> None:
    check_no_game("board", text, *words)
    problem = read(text).problem
    assert problem and (problem.move, problem.square) == (None, square)


def test_a_wrong_number_of_squares() -> None:
    for text, *words in (
        (AFTER_D3[1:], "63 characters", "even number from 4 to 26"),
        (AFTER_D3 + "XX", "66 characters"),
        (AFTER_D3[:31] + "\n" + AFTER_D3[32:], "63 characters"),
        ("-" * 25, "25 characters"),
        ("-" * 28 * 28, "784 characters"),
        ("-" * 15000, "15000 characters"),
        ("8 " + AFTER_D3[1:], "63 characters, expected 64"),
        ("a b c d e f g h " + by_rows(AFTER_D3), "7 rows of 8 squares, expected 8"),
    ):
        check_refused(text, *words)


def test_a_wrong_character() -> None:
    words = ("e5 is “Q”", "empty", "black", "white")
    check_refused(AFTER_D3.replace("W", "Q"), *words, square="e5")
    check_refused("?" + AFTER_D3[1:], "a1 is “?”", square="a1")
    for sign in ("Q", "-"):
        check_refused(f"{AFTER_D3} {sign}", f"side to move is “{sign}”", "X or O")


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
            record = read_as("board", written)
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
            record = read_as("board", text)
            assert game_of(record).position == Position.from_rows(ROWS, "-BW"), text
            assert f"1 is read as black, {told} as white." in record.sentence, text


def test_a_board_in_comments_is_read_if_there_is_no_other() -> None:
    for mark in ("# ", "% ", "#", "#\t"):
        text = "".join([f"{mark}{row}\n" for row in drawn(".", "X", "O").split("\n")])
        for after in ("", f"{mark}O to move\n"):
            record = read_as("board", text + after)
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
        record = read_whole(f"{START}\n{moves}")
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
        "B2 W2", "2-2", "Black: 2  White: 2", "Noir 2 Blanc 2", "\u25cf2 \u25cb2", "34:30",
    ):  # fmt: skip
        for end, turn in (("", "The side to move is not given"), ("\nO", "white to move")):
            record = read_whole("\n".join(rows) + f"{end}\n{score}")
            assert turn in record.sentence, score
            assert game_of(record).position.rows(".XO") == rows
    assert moves_of("\n".join(rows) + "\nO\nf4 d3\nB3 W3") == ["f4", "d3"]
