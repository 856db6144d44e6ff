"""Says what is wrong about a line of yours, as far as the line itself tells."""

from comparison.commands import LIST, MOVE, command
from comparison.sides import Side, differing_cells
from judges import uva220
from othello import BLACK, DIRECTIONS, WHITE, Position, opponent, square_pair
from othello.words import counted, listing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judges import Step

MOST_NAMED = 3
ORDER = "They are the same squares in another order: L lists them row by row from the top."


def reading(before: "Step | None", step: "Step", judge: Side, yours: Side) -> str:
    """Returns sentences on the first difference of an Othello output, empty if there are none.

    `before` is the step before the one that printed the line, if there is one.
    """
    if not isinstance(step.position, Position) or yours.text is None:
        return ""
    if command(step) == LIST:
        return _of_list(step, judge, yours)
    if yours.rows and judge.rows != yours.rows:
        return _of_board(before, step, judge, yours)
    if command(step) == MOVE and before is not None and isinstance(before.position, Position):
        return _of_counts(before.position, step, yours.text)
    return ""


def _of_list(step: "Step", judge: Side, yours: Side) -> str:
    position, color = step.position, step.turn
    assert isinstance(position, Position) and color is not None
    missing = [square for square in judge.listed if square not in yours.listed]
    extra = [square for square in yours.listed if square not in judge.listed]
    if not yours.listed and judge.listed and yours.text != uva220.NO_MOVE:
        return ""
    if not yours.listed and not judge.listed:
        return f"Where there is none, the line has to be “{uva220.NO_MOVE}” to the letter."
    if yours.listed == judge.listed:
        return "The squares are right, the text around them is not."
    if not missing and not extra:
        repeated = len(yours.listed) != len(judge.listed)
        return "A square is listed more than once." if repeated else ORDER
    sentences = [f"Missing: {_legal(position, square, color)}." for square in missing[:MOST_NAMED]]
    sentences += [
        f"Too many: {_illegal(position, square, color)}." for square in extra[:MOST_NAMED]
    ]
    return " ".join(sentences)


def _legal(position: Position, square: int, color: str) -> str:
    lines = [_line(position, square, line) for line in position.lines(square, color)]
    return f"{square_pair(square, position.n)}, where {color} turns over {'; '.join(lines)}"


def _line(position: Position, square: int, line: "tuple[str, list[int]]") -> str:
    return f"{_pairs(line[1], position.n)} on {_way(position, square, line)}"


def _way(position: Position, square: int, line: "tuple[str, list[int]]") -> str:
    """Returns the direction of a line and the disc that ends it, as part of a sentence."""
    direction, squares = line
    return f"the line {direction} to {square_pair(squares[-1] + squares[0] - square, position.n)}"


def _pairs(squares: "list[int]", n: int) -> str:
    return listing([square_pair(square, n) for square in squares])


def _illegal(position: Position, square: int, color: str) -> str:
    pair = square_pair(square, position.n)
    if position.color_at(square):
        return f"{pair}, where there is a disc"
    if position.flips(square, opponent(color)):
        return f"{pair}, where {color} turns nothing over, but {opponent(color)} would"
    return f"{pair}, where {color} turns nothing over"


def _of_board(before: "Step | None", step: "Step", judge: Side, yours: Side) -> str:
    unknown = [character for character in yours.text or "" if character not in (judge.text or "")]
    if unknown and "?" in "".join(yours.rows or []):
        return f"There is “{unknown[0]}” in your board, which the problem does not have."
    differing = differing_cells(judge.rows or [], yours.rows or [])
    if command(step) == MOVE and before is not None and isinstance(before.position, Position):
        return _of_move(before.position, step, differing)
    number = counted(len(differing), "square")
    return f"The boards differ in {number}: {_some(differing, len(judge.rows or []))}."


def _some(squares: "list[int]", n: int) -> str:
    pairs = _pairs(squares[:MOST_NAMED], n)
    return f"{pairs}, …" if len(squares) > MOST_NAMED else pairs


def _of_move(before: Position, step: "Step", differing: "list[int]") -> str:
    """Returns which discs a move of yours did not turn over, or turned over too many."""
    after, square = step.position, step.marks["placed"][0]
    assert isinstance(after, Position)
    color = after.color_at(square) or BLACK
    sentences = []
    if square in differing:
        sentences.append(f"The disc itself is not on {square_pair(square, after.n)}.")
    for line in before.lines(square, color):
        missed = [disc for disc in line[1] if disc in differing]
        if missed:
            way = _way(before, square, line)
            sentences.append(f"Not turned over: {_pairs(missed, after.n)} on {way}.")
    rightly = [square] + before.flips(square, color)
    others = [disc for disc in differing if disc not in rightly]
    return " ".join(sentences + _too_many(before, square, others))


def _too_many(before: Position, square: int, others: "list[int]") -> "list[str]":
    """Returns sentences on squares that a move should have left as they were."""
    discs = [disc for disc in others if before.color_at(disc)]
    empty = [disc for disc in others if not before.color_at(disc)]
    sentences = []
    for direction, down, right in DIRECTIONS:
        on_ray = [disc for disc in discs if _is_on_ray(square, disc, down, right, before.n)]
        if on_ray:
            pairs = _pairs(on_ray, before.n)
            sentences.append(f"Turned over though not bracketed: {pairs}, to the {direction}.")
            discs = [disc for disc in discs if disc not in on_ray]
    if discs + empty:
        differ = _some(discs + empty, before.n)
        sentences.append(f"Not touched by this move, but different: {differ}.")
    return sentences


def _is_on_ray(square: int, disc: int, down: int, right: int, n: int) -> bool:
    rows, columns = disc // n - square // n, disc % n - square % n
    steps = max(abs(rows), abs(columns))
    return (rows, columns) == (down * steps, right * steps)


def _of_counts(before: Position, step: "Step", text: str) -> str:
    """Returns how many discs your counts would mean were turned over, if they can be read."""
    after, square = step.position, step.marks["placed"][0]
    assert isinstance(after, Position)
    numbers = [int(word) for word in _words(text) if not word.strip("0123456789")]
    right = [after.count(BLACK), after.count(WHITE)]
    if numbers == right:
        return "The numbers are right, the text around them is not."
    if len(numbers) != 2 or before.color_at(square):
        return ""
    if sum(numbers) != sum(right):
        discs = counted(sum(numbers), "disc")
        return f"Together your counts are {discs}; after this move there are {sum(right)}."
    mover = (BLACK, WHITE).index(after.color_at(square) or BLACK)
    turned = len(step.marks["turned"])
    by_yours = turned + numbers[mover] - right[mover]
    if by_yours < 0:
        return ""
    return f"This move turns over {counted(turned, 'disc')}; by your counts it would be {by_yours}."


def _words(text: str) -> "list[str]":
    for character in ":-,;":
        text = text.replace(character, " ")
    return text.split()
