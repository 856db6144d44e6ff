"""The page's whole state as plain data, for a link, a file or the browser's storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from othello import Game
from page.model.game.play import Play
from saved.game_text import PARTS, from_fragment, to_fragment
from saved.players import parse_players, players_text
from saved.work import JUDGE, LINK, MARK, PLAY, WORK, with_members

if TYPE_CHECKING:
    from collections.abc import Callable

    from page.model.app import App

    State = dict[str, Any]

DAMAGED = "What was saved cannot be read: {}."


class Snapshot:
    """The content of a snapshot.

    Attributes:
        state: The snapshot as plain data.
        game: The game.
        choice: The name of the chosen format. It is checked when the judges are loaded.
        step: The step on the board, -1 if the board shows none.
        source: The judge input.
        yours: The user's output.
        program: The user's program.
        view: The visible view, PLAY or JUDGE.
        shown: The tab of the Judge view that a phone shows.
        setup: A game that begins with the position being edited, or None.
        last: The game that was left last, or None.
        origin: Where the work was opened from, LINK or OTHER_APP.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.game: Game = from_fragment(state["game"])
        self.choice: str = state["format"]
        self.step: int = state["step"]
        self.source: str = state["input"]
        self.yours: str = state["yours"]
        self.program: str = state["program"]
        self.view: str = state["view"] or (JUDGE if self.source else PLAY)
        self.shown: str = state["shown"]
        self.origin: str = state.get("origin", LINK)
        self._players = parse_players(state["seats"])
        self.setup = _game_in(state["setup"])
        self.last = _game_in(state.get("last", ""))

    def load_game(self, play: Play) -> None:
        """Loads the game, and the last game if there was one."""
        play.load(self.game)
        play.last_game = self.last or play.last_game

    def set_players(self, play: Play) -> None:
        """Sets the players that the snapshot names, if any."""
        for color, player, level in self._players:
            play.set_player(color, player, level)

    def restore(self, app: App) -> None:
        """Restores the texts, the tab, the wanted step, and the position editor or the game.

        It neither runs the judge nor loads the game. Raises ValueError, before anything is
        changed, if the format does not exist.
        """
        judge = app.judge
        try:
            judge.restore_input(self.choice, self.source)
        except ValueError as error:
            raise ValueError(DAMAGED.format(error)) from None
        judge.comparison.actual = self.yours
        app.restore_test_setup(self.state.get("test", ""))
        app.program_test.load(self.program)
        judge.tabs.show(self.shown)
        judge.wanted_step = self.step if self.step >= 0 else None
        if self.setup:
            app.set_up_again(self.setup)
        else:
            app.workspace.back_to_game()


def _game_in(text: str) -> Game | None:
    return from_fragment(text) if text else None


def last_game(play: Play) -> str:
    """Returns the text of the game that was left last, empty if there is none."""
    return to_fragment(play.last_game) if play.last_game else ""


def of_game(text: str) -> Snapshot:
    """Returns the snapshot of a page with nothing but a game, the inverse of `game_link`.

    Raises ValueError if the text is invalid.
    """
    parts = text.split(".")
    game, seats = ".".join(parts[:PARTS]), ".".join(parts[PARTS:])
    return Snapshot(with_members(game=game, seats=seats, view=PLAY))


def game_link(play: Play) -> str:
    """Returns the shortest text of a game and its players, as in `8..f5d6c3.3.person-7`."""
    game, players = to_fragment(play.game), players_text(play.players, play.levels)
    return f"{game}.{players}" if players else game


def taken(app: App) -> State:
    """Returns a snapshot of the state as plain data."""
    workspace, judge = app.workspace, app.judge
    stepper = judge.stepper
    return {
        "page": MARK,
        "format": judge.chosen_form_name,
        "input": judge.input,
        "yours": judge.comparison.actual,
        "program": app.program_test.program,
        "step": stepper.index if stepper and stepper.on_board else -1,
        "game": to_fragment(workspace.play.game),
        "view": workspace.view,
        "shown": judge.tabs.shown,
        "setup": to_fragment(app.position_editor.game()) if app.setting_up else "",
        "seats": players_text(workspace.play.players, workspace.play.levels),
    }


def of_input(text: str) -> Snapshot:
    """Returns the snapshot of a page with nothing but a judge input.

    Raises ValueError if the text is too long.
    """
    return Snapshot(with_members(input=text, view=JUDGE))


def of_text(text: str, parse: Callable[[str], Any]) -> Snapshot:
    """Returns the snapshot in a text from outside: a saved page, or else a judge input.

    `parse` returns the plain data of a JSON text. Raises ValueError if the text is invalid.
    """
    return read(parse(text)) if is_snapshot(text) else of_input(text)


def read(data: Any) -> Snapshot:
    """Returns the snapshot in plain data from outside. Raises ValueError if it is invalid."""
    try:
        return Snapshot(WORK(data, "content"))
    except ValueError as error:
        raise ValueError(DAMAGED.format(error)) from None


def is_snapshot(text: str) -> bool:
    """Returns whether a text looks like a snapshot and not like a judge input."""
    return text[:1] == "{" and f'"{MARK}"' in text
