"""A game as a short text, for links and storage.

    8..f5d6c3.2                 a game: three moves on 8 x 8, the last of them undone
    8..f5d6_2Too-early_c3-2f4.2 the same with a mark and a comment on d6, and f4 instead of d6

A game is the number of rows, the start position and the side to move as in `--XO--X` (empty for
the standard start), all moves, and the number of the move on the board. Moves are numbered in the
order of the text; the number of the last move of the line follows after a hyphen unless the line is
the main one from there.

The moves are those of `Game.tree`. A hyphen and a number go back by this number of moves, to where
a variation begins. Between underscores are the mark of the move before, by its number, and
its comment. No character needs to be escaped in a URL. In a comment, letters and digits stand for
themselves and a hyphen for a space. Any other byte of UTF-8 is written as in `~3F`, because some
programs that send links would escape a percent sign again.
"""

from othello import (
    BLACK,
    WHITE,
    Game,
    IllegalMove,
    NotationError,
    Ply,
    Position,
    parse_number,
    parse_transcript,
    square_name,
)
from othello.game import main_line
from othello.notes import LONGEST_COMMENT, MARKS, MOST_MOVES
from othello.squares import ALPHABET, DIGITS
from saved.players import SIZES

SYMBOLS = "-XO"
SIDES = {"X": BLACK, "O": WHITE}
LETTERS = {BLACK: "X", WHITE: "O"}
LONGEST = 320_000  # Characters; a full game, with comments in characters of four bytes, has fewer.
PARTS = 4  # Of a text, which full stops separate.
MOST_READ = 2 * MOST_MOVES  # A variation that was deleted may come back to a game that is full.
LONGEST_NAME = 3  # Of a square.
BACK, NOTE = "-", "_"
EXPECTED = "a game as in 8..f5d6c3.2"
MARK_NUMBERS = {"": 0}
MARK_NUMBERS.update({sign: number for sign, _, number, _, _ in MARKS})
SIGNS = {number: sign for sign, number in MARK_NUMBERS.items()}
EXPECTED_NOTE = (
    f"a mark from 0 to {max(SIGNS)} and a comment of at most {LONGEST_COMMENT} characters"
)
EXPECTED_VARIATION = "moves to go back by, and then other moves than before"
EXPECTED_SIZE = f"the number of rows, an even number from {SIZES[0]} to {SIZES[-1]}"
# The characters of comments.
PLAIN = {ord(character): character for character in ALPHABET + ALPHABET.upper() + DIGITS}
PLAIN[ord(" ")] = "-"
ESCAPES = [PLAIN.get(byte) or f"~{byte:02X}" for byte in range(256)]
BYTES = {f"{byte:02X}": bytes([byte]) for byte in range(256)}


def to_fragment(game: Game) -> str:
    """Returns the text of a game on a board of one of SIZES, the inverse of `from_fragment`."""
    n = game.position.n
    start = "" if game.standard else _start(game)
    written, numbers = [_note(game.start)], {game.start: 0}
    before = game.start
    for ply in game.tree():
        assert ply.square is not None
        back = before.number + 1 - ply.number
        branch = f"{BACK}{back}" if back else ""
        written.append(branch + square_name(ply.square, n) + _note(ply))
        before, numbers[ply] = ply, len(numbers)
    here = str(numbers[game.last])
    following = main_line(game.last)
    if game.plies[game.ply :] != following:
        here += f"{BACK}{numbers[game.plies[-1]]}"
    return ".".join([str(n), start, "".join(written), here])


def from_fragment(text: str) -> Game:
    """Returns the game of a text. Raises NotationError if the text is invalid."""
    parts = text.split(".")
    if len(text) > LONGEST or len(parts) != PARTS:
        raise NotationError(text, EXPECTED)
    n = parse_number(parts[0]) or 0
    if n not in SIZES:
        raise NotationError(parts[0], EXPECTED_SIZE)
    game = _begin(n, parts[1])
    _play_tree(game, parts[2])
    _go_to(game, parts[3])
    return game


def _note(ply: Ply) -> str:
    """Returns the text of the mark and the comment of a ply, empty if it has neither."""
    if not (ply.mark or ply.comment):
        return ""
    return f"{NOTE}{MARK_NUMBERS[ply.mark]}{escaped_comment(ply.comment)}{NOTE}"


def _play_tree(game: Game, text: str) -> None:
    """Plays all moves of a text, and annotates them. Raises NotationError."""
    moves, *others = text.split(NOTE)
    _play(game, moves)
    for note, moves in zip(others[::2], others[1::2]):
        _annotate(game, note)
        _play(game, moves)
    # Each note but the last has moves after it, or a text could hold any number of notes.
    if len(others) % 2 or "" in others[1:-1:2]:
        raise NotationError(text, EXPECTED_NOTE)


def _annotate(game: Game, text: str) -> None:
    """Annotates the last move of a game. Raises NotationError."""
    mark, comment = parse_number(text[:1]), unescaped_comment(text[1:])
    if mark not in SIGNS or comment is None or len(comment) > LONGEST_COMMENT:
        raise NotationError(text, EXPECTED_NOTE)
    game.annotate(game.last, SIGNS[mark], comment)


def _play(game: Game, text: str) -> None:
    """Plays moves and variations in a game. Raises NotationError."""
    main, *variations = text.split(BACK)
    _play_all(game, main)
    for variation in variations:
        moves = variation.lstrip(DIGITS)
        back = parse_number(variation[: len(variation) - len(moves)])
        if not back or back > game.ply or not moves:
            raise NotationError(variation, EXPECTED_VARIATION)
        game.go_to(game.ply - back)
        siblings = game.last.children
        known = len(siblings)
        _play_all(game, moves)
        if len(siblings) == known:
            raise NotationError(variation, EXPECTED_VARIATION)


def _play_all(game: Game, text: str) -> None:
    """Plays the moves of a line. Raises NotationError."""
    n = game.position.n
    if len(text) > n * n * LONGEST_NAME:  # Splitting a long text takes MicroPython long.
        raise NotationError(text, f"at most {n * n} moves")
    try:
        for square in parse_transcript(text, n):
            game.play(square)
    except IllegalMove as refusal:
        raise NotationError(text, f"legal moves. Move {game.ply + 1}: {refusal}") from None
    if game.size > MOST_READ:
        raise NotationError(text, f"at most {MOST_READ} moves")


def _go_to(game: Game, text: str) -> None:
    """Goes to the move with a number, on the main line or on the line to a second number."""
    plies = [game.start] + list(game.tree())
    numbers = [parse_number(number) for number in text.split(BACK)]
    known = [plies[number] for number in numbers if number is not None and number < len(plies)]
    if len(known) != len(numbers) or len(known) > 2:
        raise NotationError(text, f"the number of moves played, from 0 to {len(plies) - 1}")
    game.show(plies[0])
    for ply in (main_line(game.start) or [game.start])[-1:] + known[::-1]:
        game.show(ply)


def _start(game: Game) -> str:
    return "".join(game.start.position.rows(SYMBOLS)) + LETTERS[game.first_turn]


def _begin(n: int, start: str) -> Game:
    if not start:
        return Game(Position.start(n))
    if len(start) != n * n + 1 or start.strip(SYMBOLS) or start[-1] not in SIDES:
        raise NotationError(start, f"{n * n} characters from {SYMBOLS} and the side to move")
    rows = [start[row : row + n] for row in range(0, n * n, n)]
    return Game(Position.from_rows(rows, SYMBOLS), SIDES[start[-1]])


def escaped_comment(text: str) -> str:
    """Returns a comment in characters that need no escape in a URL."""
    return "".join([ESCAPES[byte] for byte in text.encode()])


def unescaped_comment(text: str) -> str | None:
    """Returns the comment of `escaped_comment`, None if the text is invalid."""
    first, *others = text.replace("-", " ").split("~")
    try:
        found = [first.encode()] + [BYTES[other[:2]] + other[2:].encode() for other in others]
        return b"".join(found).decode()
    except (KeyError, ValueError):  # ValueError for bytes that are not UTF-8.
        return None
