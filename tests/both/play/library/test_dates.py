"""Dates of files are read in every form that programs write."""

from play.library.dates import date_of, day_of, pgn_date

WRITTEN = {
    "1994.01.02": "1994-01-02", "1994.??.??": "1994", "1994.07.??": "1994-07", "????.??.??": "",
    "": "", "1996-05-06,07": "1996-05-06", "1996-5-6": "1996-05-06", "1996/12/27": "1996-12-27",
    "2003-12-15 13:19:08 MST": "2003-12-15 13:19",
    "2026-11-26 21:40": "2026-11-26 21:40",
    "2006.01.18_07:18:58.MST": "2006-01-18 07:18",
    "2003-12-15_13:19": "2003-12-15 13:19",
    # Seconds since 1970, of which 30 years have 7 leap days.
    str(86400 * (30 * 365 + 7)): "2000-01-01",
    str(86400 * (30 * 365 + 7 + 60) - 1): "2000-02-29",
    str(86400 * (30 * 365 + 7 + 60)): "2000-03-01",
    "1071520729": "2003-12-15",
}  # fmt: skip
OTHER = (
    "26 Nov 1994", "1994-13-01", "12-15", "1994-01-02-03", "????.07.12", "soon", "a_day",
    "20031215", "12345678901", "10715207x9", "2020-02-30", "2020-11-31",
)  # fmt: skip


def test_known_forms_become_one_and_other_texts_are_unchanged() -> None:
    for text, date in WRITTEN.items():
        assert date_of(f" {text} ") == date, text
        assert date_of(date) == date
    for date in WRITTEN.values():
        assert date_of(pgn_date(date)) == day_of(date)
    for text in OTHER:
        assert date_of(text) == day_of(text) == text
        assert pgn_date(text) == "????.??.??"
