"""What is shown about a wrong output or program."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    Stack = list[tuple[int, str]]  # A line and its function, then its callers.

UNKNOWN = "?"
READING = "reading "  # The label of a step that begins a game or a board.
# What the first line of a stack did.
WROTE, COLLECTED, ENDED, RUNNING = "wrote", "collected", "ended", "running"
READ, SEEN, MADE = "read", "seen", "made"
# On a square: a loop ENDED before it came there, the board was MADE by unknown lines before, and a
# line has SEEN it, but perhaps not to play the move.
EVENTS = (WROTE, READ, SEEN, ENDED, MADE)
# What is written at the first difference, if a line is missing there too.
DIFFERENCE, FOLLOWING = "the first difference", "what follows the missing line"
LAST = "the last line of the list"
AGREES = "With this one change the program agrees with the judge on all {} tests."


def stack_with(number: int, stacks: list[Stack]) -> Stack:
    """Returns the stack with a number, empty if there is none."""
    return stacks[number] if 0 <= number < len(stacks) else []


def stack_at(offset: int, pieces: list[list[int]], stacks: list[Stack]) -> Stack:
    """Returns the stack of the piece of an output that contains an offset, empty if unknown.

    Each piece is its end and the number of its stack.
    """
    return stack_with(next((number for end, number in pieces if end > offset), -1), stacks)


class SquareEvent:
    """What a line of a program did with a square of its board.

    Attributes:
        step: The judge's step during which it happened.
        square: The square, numbered row by row.
        kind: One of EVENTS.
        stack: The line and its function, then its callers.
        text: The symbol written, the condition that decided, or the values in a loop; may be empty.
        variables: Names and texts.
        given: The arguments of the call; empty if its function has none or was called once.
    """

    def __init__(
        self,
        step: int,
        square: int,
        kind: str,
        stack: Stack,
        text: str,
        variables: list[Any],
        given: str = "",
    ) -> None:
        self.step = step
        self.square = square
        self.kind = kind
        self.stack = stack
        self.text = text
        self.variables = variables
        self.given = given


class HeldBoard:
    """The board that a program held in a variable.

    Attributes:
        name: The name of the variable.
        wrong: The judge's step after which the board is wrong for the first time, None if there is
            none.
        wrong_square: The first wrong square after that step, None if it is unknown.
        exchanged: Whether it is read with rows and columns exchanged.
        symbols: The problem's symbols by the characters in the states.
        names: The problem's names of the squares.
        labels: What the steps read that it is compared with, by their index, as in `M11`.
        events: What happened on its squares, in the order of time.
        followed: The steps in which each line that reads single squares by an index is known.
        last_lines: By the step, a function that left out its lines on squares, the last of its
            lines that ran, and a later one.
    """

    def __init__(
        self,
        name: str,
        wrong: int | None,
        states: dict[int, str | None],
        exchanged: bool = False,
    ) -> None:
        """`states` has the board after each of the judge's steps that it is compared with."""
        self.name = name
        self.wrong = wrong
        self.wrong_square: int | None = None
        self.exchanged = exchanged
        self.symbols: dict[str, str] = {}
        self.names: list[str] = []
        self.labels: dict[int, str] = {}
        self.events: list[SquareEvent] = []
        self.followed: list[int] = []
        self.last_lines: dict[int, list[Any]] = {}
        self._states = states

    @property
    def wrong_event(self) -> SquareEvent | None:
        """What wrote the first wrong square in the first wrong step, or else read it last.

        If nothing did, it is what wrote another square to play that move.
        """
        place = self.wrong, self.wrong_square
        found = [event for event in self.events if (event.step, event.square) == place]
        for kind in (WROTE, READ):
            for event in reversed(found):
                if event.kind == kind:
                    return event
        label = READING if self.wrong is None else self.labels.get(self.wrong, READING)
        if self.wrong_square is None or label.startswith(READING):
            return None
        moving = (event for event in self.events if (event.step, event.kind) == (self.wrong, WROTE))
        return next(moving, None)

    def after(self, step: int) -> str | None:
        """Returns the symbols on all squares after a step of the judge, None if unknown."""
        before = [index for index in self._states if index <= step]
        return self._states[max(before)] if before else None


class Explanation:
    """What is shown about a wrong output or program.

    Attributes:
        verdict: How the output differs; empty if it is not compared.
        facts: Sentences on what runs of the program have shown.
        likely: The likely cause, or else what is wrong with the output; may be empty.
        failure: Why nothing is known about the run, empty if something is.
        moment: What the first line of the stack did: WROTE a text, COLLECTED it for a later
            writing, was the last to run when the program ENDED, or was RUNNING when it was
            stopped. Empty without a stack.
        written: The text that it wrote: DIFFERENCE, FOLLOWING or LAST.
        stack: The lines and their functions, the innermost first.
        variables: The names and texts of the variables at that moment.
        fault_line: The line of a fault that was noticed, 0 if there is none.
        written_by: For each line of the output, the lines of the program that wrote it.
        board: The board that the program held, None if it is unknown.
        fixes: The verified fixes, the best first: the line and the change in words.
    """

    def __init__(self, verdict: str = "") -> None:
        self.verdict = verdict
        self.facts: list[str] = []
        self.likely = ""
        self.failure = ""
        self.moment = ""
        self.written = DIFFERENCE
        self.stack: list[tuple[int, str]] = []
        self.variables: list[list[str]] = []
        self.fault_line = 0
        self.written_by: list[list[int]] = []
        self.board: HeldBoard | None = None
        self.fixes: list[tuple[int, str]] = []
