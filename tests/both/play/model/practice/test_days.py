"""Days follow one another in the order of the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.practice.days import coming, day_name, day_number, weekday, when_played
from reference.expect import raises

if TYPE_CHECKING:
    from collections.abc import Iterator


def calendar(first: int, last: int) -> Iterator[str]:
    """Yields all dates of some years, by the rules of the Gregorian calendar."""
    for year in range(first, last + 1):
        is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        lengths = (31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
        for month, length in enumerate(lengths, 1):
            for day in range(1, length + 1):
                yield f"{year}-{month:02}-{day:02}"


def test_each_day_is_one_more_than_the_day_before() -> None:
    for first, last in ((1999, 2001), (2023, 2029), (2099, 2101), (12344, 12345)):
        numbers = [day_number(date) for date in calendar(first, last)]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert day_number("2026-11-26 23:59:59") == day_number("2026-11-26 00:00")


def test_days_have_their_names() -> None:
    thursday = day_number("2026-11-26")
    assert weekday(thursday) == "Thursday"
    assert weekday(day_number("1970-01-01")) == "Thursday"
    assert weekday(day_number("2000-02-29")) == "Tuesday"
    found = [coming(thursday + ahead, thursday) for ahead in (0, 1, 2, 6, 7, 35)]
    assert found == ["today", "tomorrow", "on Saturday", "on Wednesday", "in 7 days", "in 35 days"]
    dates = ("2026-11-26 08:00", "2026-11-25", "2026-11-24", "2025-01-03")
    assert [day_name(date, thursday) for date in dates] == ["Today", "Yesterday", "24 Nov", "3 Jan"]


def test_a_game_was_played_on_a_day_at_a_time_or_nobody_knows_when() -> None:
    today = day_number("2026-11-26")
    dates = ("2026-11-26 21:40", "2026-11-25", "2026-11-12 09:05", "", "2026", "Tokyo 2026")
    expected = ["today, 21:40", "yesterday", "12 Nov, 09:05", "", "", ""]
    assert [when_played(date, today) for date in dates] == expected


def test_what_is_no_date_is_refused() -> None:
    for text in ("", "2026-11", "2026-13-01", "2026-00-10", "2026-11-00", "-1-1-1", "a-b-c"):
        raises(ValueError, day_number, text)
