"""Says what is wrong about a line of yours, as far as the line itself tells."""

from comparison.align.sides import Side, differing_cells
from comparison.diagnose.styles import right_but_the_text, styles
from comparison.whitespace import squeezed
from judges import LIST, Format, Step
from judges.answer_lines import numbers_in
from othello import BLACK, DIRECTIONS, WHITE, Move, Position, is_on_ray, opponent, square_pair
from othello.phrases import counted, listing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

MOST_NAMED = 3
ORDER = "They are the same squares in another order: L lists them row by row from the top."


def reading(form: Format, before: Step | None, step: Step, judge: Side, yours: Side) -> str:
    """Returns sentences on the first difference of an Othello output, empty if there are none.

    `before` is the step before the one that printed the line, if there is one.
    """
    if not step.position or yours.text is None:
        return ""
    if step.kind == LIST and step.turn:
        return _of_list(step.position, step.turn, form.no_moves, judge, yours)
    if yours.rows and judge.rows == yours.rows and yours.meant == squeezed(judge.text or ""):
        return "The board is right, but drawn with other signs."
    if yours.rows and judge.rows != yours.rows:
        return _of_board(before, step, judge, yours)
    if step.move and before and before.position:
        return _of_counts(before.position, step.move, yours.meant)
    return ""


def _of_list(position: Position, color: str, no_moves: str, judge: Side, yours: Side) -> str:
    missing = [square for square in judge.listed if square not in yours.listed]
    extra = [square for square in yours.listed if square not in judge.listed]
    if yours.meant == squeezed(judge.text or ""):
        if not judge.listed:
            return f"Where there is none, the line has to be “{no_moves}” to the letter."
        return right_but_the_text("squares", styles(judge.text or "", yours.text or ""))
    otherwise = _written_otherwise(judge.listed, yours.meant, position.n)
    if otherwise:
        return otherwise
    if not yours.listed and judge.listed and yours.meant != squeezed(no_moves):
        return ""
    if not yours.listed and not judge.listed:
        return f"Where there is none, the line has to be “{no_moves}” to the letter."
    if not missing and not extra:
        repeated = len(yours.listed) != len(judge.listed)
        return "A square is listed more than once." if repeated else ORDER
    sentences = [f"Missing: {_legal(position, square, color)}." for square in missing[:MOST_NAMED]]
    sentences += [
        f"Too many: {_illegal(position, square, color)}." for square in extra[:MOST_NAMED]
    ]
    return " ".join(sentences)


def _written_otherwise(squares: list[int], meant: str, n: int) -> str:
    """Returns how yours writes just these squares, if it does so in a way of its own."""
    numbers = [int(sign) for sign in meant if sign in "0123456789"]
    pairs = [(numbers[at], numbers[at + 1]) for at in range(0, len(numbers) - 1, 2)]
    for way, write in _WAYS_TO_WRITE:
        if squares and sorted(pairs) == sorted(
            [write(*divmod(square, n), n) for square in squares]
        ):
            return f"The squares are right, but yours {way}."
    return ""


# Ways to name squares, each with the numbers that it gives a row and a column counted from 0.
_WAYS_TO_WRITE: "tuple[tuple[str, Callable[[int, int, int], tuple[int, int]]], ...]" = (
    ("counts rows and columns from 0", lambda row, column, n: (row, column)),
    ("writes the column before the row", lambda row, column, n: (column + 1, row + 1)),
    ("writes the column before the row, from 0", lambda row, column, n: (column, row)),
    ("counts columns from 0", lambda row, column, n: (row + 1, column)),
    ("counts rows from 0", lambda row, column, n: (row, column + 1)),
    ("counts rows from below", lambda row, column, n: (n - row, column + 1)),
)


def _legal(position: Position, square: int, color: str) -> str:
    lines = [_line(position, square, line) for line in position.lines(square, color)]
    return f"{square_pair(square, position.n)}, where {color} turns over {'; '.join(lines)}"


def _line(position: Position, square: int, line: tuple[str, list[int]]) -> str:
    return f"{_pairs(line[1], position.n)} on {_way(position, square, line)}"


def _way(position: Position, square: int, line: tuple[str, list[int]]) -> str:
    """Returns the direction of a line and the disc that ends it, as part of a sentence."""
    direction, squares = line
    return f"the line {direction} to {square_pair(squares[-1] + squares[0] - square, position.n)}"


def _pairs(squares: list[int], n: int) -> str:
    return listing([square_pair(square, n) for square in squares])


def _illegal(position: Position, square: int, color: str) -> str:
    pair = square_pair(square, position.n)
    if position.color_at(square):
        return f"{pair}, where there is a disc"
    if position.lines(square, opponent(color)):
        return f"{pair}, where {color} turns nothing over, but {opponent(color)} would"
    return f"{pair}, where {color} turns nothing over"


def _of_board(before: Step | None, step: Step, judge: Side, yours: Side) -> str:
    unknown = [character for character in yours.text or "" if character not in (judge.text or "")]
    if unknown and "?" in "".join(yours.rows or []):
        return f"There is “{unknown[0]}” in your board, which the problem does not have."
    differing = differing_cells(judge.rows or [], yours.rows or [])
    if step.move and before and before.position:
        return _of_move(before.position, step.move, differing)
    number = counted(len(differing), "square")
    return f"The boards differ in {number}: {_some(differing, len(judge.rows or []))}."


def _some(squares: list[int], n: int) -> str:
    pairs = _pairs(squares[:MOST_NAMED], n)
    return f"{pairs}, …" if len(squares) > MOST_NAMED else pairs


def _of_move(before: Position, move: Move, differing: list[int]) -> str:
    """Returns which discs a move of yours did not turn over, or turned over too many."""
    sentences = []
    if move.square in differing:
        sentences.append(f"The disc itself is not on {square_pair(move.square, before.n)}.")
    for line in move.lines:
        missed = [disc for disc in line[1] if disc in differing]
        if missed:
            way = _way(before, move.square, line)
            sentences.append(f"Not turned over: {_pairs(missed, before.n)} on {way}.")
    rightly = [move.square] + move.flips
    others = [disc for disc in differing if disc not in rightly]
    return " ".join(sentences + _too_many(before, move.square, others))


def _too_many(before: Position, square: int, others: list[int]) -> list[str]:
    """Returns sentences on squares that a move should have left as they were."""
    discs = [disc for disc in others if before.color_at(disc)]
    empty = [disc for disc in others if not before.color_at(disc)]
    sentences = []
    for direction, down, right in DIRECTIONS:
        on_ray = [disc for disc in discs if is_on_ray(square, disc, down, right, before.n)]
        if on_ray:
            pairs = _pairs(on_ray, before.n)
            sentences.append(f"Turned over though not bracketed: {pairs}, to the {direction}.")
            discs = [disc for disc in discs if disc not in on_ray]
    if discs + empty:
        differ = _some(discs + empty, before.n)
        sentences.append(f"Not touched by this move, but different: {differ}.")
    return sentences


def _of_counts(before: Position, move: Move, text: str) -> str:
    """Returns how many discs your counts would mean were turned over, if they can be read."""
    numbers = numbers_in(text)
    right = [move.after.count(BLACK), move.after.count(WHITE)]
    if numbers == right:
        return "The numbers are right, the text around them is not."
    if numbers == right[::-1]:
        return "The numbers are right, but the other way round."
    if len(numbers) != 2 or before.color_at(move.square):
        return ""
    if sum(numbers) != sum(right):
        discs = counted(sum(numbers), "disc")
        return f"Together your counts are {discs}; after this move there are {sum(right)}."
    mover = (BLACK, WHITE).index(move.color)
    turned = len(move.flips)
    by_yours = turned + numbers[mover] - right[mover]
    if by_yours < 0:
        return ""
    return f"This move turns over {counted(turned, 'disc')}; by your counts it would be {by_yours}."
