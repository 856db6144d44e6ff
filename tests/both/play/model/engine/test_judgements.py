"""A judged move takes the deepest values known, and its marks wait for longer searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, parse_square
from play.model.engine.judged_moves import JudgedMove
from play.model.engine.reasons import worse, worse_without_answer
from play.model.engine.values import MoveValue, Values

if TYPE_CHECKING:
    from play.engine.protocol.engine_messages import EngineFact


def judged(values: Values) -> JudgedMove:
    """Returns d3 as judged by a search of depth 7, which finds f5 better."""
    move = JudgedMove(1, BLACK, "d3", 7, Game().start, values)
    note(values, "f5", 0.4, 7)
    note(values, "d3", -5.0, 7, move)
    return move


def note(
    values: Values, name: str, value: float, depth: int, judged: JudgedMove | None = None
) -> None:
    move = MoveValue(parse_square(name, 8), value, depth, False)
    values.note_move(Game().position, BLACK, move)
    if judged:
        judged.update()


def compare(move: JudgedMove, played: list[EngineFact], best: list[EngineFact]) -> None:
    """Stores the facts about d3 and about f5."""
    move.compared["f5"] = {"d3": played, "f5": best}
    move.update()


def fact(helps: str | None, sentence: str, square: str = "", contrast: str = "") -> EngineFact:
    squares = [square] if square else []
    return {"helps": helps, "squares": squares, "sentence": sentence, "contrast": contrast}


def test_a_mistake_is_marked_after_deeper_searches_of_both_moves() -> None:
    values = Values()
    move = judged(values)
    assert (move.best, move.loss, move.mark) == ("f5", 5, "")
    note(values, "d3", -11.0, 9, move)
    assert (move.loss, move.mark) == (11, "")
    note(values, "f5", 0.4, 9, move)
    assert (move.loss, move.mark) == (11, "??")
    note(values, "d3", 0.4, 10, move)
    assert (move.loss, move.mark) == (0, "")


def test_a_mistake_is_marked_after_a_comparison_with_the_best_move_and_its_reasons() -> None:
    move = judged(Values())
    compare(move, [], [])
    assert move.mark == "?"
    assert move.told == (
        "Move 1, Black d3, costs about 5 discs. It leaves Black behind by about 5. "
        "Better: f5, which keeps the game even."
    )
    values = Values()
    move = judged(values)
    compare(move, [], [])
    note(values, "c4", 2.0, 9, move)
    assert (move.best, move.loss, move.mark) == ("c4", 7, "?")
    assert (move.reason, move.better) == ("", "")


def test_a_reason_for_the_best_move_does_not_hold_of_the_played_one() -> None:
    passes = fact(BLACK, "forces White to pass")
    safe = fact(BLACK, "makes 4 discs safe for good")
    move = judged(Values())
    for shared, said in (
        ([], "forces White to pass"),
        ([passes], "makes 4 discs safe for good"),
        ([safe, passes], "keeps the game even"),
    ):
        compare(move, shared, [passes, safe])
        assert move.better == said


def test_a_reason_without_the_answer_has_no_contrast_and_names_no_right_move() -> None:
    naming = fact(WHITE, "misses c4", "c4")
    plain = fact(WHITE, "gives White 8 moves", "d3", "c4 gives only 6")
    facts = [naming, plain]
    assert worse(facts, BLACK, -5, True) == "misses c4"
    assert worse_without_answer(facts, BLACK, -5, {"c4"}, True) == "gives White 8 moves"
    for exact, by in ((True, "5"), (False, "about 5")):
        said = worse_without_answer([naming], BLACK, -5, {"c4"}, exact)
        assert said == f"leaves Black behind by {by}"
    assert worse(facts[1:], BLACK, -5, True) == "gives White 8 moves; c4 gives only 6"
