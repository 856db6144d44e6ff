"""What versions up to 1.14.0 left in localStorage comes back from the texts of today's store."""

import json
from typing import Any

import pytest

from page.stored.earlier import aside, texts
from saved.work import OPENED, SETTINGS, STATE
from unit.page.share.test_earlier_versions import SETTINGS as WORDS
from unit.page.share.test_earlier_versions import STATE as WORK

LONG = "4\n" + "N 1 2\n" * 50_000


def parsed(text: str, *members: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def in_pieces(work: str, text: str) -> tuple[str, dict[str, str]]:
    """Returns a work whose input is stored in pieces, and the pieces by key."""
    pieces = {
        f"othello-text-0.5-{start}": text[start : start + 100_000]
        for start in range(0, len(text), 100_000)
    }
    return json.dumps(json.loads(work) | {"input": "", "pieces": {"input": [*pieces]}}), pieces


def test_work_settings_and_opened_works_are_taken_over() -> None:
    opened = json.dumps([json.loads(WORK)])
    items = {"othello": WORK, "othello-opened": opened, "othello-settings": WORDS, "other": "x"}
    assert texts(items, parsed) == {STATE: WORK, OPENED: opened, SETTINGS: WORDS}


def test_long_texts_are_put_together() -> None:
    work, pieces = in_pieces(WORK, LONG)
    assert texts({"othello": work} | pieces, parsed) == {STATE: work, f"{STATE}/input": LONG}
    items = {"othello-opened": f"[{WORK}, {work}]"} | pieces
    assert texts(items, parsed)[f"{OPENED}/1/input"] == LONG


@pytest.mark.parametrize(
    "work",
    [
        "",
        "{",
        "5",
        "[]",
        '{"pieces": 5}',
        '{"pieces": {"input": 5}}',
        '{"pieces": {"input": [5]}}',
        '{"pieces": {"input": ["x"]}}',
    ],
)
def test_damaged_work_is_taken_over_as_it_is(work: str) -> None:
    assert texts({"othello": work}, parsed) == ({STATE: work} if work else {})


def test_what_is_set_aside_takes_its_texts_along_and_nothing_else() -> None:
    stored = {STATE: "{", f"{STATE}/input": "1", OPENED: "[]", f"{OPENED}/0/input": "2"}
    assert aside([STATE], stored, 7) == {f"unread/7/{STATE}": "{", f"unread/7/{STATE}/input": "1"}
    assert aside([], stored, 7) == {}
