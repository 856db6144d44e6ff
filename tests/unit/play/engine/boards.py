"""Positions and engines for the tests of the engine."""

from functools import cache
from time import perf_counter
from typing import Any

from othello import BLACK, Game, Position, opponent
from play.engine.protocol.request_handler import Engine
from play.engine.thinking import KernelThinker
from play.engine.thoughts import Limits, Thought
from play.records import board_text
from reference.chance import Chance
from reference.slow.endgame_slow import Board
from unit.play.engine.kernel.kernels import kernel


@cache
def engine() -> Engine:
    """Returns an engine that all tests share. Its answers must not depend on earlier tests."""
    return Engine(fresh_thinker(), perf_counter)


def fresh_thinker() -> KernelThinker:
    """Returns a thinker with an empty table. All thinkers share the kernel and its table."""
    thinker = KernelThinker(kernel())
    thinker.forget()
    return thinker


def thoughts(game: Game, limits: Limits) -> list[Thought]:
    """Returns all thoughts of a fresh thinker about the position of a game."""
    found = fresh_thinker().think(game.position, game.turn or "", limits)
    return list(filter(None, found))


def random_game(seed: int, n: int, empties: int) -> Game:
    """Returns an unfinished game of random moves, with a number of empty squares."""
    for attempt in range(1000):
        chance, game = Chance(1000 * seed + attempt), Game(Position.start(n))
        while game.turn and game.position.empties > empties:
            game.play(chance.pick(game.legal_moves()))
        if game.turn and game.position.empties == empties:
            return game
    raise ValueError("no such game found")


def sides(position: Position, color: str) -> tuple[list[int], list[int]]:
    """Returns the squares of the discs of a colour and of the other colour."""
    squares = range(position.n**2)
    own = [square for square in squares if position.color_at(square) == color]
    other = [square for square in squares if position.color_at(square) == opponent(color)]
    return own, other


def cells(position: Position, color: str) -> Board:
    """Returns the board of `reference.slow.endgame_slow`, with the colour to move."""
    own, other = sides(position, color)
    return [(s in own) - (s in other) for s in range(position.n**2)]


def text(game: Game) -> str:
    """Returns a position in the format of requests."""
    return board_text(game.position, game.turn or BLACK)


def answers(request: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[Any] = [answer for answer in engine().answer(request) if answer]
    return found
