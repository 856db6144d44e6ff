"""The recognised kinds of records, and robustness against hostile text."""

from both.play.records import wild
from both.play.records.recording import check_no_game, game_of, moves_of, read, read_as, read_whole
from othello import BLACK, WHITE, Position
from play.records.recognition import reading
from reference.chance import Chance
from reference.expect import raises
from reference.samples import BOARDSILLY_INPUT, UVA220_INPUT

START = "." * 27 + "OX......XO" + "." * 27


def test_recognised_kinds() -> None:
    for kind, texts in (
        ("transcript", ("--", "b4", "x1o2")),
        ("ggf", ("(;B[f5];)", "(;")),
        ("board", (
            START, "8 " + START.replace(".", "-").replace("X", "*") + " *", "8 " + "-" * 64 + " W",
        )),
        ("uva220", (
            UVA220_INPUT, "\n " + UVA220_INPUT, "1 " + "--------\n" * 8 + "B",
            "8 " + "--------\n" * 8 + "B Q", "0",
        )),
        ("jutge", ("8", "8 B 3 4", "4\n" + "N 1 2 B 1 1\nN 2 1 B 1 2\n" * 2)),
    ):  # fmt: skip
        for text in texts:
            assert read(text).kind == kind, text


def test_nothing_to_read() -> None:
    for text in ("", " ", "\n\t\r\n", "\ufeff", "\u00a0"):
        record = read(text)
        assert (record.kind, record.game, record.problem) == (None, None, None)
        assert record.sentence == "There is nothing to read yet."


def test_text_that_is_no_record() -> None:
    for text in (
        "hello", "Dear f5, yours d6", "some words about boxes", "XOXO\nXOXO", "?f5", "a (;[b])",
        "1 2 3", "(f5)", "<b>f5</b>", "\0", "\0f5", "\U0001f480", "<img src=x onerror=alert(1)>",
        "\u212a1", "Round A1: hello", "https://example.org/?f5d6", "46 35 32 31 40 41 45 44",
        "{f5 d6}", "# f5 d6",
    ):  # fmt: skip
        record = read(text)
        assert (record.kind, record.game) == (None, None), text
        assert "not a game record" in record.sentence
        assert "The text begins with “" in str(record.problem)
        for kind in (
            "transcript such as f5d6c3", "board", "JSON", "GGF", "SGF", "PGN", "uva220 or jutge",
        ):  # fmt: skip
            assert kind in str(record.problem)


def test_a_record_without_a_game_has_a_kind_and_players() -> None:
    for text, kind, sentence, players in (
        ("(;GM[1]PB[Ann];B[f5])", "sgf", "SGF, “Ann” (black) against “?” (white).", [BLACK]),
        ("(;GM[1];B[f5])", "sgf", "SGF.", []),
        ("(;GM[Go]PW[Ann]B[f5])", "ggf", "GGF, “?” (black) against “Ann” (white).", [WHITE]),
        ("(;TY[9]B[f5])", "ggf", "GGF.", []),
        ('[White "Ann"]\n[FEN ""]', "pgn", "PGN, “?” (black) against “Ann” (white).", [WHITE]),
        ('[FEN ""]', "pgn", "PGN.", []),
        ("0", "uva220", "A uva220 input.", []),
        ("7", "jutge", "A jutge input.", []),
        (START + "?", "board", "A board.", []),
    ):
        record = read(text)
        assert (record.kind, record.sentence, record.game) == (kind, sentence, None), text
        assert record.players == dict.fromkeys(players, "Ann"), text
        assert record.problem is not None, text


def test_line_ends_of_all_systems() -> None:
    board = "\n".join([START[at : at + 8] for at in range(0, 64, 8)])
    for text, place in (
        ("f5\n\nd6 a1", (3, 4)),
        ("f5\nd6\n {never closed", (3, 2)),
        ("f5 {one\ntwo} d6\n# three\na1", (4, 1)),
        ('[Black "Ann"]\n\n1. f5 d6\n2. a1', (4, 4)),
        ("(;GM[2]\n;B[f5]\n;W[a1])", (3, 4)),
        ("(;GM[2]C[a\nb]\n;B[f5];\n?)", (4, 1)),
        (board + "\nX\n1. f5 d6\n2. a1", (11, 4)),
        (board[:-1] + "\nX", (8, 1)),
        (board + "\nQ", (9, 1)),
    ):
        for end in ("\n", "\r\n", "\r", "\u2028", "\u2029"):
            problem = read(text.replace("\n", end)).problem
            assert problem is not None, text
            assert (problem.line, problem.column) == place, (text, end, str(problem))


def test_a_board_of_board_silly_is_read_as_an_othello_board() -> None:
    for text in (BOARDSILLY_INPUT, BOARDSILLY_INPUT[:74]):
        record = read_as("board", text)
        assert record.game and record.game.position.rows(".XO") == BOARDSILLY_INPUT.split("\n")[:8]
        assert ("more boards" in record.sentence) == (text == BOARDSILLY_INPUT)


def test_text_that_is_too_long() -> None:
    for text in (
        "f5" * 500000, "x" * 20001, "\U0001f480" * 50000, "(;" + "B[f5]" * 20000,
        '[White "A"]\n' * 20000,
    ):  # fmt: skip
        record = read(text)
        assert (record.kind, record.game) == (None, None)
        most = "at most 20000 are read, 100000 of SGF and GGF"
        reason = f"The text has {len(text)} characters, but {most}."
        assert str(record.problem) == reason
    assert read("f5" + " " * 19998).problem is None


def test_hostile_text() -> None:
    for piece in (
        "1", "1.", "1 ", "a", "f5", "-", "N", "[", "]", "(;", "\0", "<img ", "\u20ac", "$", "!",
    ):  # fmt: skip
        for begin in ("", "f5", "(;", "(;B[", "8 ", "1 " + "--------\n" * 8 + "B ", START):
            check_readable(begin + piece * 1000)
    for text in ("L " * 10000, "\U0001f480" * 20000, "B[f5]" * 4000, "f5" * 10000, "1 " * 10000):
        check_readable(text)
        check_readable("(;" + text[:-2])
    # MicroPython had no memory for names of this length, which grew by a letter at a time.
    for text in ("A" * 70000, "B(;" * 23000, "A" * 35000 + "[x]" * 10000):
        check_readable("(;" + text)


def check_readable(text: str) -> None:
    """Checks that reading a text succeeds with short messages."""
    record = read(text)
    assert len(record.sentence) < 200, text[:40]
    assert len(str(record.problem)) < 400, text[:40]


def test_damaged_records_and_unusual_characters_never_raise() -> None:
    """There are many more in tests/unit."""
    chance = Chance(2)
    for text in wild.all_records():
        for _ in range(3):
            check_readable(wild.damaged(text, chance))
    for sign in "\u0378\ufffe\uffff\U0010ffff\ufeff\uff08\uff1b\uff3b\ud800\udfff\U0001f480":
        for text in (sign, sign * 9, sign + "(;B[f5])", "(;" + sign, sign + "f5"):
            check_readable(text)
            check_readable(text + "\n" + START)


def test_full_width_text_is_read_like_ascii() -> None:
    for text in wild.FFO[:1] + (wild.PLAYOK, wild.SERVER, wild.EDAX_SGF, wild.ATHENS, UVA220_INPUT):
        plain, wide = read(text), read(wild.full_width(text))
        assert (wide.kind, wide.problem, plain.problem) == (plain.kind, None, None), text
        assert wide.game and plain.game
        assert wide.game.position == plain.game.position
        assert wide.game.ply == plain.game.ply


def test_an_impossible_size_raises() -> None:
    for n in (0, 3, 7):
        for text in ("f5", "B[f5]", "(;FF[4];B[f5])", "(;AB[a1])"):
            raises(ValueError, read, text, n)
    for text in (START, '[Black "Ann"]\n\nf5'):  # They have a size.
        assert read(text, 7).problem is None
    assert Position.start(8).rows(".XO") == [START[at : at + 8] for at in range(0, 64, 8)]


def test_a_position_of_a_chess_program_is_called_by_its_name() -> None:
    for text in (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1",
        "\n8/8/8/3pP3/3Pp3/8/8/8[PPpp]  w 0 1",
        "RNBQKBNR/PPPPPPPP/8/8/8/8/PPPPPPPP/RNBQKBNR W KQKQ - 0 1",
        "FEN 8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1",
        "FEN: 8/8/8/3pP3/3Pp3/8/8/8 b",
    ):
        check_no_game(None, text, "(FEN) are not read")
    assert moves_of("f5/d6/c3/d3 c4") == ["f5", "d6", "c3", "d3", "c4"]


def test_the_text_in_a_code_fence_is_read() -> None:
    board = "\n".join([START[at : at + 8] for at in range(0, 64, 8)])
    for content, kind in (
        ("f5d6", "transcript"),
        ("(;GM[2];B[f5];W[d6])", "sgf"),
        ('{"moves": "f5d6"}', "transcript"),
        ("1. f5 d6\n", "transcript"),
        (f"{board}\nX\nf5d6", "board"),
    ):
        for text in (
            f"```\n{content}\n```",
            f"Look here:\n  ```sgf\n{content}\n```\nNice, e6.\n```\nd3\n```",
            f"```\n{content}",
        ):
            record = read_as(kind, text)
            assert game_of(record).ply == 2, text
    problem = read("Look:\n```\nf5\na1\n```").problem
    assert problem is not None and (problem.line, problem.column) == (4, 1)
    assert moves_of("```f5d6```") == ["f5", "d6"]


def test_old_starts_are_read() -> None:
    """The colours of the four discs are exchanged, or white begins."""
    mirrored = Position.from_rows(["....", ".BW.", ".WB.", "...."])
    for text in ("a3a2", "1. a3 a2", '[Black "A"]\n\n1. a3 a2', "(;GM[2]SZ[4];B[a3];W[a2])"):
        record = read_whole(text, 4)
        game = game_of(record)
        assert (game.start.position, game.first_turn, game.ply) == (mirrored, BLACK, 2), text
        assert "The start is mirrored; black begins." in record.sentence
    for text in ("W: a3 B: a2", "(;TY[4]W[a3]B[a2];)"):
        record = read(text, 4)
        game = game_of(record)
        assert (game.start.position, game.first_turn) == (Position.start(4), WHITE), text
        assert "White begins." in record.sentence
    for text in ("a3 b2", "a2 b2", "(;TY[4]B[a3]W[b2];)"):
        record = read(text, 4)
        assert record.problem is not None and game_of(record).standard, text


def test_a_long_tree_is_read_with_pauses() -> None:
    moves = "".join([f"(;B[{name}]" for name in ("c4", "d3", "e6", "f5")] * 5)
    for text in (
        "(;GM[2]" + "(;B[f5]" * 10_000, "(;" * 35_000, "(;GM[2]" + "(" * 70_000,
        "(;GM[2]" + ";B[f5];W[]" * 7000, "(;GM[2];B[f5]C[" + "a\\]" * 23_000,
        "(;TY[8]" + moves.replace(";B", ")(;B", 1),
    ):  # fmt: skip
        pauses = len(list(reading(text, 8)))
        assert pauses >= len(text) // 1000, (text[:20], pauses)
