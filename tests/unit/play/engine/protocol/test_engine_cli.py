"""`python py/engine.py` in a terminal."""

import importlib.util
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from unittest import mock

import pytest

from hosting.serving import ROOT, SetupError, environment
from play.engine.protocol.request_handler import Engine
from reference.ffo import FFO
from unit.commands.shell import run

pytestmark = pytest.mark.slow

ENGINE = ROOT / "py" / "engine.py"


def engine(*arguments: str, text: str = "") -> tuple[int, list[str], str]:
    """Returns the exit status, the lines of the output, and the error messages."""
    status, output, messages = run(ENGINE, *arguments, text=text.encode())
    return status, output.splitlines(), messages


def test_it_speaks_gtp() -> None:
    with open(ENGINE.parents[1] / "pyproject.toml", "rb") as file:
        version = tomllib.load(file)["project"]["version"]
    status, output, messages = engine(
        "--nodes", "500", text="version\n2 play black d3\ngenmove white\nfoo\nquit\n"
    )
    assert (status, messages) == (0, "")
    assert output[:4] == [f"= {version}", "", "=2", ""]
    assert output[4] in ("= c3", "= e3", "= c5")
    assert output[6:] == ["? unknown command", "", "=", ""]


def test_it_speaks_nboard_and_reads_no_game_with_an_illegal_move() -> None:
    status, output, messages = engine("--nboard", text="nboard 2\nset depth 3\ngo\nquit\nping 1\n")
    assert (status, messages) == (0, "")
    assert output[0].startswith("set myname ")
    assert output[-2].split("/")[0] in ("=== D3", "=== C4", "=== F5", "=== E6")
    game = "(;GM[Othello]TY[8]B[d3]W[a1];)"
    output = engine("--nboard", text=f"set depth 1\nset game {game}\ngo\n")[1]
    assert output[1] == "status The game cannot be read"
    assert output[-2].split("/")[0] in ("=== D3", "=== C4", "=== F5", "=== E6")


@pytest.mark.parametrize(
    ("arguments", "command", "line"),
    [
        ([], "name\n", "= Othello page\n"),
        (["--nboard"], "ping 1\n", "pong 1\n"),
        (["perft", "8", "60"], "", "9 3005288\n"),
    ],
)
def test_ctrl_c_ends_a_wait_and_a_count(arguments: list[str], command: str, line: str) -> None:
    with subprocess.Popen(
        [sys.executable, ENGINE, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(command)
        process.stdin.flush()
        assert line in iter(process.stdout.readline, "")
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == ""
        assert process.wait() == 130


def test_a_level_is_chosen_and_the_end_of_the_input_ends_the_session() -> None:
    status, output, _ = engine("--level", "1", text="genmove black\n")
    assert status == 0
    assert output[0] in ("= d3", "= c4", "= f5", "= e6")


@pytest.mark.parametrize("options", [["--nodes", "500"], ["--level", "5"]])
@pytest.mark.parametrize(("times", "expected"), [("0 9 1", {9.0}), ("0 8 4", {2.0}), ("", {1e9})])
def test_moves_share_the_time(options: list[str], times: str, expected: set[float]) -> None:
    commands = f"time_settings {times}\n" if times else ""
    with mock.patch.object(Engine, "think", autospec=True, side_effect=Engine.think) as think:
        engine(*options, text=f"{commands}genmove black\n")
    assert {call.args[-1] for call in think.call_args_list} == expected


def test_the_same_seed_repeats_the_games_of_a_level() -> None:
    game = "clear_board\n" + "genmove black\ngenmove white\n" * 3
    found = [engine("--level", "1", "--seed", str(seed), text=2 * game)[1] for seed in (1, 2, 3, 1)]
    assert found[0] == found[3]
    assert len({*map(tuple, found)}) == 3
    assert any(games[: len(games) // 2] != games[len(games) // 2 :] for games in found)


def test_positions_are_solved() -> None:
    position, score, moves = FFO[4]
    board, side = position.split()
    for arguments in ([position], [board, side]):
        status, (line,), messages = engine("solve", *arguments)
        assert (status, messages) == (0, "")
        found, *squares = line.split()
        assert found == f"{score:+}"
        assert squares[0] in moves.split()
        assert len(squares) > 10


def test_a_file_of_positions_is_solved_line_by_line() -> None:
    lines = f"{FFO[4][0]}; G8:+32;\n\n{FFO[6][0]}\nnonsense\n"
    status, output, messages = engine("solve", "-", text=lines)
    assert status == 1
    assert [line.split()[0] for line in output] == ["+32", "+8"]
    assert "nonsense" in messages


def test_the_score_is_for_the_given_side_even_if_it_must_pass() -> None:
    board = "XO" + "-" * 14
    assert engine("solve", board, "X")[1] == ["+16 c1"]
    assert engine("solve", board, "O")[1] == ["-16 PASS c1"]
    assert engine("solve", "X" * 16, "O")[1] == ["-16"]
    assert engine("solve", "X" * 8 + "O" * 8, "O")[1] == ["+0"]


def test_sequences_are_counted() -> None:
    assert engine("perft", "8", "5")[1] == ["1 4", "2 12", "3 56", "4 244", "5 1396"]
    # Counted by `reference.slow.endgame_slow`. Four of the first five plies can be passes.
    assert engine("perft", "4", "13")[1][-1] == "13 59564"


def test_invalid_arguments_and_boards_are_reported() -> None:
    for arguments in (
        "perft 7 3", "perft 8 0", "perft 8", "perft eight 3", "--level 11", "--nodes 0",
        "--nodes x", "sing", "solve",
    ):  # fmt: skip
        status, output, messages = engine(*arguments.split())
        assert (status, output) == (2, [])
        assert "usage" in messages
    for board in ("nonsense", "X" * 63):
        status, output, messages = engine("solve", board)
        assert (status, output) == (1, [])
        assert messages


def test_it_says_what_is_missing_if_wasmtime_cannot_be_installed() -> None:
    problem = SetupError("Check the network connection.")
    with (
        mock.patch.object(importlib.util, "find_spec", return_value=None),
        mock.patch.object(environment, "ensure", side_effect=problem),
    ):
        status, output, messages = engine("perft", "8", "1")
    assert (status, output) == (1, [])
    assert messages == "The engine needs wasmtime. Check the network connection.\n"


def test_a_damaged_module_is_reported() -> None:
    with mock.patch.object(Path, "read_bytes", return_value=b"no module"):
        status, output, messages = engine("perft", "8", "1")
    assert (status, output) == (1, [])
    assert "engine.wasm is damaged" in messages
