"""What replaying listed games shows: the last position, and where the user left the repertoire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Task
from play.library.stored_game import main_plies
from play.model.repertoire.departures import departure

if TYPE_CHECKING:
    from jobs.job import Work
    from jobs.slices import InSlices
    from play.library.stored_game import StoredGame
    from play.model.library.listed_game import ListedGame
    from play.model.repertoire.repertoire import Repertoire
    from state.workspace import Workspace

    Replay = tuple[list[str], str]

REPLAYING = "replaying the games in view"  # A kind of job.
MOST = 300  # Games that are remembered.
USUAL = "8.."  # Begins the text of a game from the usual start on 8 x 8.
LEFT = "{}. {}, yours {}"


class Replays:
    """What is known from replaying games.

    Attributes:
        found: The rows of the last position of each game, and where the user left the repertoire,
            by the row of the game.
        changes: Counts the games that were replayed.
    """

    def __init__(self, workspace: Workspace, repertoire: Repertoire) -> None:
        self.found: dict[str, Replay] = {}
        self.changes = 0
        self._wanted: list[ListedGame] = []
        self._workspace, self._repertoire = workspace, repertoire
        self._compared = 0  # The changes of the repertoire.

    def lacks(self, games: list[ListedGame], for_boards: bool) -> bool:
        """Returns whether games have to be replayed, for their positions or only the repertoire."""
        own = self._repertoire.own.values()
        is_needed = for_boards or any(tree.asked for tree in own)
        is_old = self._compared != self._repertoire.changes
        return is_needed and (is_old or any(game.row not in self.found for game in games))

    def want(self, games: list[ListedGame]) -> None:
        """Replays games, in place of those that were wanted before."""
        if self._compared != self._repertoire.changes or len(self.found) > MOST:
            self._compared, self.found = self._repertoire.changes, {}
        self._wanted = [game for game in games if game.row not in self.found]
        jobs = self._workspace.jobs
        if self._wanted and not jobs.has(REPLAYING):
            jobs.start(Task(REPLAYING, self._find))

    def _find(self) -> Work:
        while self._wanted:
            game = self._wanted.pop(0)
            self.found[game.row] = yield from self._replay(game.stored)
            self.changes += 1

    def _replay(self, stored: StoredGame | None) -> InSlices[Replay]:
        if not stored:
            return [], ""
        tree = self._repertoire.own.get(stored.own_color or "")
        is_usual, left = stored.game.startswith(USUAL), ""
        try:
            for last in main_plies(stored.game):
                yield
                if tree and is_usual and not left and tree.left_by(last):
                    name, names = yield from departure(last, tree)
                    left = LEFT.format(last.number, name, " or ".join(names))
        except ValueError:
            return [], left
        return last.position.rows(), left
