"""Cards come back after 1, 3, 7, 16 and 35 days, and no clock makes them disappear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from both.play.library.test_opening_tree import images_of
from both.play.records.recording import game_after
from othello import BLACK, Position
from play.model.engine.values import MoveValue
from play.model.practice.card import Card, position_key
from play.model.practice.cards import ALL, Cards
from play.model.practice.days import day_number
from reference.chance import Chance
from reference.expect import raises

if TYPE_CHECKING:
    from collections.abc import Callable

INTERVALS = (1, 3, 7, 16, 35)
FIRST = "2026-11-26 21:40:05"
START = "".join(Position.start().rows("-XO"))


class Storing:
    """A store in memory, with a clock."""

    def __init__(self) -> None:
        self.now = FIRST
        self.changes = 0
        self.written: dict[str, str] = {}
        self.readers: dict[str, Callable[[str, str], None]] = {}

    @property
    def today(self) -> int:
        return day_number(self.now)

    def write(self, key: str, text: str) -> None:
        self.changes += 1
        self.written[key] = text

    def read_with(self, prefix: str, read: Callable[[str, str], None]) -> None:
        self.readers[prefix] = read


def no_cards() -> tuple[Any, Cards]:
    """Returns a store that takes the place of the page's, and its cards."""
    store: Any = Storing()
    return store, Cards(store)


def date_of(day: int) -> str:
    """Returns the date of a day after the first one, in December 2026 or later."""
    lengths = (31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30)  # From December on.
    day -= 5  # 1 December.
    for place, length in enumerate(lengths):
        if day < length:
            year, month = (2026, 12) if place == 0 else (2027, place)
            return f"{year}-{month:02}-{day + 1:02} 08:00:00"
        day -= length
    raise ValueError(day)


def text(cells: str = START, side: str = "X", **facts: object) -> str:
    known = {
        "changed": FIRST, "due": day_number(FIRST), "step": 0, "hidden": "", "game": "mine-1",
        "date": "2026-11-26 21:40", "opening": "", "number": 1, "played": "d3 -5.0 9 0",
        "best": "f5 0.25 9 1",
    }  # fmt: skip
    known.update(facts)
    columns = [known[name] for name in ("changed", "due", "step", "hidden", "game", "date")]
    columns += [known["opening"], known["number"], f"{cells} {side}", "", known["played"]]
    return "\t".join([str(column) for column in columns + [known["best"], "leads"]])


def one_card() -> tuple[Any, Cards, Card]:
    store, cards = no_cards()
    return store, cards, cards.add(Card(text()))


def days_asked(answers: dict[int, bool], days: int) -> list[int]:
    """Returns the days on which a card is due that is answered every time, right unless told."""
    store, cards, _ = one_card()
    asked = []
    for day in range(5, days):
        store.now = date_of(day)
        for card in cards.plan.due():
            asked.append(day - 5)
            cards.answer(card, answers.get(day - 5, True))
            assert not cards.plan.due()
    return asked


def test_a_right_card_comes_back_after_each_interval_and_a_missed_one_begins_again() -> None:
    expected = [0]
    for interval in INTERVALS:
        expected.append(expected[-1] + interval)
    assert days_asked({}, 200) == expected
    assert days_asked({0: False}, 30) == [0, 1, 2, 5, 12]
    assert days_asked({4: False}, 30) == [0, 1, 4, 5, 6, 9, 16]


def test_a_learned_card_stays_so_until_it_is_missed() -> None:
    store, cards, card = one_card()
    said = []
    for day in (5, 6, 9, 16, 32, 67, 68):
        store.now = date_of(day)
        cards.answer(card, True)
        said.append(cards.comes_back(card))
    days = ["tomorrow", "on Saturday", "in 7 days", "in 16 days", "in 35 days"]
    assert said == [f"Comes back {day}." for day in days] + ["Does not come back."] * 2
    assert cards.plan.next() is None
    cards.answer(card, False)
    assert cards.plan.next() == (1, "tomorrow")


def test_what_waits_longest_comes_first_and_then_what_cost_most() -> None:
    store, cards = no_cards()
    for number, (due, cost) in enumerate(((0, 4), (-1, 3), (0, 30), (-1, 8))):
        cells = "X" * (number + 4) + "-" * (60 - number)
        cards.add(
            Card(text(cells, due=store.today + due, played=f"d3 {-cost} 9 0", best="f5 0 9 0"))
        )
    assert [card.cost for card in cards.plan.due()] == [8, 3, 30, 4]


def test_an_early_right_answer_changes_nothing_and_an_early_wrong_one_counts() -> None:
    store, cards, card = one_card()
    cards.answer(card, True)
    cards.answer(card, True)
    assert cards.plan.next() == (1, "tomorrow") and card.step == 1
    store.now = date_of(5)
    cards.answer(card, True)
    assert cards.plan.next() == (1, "on Friday") and store.today == day_number("2026-12-01")
    cards.answer(card, False)
    assert cards.plan.next() == (1, "tomorrow") and cards.plan.week == [0, 1, 0, 0, 0, 0, 0]


def test_every_card_is_due_again_within_its_interval_whatever_the_clock_showed() -> None:
    """Clocks jump by years and by time zones between answers, and are right in the end."""
    chance = Chance(7)
    for _ in range(60):
        store, cards, card = one_card()
        for _ in range(5):
            store.now = chance.pick(
                ("1970-01-01 00:00:00", "2099-12-31 23:59:59", "12345-02-03 04:05:06")
                + (date_of(chance.below(60) + 5),)
            )
            if chance.below(2):
                cards.answer(card, chance.below(3) > 0)
        store.now = date_of(100)
        step = card.step
        if not card.is_known:
            longest = (INTERVALS[step - 1] if step else 1) + 1
            assert store.today <= card.due_day(store.today) <= store.today + longest


def test_looking_at_a_wrong_clock_and_a_day_of_another_time_zone_change_nothing() -> None:
    store, cards, card = one_card()
    cards.answer(card, True)
    written = dict(store.written)
    for now in ("1970-01-01 00:00:00", "2099-12-31 23:59:59"):
        store.now = now
        assert len(cards.plan.due()) == 1 == cards.plan.week[0]
    store.now = FIRST
    assert not cards.plan.due() and store.written == written
    store, cards, card = one_card()
    store.now = "2026-11-27 03:00:00"
    cards.answer(card, True)
    store.now = FIRST
    assert not cards.plan.due()


def test_the_week_counts_overdue_cards_today_and_later_ones_on_their_days() -> None:
    store, cards, card = one_card()
    squares = "-XO"
    for number, due in enumerate((-3, 0, 1, 1, 6, 7, 40), 1):
        cells = START[: 2 * number] + squares[1] + START[2 * number + 1 :]
        cards.add(Card(text(cells, due=store.today + due)))
    assert cards.plan.week == [3, 2, 0, 0, 0, 0, 1]
    assert len(cards.plan.due()) == 3 and cards.plan.next() == (3, "today")
    cards.answer(card, True)
    assert cards.plan.week == [2, 3, 0, 0, 0, 0, 1]


def test_symmetric_positions_share_a_card_and_others_do_not() -> None:
    chance = Chance(3)
    for n in (4, 6, 8):
        for _ in range(20):
            cells = "".join([chance.pick("-XO") for _ in range(n * n)])
            rows = [cells[at : at + n] for at in range(0, n * n, n)]
            same = {"".join(image) for image in images_of(rows)}
            assert {position_key(image, n) for image in same} == {min(same)}
    assert Card(text(side="X")).key != Card(text(side="O")).key


def test_the_same_mistake_in_a_later_game_begins_again_once() -> None:
    store, cards, card = one_card()
    cards.answer(card, True)
    cards.answer(card, True)
    assert cards.add(Card(text(game="mine-0", date="2026-11-20 20:00"))) is card
    later = Card(text(game="mine-2", date="2026-11-27 20:00"))
    store.now = "2026-11-27 20:10:00"
    assert cards.add(later) is later and len(cards) == 1 and cards.plan.due() == [later]
    assert cards.add(Card(text(game="mine-2", date="2026-11-27 20:00"))) is later
    cards.hide(later, True)
    assert cards.add(Card(text(game="mine-3", date="2027-01-01 20:00"))) is later
    assert not cards.plan.due()


def test_a_hidden_card_comes_back_only_if_that_is_undone() -> None:
    store, cards, card = one_card()
    cards.hide(card, True)
    assert not cards.plan.due() and cards.plan.next() is None and not cards.plan.ahead(cards.wanted)
    cards.hide(card, False)
    assert cards.plan.due() == [card]
    assert Card(store.written[card.key]).hidden is False


def many_cards(cards: Cards, count: int, today: int) -> list[Card]:
    """Adds cards of different positions that are due, and returns them."""
    squares = [at for at in range(64) if START[at] == "-"][:count]
    found = [Card(text(f"{START[:at]}X{START[at + 1 :]}", due=today)) for at in squares]
    keys = {card.key: card for card in found}
    return [cards.add(card) for card in keys.values()]


def test_no_day_has_more_cards_than_the_limit_and_none_is_lost() -> None:
    """For each limit, answering what is due each day reaches every card once, in turn."""
    for limit in (1, 2, 3, 7, 50):
        store, cards = no_cards()
        cards.plan.set_limit(limit)
        waiting = len(many_cards(cards, 20, store.today))
        planned = [min(limit, max(0, waiting - limit * ahead)) for ahead in range(7)]
        assert cards.plan.week == planned
        assert cards.plan.put_off(cards.wanted) == planned[1]
        seen: set[str] = set()
        for day in range(5, 160):
            store.now = date_of(day)
            assert len(cards.plan.due()) <= limit
            for card in cards.plan.due():
                seen.add(card.key)
                cards.answer(card, True)
            assert not cards.plan.due()
        assert len(seen) == waiting


def test_answers_use_up_the_limit_of_their_day_only() -> None:
    store, cards = no_cards()
    cards.plan.set_limit(3)
    many_cards(cards, 20, store.today)
    for left, is_right in ((2, True), (1, False)):
        cards.answer(cards.plan.due()[0], is_right)
        assert len(cards.plan.due()) == left
    again = Cards(store)
    for key, kept in store.written.items():
        store.readers[key.split()[0]](key, kept)
    assert (again.plan.limit, len(again.plan.due())) == (3, 1)
    assert again.plan.next() == (1, "today")
    assert again.comes_back(again.plan.due()[0]) == "Comes back today."
    again.answer(again.plan.due()[0], True)
    assert again.plan.next() == (3, "tomorrow") and again.plan.answered == 3
    assert again.plan.put_off(again.wanted) == 0  # The three come first.
    store.now = date_of(5)
    assert len(again.plan.due()) == 3
    assert not any(card.is_new for card in again.plan.due())


def test_only_a_number_in_range_is_a_limit() -> None:
    store, cards = no_cards()
    assert cards.plan.limit == 20
    for limit, kept in ((0, 1), (-3, 1), (1, 1), (999, 999), (1000, 999)):
        cards.plan.set_limit(limit)
        assert cards.plan.limit == kept == int(store.written["limit"])
    for damaged in ("", "0", "1000", "x", "-1"):
        raises(ValueError, store.readers["limit"], "limit", damaged)
        assert cards.plan.limit == 999


def test_what_was_put_away_last_is_listed_first_and_can_be_brought_back() -> None:
    store, cards = no_cards()
    first, second, third = many_cards(cards, 30, store.today)[:3]
    for day, card in ((5, first), (6, third)):
        store.now = date_of(day)
        cards.hide(card, True)
    cards.add(Card(text(played="a1 -5.0 9 0", hidden="1")))  # Damaged.
    assert cards.put_away == [third, first]
    cards.hide(third, False)
    assert cards.put_away == [first] and {second, third} <= set(cards.plan.due())


def test_a_wrong_first_try_counts_whatever_follows_unless_it_is_taken_back() -> None:
    _, cards, card = one_card()
    before = card.text
    for is_right in (True, False):
        cards.answer(card, is_right)
        assert not cards.plan.due()
        cards.restore(card, before)
        assert cards.plan.due() == [card] and card.text == before
    cards.answer(card, False)
    cards.answer(card, True)
    assert cards.plan.next() == (1, "tomorrow") and card.step == 0


def test_cards_of_other_games_are_not_kept_and_a_card_is_the_same_after_its_text() -> None:
    store, cards = no_cards()
    cards.answer(Card(text()), False)
    assert not store.written and not len(cards)
    whole = [text(), text(hidden="1", step=5, due=9), text(opening="Tiger", number=58)]
    for written in whole:
        assert Card(written).text == written
        assert Card(written + "\tmore").text == written


def test_filters_choose_blunders_phases_and_openings() -> None:
    _, cards = no_cards()
    for number, discs in enumerate((4, 23, 24, 43, 44, 60)):
        cells = "X" * discs + "-" * (64 - discs)
        played = "d3 -9.4 9 0" if number % 2 else "d3 -9.5 9 0"
        opening = "Tiger" if number < 4 else "Cow"
        cards.add(Card(text(cells, played=played, best="f5 0 9 1", opening=opening)))
    found = {
        (mark, phase, opening): len(
            cards.plan.due({"mark": mark, "phase": phase, "opening": opening})
        )
        for mark in ("", "??")
        for phase in ("", "1", "2", "3")
        for opening in ("", "Tiger", "Cow")
    }
    assert found["", "", ""] == 6 and found["??", "", ""] == 3
    assert [found["", phase, ""] for phase in "123"] == [2, 2, 2]
    assert [found["", "", name] for name in ("Tiger", "Cow")] == [4, 2]
    assert found["??", "3", "Cow"] == 1 and found["", "1", "Cow"] == 0
    assert cards.plan.openings == ["Cow", "Tiger"]
    assert cards.plan.next() == (6, "today") and cards.plan.next(dict(ALL, opening="Bat")) is None
    cards.want(mark="??", phase="3")
    assert cards.plan.next(cards.wanted) == (1, "today")
    assert len(cards.plan.ahead(cards.wanted)) == 1


def test_damaged_texts_are_refused_and_never_break_anything_else() -> None:
    whole = text()
    columns = whole.split("\t")
    damaged = ["", "x", whole[:80], whole + "x" * 5000]
    for column in (0, 1, 2, 7, 8, 10, 11):
        for bad in ("", "x", "z9 1 1 1", "a1 1 1"):
            damaged.append("\t".join(columns[:column] + [bad] + columns[column + 1 :]))
    for bad in damaged:
        raises(ValueError, Card, bad)
    assert Card(whole).is_playable and not Card(text(played="a1 1 9 0")).is_playable


def test_a_new_card_has_the_position_before_the_mistake() -> None:
    game = game_after("f5d6")
    store, cards = no_cards()

    class Mistake:
        number, color, better = 3, BLACK, "leads"
        moves = (MoveValue(18, 1.5, 9, False), MoveValue(42, -4.0, 9, False))  # c3 and c6.

    mistake: Any = Mistake()
    card = cards.new_card(mistake, game.last, "mine-1", "2026-11-26 21:40", "Tiger")
    assert card.board == game.position and card.color == BLACK and card.is_playable
    assert (card.number, card.cost, card.better, card.opening) == (3, 6, "leads", "Tiger")
    assert card.last == [game.last.square] + game.last.flips
    assert card.due_day(store.today) == store.today
