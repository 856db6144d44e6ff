"""Random games played by the slow rules, and checks of the records read from them."""

from othello import Game, Position, parse_transcript, square_name
from play import records
from play.records import JudgeInputs, Record
from reference.chance import Chance
from reference.slow import othello_slow as rules
from workbench.formats.input_games import find_game, formats_of_games

INPUTS = JudgeInputs([form.name for form in formats_of_games()], find_game)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
PASS = "pass"


def read(text: str, n: int = 8) -> Record:
    """Returns the record in a text, which may be a judge input."""
    return records.read(text, n, INPUTS)


class Played:
    """A random game played by the slow rules.

    Attributes:
        n: The number of rows.
        sequence: The side and the name of each move, PASS for passes.
        board: The final board.
        turn: The side to move at the end, empty if the game is over.
    """

    def __init__(self, n: int, seed: int, most: int = 1000) -> None:
        chance = Chance(seed)
        self.n = n
        self.board, self.turn = rules.start(n), "black"
        self.sequence: list[tuple[str, str]] = []
        while self.turn and len(self.moves) < most:
            row, column = chance.pick(rules.legal_moves(self.board, self.turn))
            self._put(row, column)

    def _put(self, row: int, column: int) -> None:
        mover = self.turn
        self.sequence.append((mover, LETTERS[column] + str(row + 1)))
        self.board = rules.place(self.board, row, column, mover)
        self.turn = rules.next_turn(self.board, mover)
        if self.turn == mover:
            self.sequence.append((rules.other(mover), PASS))

    @property
    def moves(self) -> list[str]:
        """The names of the squares played, without passes."""
        return [name for _, name in self.sequence if name != PASS]

    def game(self) -> Game:
        """Returns the same game as a `Game`."""
        game = Game(Position.start(self.n))
        for name in self.moves:
            game.play((int(name[1:]) - 1) * self.n + LETTERS.index(name[0]))
        return game


def game_after(moves: str, n: int = 8) -> Game:
    """Returns a game from the start, with its moves as a transcript."""
    game = Game(Position.start(n))
    for square in parse_transcript(moves, n):
        game.play(square)
    return game


def tree_of(moves: str) -> Game:
    """Returns a game with variations, as lines of moves separated by spaces."""
    game = Game()
    for line in moves.split():
        game.go_to(0)
        for square in parse_transcript(line, 8):
            game.play(square)
    return game


def names(game: Game) -> list[str]:
    """Returns the names of the moves that are not undone."""
    plies = game.plies[: game.ply]
    return [square_name(ply.square or 0, game.position.n) for ply in plies]


def game_of(record: Record) -> Game:
    """Returns the game of a record, which must have one."""
    assert record.game is not None, (record.sentence, str(record.problem))
    return record.game


def read_whole(text: str, n: int = 8) -> Record:
    """Returns the record in a text, which must have no problem."""
    record = read(text, n)
    assert record.problem is None, (text, str(record.problem))
    return record


def read_as(kind: str, text: str, n: int = 8) -> Record:
    """Returns the record in a text, which must be of a kind and have no problem."""
    record = read_whole(text, n)
    assert record.kind == kind, (text, record.sentence)
    return record


def moves_of(text: str, n: int = 8) -> list[str]:
    """Returns the names of the moves of a record, which must have no problem."""
    return names(game_of(read_whole(text, n)))


def check_no_game(kind: str | None, text: str, *words: str) -> None:
    """Checks that a text is of a kind, if any, but has no game, and words of the problem."""
    record = read(text)
    assert (record.kind, record.game) == (kind, None), (text, record.sentence)
    for word in words:
        assert word in str(record.problem), (text, str(record.problem))


def check_read(text: str, kind: str, played: Played) -> None:
    """Checks that a text is recognised as a kind of record and read as the game played."""
    record = read_as(kind, text, played.n)
    game = game_of(record)
    assert names(game) == played.moves, text
    assert game.position.rows() == rules.draw(played.board), text
    assert (game.turn or "") == played.turn, text
    assert f" {len(played.moves)} move" in record.sentence


def check_problem(
    text: str, n: int, kept: list[str], words: list[str], square: str | None = None
) -> None:
    """Checks that reading stops after the moves `kept`, and the error for the next move."""
    record = read(text, n)
    problem = record.problem
    assert problem is not None, text
    assert names(game_of(record)) == kept, (text, str(problem))
    assert (problem.move, problem.square) == (len(kept) + 1, square), (text, str(problem))
    for word in [f"Move {len(kept) + 1}:", square or "", problem.reason] + words:
        assert word in str(problem), (text, word, str(problem))
    assert str(problem).endswith(".") and ".." not in str(problem), str(problem)
    assert f" {len(kept)} move" in record.sentence, record.sentence
