"""Where the user's last game left the user's repertoire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Task
from othello import square_name
from othello.phrases import listing
from play.library.opening_tree import N, position_key, reading_keys_after

if TYPE_CHECKING:
    from jobs.job import Work
    from jobs.slices import InSlices
    from othello import Game, Ply
    from play.model.engine.game_report import GameReport
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.repertoire.move_tree import MoveTree
    from play.model.repertoire.repertoire import Repertoire

COMPARING = "comparing a game with the repertoire"  # A kind of job.
LEFT = "You left your repertoire at move {}: you played {}, your line is {}."
SEVERAL = "You left your repertoire at move {}: you played {}, your lines are {}."


class Departures:
    """Compares the line of each game that is over or reported with the trees of the user's side.

    Attributes:
        left_at: The user's first move that is in none of the trees, None if there is none.
        told: The sentence about it, empty without one.
    """

    def __init__(
        self, table: Table, kept: KeptGames, game_report: GameReport, repertoire: Repertoire
    ) -> None:
        self.left_at: Ply | None = None
        self.told = ""
        self._table, self._kept = table, kept
        self._game_report, self._repertoire = game_report, repertoire
        self._compared: tuple[Game, list[Ply], str | None, int] | None = None
        table.workspace.changes.subscribe(self._follow)

    def _follow(self) -> None:
        game, jobs = self._table.play.game, self._table.workspace.jobs
        color = self._kept.about(game)[0] if self._is_over else None
        state = game, list(game.plies), color, self._repertoire.changes
        if state != self._compared:
            self._compared, self.left_at, self.told = state, None, ""
            jobs.cancel(COMPARING)
            if color and game.standard and game.position.n == N:
                jobs.start(Task(COMPARING, self._compare))

    @property
    def _is_over(self) -> bool:
        play = self._table.play
        end = (play.game.plies or [play.game.start])[-1]
        is_reported = self._game_report.of_game is not None
        return end.turn is None or end in play.ending.resigned or is_reported

    def _compare(self) -> Work:
        assert self._compared
        _, plies, color, _ = self._compared
        tree = self._repertoire.own[color or ""]
        for ply in plies if tree.asked else []:
            yield None
            if tree.left_by(ply):
                self.left_at = ply
                name, names = yield from departure(ply, tree)
                said = SEVERAL if len(names) > 1 else LEFT
                self.told = said.format(ply.number, name, listing(names))
                return


def departure(ply: Ply, tree: MoveTree) -> InSlices[tuple[str, list[str]]]:
    """Returns the name of a move that left a tree, and those of the moves in it."""
    before, turn = ply.parent, ply.color
    assert before and turn
    reached = yield from reading_keys_after(before.position, turn)
    wanted = tree.after[position_key(before.position, turn)]
    names = [square_name(square, N) for square in sorted(reached) if reached[square] in wanted]
    return square_name(ply.square or 0, N), names
