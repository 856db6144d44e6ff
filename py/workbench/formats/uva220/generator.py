"""Inputs of UVa 220: games from any 8 x 8 position with the commands L, M and Q."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, Ply, Position, square_digits
from workbench.formats.uva220.cases import CommandCut, DiscCut, OpeningCut, Uva220Case, read
from workbench.formats.uva220.judge import SYMBOLS
from workbench.inputs.board_8x8 import SIZE, SQUARES, rays_8x8, rows_of
from workbench.inputs.conditions import (
    after_move,
    at_start,
    consecutive_moves,
    ends_at_once,
    full_board,
    lists_at_end,
    moves_after_empty_lists,
    turns_in_all_directions,
    wipe_out,
)
from workbench.inputs.generators import SEVERAL, make_cases
from workbench.inputs.random_games import fills_board, has_pass, has_two_passes, play_random_moves
from workbench.inputs.rng import Rng
from workbench.judging.adapter import InputAdapter
from workbench.judging.feature import BOARDS, PASSES, PRINTING, Feature, Parameter

if TYPE_CHECKING:
    from collections.abc import Callable

CENTRE = (27, 28, 35, 36)
LISTS = (0, 0, 1, 2)  # The number of L commands before a move is one of these.
# Percentages of the discs that are black; with few of one colour, one side often has no move.
FEW = (4, 7, 10, 90, 93, 96)
LATE, EARLY = range(8, 17), range(40, 70)  # Percentages of the squares that are empty.
LONGEST = 16  # The most moves of a game from a random position.

PARAMETERS = (
    Parameter("games", "games", range(1, 1001)),
    Parameter("commands", "commands in each game, at least", range(1, 101)),
)


def cases(
    rng: Rng,
    possible: list[Feature],
    feature: Feature | None,
    games: int | None = None,
    **parameters: int,
) -> list[Uva220Case]:
    """Returns games with random possible features, one of them with `feature` if it is given."""
    return make_cases(rng, possible, feature, games, **parameters)


def _case(rng: Rng, game: Game, commands: int, stuck: int | None = None) -> Uva220Case:
    """Returns a case with the moves of a game and random L commands.

    Adds random moves if the game has too few, and L commands up to a least number of commands. A
    player without a legal move gets `stuck` of them, None for a random number.
    """
    play_random_moves(rng, game, commands - game.ply)
    before = game.start
    lines = []
    for ply in game.plies:
        lines += _lists(rng, before, stuck) + ["M" + square_digits(ply.square or 0, SIZE)]
        before = ply
    lines += _lists(rng, before, stuck)
    lines += ["L"] * (commands - len(lines))
    cells = "".join(game.start.position.rows(SYMBOLS))
    # If neither side can move, the turn is black's, not the drawn one: so seeds keep their inputs.
    return Uva220Case(cells, game.first_turn if game.start.turn else BLACK, lines)


def _lists(rng: Rng, before: Ply, stuck: int | None) -> list[str]:
    can_move = before.turn and not before.passed
    return ["L"] * (rng.pick(LISTS) if can_move or stuck is None else stuck)


def _game(rng: Rng, cells: list[str]) -> Game:
    position = Position.from_rows(rows_of("".join(cells)), SYMBOLS)
    return Game(position, rng.pick((BLACK, WHITE)))


def _scattered(rng: Rng, empty: int, black: int) -> list[str]:
    """Returns random cells; both arguments are percentages, `black` that of the discs."""
    return [_cell(rng, empty, black) for _ in SQUARES]


def _cell(rng: Rng, empty: int, black: int) -> str:
    if rng.below(100) < empty:
        return "-"
    return "B" if rng.below(100) < black else "W"


def _ringed(rng: Rng) -> list[str]:
    """Returns cells on which one colour may play to nearly all squares of the edge."""
    inner, ring = rng.shuffled("BW")
    cells = []
    for square in SQUARES:
        from_edge = min([len(ray) for ray in rays_8x8(square)])
        usual = "-" if from_edge == 0 else ring if from_edge == 1 else inner
        cells.append(usual if rng.below(20) else _cell(rng, 50, 50))
    return cells


def _played(rng: Rng, empty: range, fits: Callable[[Game], bool]) -> Game:
    """Returns a game that fits, from a random position with few discs of one colour.

    `empty` holds the percentages of empty squares to choose from.
    """
    while True:
        game = _game(rng, _scattered(rng, rng.pick(empty), rng.pick(FEW)))
        if fits(play_random_moves(rng, game, LONGEST)):
            return game


def _burst(rng: Rng, square: int, lines: list[list[int]], rest: str) -> Game:
    """Returns a game whose only move, to `square`, turns discs over on each of the lines.

    `rest` holds the contents to choose from for all other squares: `-` is empty, `x` a disc of
    the moving side, `o` a disc of the other side.
    """
    cells = [rng.pick(rest) for _ in SQUARES]
    cells[square] = "-"
    is_full = rng.below(4) == 0
    for line in lines:
        turned = len(line) - 1 if is_full else rng.between(1, len(line) - 1)
        for disc in line[:turned]:
            cells[disc] = "o"
        cells[line[turned]] = "x"
    color = rng.pick((BLACK, WHITE))
    rows = rows_of("".join(cells))
    game = Game(Position.from_rows(rows, "-xo" if color == BLACK else "-ox"), color)
    game.play(square)
    return game


def _from_start(rng: Rng, commands: int = 0) -> Uva220Case:
    game = Game(Position.start(SIZE), rng.pick((BLACK, WHITE)))
    most = rng.between(1, 12) if rng.below(8) else len(SQUARES)
    return _case(rng, play_random_moves(rng, game, most), commands)


def _from_any_board(rng: Rng, commands: int = 0) -> Uva220Case:
    cells = _scattered(rng, 50, 50) if rng.below(3) else _ringed(rng)
    cells[rng.pick(CENTRE)] = "-"
    return _case(rng, play_random_moves(rng, _game(rng, cells), rng.between(1, 6)), commands)


def _with_pass(rng: Rng, commands: int = 0) -> Uva220Case:
    return _case(rng, _played(rng, LATE, has_pass), commands)


def _with_two_passes(rng: Rng, commands: int = 0) -> Uva220Case:
    return _case(rng, _played(rng, LATE, has_two_passes), commands)


def _with_lists_before_pass(rng: Rng, commands: int = 0) -> Uva220Case:
    return _case(rng, _played(rng, LATE, has_pass), commands, stuck=2)


def _with_list_at_end(rng: Rng, commands: int = 0) -> Uva220Case:
    game = _played(rng, LATE, lambda game: game.over)
    return _case(rng, game, commands, stuck=rng.between(1, 2))


def _with_wipe_out(rng: Rng, commands: int = 0) -> Uva220Case:
    square = rng.pick(SQUARES)
    lines = rng.shuffled([ray for ray in rays_8x8(square) if len(ray) > 1])
    return _case(rng, _burst(rng, square, lines[: rng.between(1, 4)], "--x"), commands)


def _with_full_board(rng: Rng, commands: int = 0) -> Uva220Case:
    return _case(rng, _played(rng, LATE, fills_board), commands)


def _with_digits(rng: Rng, commands: int = 0) -> Uva220Case:
    game = _played(rng, EARLY, lambda game: any(_has_digits(ply.position) for ply in game.plies))
    return _case(rng, game, commands)


def _has_digits(position: Position) -> bool:
    """Returns whether one disc count has one digit and the other has two."""
    fewer, more = sorted([position.count(BLACK), position.count(WHITE)])
    return fewer < 10 <= more


def _is_start(position: Position) -> bool:
    return position == Position.start(SIZE)


def _is_off_centre(position: Position) -> bool:
    """Returns whether there are discs, but not on all four centre squares."""
    return not (_is_bare(position) or all(position.color_at(square) for square in CENTRE))


def _is_bare(position: Position) -> bool:
    return position.empties == len(SQUARES)


def _with_all_rays(rng: Rng, commands: int = 0) -> Uva220Case:
    square = rng.between(2, 5) * SIZE + rng.between(2, 5)
    return _case(rng, _burst(rng, square, rays_8x8(square), "-xo"), commands)


def _without_commands(rng: Rng) -> Uva220Case:
    return Uva220Case("".join(_scattered(rng, 50, 50)), rng.pick((BLACK, WHITE)), [])


def _without_discs(rng: Rng, commands: int = 0) -> Uva220Case:
    lists = max(commands, rng.between(1, 2))
    return Uva220Case("-" * len(SQUARES), rng.pick((BLACK, WHITE)), ["L"] * lists)


FEATURES = (
    Feature(
        "start",
        BOARDS,
        "begins with the start of the game",
        _from_start,
        condition=at_start(_is_start),
    ),
    Feature(
        "any-board",
        BOARDS,
        "begins with a board that no game leads to",
        _from_any_board,
        condition=at_start(_is_off_centre),
    ),
    Feature("pass", PASSES, "has a forced pass", _with_pass, condition=consecutive_moves(2)),
    Feature(
        "two-passes",
        PASSES,
        "has a player who must pass twice in a row",
        _with_two_passes,
        condition=consecutive_moves(3),
    ),
    Feature(
        "lists-before-pass",
        PASSES,
        "lists twice for a player without a move, then moves the other",
        _with_lists_before_pass,
        condition=moves_after_empty_lists,
    ),
    Feature(
        "list-at-end",
        PASSES,
        "lists when neither player can move",
        _with_list_at_end,
        condition=lists_at_end,
    ),
    wipe_out(_with_wipe_out),
    full_board(_with_full_board),
    Feature(
        "digits",
        PRINTING,
        "prints a count of one digit beside one of two",
        _with_digits,
        condition=after_move(_has_digits),
    ),
    Feature(
        "all-rays",
        BOARDS,
        "turns discs over in all eight directions at once",
        _with_all_rays,
        condition=turns_in_all_directions,
    ),
    Feature(
        "no-commands",
        PRINTING,
        "has a game with nothing but Q",
        _without_commands,
        ("commands",),
        condition=ends_at_once,
    ),
    Feature(
        "no-discs",
        BOARDS,
        "begins with an empty board",
        _without_discs,
        condition=at_start(_is_bare),
    ),
    Feature("games", PRINTING, "has several games", _from_start, ("games",), cases=SEVERAL),
)

INPUTS = InputAdapter(
    features=FEATURES,
    parameters=PARAMETERS,
    cases=cases,
    read=read,
    cuts=(CommandCut, OpeningCut, DiscCut),
    numbered=True,
)
