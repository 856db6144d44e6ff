"""The judged moves of a game, and the costliest of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, parse_square, square_name
from othello.phrases import SIDE, counted
from play.model.engine.reasons import ABOUT, better, worse
from play.model.engine.values import BLUNDER, MISTAKE, cost_of

if TYPE_CHECKING:
    from othello import Game, Ply
    from play.engine.protocol.engine_messages import EngineFact
    from play.model.engine.values import MoveValue, Values

COSTLIEST = 3
NAMED = "Move {}, {} {}"
NONE_BETTER = "no better move is known."
NOT_CHECKED = "not checked"
PRACTISED = 3  # Discs that a move costs at least to be practised.
HALF = 6  # The cost in discs that halves the accuracy of a move.


class JudgedMove:
    """A move of the game, as the deepest values known at the last update judge it.

    Attributes:
        number: The number of the move, from 1.
        color: The side that moved.
        square: The square played.
        depth: The depth of the first search.
        compared: The facts about the move and about a better one, both by square, for each better
            move with which the engine has compared it in a longer search.
        moves: The best move and the move played, in this order.
        is_checked: Whether the values come from longer searches than the first, or are exact.
        reason: Why the move was worse, empty until it is known.
        better: Why the best move is better, empty until it is known.
    """

    def __init__(
        self, number: int, color: str, square: str, depth: int, before: Ply, values: Values
    ) -> None:
        self.number, self.color, self.square, self.depth = number, color, square, depth
        self.compared: dict[str, dict[str, list[EngineFact]]] = {}
        self.moves: list[MoveValue] = []
        self.is_checked = False
        self.reason = self.better = ""
        self._before, self._values = before, values

    def update(self) -> None:
        """Takes over what is known now."""
        best, played = self.moves = self._known()
        deeper = [move for move in self.moves if move.exact or move.depth > self.depth]
        self.is_checked = bool(self.compared) or deeper == self.moves
        self.reason = self.better = ""
        facts = self.compared.get(self.best)
        if facts:
            shared = [fact["sentence"] for fact in facts[self.square]]
            own = [fact for fact in facts[self.best] if fact["sentence"] not in shared]
            self.reason = worse(facts[self.square], self.color, played.value, played.exact)
            self.better = better(own, self.color, best.value, best.exact)

    def _known(self) -> list[MoveValue]:
        ranked = self._values.ranked(self._before.position, self.color)
        played = parse_square(self.square, self._before.position.n)
        return [ranked[0]] + [move for move in ranked if move.square == played]

    @property
    def is_outdated(self) -> bool:
        """Whether the engine has found another best move or cost since the last update."""
        best, played = self._known()[0], self._known()[-1]
        is_other = best.square != self.moves[0].square and played.square != best.square
        return cost_of(played, best) != self.loss or is_other

    @property
    def best(self) -> str:
        """The best square."""
        return square_name(self.moves[0].square, self._before.position.n)

    @property
    def loss(self) -> int:
        """The cost of the move against the best, in discs."""
        return cost_of(self.moves[1], self.moves[0])

    @property
    def caveat(self) -> str:
        """Why a costly move has no mark, otherwise empty."""
        return "" if self.loss < MISTAKE or self.is_checked else NOT_CHECKED

    @property
    def about(self) -> str:
        """What to say before the cost if it is an estimate, otherwise empty."""
        return ABOUT[all(move.exact for move in self.moves)]

    @property
    def cost(self) -> str:
        """The cost with its caveat, as in `about 5 discs, not checked`."""
        cost = f"{self.about}{counted(self.loss, 'disc')}"
        return f"{cost}, {self.caveat}" if self.caveat else cost

    @property
    def mark(self) -> str:
        """The mark of a mistake, such as `?`, empty until the mistake is checked."""
        if self.loss < MISTAKE or not self.is_checked:
            return ""
        return "??" if self.loss >= BLUNDER else "?"

    @property
    def why(self) -> str:
        """The reason and the better move as sentences, without the cost."""
        best = f"{self.best}, which {self.better}" if self.better else self.best
        return f"It {self.reason}. Better: {best}." if self.reason else f"Better: {best}."

    @property
    def told(self) -> str:
        """The move, its cost, the reason and the better move as sentences."""
        name = NAMED.format(self.number, SIDE[self.color], self.square)
        if not self.loss:
            return f"{name}: {NONE_BETTER}"
        return f"{name}, costs {self.cost}. {self.why}"


class Report:
    """The judged moves of one line of a game.

    Attributes:
        start: The start of the game.
        plies: All moves of the line.
        judged: The moves judged so far, by number.
        is_kept: Whether it was finished in an earlier visit, with the cards of its mistakes.
    """

    is_kept = False

    def __init__(self, game: Game) -> None:
        self.start = game.start
        self.plies = list(game.plies)
        self.judged: dict[int, JudgedMove] = {}

    @property
    def done(self) -> bool:
        """Whether all moves are judged."""
        return len(self.judged) == len(self.plies)

    @property
    def accuracy(self) -> dict[str, float]:
        """The accuracy of each colour that moved from 0 to 100, empty until all moves are judged.

        It is the mean over the moves. A move that costs nothing counts 100, and every `HALF` discs
        of cost halve that.
        """
        found = {}
        for color in (BLACK, WHITE):
            moves = [move for move in self.judged.values() if move.color == color]
            if moves and self.done:
                found[color] = sum([100 * 0.5 ** (move.loss / HALF) for move in moves]) / len(moves)
        return found

    def update(self) -> None:
        """Takes over what is known now of the judged moves."""
        for move in self.judged.values():
            move.update()

    def is_of(self, game: Game) -> bool:
        """Returns whether the report covers a whole line of a game, from its start to its end."""
        if self.start is not game.start:
            return False
        line = [self.start] + self.plies
        joined = all(after in before.children for before, after in zip(line, line[1:]))
        return joined and not line[-1].children

    def of(self, number: int, ply: Ply) -> JudgedMove | None:
        """Returns move `number` of a game if it is the ply and judged, else None."""
        known = 0 < number <= len(self.plies) and self.plies[number - 1] is ply
        return self.judged.get(number) if known else None

    def before(self, number: int) -> Ply:
        """Returns the ply before a move."""
        return self.plies[number - 2] if number > 1 else self.start

    def costliest(self, color: str | None) -> list[JudgedMove]:
        """Returns the costliest moves of a colour, or of both, that cost at least a disc."""
        moves = [move for move in self._of_color(color) if move.loss]
        return sorted(moves, key=lambda move: (-move.loss, move.number))[:COSTLIEST]

    def mistakes(self, color: str | None) -> list[JudgedMove]:
        """Returns the moves of a colour, or of both, that are marked as mistakes."""
        return [move for move in self._of_color(color) if move.mark]

    def practised(self, color: str | None) -> list[JudgedMove]:
        """Returns the moves of a colour, or of both, whose cost is checked and worth practising."""
        costly = [move for move in self._of_color(color) if move.loss >= PRACTISED]
        return [move for move in costly if move.is_checked]

    def unchecked(self, color: str | None, among: str | None) -> list[JudgedMove]:
        """Returns the costliest moves of `color` and costly ones of `among`, to compare them.

        Every mistake is compared, so that its reason is known. None means both colours.
        """
        costliest = self.costliest(color)
        return [
            move
            for move in self._of_color(among)
            if ((move in costliest or move.loss >= MISTAKE) and move.best not in move.compared)
            or (move.loss >= PRACTISED and not move.is_checked)
        ]

    def _of_color(self, color: str | None) -> list[JudgedMove]:
        moves = [self.judged[number] for number in sorted(self.judged)]
        return [move for move in moves if color in (None, move.color)]
