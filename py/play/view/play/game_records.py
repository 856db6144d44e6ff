"""Game records to copy and paste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import to_js

from board.scene import Scene
from browser.clipboard import copy
from browser.files import download
from browser.page import Page, Part, element
from play import records
from play.model.play.game_records import (
    FILES,
    RecordWriter,
    lost_by_judges,
    lost_by_transcripts,
    without,
    writer_named,
)
from play.model.play_app import PlayApp
from saved.work import JUDGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from othello import Game


class GameRecordsPart(Part):
    """Copies and reads records."""

    def __init__(
        self,
        page: Page,
        app: PlayApp,
        writers: list[RecordWriter],
        open_input: Callable[[str], None],
        offer: Callable[[Game], tuple[str, Callable[[], None]]],
    ) -> None:
        """Creates the part.

        Args:
            page: The page.
            app: The state of the wing.
            writers: The formats in which a game can be copied.
            open_input: Runs an input in Judge.
            offer: Returns the title of the format in which Judge takes a game, and the action that
                runs it there. Raises ValueError if it takes it in none.
        """
        self._writers, self._open_input, self._offer = writers, open_input, offer
        self._page, self._app = page, app
        self._workspace, self._table = page.workspace, app.table
        self._pasted = app.pasted
        self._shown_pasted = ("", "")
        element("copy-record").addEventListener("click", self._copy)
        element("copy-moves").addEventListener("click", self._copy_moves)
        element("paste-game").addEventListener("click", self._open)
        element("judge-record").addEventListener("click", self._send_to_judge)
        element("record-text").addEventListener("input", lambda event: page.do(app.pasted.forget))
        element("read-record").addEventListener("click", self._read)
        element("put-part").addEventListener("click", self._put_part)
        document.addEventListener("paste", self._paste)
        for button in document.querySelectorAll("[data-save-game]"):
            button.addEventListener("click", self._save)

    def show(self, scene: Scene) -> None:
        """Shows what was said about a record."""
        self._show_pasted()

    def _open(self, event: Any) -> None:
        element("record-more").open = True
        element("read-record").scrollIntoView(to_js({"block": "nearest"}))
        element("record-text").focus()

    def _paste(self, event: Any) -> None:
        """Handles a paste outside text boxes: a game in Play, an input in Judge."""
        if event.target.closest("input, textarea, select, dialog"):
            return
        text = window.inserted(event)
        if not text:
            return
        event.preventDefault()
        if self._workspace.view == JUDGE:
            self._page.do(self._open_input, text)
        else:
            element("record-more").open = True
            element("record-text").value = text
            self._read(event)

    def _copy_moves(self, event: Any) -> None:
        game = self._table.play.game
        said = f"The moves are copied{without(lost_by_transcripts(game))}"
        copy(self._page, records.transcript(game), self._pasted.say, said)

    def _copy(self, event: Any) -> None:
        writer, game = (
            writer_named(element("record-form").value, self._writers),
            self._table.play.game,
        )
        try:
            text = writer.write(game)
        except ValueError as error:
            self._page.do(self._pasted.say, str(error))
            return
        copy(self._page, text, self._pasted.say, f"Copied{without(writer.lost(game))}")

    def _save(self, event: Any) -> None:
        """Saves the game as a file of the kind that the button names."""
        game = self._table.play.game
        writer = writer_named(event.currentTarget.dataset.saveGame, FILES)
        about = self._app.kept.facts_of(game, writer.name)
        try:
            download(f"game.{writer.name}", writer.write(game, about))
        except ValueError as error:
            self._page.do(self._pasted.say, str(error))
            return
        said = f"Saved as {writer.title}{without(writer.lost(game))}"
        self._page.do(self._pasted.say, said)

    def _send_to_judge(self, event: Any) -> None:
        game = self._table.play.game
        try:
            title, run = self._offer(game)
        except ValueError as error:
            self._page.do(self._pasted.say, str(error))
            return
        end = without(lost_by_judges(game))
        self._page.do(self._pasted.say, f"The game is in Judge, as input of {title}{end}")
        self._page.do(run)

    def _read(self, event: Any) -> None:
        self._page.do(self._pasted.read, element("record-text").value)

    def _put_part(self, event: Any) -> None:
        self._page.do(self._pasted.load_part)
        element("read-record").focus()

    def _show_pasted(self) -> None:
        pasted, button = self._pasted, element("put-part")
        if (pasted.said, pasted.offer) != self._shown_pasted:
            self._shown_pasted = pasted.said, pasted.offer
            element("record-said").textContent = pasted.said
            button.textContent = pasted.offer
            button.hidden = not pasted.offer
