"""Reading and writing inputs of `jutge` and `uva220`, and running the judges on them."""

from both.play.records.recording import (
    PASS,
    Played,
    check_no_game,
    check_problem,
    check_read,
    game_after,
    game_of,
    names,
    read,
    read_as,
)
from both.workbench.formats.judging import judged
from othello import BLACK, WHITE, Game, Position
from reference.expect import raises
from reference.formats.jutge import slow as jutge_slow
from reference.formats.uva220 import slow as uva220_slow
from reference.samples import UVA220_INPUT
from reference.slow import othello_slow as rules
from workbench.formats.input_games import judge_input, write_input
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format

BOARD = "--------\n" * 3 + "---WB---\n---BW---\n" + "--------\n" * 3


def test_the_first_game_of_the_sample_of_uva220() -> None:
    record = read_as("uva220", UVA220_INPUT)
    game = game_of(record)
    assert game.start.turn == WHITE
    assert names(game) == ["e3"]
    assert record.sentence == "The first game of a uva220 input: 1 move read."


def test_uva220_commands_other_than_moves_are_ignored() -> None:
    for commands in ("M34\nM35\nQ\n", "L\nM34\nL\nL\nM35\nL\nQ", "M34 M35", "M 34\nM3 5\nQ\nM11"):
        record = read_as("uva220", "1\n" + BOARD + "B\n" + commands)
        assert names(game_of(record)) == ["d3", "e3"]


def test_errors_in_moves() -> None:
    begin = "1\n" + BOARD + "B\nM34\n"
    for text, words, square in (
        (begin + "M34\nQ\n", ["occupied"], "d3"),
        (begin + "M11\nQ\n", ["turns nothing over"], "a1"),
        (begin + "M99\nQ\n", ["Line 12, column 2", "1 to 8"], None),
        (begin + "X\nQ\n", ["Line 12, column 1", "found “X”"], None),
        ("8 N 3 4 N 3 3", ["played by black", "white's turn"], "c3"),
        ("8 N 3 4 B 1 1", ["turns nothing over"], "a1"),
        ("8 N 3 4 B 3 4", ["Line 1, column 9", "black disc"], None),
        ("8 N 3 4 B 9 4", ["Line 1, column 11", "1 to 8"], None),
        ("8 N 3 4 B 3", ["end of the input"], None),
        ("8 N 3 4 b 3 5", ["found “b”"], None),
    ):
        check_problem(text, 8, ["d3"], words, square)


def test_an_input_of_jutge() -> None:
    for text in ("8\nN 3 4\nB 3 5\n", "8 N 3 4 B 3 5", "\ufeff8\r\nN 3 4\r\nB\t3 5\r\n"):
        record = read_as("jutge", text)
        assert names(game_of(record)) == ["d3", "e3"]
        assert record.sentence == "A jutge input on 8 x 8: 2 moves read."
    record = read("12")
    assert (record.kind, game_of(record).position.n, game_of(record).ply) == ("jutge", 12, 0)


def test_inputs_without_a_game() -> None:
    for text, kind, *words in (
        ("0", "uva220", "no games"),
        ("1\n--------\n", "uva220", "Line 2, column 9", "board line"),
        ("1\n" + BOARD + "X\nQ", "uva220", "Line 10, column 1", "B or W"),
        ("7", "jutge", "Line 1, column 1", "from 4 to 26"),
        ("28 N 1 1", "jutge", "from 4 to 26"),
    ):
        check_no_game(kind, text, *words)


def test_writing_an_input() -> None:
    game = game_after("f5d6c3")
    game.undo()
    for form, empty, text in (
        (JUTGE, "8\n", "8\nN 5 6\nB 6 4\n"),
        (UVA220, "1\n" + BOARD + "B\nQ\n", "1\n" + BOARD + "B\nM56\nM64\nQ\n"),
    ):
        assert (write_input(form, Game()), write_input(form, game)) == (empty, text)
    assert write_input(UVA220, Game(turn=WHITE)) == "1\n" + BOARD + "W\nQ\n"


def test_random_games_run_by_jutge() -> None:
    for n, seeds in ((4, 12), (6, 3), (8, 1)):
        for seed in range(seeds):
            played = Played(n, seed)
            text = write_input(JUTGE, played.game())
            check_read(text, JUTGE.name, played)
            check_judged(JUTGE, text, played)
            last = jutge_slow.answer(text).split("\n\n")[-2].split("\n")[:n]
            assert last == rules.draw(played.board, ".NB")


def test_random_games_run_by_uva220() -> None:
    passes = 0
    for seed in (4, 8, 10):
        played = Played(8, seed)
        text = write_input(UVA220, played.game())
        check_read(text, UVA220.name, played)
        check_judged(UVA220, text, played)
        assert text.count("L") == len(played.sequence) - len(played.moves)
        answer = uva220_slow.answer(text)
        assert answer.count("No legal move.\n") == text.count("L")
        assert answer.split("\n")[-9:-1] == rules.draw(played.board, "-BW")
        passes += text.count("L")
    assert passes >= 4


def check_judged(form: Format, text: str, played: Played) -> None:
    """Checks that the judge reaches the end of the game without warnings."""
    steps, error = judged(form, text)
    assert error is None, text
    assert [step.warning for step in steps if step.warning] == []
    position = steps[-1].position
    assert isinstance(position, Position)
    assert position.rows() == rules.draw(played.board)


def test_only_uva220_can_hold_a_game_from_a_position() -> None:
    position = Position.from_rows(["WB------"] + ["--------"] * 7, "-BW")
    game = Game(position, BLACK)
    game.play(2)
    text = write_input(UVA220, game)
    assert text == "1\nWB------\n" + "--------\n" * 7 + "B\nL\nM13\nQ\n"
    read_back = game_of(read(text))
    assert (read_back.start.position, read_back.start.passed) == (position, True)
    assert names(read_back) == ["c1"]
    assert "standard position" in str(raises(ValueError, write_input, JUTGE, game))


def test_the_first_format_that_can_hold_a_game_is_written() -> None:
    small = Game(Position.start(6))
    for game, form in ((Game(), UVA220), (Game(turn=WHITE), UVA220), (small, JUTGE)):
        game.play(game.legal_moves()[0])
        assert judge_input(game) == (form, write_input(form, game))
    nowhere = Game(Position.start(6), WHITE)
    assert "standard position" in str(raises(ValueError, judge_input, nowhere))
    assert "standard position" in str(raises(ValueError, write_input, JUTGE, Game(turn=WHITE)))
    for n in (4, 6, 10, 26):
        error = raises(ValueError, write_input, UVA220, Game(Position.start(n)))
        assert "8 rows" in str(error) and str(n) in str(error)


def test_the_letters_in_jutge_imply_passes() -> None:
    games = (Played(4, seed) for seed in range(40))
    played = next(played for played in games if len(played.sequence) > len(played.moves))
    letters = {"black": "N", "white": "B"}
    movers = [letters[who] for who, name in played.sequence if name != PASS]
    assert [line[0] for line in write_input(JUTGE, played.game()).split("\n")[1:-1]] == movers
