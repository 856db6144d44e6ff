"""Any pasted text is read or refused with a sentence, without other exceptions."""

import pytest

from both.play.records import wild
from both.play.records.recording import read
from harness.extent import in_part
from play.records import SIZES, RecordError
from reference.chance import Chance

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", in_part(range(8), 1))
def test_damaged_records(seed: int) -> None:
    chance = Chance(seed)
    for text in wild.all_records():
        for _ in range(60):
            check(wild.damaged(text, chance), chance.pick(SIZES))


@pytest.mark.parametrize("seed", in_part(range(4), 1))
def test_records_run_together(seed: int) -> None:
    chance = Chance(seed)
    texts = wild.all_records()
    for _ in range(400):
        parts = [chance.pick(texts)[: chance.below(200)] for _ in range(3)]
        check(chance.pick(("", " ", "\n", ";")).join(parts), 8)


@pytest.mark.parametrize("seed", in_part(range(4), 1))
def test_random_characters(seed: int) -> None:
    chance = Chance(seed)
    for _ in range(2000):
        length = chance.below(40)
        check("".join([chance.pick(wild.ODDITIES) for _ in range(length)]), chance.pick(SIZES))


@pytest.mark.parametrize("block", in_part(range(0x11), 1))
def test_every_character_alone_and_before_a_move(block: int) -> None:
    for code in range(block << 12, (block + 1) << 12):
        check(chr(code), 8)
        check(chr(code) + "f5", 8)


def test_deeply_nested_text() -> None:
    for opener in "([{":
        for text in (opener * 20000, "f5" + opener * 5000, opener * 1000 + "f5"):
            check(text, 8)


def check(text: str, n: int) -> None:
    """Checks that the record of a text has short sentences and consistent attributes."""
    record = read(text, n)
    assert record.sentence.endswith("."), text
    assert len(record.sentence) < 250, text
    assert record.problem is None or type(record.problem) is RecordError, text
    assert len(str(record.problem)) < 300, text
    if record.kind is None:
        assert record.game is None, text
    elif record.problem is None:
        assert record.game is not None, text
    if record.problem and record.problem.line:
        lines = text.replace("\r\n", "\n").replace("\r", "\n")
        lines = lines.replace("\u2028", "\n").replace("\u2029", "\n")
        assert record.problem.line <= lines.count("\n") + 1, text
