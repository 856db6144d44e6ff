"""What the reader has set about the page. It is kept apart from what is on it: no link carries it.

It is written as a few words, as in `wood turned mirrored`; words that mean nothing are passed over.
"""

from othello import BLACK, WHITE
from page.state.play import COMPUTER, PERSON
from page.state.view import THEMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state.table import Table

TURNED, MIRRORED, KEYLESS = "turned", "mirrored", "keyless"
SEATED = {BLACK: "computer-black", WHITE: "computer-white"}


def kept(table: "Table") -> str:
    """Returns the settings in words, the theme first."""
    words = [table.view.theme] + [TURNED] * table.view.turns
    words += [MIRRORED] * table.view.mirrored + [KEYLESS] * (not table.keys_on)
    words += [SEATED[color] for color in (BLACK, WHITE) if table.play.seats[color] == COMPUTER]
    return " ".join(words)


def take(table: "Table", text: str) -> None:
    """Sets everything as the words say, the inverse of `kept`."""
    words = text.split()
    themes = [word for word in words if word in THEMES]
    table.view.theme = (themes or THEMES)[0]
    table.view.turns = words.count(TURNED) % 4
    table.view.mirrored = MIRRORED in words
    table.keys_on = KEYLESS not in words
    for color in SEATED:
        table.play.seat(color, COMPUTER if SEATED[color] in words else PERSON)
