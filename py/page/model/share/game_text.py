"""A game and its players as short texts, for links and storage.

    8..f5d6c3.2     a game: three moves on 8 x 8, the last of them undone
    person-7        its players: black and white, a person against level 7 of the computer

A game is the number of rows, the start position and the side to move as in `--XO--X` (empty for
the standard start), all moves, and the number of moves that are not undone. No character needs to
be escaped in a URL.
"""

import othello
from othello import (
    BLACK,
    WHITE,
    Game,
    IllegalMove,
    NotationError,
    Position,
    parse_number,
    parse_transcript,
)
from page.model.play.play import COMPUTER, FRIEND, LEVELS, PERSON, SIZES, Play

SYMBOLS = "-XO"
SIDES = {"X": BLACK, "O": WHITE}
LETTERS = {BLACK: "X", WHITE: "O"}
LONGEST = 5000  # Characters; a game on the largest board has 2,500.
EXPECTED = "a game as in 8..f5d6c3.2"
EXPECTED_SIZE = f"the number of rows, an even number from {SIZES[0]} to {SIZES[-1]}"
EXPECTED_PLAYERS = (
    f"who plays black and white, as in person-7: person, friend, or a level up to {LEVELS[-1]}"
)


def to_fragment(game: Game) -> str:
    """Returns the text of a game on a board of one of SIZES, the inverse of `from_fragment`."""
    n = game.position.n
    start = "" if game.standard else _start(game)
    moves = othello.transcript([ply.square for ply in game.plies if ply.square is not None], n)
    return ".".join([str(n), start, moves, str(game.ply)])


def from_fragment(text: str) -> Game:
    """Returns the game of a text. Raises NotationError if the text is invalid."""
    parts = text.split(".")
    if len(text) > LONGEST or len(parts) != 4:
        raise NotationError(text, EXPECTED)
    n = parse_number(parts[0]) or 0
    if n not in SIZES:
        raise NotationError(parts[0], EXPECTED_SIZE)
    game = _begin(n, parts[1])
    try:
        for square in parse_transcript(parts[2], n):
            game.play(square)
    except IllegalMove as refusal:
        raise NotationError(parts[2], f"legal moves. Move {game.ply + 1}: {refusal}") from None
    ply = parse_number(parts[3])
    if ply is None or ply > game.ply:
        raise NotationError(parts[3], f"the number of moves played, from 0 to {game.ply}")
    game.go_to(ply)
    return game


def players_text(play: Play) -> str:
    """Returns the text of the players, empty unless the computer plays."""
    if COMPUTER not in play.players.values():
        return ""
    return "-".join([_player(play, color) for color in (BLACK, WHITE)])


def parse_players(text: str) -> "list[tuple[str, str, int | None]]":
    """Returns the colour, the player and the level of each player, the inverse of `players_text`.

    The level is None for a person. Raises NotationError if the text is invalid.
    """
    if not text:
        return []
    levels = {str(level): level for level in LEVELS}
    found: list[tuple[str, str, int | None]] = []
    for color, player in zip((BLACK, WHITE), text.split("-")):
        if player in levels:
            found.append((color, COMPUTER, levels[player]))
        elif player in (PERSON, FRIEND):
            found.append((color, player, None))
    if len(found) != 2 or text.count("-") != 1:
        raise NotationError(text, EXPECTED_PLAYERS)
    return found


def _start(game: Game) -> str:
    return "".join(game.start.position.rows(SYMBOLS)) + LETTERS[game.first_turn]


def _begin(n: int, start: str) -> Game:
    if not start:
        return Game(Position.start(n))
    if len(start) != n * n + 1 or start.strip(SYMBOLS) or start[-1] not in SIDES:
        raise NotationError(start, f"{n * n} characters from {SYMBOLS} and the side to move")
    rows = [start[row : row + n] for row in range(0, n * n, n)]
    return Game(Position.from_rows(rows, SYMBOLS), SIDES[start[-1]])


def _player(play: Play, color: str) -> str:
    player = play.players[color]
    return str(play.levels[color]) if player == COMPUTER else player
