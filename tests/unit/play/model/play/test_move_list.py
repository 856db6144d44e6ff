"""The entries of the list of moves, and which of them change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, Ply, square_name
from play.model.engine.judged_moves import JudgedMove
from play.model.engine.judging import move_names
from play.model.engine.values import MoveValue, Values
from play.model.play.move_list import changed, entries
from play.view.play.move_list_html import listed
from saved.game_text import from_fragment

if TYPE_CHECKING:
    from play.model.play.move_list import MoveListEntry

TREE = "8..d3c3c4e3-1c5-2f5-2e3f4-1f5c5-3c5.10"


def unjudged(number: int, ply: Ply) -> None:
    return None


def shape(game: Game) -> list[tuple[str, int, list[str]]]:
    return [
        (kind, level, move_names([ply for ply in plies if ply.number]))
        for kind, level, plies, _ in entries(game, unjudged)
    ]


def test_variations_and_comments_on_the_main_line_follow_their_moves() -> None:
    assert shape(from_fragment(TREE)) == [
        ("move", 0, ["d3"]), ("move", 0, ["c3"]), ("variation", 1, ["e3", "f4"]),
        ("variation", 2, ["f5", "c5"]), ("variation", 1, ["c5"]), ("move", 0, ["c4"]),
        ("variation", 1, ["f5"]), ("move", 0, ["e3"]), ("variation", 1, ["c5"]),
    ]  # fmt: skip
    game = from_fragment("8.._0Start_d3_1Good_c3-1e3_0Aside_.1")
    assert shape(game) == [
        ("comment", 0, []), ("move", 0, ["d3"]), ("comment", 0, ["d3"]), ("move", 0, ["c3"]),
        ("variation", 1, ["e3"]),
    ]  # fmt: skip


def costing(game: Game, number: int, discs: float, depth: int = 9) -> JudgedMove:
    """Returns the checked judgement of a move that costs a number of discs."""
    values, ply = Values(), list(game.tree())[number - 1]
    before = ply.parent
    assert before and ply.color
    others = [s for s in before.position.legal_moves(ply.color) if s != ply.square]
    for square, value in ((ply.square or 0, -discs), (others[0], 0)):
        move = MoveValue(square, value, depth, False)
        values.note_move(before.position, ply.color, move)
    name = square_name(ply.square or 0, 8)
    judged = JudgedMove(number, ply.color, name, depth - 1, before, values)
    judged.update()
    return judged


def test_another_cost_is_another_entry() -> None:
    game = from_fragment("8..d3c3.2")

    def listed_with(cost: int) -> list[MoveListEntry]:
        return entries(game, lambda number, ply: costing(game, number, cost))

    assert changed(listed_with(4), listed_with(5)) == (0, 0)
    assert changed(listed_with(5), listed_with(5)) == (2, 0)


def difference(game: Game, old: list[MoveListEntry]) -> tuple[int, int]:
    return changed(old, entries(game, unjudged))


def test_only_changed_entries_differ() -> None:
    game = from_fragment(TREE)
    old = entries(game, unjudged)
    assert difference(game, old) == (9, 0)
    game.show(list(game.tree())[7])
    game.annotate(game.last, "!", "")
    assert difference(game, old) == (2, 6)
    old = entries(game, unjudged)
    game.show(list(game.tree())[3])
    game.play(game.legal_moves()[0])
    assert difference(game, old) == (9, 0)
    game.remove(game.plies[1])
    assert difference(game, old) == (1, 0)
    assert changed([], old) == changed(old, []) == (0, 0)


def test_entries_are_drawn_with_marks_in_words() -> None:
    game = from_fragment("8..d3_3_c3-1e3_0%3Cb~3E_f4.1".replace("%3C", "~3C"))
    judgement = costing(game, 2, 11)
    numbers = {ply: number for number, ply in enumerate(game.tree(), 7)}
    d3, c3, variation = [
        listed(entry, numbers.__getitem__).html
        for entry in entries(game, lambda number, ply: judgement if ply.square == 18 else None)
    ]
    assert 'data-node="7" aria-label="d3, interesting move">d3<sup>!?</sup>' in d3
    assert 'aria-label="c3, costs about 11 discs">c3<sup>??</sup>' in c3
    assert 'class="variation level-1"' in variation
    assert '<ol aria-label="Variation at move 2">' in variation
    assert '<li class="remark">&lt;b&gt;</li>' in variation
