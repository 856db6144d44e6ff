"""Days as numbers, from the date and the time of the user's clock."""

from __future__ import annotations

from othello import parse_number

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
PAST = ("Today", "Yesterday")
WEEK = 7
ERA, YEAR = 146_097, 365  # Days of 400 years, and of one.


def day_number(date: str) -> int:
    """Returns the days from 1 March of the year 0 to a date such as `2026-11-26 21:40`.

    Raises ValueError if there is no such date.
    """
    year, month, day = _parts(date)
    if month < 3:  # A year begins in March here, so that a leap day is its last day.
        year, month = year - 1, month + 12
    of_era = year % 400
    leaps = of_era // 4 - of_era // 100
    return year // 400 * ERA + of_era * YEAR + leaps + (153 * (month - 3) + 2) // 5 + day - 1


def weekday(day: int) -> str:
    """Returns the name of a day."""
    return WEEKDAYS[(day + 2) % WEEK]  # 1 March of the year 0 was a Wednesday.


def day_name(date: str, today: int) -> str:
    """Returns the name of a past day, as in `Today`, `Yesterday` and `21 Nov`."""
    ago = today - day_number(date)
    if ago in (0, 1):
        return PAST[ago]
    _, month, day = _parts(date)
    return f"{day} {MONTHS[month - 1]}"


def when_played(date: str, today: int) -> str:
    """Returns when a game was played, as in `today, 21:40`, empty if its date is not known."""
    try:
        day = day_name(date, today)
    except ValueError:
        return ""
    time = date.partition(" ")[2]
    return ", ".join([part for part in (day.lower() if day in PAST else day, time) if part])


def coming(day: int, today: int) -> str:
    """Returns when a coming day is, as in `today`, `tomorrow`, `on Friday` and `in 16 days`."""
    ahead = day - today
    if ahead < 2:
        return ("today", "tomorrow")[ahead]
    return f"on {weekday(day)}" if ahead < WEEK else f"in {ahead} days"


def _parts(date: str) -> list[int]:
    parts = date.split(" ")[0].split("-")
    if len(parts) != 3 or None in map(parse_number, parts):
        raise ValueError(f"{date} is no date")
    year, month, day = [int(part) for part in parts]
    if not (0 < month <= len(MONTHS) and 0 < day <= 31):
        raise ValueError(f"{date} is no date")
    return [year, month, day]
