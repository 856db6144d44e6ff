"""The exact sentences of the judges: descriptions of steps, warnings and errors."""

from both.workbench.formats.judging import judged
from othello import Game, parse_square
from reference.expect import raises
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format

ROW = "--------\n"
START = 3 * ROW + "---WB---\n---BW---\n" + 3 * ROW
# White can play a1, which leaves no black disc and ends the game.
ALMOST_FULL = "-BW-----\n" + 7 * ROW
ANYWAY = "The disc is placed for {} anyway, as most accepted programs do; some try the"
SILLY_ROW = "........\n"


def check_sentences(form: Format, text: str, sentences: list[str]) -> None:
    steps, error = judged(form, text)
    assert error is None
    assert [step.sentence for step in steps] == sentences, text


def check_warnings(form: Format, text: str, warnings: list[str]) -> None:
    steps, _ = judged(form, text)
    assert [step.warning for step in steps if step.warning] == warnings, text


def check_errors(form: Format, before: str, errors: tuple[tuple[str, str], ...]) -> None:
    for text, message in errors:
        error = judged(form, before + text)[1]
        assert str(error) == message, text


def uva220(commands: str, board: str = START, player: str = "W") -> str:
    """Returns an input of one game, with its commands from line 11."""
    return f"1\n{board}{player}\n{commands}\n"


def test_uva220_sentences() -> None:
    check_sentences(
        UVA220,
        f"2\n{ALMOST_FULL}W\nL\nM11\nL\nQ\n{ROW * 8}B\nQ\nmore",
        [
            "The input has 2 games.",
            "A game begins, White to move.",
            "White has 1 legal move.",
            "White plays (1,1): turns (1,2) over, on the line east to (1,3).",
            "Black has no legal move.",
            "The game ends.",
            "A game begins, Black to move.",
            "The game ends.",
            "There is more input after the last game.",
        ],
    )
    check_sentences(
        UVA220,
        uva220("", ROW * 8, "B"),
        [
            "The input has 1 game.",
            "A game begins, Black to move.",
            "The input ends, so the game ends.",
        ],
    )


def test_uva220_warnings() -> None:
    white, black = ANYWAY.format("white"), ANYWAY.format("black")
    space = "there is white space inside the move; it is ignored."
    for commands, warning in (
        ("M 35\nQ", space),
        ("M33\nQ", f"White turns nothing over on (3,3). {white} move for black instead."),
        ("M44\nQ", f"(4,4) is occupied. {white} move for black instead."),
        ("L", "the input ends without Q; the board is printed anyway."),
    ):
        check_warnings(UVA220, uva220(commands), [f"Line 11: {warning}"])
    # White has to pass, and black can only play (1,4).
    nothing = f"Black turns nothing over on (8,8). {black} move for white instead."
    check_warnings(UVA220, uva220("M88\nQ", "BWW-----\n" + 7 * ROW), [f"Line 11: {nothing}"])
    neither = f"neither side has a legal move. {black} move for white instead."
    check_warnings(UVA220, uva220("M11\nQ", ROW * 8), [f"Line 11: {neither}"])
    ignored = "Line 12: the text after the last game is ignored."
    check_warnings(UVA220, uva220("Q\nmore"), [ignored])


def test_uva220_errors() -> None:
    row, column = [f"a {part} from 1 to 8, as in M35." for part in ("row", "column")]
    many = "expected no more than a row and a column, as in M35."
    command = "expected a command: L, M with a row and a column, or Q."
    check_errors(
        UVA220,
        uva220("L"),
        (
            ("M", f"Line 12, column 2: found the end of the input, expected {row}"),
            ("M3", f"Line 12, column 3: found the end of the input, expected {column}"),
            ("Mx5", f"Line 12, column 2: found “x”, expected {row}"),
            ("M 3 9", f"Line 12, column 5: found “9”, expected {column}"),
            ("M357", f"Line 12, column 4: found “7”, {many}"),
            ("P", f"Line 12, column 1: found “P”, {command}"),
        ),
    )
    eight = "8 characters from -BW."
    line = f"expected a board line: {eight}"
    check_errors(
        UVA220,
        "",
        (
            ("x", "Line 1, column 1: found “x”, expected the number of games."),
            ("1", f"Line 1, column 2: found the end of the input, {line}"),
            ("1\n--O", f"Line 2, column 3: found “O”, {line}"),
            ("1\n---", f"Line 2, column 1: found “---”, 3 characters, expected {eight}"),
            (f"1\n{START}X", "Line 10, column 1: found “X”, expected the current player, B or W."),
        ),
    )


def test_jutge_sentences() -> None:
    check_sentences(
        JUTGE,
        "4 N 1 2 B 1 1",
        [
            "A game begins on a 4 x 4 board, black (N) to move.",
            "Black plays (1,2): turns (2,2) over, on the line south to (3,2).",
            "White plays (1,1): turns (2,2) over, on the line south-east to (3,3).",
        ],
    )


def test_jutge_warnings() -> None:
    down = "The disc is placed anyway."
    nothing = "the move turns nothing over"
    check_warnings(JUTGE, "4 N 1 1", [f"Line 1: {nothing}. {down}"])
    check_warnings(JUTGE, "4\nB 1 3", [f"Line 2: it is black's turn. {down}"])
    check_warnings(JUTGE, "4\nB 1 1", [f"Line 2: it is black's turn and {nothing}. {down}"])
    over = f"the game is over and {nothing}. {down}"
    turn = f"Line 3: it is white's turn. {down}"
    ended = "4\nN 1 2\nN 4 3\nN 1 1\nB 4 4\n"
    check_warnings(JUTGE, ended, [turn, f"Line 4: {over}", f"Line 5: {over}"])


def test_jutge_errors() -> None:
    size = "expected the board size, an even number from 4 to 20000."
    errors = (
        ("x", f"Line 1, column 1: found “x”, {size}"),
        ("5", f"Line 1, column 1: found “5”, {size}"),
        ("4 X", "Line 1, column 3: found “X”, expected N for black or B for white."),
        ("4 N 0", "Line 1, column 5: found “0”, expected the row, a number from 1 to 4."),
        ("4 N 1 5", "Line 1, column 7: found “5”, expected the column, a number from 1 to 4."),
        (
            "4 N 2 2",
            "Line 1, column 3: found a move to 2 2, where there is a white disc,"
            " expected a move to an empty square.",
        ),
    )
    check_errors(JUTGE, "", errors)


def test_boardsilly_sentences() -> None:
    one = "its line has 1 piece."
    check_sentences(
        BOARDSILLY,
        "O.X.....\n" + 7 * SILLY_ROW + "O\n" + 8 * SILLY_ROW + "X\n",
        [
            "O has 3 moves on this board.",
            "O moves 2 squares from A1 to A3: its line has 2 pieces.",
            f"O moves 1 square from A1 to B2: {one}",
            f"O moves 1 square from A1 to B1: {one}",
            "X has 0 moves on this board.",
            "No piece of X can move.",
        ],
    )


def test_boardsilly_warnings() -> None:
    allowed = "the statement allows 1 to 12."
    none = f"Line 1: X has no pieces and O has no pieces; {allowed}"
    check_warnings(BOARDSILLY, 8 * SILLY_ROW + "X\n", [none])
    many = "XXXXXXXX\nXXXXX..O\n" + 6 * SILLY_ROW + "X\n"
    check_warnings(BOARDSILLY, many, [f"Line 1: X has 13 pieces; {allowed}"])


def test_boardsilly_errors() -> None:
    line = "expected a board line: 8 characters from .XO."
    errors = (
        ("..B.....", f"Line 1, column 3: found “B”, {line}"),
        (8 * SILLY_ROW + "W", "Line 9, column 1: found “W”, expected the player to list, X or O."),
    )
    check_errors(BOARDSILLY, "", errors)


def test_error_for_a_game_that_a_format_cannot_hold() -> None:
    begun = Game()
    begun.play(parse_square("d3", 8))
    write = JUTGE.judged.write
    assert write
    error = raises(ValueError, write, Game(begun.position, "white"))
    assert str(error) == "A jutge input starts from the standard position, but this game does not."
