"""Inputs of Jutge P18992: one game from the start, on any even board, stopping anywhere."""

from inputs.adapter import Maker
from inputs.cases.jutge import JutgeCase, MoveCut, RingCut, read
from inputs.conditions import is_full, is_wiped_out, moved, moves_in_a_row
from inputs.feature import BOARDS, MOVES, PASSES, Feature, Knob
from inputs.random_games import (
    fills_board,
    has_pass,
    has_two_passes,
    moves_of,
    play_on,
    play_out,
    whole_game,
)
from inputs.rng import Chance
from inputs.wipeout_games import wipe_out
from judges.jutge import JUTGE
from othello import Game, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from inputs.cases.case import Case

LEAST, LARGE, MOST = 4, 20, 26
GAMES_AFRESH = 4

KNOBS = (
    Knob("n", "rows of the board", range(LEAST, MOST + 1, 2)),
    Knob("moves", "moves, fewer where the game ends before", range(1, MOST * MOST - 3)),
)


def cases(
    chance: Chance, possible: list[Feature], feature: Feature | None, **knobs: int
) -> list[JutgeCase]:
    """Returns one case that has the feature, or any of the possible ones if it is None."""
    return [(feature or chance.pick(possible)).make(chance, **knobs)]


def _case(game: Game) -> JutgeCase:
    return JutgeCase(game.position.n, moves_of(game))


def _started(n: int) -> Game:
    return Game(Position.start(n))


def _start_only(chance: Chance, n: int | None = None) -> JutgeCase:
    return JutgeCase(n or chance.pick(range(LEAST, MOST + 1, 2)), [])


def _unfinished(chance: Chance, n: int | None = None, moves: int | None = None) -> JutgeCase:
    game = _started(n or chance.pick((4, 6, 8, 10, 12)))
    play_on(chance, game, moves or chance.between(1, 40))
    if game.over:
        game.undo()
    return _case(game)


def _whole(chance: Chance, n: int | None = None) -> JutgeCase:
    return _case(play_out(chance, _started(n or chance.pick((4, 6, 8)))))


def _with_pass(chance: Chance) -> JutgeCase:
    return _case(whole_game(chance, chance.pick((4, 6, 8)), has_pass))


def _with_two_passes(chance: Chance) -> JutgeCase:
    return _case(whole_game(chance, LEAST, has_two_passes))


def _with_wipe_out(chance: Chance) -> JutgeCase:
    return _case(wipe_out(chance, chance.pick((8, 10, 12))))


def _with_full_board(chance: Chance) -> JutgeCase:
    return _case(whole_game(chance, chance.pick((4, 6, 8)), fills_board))


def _smallest(chance: Chance, moves: int | None = None) -> JutgeCase:
    return _case(play_on(chance, _started(LEAST), moves or chance.between(1, 12)))


def _large(chance: Chance, moves: int | None = None) -> JutgeCase:
    game = _started(chance.pick(range(LARGE, MOST + 1, 2)))
    return _case(play_on(chance, game, moves or chance.between(1, 40)))


BOTH = ("n", "moves")
FEATURES = (
    Feature("start-only", MOVES, "stops right after the size", _start_only, ("moves",)),
    Feature("unfinished", MOVES, "stops in the middle of a game", _unfinished),
    Feature("whole-game", MOVES, "goes on to the end of a game", _whole, ("moves",)),
    Feature("pass", PASSES, "has a forced pass", _with_pass, BOTH, seen=moves_in_a_row(2)),
    Feature(
        "two-passes",
        PASSES,
        "has a player who must pass twice in a row",
        _with_two_passes,
        BOTH,
        seen=moves_in_a_row(3),
    ),
    Feature(
        "wipe-out",
        BOARDS,
        "leaves a player without discs",
        _with_wipe_out,
        BOTH,
        seen=moved(is_wiped_out),
    ),
    Feature(
        "full-board", BOARDS, "fills the whole board", _with_full_board, BOTH, seen=moved(is_full)
    ),
    Feature("smallest", BOARDS, "is played on 4 x 4", _smallest, ("n",)),
    Feature("large", BOARDS, f"is played on {LARGE} x {LARGE} or more", _large, ("n",)),
)


def _on_smaller_boards(cases: list[JutgeCase]) -> "Iterator[list[Case]]":
    """Yields whole games on smaller boards, the smallest first."""
    for n in range(LEAST, cases[0].n if cases else LEAST, 2):
        for seed in range(GAMES_AFRESH):
            yield [_whole(Chance(seed), n)]


JUTGE_MAKER = Maker(
    JUTGE,
    features=FEATURES,
    knobs=KNOBS,
    cases=cases,
    read=read,
    cuts=(MoveCut, RingCut),
    afresh=_on_smaller_boards,
)
