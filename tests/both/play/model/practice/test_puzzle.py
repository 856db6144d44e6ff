"""A puzzle says what each move leads to. The puzzle and its values are those of the design."""

from typing import Any

from both.play.model.engine.test_judgements import fact
from othello import WHITE
from play.model.practice.puzzle import ONE_WINS, SHOWN, Puzzle
from play.view.practice.puzzles_html import rows
from reference.expect import raises

POSITION = "--XXXXXX--XOXX-XOOOXOXOX-OXXXXOXXOXXXXOXXXXXXXOXXO-OOOOX--XOOOOX O"
LINES = (
    ("c7", 6, "b2 a1 b1 a4 a2 a8 b8 g2"),
    ("b1", -20, "a8 c7 b8 g2 a1 b2 a4 a2"),
    ("b2", -22, "c7 g2 a2 b1 a1 a8 a4 b8"),
    ("g2", -24, "a8 c7 b8 b1 a1 b2 a4 a2"),
    ("b8", -44, "a8 b1 c7 g2 a1 a4 b2 a2"),
)


def puzzle(kind: str = ONE_WINS, raised: int = 0, facts: tuple[Any, ...] = ()) -> Puzzle:
    """Returns the puzzle, with all values raised by a number of discs."""
    moves = [
        {"square": name, "value": value + raised, "line": line.split(), "facts": list(facts)}
        for name, value, line in LINES
    ]
    answer: Any = {"answer": "puzzle", "position": POSITION, "last": "c6", "kind": kind}
    return Puzzle(answer | {"moves": moves})


def tried(name: str, **more: Any) -> Puzzle:
    found = puzzle(**more)
    found.state = name
    return found


def test_the_task_says_who_moves_and_what_the_other_moves_do() -> None:
    found = puzzle()
    assert found.color == WHITE and found.empties == 9
    assert found.task == "White to move. Only one move wins."
    assert found.others == "Each of the other four loses."
    assert puzzle(raised=20).others == "None of the other four wins."
    best = puzzle(kind="one is best", raised=-6)
    assert best.task == "White to move. One move is best by 4 discs or more."
    assert best.others == "Each of the other four is worse by 4 discs or more."


def test_a_wrong_try_says_what_it_leads_to_and_what_wins_with_reasons_for_one_side() -> None:
    found = tried("b1", facts=(fact("black", "gives Black the corner a1"),))
    assert found.refutation == ("b1 loses by 20 discs.", " It gives Black the corner a1.")
    assert found.solution == ("c7 wins by 6,", " 35 to 29, with best play.")
    assert found.summary == "b1 loses by 20. Only c7 wins, by 6."
    drawn = tried("b1", raised=20)
    assert drawn.refutation[0] == "b1 draws."
    assert drawn.summary == "b1 draws. Only c7 wins, by 26."
    found = tried("b1", facts=(fact("white", "takes the corner a1"),))
    assert found.refutation == ("b1 loses by 20 discs.", "")
    assert found.solution[1] == " 35 to 29, with best play. It takes the corner a1."


def test_the_right_try_and_an_answer_that_was_shown_have_no_refutation() -> None:
    found = tried("c7")
    assert found.refutation == ("", "")
    assert found.summary == "c7 wins by 6, 35 to 29."
    found = puzzle()
    found.state = SHOWN
    assert found.refutation == ("", "")
    assert found.summary == "Only c7 wins, by 6."
    best = puzzle(kind="one is best", raised=-8)
    best.state = SHOWN
    assert best.summary == "Best is c7: \u22122."
    assert best.solution == ("c7 loses by 2,", " 31 to 33, with best play.")


def test_each_move_has_its_line_with_passes_and_its_score() -> None:
    scores = [move.score for move in puzzle().moves]
    assert scores == [(35, 29), (22, 42), (21, 43), (20, 44), (10, 54)]
    lines = [" ".join(move.line) for move in puzzle().moves]
    assert lines[1] == "a8 c7 b8 g2 a1 pass b2 a4 a2"
    html = rows(puzzle()).html
    assert html.count("<tr>") == html.count("Show</button>") == 5
    assert "<b>wins +6</b>" in html and "22\u201342" in html


def test_a_line_with_an_illegal_move_is_refused() -> None:
    answer: Any = {"position": POSITION, "last": None, "kind": ONE_WINS}
    move = {"square": "c7", "value": 6, "line": ["c7"], "facts": []}
    raises(ValueError, Puzzle, answer | {"moves": [move]})
