"""`python py/games.py` in a terminal: counts, conversions and what is unreadable."""

import unicodedata
from pathlib import Path

import pytest

from both.play.library.archives import ggf_game, wthor_file, wthor_game, wthor_names
from both.play.records.recording import Played
from hosting.serving import ROOT
from play.records.sgf import sgf_text
from unit.commands.shell import run

GAMES = ROOT / "py" / "games.py"
PLAYED = [Played(8, seed) for seed in range(3)]


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Returns a file with three tournament games, of which the second is damaged."""
    records = [wthor_game(played.moves, 1, 0, 1) for played in PLAYED]
    records[1] = wthor_game(["f5", "f5"], 1, 0, 1)
    file = tmp_path / "wth.wtb"
    file.write_bytes(wthor_file(records))
    (tmp_path / "wthor.jou").write_bytes(wthor_names(["Ann", "Bob"], 20))
    return file


def test_games_are_counted_and_skipped_ones_listed(archive: Path) -> None:
    log = archive.with_name("log.ggf")
    log.write_text("\n".join(ggf_game(played) for played in PLAYED))
    status, output, messages = run(GAMES, archive, log)
    assert output == "wth.wtb: 2 games, 1 skipped\nlog.ggf: 3 games, 0 skipped\n"
    assert messages == "wth.wtb, game 2: Move 2: f5 is occupied.\n"
    assert status == 1
    assert run(GAMES, log)[0] == 0


@pytest.mark.parametrize("form", ["sgf", "ggf", "pgn"])
def test_converted_games_are_read_again(archive: Path, form: str) -> None:
    names = archive.with_name("wthor.jou")
    status, output, messages = run(GAMES, "--to", form, names, archive)
    assert status == 1
    assert messages.endswith("wth.wtb: 2 games, 1 skipped\n")
    assert "Ann" in output
    again = archive.with_name(f"again.{form}")
    again.write_text(output)
    assert run(GAMES, again) == (0, f"again.{form}: 2 games, 0 skipped\n", "")


@pytest.mark.parametrize("form", ["pgn", "txt"])
def test_a_game_that_a_form_cannot_hold_is_reported(tmp_path: Path, form: str) -> None:
    small = tmp_path / "small.sgf"
    small.write_text(sgf_text(Played(6, 1).game()))
    status, output, messages = run(GAMES, "--to", form, small)
    assert (status, output) == (1, "")
    first, second = messages.splitlines()
    assert first.startswith(f"small.sgf, game 1: it cannot be written as {form}: ")
    assert second == "small.sgf: 0 games, 1 skipped"


def test_missing_files_are_reported(tmp_path: Path) -> None:
    status, output, messages = run(GAMES, tmp_path / "none.sgf")
    assert (status, output) == (1, "")
    assert "none.sgf cannot be read: No such file or directory." in messages


@pytest.mark.parametrize("form", ["", "sgf", "ggf", "pgn"])
def test_no_control_character_of_a_file_reaches_the_terminal(tmp_path: Path, form: str) -> None:
    moves = ";B[f5];W[d6];B[c3];W[d3];B[c4]"
    file = tmp_path / "a\x1b[2J\x9bb.sgf"
    text = "\x1b[2J\x07\x08\x7f\x9b31m"
    file.write_text(
        f"(;GM[2]SZ[8]PB[{text}Ann]PW[Bob]EV[{text}]C[{text}]{moves})(;GM[2]SZ[8];B[{text}])",
        encoding="utf-8",
    )
    _, output, messages = run(GAMES, *(("--to", form) if form else ()), file)
    assert "Ann" in output or not form
    assert "a[2Jb.sgf" in output + messages
    assert [c for c in output + messages if unicodedata.category(c) == "Cc" and c != "\n"] == []
