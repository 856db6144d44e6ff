"""The tree of a game in GGF and SGF: moves, variations, marks and comments.

Variations and comments are properties of SGF. GGF has neither; the page writes and reads them there
in the same way, and other programs read the main line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, parse_square
from othello.notes import MARKS, MOST_MOVES
from othello.results import final_lead
from othello.squares import NotationError
from play.records.properties import (
    CLOSE,
    COLORS,
    COMMENT,
    COMMENTS,
    FACTS,
    NAMED,
    NODE,
    OPEN,
    SLICE,
)
from play.records.record import (
    MORE_GAMES,
    Record,
    RecordError,
    contradiction,
    end_of,
    introduction,
    summary,
)
from play.records.replay import Annotated, from_any_start, replay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from jobs.slices import InSlices
    from othello import Ply
    from play.records.properties import Properties, Property

SIGNS = {mark: sign for sign, _, _, mark, _ in MARKS if mark}  # By the property with its value.
MARKED = {sign: mark for mark, sign in SIGNS.items()}
MARK_PROPERTIES = {mark.partition("[")[0] for mark in SIGNS}
NO_MOVE = "No property is a move, as in B[f5]"
FOLLOWED = " The text after the game is left out."
UNCLOSED = " The text ends before its last closing parenthesis."
FULL = f"A game has more than {MOST_MOVES:,} moves with its variations"


class TreeReader:
    """Plays the moves of properties in a game, with variations, and annotates them.

    Attributes:
        most: The number of moves that a game may have.
    """

    most = MOST_MOVES

    def __init__(
        self,
        read: Annotated,
        found: Properties,
        move: Callable[[str], str],
        check: Callable[[Game, Property], None],
    ) -> None:
        """Prepares the reading.

        Args:
            read: The game at its start.
            found: The properties.
            move: Returns the name of the square in the value of a move, or a pass.
            check: Raises RecordError for a property after the first move that the game cannot have.
        """
        self._read = read
        self._game = read.game
        self._found, self._move, self._check = found, move, check
        self._place: tuple[int | None, int | None] = None, None
        self._branches: list[Ply] = []
        self._early: list[Property] = []  # Notes of a node before its move.

    def read(self) -> InSlices[RecordError | None]:
        """Plays the moves and returns the first error, or None. Ends at the end of the main line.

        After an error, the game shows the position before it.
        """
        problem = yield from replay(self._game, self._moves())
        if problem:
            return problem.at(*self._place)
        if not self._found.problem:
            self._game.show(end_of(self._game))
        return self._found.problem

    def _moves(self) -> Iterator[tuple[str, str] | None]:
        """Yields the colour and the name of each move, and follows the structure between them."""
        nodes, moves = 0, 0
        for number, item in enumerate(self._found.all):
            if number % SLICE == 0:
                yield None
            if item.name in COLORS:
                self._place = item.place
                move = self._move(item.value)
                self._check_size(move)
                yield COLORS[item.name], move
                moves += 1
                self._annotate_early()
            elif item.name == NODE:
                self._annotate_early()
                nodes, moves = nodes + 1, 0
            elif item.name == OPEN:
                self._annotate_early()
                self._branches.append(self._game.last)
            elif item.name == CLOSE and self._branches:
                self._annotate_early()
                self._game.show(self._branches.pop())
            else:
                if self._game.size:
                    self._place = item.place
                    self._check(self._game, item)
                if moves or nodes < 2:  # The first node is about the start.
                    self._annotate(item)
                else:
                    self._early.append(item)
        self._annotate_early()

    def _check_size(self, move: str) -> None:
        """Raises RecordError if the game is full and a move is not in it yet."""
        if self._game.size < self.most:
            return
        try:
            known = self._game.has_move(parse_square(move, self._game.position.n))
        except NotationError:
            return
        if not known:
            raise RecordError(FULL)

    def _annotate_early(self) -> None:
        if self._early:
            early, self._early = self._early, []
            for item in early:
                self._annotate(item)

    def _annotate(self, item: Property) -> None:
        """Adds the mark or the comment of a property to the last move."""
        if item.name in COMMENTS:
            self._read.comment(item.value)
        elif item.name in MARK_PROPERTIES:
            self._read.mark(mark_of(item.name, item.value))


def read_tree(
    kind: str,
    found: Properties,
    n: int,
    start: Callable[[Properties, int], tuple[int, Game | None]],
    move: Callable[[str], str],
    check: Callable[[Game, Property], None] = lambda game, item: None,
) -> InSlices[Record]:
    """Returns the record of properties.

    Args:
        kind: The kind of record.
        found: The properties.
        n: The number of rows unless they give it.
        start: Returns the number of rows and the game at its start, None if it is not given.
            Raises RecordError.
        move: See `TreeReader`.
        check: See `TreeReader`.
    """
    name, players = kind.upper(), found.players
    try:
        size, given = start(found, n)
    except RecordError as error:
        return Record(kind, summary(name, None, players), None, error, players)
    read, problem = yield from from_any_start(
        size, lambda read: TreeReader(read, found, move, check).read(), given
    )
    game = read.game
    facts = found.facts
    if not end_of(game).turn and not contradiction(facts["RE"], game):
        facts["RE"] = ""
    introduced = introduction(found.title, players, [facts[name] for name in FACTS])
    read.introduce(introduced)
    if not (problem or given or game.size):
        problem = RecordError(NO_MOVE)
    sentence = summary(name, game, players) + read.cut + _contradiction(found, game)
    sentence += MORE_GAMES * found.more
    sentence += UNCLOSED * found.unclosed + FOLLOWED * found.followed
    record = Record(kind, sentence, game, problem, players)
    record.introduction, record.facts = introduced, found.about
    others = [name for name in FACTS if name not in NAMED.values()]
    if "won" in record.facts:
        others.remove("RE")
    record.rest = introduction(found.title, {}, [facts[name] for name in others])
    return record


def _contradiction(found: Properties, game: Game) -> str:
    """Returns a sentence on a result that the board contradicts. A komi changes the result."""
    has_komi = found.header.get("KM", "").strip("+-0.") != ""
    return "" if has_komi else contradiction(found.header.get("RE", ""), game)


def lead_of(game: Game) -> int | None:
    """Returns the lead of black in the result of the main line, None if the game is unfinished."""
    last = end_of(game)
    return None if last.turn else final_lead(last.position)


def tree_text(game: Game, node: Callable[[Ply], str]) -> str:
    """Returns the text of a tree after its start. Variations are in parentheses.

    `node` returns the text of a ply.
    """
    written: list[str] = []
    waiting: list[Ply | str] = _following(game.start)
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            written.append(item)
        else:
            written.append(node(item))
            waiting += _following(item)
    return "".join(written)


def facts(about: dict[str, str]) -> str:
    """Returns the properties of the players' names by colour, and of the facts of a record."""
    named = [(NAMED[key], key) for key in ("event", "place", "round", "date")]
    named += [("PB", BLACK), ("PW", WHITE)]
    known = [(name, about[key]) for name, key in named if about.get(key)]
    return "".join([f"{name}[{_escaped(value)}]" for name, value in known])


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")


def notes(ply: Ply) -> str:
    """Returns the properties of the mark and the comment of a ply."""
    text = MARKED.get(ply.mark, "")
    if ply.comment:
        text += f"{COMMENT}[{_escaped(ply.comment)}]"
    return text


def mark_of(name: str, value: str) -> str:
    """Returns the mark of one of MARK_PROPERTIES, with an unknown value the first of that name."""
    named = [sign for sign, _, _, mark, _ in MARKS if mark and mark.partition("[")[0] == name]
    return SIGNS.get(f"{name}[{value.strip()}]") or named[0]


def _following(ply: Ply) -> list[Ply | str]:
    """Returns what follows a ply, the last first: its only child, or children in parentheses."""
    if len(ply.children) < 2:
        return list(ply.children)
    following: list[Ply | str] = []
    for child in reversed(ply.children):
        following += [CLOSE, child, OPEN]
    return following
