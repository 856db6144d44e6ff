"""Answers why a square of the program's board, or a character of its output, is as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import EMPTY
from othello.phrases import counted
from state.line_ends import index_in
from workbench.model.judge.tabs import TEST
from workbench.model.program.program_lines import displayed
from workbench.programs.explanation.explanation import MADE, UNKNOWN, WROTE, stack_at
from workbench.programs.explanation.sentences import event_sentence, subject, untouched_sentence

if TYPE_CHECKING:
    from typing import Any

    from state.workspace import Workspace
    from workbench.model.program.program_test import ProgramTest
    from workbench.programs.evidence.facts import Facts
    from workbench.programs.explanation.explaining import Explaining
    from workbench.programs.explanation.explanation import HeldBoard

IS_EMPTY, HAS, IS_UNKNOWN = "is empty", "has `{}`", "has an unknown value"
NOTHING = "Nothing is recorded about {}."
LISTED = "Listed: {}."
EARLIER = "Earlier readings are not listed."
PRINTED, COLLECTED = "{} printed this.", "{} collected it."
MOST_READINGS = 12


class TracedLine:
    """A line of the program in an answer.

    Attributes:
        sentence: What it did.
        line: Its number.
        variables: Names and texts at that moment.
        step: The judge's step during which it did so, None if it is unknown.
    """

    def __init__(
        self, sentence: str, line: int, variables: list[Any], step: int | None = None
    ) -> None:
        self.sentence = sentence
        self.line = line
        self.variables = variables
        self.step = step


class WhyAnswer:
    """Why a square or a character is as it is.

    Attributes:
        title: What the square holds; empty for a character.
        lines: The lines that did something with it, the latest first.
        note: What is not listed; may be empty.
    """

    def __init__(self, title: str, lines: list[TracedLine], note: str = "") -> None:
        self.title = title
        self.lines = lines
        self.note = note

    @property
    def sentences(self) -> list[str]:
        """All that it says."""
        return [self.title] + [line.sentence for line in self.lines] + [self.note]

    @property
    def announcement(self) -> str:
        """The text for screen readers: all of a short answer, otherwise the number of lines."""
        if self.title and self.lines:
            return f"{self.title} {LISTED.format(counted(len(self.lines), 'line'))}"
        return " ".join([sentence for sentence in self.sentences if sentence])


class Why:
    """The user's question about the failing run on display.

    Attributes:
        square: The square of the program's board that it is about, None if none is.
        offset: The index of the character of the output that it is about, None if none is.
    """

    def __init__(self, test: ProgramTest, workspace: Workspace) -> None:
        self.square: int | None = None
        self.offset: int | None = None
        self._test, self._workspace = test, workspace
        self._found: Explaining | None = None  # The run on display.
        self._asked: tuple[Any, ...] = ()
        self._answer: WhyAnswer | None = None  # To what was asked last.
        self._chosen: TracedLine | None = None
        self._chosen_at = 0  # The step on the board since the line was chosen.
        self._left: list[tuple[Any, ...]] = []  # What was on display before each choice.
        workspace.changes.subscribe(self._follow)

    @property
    def output(self) -> str:
        """The output whose characters can be asked about, empty if there is none."""
        return self._found.output if self._found else ""

    @property
    def answer(self) -> WhyAnswer | None:
        """The answer to the question, None if there is none at the current step."""
        stepper = self._test.session.stepper
        if not (self._found and stepper and stepper.on_board):
            return None
        asked = self._found.board, self.square, self.offset, stepper.index
        if asked != self._asked:  # Running jobs redraw often, and there may be many events.
            self._asked, self._answer = asked, self._answered(self._found, stepper.index)
        return self._answer

    def _answered(self, found: Explaining, step: int) -> WhyAnswer | None:
        if self.offset is not None:
            return answer_on_character(found.facts, self.offset)
        is_known = found.board and found.board.after(step)
        if found.board and is_known and self.square is not None:
            return answer_on_square(found.board, self.square, step)
        return None

    @property
    def chosen(self) -> TracedLine | None:
        """The chosen line of an answer, None if none is or the user has stepped on."""
        stepper = self._test.session.stepper
        return self._chosen if stepper and stepper.index == self._chosen_at else None

    @property
    def can_go_back(self) -> bool:
        """Whether a line was chosen."""
        return bool(self._left)

    def ask_about_square(self, square: int) -> None:
        """Asks why a square is as it is after the current step."""
        self.square, self.offset = square, None
        self._say()

    def ask_about_character(self, shown: int) -> None:
        """Asks which line printed a character. Announces the answer if it is a new one.

        `shown` is the index of the character in the output as a text box shows it.
        """
        if not self.output:
            return
        before = self.answer
        offset = index_in(self.output, shown)
        self.square = None
        self.offset = offset if offset < len(self.output) else None
        if not (before and self.answer and before.sentences == self.answer.sentences):
            self._say()

    def choose(self, number: int) -> None:
        """Shows a line of the answer in the program, and the step during which it ran."""
        answer, stepper, tabs = self.answer, self._test.session.stepper, self._test.session.tabs
        if not answer or not stepper or number >= len(answer.lines):
            return
        asked = self.square, self.offset, self.chosen
        self._left.append((tabs.tab, tabs.pane, stepper.index, asked))
        self._chosen = answer.lines[number]
        tabs.show(TEST)
        self._go_to(self._chosen.step)

    def go_back(self) -> None:
        """Shows what was on display before the last choice."""
        tabs = self._test.session.tabs
        if self._left:
            tabs.tab, tabs.pane, step, asked = self._left.pop()
            self.square, self.offset, self._chosen = asked
            self._go_to(step)

    def _go_to(self, step: int | None) -> None:
        stepper = self._test.session.stepper
        if stepper:
            if step is not None:
                stepper.go_to(step)
            self._chosen_at = stepper.index

    def _say(self) -> None:
        if self.answer:
            self._workspace.say(self.answer.announcement.replace("`", ""))

    def _follow(self) -> None:
        """Forgets the question when another run is on display."""
        found = displayed(self._test)
        if found is not self._found:
            self._found, self.square, self.offset, self._chosen = found, None, None, None
            self._left = []


def answer_on_square(board: HeldBoard, square: int, step: int) -> WhyAnswer:
    """Returns why a square is as it is after one of the judge's steps."""
    sign, name = (board.after(step) or "")[square], board.names[square]
    last = max([index for index in board.labels if index <= step])
    holds = {EMPTY: IS_EMPTY, UNKNOWN: IS_UNKNOWN}.get(sign) or HAS.format(board.symbols[sign])
    events = [event for event in board.events if event.square == square and event.step <= step]
    writings = [index for index, event in enumerate(events) if event.kind in (WROTE, MADE)][-1:]
    readings = events[writings[0] + 1 :] if writings else events
    listed = [events[index] for index in writings] + readings[-MOST_READINGS:]
    lines = [
        TracedLine(event_sentence(board, event), event.stack[0][0], event.variables, event.step)
        for event in reversed(listed)
    ]
    notes = [EARLIER] if len(readings) > MOST_READINGS else []
    if said := untouched_sentence(board, square, last):
        notes = [said] + notes
    if not lines and not notes:
        notes = [NOTHING.format(name)]
    return WhyAnswer(f"After {board.labels[last]}, {name} {holds}.", lines, " ".join(notes))


def answer_on_character(facts: Facts, offset: int) -> WhyAnswer:
    """Returns which lines printed and collected a character of the output."""
    stacks = facts.get("stacks", [])
    printed = stack_at(offset, facts.get("writes", []), stacks)
    collected = stack_at(offset, facts.get("collected", []), stacks)
    told = [(PRINTED, printed), (COLLECTED, collected if collected != printed else [])]
    return WhyAnswer(
        "",
        [
            TracedLine(sentence.format(subject(stack[:2])), stack[0][0], [])
            for sentence, stack in told
            if stack
        ],
    )
