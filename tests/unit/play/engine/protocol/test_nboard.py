"""NBoard as its Othello program uses it: scripted conversations."""

import re
from collections.abc import Callable, Generator, Iterator
from threading import Event

import pytest

from othello import BLACK, Game, Position, parse_square, square_name
from play.engine.protocol.nboard import CommandQueue, NBoardSession
from play.engine.thoughts import WIN, Candidate, Limits, Thought
from play.records import read
from play.records.ggf import ggf_text
from reference.slow import endgame_slow as slow
from unit.play.engine.boards import cells, engine, random_game

START = "(;GM[Othello]PC[NBoard]PB[a]PW[b]TY[8]BO[8 {} *]{};)".format(
    "---------------------------O*------*O---------------------------", "{}"
)

Think = Callable[[Game, Limits], Generator[Thought | None, None, Thought]]
LONG = pytest.param("9" * 5000, id="long")


def searching(game: Game, limits: Limits) -> Generator[Thought | None, None, Thought]:
    return engine().think(game.position, game.turn or BLACK, limits)


def talk(*lines: str, think: Think = searching) -> list[str]:
    session = NBoardSession(think, lambda text: read(text).game, CommandQueue(lines), lambda: 0.0)
    return list(session.answers())


def always(thought: Thought) -> Think:
    """Returns a search that finds the same in every position."""

    def think(game: Game, limits: Limits) -> Generator[Thought | None, None, Thought]:
        yield thought
        return thought

    return think


def first_moves(game: Game, limits: Limits) -> Generator[Thought | None, None, Thought]:
    """A search that values moves by their order."""
    moves = [Candidate(square, -8 * i, []) for i, square in enumerate(game.legal_moves())]
    thought = Thought(limits.depth, None, moves if limits.every else moves[:1])
    yield thought
    return thought


def test_a_conversation_as_in_the_description_of_the_protocol() -> None:
    game = START.format("B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4]")
    name, pong, thinking, *searches, move, waiting = talk(
        "nboard 2", f"set game {game}", "set depth 4", "ping 1", "go"
    )
    assert re.fullmatch(r"set myname \S*4", name)
    assert (pong, thinking, waiting) == ("pong 1", "status Thinking", "status Waiting")
    played = read(game).game
    assert played
    assert [line.split()[-1] for line in searches] == ["1", "2", "3", "4"]
    for line in searches:
        assert re.fullmatch(r"search (?:[A-H][1-8]|PA)+ -?\d+\.\d\d 0 \d", line)
    found = re.fullmatch(r"=== ([A-H][1-8])/(-?\d+\.\d\d)/0\.00", move)
    assert found and parse_square(found[1], 8) in played.legal_moves()
    assert searches[-1].startswith(f"search {found[1]}")
    assert searches[-1].split()[2] == found[2]


def test_a_hint_values_the_best_moves_at_every_depth() -> None:
    lines = talk("set depth 3", "hint 2")[1:]
    assert (lines[0], lines[-1]) == ("status Thinking", "status Waiting")
    searches = [line.split() for line in lines[1:-1]]
    assert [depth for *_, depth in searches] == ["1", "1", "2", "2", "3", "3"]
    moves = [pv[:2] for _, pv, *_ in searches]
    assert all(first != second for first, second in zip(moves[::2], moves[1::2], strict=True))
    assert all(book == "0" for _, _, _, book, _ in searches)
    assert len(talk("set depth 1", "hint 9")) == 3 + 4


def test_solved_values_are_exact_and_marked() -> None:
    game = random_game(4, 8, 7)
    score = slow.score(cells(game.position, game.turn or ""), 8)
    *_, best, move, _ = talk("set depth 12", f"set game {ggf_text(game)}", "go")
    assert best.endswith(f" {score:.2f} 0 100%")
    assert move.split("/")[1] == f"{score:.2f}"

    winning = Thought(9, WIN, [Candidate(19, 8, [])])
    assert talk("go", think=always(winning))[1].endswith(" 1.00 0 100%W")


def test_go_does_not_play_and_move_does() -> None:
    answers = talk("go", "go", "move D3/1.5/0.2", "go", "move c3", "go", think=first_moves)
    moves = [line.split()[1][:2] for line in answers if line.startswith("===")]
    assert moves == ["D3", "D3", "C3", "B3"]


@pytest.mark.parametrize("told", [True, False])
def test_a_forced_pass_is_answered_until_it_is_played(told: bool) -> None:
    position = Position.from_rows(["BWW.", "WWWW", "WWWW", "WWW."], ".BW")
    game = Game(position)
    game.play(3)
    assert game.last.passed
    passed = "PA" if told else "pass"
    text = ggf_text(Game(position))
    before, after = f"set game {text}", ["move D1", "go", "hint 1", f"move {passed}", "go"]
    answers = talk(before, *after, think=first_moves)
    moves = [line.split()[1][:2] for line in answers if line.startswith("===")]
    assert moves == ["PA", "D4"]
    hint = next(line for line in answers if line.startswith("search"))
    assert hint.startswith("search PAD4 0.00")
    with_pass = ggf_text(game)
    assert with_pass.endswith("[PA];)")
    assert talk(f"set game {with_pass}", "go", think=first_moves)[-2].startswith("=== D4")
    without = with_pass.removesuffix("W[PA];)") + ";)"
    assert talk(f"set game {without}", "go", think=first_moves) == ["=== PA"]


def test_passes_are_named_in_the_continuation() -> None:
    game = Game(Position.from_rows(["BWW.", "WWWW", "WWWW", "WWW."], ".BW"))
    seen = always(Thought(2, None, [Candidate(3, 16, [15])]))
    assert talk(f"set game {ggf_text(game)}", "go", think=seen)[1] == "search D1PAD4 2.00 0 2"


def test_a_finished_game_has_no_move() -> None:
    game = Game(Position.from_rows(["B" * 8] * 8))
    assert talk(f"set game {ggf_text(game)}", "go", "hint 1") == [
        "=== PA", "status Thinking", "status Waiting",
    ]  # fmt: skip


def test_a_ping_stops_a_search_before_it_is_answered() -> None:
    reached, asked = Event(), Event()

    def lines() -> Iterator[str]:
        yield "hint 1"
        assert reached.wait(60)
        yield "ping 7"
        yield "quit"
        asked.set()

    def endless(game: Game, limits: Limits) -> Generator[Thought | None, None, Thought]:
        thought = Thought(1, None, [Candidate(game.legal_moves()[0], 0, [])])
        yield thought
        reached.set()
        assert asked.wait(60)
        while True:
            yield None

    session = NBoardSession(endless, lambda _: None, CommandQueue(lines()))
    assert list(session.answers()) == [
        "status Thinking", "search D3 0.00 0 1", "status Waiting", "pong 7",
    ]  # fmt: skip


@pytest.mark.parametrize("number", ["1_0", "\uff11", "\u0668", "+8", "-8", "8.0", "nan", LONG])
def test_numbers_in_anything_but_plain_digits_are_ignored(number: str) -> None:
    assert talk(f"set depth {number}") == []
    assert talk("set depth 1", f"hint {number}") == talk("set depth 1", "hint 1")


def test_other_commands_are_answered_ignored_or_reported_and_change_nothing() -> None:
    assert talk("nboard 2", "", "sing", "set contempt 3", "set depth x", "golf", "pinging 3") == []
    assert talk("learn", "ping 12", "quit", "ping 13") == ["learned", "pong 12"]
    answers = talk("set game nonsense", "move A1", "move Z9", "move", "go", think=first_moves)
    assert [line.split()[0] for line in answers[:4]] == ["status"] * 4
    assert answers[-2] == f"=== {square_name(19, 8).upper()}/0.00/0.00"
