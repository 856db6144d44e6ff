"""Links, files and storage: the whole state is saved and restored."""

import re

import pytest
from playwright.sync_api import expect

from driving import Othello
from driving.core import stored
from harness.extent import in_part
from harness.faults import Faults
from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT, UVA220_OUTPUT


def numbers(count: int) -> str:
    """Returns lines that hardly compress: about four characters are left of each."""
    return "".join(f"{number * 7919 % 1_000_003}\n" for number in range(count))


@pytest.mark.parametrize(
    "text",
    in_part(
        [
            # It is read in pieces, which do not separate the two halves of a character.
            'é "quoted" \\ </script>\t&amp;\n-' + "😀" * 30_000,
            UVA220_OUTPUT * 40,
            "plain\n",
            numbers(1500),
            "A" * 100_000,
        ],
        1,
    ),
    ids=len,
)
def test_a_link_preserves_any_text(othello: Othello, text: str) -> None:
    othello.judge.open()
    othello.comparison.drop_file("output.txt", text)
    expect(othello.comparison.actual).to_have_value(text)
    link = othello.sharing.copy_link()
    assert re.fullmatch("judge/[-_A-Za-z0-9]+", link.partition("#")[2])
    othello.sharing.clear_all()
    othello.sharing.follow(link.partition("#")[2])
    expect(othello.comparison.actual).to_have_value(text)


def test_a_changed_or_cut_link_is_reported_and_ignored(othello: Othello, faults: Faults) -> None:
    faults.allow_complaints()
    othello.judge.open()
    link = othello.sharing.copy_link().partition("#judge/")[2]
    for place in in_part((7, 0, len(link) // 2, len(link) - 4), 1):
        other = "x" if link[place] != "x" else "y"
        othello.sharing.follow(link[:place] + other + link[place + 1 :])
        expect(othello.sharing.notice).to_contain_text("The link is damaged")
    othello.judge.open()
    othello.come_anew(othello.sharing.copy_link()[:-6])
    othello.stepper.back_to_game()
    expect(othello.sharing.notice).to_contain_text("damaged")
    othello.board.press("d3")
    othello.board.expect_square("d3", "d3, black")


def test_work_too_long_for_a_link_is_saved_as_a_file(othello: Othello) -> None:
    """At once: the page does not first write a link of 120,000 characters."""
    lines = numbers(30_000)
    othello.judge.open()
    othello.comparison.drop_file("output.txt", lines)
    expect(othello.comparison.long_actual).to_have_js_property("textContent", lines)
    saved = othello.sharing.save(re.compile("^Copy link"))
    expect(othello.sharing.notice).to_have_text(
        "A link to all of this would be too long to share, so it was saved as a file instead. "
        "Under Share, “Open a file” brings it back."
    )
    othello.sharing.clear_all()
    expect(othello.comparison.actual).to_have_value("")
    othello.sharing.open_file("state.json", saved)
    expect(othello.comparison.long_actual).to_have_js_property("textContent", lines)


@pytest.mark.parametrize(
    "left",
    in_part(
        (
            {"othello": "{"},
            {"othello": '{"game": 5}'},
            {"othello": "[" * 5000},
            {"othello": '["a", ["b", [["c"]]], {"__proto__": 1}]'},
            {"othello-opened": "{"},
            {"othello-opened": '[null, {"setup": 5}, "{"]'},
            {"othello-settings": "wood " * 1000},
        ),
        1,
    ),
)
def test_damaged_storage_is_reported_once_and_set_aside(
    othello: Othello, left: dict[str, str]
) -> None:
    othello.come_anew(**left)
    expect(othello.sharing.notice).to_contain_text("cannot be read")
    expect(othello.status).to_contain_text("Black")
    othello.board.press("d3")
    othello.reload()
    othello.record.expect_moves(["d3"])
    expect(othello.sharing.notice).to_be_hidden()
    aside = [text for key, text in stored.texts(othello.page).items() if key.startswith("unread/")]
    assert aside == list(left.values())


def test_a_sign_says_what_a_drop_does_while_files_are_dragged(othello: Othello) -> None:
    sharing = othello.sharing
    sharing.drag()
    expect(sharing.drop_sign).to_be_hidden()  # A text is dragged.
    sharing.drag("game.sgf")
    expect(sharing.drop_sign).to_contain_text("A game goes on the board")
    sharing.drag("a.sgf", "b.sgf")
    expect(sharing.drop_sign).to_contain_text("Drop to add to Your games")
    sharing.drag_away()
    expect(sharing.drop_sign).to_be_hidden()
    othello.games.show()
    sharing.drag("game.sgf")
    expect(sharing.drop_sign).to_contain_text("The game on the board stays as it is.")
    othello.judge.open()
    for over, said in (
        ("#judge-input", "An input goes to Judge input, a program to Test."),
        ("#compare", "A text becomes your output."),
        ("#test", "A text becomes your program."),
    ):
        sharing.drag("any.txt", over=over)
        expect(sharing.drop_sign).to_contain_text(said)
    sharing.drag("a.txt", "b.txt")
    expect(sharing.drop_sign).to_contain_text("Only the first of several files is opened.")
    sharing.drop_file("input.txt", JUTGE_INPUT)
    expect(sharing.drop_sign).to_be_hidden()
    othello.judge.expect_output(JUTGE_OUTPUT)
    sharing.drop_file("large.txt", "L\n", 5_000_001)
    expect(sharing.notice).to_contain_text("large.txt has 10000002 bytes")


@pytest.mark.whole  # The default run restores the other texts.
def test_a_restored_program_is_not_run(othello: Othello) -> None:
    """A cleared input stays empty."""
    othello.judge.run(JUTGE_INPUT)
    othello.sharing.clear_all()
    expect(othello.judge.input).to_have_value("")
    othello.judge.expect_output("")
    othello.tested_program.paste("print('started')")
    othello.reload()
    expect(othello.judge.input).to_have_value("")
    assert stored.own_work(othello.page)["input"] == ""
    expect(othello.tested_program.program).to_have_value("print('started')")
    expect(othello.tested_program.said).to_have_text("")
    expect(othello.tested_program.begin).to_be_enabled()
    assert stored.own_work(othello.page)["program"] == "print('started')"
