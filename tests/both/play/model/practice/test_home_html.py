"""The home shows the week, in words too, and the last sessions."""

from both.play.model.practice.test_cards import text
from play.model.practice.card import Card
from play.model.practice.days import day_number
from play.model.practice.sessions import Session
from play.view.practice.home_html import past, put_away, spoken_week, week

THURSDAY = day_number("2026-11-26")
COUNTS = [12, 4, 0, 3, 0, 5, 1]


def between(text: str, start: str, end: str) -> list[str]:
    """Returns the parts of a text between two marks."""
    return [part.split(end)[0] for part in text.split(start)[1:]]


def test_each_day_has_its_number_its_name_and_a_bar_in_proportion_and_is_read_in_words() -> None:
    html = week(COUNTS, THURSDAY).html
    assert between(html, '<span class="num">', "<") == ["12", "4", "", "3", "", "5", "1"]
    assert between(html, "<span>", "<") == ["Today", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    heights = [int(height) for height in between(html, "height:", "px")]
    assert heights == [38, 13, 2, 10, 2, 16, 3]
    assert set(between(week([0] * 7, THURSDAY).html, "height:", "px")) == {"2"}
    assert spoken_week(COUNTS, THURSDAY) == (
        "Due: today 12, Friday 4, Saturday none, Sunday 3, Monday none, Tuesday 5, Wednesday 1"
    )


def test_sessions_have_their_day_and_their_share() -> None:
    session = Session("session x", "Endgames, <9> empty")
    session.changed, session.right, session.total = "2026-11-25 21:40:05", 7, 9
    html = past([session, session], THURSDAY).html
    assert html.count("<tr>") == 2
    meter = '<span class="meter"><i style="width:78%"></i></span>'
    cells = between(html, "<td>", "</td>")[:4]
    assert cells == ["Yesterday", "Endgames, &lt;9&gt; empty", meter, "7 of 9"]


def test_what_was_put_away_is_told_with_its_game() -> None:
    card = Card(text(hidden="1", date="2026-11-25 21:40", number=7, best="f5 1 9 0"))
    html = put_away([card] * 2, THURSDAY).html
    assert between(html, "<td>Move ", "</td>")[1] == (
        '7, d3<br><span class="muted">cost 6 discs; yesterday, 21:40</span>'
    )
    assert between(html, 'data-number="', '"') == ["0", "1"]
