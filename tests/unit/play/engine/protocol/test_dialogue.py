"""The dialogue passes on the engine's answers as text, in time slices."""

import json
from itertools import count
from time import perf_counter

from play.engine.protocol.dialogue import END, Dialogue
from unit.play.engine.boards import engine

START = "---------------------------OX------XO--------------------------- X"
MOVE = json.dumps({"want": "move", "position": START, "level": 4})


def heard(dialogue: Dialogue) -> list[str]:
    """Returns all texts until the end, including empty ones for pauses."""
    said = []
    while not dialogue.over:
        said.append(dialogue.next(0))
    return said


def test_its_texts_are_the_answers_of_the_engine_until_a_new_request() -> None:
    dialogue = Dialogue(engine(), perf_counter)
    assert dialogue.over
    dialogue.ask(MOVE)
    assert not dialogue.over
    said = [json.loads(text) for text in heard(dialogue) if text]
    answers = [answer for answer in engine().answer(json.loads(MOVE)) if answer]
    assert said[-1] == END
    assert [each["answer"] for each in said[:-1]] == [each["answer"] for each in answers]
    assert said[-2] == answers[-1]
    dialogue.ask(json.dumps({"want": "thoughts", "position": START}))
    assert json.loads(dialogue.next(1000))["answer"] == "thought"
    dialogue.ask(json.dumps({"want": "report", "moves": ["f5"], "nodes": 10}))
    assert [json.loads(text)["answer"] for text in heard(dialogue) if text] == ["judged", "end"]


def test_it_pauses_when_the_time_is_up() -> None:
    times = count(step=1000)
    dialogue = Dialogue(engine(), clock=lambda: next(times))
    dialogue.ask(json.dumps({"want": "thoughts", "position": START, "depth": 18}))
    assert "" in heard(dialogue)
