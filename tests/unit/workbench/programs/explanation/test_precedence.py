"""What is shown about a wrong output or program: the policy over its whole domain."""

from itertools import count, product
from typing import Any

import pytest

from reference.samples import UVA220_INPUT
from reference.wrong.classic import swaps_the_counts
from unit.workbench.programs.trials.fake_sandbox import PythonSandbox
from workbench.comparison import Comparison, compare
from workbench.formats import FORMATS
from workbench.formats.uva220 import UVA220
from workbench.programs.explanation.explaining import Explaining
from workbench.programs.explanation.explanation import COLLECTED, ENDED, RUNNING, WROTE, HeldBoard
from workbench.programs.explanation.precedence import NOT_REPEATED, chosen
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.trials import Trials

STACK = [[3, "f"], [9, "the main program"]]
FACTS: dict[str, Any] = {"repeated": True, "done": WROTE, "stack": STACK, "variables": [["a", "1"]]}
BOARD: dict[str, Any] = {"name": "b", "sentence": "The board.", "wrong": 0, "states": []}
BOARD |= {"exchanged": False, "not_passed": False}
FIX = (7, "`a` → `b`")


def compared() -> Comparison:
    """Returns the comparison of an output with a guess at its cause."""
    result = compare(UVA220, list(UVA220.run(UVA220_INPUT)), swaps_the_counts(UVA220_INPUT))
    assert result.guess and result.guessed_mistake and result.step is not None
    result.detail = "The difference."
    return result


def found(kind: str = "ok", undefined: str = "", **known: Any) -> Explaining:
    """Returns what is known about a program that ended in some way."""
    sandbox = PythonSandbox()
    trials = Trials(sandbox, "", UVA220, 1, count(1), lambda: None)
    trials.outcome = Outcome(kind, "", None, undefined=undefined)
    job = Explaining(sandbox, "", trials, count(1))
    for name, value in known.items():
        setattr(job, name, value)
    return job


def test_an_output_alone_is_explained_by_its_guess_or_else_by_the_difference() -> None:
    result = compared()
    explanation = chosen(result)
    assert (explanation.verdict, explanation.likely) == (result.verdict, result.guess)
    result.guess, result.mistakes = "", []
    assert chosen(result).likely == "The difference."


@pytest.mark.parametrize(
    ("fault", "fixed", "guessed", "described"), [*product([False, True], repeat=4)]
)
def test_a_guess_needs_that_nothing_before_it_explains_the_failure(
    fault: bool, fixed: bool, guessed: bool, described: bool
) -> None:
    result = compared()
    if not guessed:
        result.guess, result.mistakes = "", []
    known = found(
        undefined="It read outside the array." if fault else "",
        fixes=[FIX] if fixed else [],
        facts={**FACTS, "board": BOARD} if described else FACTS,
        observations=["Game 2 alone is right."],
    )
    explanation = chosen(result, known)
    difference = "" if described else "The difference."
    expected = "" if fault or fixed else result.guess or difference
    assert explanation.likely == expected
    board = ["The board."] if described else []
    assert explanation.facts == [*board, "Game 2 alone is right."]
    assert explanation.fixes == ([FIX] if fixed else [])


@pytest.mark.parametrize("not_passed", [True, False])
@pytest.mark.parametrize(
    ("phrase", "says_more"),
    [
        ("does not pass, but plays the move for the player without a legal move", False),
        ("never passes: the players take turns, regardless of the letter of the move", False),
        ("passes at L and not at M", True),
    ],
)
def test_that_a_program_did_not_pass_is_said_once(
    phrase: str, says_more: bool, not_passed: bool
) -> None:
    result = compared()
    mistakes = [one for form in FORMATS for one in form.mistakes]
    result.guessed_mistake = next(one for one in mistakes if one.phrase == phrase)
    board = {**BOARD, "not_passed": not_passed}
    explanation = chosen(result, found(facts={**FACTS, "board": board}))
    assert bool(explanation.likely) is (says_more or not not_passed)


@pytest.mark.parametrize("kind", ["crash", "timeout", "flood"])
def test_a_crash_leaves_no_guess(kind: str) -> None:
    result = compared()
    assert chosen(result, found(kind)).likely == ("" if kind == "crash" else result.guess)


@pytest.mark.parametrize("exchanged", [False, True])
@pytest.mark.parametrize("held", ["the judge's", "the guessed", "unknown", "partly unknown"])
def test_a_guess_that_the_programs_board_contradicts_is_left_out(
    held: str, exchanged: bool
) -> None:
    """A board that is read with rows and columns exchanged contradicts nothing."""
    result = compared()
    result.guessed_rows = ["W" * 8] * 8
    judges = "".join(result.expected.rows or [])
    state = {"the judge's": judges, "the guessed": "W" * 64, "unknown": None}
    board = HeldBoard("b", None, {0: state.get(held, "?" + judges[1:])}, exchanged)
    explanation = chosen(result, found(facts=FACTS, board=board))
    contradicted = held == "the judge's" and not exchanged
    assert explanation.likely == ("The difference." if contradicted else result.guess)


@pytest.mark.parametrize(
    ("done", "kind", "moment"),
    [
        (WROTE, "ok", WROTE),
        (WROTE, "timeout", WROTE),
        (COLLECTED, "ok", COLLECTED),
        (ENDED, "ok", ENDED),
        # The verdict names the line at which the program itself was stopped.
        (RUNNING, "timeout", ""),
    ],
)
def test_a_line_is_shown_with_what_it_is_known_to_have_done(
    done: str, kind: str, moment: str
) -> None:
    explanation = chosen(None, found(kind, facts={**FACTS, "done": done}))
    assert explanation.moment == moment
    assert explanation.stack == ([(3, "f"), (9, "the main program")] if moment else [])
    assert explanation.variables == ([["a", "1"]] if moment else [])


@pytest.mark.parametrize(("kind", "moment"), [("timeout", RUNNING), ("ok", ""), ("crash", "")])
def test_a_repetition_that_is_stopped_does_not_say_that_the_program_was(
    kind: str, moment: str
) -> None:
    """The verdict on a compiled program names no line. One that is followed runs longer."""
    known = found(kind, facts={**FACTS, "done": RUNNING}, verdict_has_line=False)
    assert chosen(None, known).moment == moment


def test_a_program_that_prints_something_else_each_time_is_not_described() -> None:
    explanation = chosen(None, found(facts={"repeated": False, "stack": []}))
    assert (explanation.failure, explanation.moment) == (NOT_REPEATED, "")
    assert chosen(None, found(failure="No Python.")).failure == "No Python."
    assert chosen(None, found(facts=FACTS)).failure == ""


def test_the_board_after_a_step_is_that_of_the_last_step_before_it_with_a_board() -> None:
    board = HeldBoard("b", None, {1: "one", 3: None, 4: "four"})
    assert [board.after(step) for step in range(6)] == [None, "one", "one", None, "four", "four"]
