"""Dates of games: `2026-11-26 21:40`, `2026-11-26`, `2026-11` or `2026`."""

from __future__ import annotations

from othello import parse_number
from play.records.record import day_of_seconds

LIMITS = (9999, 12, 31)
LENGTHS = (4, 2, 2)
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)  # Of each month, in a leap year.
TIME = 5  # Characters, as in `21:40`.
UNKNOWN = "????.??.??"


def date_of(text: str) -> str:
    """Returns the first date in a date of a file, and any other text without outer blanks.

    GGF may join the date and the time by `_`, or have seconds since 1970.
    """
    text = day_of_seconds(text.strip())
    day, _, time = text.replace("_", " ").partition(" ")
    parts = day.partition(",")[0].replace(".", "-").replace("/", "-").split("-")
    known = [part for part in parts if part.strip("?")]
    if not known:
        return ""
    if known != parts[: len(known)] or not _is_day(known):
        return text
    written = "-".join([f"{int(part):0{size}}" for part, size in zip(known, LENGTHS)])
    is_time = len(known) == len(LIMITS) and time[2:3] == ":" and len(time) >= TIME
    return f"{written} {time[:TIME]}" if is_time else written


def day_of(date: str) -> str:
    """Returns a date without the time of the day."""
    return date.partition(" ")[0] if _is_day(date.partition(" ")[0].split("-")) else date


def pgn_date(date: str) -> str:
    """Returns a date as PGN writes it, with question marks for what is unknown."""
    parts = date.partition(" ")[0].split("-")
    if not _is_day(parts):
        return UNKNOWN
    return ".".join(parts + UNKNOWN.split(".")[len(parts) :])


def _is_day(parts: list[str]) -> bool:
    """Returns whether these are a year, a month and a day, or the first ones of them."""
    if len(parts) > len(LIMITS) or len("".join(parts[:1])) != LENGTHS[0]:
        return False
    limits = zip(parts, LENGTHS, LIMITS)
    numbers = [parse_number(part) or 0 for part in parts]
    if not all(
        len(part) <= size and 0 < n <= most for n, (part, size, most) in zip(numbers, limits)
    ):
        return False
    return len(parts) < len(LIMITS) or numbers[2] <= DAYS[numbers[1] - 1]
