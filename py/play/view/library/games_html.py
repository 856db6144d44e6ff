"""The rows of the list of games as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
from board.small_drawing import small_svg
from othello import BLACK, parse_number
from othello.phrases import SIDE
from play.library.stored_game import DRAW
from play.model.library.listed_game import NOT_READ, is_named, players_of
from play.model.practice.days import MONTHS
from play.records.record import RESIGNED, TIME

if TYPE_CHECKING:
    from play.library.stored_game import StoredGame
    from play.model.library.listed_game import ListedGame
    from play.model.repertoire.replays import Replay

ABSENT = "\u2013"
ENDED = {RESIGNED: "resigned", TIME: "on time"}
IN_PLAY = "in play"
OUTCOMES = {
    "won": "Won",
    "lost": "Lost",
    DRAW: "Draw",
    "left": "Left",
    IN_PLAY: "In progress",
    "black": "Black won",
    "white": "White won",
}


def listed(
    game: ListedGame,
    number: int,
    is_selected: bool,
    today: str,
    in_play: tuple[str, str],
    replays: dict[str, Replay],
) -> Markup:
    """Returns the row of a numbered game, with what its replay has shown if it is known.

    `in_play` is the text and the date of the game in Play.
    """
    cells = markup('<td role="gridcell" colspan="4">{}</td>', NOT_READ)
    if game.stored:
        cells = _cells(game.stored, today, in_play, replays.get(game.row, ([], "")))
    return markup(
        '<tr role="row" data-number="{}" aria-rowindex="{}" aria-selected="{}">{}</tr>',
        *(number, number + 2, "true" if is_selected else "false", cells),
    )


def _cells(stored: StoredGame, today: str, in_play: tuple[str, str], replay: Replay) -> Markup:
    board, left = replay
    result = outcome(stored, in_play)
    day, time = when(stored.date, today)
    who, own = players_of(stored), stored.own_color
    who, _, level = who.partition(", ") if own else (who, "", "")
    about = stored.event or ("" if is_named(stored) else stored.source)
    detail, detailed = (level, "level") if level else (about, "")
    return joined(
        [
            _cell(day, time),
            markup(
                '<td role="gridcell" class="opponent">{}<span>{}<small class="{}">{}</small></span>'
                "</td>",
                *(_own_disc(own) if own else "", who, detailed, detail),
            ),
            _cell(OUTCOMES[result], score_of(stored)),
            _cell(stored.opening or ABSENT, "" if result == IN_PLAY else left),
            _cell(stored.loss or ABSENT, "", "num"),
            _cell(stored.moves, "", "num"),
            markup('<td class="mini" aria-hidden="true">{}</td>', small_svg(board)),
        ]
    )


def _own_disc(color: str) -> Markup:
    return markup(
        '<span class="disc {}" role="img" aria-label="You play {}"></span>', color, SIDE[color]
    )


def _cell(text: str, detail: str = "", kind: str = "") -> Markup:
    more = markup("<small>{}</small>", detail) if detail else ""
    return markup('<td role="gridcell" class="{}"><span>{}</span>{}</td>', kind, text, more)


def outcome(stored: StoredGame, in_play: tuple[str, str]) -> str:
    """Returns the result: won or lost if the user played one side, else the winner."""
    if not stored.winner:
        return IN_PLAY if (stored.game, stored.date) == in_play else "left"
    if stored.winner == DRAW:
        return DRAW
    if stored.own_color:
        return "won" if stored.winner == stored.own_color else "lost"
    return stored.winner


def score_of(stored: StoredGame) -> str:
    """Returns the result, the user's discs first, or how the game ended without one."""
    discs = stored.score.split("-")
    if stored.own_color and stored.own_color != BLACK:
        discs.reverse()
    return ENDED.get(stored.resigned) or ABSENT.join(discs)


def when(date: str, today: str) -> tuple[str, str]:
    """Returns a date as a user reads it, and the time of the day."""
    day, _, time = date.partition(" ")
    parts = day.split("-")
    if day == today:
        return "Today", time
    if len(parts) != 3 or not 0 < (parse_number(parts[1]) or 0) <= len(MONTHS):
        return day or ABSENT, time
    year = "" if parts[0] == today[:4] else f" {parts[0]}"
    return f"{parts[2].lstrip('0')} {MONTHS[int(parts[1]) - 1]}{year}", time


def reasons(skipped: list[list[str]], total: int) -> Markup:
    """Returns the items of skipped games with their reasons, and how many more there are."""
    items = [markup("<li><code>{}</code> {}</li>", place, why) for place, why in skipped]
    more = total - len(skipped)
    if items and more > 0:
        items.append(markup("<li>and {:,} more</li>", more))
    return joined(items)
