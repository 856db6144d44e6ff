"""On which day each card comes back, with at most a fixed number of cards a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import parse_number
from play.model.practice.days import WEEK, coming

if TYPE_CHECKING:
    from play.model.practice.card import Card
    from play.model.practice.practice_store import PracticeStore

    Plan = list[tuple[int, Card]]  # Each card that comes back with its day.

LIMIT = "limit"  # Its key in the store.
USUAL_LIMIT, HIGHEST_LIMIT = 20, 999  # Cards.
NOT_A_LIMIT = "the daily limit is invalid"


class DailyPlan:
    """The cards of each day.

    Attributes:
        limit: The most cards of a day.
    """

    def __init__(self, store: PracticeStore, cards: dict[str, Card]) -> None:
        """Plans the cards of a dictionary, as it changes with the store."""
        self.limit = USUAL_LIMIT
        self._store, self._cards = store, cards
        self._all: Plan = []  # Without filters.
        self._made_at = -1, 0  # The changes and the day then.
        store.read_with(LIMIT, self._read)

    def set_limit(self, limit: int) -> None:
        """Sets the most cards of a day. Numbers out of range are limited."""
        self.limit = min(max(limit, 1), HIGHEST_LIMIT)
        self._store.write(LIMIT, str(self.limit))

    @property
    def openings(self) -> list[str]:
        """The openings of all cards that come back, in order."""
        return sorted({card.opening for _, card in self._of(None) if card.opening})

    def due(self, wanted: dict[str, str] | None = None) -> list[Card]:
        """Returns the cards of today that fit filters, those that wait longest first."""
        return self._on(self._store.today, wanted)

    def ahead(self, wanted: dict[str, str] | None = None) -> list[Card]:
        """Returns the cards of the first day that has any, from today on."""
        plan = self._of(wanted)
        return self._on(plan[0][0], wanted) if plan else []

    def next(self, wanted: dict[str, str] | None = None) -> tuple[int, str] | None:
        """Returns the number of the cards that come back next, and when; None without any."""
        cards = self.ahead(wanted)
        return (len(cards), coming(self._of(wanted)[0][0], self._store.today)) if cards else None

    def day_of(self, card: Card) -> int:
        """Returns the day on which a card comes back."""
        return next(day for day, each in self._of(None) if each is card)

    @property
    def week(self) -> list[int]:
        """The number of cards of today, and of each of the six days after."""
        days, today = [day for day, _ in self._of(None)], self._store.today
        return [days.count(today + ahead) for ahead in range(WEEK)]

    @property
    def answered(self) -> int:
        """The number of cards that were answered today."""
        today = self._store.today
        return len([card for card in self._cards.values() if card.was_answered_on(today)])

    def put_off(self, wanted: dict[str, str]) -> int:
        """Returns the number of cards that the limit puts off from today until tomorrow."""
        today = self._store.today
        return len([card for card in self._on(today + 1, wanted) if card.due_day(today) == today])

    def _on(self, day: int, wanted: dict[str, str] | None) -> list[Card]:
        return [card for planned, card in self._of(wanted) if planned == day]

    def _of(self, wanted: dict[str, str] | None) -> Plan:
        """Returns the plan for the cards that fit filters. The list must not be changed."""
        state = self._store.changes, self._store.today
        if self._made_at != state:
            cards = [card for card in self._cards.values() if not (card.hidden or card.is_known)]
            self._all, self._made_at = self._spread(cards), state
        if not wanted or not any(wanted.values()):
            return self._all
        return self._spread([card for _, card in self._all if card.fits(wanted)])

    def _spread(self, cards: list[Card]) -> Plan:
        """Plans cards for the day on which each is due, or for the next one that has room.

        Those that were practised before go first, so that they come back as they should.
        """
        today = self._store.today
        plan: Plan = []
        counts = {today: self.answered}
        for is_new in (False, True):
            day = today
            for card in sorted([card for card in cards if card.is_new is is_new], key=_by_due):
                day = max(day, card.due_day(today))
                while counts.get(day, 0) >= self.limit:
                    day += 1
                counts[day] = counts.get(day, 0) + 1
                plan.append((day, card))
        return sorted(plan, key=lambda planned: (planned[0], _by_due(planned[1])))

    def _read(self, key: str, text: str) -> None:
        limit = parse_number(text)
        if not (limit and limit <= HIGHEST_LIMIT):
            raise ValueError(NOT_A_LIMIT)
        self.limit = limit


def _by_due(card: Card) -> tuple[int, int, str]:
    return card.due, -card.cost, card.key
