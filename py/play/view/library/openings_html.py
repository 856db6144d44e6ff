"""The moves from the position on the board as HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup
from othello.phrases import SIDE, counted
from play.model.engine.values import signed_tenths
from play.model.library.listed_game import described
from play.view.library.games_html import OUTCOMES, outcome, score_of, when

if TYPE_CHECKING:
    from play.library.stored_game import StoredGame
    from play.model.library.openings import OpeningMove, Openings

UNKNOWN, NEVER_KNOWN = "\u2026", "\u2013"
WRITTEN_FROM = 13  # Per cent. The number would not fit into a shorter part of a bar.
WHO = ("Black won", "drawn", "White won")
KINDS = ("black", "even", "white")


def listed_moves(openings: Openings) -> Markup:
    """Returns the rows of the moves that are not folded."""
    known = [move.worth for move in openings.moves if move.known]
    best = max(known) if known else None
    unknown = UNKNOWN if openings.is_valued else NEVER_KNOWN
    folded = openings.folded
    return joined([_row(move, best, unknown) for move in openings.moves if move not in folded])


def folded_text(folded: list[OpeningMove]) -> str:
    """Returns the number of folded moves and the range of their values, empty without any."""
    if not folded:
        return ""
    values = [signed_tenths(move.worth) for move in (folded[0], folded[-1])]
    between = " to ".join(values if values[0] != values[1] else values[:1])
    return f"{len(folded)} more move{'s' if len(folded) > 1 else ''}, {between}"


def reach_text(openings: Openings) -> str:
    """Returns how far the values look ahead, empty while there are none."""
    depths = openings.depths
    if not any(depths):
        return "Values are exact" if depths else ""
    least = min([depth for depth in depths if depth])
    at_least = "" if depths == [least] * len(depths) else "at least "
    return f"Values look {at_least}{counted(least, 'move')} ahead"


def recent_games(games: list[StoredGame], today: str, in_play: tuple[str, str]) -> Markup:
    """Returns the items of games, each with its date, players and result."""
    return joined([_game(stored, today, in_play) for stored in games])


def _game(stored: StoredGame, today: str, in_play: tuple[str, str]) -> Markup:
    day = " ".join(when(stored.date, today)).strip()
    result = f"{OUTCOMES[outcome(stored, in_play)]} {score_of(stored)}"
    return markup(
        "<li><span>{}</span><span>{}</span><b>{}</b></li>", day, described(stored), result
    )


def _row(move: OpeningMove, best: float | None, unknown: str) -> Markup:
    value = signed_tenths(move.worth) if move.known else unknown
    kind = "num best" if move.known and move.worth == best else "num"
    return markup(
        '<tr><td><button type="button" class="disc {}" data-play="{}" aria-label="{}">{}</button>'
        '</td><td class="{}"><span>{}</span></td><td class="leads">{}</td><td class="num">{}</td>'
        "<td>{}</td></tr>",
        *(move.color, move.square, _spoken(move, value), move.name),
        *(kind, value, move.leads_to),
        f"{move.games:,}" if move.games else "",
        _bar(move),
    )


def _bar(move: OpeningMove) -> Markup:
    shares = [
        markup(
            '<i class="{}" style="width:{}%">{}</i>',
            *(kind, share, share if share >= WRITTEN_FROM else ""),
        )
        for kind, share in zip(KINDS, move.shares)
        if share
    ]
    if not shares:
        return markup("")
    return markup('<span class="shares" aria-hidden="true">{}</span>', joined(shares))


def _spoken(move: OpeningMove, value: str) -> str:
    """Returns the accessible name of a move."""
    words = [f"{SIDE[move.color]} {move.name}"]
    if move.known:
        words.append(f"value {value}")
    if move.leads_to:
        words.append(f"leads to {move.leads_to}")
    words.append(counted(move.games, "game"))
    words += [f"{share} % {who}" for who, share in zip(WHO, move.shares) if share]
    return ", ".join(words)
