"""Files with many games: SGF collections, GGF logs, PGN, JSON, and transcripts one a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, opponent, transcript
from othello.game import main_line
from play.library.dates import date_of, day_of, pgn_date
from play.library.stored_game import HEAD, StoredGame, event_facts, event_text, of_game, player_name
from play.records import RecordError, ggf_text, pgn_text, sgf_text
from play.records.json_values import games_in
from play.records.pgn import begins, is_tag
from play.records.plain import plain
from play.records.properties import begin
from play.records.recognition import LONGEST, reading
from play.records.transcripts import about_in
from saved.players import FRIEND, PERSON
from text.reader import without_mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from jobs.slices import InSlices
    from othello import Game
    from play.records import Record

N = 8
SLICE = 500  # Parts of a text that are split without a pause.
PIECE = 20_000  # Characters that are searched for brackets without a pause.
NOT_GAMES = "This is not a file of games."
NO_GAME = "No move could be read."
ONLY_STANDARD = "A list of moves is only for games on 8 x 8 squares from the usual start."
NAMES = {PERSON: "You", FRIEND: "A friend"}


def texts_of_games(text: str) -> Iterator[str | None]:
    """Yields the text of each game in a text, and None as pauses."""
    text = without_mark(text)
    yield from _form_of(text)(text)


def has_several(text: str) -> InSlices[bool]:
    """Returns whether a text is a backup, or has several games.

    Of lines, the first two have to be transcripts.
    """
    text = without_mark(text)
    if text.startswith(HEAD) or games_in(text):
        return True
    form, games = _form_of(text), []
    for game in form(text):
        yield
        games += [game] if game else []
        if len(games) > 1:
            break
    for game in games if form is _lines else []:
        record = yield from reading(game, N)
        if record.kind != "transcript" or record.problem:
            return False
    return len(games) > 1


def _form_of(text: str) -> Callable[[str], Iterator[str | None]]:
    """Returns the function that splits a text of this form into its games."""
    head = plain(text[:LONGEST])
    if begins(head):
        return _texts_after_tags
    return _lines if begin(head) is None else _trees


def reading_game(text: str) -> InSlices[tuple[Game, Record]]:
    """Returns the game in a text and its record. Raises RecordError if it cannot be read."""
    record = yield from reading(text, N)
    if record.problem:
        raise record.problem
    if not (record.game and record.game.size):
        raise RecordError(NO_GAME)
    _without_introduction(record.game, record)
    return record.game, record


def of_record(game: Game, record: Record, source: str) -> StoredGame:
    """Returns the game of a record with the players and the facts that the record names."""
    facts, names = record.facts, record.players
    won = facts.get("won")
    return of_game(
        game,
        names.get(BLACK, ""),
        names.get(WHITE, ""),
        date=date_of(facts.get("date", "")),
        event=event_text(facts),
        source=source,
        resigned=opponent(won) if won else "",
        by=facts.get("by", ""),
    )


def _without_introduction(game: Game, record: Record) -> None:
    """Removes the facts that have their own columns from the comment on the start."""
    comment = game.start.comment
    if record.introduction and comment.startswith(record.introduction):
        parts = [record.rest, comment[len(record.introduction) :].strip("\n")]
        game.annotate(game.start, game.start.mark, "\n".join([part for part in parts if part]))


def _trees(text: str) -> Iterator[str | None]:
    """Yields the games of SGF and GGF, each in parentheses."""
    text = text[begin(plain(text[:LONGEST])) or 0 :]
    depth = start = 0
    inside = is_escaped = False  # In a value; after a backslash.
    for at in range(0, len(text), PIECE):
        chunks = text[at : at + PIECE].split("]")
        for number, chunk in enumerate(chunks):
            head = "" if inside else chunk.partition("[")[0]
            for place, sign in enumerate(head, at) if "(" in head or ")" in head else ():
                if sign == "(":
                    start = start if depth else place
                    depth += 1
                elif sign == ")" and depth:
                    depth -= 1
                    if not depth:
                        yield text[start : place + 1]
            at += len(chunk) + 1
            is_escaped = _is_escaped(chunk, is_escaped)
            inside = inside or "[" in chunk
            if number < len(chunks) - 1:  # A bracket follows.
                inside, is_escaped = inside and is_escaped, False
        yield None
    if depth:
        yield text[start:]


def _is_escaped(chunk: str, before: bool) -> bool:
    """Returns whether the character after a chunk is escaped; `before` tells it of its first."""
    rest = chunk.rstrip("\\")
    return ((len(chunk) - len(rest)) + (before and not rest)) % 2 == 1


def _texts_after_tags(text: str) -> Iterator[str | None]:
    """Yields the games of PGN. A game ends before the first tag after its moves."""
    lines: list[str] = []
    has_moves = False
    for number, line in enumerate(text.split("\n")):
        if is_tag(plain(line)):
            if has_moves:
                yield "\n".join(lines)
                lines, has_moves = [], False
        elif line.strip():
            has_moves = True
        lines.append(line)
        if number % SLICE == 0:
            yield None
    if "".join(lines).strip():
        yield "\n".join(lines)


def _lines(text: str) -> Iterator[str | None]:
    """Yields a text as one game if it can be read so, and else each of its lines.

    The games of JSON are yielded one by one. A line of players and result is yielded with the next.
    """
    games = games_in(text)
    if games:
        yield from games
        return
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) > 1 and len(text) <= LONGEST:
        record = yield from reading(text, N)
        lines = lines if record.problem else [text]
    heading = ""
    for line in lines:
        if "\n" not in line and not heading and about_in(plain(line), line):
            heading = f"{line}\n"
        else:
            yield heading + line
            heading = ""
    if heading:
        yield heading


def written(stored: StoredGame, form: str) -> str:
    """Returns a game in a form of WRITERS, with its facts. Raises ValueError if it has none."""
    return WRITERS[form](stored.read(), facts_of(stored, form))


def facts_of(stored: StoredGame, form: str) -> dict[str, str]:
    """Returns the names of the players by colour and the facts of a game, for a form of WRITERS."""
    about = event_facts(stored.event) | {"date": DATES[form](stored.date)}
    if stored.resigned:
        about |= {"won": stored.winner, "by": stored.resigned}
    for color, player in ((BLACK, stored.black), (WHITE, stored.white)):
        about[color] = player_name(player, NAMES)
    return {name: about[name] for name in about if about[name]}


def _moves(game: Game, about: dict[str, str]) -> str:
    """Returns the moves of the main line on one line.

    Raises ValueError for a game on another board or from another start, which they do not tell.
    """
    if not game.standard or game.position.n != N:
        raise ValueError(ONLY_STANDARD)
    return f"{transcript([ply.square or 0 for ply in main_line(game.start)], game.position.n)}\n"


WRITERS = {"sgf": sgf_text, "ggf": ggf_text, "pgn": pgn_text, "txt": _moves}
DATES: dict[str, Callable[[str], str]] = {"sgf": day_of, "ggf": str, "pgn": pgn_date, "txt": str}
