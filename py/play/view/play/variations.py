"""The controls of the move on the board: its variations, mark and comment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from board.scene import Scene
from browser.page import Page, Part, element, focus_board
from play.model.game.messages import ply_name
from play.model.play_app import PlayApp

if TYPE_CHECKING:
    from othello import Ply

THE_START = "Comment on the start"
A_MOVE = "Comment on {}"


class VariationsPart(Part):
    """Shows the controls of the move, and changes the tree of the game."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._table = page, app.table
        self._variations = variations = app.variations
        self._shown: tuple[Ply, str, str] | None = None
        page.on_click("previous-variation", lambda: variations.go(-1))
        page.on_click("next-variation", lambda: variations.go(1))
        element("note").addEventListener("click", self._switch_note)
        element("note-fields").addEventListener("keydown", self._leave_note)
        # The buttons disappear, so the move is focused.
        page.on_click("promote", variations.promote, _focus_move)
        page.on_click("promote-step", variations.promote_step, _focus_move)
        element("delete-moves").addEventListener("click", self._delete)
        page.on_value("mark", variations.mark)
        page.on_value("comment", variations.comment)

    def show(self, scene: Scene) -> None:
        """Shows the mark and the comment of the move, and the buttons that have an effect."""
        variations, game = self._variations, self._table.play.game
        here = self._table.game_on_board and bool(game.size or game.start.comment)
        count, note = variations.count, element("note")
        ply = variations.ply
        note.hidden = not here
        note.ariaExpanded = "true" if variations.is_noting else "false"
        note.className = "icon ghost filled" if ply.mark or ply.comment else "icon ghost"
        element("note-fields").hidden = not variations.is_noting
        is_used = variations.is_noting or count > 1 or not variations.is_main
        element("move-tools").hidden = not (here and is_used)
        element("alternatives").hidden = count < 2
        if count > 1:
            element("variation-place").textContent = f"{variations.place} of {count}"
        element("promote").hidden = variations.is_main
        element("promote-step").hidden = not variations.has_steps
        self._show_note(ply)

    def _show_note(self, ply: Ply) -> None:
        shown = ply, ply.mark, ply.comment
        if shown == self._shown:
            return
        self._shown = shown
        element("mark").value = ply.mark
        element("mark").hidden = element("delete-moves").hidden = not ply.number
        label = A_MOVE.format(ply_name(ply)) if ply.number else THE_START
        comment = element("comment")
        comment.ariaLabel = comment.placeholder = label
        if comment.value != ply.comment:
            comment.value = ply.comment

    def _switch_note(self, event: Any) -> None:
        self._page.do(self._variations.switch_note)
        if self._variations.is_noting:
            # At once: a key that is typed before the next frame would be a shortcut.
            self.show(self._page.workspace.scene())
            element("comment").focus()

    def _leave_note(self, event: Any) -> None:
        if event.key == "Escape":
            event.stopPropagation()
            self._page.do(self._variations.switch_note)
            element("note").focus()

    def _delete(self, event: Any) -> None:
        self._page.do(self._variations.delete)
        if not self._variations.ply.number:
            self._page.after_frame(focus_board)


def _focus_move() -> None:
    element("moves").querySelector("[aria-current]").focus()
