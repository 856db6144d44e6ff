"""The engine's worker reads files in blocks, and can answer between them."""

import json
from itertools import count
from pathlib import Path

from both.play.library.archives import wthor_file, wthor_game, wthor_names
from both.play.records.recording import Played
from othello import Game
from play.library import file_import
from play.library.file_import import FileImport
from play.library.file_reader import FileReader
from play.library.opening_tree import INDEXED
from play.library.stored_game import HEAD, PRACTICE_HEAD, of_game, parse_row


def test_blocks_have_rows_numbers_keys_and_reasons(tmp_path: Path) -> None:
    played = [Played(8, seed) for seed in range(7)]
    records = [wthor_game(one.moves, 0, 0, 1) for one in played]
    records[4] = wthor_game(["a1"], 0, 0, 1)
    (tmp_path / "a").write_bytes(wthor_file(records))
    (tmp_path / "b").write_bytes(wthor_names(["Ann", "Bob"], 20))
    reading = FileImport(FileReader())
    assert reading.learn("x.jou", str(tmp_path / "b"))
    assert not reading.learn("a.wtb", str(tmp_path / "a"))
    reading.open("a.wtb", str(tmp_path / "a"))
    block = json.loads(reading.next(60_000))
    assert reading.over
    rows = [parse_row(row) for row in block["rows"].split("\n")]
    assert [row.moves for row in rows] == [str(len(one.moves)) for one in played[:4] + played[5:]]
    assert {(row.black, row.white) for row in rows} == {("Ann", "Bob")}
    assert block["numbers"] == [1, 2, 3, 4, 6, 7]
    assert len(block["keys"]) == 6 * INDEXED
    assert block["skipped"] == [[5, "Move 1: a1 turns nothing over."]]


def test_a_slice_ends_in_time_and_with_a_full_block(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "a").write_bytes(wthor_file([wthor_game(Played(8, 1).moves, 0, 0, 0)] * 7))
    seconds = count()
    reading = FileImport(FileReader(), lambda: next(seconds))
    reading.open("a.wtb", str(tmp_path / "a"))
    assert [reading.next(1000) for _ in range(2)] == ["", ""]
    monkeypatch.setattr(file_import, "BLOCK", 3)
    blocks = []
    while not reading.over:
        blocks.append(reading.next(1_000_000))
    assert [len(json.loads(block)["numbers"]) for block in blocks] == [3, 3, 1]


def test_the_practice_of_a_backup_is_in_a_block_and_no_game(tmp_path: Path) -> None:
    row = of_game(Game(), "person", "friend").row
    texts = ["card x\t2026-11-26\t1", "session y\t2026-11-26\tz"]
    lines = [HEAD, row, PRACTICE_HEAD, *texts, "damaged", ""]
    (tmp_path / "a").write_text("\n".join(lines))
    reading = FileImport(FileReader())
    reading.open("backup.txt", str(tmp_path / "a"))
    block = json.loads(reading.next(60_000))
    assert block["practice"] == texts
    assert block["rows"] == row and block["numbers"] == [1] and not block["skipped"]
