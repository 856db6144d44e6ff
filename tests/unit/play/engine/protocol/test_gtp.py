"""GTP as Othello referees use it: every command, with valid and invalid arguments."""

from itertools import product

import pytest

from othello import Game, opponent, square_name
from play.engine.protocol.gtp import GtpSession
from unit.play.engine.boards import random_game

COMMANDS = {
    "protocol_version", "name", "version", "list_commands", "known_command", "boardsize",
    "clear_board", "play", "genmove", "undo", "showboard", "time_settings", "time_left", "quit",
    "komi", "final_score",
}  # fmt: skip
LONG = "9" * 5000


def first_move(game: Game, seconds: float | None) -> int:
    return game.legal_moves()[0]


def talk(*lines: str) -> list[str]:
    """Returns the answers of a session that always plays the first legal move."""
    answers = list(GtpSession(first_move, "1.0").answers(lines))
    assert all(answer.endswith("\n\n") and answer[0] in "=?" for answer in answers)
    return [answer.rstrip() for answer in answers]


def test_it_reports_its_name_version_and_commands() -> None:
    protocol, name, version, commands = talk("protocol_version", "name", "version", "list_commands")
    assert (protocol, version) == ("= 2", "= 1.0")
    assert len(name) > 2
    assert set(commands[2:].split("\n")) == COMMANDS
    assert talk("known_command genmove", "known_command sing") == ["= true", "= false"]


def test_command_numbers_are_repeated_and_comments_and_control_characters_ignored() -> None:
    answers = talk("7 name # who", "", "# nothing", "  \t", "12 sing")
    assert answers == ["=7 Othello page", "?12 unknown command"]
    assert talk("\x00na\x07me\x1b\x7f\r", "1\tplay\tblack\td3\x0b") == ["= Othello page", "=1"]


def test_a_game_is_played_and_undone() -> None:
    assert talk(
        "boardsize 8", "clear_board", "play black d3", "genmove white", "play B C4", "undo", "undo",
        "undo", "undo", "genmove black",
    ) == ["=", "=", "=", "= c3", "=", "=", "=", "=", "? cannot undo", "= d3"]  # fmt: skip


FAILED = {
    "? illegal move": ["play black a1", "play white c4", "play black PASS", "genmove white"],
    "? syntax error": [
        "play black z9", "play black", "play black d3 now", "play black d3\x7f now", "genmove",
        "boardsize", "boardsize eight", "boardsize 1e400", "boardsize nan", "time_settings 1 2",
        "time_settings 1 2 x", "time_left black -1 0", "time_left black 10", "komi", "komi many",
        "komi nan",
    ],
    "? invalid color": ["play red d3", "genmove green"],
    "? unacceptable size": ["boardsize 7", "boardsize 28"],
    "? unknown command": ["\u0667 name", "ナメ"],
    "? cannot undo": ["undo"],
    "? cannot score": ["final_score"],
    None: ["99999", "\x00"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("command", "answer"), [(command, answer) for answer in FAILED for command in FAILED[answer]]
)
def test_failed_commands_are_reported_and_change_nothing(command: str, answer: str | None) -> None:
    expected = [] if answer is None else [answer]
    assert talk("clear_board", command, "genmove black") == ["=", *expected, "= d3"]


NUMBERS = ["1_0", "\uff11", "\u0668", "+8", "-8", "0x8", "nan", "inf", LONG]
FRACTIONS = ["8.0", "8e0", "1e1", "8."]
WHOLE = ["boardsize {}", "time_settings 0 10 {}", "time_left black 10 {}"]
FRACTIONAL = ["komi -{}", "time_settings {} 0 0", "time_settings 10 {} 1", "time_left black {} 0"]


@pytest.mark.parametrize(
    ("command", "number"),
    [*product(WHOLE, NUMBERS + FRACTIONS), *product(FRACTIONAL, NUMBERS)],
    ids=lambda text: text[:20],
)
def test_numbers_are_plain_and_sizes_and_counts_whole(command: str, number: str) -> None:
    assert talk(command.format(number), "name") == ["? syntax error", "= Othello page"]


@pytest.mark.parametrize("number", ["8.0", "8e0", "1E1", "8.", "8e-05"])
@pytest.mark.parametrize("command", ["komi {}", "time_settings {0} {0} 1", "time_left black {} 0"])
def test_times_and_komi_may_have_a_fraction(command: str, number: str) -> None:
    assert talk(command.format(number)) == ["="]


@pytest.mark.parametrize("n", [4, 6, 10, 26])
def test_games_on_other_sizes_are_played_to_the_end(n: int) -> None:
    turns = [f"genmove {color}" for _ in range(n * n) for color in ("black", "white")]
    answers = talk(f"boardsize {n}", *turns)
    assert answers[-2:] == ["= PASS", "= PASS"]
    assert not [answer for answer in answers if answer[0] == "?"]


def up_to_a_pass() -> tuple[list[str], str]:
    """Returns commands up to a forced pass, and the side that must pass."""
    for seed in range(1, 100):
        game = random_game(seed, 8, 1)
        for number, ply in enumerate(game.plies, 1):
            if ply.passed:
                moves = [(p.color, square_name(p.square or 0, 8)) for p in game.plies[:number]]
                return [f"play {color} {name}" for color, name in moves], opponent(ply.turn or "")
    raise ValueError("no game with a pass found")


def test_a_forced_pass_may_be_played_omitted_or_undone() -> None:
    moves, passing = up_to_a_pass()
    other = opponent(passing)
    played = ["="] * len(moves)
    assert talk(*moves, f"genmove {passing}")[-1] == "= PASS"
    assert talk(*moves, f"play {passing} pass", "undo", "undo", moves[-1])[-3:] == ["="] * 3
    left_out, told = (
        talk(*moves, *passes, f"genmove {other}") for passes in ([], [f"play {passing} PASS"])
    )
    assert left_out[:-1] == played
    assert told[:-1] == [*played, "="]
    assert left_out[-1] == told[-1]
    assert left_out[-1].startswith("= ")


def test_the_board_is_shown_with_coordinates_and_side_to_move() -> None:
    (shown,) = talk("showboard")
    assert "  a b c d e f g h" in shown
    assert "4 . . . O X . . ." in shown
    assert shown.endswith("black to move")
    assert "10 . " in talk("boardsize 10", "showboard")[1]


@pytest.mark.parametrize(
    ("commands", "seconds"),
    [
        ([], None),
        (["time_settings 0 5 0"], None),
        (["time_settings 320 0 0"], 10),
        (["time_settings 320 0 0", "time_left black 32 0"], 1),
        (["time_left black 30 10"], 3),
        (["time_left black 0 0"], 0),
    ],
)
def test_time_is_divided_among_the_moves_left(commands: list[str], seconds: float | None) -> None:
    asked: list[float | None] = []

    def note(game: Game, seconds: float | None) -> int:
        asked.append(seconds)
        return game.legal_moves()[0]

    list(GtpSession(note, "1.0").answers([*commands, "genmove black"]))
    assert asked == [seconds]


def test_quit_ends_the_session() -> None:
    assert talk("quit", "name") == ["="]


@pytest.mark.parametrize("komi", ["0", "6.5", "-7"])
def test_komi_is_accepted_and_changes_no_score(komi: str) -> None:
    board = ["play black d3", "final_score"]
    assert talk(f"komi {komi}", *board) == ["=", "=", "? cannot score"]


def test_the_score_of_a_finished_game_counts_empty_squares_for_the_winner() -> None:
    """The shortest game: black wins with thirteen discs against none, and 51 squares are empty."""
    moves = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]
    turns = [f"play {'bw'[i % 2]} {move}" for i, move in enumerate(moves)]
    assert talk(*turns, "final_score")[-2:] == ["=", "= B+64"]
    assert talk(*turns, "undo", "final_score")[-1] == "? cannot score"
    scores = set()
    for n in (4, 6):
        for seed in range(1, 9):
            game = random_game(seed, n, 2)
            while game.turn:
                game.play(game.legal_moves()[0])
            names = [f"play {p.color} {square_name(p.square or 0, n)}" for p in game.plies]
            found = talk(f"boardsize {n}", *names, "final_score")[-1].removeprefix("= ")
            black, white = (game.position.count(color) for color in ("black", "white"))
            lead = abs(black - white) + (n * n - black - white if black != white else 0)
            expected = "0" if black == white else f"{'BW'[white > black]}+{lead}"
            assert found == expected
            scores.add(found[0])
    assert {"B", "W"} <= scores
