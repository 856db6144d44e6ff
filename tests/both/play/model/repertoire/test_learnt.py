"""A move of an opening comes back after the fixed steps, and tomorrow if it is missed."""

from play.model.repertoire.learnt import Learnt


def test_right_answers_come_back_later_each_time() -> None:
    learnt, days, today = Learnt(), [], 1000
    for _ in range(6):
        learnt.answer(True, today)
        days.append(learnt.due - today)
        today = learnt.due
    assert days == [1, 3, 7, 16, 35, 35]


def test_a_missed_move_comes_back_tomorrow_and_begins_again() -> None:
    learnt = Learnt(step=4, due=1000)
    learnt.answer(False, 1000)
    assert (learnt.step, learnt.due) == (0, 1001)
    learnt.answer(True, 1000)  # Before it is due.
    assert (learnt.step, learnt.due) == (0, 1001)
    learnt.answer(True, 1001)
    assert (learnt.step, learnt.due) == (1, 1002)
