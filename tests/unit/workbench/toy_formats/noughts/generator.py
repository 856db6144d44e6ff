"""Inputs of `noughts`: games of three or nine moves."""

from unit.workbench.toy_formats.noughts.cases import LineCut, Lines, read
from unit.workbench.toy_formats.noughts.judge import grid_of
from workbench.inputs.generators import make_cases
from workbench.inputs.rng import Rng
from workbench.judging.adapter import InputAdapter
from workbench.judging.feature import BOARDS, MOVES, Feature, Parameter


def cases(
    rng: Rng, possible: list[Feature], feature: Feature | None, games: int | None = None
) -> list[Lines]:
    """Returns games with random possible features, one of them with `feature` if it is given."""
    return make_cases(rng, possible, feature, games)


def _with_moves(rng: Rng, number: int) -> Lines:
    squares = rng.shuffled(range(1, 10))[:number]
    return Lines(["game"] + [str(square) for square in squares])


INPUTS = InputAdapter(
    features=(
        Feature("opened", MOVES, "has three moves", lambda rng: _with_moves(rng, 3)),
        Feature(
            "filled",
            BOARDS,
            "fills the board",
            lambda rng: _with_moves(rng, 9),
            condition=lambda steps, at: "." not in grid_of(steps[at]).cells,
        ),
    ),
    parameters=(Parameter("games", "games", range(1, 10)),),
    cases=cases,
    read=read,
    cuts=(LineCut,),
)
