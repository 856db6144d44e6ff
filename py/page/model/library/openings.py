"""What was played from the position on the board, in all kept games and in every order of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from library.opening_tree import INDEXED, N, position_key
from othello import opponent, parse_square, square_name
from page.model.engine.client import VALUES, position_text
from page.model.library.kept_games import StoreFailed
from page.model.library.library import ALL
from saved.work import OPENINGS, PLAY

if TYPE_CHECKING:
    from analysis.protocol.engine_messages import EngineAnswer
    from jobs.job import Work
    from othello import Position
    from page.model.core.workspace import Workspace
    from page.model.engine.client import EngineClient
    from page.model.library.kept_games import GameStore, KeptGames
    from page.model.library.library import Library

DEPTH = 9  # Moves that a value looks ahead.
START = 4  # Discs.
ONLY_STANDARD = "Games are counted on 8 \u00d7 8 only."
NONE = "No kept game goes on from here."
LATE = f"Positions after move {INDEXED} are not counted."


class OpeningMove:
    """A move from the position on the board.

    Attributes:
        square: The square.
        color: The side that plays it.
        results: The games that black has won, that were drawn, that white has won, and the others.
        value: The value for the side to move in discs, None until it is known.
    """

    def __init__(self, square: int, color: str, results: list[int]) -> None:
        self.square = square
        self.color = color
        self.results = results
        self.value: float | None = None

    @property
    def name(self) -> str:
        """The name of the square."""
        return square_name(self.square, N)

    @property
    def games(self) -> int:
        """The number of games in which it was played."""
        return sum(self.results)

    @property
    def shares(self) -> list[int]:
        """The per cent of the finished games that black won, that were drawn, that white won."""
        finished = sum(self.results[:3])
        return [round(100 * count / finished) if finished else 0 for count in self.results[:3]]


class Counting(Task):
    """Asks the store how often each move was played."""


class Openings:
    """The moves from the position on the board.

    Attributes:
        scope: Whose games are counted: MINE, READ or ALL.
        moves: The moves, the best or most played first.
        games: The number of games that reached the position.
        said: Why there are no games, empty if there are.
        changes: Counts the changes of what is shown.
    """

    def __init__(
        self, workspace: Workspace, client: EngineClient, library: Library, kept: KeptGames
    ) -> None:
        self.scope = ALL
        self.moves: list[OpeningMove] = []
        self.games = 0
        self.said = ""
        self.changes = 0
        self._workspace, self._client = workspace, client
        self._library, self._kept = library, kept
        self._store: GameStore | None = None
        self._seen: tuple[Any, ...] = ()
        self._values: dict[int, float] = {}
        self._valued: str = ""  # The position of these values.

    def connect(self, store: GameStore) -> None:
        """Counts the games of a store."""
        self._store = store
        self._workspace.changes.subscribe(self._follow)

    def choose_scope(self, scope: str) -> None:
        """Counts the user's games, imported ones, or all."""
        self.scope = scope

    def play(self, square: int) -> None:
        """Plays a move on the board."""
        self._workspace.press(square)

    @property
    def transcript(self) -> str:
        """The moves that led to the position."""
        game = self._workspace.play.game
        return "".join([square_name(ply.square or 0, N) for ply in game.plies[: game.ply]])

    def _follow(self) -> None:
        workspace = self._workspace
        is_shown = workspace.sheet == OPENINGS and workspace.view == PLAY
        if not (is_shown and workspace.game_on_board and self._kept.is_open):
            self._client.want(VALUES, None)
            return
        game = workspace.play.game
        seen = game.position, game.turn, self.scope, self._library.changes, self._library.total
        if seen != self._seen:
            self._seen = seen
            workspace.jobs.start(Counting(self._count))
        self._ask_for_values(game.position, game.turn)

    def _ask_for_values(self, position: Position, turn: str | None) -> None:
        if not turn:
            self._client.want(VALUES, None)
            return
        text = position_text(position, turn)
        request = {"want": "thoughts", "position": text, "every": True, "depth": DEPTH}
        self._client.want(VALUES, request, lambda answer: self._hear(text, answer))  # type: ignore

    def _hear(self, text: str, answer: EngineAnswer) -> None:
        if answer["answer"] != "thought":
            return
        if text != self._valued:
            self._valued, self._values = text, {}
        for move in answer["moves"]:
            square = parse_square(move["square"], self._workspace.play.game.position.n)
            self._values[square] = move["value"]
        self._order()

    def _count(self) -> Work:
        """Asks the store about the positions after each move, and about this one."""
        game = self._workspace.play.game
        position, turn = game.position, game.turn
        self.moves, self.games, self.said = [], 0, ""
        number = N * N - position.empties - START  # Of the moves to the position.
        if position.n != N:
            self.said = ONLY_STANDARD
        elif number > INDEXED:
            self.said = LATE
        squares = position.legal_moves(turn) if turn else []
        keys: list[str] = []
        if turn and position.n == N:
            for square in squares:
                keys.append(_key_after(position, square, turn))
                yield None
        results = [[0, 0, 0, 0] for _ in squares]
        if keys and number < INDEXED:
            assert self._store
            try:
                question = {"keys": keys, "place": number, "scope": self.scope}
                found = (yield self._store.ask("played", **question))["rows"]
            except StoreFailed as error:
                self.said = str(error)
                found = []
            for at, counts in enumerate(found):
                results[at] = [int(count) for count in counts.split(" ")]
            # Symmetric moves have the same key and the same games.
            self.games = sum([sum(counts) for counts in dict(zip(keys, results)).values()])
        if turn:
            self.moves = [
                OpeningMove(square, turn, counts) for square, counts in zip(squares, results)
            ]
        self.said = self.said or ("" if self.games else NONE)
        self._order()

    def _order(self) -> None:
        """Sorts the moves, the best first, or the most played while values are unknown."""
        game = self._workspace.play.game
        known = game.turn and position_text(game.position, game.turn) == self._valued
        for move in self.moves:
            move.value = self._values.get(move.square) if known else None
        self.moves.sort(key=lambda move: (-(move.value or 0), -move.games, move.square))
        self.changes += 1


def _key_after(position: Position, square: int, turn: str) -> str:
    """Returns the key of the position after a move. A side without a legal move passes."""
    after, other = position.play(square, turn), opponent(turn)
    mover = other if after.can_move(other) or not after.can_move(turn) else turn
    return str(position_key(after, mover))
