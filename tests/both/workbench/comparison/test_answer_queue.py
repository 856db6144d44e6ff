"""The answers of an output, read ahead."""

from workbench.comparison.align.answer_queue import AnswerQueue
from workbench.judging.answer_lines import LIST_LINE, AnswerLines

EACH_LINE = AnswerLines(lambda text: LIST_LINE, lambda kind, before, rows: True)


def test_answers_are_read_ahead_until_they_exceed_80_lines_or_20000_characters() -> None:
    for length in (1, 249, 250, 251, 400, 500, 19999, 20000, 20001):
        lines = ["a" * length] * 200
        ahead = AnswerQueue(EACH_LINE, lines, 8, False).ahead(200)
        assert len(ahead) == min(80, 20000 // length) + 1
