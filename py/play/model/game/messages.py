"""The status messages of a game."""

from othello import BLACK, WHITE, Game, IllegalMove, Ply, opponent, square_name
from othello.phrases import SIDE, counted
from saved.players import numbered_level

FULL = "A game holds at most {} moves with its variations. Delete a variation to play another."
WELCOME = "You are Black. Press a ring to begin."
COUNTING = ", counting empty squares"  # A kind of job.
NEW_VARIATION = " This is a new variation."


def whose_turn(game: Game) -> str:
    """Returns whose turn it is, or how the game ended."""
    return f"{SIDE[game.turn]} to move." if game.turn else _result(game)


def started(game: Game) -> str:
    """Returns the message after a new game was started."""
    n = game.position.n
    return f"New game on {n} by {n} squares. {whose_turn(game)}"


def against_computer(game: Game, color: str, level: int) -> str:
    """Returns the message after a game of the user against the computer was started."""
    return f"You play {color} against {numbered_level(level)}. {whose_turn(game)}"


def played(game: Game) -> str:
    """Returns the message after a move: the discs it turned, and who passes."""
    ply = game.last
    move = f"{ply_name(ply)}, turning {counted(len(ply.flips), 'disc')}."
    if ply.passed and ply.turn:
        move += f" {SIDE[opponent(ply.turn)]} has no legal move and passes."
    return f"{move} {whose_turn(game)}"


def computer_to_move(game: Game) -> str:
    """Returns the message after a press on the board during the computer's turn."""
    return f"The computer plays {SIDE[game.turn or BLACK]}."


def taken_back(game: Game, ply: Ply) -> str:
    """Returns the message after a move was undone."""
    return f"Took back: {ply_name(ply)}. {whose_turn(game)}"


def gone_to(game: Game) -> str:
    """Returns the message after a jump to another position of the game."""
    where = f"After move {game.ply}, {ply_name(game.last)}." if game.ply else "The start."
    return f"{where}{_variation(game.last)} {whose_turn(game)}"


def play(game: Game, square: int) -> str:
    """Plays a move. If it is illegal, returns why and what to do instead, otherwise nothing."""
    try:
        game.play(square)
    except IllegalMove as refusal:
        if game.turn:
            return f"{refusal}. {SIDE[game.turn]} may play on any marked square."
        return f"{_result(game)} Undo a move or start a new game to play on."
    return ""


def resigned(color: str) -> str:
    """Returns the message after a side resigned, and how to take that back."""
    return f"{SIDE[color]} resigns, {SIDE[opponent(color)]} wins. Undo takes this back."


def plays_on(game: Game) -> str:
    """Returns the message after a resignation was undone."""
    return f"The game continues. {whose_turn(game)}"


def given_up(color: str) -> str:
    """Returns the result of a game in which a side resigned."""
    return f"{SIDE[opponent(color)]} wins, {SIDE[color]} resigned"


def result(game: Game) -> str:
    """Returns the winner and the score of a finished game."""
    outcome = _outcome(game)
    return outcome[0].upper() + outcome[1:]


def _variation(ply: Ply) -> str:
    """Returns which of several moves at this place a ply is, empty if there is only one."""
    lines = ply.siblings
    return f" Variation {lines.index(ply) + 1} of {len(lines)}." if len(lines) > 1 else ""


def ply_name(ply: Ply) -> str:
    """Returns the side and the square of a move."""
    assert ply.color is not None and ply.square is not None
    return f"{SIDE[ply.color]} {square_name(ply.square, ply.position.n)}"


def _result(game: Game) -> str:
    return f"Game over: {_outcome(game)}."


def _outcome(game: Game) -> str:
    position, squares = game.position, game.position.n**2
    least = min(position.count(BLACK), position.count(WHITE)) if game.winner else squares // 2
    outcome = f"{SIDE[game.winner]} wins" if game.winner else "a draw"
    return f"{outcome}, {squares - least} to {least}{COUNTING if position.empties else ''}"
