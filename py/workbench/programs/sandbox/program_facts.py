"""Reads the traces of a program in any language."""

from collections.abc import Iterator
from functools import cached_property
from typing import Protocol

from workbench.programs.evidence.beliefs import (
    MEMBER,
    WrongValue,
    simple_values,
    wrong_count,
    wrong_turn,
)
from workbench.programs.evidence.board_finder import ProgramBoard, best_board
from workbench.programs.evidence.direction_tables import direction_sentences
from workbench.programs.evidence.facts import (
    Facts,
    board_facts,
    event_facts,
    output_facts,
    shared_rows_facts,
)
from workbench.programs.evidence.judge_steps import EMPTY, JudgeSide, JudgeStep, all_steps
from workbench.programs.evidence.kept_values import kept_sentence, kept_texts
from workbench.programs.evidence.last_calls import calls_sentence
from workbench.programs.evidence.last_lines import last_lines
from workbench.programs.evidence.move_lists import is_printed, moves_sentence
from workbench.programs.evidence.slips import slip_sentences, true_sentences
from workbench.programs.evidence.square_events import FollowedRun, SquareEvents
from workbench.programs.evidence.two_sides import AND
from workbench.programs.tracing.events import (
    COLLECTED,
    ENDED,
    WROTE,
    Event,
    LastLines,
    Moment,
    OutputTrace,
    ProgramParts,
    Stack,
    ValueTrace,
    Variable,
    Writing,
    hashes_of_lines,
    within,
)
from workbench.programs.tracing.layouts import DENSE, SquareReader
from workbench.programs.tracing.program_run import Stop

MOST_STEPS = 60  # That are followed.
MOST_COPIES = 4  # Of the board, which are only read to make it.
MOST_BELIEFS = 5
KEPT = " It was the same before; line {}{} changed the colour of {}."


class Runner(Protocol):
    """Runs a program on inputs and returns what it did.

    Attributes:
        parts: What the runs refer to.
    """

    parts: ProgramParts

    def expect(self, texts: list[str], outputs: list[tuple[str, int]]) -> None:
        """Prepares runs for values, and runs for the output at an offset."""

    def values(self, texts: list[str]) -> Iterator[ValueTrace]:
        """Yields the last values of the variables on inputs."""

    def output(self, text: str, offset: int) -> OutputTrace:
        """Returns which lines made the output, and the character at an offset."""

    def moment(self, text: str, offset: int) -> Moment:
        """Returns the state when the character at an offset was printed."""

    def squares(
        self, text: str, variable: Variable, reader: SquareReader
    ) -> tuple[list[Event], list[int]]:
        """Returns the events on a board, and the lines that were executed."""

    def sees_indexes(self, variable: Variable, held: list[object]) -> bool:
        """Returns whether each reading of a variable by an index is an event.

        `held` are its values.
        """

    def writing(self, text: str, variable: Variable) -> Writing:
        """Returns the last writing of a variable."""


def facts_from(
    runner: Runner, text: str, offset: int, judge: JudgeSide, output: str | None = None
) -> Iterator[Facts]:
    """Yields what a program did on a failing input: its lines, its board and moves, its squares.

    The offset of the first wrong character is behind the program's output if an expected write
    never came. An output that is known is compared with that of this run.
    """
    runs = ProgramRuns(runner, judge)
    runs.expect(text, offset)
    trace = runner.output(text, offset)
    facts = output_facts(trace, output)
    yield facts
    if not facts["repeated"]:
        return
    made = _made(trace)
    moves = runs.moves_sentence(offset, made)
    board = runs.board() if judge["steps"] else None
    beliefs = [trace.misuse] * bool(trace.misuse) + runs.beliefs(text, board)
    beliefs = beliefs[:MOST_BELIEFS]
    told: Facts = {"moves": moves, "beliefs": beliefs, "calls": runs.calls_before(trace, board)}
    if board:
        squares = runs.square_events(board)
        said = board_facts(board, judge, "" if moves else made, runs.is_played_on(board, squares))
        shown = [[name, squares.with_character(held)] for name, held in facts["variables"]]
        yield {**told, "board": said, "variables": shown}
        # The rows of an exchanged board may be its columns.
        events = [] if board.layout.exchanged else squares.told()
        is_seen = runs.sees_indexes(board)
        yield event_facts(events, facts, squares.followed if is_seen else [])
        yield {"last_lines": last_lines(squares) if is_seen else []}
    else:
        shared = shared_rows_facts(runs.first_values(), judge) if judge["steps"] else None
        yield {**told, "board": shared}


def _placed(stack: Stack, did: str) -> str:
    """Returns a sentence on the line that did something, behind a space; empty without a line."""
    return f" Line {stack[0].line}{within(stack[0].function)} {did}." if stack else ""


def _made(trace: OutputTrace) -> str:
    """Returns what made the wanted character, as in `Line 5 prints`; empty if that is unknown."""
    if not trace.moment.stack or trace.kind == ENDED:
        return ""
    return (
        f"Line {trace.moment.stack[0].line} {'collects' if trace.kind == COLLECTED else 'prints'}"
    )


class ProgramRuns:
    """The runs of a program after the judge's steps."""

    def __init__(self, runner: Runner, judge: JudgeSide) -> None:
        self._runner, self._judge = runner, judge
        self._square_events: dict[tuple[Variable, int], SquareEvents] = {}

    def expect(self, text: str, offset: int) -> None:
        """Tells the runner which runs are needed for a failing input in any case."""
        lists = [one["input"] for one in self._judge["lists"]]
        texts = [step["input"] for steps in all_steps(self._judge) for step in steps[:MOST_STEPS]]
        outputs = [(one, offset) for one in [text, *lists[-1:]]]
        texts += lists[:-1] + kept_texts(self._judge)
        self._runner.expect([*dict.fromkeys(texts)], outputs)

    @cached_property
    def _traces(self) -> list[list[ValueTrace]]:
        """The runs of each input. They begin when the lines of the output are told."""
        return [self._after(steps) for steps in all_steps(self._judge)]

    def _after(self, steps: list[JudgeStep]) -> list[ValueTrace]:
        """Returns the runs after steps, up to the step that the program crashes in or skips.

        A program that crashes after its first step too does so at the end of every input, or
        before it prints anything.
        """
        found: list[ValueTrace] = []
        followed = steps[:MOST_STEPS]
        traces = self._runner.values([step["input"] for step in followed])
        for step, trace in zip(followed, traces):
            is_printing = trace.output != (found[-1].output if found else "")
            if step["prints"] and not is_printing and (found or not trace.error):
                break  # Nothing shows that the program has come to this step.
            crashes_first = trace.error and found and not found[0].error
            if isinstance(trace.error, Stop) or crashes_first:
                break
            found.append(trace)
        return found

    def first_values(self) -> dict[Variable, object]:
        """Returns the variables after the first step."""
        first = self._judge["steps"][0]["input"]
        return (self._traces[-1] or [*self._runner.values([first])])[0].values

    def board(self) -> ProgramBoard | None:
        """Returns the program's board, None if none is found."""
        values = [
            [_without_text(trace.values, step["input"]) for step, trace in zip(steps, traces)]
            for steps, traces in zip(all_steps(self._judge), self._traces)
        ]
        for _ in range(MOST_COPIES):
            board = best_board(values, self._judge)
            if board and board.following.wrong == 0 and self._crashes_unprinted():
                return None  # The board may not have been made yet.
            if not (board and board.copied) or self.square_events(board).are_looked_up:
                return board
            # It is only read, to make the board.
            values = [[{**one, board.variable: None} for one in run] for run in values]
        return None

    def _crashes_unprinted(self) -> bool:
        return any(trace.error and not trace.output for trace in self._traces[-1][:1])

    def sees_indexes(self, board: ProgramBoard) -> bool:
        """Returns whether each reading of a square by its index is an event."""
        held = [trace.values.get(board.variable) for trace in self._traces[-1]]
        is_plain = board.layout.kind in DENSE and not board.layout.exchanged
        return is_plain and self._runner.sees_indexes(board.variable, held)

    def moves_sentence(self, offset: int, made: str) -> str:
        """Returns a sentence on the program's list of moves."""
        if not self._judge["lists"]:
            return ""
        *others, failing = self._judge["lists"]
        known = [trace.values for trace in self._runner.values([one["input"] for one in others])]
        printed = self._runner.moment(failing["input"], offset)
        said, wrong = moves_sentence(self._judge, known, printed.values, made)
        if wrong is None:
            return said
        writing = self._runner.writing(failing["input"], wrong)
        if not is_printed(self._judge, writing.value):
            return said
        return said + _placed(writing.place, "changed it last")

    def beliefs(self, text: str, board: ProgramBoard | None) -> list[str]:
        """Returns sentences on other values of the program that are wrong."""
        traces = [trace for run in self._traces for trace in run]
        traces = traces or [*self._runner.values([text])]
        kept = kept_sentence(self._judge, [*self._runner.values(kept_texts(self._judge))])
        tables = direction_sentences(
            traces,
            lambda table: _placed(self._runner.writing(text, table).place, f"wrote `{table.name}`"),
        )
        tested = true_sentences(self._runner.parts, traces)
        slips = slip_sentences(self._traces if any(self._traces[-1]) else [traces])
        is_wrong = board is not None and board.following.wrong is not None
        lost = self._runner.parts.lost if is_wrong else ()
        found = [*self._wrong_values(board), *lost, kept, *tables, *tested, *slips]
        return [sentence for sentence in found if sentence]

    def calls_before(self, trace: OutputTrace, board: ProgramBoard | None) -> str:
        """Returns a sentence on the calls before the first wrong square, or the first difference.

        The callers of a line that prints a right board or its counts have only played the moves.
        """
        wrong = board.following.wrong if board else None
        if board and wrong in self.square_events(board).followed:
            return self.square_events(board).calls_before()
        stack = trace.moment.stack
        if trace.kind == ENDED or not stack:
            return ""
        callers = [0] if board and self._judge["part"] != "moves" else [0, 1]
        if wrong is not None and stack[1:]:
            callers = [1]  # What prints a wrong board has not played the move.
        did = "collected this" if trace.kind == COLLECTED else "printed this"
        parts, lines = self._runner.parts, trace.moment.lines
        return calls_sentence(parts, lines, stack, did, callers)

    def _wrong_values(self, board: ProgramBoard | None) -> list[str]:
        """Returns sentences on the turn and on the counters of discs."""
        held = [[trace.values for trace in run] for run in self._traces]
        parts = self._runner.parts
        every, assigned = enumerate(parts.variables), parts.assigned
        parameters = {variable for number, variable in every if number not in assigned}
        simple = [[simple_values(values, parameters) for values in run] for run in held]
        turn = wrong_turn(self._judge, simple, board.symbols if board else {})
        found = [self._written(turn)] if turn else []
        if board and board.certain:
            outputs = [[trace.output for trace in run] for run in self._traces]
            count = wrong_count(self._judge, simple, outputs, board, held)
            if count and self._is_kept(count):
                found.append(count.sentence + self._flipping(count.number, board))
            elif count:
                found.append(self._written(count))
        return found

    def _written(self, wrong: WrongValue) -> str:
        """Returns a sentence with the line that wrote a value, empty if it is not sure."""
        if MEMBER in wrong.variable.name:
            return wrong.sentence  # Nothing is known of the line that wrote it.
        text = self._judge["steps"][wrong.number]["input"]
        writing = self._runner.writing(text, wrong.variable)
        is_last = type(writing.value) is type(wrong.value) and writing.value == wrong.value
        if wrong.most_writings and writing.times > wrong.most_writings:
            return ""
        return wrong.sentence + (_placed(writing.place, "wrote it") if is_last else "")

    def _is_kept(self, wrong: WrongValue) -> bool:
        """Returns whether a variable had its wrong value before the step too."""
        before = self._traces[-1][wrong.number - 1 : wrong.number]
        return any(trace.values.get(wrong.variable) == wrong.value for trace in before)

    def _flipping(self, step: int, board: ProgramBoard) -> str:
        """Returns a sentence on a line that changed the colour of a disc in a step."""
        rows, empty = "".join(self._judge["steps"][step - 1]["rows"]), self._judge["symbols"][EMPTY]
        for event in self.square_events(board).told():
            is_flip = rows[event.square] not in (empty, event.text)
            if (event.step, event.kind) == (step, WROTE) and is_flip:
                line, function = event.stack[0]
                square = self._judge["names"][event.square]
                return KEPT.format(line, within(function), square)
        return ""

    def is_played_on(self, board: ProgramBoard, squares: SquareEvents) -> bool:
        """Returns whether the program makes its moves on the board, if that matters."""
        if AND in board.variable.name:
            return True  # The squares of two variables are not followed.
        first = [*self._judge["others"], self._judge["steps"]][0]
        moves = [
            any(one["placed"] is not None for one in run) for run in (self._judge["steps"], first)
        ]
        if not any(moves):
            return squares.are_looked_up_alone
        return (squares if moves[0] else self.square_events(board, 0)).is_played_on()

    def square_events(self, board: ProgramBoard, run: int = -1) -> SquareEvents:
        """Returns what happened to the squares of the board, on the failing input or another."""
        key = board.variable, run
        if key not in self._square_events:
            self._square_events[key] = self._follow(board, run)
        return self._square_events[key]

    def _follow(self, board: ProgramBoard, run: int) -> SquareEvents:
        steps, traces = all_steps(self._judge)[run], self._traces[run]
        last = steps[len(traces) - 1]
        reader = SquareReader(board.layout, len(last["rows"]))
        events, lines = self._runner.squares(last["input"], board.variable, reader)
        times = common_lengths([trace.lines for trace in traces], lines)
        judge: JudgeSide = {**self._judge, "steps": steps}
        followed = board._replace(following=[*board.others, board.following][run])
        known = FollowedRun(self._runner.parts, events, lines, times)
        return SquareEvents(known, followed, judge)


def common_lengths(runs: list[LastLines], lines: list[int]) -> list[int]:
    """Returns how many lines each run has in common with a run whose lines are all known."""
    hashes = hashes_of_lines(lines) if any(run.skipped for run in runs) else [0]
    return [
        run.skipped + _common_length(run.lines, lines[run.skipped :])
        if hashes[run.skipped : run.skipped + 1] == [run.hash]
        else 0
        for run in runs
    ]


def _common_length(one: list[int], other: list[int]) -> int:
    """Returns the number of items at the beginning that two lists have in common."""
    pairs = enumerate(zip(one, other))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def _without_text(values: dict[Variable, object], text: str) -> dict[Variable, object]:
    """Returns the values without the whole input, which in Board Silly begins with a board."""
    return {
        name: value
        for name, value in values.items()
        if not (type(value) is str and value.strip() == text.strip())
    }
