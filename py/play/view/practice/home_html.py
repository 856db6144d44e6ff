"""The home of the practice as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
from board.small_drawing import small_svg
from othello import square_name
from othello.phrases import counted
from play.model.practice.days import day_name, weekday, when_played

if TYPE_CHECKING:
    from play.model.practice.card import Card
    from play.model.practice.sessions import Session

HEIGHT, LEAST = 38, 2  # Pixels of a bar.
SHORT = 3  # Letters of the name of a day.
TODAY = "Today"


def week(counts: list[int], today: int) -> Markup:
    """Returns a bar for each day, with the number of cards above and the day below."""
    most = max(counts + [1])
    days = []
    for ahead, count in enumerate(counts):
        name, kind = (weekday(today + ahead)[:SHORT], "") if ahead else (TODAY, "today")
        day = markup(
            '<div class="{}"><span class="num">{}</span><i style="height:{}px"></i>'
            "<span>{}</span></div>",
            *(kind, count or "", max(LEAST, round(HEIGHT * count / most)), name),
        )
        days.append(day)
    return joined(days)


def spoken_week(counts: list[int], today: int) -> str:
    """Returns the same for screen readers, as in `Due: today 12, Friday none`."""
    days = ["today"] + [weekday(today + ahead) for ahead in range(1, len(counts))]
    return "Due: " + ", ".join([f"{day} {count or 'none'}" for day, count in zip(days, counts)])


def past(sessions: list[Session], today: int) -> Markup:
    """Returns a row for each session: the day, what was practised, and how much was right."""
    return joined([_row(session, today) for session in sessions])


def _row(session: Session, today: int) -> Markup:
    return markup(
        "<tr><td>{}</td><td>{}</td>"
        '<td><span class="meter"><i style="width:{}%"></i></span></td><td>{} of {}</td></tr>',
        *(day_name(session.changed, today), session.name),
        round(100 * session.right / session.total),
        *(session.right, session.total),
    )


def put_away(cards: list[Card], today: int) -> Markup:
    """Returns a row for each card that was put away, with a button to bring it back."""
    return joined([_put_away(card, number, today) for number, card in enumerate(cards)])


def _put_away(card: Card, number: int, today: int) -> Markup:
    move, when = square_name(card.played.square, card.n), when_played(card.date, today)
    return markup(
        '<tr><td>{}</td><td>Move {}, {}<br><span class="muted">cost {}{}</span></td>'
        '<td><button type="button" data-number="{}" aria-label="Bring back move {}, {}">Bring back'
        "</button></td></tr>",
        *(small_svg(card.board.rows()), card.number, move, counted(card.cost, "disc")),
        *(f"; {when}" if when else "", number, card.number, move),
    )
