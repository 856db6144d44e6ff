"""The mistakes of a report as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.game import main_line
from play.model.engine.client import position_text
from play.model.engine.judged_moves import PRACTISED
from play.records.record import end_of

if TYPE_CHECKING:
    from play.model.engine.game_report import GameReport
    from play.model.engine.judged_moves import Report
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.practice.card import Card
    from play.model.practice.cards import Cards

NO_REPORT = "Make a report of the game first, to practise its mistakes."
NO_MISTAKES = "There are no mistakes to practise."


class ReportCards:
    """Makes cards of the mistakes in each report of the user's game."""

    def __init__(
        self, table: Table, game_report: GameReport, kept: KeptGames, cards: Cards
    ) -> None:
        self._game_report = game_report
        self._table, self._kept, self._cards = table, kept, cards
        self._made: tuple[Report, int] | None = None  # The report whose mistakes are cards.
        table.workspace.changes.subscribe(self._follow)

    @property
    def by_user(self) -> bool:
        """Whether the mistakes are those of the user, and not of two friends."""
        return self._game_report.color is not None

    @property
    def missing(self) -> str:
        """Why there is nothing to practise, empty if there are mistakes."""
        if self._game_report.mistakes:
            return ""
        return NO_MISTAKES if self._game_report.finished else NO_REPORT

    def make(self) -> list[Card]:
        """Returns the cards of the mistakes in the report, and adds those of the user's game."""
        report, found, game = self._game_report.finished, [], self._table.play.game
        if not report:
            return []
        own, key, date = self._kept.about(game)
        opening = self._kept.names.of(end_of(game))
        is_played = report.plies == main_line(game.start)
        for mistake in self._game_report.mistakes:
            before = report.before(mistake.number)
            card = self._cards.new_card(mistake, before, key, date, opening)
            is_own = is_played and mistake.color == own
            found.append(self._cards.add(card) if is_own else card)
        if is_played and key:
            self._put_away(report, key)
        return found

    def _put_away(self, report: Report, key: str) -> None:
        """Puts away the cards of the game whose moves this longer look finds to be no mistakes."""
        for card in self._cards.of_game(key):
            move = report.judged.get(card.number)
            if move and move.loss < PRACTISED:
                before = report.before(card.number).position
                if card.position == position_text(before, move.color):
                    self._cards.hide(card, True)

    def _follow(self) -> None:
        report = self._game_report.finished
        if report and not report.is_kept and self._made != (report, self._game_report.checks):
            self._made = report, self._game_report.checks
            self.make()
