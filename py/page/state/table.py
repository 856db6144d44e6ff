"""What there is from the first moment: a game, and how the reader looks at the board."""

from page.state import answers
from page.state.keys import next_of
from page.state.play import Play
from page.state.view import Picture, View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state.scene import Scene
    from page.state.setup import SetUp
    from page.state.silly_explorer import SillyExplorer
    from page.state.stepper import Stepper

    Guest = Stepper | SetUp | SillyExplorer


class Table:
    """The board and who is at it.

    `play` is the game, `guest` what the board shows in its place, None while it shows the game.
    `focus` is the square of the board that the keyboard is on and `view` how the board is looked
    at. `sayings` counts what was said on purpose, so that the same said again is heard again, and
    `keys_on` tells whether single keys do something.
    """

    def __init__(self) -> None:
        self.play = Play()
        self.guest: Guest | None = None
        self.focus = 0
        self.view = View()
        self.keys_on = True
        self.sayings = 0
        self._answer: tuple[str, str] | None = None

    @property
    def on_board(self) -> "Play | Guest":
        """What the board shows: it has a `scene`, and takes a `press` on a square."""
        return self.guest or self.play

    def scene(self) -> "Scene":
        """Returns what the board shows, with the keyboard's square on it."""
        scene = self.on_board.scene()
        self.focus = min(self.focus, scene.n * scene.n - 1)
        if self._answer and self._answer[0] == scene.message:
            scene.message = self._answer[1]
        return scene

    def settle(self) -> None:
        """Forgets what only the last event had to show: discs seen turning."""
        self.play.turning = {}

    def press(self, square: int) -> None:
        """Does what a click on a square does."""
        self.focus = square
        self._answer = None
        self.sayings += 1
        self.on_board.press(square)

    def back_to_game(self) -> None:
        """Shows the game on the board again."""
        self.guest = None

    def new_game(self, n: int) -> None:
        """Starts a game on n x n squares and shows it."""
        self.back_to_game()
        self.play.new_game(n)

    def move_focus(self, square: int) -> None:
        """Puts the keyboard on a square."""
        self.focus = square

    def legal_square(self, step: int) -> "int | None":
        """Returns the next square, as seen, where a move is marked; with -1, the one before."""
        picture = Picture(self.scene(), self.view)
        places = picture.marks.get("legal") or picture.marks.get("listed", [])
        place = next_of(sorted(places), picture.place(self.focus), step)
        return None if place is None else picture.squares[place]

    def say(self, answer: str) -> None:
        """Says something until there is other news of the board."""
        self._answer = (self.on_board.scene().message, answer)
        self.sayings += 1

    def read_rays(self) -> None:
        """Says what stands around the keyboard's square."""
        self.say(answers.rays(self.scene(), self.focus))

    def read_score(self) -> None:
        """Says the score."""
        self.say(answers.score(self.scene()))

    def read_last_move(self) -> None:
        """Says what the last move was."""
        self.say(self.on_board.last_move())

    def turn_board(self) -> None:
        """Turns the board a quarter clockwise."""
        self.view.turn()
        self.say(answers.turned(self.scene(), self.view))

    def mirror_board(self) -> None:
        """Swaps left and right of the board."""
        self.view.mirror()
        self.say(answers.turned(self.scene(), self.view))
