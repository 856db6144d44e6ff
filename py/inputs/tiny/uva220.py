"""Tiny games of `uva220`."""

from inputs.cases.case import SIZE, SQUARES
from inputs.cases.uva220 import NO_DISC, Uva220Case
from inputs.rays_8x8 import rays_8x8
from judges.uva220 import COLORS
from othello import parse_digits, square_digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MIDDLE = 27  # It has three squares or more in each direction.
NEXT_TO_CORNERS = (9, 14, 49, 54)
START = "44W 45B 54B 55W"

# The discs, the player and the commands of each game.
GAMES = (
    ("", "B", ""),
    ("", "B", "L"),
    ("", "B", "L L"),
    ("", "W", "L"),
    # A player without a legal move: L, a pass, and two passes in a row.
    ("18B 17W", "B", "L L"),
    ("11W 12B", "B", "M13"),
    ("11W 12B", "B", "L M13"),
    ("11W 12B", "B", "L L M13"),
    ("11W 12B", "B", "M13 L"),
    ("11B 12W", "W", "M13"),
    ("11B 12W", "W", "L L M13"),
    ("11W 12B 21W 22B", "B", "M13 M23"),
    ("21W 22B 33B", "B", "M23 L"),
    ("11B 12W 14W", "B", "M13 M15"),
    ("11B 12W 14W", "B", "M13 L M15 L"),
    ("11B 12W 14W 16W", "B", "M13 M15 M17"),
    # The player after a move.
    ("11B 12W 81W 82B", "B", "M13 L"),
    ("11B 12W 81W 82B", "B", "M13 M83"),
    ("11B 12W 81B 82W", "B", "M13 M83"),
    ("11B 12W 81B 82W", "B", "M13 L M83"),
    # The last column and the last row.
    ("16B 17W", "B", "L"),
    ("16B 17W", "B", "M18"),
    ("61B 71W", "B", "L"),
    ("61B 71W", "B", "M81"),
    # Lines with a gap, with two discs to bracket them, and with a disc on the square.
    ("44B 46W", "B", "L"),
    ("44B 64W", "B", "L"),
    ("44B 66W", "B", "L"),
    ("42W 43B 44W 45B", "B", "M41"),
    ("42W 43B 44W", "B", "M41"),
    ("44B 45W 46W", "B", "L"),
    ("44B 45W 46B", "B", "L"),
    ("43B 44W 45W 54W 64B", "B", "M46 L"),
    # Long lines.
    ("11B 12W 13W 14W 15W", "B", "M16"),
    ("11B 12W 13W 14W 15W 16W 17W", "B", "L"),
    ("11B 12W 13W 14W 15W 16W 17W", "B", "M18"),
    # A square beside two lines.
    ("12W 13B 21W 31B", "B", "M11"),
    ("12W 13B 22W 33B", "B", "M11"),
    ("12W 13B 21W 31B", "B", "L"),
    # The order of listed squares.
    ("33W 34B 36W", "B", "L"),
    ("34W 35B 44W 55B", "B", "L"),
    ("25W 35B 52W 53B", "B", "L"),
    # The start of the game.
    (START, "B", "L"),
    (START, "W", "L"),
    (START, "B", "M34"),
    (START, "B", "M34 L"),
    (START, "B", "M34 M33"),
    (START, "B", "M34 M33 L"),
    # Counts of two digits.
    ("11B 12W 14B 15B 16B 17B 18B 21B 22B 23B", "B", "M13"),
    ("11B 12W 14W 15W 16W 17W 18W 21W 22W 23W 24W", "B", "M13"),
    # More legal moves than fit into a short list.
    ("33W 34W 35W 43B 44B 45B", "B", "L"),
    ("33W 34W 35W 36W 43B 44B 45B 46B", "B", "L"),
    ("32W 33W 34W 35W 36W 37W 42B 43B 44B 45B 46B 47B", "B", "L"),
)
# Games that are answered differently if the program keeps something from the game before.
PAIRS = (
    (("", "B", ""), ("", "B", "")),
    (("", "B", "L"), ("", "B", "L")),
    (("11B", "B", ""), ("", "B", "")),
    (("11B 12W", "B", "M13"), ("11B 12W", "B", "L")),
    (("11B 12W", "B", "M13"), ("11W 12B", "W", "M13")),
    (("11W 12B", "B", "M13"), ("11B 12W", "B", "M13")),
    (("", "W", ""), ("11B 12W", "B", "L")),
)


def tiny_cases() -> "Iterator[list[Uva220Case]]":
    """Yields the games of each tiny input."""
    for game in GAMES:
        yield [_case(*game)]
    for pair in PAIRS:
        yield [_case(*game) for game in pair]
    for ray in rays_8x8(MIDDLE):
        yield from _along([MIDDLE] + ray)
    for square in NEXT_TO_CORNERS:
        for ray in rays_8x8(square):
            if len(ray) == 1:
                yield [_with_discs({square: "B", ray[0]: "W"}, "B", ["L"])]


def _along(line: list[int]) -> "Iterator[list[Uva220Case]]":
    """Yields games that list a move along a line, flip one disc on it, and flip two."""
    one, two = {line[0]: "B", line[1]: "W"}, {line[0]: "B", line[1]: "W", line[2]: "W"}
    yield [_with_discs(one, "B", ["L"])]
    yield [_with_discs(one, "B", ["M" + square_digits(line[2], SIZE)])]
    yield [_with_discs(two, "B", ["M" + square_digits(line[3], SIZE)])]


def _case(discs: str, player: str, commands: str) -> Uva220Case:
    """Returns a game; each disc is a row, a column and a colour."""
    cells = {parse_digits(disc[:2], SIZE): disc[2] for disc in discs.split()}
    return _with_discs(cells, player, commands.split())


def _with_discs(discs: dict[int, str], player: str, commands: list[str]) -> Uva220Case:
    cells = "".join([discs.get(square, NO_DISC) for square in SQUARES])
    return Uva220Case(cells, COLORS[player], commands)
