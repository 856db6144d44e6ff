"""The openings that the user can learn: named ones, and the trees of games that the user has taken.

A tree has all variations of its game, for one side.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from jobs.job import Task
from othello import BLACK, WHITE, Game, parse_transcript
from play.library.opening_tree import N, named_lines
from play.model.library.kept_games import StoreUser
from play.model.practice.days import day_number
from play.model.repertoire.move_tree import MoveTree
from play.records.record import end_of
from saved.game_text import from_fragment, to_fragment
from saved.work import PLAY, PRACTICE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jobs.job import Work
    from jobs.slices import InSlices
    from othello import Ply
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.practice.practice_store import PracticeStore
    from state.notice import Notice

    Choice = tuple[str, str]  # The name and the side of the user.

# Kinds of jobs.
READING_OPENINGS, READING_TREES = "reading the openings", "reading the user's trees"
TREE, LINE = "tree", "line"  # The prefixes of the keys in the store.
LINES, YOUR = "Your lines", "Your {}"
OWN_GAME = YOUR.format("game")  # Without a named opening.
SHORTEST = 3  # Moves of an opening that can be chosen.
USUAL = "Tiger"
# With a move that costs nearly 4 discs or more. Only played if the user has chosen them.
UNSOUND = ("X-square Opening", "Bat (Kling Continuation)", "Wing Variation", "Semi-Wing Variation")
NOT_A_TREE = "its tree is invalid"
NOT_STANDARD = "Only games from the usual start on 8 × 8 can be learnt."
NOTHING = "This game has no move for {} yet."
ADDED, KNOWN_TREE = "Added to your openings: {}.", "You are learning this game already: {}."
REMOVED, BACK = "Removed: {}.", "{} is back."


class Repertoire(StoreUser):
    """Names the openings and trees, and keeps the user's.

    Attributes:
        chosen: The name and the side of the chosen opening.
        tree: The positions of the chosen opening, empty until they are read.
        own: The positions of all trees of the user, for each side.
        changes: Counts the changes of the positions.
    """

    def __init__(self, table: Table, store: PracticeStore, kept: KeptGames, notice: Notice) -> None:
        self.chosen: Choice = USUAL, BLACK
        self.tree = MoveTree(BLACK)
        self.own = {color: MoveTree(color) for color in (BLACK, WHITE)}
        self.changes = 0
        self._table, self._practice = table, store
        self._kept, self._notice = kept, notice
        self._workspace, self._jobs = table.workspace, table.workspace.jobs
        self._named: dict[str, str] = {}  # The name of each line, by its moves.
        self._long: list[str] = []  # The names of openings that can be chosen, sorted.
        self._lines: list[str] = []  # The moves of lines that earlier versions kept.
        self._taken: dict[str, tuple[Choice, Game]] = {}  # The trees, by their keys in the store.
        self._is_grown = True  # Whether `own` has all trees.
        store.read_with(TREE, self._read_tree)
        store.read_with(LINE, self._read_line)

    @property
    def choices(self) -> list[Choice]:
        """What can be chosen, the user's own first; empty until the names are read."""
        if not self._named:
            return []
        names = ([LINES] if self._lines else []) + self._long
        taken = [choice for choice, _ in self._taken.values()]
        return sorted(taken) + [(name, color) for name in names for color in (BLACK, WHITE)]

    @property
    def is_own(self) -> bool:
        """Whether the chosen opening is a tree that can be removed."""
        return self._key_of(self.chosen) is not None

    def choose(self, name: str, color: str) -> None:
        """Chooses an opening and the side."""
        self.chosen, self.tree = (name, color), MoveTree(color)
        self._jobs.cancel(READING_OPENINGS)
        if self._named:
            self._jobs.start(Task(READING_OPENINGS, self._grow))

    def take(self, game: Game, color: str) -> str:
        """Adds a game with its variations for one side, and chooses it; returns what to say."""
        if not (game.standard and game.position.n == N):
            return NOT_STANDARD
        if not any(ply.color == color for ply in game.tree()):
            return NOTHING.format(color.capitalize())
        text = to_fragment(game)
        moves = _moves_in(text)
        for choice, taken in self._taken.values():
            if choice[1] == color and _moves_in(to_fragment(taken)) == moves:
                self.choose(*choice)
                return KNOWN_TREE.format(choice[0])
        choice = self._new_name(game, color), color
        key = f"{TREE} {color} {self._practice.now} {random.random()}"
        self._put(key, choice, from_fragment(text))
        self.choose(*choice)
        return ADDED.format(choice[0])

    def remove(self) -> None:
        """Removes the chosen tree, and offers to undo that. What is known of it stays."""
        key = self._key_of(self.chosen)
        if not key:
            return
        choice, game = self._taken.pop(key)
        self._practice.write(key, self._practice.now)
        self._is_grown = False
        self.choose(USUAL, choice[1])

        def undo() -> None:
            self._put(key, choice, game)
            self.choose(*choice)
            self._workspace.say(BACK.format(choice[0]))

        self._notice.say_briefly(REMOVED.format(choice[0]), undo)

    def _key_of(self, choice: Choice) -> str | None:
        return next((key for key in self._taken if self._taken[key][0] == choice), None)

    def _new_name(self, game: Game, color: str) -> str:
        known = self._kept.names.of(end_of(game))
        opening = YOUR.format(known) if known else OWN_GAME
        used = [name for (name, side), _ in self._taken.values() if side == color]
        name, number = opening, 1
        while name in used:
            number += 1
            name = f"{opening} {number}"
        return name

    def _put(self, key: str, choice: Choice, game: Game) -> None:
        self._taken[key] = choice, game
        self._is_grown = False
        self._practice.write(key, f"{self._practice.now}\t{choice[0]}\t{to_fragment(game)}")

    def _follow(self) -> None:
        is_near = self._workspace.view == PLAY and self._table.sheet == PRACTICE
        if is_near and not self._named and not self._jobs.has(READING_OPENINGS):
            self._jobs.start(Task(READING_OPENINGS, self._load))
        if not self._is_grown and not self._jobs.has(READING_TREES):
            self._jobs.start(Task(READING_TREES, self._grow_own))

    def _load(self) -> Work:
        """Reads the names, and names the trees that were taken before they were there."""
        assert self._store
        yield from self._kept.prepare()
        self._named = dict(named_lines((yield self._store.openings())))
        long = {self._named[moves] for moves in self._named if len(moves) >= 2 * SHORTEST}
        self._long = sorted(long)
        for key, (choice, game) in list(self._taken.items()):
            named = self._new_name(game, choice[1]), choice[1]
            if choice[0].startswith(OWN_GAME) and not named[0].startswith(OWN_GAME):
                self._put(key, named, game)
                if self.chosen == choice:
                    self.chosen = named
        yield from self._grow()

    def _grow(self) -> Work:
        name, color = self.chosen
        if self.chosen not in self.choices:
            name, color = self.chosen = USUAL, color
        tree = yield from _tree(self._plies([name], color), color)
        self.tree = tree
        self.changes += 1

    def _grow_own(self) -> Work:
        self._is_grown = True
        for color in (BLACK, WHITE):
            names = [LINES] + [name for (name, side), _ in self._taken.values() if side == color]
            self.own[color] = yield from _tree(self._plies(names, color), color)
        self.changes += 1

    def _plies(self, names: list[str], color: str) -> Iterator[Ply]:
        """Yields the moves of openings."""
        for name in names:
            key = self._key_of((name, color))
            if key:
                yield from self._taken[key][1].tree()
                continue
            for moves in self._lines if name == LINES else _sound(self._named, name):
                game = Game()
                for square in parse_transcript(moves, N):
                    yield game.play(square)

    def _read_tree(self, key: str, kept: str) -> None:
        date, _, rest = kept.partition("\t")
        name, _, text = rest.partition("\t")
        _, color, _ = key.split(" ", 2)
        day_number(date)
        if color not in self.own:
            raise ValueError(NOT_A_TREE)
        self._is_grown = False
        if not text:
            self._taken.pop(key, None)
            return
        game = from_fragment(text)
        if not (game.standard and game.position.n == N):
            raise ValueError(NOT_A_TREE)
        self._taken[key] = (name, color), game

    def _read_line(self, key: str, date: str) -> None:
        moves, game = key.split(" ")[1], Game()
        day_number(date)
        for square in parse_transcript(moves, N):
            game.play(square)
        if moves not in self._lines:
            self._lines.append(moves)
            self._is_grown = False


def _tree(plies: Iterator[Ply], color: str) -> InSlices[MoveTree]:
    tree = MoveTree(color)
    for ply in plies:
        tree.add(ply)
        yield
    return tree


def _sound(named: dict[str, str], name: str) -> list[str]:
    """Returns the lines that begin with those of a name, without unsound ones of other names."""
    roots = [moves for moves in named if named[moves] == name]
    return [
        moves
        for moves in named
        if any(moves.startswith(root) for root in roots)
        and (moves in roots or named[moves] not in UNSOUND)
    ]


def _moves_in(text: str) -> str:
    """Returns the text of a game without the place of its board."""
    return text.rpartition(".")[0]
