"""Games between levels of the engine."""

import random

from jobs.slices import finished
from othello import BLACK, WHITE, Game
from play.engine.levels import LEVELS, play
from play.engine.protocol.request_handler import Engine

PLAYERS = LEVELS[2:8]


def played(engine: Engine, number: int) -> Game:
    """Returns a game between two levels."""
    chance = random.Random(f"reasons {number}")
    levels = {color: chance.choice(PLAYERS) for color in (BLACK, WHITE)}
    game = Game()
    while game.turn:
        level = levels[game.turn]
        game.play(finished(play(level, engine.think, game.position, game.turn, number)))
    return game
