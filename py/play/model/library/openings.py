"""What was played from the position on the board, in all kept games and in every order of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from othello import parse_square, square_name
from play import records
from play.library.opening_tree import INDEXED, N, ply_key, reading_keys_after
from play.library.stored_game import StoredGame, parsed_rows
from play.model.engine.client import FAILED, VALUES, position_text
from play.model.engine.values import MoveValue
from play.model.library.kept_games import StoreUser
from play.model.library.library import ALL
from saved.store import StoreFailed
from saved.work import GAMES, OPENINGS, PLAY

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from board.scene import Scene
    from jobs.job import Work
    from othello import Position
    from play.engine.protocol.engine_messages import EngineAnswer
    from play.model.engine.client import EngineClient
    from play.model.engine.values import Values
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.library.library import Library

COUNTING = "counting the moves of openings"  # A kind of job.
DEPTH = 9  # Moves that a value looks ahead.
START = 4  # Discs.
FAR = 3.5  # Discs below the best move. A move that is worse and was never played is folded.
RECENT = 3  # Games that are listed.
ONLY_STANDARD = "Games and names are for 8 \u00d7 8."
NONE = "No game has reached this position."
LATE = f"Positions after move {INDEXED} are not counted."
VALUE = "value"
# What the headings sort by; the largest first, but names and squares the other way round.
ORDERS = {
    "move": lambda move: move.square,
    VALUE: lambda move: (-move.worth, -move.games, move.square),
    "leads": lambda move: (move.leads_to == "", move.leads_to, -move.worth),
    "games": lambda move: (-move.games, -move.worth),
    "results": lambda move: (-move.shares[0], move.shares[2], -move.games),
}


class OpeningMove:
    """A move from the position on the board.

    Attributes:
        square: The square.
        name: The name of the square.
        color: The side that plays it.
        leads_to: The name of the opening that it leads to, empty if it has none.
        results: The games that black has won, that were drawn, that white has won, and the others.
        known: The value of the move, None until it is known.
    """

    def __init__(self, square: int, n: int, color: str, leads_to: str, results: list[int]) -> None:
        self.square = square
        self.name = square_name(square, n)
        self.color = color
        self.leads_to = leads_to
        self.results = results
        self.known: MoveValue | None = None

    @property
    def worth(self) -> float:
        """The value for the side to move in discs as it is shown, 0 until it is known."""
        return round(10 * self.known.value) / 10 if self.known else 0

    @property
    def games(self) -> int:
        """The number of games in which it was played."""
        return sum(self.results)

    @property
    def shares(self) -> list[int]:
        """The per cent of the finished games that black won, that were drawn, that white won."""
        finished = sum(self.results[:3])
        return [round(100 * count / finished) if finished else 0 for count in self.results[:3]]


class Openings(StoreUser):
    """The moves from the position on the board.

    It has many attributes, because the list shows them and other parts of the page change them.

    Attributes:
        scope: Whose games are counted: MINE, READ or ALL.
        opening: The name of the opening on the board, empty if it has none.
        moves: All moves, in order.
        games: The number of games that reached the position.
        recent: The last games of these.
        said: Why there are no games, empty if there are.
        shows_all: Whether folded moves are shown too.
        sort: What the moves are sorted by, a key of ORDERS.
        is_reversed: Whether the order is reversed.
        framed: The square of the move that the user looks at, None if there is none.
        changes: Counts the changes of the displayed data.
    """

    def __init__(
        self,
        table: Table,
        client: EngineClient,
        library: Library,
        kept: KeptGames,
        values: Values,
    ) -> None:
        self.scope = ALL
        self.opening = ""
        self.moves: list[OpeningMove] = []
        self.games = 0
        self.recent: list[StoredGame] = []
        self.said = ""
        self.shows_all = self.is_reversed = False
        self.sort = VALUE
        self.framed: int | None = None
        self.changes = 0
        self._table, self._workspace, self._client = table, table.workspace, client
        self._library, self._kept = library, kept
        self._seen: tuple[Any, ...] = ()
        self._values = values
        self._valued = -1  # The notes of the values that are shown.
        self._listed: tuple[Position, str] | None = None  # The position and side of the moves.

    def choose_scope(self, scope: str) -> None:
        """Counts the user's games, imported ones, or all."""
        self.scope = scope

    def sort_by(self, order: str) -> None:
        """Sorts by a column, or the other way round if that is the order already."""
        self.is_reversed = self.sort == order and not self.is_reversed
        self.sort = order
        self._order()

    def show_all(self) -> None:
        """Shows the folded moves too."""
        self.shows_all = True
        self.changes += 1

    def frame(self, square: int | None) -> None:
        """Frames the square of a move on the board, None for none."""
        self.framed = square

    def add_to(self, scene: Scene) -> None:
        """Frames the square of the move that the user looks at."""
        if self._is_shown and self.framed in [move.square for move in self.moves]:
            scene.marks["listed"] = [self.framed]

    @property
    def folded(self) -> list[OpeningMove]:
        """The moves that are far worse than the best and were never played, the best first."""
        known = [move for move in self.moves if move.known]
        if self.shows_all or not known:
            return []
        best = max([move.worth for move in known])
        found = [move for move in known if move.worth < best - FAR and not move.games]
        return sorted(found, key=lambda move: -move.worth)

    @property
    def depths(self) -> list[int]:
        """The depth of each known value, 0 if it is exact."""
        known = [move.known for move in self.moves if move.known]
        return [0 if value.exact else value.depth for value in known]

    @property
    def is_valued(self) -> bool:
        """Whether values are known, or may still become known."""
        return self.depths != [] or self._client.status != FAILED

    @property
    def transcript(self) -> str:
        """The moves that led to the position."""
        game = self._table.play.game
        return records.transcript(game) if game.standard else ""

    def show_games(self) -> None:
        """Lists the games that reached the position."""
        self._table.show_sheet(GAMES)
        self._library.clear(scope=self.scope, words=self.transcript)

    @property
    def _is_shown(self) -> bool:
        workspace = self._workspace
        is_chosen = self._table.sheet == OPENINGS and workspace.view == PLAY
        return is_chosen and self._table.game_on_board

    def _follow(self) -> None:
        if not (self._is_shown and self._kept.is_open):
            self._client.want(VALUES, None)
            return
        game = self._table.play.game
        library = self._library
        seen = game.position, game.turn, self.scope, library.changes, library.games.total
        if seen != self._seen:
            if seen[:2] != self._seen[:2]:
                self.shows_all, self.framed, self._listed = False, None, None
            self._seen = seen
            asked = self._ask()  # The store counts while the page draws the move.
            self._workspace.jobs.start(Task(COUNTING, lambda: self._count(asked)))
        if self._listed and self._valued != self._values.notes:  # The analysis may look further.
            self._order()
        self._ask_for_values()

    def _ask(self) -> Awaitable[Any] | None:
        """Asks the store about the position on the board; None if it is not counted."""
        game = self._table.play.game
        number = _number(game.position)  # Of the moves to the position.
        if game.position.n != N or number > INDEXED:
            return None
        here = ply_key(game.last) if number else 0
        assert self._store
        question = {"here": str(here), "place": number, "scope": self.scope, "recent": RECENT}
        return self._store.ask("played", **question)

    def _ask_for_values(self) -> None:
        """Asks the engine for values, once the moves are listed."""
        if not self._listed:
            self._client.want(VALUES, None)
            return
        position, turn = self._listed
        text = position_text(position, turn)
        request = {"want": "thoughts", "position": text, "every": True, "depth": DEPTH}
        self._client.want(VALUES, request, lambda answer: self._hear(position, turn, answer))  # type: ignore

    def _hear(self, position: Position, turn: str, answer: EngineAnswer) -> None:
        if answer["answer"] != "thought":
            return
        depth, is_exact = answer["depth"], answer["goal"] == "score"
        for move in answer["moves"]:
            square = parse_square(move["square"], position.n)
            value = MoveValue(square, move["value"], depth, is_exact)
            self._values.note_move(position, turn, value)

    def _count(self, asked: Awaitable[Any] | None) -> Work:
        """Lists the moves with the answer of the store."""
        game = self._table.play.game
        position, turn = game.position, game.turn
        keys: dict[int, int] = {}
        found: dict[str, Any] = {"count": 0, "counts": [], "rows": []}
        said = ONLY_STANDARD if position.n != N else LATE
        if asked:
            yield from self._kept.prepare()
            if turn:
                keys = yield from reading_keys_after(position, turn)
            try:
                found, said = (yield asked), ""
            except StoreFailed as error:
                said = str(error)
        squares = list(keys) or (position.legal_moves(turn) if turn else [])
        numbers = [text.split(" ") for text in found["counts"]]
        counts = {key: [int(count) for count in results] for key, *results in numbers}
        names = self._kept.names.by_key or {}
        self._listed = (position, turn) if turn else None
        self.moves = []
        for square in squares:
            key = keys.get(square, 0)
            results = counts.get(str(key), [0, 0, 0, 0])
            move = OpeningMove(square, position.n, turn or "", names.get(key, ""), results)
            self.moves.append(move)
        self.games = found["count"]
        self.recent = list(parsed_rows(found["rows"]))
        self.said = said or ("" if self.games else NONE)
        self._order()
        self.opening = self._kept.names.of(game.last)

    def _order(self) -> None:
        """Notes the known values, and sorts the moves."""
        self._valued = self._values.notes
        ranked = self._values.ranked(*self._listed) if self._listed else []
        known = {value.square: value for value in ranked}
        for move in self.moves:
            move.known = known.get(move.square)
        self.moves.sort(key=ORDERS[self.sort], reverse=self.is_reversed)
        self.changes += 1


def _number(position: Position) -> int:
    """Returns the number of moves from the standard start to a position."""
    return position.n * position.n - position.empties - START
