"""Othello, UVa 220: games on 8 x 8 boards with the commands L, M and Q."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import (
    BLACK,
    WHITE,
    Game,
    Move,
    Position,
    opponent,
    parse_number,
    square_digits,
    square_pair,
)
from othello.phrases import SIDE, counted, forced_pass, turned_over
from text.reader import Reader, Word, unexpected
from workbench.judging import (
    ASIDE,
    END,
    LIST,
    MOVE,
    START,
    Beginning,
    ListedMoves,
    PrintedOutput,
    Step,
)
from workbench.judging.answer_lines import (
    COUNT_LINE,
    LIST_LINE,
    OTHER_LINE,
    ROW_LINE,
    AnswerLines,
    has_digit,
    looks_like_row,
)
from workbench.judging.judged_game import SQUARE_LISTS, othello_game

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = 8
SYMBOLS = "-BW"
COLORS = {"B": BLACK, "W": WHITE}
LETTERS = {BLACK: "B", WHITE: "W"}
DIGITS = "12345678"
PAIRS = [square_pair(square, SIZE) for square in range(SIZE * SIZE)]
SQUARES = {square_digits(square, SIZE): square for square in range(SIZE * SIZE)}
NO_MOVE = "No legal move."
COMMAND = "a command: L, M with a row and a column, or Q"
PLAYER = "the current player, B or W"
MISSING = "the input ends without Q; the board is printed anyway."
TRAILING = "There is more input after the last game."


def steps(reader: Reader) -> Iterator[Step]:
    """Yields a step for the number of games, for each board and for each command."""
    if not reader.peek():
        return
    games, word = reader.number("the number of games")
    yield Step(ASIDE, (word, word), "", lambda: f"The input has {counted(games, 'game')}.")
    for game in range(games):
        yield from _game(reader, "\n" if game else "")
    rest = reader.peek()
    if rest:
        ignored = "the text after the last game is ignored."
        yield Step(ASIDE, (rest, rest), "", lambda: TRAILING, warning=ignored)


def _game(reader: Reader, gap: str) -> Iterator[Step]:
    rows = reader.rows(SIZE, SYMBOLS)
    player = reader.word(PLAYER)
    if player.text not in COLORS:
        raise unexpected(player, PLAYER)
    position = Position.from_rows([row.text for row in rows], SYMBOLS)
    turn = COLORS[player.text]
    yield _start(rows[0], player, gap, position, turn)
    while reader.peek():
        command = reader.word(COMMAND)
        if command.text == "Q":
            yield _end(command, position, "The game ends.")
            return
        if command.text == "L":
            yield _list(command, position, turn)
        elif command.text.startswith("M"):
            square = _read_square(reader, command)
            move = _move_to(position, square, turn)
            yield _move(command, reader.last, position, move, turn)
            position, turn = move.after, opponent(move.color)
        else:
            raise unexpected(command, COMMAND)
    yield _end(reader.last, position, "The input ends, so the game ends.", MISSING)


def _start(first: Word, player: Word, gap: str, position: Position, turn: str) -> Step:
    return Step(
        START,
        (first, player),
        gap,
        lambda: f"A game begins, {SIDE[turn]} to move.",
        board=position,
        turn=turn,
    )


def _end(word: Word, position: Position, sentence: str, warning: str = "") -> Step:
    drawn = "\n".join(position.rows(SYMBOLS)) + "\n"
    return Step(END, (word, word), drawn, lambda: sentence, board=position, warning=warning)


def _list(command: Word, position: Position, turn: str) -> Step:
    moves = position.legal_moves(turn)
    return Step(
        LIST,
        (command, command),
        (" ".join([PAIRS[square] for square in moves]) or NO_MOVE) + "\n",
        lambda: f"{SIDE[turn]} has {_number_of(moves)}.",
        board=position,
        turn=turn,
        moves=ListedMoves(moves),
    )


def _number_of(moves: list[int]) -> str:
    return counted(len(moves), "legal move") if moves else "no legal move"


def _read_square(reader: Reader, command: Word) -> int:
    """Returns the square of a move; its digits may be in separate words."""
    square = SQUARES.get(command.text[1:])
    return _read_digits(reader, command) if square is None else square


def _read_digits(reader: Reader, command: Word) -> int:
    """Returns the square of a move that is not a single word such as M35."""
    word, offset = command, 1
    digits = ""
    for part in ("row", "column"):
        expected = f"a {part} from 1 to {SIZE}, as in M35"
        if offset == len(word.text):
            word, offset = reader.word(expected), 0
        if word.text[offset] not in DIGITS:
            raise unexpected(word, expected, offset)
        digits += word.text[offset]
        offset += 1
    if offset < len(word.text):
        raise unexpected(word, "no more than a row and a column, as in M35", offset)
    return SQUARES[digits]


def _move_to(position: Position, square: int, turn: str) -> Move:
    """Returns the move of the player to move, or of the opponent if that player must pass."""
    move = position.move(square, turn)
    return move if move.legal or position.can_move(turn) else position.move(square, opponent(turn))


def _move(command: Word, last: Word, before: Position, move: Move, turn: str) -> Step:
    after = move.after
    warnings = []
    if last is not command:
        warnings.append("there is white space inside the move; it is ignored.")
    if not move.legal:
        warnings.append(
            f"{_refusal(before, move, turn)}. The disc is placed for {move.color} anyway, as most"
            f" accepted programs do; some try the move for {opponent(move.color)} instead."
        )
    return Step(
        MOVE,
        (command, last),
        f"Black - {after.count(BLACK):2} White - {after.count(WHITE):2}\n",
        lambda: _sentence(move, turn),
        board=after,
        turn=opponent(move.color),
        moves=move,
        warning=" ".join(warnings),
    )


def _sentence(move: Move, turn: str) -> str:
    played = f"{SIDE[move.color]} plays {PAIRS[move.square]}: {turned_over(move, SIZE)}."
    return played if move.color == turn else f"{forced_pass(turn)} {played}"


def _refusal(position: Position, move: Move, turn: str) -> str:
    """Returns the reason why a move is not legal."""
    if move.color != turn and not position.can_move(move.color):
        return "neither side has a legal move"
    if position.color_at(move.square):
        return f"{PAIRS[move.square]} is occupied"
    return f"{SIDE[move.color]} turns nothing over on {PAIRS[move.square]}"


def _write(game: Game) -> str:
    """Returns the moves that are not undone, with an L for each pass."""
    n = game.position.n
    if n != SIZE:
        raise ValueError(f"A uva220 board has {SIZE} rows, but this one has {n}.")
    lines = ["1"] + game.start.position.rows(SYMBOLS) + [LETTERS[game.first_turn]]
    for _, square in game.moves_and_passes():
        lines.append("L" if square is None else "M" + square_digits(square, n))
    return "\n".join(lines) + "\nQ\n"


def _may_begin(first: Word) -> bool:
    return parse_number(first.text) is not None


def _recognise(first: Word, second: Word | None) -> str:
    if second is None:
        return "" if parse_number(first.text) else "The input is just 0: no games."
    if second.resembles_row(SYMBOLS):
        return f"It begins with a number and a board line of {SYMBOLS}."
    return ""


def _line_kind(text: str) -> str:
    if looks_like_row(text):
        return ROW_LINE
    if "black" in text.lower() or "white" in text.lower():
        return COUNT_LINE
    return LIST_LINE if text[0] in "Nn" or has_digit(text) else OTHER_LINE


def _begins_answer(kind: str, before: list[str], rows: int) -> bool:
    return kind != ROW_LINE or before[-1] != ROW_LINE or len(before) == rows


BEGINNING = Beginning(("a number", f"a board line of {SYMBOLS}"), _may_begin, _recognise)
GAME = othello_game(SQUARE_LISTS, _write, "The first game of a uva220 input")
OUTPUT = PrintedOutput(SYMBOLS, AnswerLines(_line_kind, _begins_answer), NO_MOVE)
