"""Boards: one character per square, row by row, then optionally the side to move.

An example is `--XO-…-- X`. Files have a board on one line, optionally followed by the scores of
moves or by moves played from it. Programs print diagrams with labels, see `diagrams`. In GGF the
number of rows comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, Position, opponent, parse_number, square_name
from othello.phrases import counted, forced_pass
from othello.squares import DIGITS
from play.records import diagrams
from play.records.diagrams import LETTERS, SLICE, SYMBOLS, Diagram
from play.records.moves import is_score, moves_in
from play.records.plain import LINE_COMMENTS, replaced, uncommented
from play.records.record import ANY_SIZE, SIZES, Record, RecordError
from play.records.replay import Annotated, following, is_square_name
from text.reader import quoted

if TYPE_CHECKING:
    from jobs.slices import InSlices
    from text.reader import Word

SIDES = {"X": BLACK, "O": WHITE}
SIDE_WORDS = {"black": BLACK, "dark": BLACK, "white": WHITE, "light": WHITE}
TURN_WORDS = ("move", "turn", "play", "next")
TURN_SIGN = "\u756a"  # In Japanese, follows the side to move.
EXPECTED = "expected - . or _ for an empty square, X B or * for black, O or W for white"
SCORE = "+-0123456789."


def board_text(position: Position, turn: str | None) -> str:
    """Returns the position on one line of `-XO`, then a space and the side to move, if any."""
    side = {BLACK: " X", WHITE: " O", None: ""}[turn]
    return "".join(position.rows(SYMBOLS)) + side


def read(text: str, raw: str, n: int) -> InSlices[Record | None]:
    """Returns the record of the first board in a text, None for texts without one.

    The size is that of the board; `n` is ignored. A text that begins with a number may be a judge
    input, so only the squares and the side to move may follow.
    """
    text, found = yield from _find(text, raw)
    if found is None:
        return None
    if text.lstrip(" \n")[:1] in DIGITS and not (yield from _is_whole(found)):
        return None
    try:
        if found.problem:
            raise found.problem
        position = _position(found.cells, found.size)
        found.after = yield from _without_scores(found.after, position)
        turn, after = yield from _turn(found)
        if after and not found.labelled:
            _check_side(after[0])
    except RecordError as error:
        return Record("board", "A board.", None, error)
    scores = len(after) if all(_is_score(word.text) for word in after) else 0
    read: Annotated | None = Annotated(Game(position, turn or BLACK))
    assumed, problem = read, None
    if after and not scores:
        read, problem = yield from _play(position, turn, text, raw, after)
    if problem and found.labelled:
        # The words after a printed diagram are a program's output, not moves.
        read, problem = assumed, None
    if read is None:
        return Record("board", f"A board of {position.n} x {position.n}.", None, problem)
    turn = read.game.first_turn if read.game.ply else turn
    return Record("board", _sentence(read.game, turn, found, scores) + read.cut, read.game, problem)


def _find(text: str, raw: str) -> InSlices[tuple[str, Diagram | None]]:
    """Returns a text without comments and its board; that in a comment if there is no other."""
    without = (yield from uncommented(text, raw, {})).text
    found = yield from diagrams.find(without)
    if found or without == text:
        return without, found
    for mark in LINE_COMMENTS:
        text = text.replace(mark, " ")
    return text, (yield from diagrams.find(text))


def _is_whole(found: Diagram) -> InSlices[bool]:
    """Returns whether a text that begins with a number consists of a board only."""
    if found.labelled:
        return True
    all_squares = found.cells != "" and not found.cells.strip(SYMBOLS)
    has_size = found.in_numbers or found.size is not None
    return all_squares and has_size and not (yield from _turn(found))[1]


def parse_board(text: str) -> tuple[Position, str | None]:
    """Returns the position and the side to move, None if it is not given.

    The number of rows may precede them.

    Raises:
        RecordError: If the text is not a board of a size in `SIZES`.
    """
    words = [word for word in text.replace("\n", " ").split(" ") if word]
    size = parse_number(words[0]) if words else None
    cells = replaced("".join(words[0 if size is None else 1 :]), LETTERS)
    position = _position(cells, size)
    side = cells[position.n * position.n :]
    return position, SIDES.get(side)


def _position(cells: str, size: int | None) -> Position:
    """Returns the position of the squares, row by row. Raises RecordError if invalid."""
    n = _rows(size, len(cells))
    for square, cell in enumerate(cells[: n * n]):
        if cell not in SYMBOLS:
            raise RecordError(f"is {quoted(cell)}, {EXPECTED}", square=square_name(square, n))
    side = cells[n * n :]
    if side and side not in SIDES:
        raise RecordError(f"The side to move is {quoted(side)}, expected X or O")
    return Position.from_rows([cells[row : row + n] for row in range(0, n * n, n)], SYMBOLS)


def _rows(size: int | None, found: int) -> int:
    """Returns the number of rows for a number of characters, or the given size."""
    if size is not None and size not in SIZES:
        raise RecordError(f"The board has {size} rows, expected {ANY_SIZE}")
    for n in [size] if size else SIZES:
        if found in (n * n, n * n + 1):
            return n
    expected = f"{size * size}" if size else f"n x n with n {ANY_SIZE}"
    raise RecordError(
        f"The board has {found} characters, expected {expected}, or one more with the side to move"
    )


def _turn(found: Diagram) -> InSlices[tuple[str | None, list[Word]]]:
    """Returns the side to move, None if it is not given, and the words after it."""
    turn = SIDES.get(found.cells[-1]) if len(found.cells) % 2 else None
    phrases = set()
    lines = _by_line(found.beside + found.after) + _by_line(found.before)
    for number, words in enumerate(lines):
        if number % SLICE == 0:
            yield
        sides = [side for side in [_side(word.text, found.signs) for word in words] if side]
        if any(_is_turn_word(word.text) for word in words) and (sides or words[0].text == "to"):
            phrases.add(words[0].line)
            turn = turn or next(iter(sides), None)
    after = [word for word in found.after if word.line not in phrases]
    if after and not turn:
        turn = _side(after[0].text, found.signs)
        after = after[1:] if turn else after
    return turn, after


def _without_scores(words: list[Word], position: Position) -> InSlices[list[Word]]:
    """Returns the words on other lines than scores such as `Black: 2 White: 2`."""
    kept: list[Word] = []
    for number, line in enumerate(_by_line(words)):
        if number % SLICE == 0:
            yield
        if not is_score(" ".join([word.text for word in line]), position):
            kept += line
    return kept


def _by_line(words: list[Word]) -> list[list[Word]]:
    lines: list[list[Word]] = []
    for word in words:
        if lines and lines[-1][0].line == word.line:
            lines[-1].append(word)
        else:
            lines.append([word])
    return lines


def _is_turn_word(text: str) -> bool:
    return text.strip(".:").lower() in TURN_WORDS or TURN_SIGN in text


def _side(text: str, signs: dict[str, str]) -> str | None:
    """Returns the side of a word such as `X`, `Black:` or a disc followed by TURN_SIGN."""
    text = text.strip(":").lower()
    sign = text[:1] if TURN_SIGN in text else text
    return SIDE_WORDS.get(text) or SIDES.get(signs.get(sign) or LETTERS.get(sign, ""))


def _check_side(after: Word) -> None:
    """Raises RecordError for a single character after a board that is not a side to move."""
    if len(after.text) == 1 and after.text not in DIGITS:
        raise _at(after, f"the side to move is {quoted(after.text)}, expected X or O")


def _is_score(text: str) -> bool:
    """Returns whether a word is the score of a move, as in `G8:+18`."""
    name, _, score = text.partition(":")
    return is_square_name(name) and score != "" and not score.strip(SCORE)


def _play(
    position: Position, turn: str | None, text: str, raw: str, after: list[Word]
) -> InSlices[tuple[Annotated | None, RecordError | None]]:
    """Plays the moves after a board.

    If the side to move is not given, it is the one that can play more of the moves.

    Returns:
        The game, None if the side to move is uncertain, and the first error, or None.
    """
    first, end = after[0], after[-1].line

    moves = yield from moves_in(_from(first, text, end), _from(first, raw, end))
    if not moves.begins:
        reason = f"found {quoted(first.text)}, expected moves, scores of moves or the end"
        return Annotated(Game(position, turn or BLACK)), _at(first, reason)
    color, name = next(move for move in moves if move)
    sides = [turn or color] if turn or color else [BLACK, WHITE]
    tried = [Annotated(Game(position, side)) for side in sides if side]
    problems = []
    for read in tried:
        problems.append((yield from following(read, moves)))
    reached = [(problem is None, game.game.ply) for game, problem in zip(tried, problems)]
    best = reached.index(max(reached))
    if reached.count(max(reached)) > 1 and position.can_move(BLACK) and position.can_move(WHITE):
        both = "both sides" if tried[0].game.ply else "neither side"
        reason = f"the side to move is not given, and {both} can play {quoted(name)}"
        return None, _at(first, reason)
    return tried[best], problems[best]


def _from(first: Word, text: str, end: int) -> str:
    """Returns the lines of a text up to `end`, blank before a word."""
    lines = text.split("\n")[first.line - 1 : end]
    lines[0] = " " * (first.column - 1) + lines[0][first.column - 1 :]
    return "\n" * (first.line - 1) + "\n".join(lines)


def _at(word: Word, reason: str) -> RecordError:
    return RecordError(reason, None, None, word.line, word.column)


def _sentence(game: Game, turn: str | None, found: Diagram, scores: int) -> str:
    n = game.position.n
    to_move = f", {turn} to move" if turn and game.start.turn else ""
    sentences = [f"A board of {n} x {n}{to_move}."]
    if found.in_numbers:
        sentences.append(f"1 is read as black, {found.white} as white.")
    if game.ply:
        sentences.append(f"{counted(game.ply, 'move')} read.")
    elif game.over:
        sentences.append("Neither side has a legal move.")
    elif game.start.passed:
        sentences.append(forced_pass(opponent(game.turn or BLACK)))
    elif not turn:
        sentences.append("The side to move is not given; black is assumed.")
    if scores:
        sentences.append(f"{counted(scores, 'move score')} ignored.")
    if found.others:
        sentences.append("The text has more boards; this is the first.")
    return " ".join(sentences)
