"""The home of the practice as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.escaping import escaped
from play.model.practice.days import day_name, weekday

if TYPE_CHECKING:
    from play.model.practice.sessions import Session

HEIGHT, LEAST = 38, 2  # Pixels of a bar.
SHORT = 3  # Letters of the name of a day.
TODAY = "Today"


def week(counts: list[int], today: int) -> str:
    """Returns a bar for each day, with the number of cards above and the day below."""
    most = max(counts + [1])
    days = []
    for ahead, count in enumerate(counts):
        height = max(LEAST, round(HEIGHT * count / most))
        name, kind = weekday(today + ahead)[:SHORT], ""
        if not ahead:
            name, kind = TODAY, ' class="today"'
        bar = f'<span class="num">{count or ""}</span><i style="height:{height}px"></i>'
        days.append(f"<div{kind}>{bar}<span>{name}</span></div>")
    return "".join(days)


def spoken_week(counts: list[int], today: int) -> str:
    """Returns the same for screen readers, as in `Due: today 12, Friday none`."""
    days = ["today"] + [weekday(today + ahead) for ahead in range(1, len(counts))]
    return "Due: " + ", ".join([f"{day} {count or 'none'}" for day, count in zip(days, counts)])


def past(sessions: list[Session], today: int) -> str:
    """Returns a row for each session: the day, what was practised, and how much was right."""
    return "".join([_row(session, today) for session in sessions])


def _row(session: Session, today: int) -> str:
    share = round(100 * session.right / session.total)
    cells = (
        day_name(session.changed, today),
        escaped(session.name),
        f'<span class="meter"><i style="width:{share}%"></i></span>',
        f"{session.right} of {session.total}",
    )
    html = "".join([f"<td>{cell}</td>" for cell in cells])
    return f"<tr>{html}</tr>"
