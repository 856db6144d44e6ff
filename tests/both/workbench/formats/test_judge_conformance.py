"""Properties of all judges, checked in the same way for each format."""

from both.workbench.formats.judging import judged, printed
from reference import samples
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.memory import once
from text.reader import FormatError
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format, Step

BYTE_ORDER_MARK = "\ufeff"
# fmt: off
HOSTILE = (
    "\0", "\U0001f480", "<img src=x onerror=alert(1)>", "</textarea><script>", "&lt;", "\u0663",
    "\uff13", "\u00b3", "\u2212", BYTE_ORDER_MARK, "\u00a0", "\u2028", "\x85", "\x1c", "%s", "{}",
    "'", '"', "z" * 20000, "9" * 20000, "-9", "+3", "1e9", "\u202e", "e\u0301", "\\", "$",
    "\U0001f469\u200d\U0001f680",
)
# fmt: on


@once
def inputs(form: Format) -> list[str]:
    """Returns the sample and a few random inputs of a format, also with illegal moves."""
    texts = [samples.INPUTS[form.name]]
    for seed in range(2):
        texts.append(REFERENCES[form.name].random_input(Chance(seed)))
        texts.append(REFERENCES[form.name].random_input(Chance(seed), True))
    return texts


def steps_of(forms: tuple[Format, ...] = FORMATS) -> list[tuple[Format, str, Step]]:
    """Returns each step of the inputs, with its format and its input."""
    return [
        (form, text, step) for form in forms for text in inputs(form) for step in form.run(text)
    ]


@once
def words_of(text: str) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Returns the lines and columns of the start and of the end of each word of a clean text."""
    firsts, ends = [], []
    for number, line in enumerate(text.split("\n"), 1):
        column = 1
        for word in line.split(" "):
            if word:
                firsts.append((number, column))
                ends.append((number, column + len(word)))
            column += len(word) + 1
    return firsts, ends


def starts(steps: list[Step]) -> list[tuple[int, int]]:
    return [(step.line, step.column) for step in steps]


def test_every_step_spans_whole_words_of_the_input() -> None:
    """A move of `boardsilly` has the position of its piece."""
    for form, text, step in steps_of():
        start, end = (step.line, step.column), (step.end_line, step.end_column)
        if form == BOARDSILLY and "from" in step.marks:
            row, column = divmod(step.marks["from"][0], 8)
            assert step.column == column + 1 and end == (step.line, step.column + 1)
            assert text.split("\n")[step.line - 1][column] in "XO"
            assert step.text[:2] == "ABCDEFGH"[row] + str(column + 1)
        else:
            firsts, ends = words_of(text)
            assert start in firsts and end in ends and start < end, (text, start, end)


def test_steps_follow_the_input_from_word_to_word() -> None:
    for form in (UVA220, JUTGE):
        for text in inputs(form):
            steps, _ = judged(form, text)
            assert starts(steps) == sorted(starts(steps))
            for before, after in pairs(steps):
                if after.warning is None:
                    assert (before.end_line, before.end_column) <= (after.line, after.column)


def pairs(steps: list[Step]) -> list[tuple[Step, Step]]:
    return [(steps[i], steps[i + 1]) for i in range(len(steps) - 1)]


def test_the_steps_of_boardsilly_stay_inside_their_board() -> None:
    for text in inputs(BOARDSILLY):
        board = 0
        for step in BOARDSILLY.run(text):
            board = max(board, step.line)
            first = (board - 1) // 9 * 9 + 1
            assert first <= step.line <= step.end_line <= first + 8, (text, step.line)


def test_every_step_has_a_sentence() -> None:
    for _, _, step in steps_of():
        assert step.sentence[-1] == "."
        assert step.sentence[0] == step.sentence[0].upper()
        assert "\n" not in step.sentence
        assert step.warning is None or f"ine {step.line}" in step.warning


def test_marks_are_squares_of_the_board() -> None:
    for _, _, step in steps_of():
        n = len(step.rows)
        assert all(0 <= at < n * n for squares in step.marks.values() for at in squares)


def test_lines_lead_from_the_disc_to_the_bracketing_disc() -> None:
    for _, _, step in steps_of((UVA220, JUTGE)):
        if "placed" not in step.marks:
            continue
        assert step.position is not None
        ends = step.marks["to"]
        (placed,) = step.marks["placed"]
        assert step.marks["from"] == [placed] * len(ends)
        passed = []
        for end in ends:
            assert step.position.color_at(end) == step.position.color_at(placed)
            passed += between(placed, end, step.position.n)
        assert sorted(passed) == step.marks["turned"]


def between(origin: int, target: int, n: int) -> list[int]:
    """Returns the squares between two squares on a row, column or diagonal."""
    down, right = target // n - origin // n, target % n - origin % n
    length = max(abs(down), abs(right))
    assert (abs(down), abs(right)) in ((0, length), (length, 0), (length, length))
    step = (target - origin) // length
    return [origin + step * distance for distance in range(1, length)]


def test_a_step_prints_its_position() -> None:
    for form, _, step in steps_of((UVA220, JUTGE)):
        lines = step.text.split("\n")
        if form == JUTGE or len(lines) == 9:
            assert step.position is not None
            assert lines[: step.position.n] == step.position.rows(".NB" if form == JUTGE else "-BW")


def test_the_turned_discs_are_those_that_change_colour() -> None:
    for form in (UVA220, JUTGE):
        for text in inputs(form):
            for before, after in pairs(judged(form, text)[0]):
                if "placed" in after.marks:
                    check_turned(before, after)


def check_turned(before: Step, after: Step) -> None:
    assert before.position is not None
    assert after.position is not None
    old, new = "".join(before.position.rows()), "".join(after.position.rows())
    changed = [square for square in range(len(old)) if old[square] != new[square]]
    placed, turned = after.marks["placed"], after.marks["turned"]
    assert len(placed) == 1
    assert placed[0] not in turned
    assert [square for square in changed if square not in placed] == turned


def dirty(text: str) -> list[str]:
    """Returns texts of the same words with different white space."""
    lines = text.split("\n")
    return [
        text.replace("\n", "\r\n"),
        "\n".join([line + " \t " for line in lines]),
        "\n".join(["\t " + line for line in lines]),
        text.replace("\n", "\n\n \n"),
        "\r\n\r\n" + text + "\r\n \r\n",
        text.replace(" ", "\t \t"),
        text.replace(" ", "\n"),
        text.replace("\n", " "),
        text.replace("\n", "\r"),
        text.replace("\n", "\v\f"),
        "\ufeff" + text,
        "\ufeff" + text.replace("\n", "\r\n"),
        text.rstrip("\n"),
        "\ufeff\n" + text.rstrip("\n").replace("\n", " \r\n\t") + "\t",
    ]


def test_white_space_changes_nothing() -> None:
    for form in FORMATS:
        for text in inputs(form)[:4]:
            clean, _ = judged(form, text)
            for variant in dirty(text):
                steps, error = judged(form, variant)
                assert error is None, (variant, error)
                assert printed(steps) == printed(clean), variant
                assert [bool(step.warning) for step in steps] == [
                    bool(step.warning) for step in clean
                ], variant


def test_words_of_a_long_input_have_the_right_columns() -> None:
    # The spaces place words across the boundaries of any blocks of up to 64 Ki characters.
    for spaces in range(65536 - 24, 65536 + 2, 3):
        steps, error = judged(JUTGE, " " * spaces + "4\r\nN 1 2\r\n B 11 1\n")
        assert printed(steps) == samples.JUTGE_OUTPUT
        assert (steps[0].line, steps[0].column) == (1, spaces + 1)
        assert (steps[1].line, steps[1].column, steps[1].end_column) == (2, 1, 6)
        assert error is not None
        assert (error.line, error.column, error.found) == (3, 4, "“11”")


def test_white_space_does_not_change_the_word_of_an_error() -> None:
    for form in FORMATS:
        text = samples.INPUTS[form.name].rstrip("\n")
        wrong = text + " ?"
        _, clean = judged(form, wrong)
        _, spaced = judged(form, "\r\n" + wrong.replace("\n", " \r\n\r\n") + "\r\n")
        if form == UVA220:
            assert clean is None
            assert spaced is None
        else:
            assert clean is not None
            assert spaced is not None
            assert spaced.line == 2 * clean.line
            assert spaced.column == clean.column


def test_a_truncated_input_prints_a_prefix_of_the_output() -> None:
    for form in FORMATS:
        text = (
            samples.INPUTS[form.name]
            if form != JUTGE
            else REFERENCES["jutge"].random_input(Chance(2))
        )
        whole = REFERENCES[form.name].answer(text)
        words = text.split()
        for count in range(min(len(words), 60)):
            steps, error = judged(form, " ".join(words[:count]))
            if steps and steps[-1].warning:  # the board printed for a missing Q
                steps.pop()
            assert whole.startswith(printed(steps)), (form, count)
            assert error is None or error.line == 1


def test_hostile_words_are_format_errors() -> None:
    for form in FORMATS:
        text = samples.INPUTS[form.name]
        words = text.split()
        whole = printed(judged(form, "\n".join(words))[0])
        for at in range(len(words)):
            hostile = HOSTILE[at % len(HOSTILE)]
            check_hostile(form, words, at, hostile, whole)
        for hostile in HOSTILE:
            if hostile != BYTE_ORDER_MARK:
                check_hostile(form, words, 0, hostile, whole)
            check_hostile(form, words, 1, hostile, whole)
            check_hostile(form, words, len(words) - 1, hostile, whole)


def check_hostile(form: Format, words: list[str], at: int, hostile: str, whole: str) -> None:
    """Checks the error for a word replaced by hostile text, in an input of one word per line.

    The output must be a prefix of the output without the replacement.
    """
    steps, error = judged(form, "\n".join(words[:at] + [hostile] + words[at + 1 :]))
    assert isinstance(error, FormatError), (form, at, hostile[:20])
    assert error.line == at + 1, (form, at, hostile[:20], error)
    assert 1 <= error.column <= 9
    assert len(str(error)) < 300
    assert whole.startswith(printed(steps))


def test_hostile_text_raises_only_format_errors() -> None:
    for form in FORMATS:
        text = samples.INPUTS[form.name]
        for hostile in HOSTILE:
            for variant in (hostile, hostile + text, text + hostile, hostile + "\n" + text):
                judged(form, variant)
            _, error = judged(form, hostile)
            assert error or hostile == BYTE_ORDER_MARK, (form, hostile)


def test_any_typo_gives_a_format_error_or_output() -> None:
    chance = Chance(1)
    for form in FORMATS:
        text = samples.INPUTS[form.name]
        for _ in range(40):
            at = chance.below(len(text))
            typo = chance.pick("\n -.BWNXOLMQ0123456789\t\0z\U0001f480")
            kept = chance.pick((at, at + 1))
            steps, error = judged(form, text[:at] + typo + text[kept:])
            assert steps or error
