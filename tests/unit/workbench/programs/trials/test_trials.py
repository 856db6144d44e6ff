"""Trials of a program: on which inputs, what is said meanwhile, and what is left at the end."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from harness.extent import in_part
from reference.formats import REFERENCES
from reference.formats.uva220 import slow as uva220_slow
from reference.samples import UVA220_INPUT
from reference.wrong import classic as wrong
from reference.wrong.classes import jutge, uva220
from unit.page.running import advance, finish, new_workbench, step
from unit.workbench.programs.trials.fake_sandbox import FakeSandbox, printing
from workbench.comparison import Mistake
from workbench.comparison.diagnose import examined_lines
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.inputs import generate
from workbench.judging import Format
from workbench.model.workbench import Workbench
from workbench.programs.compiler.languages import CPP17
from workbench.programs.trials.outcome import Outcome
from workbench.programs.trials.trials import MOST_INPUTS, Trials


def begun(sandbox: FakeSandbox, form: Format, program: str = "the program") -> Workbench:
    app = new_workbench()
    app.program_test.load(program)
    app.workspace.do(app.program_test.start, sandbox, form, 2.0)
    return app


def tried(sandbox: FakeSandbox, form: Format, program: str = "the program") -> Workbench:
    """Returns the application after trials that have ended."""
    app = begun(sandbox, form, program)
    while not trials_of(app).done:
        step(trials_of(app), 0)
    return app


def trials_of(app: Workbench) -> Trials:
    assert app.program_test.trials is not None
    return app.program_test.trials


def said(app: Workbench) -> str:
    trials = trials_of(app)
    return f"{trials.verdict}. {trials.said} {trials.origin}".removeprefix(". ").rstrip()


@pytest.mark.slow
@pytest.mark.parametrize("form", in_part(FORMATS, 1), ids=str)
def test_a_right_program_is_found_right_on_many_inputs(form: Format) -> None:
    sandbox = FakeSandbox(printing(REFERENCES[form.name].answer))
    app = tried(sandbox, form)
    assert len(set(sandbox.inputs)) > MOST_INPUTS / 2
    assert len(sandbox.inputs) == MOST_INPUTS
    assert said(app) == (
        "Accepted. The program agrees with the judge on 200 inputs. Test it again for more."
    )
    assert sandbox.closed
    assert not app.program_test.running and app.judge.run is None


@pytest.mark.parametrize("inputs", in_part([20, MOST_INPUTS], 1))
@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_what_the_inputs_have_had_is_counted_whether_it_was_asked_for_or_not(
    form: Format, inputs: int
) -> None:
    sandbox = FakeSandbox(printing(REFERENCES[form.name].answer))
    trials = Trials(sandbox, "the program", form, 2, count(1), lambda: None, inputs)
    while not trials.done:
        assert trials.progress == trials.tried / inputs
        step(trials, 0)
    assert trials.verdict == "Accepted" and f"with the judge on {inputs} inputs." in trials.said
    events = dict(trials.events)
    assert list(events) == [feature.phrase for feature in form.inputs.features]
    usual = [feature for feature in form.inputs.features if not feature.is_rare]
    texts = list(enumerate(sandbox.inputs, 1))
    for number, feature in enumerate(
        usual + [each for each in form.inputs.features if each.is_rare]
    ):
        is_rare = number == len(usual)
        asked = [
            text
            for at, text in texts
            if (at % 20 == 0 if is_rare else at % 20 and at % len(usual) == number)
        ]
        had = [text for text in sandbox.inputs if REFERENCES[form.name].has(feature.name, text)]
        assert len(asked) <= events[feature.phrase] <= len(had)


def test_the_trials_of_smaller_inputs_are_counted() -> None:
    sandbox = FakeSandbox(lambda text: Outcome("crash", "", "Line 3: ZeroDivisionError"))
    trials = Trials(sandbox, "the program", JUTGE, 2, count(1), lambda: None)
    told = []
    while not trials.done:
        step(trials, 0)
        told += [trials.said] * (trials.said.startswith("It fails.") and trials.said not in told)
    expected = [f"It fails. Making the input smaller, trial {i}." for i, _ in enumerate(told, 1)]
    assert told == expected != []
    assert len(sandbox.inputs) == len(told) + 1  # The input that failed first.


def test_a_wrong_program_is_left_with_the_smallest_input_and_its_output() -> None:
    sandbox = FakeSandbox(printing(wrong.forgets_north_west))
    app = tried(sandbox, UVA220)
    assert said(app).startswith(
        "Wrong answer. The program differs from the judge on this input, the smallest found."
    )
    made = trials_of(app).unshrunk
    assert made is not None
    assert made.text == generate(UVA220, made.seed, made.feature.name)
    assert wrong.forgets_north_west(made.text) != uva220_slow.answer(made.text)
    assert len(made.text) > len(app.judge.input)
    assert f"seed {made.seed}, which {made.feature.phrase}" in said(app)
    assert app.judge.chosen_form is None
    assert app.judge.run is not None and app.judge.run.form is UVA220
    assert app.judge.input in sandbox.inputs
    assert (
        app.judge.comparison.actual
        == wrong.forgets_north_west(app.judge.input)
        != uva220_slow.answer(app.judge.input)
    )
    assert app.judge.input.count("\n") <= 12
    assert app.judge.run is not None and app.judge.run.text == app.judge.input


def test_a_program_that_ends_with_an_error_says_so() -> None:
    outcome = Outcome("crash", "", "Line 3: ZeroDivisionError")
    app = tried(FakeSandbox(lambda text: outcome), JUTGE)
    assert "Line 3: ZeroDivisionError" in said(app)
    assert app.judge.input == "4\n"


def test_each_try_goes_on_with_other_inputs() -> None:
    app, inputs = new_workbench(), list[list[str]]()
    app.program_test.program = "the program"
    for _ in range(2):
        sandbox = FakeSandbox(printing(REFERENCES["jutge"].answer))
        app.workspace.do(app.program_test.start, sandbox, JUTGE, 2.0)
        while len(sandbox.inputs) < 3:
            step(trials_of(app), 0)
        inputs.append(sandbox.inputs)
    assert inputs[0] != inputs[1]


def test_without_a_program_nothing_is_loaded() -> None:
    sandbox = FakeSandbox(printing(str), loads=False)
    assert said(tried(sandbox, JUTGE, program=" \n")) == "Paste a program first."


def test_python_that_cannot_be_loaded_is_told() -> None:
    sandbox = FakeSandbox(printing(str), loads=False)
    assert said(tried(sandbox, JUTGE)) == "Python could not be loaded."
    assert sandbox.closed


@pytest.mark.parametrize("kind", ["crash", "flood"])
def test_the_sandbox_is_left_open_until_the_failure_is_explained(kind: str) -> None:
    """A flood is not explained."""
    sandbox = FakeSandbox(lambda text: Outcome(kind, "", "It fails."))
    app = tried(sandbox, JUTGE)
    assert sandbox.closed is (kind == "flood") and trials_of(app).failing is not None
    finish(app.workspace.jobs)
    assert sandbox.closed


def test_trials_can_be_stopped_and_end_the_program() -> None:
    sandbox = FakeSandbox(printing(REFERENCES["jutge"].answer))
    app = begun(sandbox, JUTGE)
    while len(sandbox.inputs) < 2:
        step(trials_of(app), 0)
    assert said(app) == "1 input, all the same so far."
    assert app.program_test.running
    app.workspace.do(app.program_test.stop)
    assert said(app) == "Stopped."
    assert sandbox.closed and not app.program_test.running
    step(trials_of(app), 0)
    assert len(sandbox.inputs) == 2


def test_mistakes_are_looked_for_on_the_first_failing_input_and_on_the_smallest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What several failing inputs and the smallest say together is worth it."""
    looked: list[object] = []
    examined = examined_lines.ExaminedLines

    def noted(*arguments: Any) -> examined_lines.ExaminedLines:
        looked.append(arguments)
        return examined(*arguments)

    monkeypatch.setattr("workbench.comparison.comparator.ExaminedLines", noted)
    sandbox = FakeSandbox(printing(wrong.forgets_north_west))
    tried(sandbox, UVA220)
    assert len(looked) <= 4 < len(sandbox.inputs) / 4


@pytest.mark.parametrize(
    ("program", "phrase"),
    [
        (wrong.forgets_north_west, "turns nothing over to the north-west"),
        (wrong.keeps_the_turn, "does not change the player after M"),
        (wrong.swaps_the_counts, "swaps the two counts"),
    ],
)
def test_the_mistake_that_explains_all_failing_inputs_is_shown_with_the_smallest(
    program: Callable[[str], str], phrase: str
) -> None:
    app = tried(FakeSandbox(printing(program)), UVA220)
    finish(app.workspace.jobs)
    trials, shown = app.program_test.trials, app.judge.comparison.result
    assert trials and trials.result and shown
    assert shown.guess == trials.result.guess
    assert shown.guess.startswith(f"Your program probably {phrase}. ")
    assert phrase not in said(app)


def test_no_mistake_is_shown_that_does_not_explain_all_failing_inputs() -> None:
    """Each output is explained by another mistake."""
    number = 0

    def changing(text: str) -> str:
        nonlocal number
        number += 1
        return (wrong.forgets_north_west if number % 2 else wrong.swaps_the_counts)(text)

    app = tried(FakeSandbox(printing(changing)), UVA220)
    finish(app.workspace.jobs)
    assert app.judge.comparison.result and app.judge.comparison.result.guess == ""


def test_a_crash_on_another_input_leaves_no_mistake() -> None:
    answers = iter([printing(wrong.swaps_the_counts)])
    crashes = crash("Line 3: ZeroDivisionError", "error")
    sandbox = FakeSandbox(lambda text: next(answers, lambda text: crashes)(text))
    app = tried(sandbox, UVA220)
    trials = app.program_test.trials
    assert trials and trials.result and not trials.result.mistakes


@pytest.mark.parametrize("enough", [3, 100])
def test_a_mistake_is_not_shown_if_too_few_inputs_fail(
    enough: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.programs.trials.trials.ENOUGH_FAILING", enough)
    app = tried(FakeSandbox(printing(wrong.swaps_the_counts)), UVA220)
    result = trials_of(app).result
    assert result and bool(result.mistakes) is bool(result.guess) is (enough == 3)


def test_further_inputs_are_tried_until_one_mistake_is_left() -> None:
    """The first inputs that fail begin with white, which looks like beginning with the other."""
    app = tried(FakeSandbox(printing(uva220.AlwaysBlackFirst().answer)), UVA220)
    result = trials_of(app).result
    assert result and [mistake.phrase for mistake in result.mistakes] == [
        "always begins with black"
    ]


@pytest.mark.parametrize("doubled", [False, True])
def test_mistakes_that_no_input_tells_apart_are_not_shown(
    doubled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    (mistake,) = [known for known in UVA220.mistakes if known.phrase == "swaps the two counts"]
    known = (mistake, Mistake("does the same", mistake.predict))[: 1 + doubled]
    monkeypatch.setattr(UVA220, "mistakes", known)
    app = tried(FakeSandbox(printing(wrong.swaps_the_counts)), UVA220)
    result = trials_of(app).result
    assert result and len(result.mistakes) == len(known)
    assert (result.guess == "") is doubled


def test_a_program_that_fails_from_a_certain_size_on_is_observed() -> None:
    """All runs count: those before the first failure, and those that make the input smaller."""
    right = REFERENCES["jutge"].answer

    def size(text: str) -> int:
        return int(text.split()[0])

    def fails_from_10(text: str) -> str:
        return right(text).replace(":", ";") if size(text) >= 10 else right(text)

    sandbox = FakeSandbox(printing(fails_from_10))
    observed = trials_of(tried(sandbox, JUTGE)).observations
    wrong = sum(size(text) >= 10 for text in sandbox.inputs)
    passed = len(sandbox.inputs) - wrong
    assert observed == [
        f"The program fails on all {wrong} inputs with n ≥ 10"
        f" and is right on all {passed} with n ≤ 8."
    ]


@pytest.mark.parametrize("smallest", [4, 10])
def test_a_mistake_that_contradicts_right_runs_is_not_shown(smallest: int) -> None:
    """On small boards the program does not make the mistake that explains its failures."""

    def answer(text: str) -> str:
        is_wrong = int(text.split()[0]) >= smallest
        return (jutge.Mirrored().answer if is_wrong else REFERENCES["jutge"].answer)(text)

    app = tried(FakeSandbox(printing(answer)), JUTGE)
    finish(app.workspace.jobs)
    shown = app.judge.comparison.result
    assert shown and bool(shown.mistakes) is bool(shown.guess) is (smallest == 4)


def wrong_in_later_games(text: str) -> str:
    """Returns the judge's answer with wrong brackets in all games but the first."""
    first, *later = uva220_slow.answer(text).split("\n\n")
    return "\n\n".join([first, *(game.replace("(", "((") for game in later)])


def test_a_game_that_is_wrong_only_after_another_is_run_alone() -> None:
    sandbox = FakeSandbox(printing(wrong_in_later_games))
    observed = trials_of(tried(sandbox, UVA220)).observations
    assert observed == ["Game 2 alone is answered correctly; after game 1 it is not."]
    assert sandbox.inputs[-1].startswith("1\n")


def test_nothing_is_observed_of_a_game_that_fails_alone_too() -> None:
    """The smallest input keeps two games, because one game fails in another way."""
    has_failed = False

    def answered(text: str) -> Outcome:
        nonlocal has_failed
        if has_failed and text.startswith("1\n"):
            return crash("Line 3: ZeroDivisionError", "error")
        answer = wrong_in_later_games(text)
        has_failed = has_failed or "((" in answer
        return Outcome("ok", answer, None)

    sandbox = FakeSandbox(answered)
    trials = trials_of(tried(sandbox, UVA220))
    assert trials.failing is not None and trials.failing.startswith("2\n")
    assert sandbox.inputs[-1].startswith("1\n")
    assert trials.observations == []


def crash(error: str, cause: str) -> Outcome:
    return Outcome("crash", "", error, cause)


@pytest.mark.parametrize(
    ("program", "language"),
    [
        ("public class Main { public static void main(String[] a) {} }", "Java"),
        ("fn main() {}", "Rust"),
    ],
)
def test_a_program_in_another_language_is_told_how_to_be_tried(program: str, language: str) -> None:
    sandbox = FakeSandbox(printing(str), loads=False)
    text = said(tried(sandbox, JUTGE, program=program))
    assert f"This looks like {language}" in text
    assert "python3 py/stress.py jutge -- COMMAND" in text


def test_what_trials_before_have_said_is_cleared() -> None:
    app = tried(FakeSandbox(printing(wrong.forgets_north_west)), UVA220)
    assert app.judge.comparison.actual
    app.workspace.do(app.program_test.start, FakeSandbox(printing(str)), UVA220, 2.0)
    assert said(app) == "Loading Python for the program."
    assert app.judge.comparison.actual == "" and app.judge.comparison.job is None


def test_an_output_pasted_meanwhile_stays() -> None:
    app = tried(FakeSandbox(printing(wrong.forgets_north_west)), UVA220)
    app.workspace.do(app.judge.compare, "mine")
    app.workspace.do(app.program_test.start, FakeSandbox(printing(str)), UVA220, 2.0)
    assert app.judge.comparison.actual == "mine"


@pytest.mark.parametrize(
    ("error", "line", "message"),
    [
        ("Line 2: SyntaxError: invalid syntax", 2, "SyntaxError: invalid syntax"),
        ("SyntaxError: source code cannot contain null bytes", 0, None),
        (f"Line {'9' * 5000}: false", 0, None),
    ],
)
def test_a_program_that_python_cannot_read_fails_on_no_input(
    error: str, line: int, message: str | None
) -> None:
    sandbox = FakeSandbox(lambda text: crash(error, "syntax"))
    app = tried(sandbox, UVA220)
    assert said(app) == f"Compile error. {error}."
    assert trials_of(app).failing is None and sandbox.closed and len(sandbox.inputs) == 1
    (found,) = trials_of(app).diagnostics
    assert (found.line, found.severity, found.message) == (line, "error", message or error)


def test_a_verdict_is_stale_once_the_program_or_its_language_changes() -> None:
    app = tried(FakeSandbox(printing(REFERENCES["boardsilly"].answer)), BOARDSILLY)
    test = app.program_test
    assert trials_of(app).verdict == "Accepted" and not test.is_stale
    test.edit("the program ")
    assert test.is_stale
    test.edit("the program")
    assert not test.is_stale
    test.choose_language(CPP17)
    assert test.is_stale


@pytest.mark.parametrize(
    ("program", "old"),
    [(wrong.forgets_north_west, "The input has changed."), (uva220_slow.answer, "")],
)
def test_a_verdict_belongs_to_its_format_and_a_failure_to_its_input(
    program: Callable[[str], str], old: str
) -> None:
    app = tried(FakeSandbox(printing(program)), UVA220)
    judge, test = app.judge, app.program_test
    assert test.change == ""
    failing = judge.input
    for text, change in (
        ("4\nN 1 2\n", "The format has changed."),
        (UVA220_INPUT, old),
        (failing, ""),
    ):
        judge.open_input(text)
        assert test.change == change
    judge.choose_form("boardsilly")
    assert test.change == "The format has changed."


@pytest.mark.parametrize("change", ["edit", "load", "choose"])
def test_a_test_of_another_program_ends_without_a_verdict(change: str) -> None:
    sandbox = FakeSandbox(printing(wrong.forgets_north_west))
    app = begun(sandbox, UVA220)
    test = app.program_test
    (trials,) = app.workspace.jobs.take_up()
    while not sandbox.inputs:
        advance(app.workspace.jobs, trials, 0)
    if change == "choose":
        test.choose_language(CPP17)
    else:
        (test.edit if change == "edit" else test.load)("another program")
    finish(app.workspace.jobs)
    assert trials.done and sandbox.closed and test.is_stale and not test.running
    assert said(app) == "Stopped." and app.judge.input == app.judge.comparison.actual == ""


def test_a_program_that_reads_one_move_a_line_fails_on_other_white_space() -> None:
    def by_lines(text: str) -> str:
        n, *moves = text.rstrip("\n").split("\n")
        if any(len(move.split(" ")) != 3 for move in moves) or not n.isdigit():
            return ""
        return REFERENCES["jutge"].answer(text)

    app = tried(FakeSandbox(printing(by_lines)), JUTGE)
    assert "which has other white space than one move a line." in said(app)
    assert len(app.judge.input.split()) == 4 and app.judge.input != "4\nN 1 2\n"


class WritingSandbox(FakeSandbox):
    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        return Outcome("ok", "", None, written="out.txt")


def test_a_file_in_place_of_standard_output_is_named() -> None:
    program = 'import sys\nsys.stdout = open("out.txt", "w")'
    app = tried(WritingSandbox(printing(str)), UVA220, program)
    assert said(app).startswith(
        "Wrong answer. It printed nothing. Line 2 opens the file `out.txt` to write to it. A judge"
        " reads standard output alone. The program differs from the judge on this input"
    )
