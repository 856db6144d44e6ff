"""What a user makes on the page, of every kind, and how a later visit shows that it is there."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from driving.othello import Othello
from driving.page.shell.navigation import choose_form
from reference.samples import JUTGE_INPUT

LONG = f"x = 1  # {'-' * 990}\n" * 600
OPENING = ("d3", "c3", "c4", "c5", "d6")


class Change(NamedTuple):
    """A change by the user.

    Attributes:
        make: Makes it.
        expect: Waits until a later visit shows it.
        prepare: What the user has done long before.
        place: The tab of the later visit, as in the address.
    """

    make: Callable[[Othello], object]
    expect: Callable[[Othello], object]
    prepare: Callable[[Othello], object] = lambda page: None
    place: str = ""


def edit_a_position(page: Othello) -> None:
    page.position_editor.begin_empty()
    page.board.press("a1")


def expect_listed(page: Othello, moves: str) -> None:
    """Waits until the only listed game has this number of moves."""
    page.games.show()
    page.games.expect_cells(6, [moves])


def continue_game(page: Othello) -> None:
    """Plays another move, which must not make another game."""
    page.record.expect_moves([*OPENING, "f4"])
    page.board.press("b5")
    expect_listed(page, "7")


def learn_line(page: Othello) -> None:
    """Adds the game on the board to the openings to be learned."""
    page.practice.show()
    page.drill.learn_as_black.click()
    expect(page.sharing.notice).to_contain_text("Added to your openings")


def expect_learned(page: Othello) -> None:
    page.practice.show()
    page.drill.opening.select_option(label="Your Perpendicular Opening, as Black")
    expect(page.drill.known).to_contain_text("of your Perpendicular Opening as Black")


def begin_drill(page: Othello) -> None:
    page.practice.show()
    page.drill.opening.select_option(label="X-square Opening, as White")
    page.drill.start.click()
    expect(page.drill.line).to_have_text("c4")


CHANGES = {
    "first move": Change(
        lambda page: page.board.press("d3"), lambda page: page.record.expect_moves(["d3"])
    ),
    "move": Change(
        lambda page: page.board.press("f4"),
        continue_game,
        lambda page: page.board.press(*OPENING),
    ),
    "note": Change(
        lambda page: page.variations.comment.fill("why"),
        lambda page: expect(page.variations.comment).to_have_value("why"),
        lambda page: page.board.press("d3"),
    ),
    "mark": Change(
        lambda page: page.variations.mark.select_option("!?"),
        lambda page: expect(page.variations.mark).to_have_value("!?"),
        lambda page: page.board.press("d3"),
    ),
    "game that was left": Change(
        lambda page: page.game.new(),
        lambda page: expect_listed(page, "5"),
        lambda page: page.board.press(*OPENING),
    ),
    "input": Change(
        lambda page: page.judge.paste(JUTGE_INPUT),
        lambda page: expect(page.judge.input).to_have_value(JUTGE_INPUT),
    ),
    "format": Change(
        lambda page: choose_form(page.page, "boardsilly"),
        lambda page: expect(page.judge.format).to_have_value("boardsilly"),
    ),
    "output": Change(
        lambda page: page.comparison.paste("mine\n"),
        lambda page: expect(page.comparison.actual).to_have_value("mine\n"),
    ),
    "program": Change(
        lambda page: page.tested_program.paste("print()"),
        lambda page: expect(page.tested_program.program).to_have_value("print()"),
    ),
    "long program": Change(
        lambda page: page.tested_program.paste(LONG),
        lambda page: expect(page.tested_program.program).to_have_js_property(
            "textLength", len(LONG)
        ),
    ),
    "limit": Change(
        lambda page: page.tested_program.choose_limit(5),
        lambda page: expect(page.tested_program.limit).to_have_value("5"),
    ),
    "editor": Change(edit_a_position, lambda page: page.board.expect_row(1, "B.......")),
    "players": Change(
        lambda page: page.game.set_player("White", "computer-7"),
        lambda page: page.game.expect_player("White", "computer-7"),
    ),
    "settings": Change(
        lambda page: page.settings.choose_theme("Blue"),
        lambda page: page.settings.expect_theme("Blue"),
    ),
    "line": Change(
        learn_line, expect_learned, lambda page: page.board.press("f5", "d6", "c3")
    ),
    "drill": Change(
        lambda page: page.drill.show_answer.click(),
        lambda page: expect(page.status).to_contain_text("The move is c3: play it."),
        begin_drill,
        "play/practice",
    ),
}  # fmt: skip
