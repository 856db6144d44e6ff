"""All cards, and what the user does with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.practice.card import PREFIX, Card, text_of
from play.model.practice.daily_plan import DailyPlan
from play.model.practice.days import coming, when_played

if TYPE_CHECKING:
    from othello import Ply
    from play.model.engine.judged_moves import JudgedMove
    from play.model.practice.practice_store import PracticeStore

COMES_BACK, IS_KNOWN = "Comes back {}.", "Does not come back."
OF_GAME = " of your game of {}"
ALL = {"mark": "", "phase": "", "opening": ""}


class Cards:
    """All cards.

    Attributes:
        wanted: The filters.
        plan: The days on which they come back.
    """

    def __init__(self, store: PracticeStore) -> None:
        self.wanted = dict(ALL)
        self._store = store
        self._all: dict[str, Card] = {}
        self.plan = DailyPlan(store, self._all)
        store.read_with(PREFIX, self._read)

    def __len__(self) -> int:
        return len(self._all)

    @property
    def put_away(self) -> list[Card]:
        """The cards that were put away, the last one first."""
        cards = [card for card in self._all.values() if card.hidden and card.is_playable]
        return sorted(cards, key=lambda card: card.changed, reverse=True)

    def want(self, **wanted: str) -> None:
        """Sets filters."""
        self.wanted.update(wanted)

    def add(self, card: Card) -> Card:
        """Adds a card, and returns it, or the card that its position already has.

        The same mistake in a later game begins again.
        """
        known = self._all.get(card.key)
        if known:
            is_again = card.game != known.game and card.date > known.changed
            if known.hidden or not is_again:
                return known
        self._all[card.key] = card
        self._store.write(card.key, card.text)
        return card

    def answer(self, card: Card, is_right: bool) -> None:
        """Sets when a card comes back."""
        card.answer(is_right, self._store.now)
        self._keep(card)

    def restore(self, card: Card, text: str) -> None:
        """Takes back an answer. The text is that of the card before."""
        card.read(text)
        self._keep(card)

    def hide(self, card: Card, hidden: bool) -> None:
        """Puts a card away for good, or takes that back."""
        card.hide(hidden, self._store.now)
        self._keep(card)

    def new_card(
        self, move: JudgedMove, before: Ply, game: str = "", date: str = "", opening: str = ""
    ) -> Card:
        """Returns a card for a mistake, due today, without adding it."""
        store = self._store
        return Card(text_of(move, before, store.now, store.today, (game, date, opening)))

    def of_game(self, key: str) -> list[Card]:
        """Returns the cards of a game that are not put away."""
        return [card for card in self._all.values() if card.game == key and not card.hidden]

    def known(self, card: Card) -> Card:
        """Returns the kept card for the position of a card, the card itself if there is none."""
        return self._all.get(card.key, card)

    def comes_back(self, card: Card) -> str:
        """Returns when a card comes back, empty if it is not kept."""
        if not self._is_kept(card):
            return ""
        if card.is_known:
            return IS_KNOWN
        return COMES_BACK.format(coming(self.plan.day_of(card), self._store.today))

    def game_of(self, card: Card) -> str:
        """Returns which game a card is from, empty if its date is not known."""
        when = when_played(card.date, self._store.today)
        return OF_GAME.format(when) if when else ""

    def _is_kept(self, card: Card) -> bool:
        """Returns whether a card is kept. Mistakes in games of others are not."""
        return self._all.get(card.key) is card

    def _keep(self, card: Card) -> None:
        if self._is_kept(card):
            self._store.write(card.key, card.text)

    def _read(self, key: str, text: str) -> None:
        known = self._all.get(key)
        if known:
            known.read(text)
        else:
            card = Card(text)
            self._all[card.key] = card
