"""Reading records in JSON."""

import json

from both.play.records.recording import game_of, moves_of, names, read, read_as, read_whole
from othello import BLACK, WHITE
from play.records.json_values import DEEPEST, MOST_LEVELS
from reference.slow import othello_slow as rules

AFTER_F5 = rules.place(rules.start(8), 4, 5, "black")
ROWS = rules.draw(AFTER_F5, "-XO")


def test_moves_in_various_structures() -> None:
    for value in (
        "f5 d6",
        ["f5", "d6"],
        [["f5"], ["d6"]],
        {"black": 44, "moves": "f5d6", "result": 40},
        {"position": {"moves": [{"m": "f5"}, {"m": "d6"}]}},
        {"moves": [{"move": 1, "square": "f5"}, {"move": 2, "square": "d6"}]},
        ["f5", None, "d6"],
        {"board": None, "game": {"record": {"moves": ["f5", "d6"]}}},
        [{"name": "Ann"}, {"move": "f5"}, {"square": "d6", "color": "white"}],
        ["f5", [[[[[["c3"]]]]]], "d6"],
    ):
        text = json.dumps(value)
        for written in (text, f"\n  {text}\n"):
            record = read_as("transcript", written)
            assert names(game_of(record)) == ["f5", "d6"], text
            assert record.sentence == "JSON. A transcript on 8 x 8: 2 moves read."


def test_players_and_facts_under_their_usual_names() -> None:
    both = {BLACK: "Ann", WHITE: "Bob"}
    for about in (
        {"black": "Ann", "white": "Bob"},
        {"Black": {"name": "Ann"}, "White": {"name": "Bob"}},
        {"black_player": "Ann", "whitePlayer": "Bob", "black": 44, "white": 20},
        {"players": {"black": "Ann", "white": "Bob"}},
        {"players": ["Ann", {"name": " Bob\n"}]},
    ):
        facts = {"date": "2026-11-03T03:12", "tournament": "Cup", "round": 3}
        record = read_whole(json.dumps(about | facts | {"moves": "f5d6", "result": "40-24"}))
        assert record.players == both, about
        assert record.facts == {"date": "2026-11-03T03:12", "event": "Cup", "round": "3"}
        assert "“Ann” (black) against “Bob” (white)" in record.sentence
        comment = game_of(record).start.comment
        assert comment == "Ann \u2013 Bob, Cup, 3, 2026-11-03T03:12, 40-24"


def test_the_first_of_several_games_is_read() -> None:
    games = [{"moves": ["f5", "d6", "c3"]}, {"moves": "f5f6"}]
    for text in (
        json.dumps(games),
        json.dumps({"games": games}),
        json.dumps([games[0], None]),
        "\n".join([json.dumps(game) for game in games]),
    ):
        record = read_whole(text)
        assert names(game_of(record)) == ["f5", "d6", "c3"], text
        assert record.sentence.endswith("The text has more games; this is the first."), text


def test_boards_by_rows_and_squares_and_the_side_to_move_after_one() -> None:
    numbers = [[int(cell) for cell in row] for row in rules.draw(AFTER_F5, "012")]
    for board in (ROWS, [list(row) for row in ROWS], numbers, "".join(ROWS)):
        for value in (board, {"name": "after f5", "board": board}):
            record = read_as("board", json.dumps(value))
            assert game_of(record).position.rows() == rules.draw(AFTER_F5)
            assert record.sentence.startswith("JSON. A board of 8 x 8.")
    for side, turn in (("X", BLACK), ("O", WHITE), ("white", WHITE)):
        text = json.dumps({"position": "".join(ROWS) + " " + side})
        assert game_of(read_whole(text)).turn == turn, side


def test_values_nested_too_deeply_are_ignored_and_very_many_levels_told_as_damaged() -> None:
    for depth, kind in ((1, "transcript"), (DEEPEST, "transcript"), (DEEPEST + 1, None)):
        assert read('{"game": ' * depth + '"f5 d6"' + "}" * depth).kind == kind, depth
    for begin, end in (("[", "]"), ('{"game":', "}"), ('[{"moves":', "}]")):
        for levels in (MOST_LEVELS + 1, 1_500):
            record = read(begin * levels + '"zz"' + end * levels)
            assert "begins as JSON, but is damaged" in str(record.problem), (begin, levels)
    brackets = json.dumps({"event": '["\\' * 500, "moves": [[]] * 500 + ["f5d6"]})
    assert moves_of(brackets) == ["f5", "d6"]


def test_damaged_json_and_json_without_moves_are_told_apart_and_moves_of_the_former_read() -> None:
    for text in ('{"games": [ {"moves": "f5d6c3", "black": {"name": "Ann"} ', '[ {"moves": "f5'):
        assert "damaged or cut off" in str(read(text).problem), text
    for text in ("[]", '\n{ "a": 1 }', "{}", '{"moves": 3}', '{"name": "f5"}'):
        assert "no moves and no board" in str(read(text).problem), text
    for text in ('[ "f5", "d6", ]', '[ "f5" "d6" ]', "['f5', 'd6']"):
        assert names(game_of(read_as("transcript", text))) == ["f5", "d6"], text


def test_problems_have_no_location() -> None:
    longer = [list(row) for row in ROWS]
    longer[3].append("-")
    for value, message in (
        (["f5", "a1"], "Move 2: a1 turns nothing over."),
        (longer, "A row has 9 squares, expected 8."),
    ):
        problem = read(json.dumps(value)).problem
        assert problem is not None, value
        assert (problem.line, problem.column) == (None, None)
        assert str(problem) == message
