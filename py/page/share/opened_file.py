"""What a file that the user opens or drops becomes: it follows the view.

In Play it is a game or a position. In Judge it is an input, an output or a program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from page.share import READING
from page.stored import settings
from page.stored.snapshot import Snapshot, read
from play.library.game_files import NOT_GAMES, has_several
from play.records.recognition import reading
from saved.work import JUDGE, MARK, PLAY, with_members
from workbench.formats import detect

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from jobs.slices import InSlices
    from page.app import App
    from page.share.opened_works import OpenedWorks

USUAL_SIZE = 8
OUTPUT, PROGRAM = "your-output", "program"  # Text boxes other than that of the input.
PROGRAMS = (".py", ".c", ".cc", ".cpp", ".cxx")
GAMES = ("sgf", "ggf", "pgn", "transcript")  # The kinds of records that no judge reads.
NUL = "\u2400"  # In the text of a file, in place of the character itself.
OPENED = "{} is open in place of your work."
IS_GAME = "{} is a game. Your input is unchanged."
HAS_GAMES = "{} contains games. Your input is unchanged."
OPEN_IN_PLAY = "Open in Play"


class OpenedFile:
    """A file that the user has opened in a view, or for the text box with the id `box`."""

    def __init__(self, app: App, name: str, view: str, box: str, add: Callable[[], None]) -> None:
        self._app, self._add, self._name = app, add, name
        self._view, self._box = view, box

    def taking(self, text: str) -> Work:
        """Puts the text of the file where it belongs, in slices."""
        judge = self._app.workbench.judge
        if self._view == PLAY:
            yield from self._playing(text)
        elif self._box == OUTPUT:
            judge.open_output(text)
        elif self._box == PROGRAM or any(self._name.lower().endswith(end) for end in PROGRAMS):
            self._app.workbench.program_test.open(text)
        elif (yield from _is_game(text)):
            start, said = self._app.workspace.jobs.start, IS_GAME.format(self._name)
            reading_it = Task(READING, lambda: self._playing(text))
            self._app.notice.say(said, lambda: start(reading_it), OPEN_IN_PLAY)
        else:
            judge.open_input(text)

    def restore(self, works: OpenedWorks, data: Any) -> None:
        """Opens the file as a saved page. It can be undone for a while.

        Raises ValueError, before anything is changed, if the data is invalid.
        """
        before = Snapshot(works.work.taken())
        players = settings.players_of(self._app.table.play)
        works.open(read(data))
        said = OPENED.format(self._name)
        self._app.notice.say_briefly(said, lambda: works.open(before, players))

    def _playing(self, text: str) -> Work:
        """Puts a game on the board of Play, which can be undone for a while, or says why not.

        Several games become games of the list.
        """
        workspace, table = self._app.workspace, self._app.table
        pasted, notice = self._app.play.pasted, self._app.notice
        game, board = table.play.game, workspace.boards[PLAY]
        players = settings.players_of(table.play)

        def undo() -> None:
            settings.set_players(table.play, players)
            table.load(game)
            workspace.boards[PLAY] = board

        workspace.go_to(PLAY)
        if NUL in text:
            notice.say(f"{self._name}: {NOT_GAMES}")
            return
        if (yield from has_several(text)):
            self._add()
            return
        is_read = yield from pasted.taking(text)
        said = f"{self._name}: {pasted.said}"
        if is_read:
            notice.say_briefly(said, undo)
        else:
            notice.say(said, pasted.load_part if pasted.part else None, pasted.offer)


def _is_game(text: str) -> InSlices[bool]:
    """Returns whether a text is the record of one game or several, and not a judge input."""
    if detect(text)[0] is not None:  # Reading it as a record would run the judge.
        return False
    record = yield from reading(text, USUAL_SIZE)
    return record.kind in GAMES or (yield from has_several(text))


def of_text(text: str, parse: Callable[[str], Any]) -> Snapshot:
    """Returns the snapshot in a text from outside: a saved page, or else a judge input.

    `parse` returns the plain data of a JSON text. Raises ValueError if the text is invalid.
    """
    if is_snapshot(text):
        return read(parse(text))
    return Snapshot(with_members(input=text, view=JUDGE))


def is_snapshot(text: str) -> bool:
    """Returns whether a text looks like a snapshot and not like a judge input."""
    return text[:1] == "{" and f'"{MARK}"' in text
