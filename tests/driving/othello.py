"""The whole page, assembled from its parts."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from driving.board.board import Board
from driving.board.drawing import Drawing
from driving.core import stored
from driving.core.clipboard import Clipboard
from driving.core.keyboard import Keyboard
from driving.core.shared_page import BLANK
from driving.core.starting import expect_all_ready, expect_playable, opened
from driving.core.waiting import settle
from driving.core.window import Window
from driving.page.share.sharing import Sharing
from driving.page.shell.settings import Settings
from driving.page.shell.shortcuts import Shortcuts
from driving.play.engine.analysis import Analysis
from driving.play.engine.engine import Engine
from driving.play.library.games import Games
from driving.play.library.openings import Openings
from driving.play.play.game import Game
from driving.play.play.position_editor import PositionEditor
from driving.play.play.record import Record
from driving.play.play.sheet import Sheet
from driving.play.play.variations import Variations
from driving.play.practice.drill import Drill
from driving.play.practice.practice import Practice
from driving.play.practice.puzzles import Puzzles
from driving.workbench.judge.generate import Generator
from driving.workbench.judge.judge import Judge
from driving.workbench.judge.output_comparison import Comparison
from driving.workbench.judge.stepper import Stepper
from driving.workbench.program.compiler_controls import CompilerControls
from driving.workbench.program.tested_program import TestedProgram
from driving.workbench.program.why import Why
from reference.samples import OUTPUTS

KEEP = """kept => {
  localStorage.clear();
  Object.assign(localStorage, kept);
}"""
PRESS_AND_RELOAD = """cell => {
  cell.click();
  location.reload();
}"""
RISKY = "img, script, iframe, style, link, object, embed, [onload], [onerror]"


class Othello:
    """The page; each attribute is one of its parts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.status = page.get_by_role("status")
        self.board = Board(page)
        self.drawing = Drawing(page)
        self.game = Game(page)
        self.engine = Engine(page)
        self.record = Record(page)
        self.sheet = Sheet(page)
        self.games = Games(page)
        self.openings = Openings(page)
        self.analysis = Analysis(page)
        self.practice = Practice(page)
        self.puzzles = Puzzles(page)
        self.drill = Drill(page)
        self.position_editor = PositionEditor(page)
        self.settings = Settings(page)
        self.judge = Judge(page)
        self.stepper = Stepper(page)
        self.comparison = Comparison(page)
        self.generator = Generator(page)
        self.tested_program = TestedProgram(page)
        self.why = Why(page)
        self.compiler = CompilerControls(page)
        self.sharing = Sharing(page)
        self.variations = Variations(page)
        self.clipboard = Clipboard(page)
        self.keyboard = Keyboard(page)
        self.shortcuts = Shortcuts(page)
        self.window = Window(page)

    @classmethod
    def opened(cls, page: Page, address: str) -> Othello:
        """Opens an address; returns the page once it is completely loaded."""
        return cls(opened(page, address))

    def markup_of_board(self) -> str:
        """Returns the HTML of the board and its drawing, without comments."""
        settle(self.page)
        html = self.board.grid.inner_html() + self.drawing.drawing.inner_html()
        return re.sub("<!--.*?-->", "", html)

    def expect_working(self) -> None:
        """Plays the first move of a game and runs a sample."""
        self.board.press("d3")
        self.board.expect_square("d3", "d3, black")
        self.judge.run_sample("jutge")
        self.judge.expect_output(OUTPUTS["jutge"])

    def risky_elements(self) -> int:
        """Returns the number of elements that could run or load something."""
        settle(self.page)
        return self.page.locator(RISKY).count()

    def reload(self) -> None:
        """Reloads the page, as after a break."""
        self.page.reload()
        expect_playable(self.page)
        expect_all_ready(self.page)

    def restart(self) -> None:
        """Starts the page again from its storage, at a tenth of the cost of a reload."""
        self.page.evaluate("pageReset.restart()")

    def press_and_reload(self, square: str) -> None:
        """Clicks on a square and reloads the page before it has drawn the move."""
        with self.page.expect_event("load"):  # A change of the address is a navigation too.
            self.board.square(square).evaluate(PRESS_AND_RELOAD)
        expect_playable(self.page)
        expect_all_ready(self.page)

    def come_anew(self, link: str = "", **kept: str) -> None:
        """Opens the page as on a first visit.

        Args:
            link: A link to open instead of the page's own address.
            kept: Items of localStorage, as version 1.14.0 left them, by key.
        """
        address = self.page.url.partition("#")[0]
        self.page.goto(address + BLANK)
        stored.empty(self.page)
        self.page.evaluate(KEEP, kept)
        opened(self.page, link or address)
