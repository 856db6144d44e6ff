"""The end of a game: on the board, or by a resignation."""

from othello import Game, Ply, opponent
from play.model.game import messages


class Ending:
    """How a game has ended, or who can end it.

    Attributes:
        resigned: The colour of each resignation, by the last ply before it.
    """

    def __init__(self) -> None:
        self.resigned: dict[Ply, str] = {}

    def resigning(self, game: Game, people: list[str]) -> str | None:
        """Returns the colour that would resign, None before the first move and after the end.

        `people` are the colours that the computer does not play. Of two, the side to move resigns.
        """
        under_way = 0 < game.ply == len(game.plies) and not self.over(game)
        if not under_way or not people:
            return None
        return game.turn if len(people) > 1 else people[0]

    def over(self, game: Game) -> bool:
        """Returns whether a game has ended."""
        return game.over or game.last in self.resigned

    def winner(self, game: Game) -> str | None:
        """Returns the colour that has won, None before the end and after a draw."""
        resigned = self.resigned.get(game.last)
        if resigned:
            return opponent(resigned)
        return game.winner if game.over else None

    def result(self, game: Game) -> str:
        """Returns the result of a game that has ended."""
        resigned = self.resigned.get(game.last)
        return messages.given_up(resigned) if resigned else messages.result(game)
