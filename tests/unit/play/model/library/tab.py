"""A visit with a store of games."""

from collections.abc import Callable

from play.model.library.library import MINE
from unit.page.running import finish
from unit.page.share.visit import Visit
from unit.play.model.library.fake_store import FakeStore


class Tab(Visit):
    def __init__(self, store: FakeStore, *work: object, **visit: object) -> None:
        super().__init__(*work, **visit)  # type: ignore[arg-type]
        app = self.app.play
        for connected in (app.kept, app.library, app.openings, app.level_results):
            self.do(connected.connect, store)
        self.settle()

    def settle(self) -> None:
        """Ends all jobs, as after a second."""
        finish(self.workspace.jobs)

    def run(self, action: Callable[..., object], *arguments: object) -> None:
        """Does something, and ends all jobs."""
        self.do(action, *arguments)
        self.settle()

    def play(self, *squares: int) -> None:
        """Plays moves, and waits until they are kept."""
        for square in squares:
            self.press(square)
        self.settle()

    def move(self) -> None:
        self.play(self.table.play.game.legal_moves()[0])

    def paste(self, record: str) -> None:
        self.run(self.app.play.pasted.read, record)

    def list_games(self, scope: str = MINE) -> None:
        """Shows the list of games."""
        self.do(self.app.play.library.choose_scope, scope)
        self.run(self.table.show_sheet, "games")

    def select(self, number: int) -> None:
        self.run(self.app.play.library.select, number)

    def open(self, number: int) -> None:
        """Goes on with a listed game."""
        self.do(self.app.play.library.select, number)
        self.run(self.app.play.looking.open)

    def stored_work(self) -> object:
        """Returns what a later visit begins with."""
        own, _ = self.store() or (None, [])
        return own
