"""Inputs of Jutge P18992: one game from the start on any even board, cut off anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, Position
from workbench.formats.jutge.cases import OTHER_LAYOUTS, JutgeCase, MoveCut, RingCut, read
from workbench.inputs.conditions import consecutive_moves, full_board, wipe_out
from workbench.inputs.random_games import (
    fills_board,
    has_pass,
    has_two_passes,
    moves_of,
    play_along_line,
    play_random_moves,
    play_to_end,
    random_lopsided_game,
    random_whole_game,
    random_wipeout,
)
from workbench.inputs.rng import Rng
from workbench.judging.adapter import InputAdapter
from workbench.judging.feature import BOARDS, MOVES, PASSES, Feature, Parameter

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST, LARGE, MOST = 4, 20, 26  # Rows of the board.
CROWDED, HUNDRED = 12, 100  # Rows of a board on which a side has so many discs.
ACROSS = 3  # Moves a row with which a line usually comes close to both edges.
GAMES_AFRESH = 4  # Games tried on each smaller board.

PARAMETERS = (
    Parameter("n", "rows of the board", range(LEAST, MOST + 1, 2)),
    Parameter("moves", "moves, fewer where the game ends before", range(1, MOST * MOST - 3)),
)


def cases(
    rng: Rng, possible: list[Feature], feature: Feature | None, **parameters: int
) -> list[JutgeCase]:
    """Returns one case with the feature, or with a random possible one if it is None."""
    usual = [one for one in possible if not one.is_rare]
    return [(feature or rng.pick(usual)).make(rng, **parameters)]


def _case(game: Game) -> JutgeCase:
    return JutgeCase(game.position.n, moves_of(game))


def _started(n: int) -> Game:
    return Game(Position.start(n))


def _start_only(rng: Rng, n: int | None = None) -> JutgeCase:
    return JutgeCase(n or rng.pick(range(LEAST, MOST + 1, 2)), [])


def _unfinished(rng: Rng, n: int | None = None, moves: int | None = None) -> JutgeCase:
    game = _started(n or rng.pick((4, 6, 8, 10, 12)))
    play_random_moves(rng, game, moves or rng.between(1, 40))
    if game.over:
        game.undo()
    return _case(game)


def _whole(rng: Rng, n: int | None = None) -> JutgeCase:
    is_crowded = n is None and rng.below(6) == 0
    game = random_lopsided_game(rng, CROWDED, HUNDRED) if is_crowded else None
    return _case(play_to_end(rng, game or _started(n or rng.pick((4, 6, 8)))))


def _with_pass(rng: Rng) -> JutgeCase:
    return _case(random_whole_game(rng, rng.pick((4, 6, 8)), has_pass))


def _with_two_passes(rng: Rng) -> JutgeCase:
    return _case(random_whole_game(rng, LEAST, has_two_passes))


def _with_wipe_out(rng: Rng) -> JutgeCase:
    return _case(random_wipeout(rng, rng.pick((8, 10, 12))))


def _with_full_board(rng: Rng) -> JutgeCase:
    return _case(random_whole_game(rng, rng.pick((4, 6, 8)), fills_board))


def _smallest(rng: Rng, moves: int | None = None) -> JutgeCase:
    return _case(play_random_moves(rng, _started(LEAST), moves or rng.between(1, 12)))


def _large(rng: Rng, moves: int | None = None) -> JutgeCase:
    n = rng.pick(range(LARGE, MOST + 1, 2))
    usual = rng.between(8, 24)
    return _along_line(rng, n, moves or (ACROSS * n if rng.below(6) == 0 else usual))


def _along_line(rng: Rng, n: int, moves: int) -> JutgeCase:
    return _case(play_along_line(rng, _started(n), moves))


def _spread(rng: Rng, n: int | None = None, moves: int | None = None) -> JutgeCase:
    return _unfinished(rng, n, moves).in_layout(rng.pick(OTHER_LAYOUTS))


BOTH = ("n", "moves")
FEATURES = (
    Feature("start-only", MOVES, "stops right after the size", _start_only, ("moves",)),
    Feature("unfinished", MOVES, "stops in the middle of a game", _unfinished),
    Feature("whole-game", MOVES, "goes on to the end of a game", _whole, ("moves",)),
    Feature("pass", PASSES, "has a forced pass", _with_pass, BOTH, condition=consecutive_moves(2)),
    Feature(
        "two-passes",
        PASSES,
        "has a player who must pass twice in a row",
        _with_two_passes,
        BOTH,
        condition=consecutive_moves(3),
    ),
    wipe_out(_with_wipe_out, BOTH),
    full_board(_with_full_board, BOTH),
    Feature("smallest", BOARDS, "is played on 4 x 4", _smallest, ("n",)),
    Feature("large", BOARDS, f"is played on {LARGE} x {LARGE} or more", _large, ("n",)),
    Feature(
        "white-space", MOVES, "has other white space than one move a line", _spread, is_rare=True
    ),
)


def _on_smaller_boards(cases: list[JutgeCase]) -> Iterator[list[JutgeCase]]:
    """Yields games with long lines and whole games on smaller boards, smallest first."""
    for n in range(LEAST, cases[0].n if cases else LEAST, 2):
        games = [_along_line(Rng(seed), n, 2 * n) for seed in range(GAMES_AFRESH if n > 8 else 0)]
        games += [_whole(Rng(seed), n) for seed in range(GAMES_AFRESH)]
        for game in games:
            yield [game.in_layout(cases[0].layout)]


INPUTS = InputAdapter(
    features=FEATURES,
    parameters=PARAMETERS,
    cases=cases,
    read=read,
    cuts=(MoveCut, RingCut),
    afresh=_on_smaller_boards,
)
