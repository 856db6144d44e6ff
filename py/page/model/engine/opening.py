"""The name of the opening of the game."""

from page.model.play.play import moves_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Ply
    from page.model.engine.client import Answer, Request
    from page.model.play.play import Play

N = 8  # Openings have names on this board alone.


class Opening:
    """Knows what the opening of the game is called, once the engine has told."""

    def __init__(self, play: "Play") -> None:
        self._play = play
        self._told_for: list[Ply] | None = None  # The moves of the game that was last named.
        self._names: list[str] = []
        self._leading: list[Ply] = []  # The moves that lead to what is so named.

    @property
    def name(self) -> str:
        """Its most usual name, empty where there is none or nobody has asked."""
        return self._names[0] if self._names and self._holds else ""

    @property
    def moves(self) -> str:
        """The moves that lead to it, as in `f5 d6 c3`."""
        return " ".join(moves_of(self._leading)) if self._holds else ""

    @property
    def known(self) -> bool:
        """Whether nothing is to be asked for the game: its name is known, or it has none."""
        game = self._play.game
        if not (game.plies and game.standard and game.position.n == N):
            return True
        return game.plies == self._told_for

    def request(self) -> "Request | None":
        """Returns what is to be asked for the game, None if nothing is."""
        if self.known:
            return None
        return {"want": "opening", "moves": moves_of(self._play.game.plies)}

    def hear(self, answer: "Answer") -> None:
        """Takes what the engine tells."""
        self._told_for = list(self._play.game.plies)
        self._names, self._leading = answer["names"], self._told_for[: answer["moves"]]

    @property
    def _holds(self) -> bool:
        """Whether the game still begins with the moves that lead to it."""
        return self._play.game.plies[: len(self._leading)] == self._leading
