"""The legend of the marks."""

import re

from board.drawing import MARK_SHAPES
from play.view.play.legend_html import BOARD_MARKS, SIGNS, legend

# Marks of the Judge view, and previews under the pointer, which explain themselves.
ELSEWHERE = {"listed", "different", "chosen", "preview", "ghost-black", "ghost-white"}


def test_every_mark_of_play_is_explained() -> None:
    explained = {kind for _, kind, *_ in BOARD_MARKS if kind}
    assert explained == {kind for kind, _ in MARK_SHAPES} - ELSEWHERE


def test_each_entry_shows_the_mark_as_the_board_does_on_felt_or_on_a_disc() -> None:
    items = re.findall("<li>(.*?)</li>", legend().html)
    assert len(items) == len(BOARD_MARKS) + len(SIGNS)
    for item, (_, kind, value, words) in zip(items, BOARD_MARKS):
        assert item.endswith(words)
        assert (f">{value[0]}<" if value else f'class="mark {kind} ') in item
    for item, (sign, words) in zip(items[len(BOARD_MARKS) :], SIGNS):
        assert item == f'<span class="sample">{sign}</span>{words}'
    assert "piece" not in items[0] and 'class="piece white"' in items[1]
