"""The application with an engine, and games to analyse."""

from collections.abc import Callable
from functools import cache
from typing import Any

from othello import Game, square_name
from play.model.play_app import PlayApp
from reference.slow import endgame_slow as slow
from unit.page.running import finish
from unit.play.engine.boards import cells, random_game
from unit.play.model.engine.fake_engine import FakeEngine, real_engine
from unit.play.model.new_play import new_play


def app_with_engine(game: Game | None = None, engine: FakeEngine | None = None) -> PlayApp:
    """Returns the application with an engine, the real one by default, and a game."""
    app = new_play()
    app.client.connect(engine or real_engine())
    if game:
        app.workspace.do(app.table.load, game)
    return app


def do(app: PlayApp, action: Callable[..., Any], *arguments: Any) -> None:
    """Runs an action and all jobs that it starts."""
    app.workspace.do(action, *arguments)
    finish(app.workspace.jobs)


def reported(game: Game, engine: FakeEngine | None = None) -> PlayApp:
    """Returns the application after it has made the report of a game."""
    app = app_with_engine(game, engine)
    do(app, app.game_report.begin)
    return app


def analysing(game: Game, engine: FakeEngine | None = None) -> PlayApp:
    """Returns the application after it has analysed a game's position."""
    app = app_with_engine(game, engine)
    do(app, app.analysis.switch)
    return app


def thought(moves: list[tuple[str, float, list[str]]], **more: Any) -> dict[str, Any]:
    found = [{"square": square, "value": value, "line": line} for square, value, line in moves]
    usual = {"depth": 9, "goal": None, "speed": 98_765, "final": True}
    return {"answer": "thought", "moves": found} | usual | more


def telling(*answers: dict[str, Any], **more: Any) -> FakeEngine:
    """Returns an engine that gives the same answers to every request."""
    return FakeEngine(lambda request: answers, **more)


def values(app: PlayApp) -> dict[str, tuple[str, str, bool]]:
    """Returns the values on the squares of the board, by name of the square."""
    scene = app.workspace.scene()
    return {square_name(square, scene.n): scene.values[square] for square in scene.values}


def ending(seed: int, n: int = 8, empties: int = 6) -> Game:
    """Returns a game without moves whose start has `empties` empty squares."""
    game = random_game(seed, n, empties)
    return Game(game.position, game.turn or "")


def worth(game: Game) -> dict[int, int]:
    """Returns the value of each legal move for the side to move, from the slow solver."""
    return _worth(tuple(cells(game.position, game.turn or "")), game.position.n)


@cache
def _worth(position: tuple[int, ...], n: int) -> dict[int, int]:
    board = list(position)
    return {square: -slow.score(slow.after(board, square, turned), n)
            for square, turned in slow.moves(board, n)}  # fmt: skip


def badly_played(seed: int, empties: int = 8) -> Game:
    """Returns the end of a game in which every move is the worst one."""
    game = ending(seed, empties=empties)
    while game.turn:
        moves = worth(game)
        game.play(min(moves, key=lambda square: (moves[square], square)))
    return game


def losses(game: Game) -> dict[int, int]:
    """Returns the cost of each move of a game, from the slow solver."""
    found = {}
    for number, ply in enumerate(game.plies, 1):
        moves = worth(before(game, number))
        found[number] = max(moves.values()) - moves[ply.square or 0]
    return found


def before(game: Game, number: int) -> Game:
    """Returns a game before one of its moves."""
    line = game.copy()
    line.go_to(number - 1)
    return line


def mistakes(game: Game) -> list[int]:
    """Returns the numbers of the moves that cost three discs or more."""
    costs = losses(game)
    return [number for number in sorted(costs) if costs[number] >= 3]


def right_and_wrong(game: Game, number: int) -> tuple[str, str]:
    """Returns a best move in place of a mistake, and another bad move."""
    moves = worth(before(game, number))
    best = max(moves.values())
    wrong = [s for s in moves if best - moves[s] > 2 and s != game.plies[number - 1].square]
    right = [s for s in moves if moves[s] == best]
    return square_name(right[0], 8), square_name(wrong[0], 8) if wrong else ""
