"""A mark is one row of a table, for the list of moves, the menu, files and links."""

import subprocess
import sys
from textwrap import dedent

import pytest

from hosting.serving import ROOT
from othello.notes import MARKS

# A new mark is added before the modules that use the table are imported.
ADDED = """
    from othello import Game, notes
    notes.MARKS += (("=", "even move", 7, {property}, {glyph}),)
    from hosting.building.index_parts import marks
    from play.model.play.game_records import FILES, without, writer_named
    from play.model.play.move_list import entries
    from play.records import read
    from play.view.play.move_list_html import listed
    from saved.game_text import from_fragment, to_fragment
    game = Game()
    ply = game.play(19)
    game.annotate(ply, "=", "")
    [entry] = entries(game, lambda number, ply: None)
    print('aria-label="d3, even move"' in listed(entry, lambda ply: 0).html, "<sup>=</sup>" in
          listed(entry, lambda ply: 0).html, '<option value="=">= Even</option>' in marks())
    print(from_fragment(to_fragment(game)).last.mark)
    for name in ("sgf", "ggf", "pgn"):
        writer = writer_named(name, FILES)
        print(read(writer.write(game)).game.plies[0].mark or "none", without(writer.lost(game)))
"""


def outcome(**held: str | None) -> list[str]:
    """Returns what is printed for a new mark that files hold as a property and a glyph."""
    program = dedent(ADDED).format(**{name: repr(value) for name, value in held.items()})
    found = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT / "py", capture_output=True, text=True, check=True
    )
    return found.stdout.splitlines()


def test_an_added_mark_is_in_the_list_the_menu_and_links_and_in_files_or_said_to_be_left_out() -> (
    None
):
    kept = ["= ."] * 3
    assert outcome(property="GE[]", glyph="$10") == ["True True True", "=", *kept]
    left_out = ["none , without the mark =."] * 3
    assert outcome(property=None, glyph=None) == ["True True True", "=", *left_out]


def test_the_numbers_of_marks_in_links_are_distinct_digits() -> None:
    numbers = [number for _, _, number, _, _ in MARKS]
    assert sorted({*numbers}) == sorted(numbers) and {*numbers} <= {*range(1, 10)}


@pytest.mark.parametrize(
    ("sign", "number"), [("!", 1), ("?", 2), ("!?", 3), ("?!", 4), ("!!", 5), ("??", 6)]
)
def test_the_numbers_of_marks_in_earlier_links_stay(sign: str, number: int) -> None:
    assert number in [known for mark, _, known, _, _ in MARKS if mark == sign]
