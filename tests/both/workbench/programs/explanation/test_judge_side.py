"""The judge's side of a failing input, as the evidence needs it."""

from workbench.comparison import compare
from workbench.formats import format_named
from workbench.programs.explanation.judge_side import (
    difference_part,
    first_wrong_offset,
    judge_data,
)
from workbench.programs.explanation.precedence import chosen

EMPTY = 7 * "--------\n"
UVA220 = f"2\n-----BW-\n{EMPTY}B\nL\nQ\n----WB--\n{EMPTY}W\nM17\nQ\n"
JUTGE = "4\nN 1 2\nB 1 1\n"
SILLY = "X......O\n" + 7 * "........\n" + "X\n"


def result(name: str, text: str, change: dict[str, str]):  # type: ignore[no-untyped-def]
    """Returns the comparison of the judge's output with some texts replaced."""
    form = format_named(name)
    steps = list(form.run(text))
    output = "".join([step.text for step in steps])
    for right, wrong in change.items():
        assert right in output
        output = output.replace(right, wrong)
    return form, compare(form, steps, output)


def test_steps_come_with_an_input_that_ends_after_them() -> None:
    form, found = result("uva220", UVA220, {"(1,8)": "(1,7)"})
    data = judge_data(form, UVA220, found, [])
    assert [step["label"] for step in data["steps"]] == [
        "reading game 1",
        "L on line 11",
        "reading game 2",
        "M17",
    ]
    lines = UVA220.split("\n")
    assert data["steps"][0]["input"] == "\n".join(["1"] + lines[1:10] + ["Q", ""])
    assert data["steps"][1]["input"] == "\n".join(["1"] + lines[1:12] + [""])
    assert data["steps"][3]["input"] == UVA220
    assert [step["placed"] for step in data["steps"]] == [None, None, None, 6]
    # After M17 black has no move, so a program may have passed already.
    assert [step["to_move"] for step in data["steps"]] == ["black", "black", "white", ""]
    assert [step["moved"] for step in data["steps"]] == ["", "", "", "white"]
    assert not any(step["passed"] for step in data["steps"])
    assert data["steps"][3]["rows"][0] == "----WWW-"
    assert data["part"] == "moves"
    assert data["until"] == data["steps"][1]["input"]
    assert data["names"][8] == "(2,1)" and data["symbols"] == "-BW"


def test_a_later_game_comes_alone_and_after_a_game_without_moves() -> None:
    form, found = result("uva220", UVA220, {"White": "Weiss"})
    lines = UVA220.split("\n")
    first, second, move = lines[1:10], lines[12:21], lines[21:]
    later = judge_data(form, UVA220, found, [])["later"]
    assert later and later["number"] == 2
    assert later["begun"] == "\n".join(["2"] + lines[1:12] + second + ["Q", ""])
    (alone, begun, printed), (after, begun_after, _) = later["right"]
    assert alone == "\n".join(["1"] + second + move)
    assert begun == "\n".join(["1"] + second + ["Q", ""])
    assert after == "\n".join(["2"] + first + ["Q"] + second + move)
    assert begun_after == "\n".join(["2"] + first + ["Q"] + second + ["Q", ""])
    assert printed == "".join([step.text for step in form.run(alone)])


def test_a_first_game_is_not_compared_with_others() -> None:
    form, found = result("uva220", UVA220, {"(1,8)": "(1,7)"})
    assert judge_data(form, UVA220, found, [])["later"] is None


def test_moves_of_jutge_and_boards_of_boardsilly_are_steps() -> None:
    form, found = result("jutge", JUTGE, {"3:3": "2:3"})
    data = judge_data(form, JUTGE, found, ["6\nN 2 3\n", "4\n", "4\nN 1 2\n"])
    assert [step["input"] for step in data["steps"]] == ["4\n", "4\nN 1 2\n", JUTGE]
    assert data["part"] == "counts"
    assert [step["to_move"] for step in data["steps"]] == ["black", "white", "black"]
    assert [step["moved"] for step in data["steps"]] == ["", "black", "white"]
    # The other inputs have another size or no moves.
    assert [len(steps) for steps in data["others"]] == [2]
    longer = "4\nN 1 2\nB 1 1\nN 2 1\nB 1 3\nN 1 4\n"
    data = judge_data(form, JUTGE, found, ["4\nN 1 2\n", longer + "B 2 4\n", longer])
    assert [len(steps) for steps in data["others"]] == [6]
    form, found = result("boardsilly", SILLY, {"A1-B1": "A1-C1"})
    data = judge_data(form, SILLY, found, [])
    assert [step["rows"][0] for step in data["steps"]] == ["X......O"]
    assert data["steps"][0]["to_move"] == data["steps"][0]["moved"] == ""
    assert data["part"] == "moves" and data["names"][63] == "H8"


def test_the_side_to_move_is_left_out_where_it_may_differ() -> None:
    # White passes before N 2 4; in the second input N 1 1 turns nothing over.
    passing = "4\nN 2 1\nB 1 3\nN 4 4\nB 4 3\nN 3 4\nB 4 1\nN 1 2\nB 1 4\nN 4 2\nB 3 1\nN 1 1\n"
    form = format_named("jutge")
    for text in (passing, "4\nN 1 1\n"):
        *_, before, last = judge_data(form, text, None, [])["steps"]
        assert (before["to_move"], last["to_move"]) == ("black", "")
    # L lists the moves of the side to move, even if it has none.
    text = UVA220.replace("M17\nQ", "M17\nL\nQ")
    assert judge_data(format_named("uva220"), text, None, [])["steps"][-1]["to_move"] == "black"


PASSING = "1\n------WB\n" + EMPTY + "{}\n{}\nQ\n"


def test_a_side_without_a_move_has_passed_before_a_move_that_names_no_side() -> None:
    form = format_named("uva220")
    for turn, passed in (("W", True), ("B", False)):
        *_, last = judge_data(form, PASSING.format(turn, "M16"), None, [])["steps"]
        assert (last["moved"], last["passed"]) == ("black", passed)
    form = format_named("jutge")
    assert not any(step["passed"] for step in judge_data(form, JUTGE, None, [])["steps"])


def test_a_list_of_the_other_sides_moves_is_not_printed_wrongly() -> None:
    text = PASSING.format("W", "L")
    for printed, part in (("(1,6)", ""), ("(1,5)", "moves")):
        form, found = result("uva220", text, {"No legal move.": printed})
        assert judge_data(form, text, found, [])["part"] == part


def test_the_part_of_the_first_difference_is_a_difference_in_meaning() -> None:
    for name, text, change, part in (
        ("jutge", JUTGE, {".BN.": ".NB."}, "board"),
        ("jutge", JUTGE, {"2:2": "2 : 2"}, ""),
        ("jutge", JUTGE, {".BN.": "2:2"}, ""),
        ("jutge", JUTGE, {"4:1": "1:4"}, ""),
        ("jutge", JUTGE, {"4:1": "5:0"}, "counts"),
        ("uva220", UVA220, {"(1,8)": "(1, 8)"}, ""),
        ("uva220", UVA220, {"(1,8)": "No legal move."}, "moves"),
        ("uva220", UVA220, {"(1,8)": "Black -  1 White -  1"}, ""),
    ):
        form, found = result(name, text, change)
        assert difference_part(form, found) == part, (text, change)


def lists(name: str, text: str, change: dict[str, str], others: list[str]):  # type: ignore
    """Returns the judge's lists of moves, each as a tuple."""
    form, found = result(name, text, change)
    return [
        (one["input"], one["moves"], one["actual"], one["misprinted"])
        for one in judge_data(form, text, found, others)["lists"]
    ]


def test_the_list_with_the_first_difference_comes_after_one_of_another_input() -> None:
    found = lists("uva220", UVA220, {"(1,8)": "(1,7)"}, [])
    text = "\n".join(["1"] + UVA220.split("\n")[1:12] + [""])
    assert [(moves, actual, wrong) for _, moves, actual, wrong in found] == [([[7]], [[6]], True)]
    for actual, squares, misprinted in (
        ("(1,8) (1,7)", [[7], [6]], True),
        ("(1,0)", [], True),
        ("No legal move.", [], True),
    ):
        until, *rest = lists("uva220", UVA220, {"(1,8)": actual}, [])[0]
        assert until == text and rest == [[[7]], squares, misprinted], actual
    # An input with one move could be confused with another list.
    one = "\n".join(["1", "-----BW-"] + ["--------"] * 7 + ["B", "L", "Q", ""])
    two = one.replace("-----BW-", "-WB--BW-")
    longer = two.replace("-WB--BW-\n--------", "--------\n-WB--BW-") + "\n"
    found = lists("uva220", UVA220, {"(1,8)": "(1,7)"}, [longer, one, two])
    assert found[0] == (two, [[0], [7]], [], False) and len(found) == 2


def test_the_moves_of_a_board_are_one_list() -> None:
    moves = [[0, 2], [0, 9], [0, 8]]
    text, *rest = lists("boardsilly", SILLY, {"A1-B1": "A1-C1"}, [])[0]
    assert text == SILLY and rest[0] == moves and rest[2]
    assert sorted(rest[1]) == [[0, 2], [0, 9], [0, 16]]
    _, *rest = lists("boardsilly", SILLY, {"A1-B1\n": ""}, [])[0]
    assert rest == [moves, [[0, 2], [0, 9]], False]
    _, *rest = lists("boardsilly", SILLY, {"A1-B1": "A1-B0"}, [])[0]
    assert rest == [moves, [[0, 2], [0, 9]], True]
    _, *rest = lists("boardsilly", SILLY, {"A1-B2\n": "A1-B2\nA1-B0\n"}, [])[0]
    assert rest == [moves, moves, True]
    other = "OO" + SILLY[2:-2] + "O\n"
    first, _ = lists("boardsilly", SILLY, {"A1-B1": "A1-C1"}, [other + SILLY, SILLY])
    assert first[0] == other and len(first[1]) > 1 and first[2:] == ([], False)


def test_other_differences_have_no_list() -> None:
    for name, text, change in (
        ("jutge", JUTGE, {".BN.": ".NB."}),
        ("uva220", UVA220, {"(1,8)": "(1, 8)"}),
        ("uva220", UVA220, {"Black -  0": "Black -  1"}),
        ("boardsilly", SILLY, {"A1-B1": "A1 - B1"}),
    ):
        assert lists(name, text, change, []) == [], change


def test_a_board_with_rows_and_columns_exchanged_is_recognised() -> None:
    form, found = result(
        "jutge", "4\nN 1 2\n", {".N..\n.NN.\n.NB.\n....": "....\nNNN.\n.NB.\n...."}
    )
    assert difference_part(form, found) == "transposed"


def test_the_first_wrong_character_is_found() -> None:
    form = format_named("jutge")
    assert first_wrong_offset(form, "abc", "abd", None) == 2
    assert first_wrong_offset(form, "abc", "ab", None) == 3  # It never came.
    assert first_wrong_offset(form, "abc", "abcd", None) == 3
    silly, found = result("boardsilly", SILLY, {"A1-B1": "A1-C1"})
    output = "A1-A3\nA1-C1\n"
    assert first_wrong_offset(silly, "A1-C1\n", output, compare(silly, [], output)) == 0
    missing = "A1-A3\nA1-B1\nA1-C1\n"  # All that was written is right.
    behind = first_wrong_offset(silly, missing, output, compare(silly, [], output))
    assert behind == len(missing)
    assert found is not None


def test_what_is_written_in_place_of_a_missing_line_is_named_truly() -> None:
    for name, text in (("uva220", UVA220), ("jutge", JUTGE), ("boardsilly", SILLY + SILLY)):
        form = format_named(name)
        steps = list(form.run(text))
        expected = "".join([step.text for step in steps])
        lines = expected.splitlines(True)
        for at in range(len(lines)):
            before, after = "".join(lines[:at]), lines[at + 1 :]
            output = before + "".join(after)
            found = compare(form, steps, output)
            offset = first_wrong_offset(form, expected, output, found)
            number, written = output[:offset].count("\n"), chosen(found).written
            if offset >= len(output):  # Nothing is written there.
                assert expected.startswith(output) or lines[at] == "\n"
            elif written == "the last line of the list":
                assert output[:offset].count("\n\n") == before.count("\n\n")
                assert output.split("\n")[number + 1] == "" != output.split("\n")[number]
            elif written == "what follows the missing line":
                rest = output.splitlines(True)[at : number + 1]
                assert rest[-1] != lines[at] and set(rest[:-1]) <= {lines[at]}
            else:
                assert written == "the first difference" and lines[at] == "\n"


def test_a_difference_in_white_space_before_a_missing_line_is_the_first() -> None:
    _, found = result("jutge", JUTGE, {"2:2\n": "2:2 \n", "4:1\n": ""})
    assert found.actual.line is None
    assert chosen(found).written == "the first difference"
