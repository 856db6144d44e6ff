"""What a program did to the squares of its board in each of the judge's steps.

Only readings of a single square are told, and only under these conditions:

- A line that reads more than half of the squares in one call prints, counts or tries them all.
- A function that only returns a square is left out; its caller is named instead.
- What is read while moves are listed is no reason why a move left a square.
- The writings must lead to the board that was found after the step, else nothing is shown.
"""

from bisect import bisect_right
from collections import defaultdict
from typing import NamedTuple

from workbench.programs.evidence.board_finder import ProgramBoard
from workbench.programs.evidence.first_wrong import wrong_squares
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.evidence.last_calls import calls_sentence
from workbench.programs.tracing.events import (
    BORN,
    BOUND,
    ENDED,
    LOOPED,
    READ,
    TESTED,
    WROTE,
    Event,
    Loop,
    ProgramParts,
    Stack,
)
from workbench.programs.tracing.value_text import short

MOST_VARIABLES = 12
MOST_VALUES = 8  # Of a loop's variable.
MADE = "made"  # Of a board whose squares were written before, by unknown lines.
SEEN = "seen"  # Read, but not to play the move.
MOST_READINGS = 3  # Of a square in a step.
BELOW = "Python reads the index {} as {}"
TOLD = 2  # The lines of a stack that a sentence names.


class ToldEvent(NamedTuple):
    """What happened to a square in a step.

    Attributes:
        step: The number of the judge's step.
        square: The square.
        kind: `wrote`; `read`; `seen`, if it was read but perhaps not to play the move; `made`, if
            the line completed or received a board whose squares
            unknown lines have written; or `ended`, if a loop ended before it came to the square.
        stack: Where it happened.
        text: The symbol that was written, the condition that read the square, or the loop with the
            values of its variables; may be empty.
        variables: The names and texts of the variables.
        given: The arguments of the call, if its function was called several times in the step.
    """

    step: int
    square: int
    kind: str
    stack: Stack
    text: str
    variables: list[list[str]]
    given: str


class _Birth(NamedTuple):
    """The event that made a board, the one that it was made from, and the squares that differ."""

    number: int
    base: int | None
    squares: list[int]


class FollowedRun(NamedTuple):
    """A run on the last step's input.

    Attributes:
        parts: What the events refer to.
        events: All events on boards.
        lines: The lines that were executed.
        times: How many of them were executed until the end of each step.
    """

    parts: ProgramParts
    events: list[Event]
    lines: list[int]
    times: list[int]


class SquareEvents:
    """Selects the events of a run that are shown.

    Attributes:
        run: The run.
    """

    def __init__(self, run: FollowedRun, board: ProgramBoard, judge: JudgeSide) -> None:
        self.run = run
        self._parts, self._events = run.parts, run.events
        self._board = board
        self._judge = judge
        self._n = len(judge["steps"][0]["rows"])
        # Numbers that are characters of the board.
        codes = {one: sign for one, sign in board.symbols.items() if type(one) is int}
        self._codes = {
            str(one): f"{one} {sign!r}" for one, sign in codes.items() if one == ord(sign)
        }
        self._births: dict[int, _Birth] = {}
        # For each step, the numbers of its events on the program's board, None if unknown.
        self._steps = self._all_steps(run.times)
        self._called: dict[int, defaultdict[str, set[int]]] = {}  # In each step, by function.
        self._swept = _sweeps(run.events, self._n)
        self._tests = self._all_tests()

    def told(self) -> list[ToldEvent]:
        """Returns all that is told, in the order of time."""
        found: list[ToldEvent] = []
        for step, numbers in enumerate(self._steps):
            trying = self._calls_that_try(step, numbers or [])
            for square in range(self._n**2) if numbers else ():
                found += self._of_square(step, square, numbers or [], trying)
        return found + self._missed()

    @property
    def followed(self) -> list[int]:
        """The steps of which all events are known."""
        return [step for step, numbers in enumerate(self._steps) if numbers is not None]

    @property
    def are_looked_up(self) -> bool:
        """Whether single squares are read."""
        return any(event.kind == READ for event in self._events)

    @property
    def are_looked_up_alone(self) -> bool:
        """Whether single squares are read by lines that do not read most of them."""
        return any(event.kind == READ and not self.is_swept(event) for event in self._events)

    def is_played_on(self) -> bool:
        """Returns whether the run itself takes the board through all steps and looks at squares.

        A copy that is made to print the board, or at the end of the run, is not played on.
        """
        steps = zip(self._steps, self._judge["steps"])
        moves = [numbers or [] for numbers, step in steps if step["placed"] is not None]
        return None not in self._steps and any(map(self._plays, moves))

    def _plays(self, numbers: list[int]) -> bool:
        """Returns whether single squares are read, or few are written."""
        events = [self._events[number] for number in numbers]
        written = {event.square for event in events if event.kind == WROTE}
        return 0 < len(written) <= self._n**2 // 2 or any(
            event.kind == READ and not self.is_swept(event) for event in events
        )

    def _all_steps(self, times: list[int]) -> list[list[int] | None]:
        """Returns the events of each step that are on the program's board.

        The writings must lead to the board that was found after the step.
        """
        found: list[list[int] | None] = []
        cells: dict[int, list[object]] = {}
        bound: int | None = None
        first, previous = 0, None
        for step, time, state in zip(self._judge["steps"], times, self._board.following.states):
            end = bisect_right(self._events, time, key=lambda event: event.time)
            before = None if step["start"] else bound
            for number in range(first, end):
                event = self._events[number]
                if event.kind == BORN:
                    known_state = None if step["start"] else previous
                    self._births[event.board] = self._birth(number, cells, before, known_state)
                    cells[event.board] = [*event.value[0]]
                elif event.kind == WROTE:
                    cells[event.board][event.square] = event.value
                elif event.kind == BOUND:
                    bound = event.board
            known = bound is not None and self._board.text(cells[bound]) == state
            found.append(sorted(self._history(bound, first, end)) if known else None)
            first, previous = end, state
        return found

    def _birth(
        self, number: int, cells: dict[int, list[object]], before: int | None, state: str | None
    ) -> _Birth:
        """Returns how a board was made from the board before this step, if there was one.

        The variable held a board before the step, with these symbols if they are known.
        """
        made = [*self._events[number].value[0]]
        bases = [board for board, held in cells.items() if self._board.text(held) == state]
        bases += [] if before is None else [before]
        if not bases:
            return _Birth(number, None, [*range(len(made))])
        pairs = enumerate(zip(made, cells[bases[-1]]))
        return _Birth(number, bases[-1], [square for square, (a, b) in pairs if a != b])

    def _history(self, board: int | None, first: int, end: int) -> set[int]:
        """Returns the events of a step that are on a board, and on those that it was made from."""
        found: set[int] = set()
        while board is not None:
            birth = self._births[board]
            start = max(first, birth.number)
            found.update(at for at in range(start, end) if self._events[at].board == board)
            end, board = birth.number, birth.base if birth.number >= first else None
        return found

    def is_swept(self, event: Event) -> bool:
        """Returns whether an event is a reading by a line that reads most of the squares."""
        return event.kind == READ and _line(event) in self._swept

    # Squares

    def _of_square(
        self, step: int, square: int, numbers: list[int], trying: set[int]
    ) -> list[ToldEvent]:
        """Returns the shown events of a square: its last writing and the last readings since.

        Those in calls that are `trying` moves are only seen.
        A line that only completed a board, or received it, has not written its squares.
        """
        found: list[ToldEvent] = []
        read: dict[Stack, int] = {}
        for number in numbers:
            event = self._events[number]
            if self._writes(event, square):
                is_told = event.kind == WROTE or event.value[1]
                found = [self._event(step, square, WROTE if is_told else MADE, event)]
                read.clear()
            elif event.kind == READ and event.square == square and not self.is_swept(event):
                read[self._outside(event.stack)[:TOLD]] = number
        for number in sorted(read.values())[-MOST_READINGS:]:
            event = self._events[number]
            below = event.value and BELOW.format(*event.value)
            said = "; ".join(filter(None, [self._tests.get(number), below]))
            kind = READ if trying.isdisjoint(event.calls) else SEEN
            found.append(self._event(step, square, kind, event)._replace(text=said))
        return found

    def _calls_that_try(self, step: int, numbers: list[int]) -> set[int]:
        """Returns the calls that write nothing and read squares on no line with the disc placed.

        In a step that places no disc these are all calls.
        """
        placed = self._judge["steps"][step]["placed"]
        events = [self._events[number] for number in numbers]
        if placed is None:
            return {call for event in events for call in event.calls}
        writing, reading = set[int](), set[int]()
        for event in events:
            if event.kind == WROTE or (event.kind == BORN and self._births[event.board].squares):
                writing.update(event.calls)
            elif event.kind == READ and not _is_on_line(event.square, placed, self._n):
                reading.update(event.calls)
        return reading - writing

    def _writes(self, event: Event, square: int) -> bool:
        """Returns whether an event changed a square."""
        if event.kind == BORN:
            return square in self._births[event.board].squares
        return event.kind == WROTE and event.square == square

    def _outside(self, stack: Stack) -> Stack:
        """Returns a stack without the functions that only return an item."""
        start = 0
        while start < len(stack) - 1 and stack[start].function in self._parts.getters:
            start += 1
        return stack[start:]

    def _all_tests(self) -> dict[int, str]:
        """Returns for each reading the last condition that depends on it.

        A reading that was only called for belongs to another function.
        """
        found: dict[int, str] = {}
        for event in self._events:
            if event.kind == TESTED:
                number, read, result, operands = event.value
                line, text, sign, _ = self._parts.conditions[number]
                truth = "true" if result else "false"
                values = f" {sign} ".join(map(self.with_character, operands))
                said = f" was {truth}" + (f": `{values}`" if values.lower() != truth else "")
                for one in read:
                    stack = self._outside(self._events[one].stack)
                    if self._call(self._events[one]) == event.calls[0]:
                        place = "" if line == stack[0].line else f" on line {line}"
                        found[one] = f"`{text}`{place}{said}"
        return found

    def _depth(self, event: Event) -> int:
        """Returns how many calls that only return an item are around an event."""
        return len(event.stack) - len(self._outside(event.stack))

    def _call(self, event: Event) -> int:
        """Returns the number of the call that read a square."""
        return event.calls[self._depth(event)]

    def _given(self, step: int, event: Event) -> str:
        """Returns the arguments of a call, if its function was called several times in a step."""
        numbers, depth = self._steps[step] or [], self._depth(event)
        function = event.stack[depth].function
        if step not in self._called:
            calls = self._called[step] = defaultdict(set)
            for one in self._events[numbers[0] : numbers[-1] + 1]:
                for place, call in zip(one.stack, one.calls):
                    calls[place.function].add(call)
        return event.given[depth] if len(self._called[step][function]) > 1 else ""

    def calls_before(self) -> str:
        """Returns a sentence on the calls before the first wrong square was written, if it was."""
        step = self._board.following.wrong
        wrong = wrong_squares(self._board, self._judge)[:1]
        numbers = None if step is None or step >= len(self._steps) else self._steps[step]
        events = [self._events[number] for number in numbers or []]
        written = [one for one in events if wrong and self._writes(one, wrong[0].square)]
        if not written or written[-1].kind != WROTE:
            return ""
        event, names = written[-1], self._judge["names"]
        lines = self.run.lines[self.run.times[step - 1] if step else 0 : event.time]
        did = f"wrote {names[event.square]}"
        return calls_sentence(self._parts, lines, self._outside(event.stack), did, (0, 1))

    # Loops that ended before they came to a square

    def _missed(self) -> list[ToldEvent]:
        """Returns the loops that came to the square before a wrong one, but not to that one."""
        step = self._board.following.wrong
        numbers = None if step is None or step >= len(self._steps) else self._steps[step]
        placed = None if step is None else self._judge["steps"][step]["placed"]
        if step is None or numbers is None or placed is None:
            return []
        numbers = [number for number in numbers if not self.is_swept(self._events[number])]
        seen = {self._events[number].square for number in numbers}
        found = []
        for wrong in wrong_squares(self._board, self._judge):
            before = _before(wrong.square, placed, self._n)
            if before in seen - {placed} and wrong.square not in seen:
                last = [one for one in numbers if self._events[one].square == before][-1]
                found += self._ended(step, wrong.square, range(numbers[0], last))
        return found

    def _ended(self, step: int, square: int, numbers: range) -> list[ToldEvent]:
        """Returns the innermost loop that came to the square before another one."""
        calls = self._events[numbers.stop].calls
        begun = [self._events[number] for number in numbers]
        loops = [one for one in begun if one.kind == LOOPED and one.calls[0] in calls]
        if not loops:
            return []
        rounds, loop = self._rounds(loops[-1]), _loop(self._parts, loops[-1])
        values = []
        for name in loop.names:
            if all(name in one.names for one in rounds):
                texts = [self.with_character(short(one.names[name])) for one in rounds]
                values.append(f"`{name}` was {_series(texts)}")
        told = self._event(step, square, ENDED, rounds[-1])
        return [told._replace(text=f"`{loop.text}`: {', '.join(values)}")] if values else []

    def _rounds(self, of: Event) -> list[Event]:
        """Returns the rounds of a loop around one of them, in one round of the loops around it."""
        found: list[Event] = []
        for event in self._events:
            if event.kind != LOOPED or event.calls[0] != of.calls[0]:
                continue
            outer, inner = _loop(self._parts, event), _loop(self._parts, of)
            if outer is inner:
                found.append(event)
            elif outer.line <= inner.line <= outer.end:
                if event.time > of.time:
                    break
                found = []
        return found

    def _event(self, step: int, square: int, kind: str, event: Event) -> ToldEvent:
        # Those of a function that only returns an item are not those of its caller.
        names = [] if self._depth(event) else list(event.names.items())[:MOST_VARIABLES]
        value = event.value[0][square] if event.kind == BORN else event.value
        return ToldEvent(
            step,
            square,
            kind,
            self._outside(event.stack),
            self._board.symbols.get(value, short(value)) if kind == WROTE else "",
            [[name, self.with_character(short(value))] for name, value in names],
            self._given(step, event),
        )

    def with_character(self, text: str) -> str:
        """Returns the text of a value, with its character if it is a number on a board of those."""
        return self._codes.get(text, text)


def _loop(parts: ProgramParts, event: Event) -> Loop:
    number: int = event.value
    return parts.loops[number]


def _sweeps(events: list[Event], n: int) -> set[tuple[int, int]]:
    """Returns the lines, each with the number of the call, that read most of the squares."""
    squares: dict[tuple[int, int], set[int]] = {}
    for event in events:
        if event.kind == READ:
            squares.setdefault(_line(event), set()).add(event.square)
    return {line for line, read in squares.items() if len(read) > n**2 // 2}


def _before(square: int, origin: int, n: int) -> int | None:
    """Returns the square before another one, seen from the origin; None if they are on no line."""
    down, right = square // n - origin // n, square % n - origin % n
    distance = max(abs(down), abs(right))
    if distance == 0 or {abs(down), abs(right)} - {0, distance}:
        return None
    return square - down // distance * n - right // distance


def _is_on_line(square: int, origin: int, n: int) -> bool:
    return square == origin or _before(square, origin, n) is not None


def _series(values: list[str]) -> str:
    """Returns values with commas, without those in the middle if there are many."""
    if len(values) > MOST_VALUES:
        values = [*values[: MOST_VALUES - 2], "…", values[-1]]
    return ", ".join(values)


def _line(event: Event) -> tuple[int, int]:
    """Returns the line of an event with the number of its call."""
    return event.stack[0].line, event.calls[0]
