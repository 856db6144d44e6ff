"""What the steps of `uva220` and `jutge` tell about the boards and moves of an input."""

from inputs.cases import CENTRE, SIZE, SQUARES
from inputs.feature import longest_run
from inputs.rays import rays
from inputs.reading import is_opening
from othello import BLACK, WHITE, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judges import Step


def has_pass(steps: "list[Step]") -> bool:
    """Returns whether a player moves twice in a row."""
    return longest_run(_movers(steps)) >= 2


def has_two_passes(steps: "list[Step]") -> bool:
    """Returns whether a player moves three times in a row."""
    return longest_run(_movers(steps)) >= 3


def has_wipe_out(steps: "list[Step]") -> bool:
    """Returns whether a move leaves a colour without discs."""
    return any(0 in _counts(position) for position in _after(steps, "placed"))


def fills_board(steps: "list[Step]") -> bool:
    """Returns whether a move fills the last empty square."""
    return any(position.empties == 0 for position in _after(steps, "placed"))


def is_start_only(steps: "list[Step]") -> bool:
    """Returns whether there is no move."""
    return len(steps) == 1


def is_unfinished(steps: "list[Step]") -> bool:
    """Returns whether there are moves and could be more."""
    return len(steps) > 1 and steps[-1].turn is not None


def is_whole(steps: "list[Step]") -> bool:
    """Returns whether there are moves up to the end of a game."""
    return len(steps) > 1 and steps[-1].turn is None


def size(steps: "list[Step]") -> int:
    """Returns the number of rows of the largest board, 0 if there is none."""
    return max([0] + [position.n for position in _positions(steps)])


def begins_at_start(steps: "list[Step]") -> bool:
    """Returns whether a game begins with the four discs of the start."""
    return Position.start(SIZE) in _openings(steps)


def begins_anywhere(steps: "list[Step]") -> bool:
    """Returns whether a game begins with discs around an empty square of the centre."""
    return any(
        0 < board.empties < len(SQUARES) and not all(board.color_at(square) for square in CENTRE)
        for board in _openings(steps)
    )


def begins_empty(steps: "list[Step]") -> bool:
    """Returns whether a game begins without a disc."""
    return any(board.empties == len(SQUARES) for board in _openings(steps))


def has_games(steps: "list[Step]") -> bool:
    """Returns whether there is more than one game."""
    return len(_openings(steps)) > 1


def ends_at_once(steps: "list[Step]") -> bool:
    """Returns whether a game has no command but the one that ends it."""
    return any(
        is_opening(steps[i]) and not (steps[i + 1].marks or is_opening(steps[i + 1]))
        for i in range(len(steps) - 1)
    )


def lists_before_pass(steps: "list[Step]") -> bool:
    """Returns whether there are two empty lists and then a move."""
    return any(
        steps[i].marks.get("listed") == steps[i + 1].marks.get("listed") == []
        and "placed" in steps[i + 2].marks
        for i in range(len(steps) - 2)
    )


def lists_at_end(steps: "list[Step]") -> bool:
    """Returns whether there is a list where neither colour can move."""
    return any(
        not (position.can_move(BLACK) or position.can_move(WHITE))
        for position in _after(steps, "listed")
    )


def prints_digits(steps: "list[Step]") -> bool:
    """Returns whether a move leads to a count of one digit and one of two."""
    return any(has_digits(position) for position in _after(steps, "placed"))


def has_digits(position: Position) -> bool:
    """Returns whether one count of the position has one digit and the other two."""
    fewer, more = sorted(_counts(position))
    return fewer < 10 <= more


def turns_on_all_rays(steps: "list[Step]") -> bool:
    """Returns whether a move turns discs over in all directions."""
    return any(_turns_on_all_rays(step) for step in steps if "placed" in step.marks)


def _turns_on_all_rays(step: "Step") -> bool:
    turned = step.marks["turned"]
    return all(any(square in turned for square in ray) for ray in rays(step.marks["placed"][0]))


def _counts(position: Position) -> "tuple[int, int]":
    return position.count(BLACK), position.count(WHITE)


def _openings(steps: "list[Step]") -> "list[Position]":
    return _positions([step for step in steps if is_opening(step)])


def _after(steps: "list[Step]", mark: str) -> "list[Position]":
    """Returns the position after each step that has marks of a kind."""
    return _positions([step for step in steps if mark in step.marks])


def _positions(steps: "list[Step]") -> "list[Position]":
    return [step.position for step in steps if isinstance(step.position, Position)]


def _movers(steps: "list[Step]") -> "list[str | None]":
    """Returns who made each move, and None where a game begins or ends."""
    return [_mover(step) for step in steps if "listed" not in step.marks]


def _mover(step: "Step") -> "str | None":
    if "placed" in step.marks and isinstance(step.position, Position):
        return step.position.color_at(step.marks["placed"][0])
    return None
