"""What the reader has set about the page. It is kept apart from what is on it: no link carries it.

It is written as a few words, as in `wood turned mirrored`; words that mean nothing are passed over.
"""

from othello import BLACK, WHITE
from page.state.play import COMPUTER, PERSON
from page.state.view import THEMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state.app import App

TURNED, MIRRORED, KEYLESS = "turned", "mirrored", "keyless"
SEATED = {BLACK: "computer-black", WHITE: "computer-white"}


def kept(app: "App") -> str:
    """Returns the settings in words, the theme first."""
    words = [app.view.theme] + [TURNED] * app.view.turns
    words += [MIRRORED] * app.view.mirrored + [KEYLESS] * (not app.keys_on)
    words += [SEATED[color] for color in (BLACK, WHITE) if app.play.seats[color] == COMPUTER]
    return " ".join(words)


def take(app: "App", text: str) -> None:
    """Sets everything as the words say, the inverse of `kept`."""
    words = text.split()
    themes = [word for word in words if word in THEMES]
    app.view.theme = (themes or THEMES)[0]
    app.view.turns = words.count(TURNED) % 4
    app.view.mirrored = MIRRORED in words
    app.keys_on = KEYLESS not in words
    for color in SEATED:
        app.play.seat(color, COMPUTER if SEATED[color] in words else PERSON)
