"""Boards: a character a square, row by row, then perhaps the side to move, as in `--XO-…-- X`.

Files write one in a line, perhaps with the scores of moves after it or the moves that were played
from there; programs draw it with much around it, see `diagrams`. GGF has the number of rows first.
"""

from judges.reader import quoted
from othello import BLACK, WHITE, Game, Position, opponent, parse_number, square_name
from othello.phrases import counted, forced_pass
from othello.squares import DIGITS
from records import diagrams
from records.diagrams import LETTERS, SYMBOLS, Drawing
from records.moves import Moves
from records.plain import replaced, without_comments
from records.record import ANY_SIZE, SIZES, Record, RecordError
from records.replay import follow, names_square

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judges.reader import Word

SIDES = {"X": BLACK, "O": WHITE}
SIDE_WORDS = {"black": BLACK, "dark": BLACK, "white": WHITE, "light": WHITE}
TURN_WORDS = ("move", "turn", "play", "next")
TURN_SIGN = "\u756a"  # What Japanese writes right after the side that is to move.
EXPECTED = "expected - . or _ for an empty square, X B or * for black, O or W for white"
SCORE = "+-0123456789."


def board_text(position: Position, turn: str | None) -> str:
    """Returns the position in one line of `-XO`, then a blank and the side to move, if any."""
    side = {BLACK: " X", WHITE: " O", None: ""}[turn]
    return "".join(position.rows(SYMBOLS)) + side


def read(text: str, n: int) -> Record | None:
    """Returns the record of the first board in a text, None for texts without one.

    Its own size counts, not `n`. After a number, which may begin an input of a judge, there must
    be nothing but the board: the squares, of which the number tells the rows, and the side to
    move.
    """
    text, _ = without_comments(text, {})
    found = diagrams.find(text)
    if found is None or (text.lstrip(" \n")[:1] in DIGITS and not _is_whole(found)):
        return None
    try:
        if found.problem:
            raise found.problem
        position = _position(found.cells, found.size)
        turn, after = _turn(found)
        if after and not found.labelled:
            _check_side(after[0])
    except RecordError as error:
        return Record("board", "A board.", None, error)
    game = Game(position, turn or BLACK)
    scores = len(after) if all(_is_score(word.text) for word in after) else 0
    problem = _play(game, text, after) if after and not scores else None
    if problem and found.labelled:
        # A program had more to say than moves.
        game, problem = Game(position, turn or BLACK), None
    return Record("board", _sentence(game, turn, found, scores), game, problem)


def _is_whole(found: Drawing) -> bool:
    """Returns whether there is nothing but a board after a number in front."""
    if found.labelled:
        return True
    all_squares = found.cells != "" and not found.cells.strip(SYMBOLS)
    return all_squares and (found.in_numbers or found.size is not None) and not _turn(found)[1]


def parse_board(text: str) -> tuple[Position, str | None]:
    """Returns the position and the side to move, None if it is not told.

    The number of rows may stand before them. Raises RecordError for anything that is no board of
    `SIZES` rows.
    """
    words = [word for word in text.replace("\n", " ").split(" ") if word]
    size = parse_number(words[0]) if words else None
    cells = replaced("".join(words[0 if size is None else 1 :]), LETTERS)
    position = _position(cells, size)
    side = cells[position.n * position.n :]
    return position, SIDES.get(side)


def _position(cells: str, size: int | None) -> Position:
    """Returns the position of squares row by row. Raises RecordError if they are none."""
    n = _rows(size, len(cells))
    for square, cell in enumerate(cells[: n * n]):
        if cell not in SYMBOLS:
            raise RecordError(f"is {quoted(cell)}, {EXPECTED}", square=square_name(square, n))
    side = cells[n * n :]
    if side and side not in SIDES:
        raise RecordError(f"The side to move is {quoted(side)}, expected X or O")
    return Position.from_rows([cells[row : row + n] for row in range(0, n * n, n)], SYMBOLS)


def _rows(size: int | None, found: int) -> int:
    """Returns the number of rows of so many characters, the size if it is written before them."""
    if size is not None and size not in SIZES:
        raise RecordError(f"A board of {size} rows cannot be read; {ANY_SIZE} can")
    for n in [size] if size else SIZES:
        if found in (n * n, n * n + 1):
            return n
    expected = f"{size * size}" if size else f"n x n, n {ANY_SIZE}"
    raise RecordError(
        f"There are {found} characters, expected {expected}, perhaps one more for the side to move"
    )


def _turn(found: Drawing) -> "tuple[str | None, list[Word]]":
    """Returns the side to move, None if it is not told, and the words after it."""
    turn = SIDES.get(found.cells[-1]) if len(found.cells) % 2 else None
    phrases = []
    for words in _by_line(found.beside + found.after) + _by_line(found.before):
        sides = [side for side in [_side(word.text, found.signs) for word in words] if side]
        if any(_tells_turn(word.text) for word in words) and (sides or words[0].text == "to"):
            phrases.append(words[0].line)
            turn = turn or next(iter(sides), None)
    after = [word for word in found.after if word.line not in phrases]
    if after and not turn:
        turn = _side(after[0].text, found.signs)
        after = after[1:] if turn else after
    return turn, after


def _by_line(words: "list[Word]") -> "list[list[Word]]":
    lines: list[list[Word]] = []
    for word in words:
        if lines and lines[-1][0].line == word.line:
            lines[-1].append(word)
        else:
            lines.append([word])
    return lines


def _tells_turn(text: str) -> bool:
    return text.strip(".:").lower() in TURN_WORDS or TURN_SIGN in text


def _side(text: str, signs: dict[str, str]) -> str | None:
    """Returns the side that a word names, as in `X`, `Black:` or black's sign before TURN_SIGN."""
    text = text.strip(":").lower()
    sign = text[:1] if TURN_SIGN in text else text
    return SIDE_WORDS.get(text) or SIDES.get(signs.get(sign) or LETTERS.get(sign, ""))


def _check_side(after: "Word") -> None:
    """Raises RecordError if a character alone after a board is no side to move."""
    if len(after.text) == 1 and after.text not in DIGITS:
        raise _at(after, f"the side to move is {quoted(after.text)}, expected X or O")


def _is_score(text: str) -> bool:
    """Returns whether this is what a move is worth, as in `G8:+18`."""
    name, _, score = text.partition(":")
    return names_square(name) and score != "" and not score.strip(SCORE)


def _play(game: Game, text: str, after: "list[Word]") -> RecordError | None:
    """Plays the moves after a board; returns what stopped it, None if nothing did."""
    first = after[0]
    lines = text.split("\n")[first.line - 1 : after[-1].line]
    lines[0] = " " * (first.column - 1) + lines[0][first.column - 1 :]
    moves = Moves("\n" * (first.line - 1) + "\n".join(lines))
    if not moves.begins:
        return _at(first, f"found {quoted(first.text)}, expected moves, their scores or the end")
    return follow(game, moves)


def _at(word: "Word", reason: str) -> RecordError:
    return RecordError(reason, None, None, word.line, word.column)


def _sentence(game: Game, turn: str | None, found: Drawing, scores: int) -> str:
    n = game.position.n
    to_move = f", {turn} to move" if turn else ""
    sentences = [f"A board of {n} x {n}{to_move}."]
    if found.in_numbers:
        sentences.append("1 is taken for black, 2 for white.")
    if game.ply:
        sentences.append(f"{counted(game.ply, 'move')} read.")
    elif game.over:
        sentences.append("Neither side has a legal move.")
    elif game.start.passed:
        sentences.append(forced_pass(opponent(game.turn or BLACK)))
    elif not turn:
        sentences.append("It does not say who is to move: black is.")
    if scores:
        sentences.append(f"{counted(scores, 'score')} of moves left aside.")
    if found.others:
        sentences.append("It holds more boards, this is the first.")
    return " ".join(sentences)
