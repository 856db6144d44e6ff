"""Runs a Python program on its failing input, and reads what the traces show."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from evidence.always_true import true_sentences
from evidence.beliefs import simple_values, wrong_count, wrong_turn
from evidence.board_finder import ProgramBoard, best_board
from evidence.direction_tables import direction_sentences
from evidence.facts import NOTHING, board_facts, event_facts, output_facts, shared_rows_facts
from evidence.first_wrong import looks_up_squares
from evidence.judge_steps import all_steps
from evidence.layouts import SquareReader
from evidence.move_lists import moves_sentence
from evidence.square_events import SquareEvents
from evidence.two_sides import AND
from tracing.events import ENDED, MAIN
from tracing.instrumenting import instrumented
from tracing.output_tracer import OutputTracer, output_trace
from tracing.program_run import Stop
from tracing.python_tracer import Tracer
from tracing.square_tracer import SquareTracer
from tracing.writing_tracer import WritingTracer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from evidence.beliefs import WrongValue
    from evidence.facts import Facts
    from evidence.judge_steps import JudgeSide, JudgeStep
    from tracing.events import CodePlace, ValueTrace, Variable


MOST_STEPS = 60  # That are followed.
MOST_BELIEFS = 5


def facts_of(
    program: str, text: str, offset: int, judge: JudgeSide, output: str | None = None
) -> Iterator[Facts]:
    """Yields what a program did on a failing input: its lines, its board and moves, its squares.

    Args:
        program: The source.
        text: The failing input.
        offset: The index of the first wrong character of the program's output. It is behind the
            output if an expected write never came.
        judge: The judge's steps.
        output: What the program printed, to compare this run with; None if it is unknown.
    """
    try:
        runs = ProgramRuns(program, judge)
    except SyntaxError:
        yield {**NOTHING, "repeated": True}  # The verdict names the line.
        return
    trace = output_trace(runs.program, text, offset)
    facts = output_facts(trace, output)
    yield facts
    if not facts["repeated"]:
        return
    made = trace.moment.stack[0] if trace.moment.stack and trace.kind != ENDED else None
    moves = runs.moves_sentence(offset, made)
    board = runs.board(program) if judge["steps"] else None
    beliefs = runs.beliefs(program, board)[:MOST_BELIEFS]
    if board:
        squares = runs.square_events(board)
        told = board_facts(board, judge, None if moves else made, runs.is_played_on(board, squares))
        yield {"board": told, "moves": moves, "beliefs": beliefs}
        # The rows of an exchanged board may be its columns.
        yield event_facts([] if board.layout.exchanged else squares.told(), facts)
    else:
        shared = shared_rows_facts(runs.first_values(), judge) if judge["steps"] else None
        yield {"board": shared, "moves": moves, "beliefs": beliefs}


class ProgramRuns:
    """The runs of a program after the judge's steps."""

    def __init__(self, program: str, judge: JudgeSide) -> None:
        self.program = instrumented(program)
        self._judge = judge

    @cached_property
    def _traces(self) -> list[list[ValueTrace]]:
        """The runs of each input. They begin when the lines of the output are told."""
        return [self._after(steps) for steps in all_steps(self._judge)]

    def _after(self, steps: list[JudgeStep]) -> list[ValueTrace]:
        """Returns the runs after steps, up to the step that the program crashes in or skips.

        A program that crashes after its first step too does so at the end of every input.
        """
        found: list[ValueTrace] = []
        for step in steps[:MOST_STEPS]:
            trace = Tracer(self.program).run(step["input"])
            if step["prints"] and trace.output == (found[-1].output if found else ""):
                break  # Nothing shows that the program has come to this step.
            crashes_first = trace.error and found and not found[0].error
            if isinstance(trace.error, Stop) or crashes_first:
                break
            found.append(trace)
        return found

    def first_values(self) -> dict[Variable, object]:
        """Returns the variables after the first step."""
        first = self._judge["steps"][0]["input"]
        return (self._traces[-1] or [Tracer(self.program).run(first)])[0].values

    def board(self, source: str) -> ProgramBoard | None:
        """Returns the program's board, None if none is found."""
        values = [
            [_without_text(trace.values, step["input"]) for step, trace in zip(steps, traces)]
            for steps, traces in zip(all_steps(self._judge), self._traces)
        ]
        board = best_board(values, self._judge)
        if board and board.copied and not looks_up_squares(source, board.variable):
            return None  # It is only read, to make the board.
        return board

    def moves_sentence(self, offset: int, made: CodePlace | None) -> str:
        """Returns a sentence on the program's list of moves."""
        if not self._judge["lists"]:
            return ""
        *others, failing = self._judge["lists"]
        known = [Tracer(self.program).run(one["input"]).values for one in others]
        printed = OutputTracer(self.program, offset).trace(failing["input"]).moment
        return moves_sentence(self._judge, known, printed.values, made)

    def beliefs(self, source: str, board: ProgramBoard | None) -> list[str]:
        """Returns sentences on other values of the program that are wrong."""
        traces = [trace for run in self._traces for trace in run]
        tables = direction_sentences(source, traces[-1].values if traces else {})
        always = true_sentences(source, self.program.parts, traces)
        return [*self._wrong_values(board), *tables, *always]

    def _wrong_values(self, board: ProgramBoard | None) -> list[str]:
        """Returns sentences on the turn and on the counters of discs."""
        held = [[trace.values for trace in run] for run in self._traces]
        every, assigned = enumerate(self.program.parts.variables), self.program.parts.assigned
        parameters = {variable for number, variable in every if number not in assigned}
        simple = [[simple_values(values, parameters) for values in run] for run in held]
        found = [wrong_turn(self._judge, simple, board.symbols if board else {})]
        if board and board.certain:
            found.append(wrong_count(self._judge, simple, board, held))
        return [said for wrong in found if wrong and (said := self._wrong_value(wrong))]

    def _wrong_value(self, wrong: WrongValue) -> str:
        """Returns a sentence with the line that wrote a value, empty if it is not sure."""
        text = self._judge["steps"][wrong.number]["input"]
        writing = WritingTracer(self.program).trace(text, wrong.variable)
        is_last = type(writing.value) is type(wrong.value) and writing.value == wrong.value
        if writing.times > wrong.most_writings:
            return ""
        if not is_last or not writing.place:
            return wrong.sentence
        line, function = writing.place[0]
        within = "" if function == MAIN else f" in `{function}`"
        return f"{wrong.sentence} Line {line}{within} wrote it."

    def is_played_on(self, board: ProgramBoard, squares: SquareEvents) -> bool:
        """Returns whether the program makes its moves on the board, if that matters."""
        if AND in board.variable.name:
            return True  # The squares of two variables are not followed.
        others = self._judge["others"]
        if not board.always_right or any(one["placed"] is not None for one in self._judge["steps"]):
            return squares.is_played_on()
        return bool(others) and self.square_events(board, 0).is_played_on()

    def square_events(self, board: ProgramBoard, run: int = -1) -> SquareEvents:
        """Returns what happened to the squares of the board, on the failing input or another."""
        steps, traces = all_steps(self._judge)[run], self._traces[run]
        last = steps[len(traces) - 1]
        reader = SquareReader(board.layout, len(last["rows"]))
        tracer = SquareTracer(self.program, board.variable, reader)
        events = tracer.trace(last["input"])
        times = [_common_length(trace.lines, tracer.lines) for trace in traces]
        judge: JudgeSide = {**self._judge, "steps": steps}
        followed = board._replace(following=[*board.others, board.following][run])
        return SquareEvents(self.program.parts, events, times, followed, judge)


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
