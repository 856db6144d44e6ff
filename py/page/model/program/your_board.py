"""The user's board beside the judge's, and why it is wrong.

Both come from the program's variables, or else from its output and a guess.
"""

from page.model.judge.session import JudgeSession
from page.model.program.program_lines import displayed_evidence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison import Comparison

SHOWN_BOARD, GUESSED_BOARD = "Your board", "Your board, if the guess is right"
VARIABLE = "Your `{}`"
FIRST = "This is the first step after which it is wrong."
SAME = "It agrees with the judge's board after this step."
DIFFERS = "It differs from the judge's board after this step."
UNKNOWN = "?"


class YourBoard:
    """A board to draw beside the judge's.

    Attributes:
        rows: The rows, of characters from `.BW` or `.XO`; `?` stands for an unknown value.
        marks: The squares by kind of mark.
        caption: What the board is.
        reading: A sentence on it; may be empty.
    """

    def __init__(
        self, rows: list[str], marks: dict[str, list[int]], caption: str, reading: str
    ) -> None:
        self.rows = rows
        self.marks = marks
        self.caption = caption
        self.reading = reading

    def __eq__(self, other: object) -> bool:
        return isinstance(other, YourBoard) and self.__dict__ == other.__dict__


def your_board(session: JudgeSession) -> YourBoard | None:
    """Returns the user's board, None if it is unknown."""
    return _held(session) or _printed(session)


def reasons(session: JudgeSession) -> tuple[str, str]:
    """Returns what is known of the fault from runs, and a guess that does not contradict it."""
    result, evidence = session.comparison.result, displayed_evidence(session)
    if not result:
        return "", ""
    held, observed = "", []
    if evidence:
        on_board = evidence.board["sentence"] if evidence.board else ""
        held, observed = f"{on_board} {evidence.moves}".strip(), evidence.observations
    guess = result.guess
    if result.cause and result.step is not None and _contradicts(session, result):
        guess = ""
    known = " ".join([held] + observed).strip()
    return known, guess if held or guess else result.detail


def _contradicts(session: JudgeSession, result: "Comparison") -> bool:
    """Returns whether the program's board differs from that of the likely mistake."""
    held = _state(session, result.step or 0)
    if not held or not result.cause:
        return False
    actual, expected = held
    return UNKNOWN not in actual and actual != "".join(result.guessed_rows or [expected])


def _state(session: JudgeSession, index: int) -> tuple[str, str] | None:
    """Returns the program's and the judge's board after a step, from `.BW` or `.XO`."""
    evidence, run = displayed_evidence(session), session.run
    form = run.form if run else None
    if not (evidence and evidence.board and run and form and index < len(run.steps)):
        return None
    judged, states = form.judged, evidence.board["states"]
    number = len([each for each in evidence.board_steps if each <= index]) - 1
    state = states[number] if 0 <= number < len(states) else None
    expected = "".join(judged.rows(run.steps[index]))
    if state is None or len(state) != len(expected):
        return None
    signs = dict(zip(form.symbols, judged.signs))
    return "".join([signs.get(sign, UNKNOWN) for sign in state]), expected


def _held(session: JudgeSession) -> YourBoard | None:
    """Returns the board that the program held after the current step."""
    evidence, stepper = displayed_evidence(session), session.stepper
    held = _state(session, stepper.index) if stepper and stepper.on_board else None
    if not (held and stepper and evidence and evidence.board):
        return None
    (actual, expected), result = held, session.comparison.result
    n = int(len(actual) ** 0.5)
    rows = [actual[start : start + n] for start in range(0, n * n, n)]
    different = [at for at in range(n * n) if actual[at] != expected[at]]
    marks = {"different": different}
    if result and result.step == stepper.index and not different:
        marks.update(_listed(result))
    wrong = evidence.board["wrong"]
    if wrong is not None and evidence.board_steps[wrong : wrong + 1] == [stepper.index]:
        reading = FIRST
    else:
        reading = DIFFERS if different else SAME
    return YourBoard(rows, marks, VARIABLE.format(evidence.board["name"]), reading)


def _printed(session: JudgeSession) -> YourBoard | None:
    """Returns the board of the output at the first difference."""
    result = session.comparison.result
    if not result or result.actual.rows is None:
        return None
    marks = _listed(result)
    marks["different"] = result.squares
    caption = GUESSED_BOARD if result.actual.guessed else SHOWN_BOARD
    return YourBoard(result.actual.rows, marks, caption, result.detail if result.guess else "")


def _listed(result: "Comparison") -> dict[str, list[int]]:
    """Returns the marks of the moves that the output lists at the first difference."""
    moves = result.actual.moves
    return {
        "listed": result.actual.listed,
        "from": [origin for origin, _ in moves],
        "to": [target for _, target in moves],
    }
