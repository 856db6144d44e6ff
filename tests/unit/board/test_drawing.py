"""The drawing of a board: pieces, marks, labels, values and the delays of turning discs."""

import re
from xml.etree import ElementTree

import pytest

from board import drawing
from board.orientation import Orientation, Picture
from board.scene import Scene
from hosting.serving import ROOT
from othello import Position

SIZES = range(4, 27, 2)
SVG = "{http://www.w3.org/2000/svg}"


def drawn(rows: list[str], marks: dict[str, list[int]] | None = None) -> ElementTree.Element:
    """Returns the parsed drawing of a board."""
    scene = Scene(rows, marks or {}, [""] * len(rows) ** 2, [], None, "")
    seen = Picture(scene, Orientation())
    markup = drawing.svg(seen.rows, seen.marks, seen.labels).html
    return ElementTree.fromstring(markup.replace("<svg", f'<svg xmlns="{SVG[1:-1]}"', 1))


def group(svg: ElementTree.Element, name: str) -> ElementTree.Element:
    found = svg.find(f"{SVG}g[@class='{name}']")
    assert found is not None
    return found


def discs(svg: ElementTree.Element) -> dict[tuple[float, ...], str]:
    """Returns the classes of the pieces by their centre, rounded to a twentieth of a square."""
    found = {}
    for piece in svg.iter(f"{SVG}g"):
        if piece.get("class", "").startswith("piece "):
            face = piece.find(f"{SVG}circle[@class='face']")
            assert face is not None
            middle = tuple(round(float(face.attrib[name]) * 20) / 20 for name in ("cx", "cy"))
            found[middle] = piece.attrib["class"]
    return found


def test_pieces_are_centred_on_their_squares() -> None:
    board = drawn(["B...", ".W..", "..X.", "...O"])
    pieces = ("piece black", "piece white", "piece x", "piece o")
    assert discs(board) == {(at + 0.5, at + 0.5): piece for at, piece in enumerate(pieces)}
    assert [text.text for text in group(board, "pieces").iter(f"{SVG}text")] == ["X", "O"]


@pytest.mark.parametrize("n", SIZES)
def test_each_square_has_a_group_each_row_and_column_a_label_and_the_board_a_text(n: int) -> None:
    rows = Position.start(n).rows()
    board = drawn(rows)
    assert len(group(board, "pieces")) == n * n
    assert len(discs(board)) == 4
    texts = [text.text for text in group(board, "felt").iter(f"{SVG}text")]
    assert texts == [*"abcdefghijklmnopqrstuvwxyz"[:n], *map(str, range(1, n + 1))]
    assert board.findtext(f"{SVG}desc") == " ".join(rows)


@pytest.mark.parametrize("n", [27, 50, 100, 200])
def test_large_boards_leave_out_some_labels(n: int) -> None:
    texts = [text.text for text in group(drawn(["." * n] * n), "felt").iter(f"{SVG}text")]
    numbers = [int(text) for text in texts if text and text.isdigit()]
    assert 13 <= len(numbers) <= 26
    assert len({after - before for before, after in zip(numbers, numbers[1:])}) == 1


def test_each_kind_of_mark_has_its_own_shape() -> None:
    shapes = [shape for kind, shape in drawing.MARK_SHAPES if not kind.startswith("ghost")]
    assert len(set(shapes)) == len(shapes)


def test_marks_are_centred_and_depend_on_the_occupant() -> None:
    board = drawn(["B...", "....", "....", "...W"], {"placed": [0], "legal": [6], "turned": [15]})
    marks = {mark.attrib["class"]: mark.attrib["transform"] for mark in group(board, "marks")}
    assert {kind: transform.split(" scale")[0] for kind, transform in marks.items()} == {
        "mark placed on-black": "translate(0.5 0.5)",
        "mark legal on-empty": "translate(2.5 1.5)",
        "mark turned on-white": "translate(3.5 3.5)",
    }


def test_rays_end_with_an_anchor_and_differing_squares_have_a_casing() -> None:
    marks = group(drawn(["...."] * 4, {"from": [0, 0], "to": [3, 15]}), "marks")
    rays = [mark.attrib["d"] for mark in marks if mark.attrib["class"] == "mark ray"]
    assert rays == ["M0.5 0.5L3.5 0.5", "M0.5 0.5L3.5 3.5"]
    anchors = [mark.attrib for mark in marks if mark.attrib["class"] == "mark anchor"]
    assert [(anchor["cx"], anchor["cy"]) for anchor in anchors] == [("3.5", "0.5"), ("3.5", "3.5")]
    marks = group(drawn(["...."] * 4, {"different": [5]}), "marks")
    kinds = [mark.attrib["class"] for mark in marks]
    assert kinds == ["mark casing", "mark different on-empty"]


@pytest.mark.parametrize("symbol", "BWXO")
def test_every_disc_shows_a_sliver_of_its_other_side(symbol: str) -> None:
    [piece] = [
        each for each in drawn([symbol]).iter(f"{SVG}g") if "piece " in each.get("class", "")
    ]
    heights = {circle.attrib["class"]: float(circle.attrib["cy"]) for circle in piece}
    assert heights["under"] - heights["face"] == pytest.approx(0.04)


@pytest.mark.parametrize("furthest", range(1, 26))
def test_discs_turn_from_the_nearest_to_the_furthest_within_400_milliseconds(furthest: int) -> None:
    css = (ROOT / "static" / "board.css").read_text(encoding="utf-8")
    [duration] = re.findall(r"\.turning \{ animation: (\d+)ms", css)
    delays = drawing.delays({cell: cell for cell in range(1, furthest + 1)})
    waits = [delays[cell] for cell in range(1, furthest + 1)]
    assert waits[0] == 0
    assert waits == sorted(set(waits))
    assert waits[-1] + int(duration) <= 400


def test_no_disc_turns_without_a_delay() -> None:
    assert drawing.delays({}) == {}
    assert "turning" not in drawing.piece("B", 0, 8).html
    assert "--delay:0" in drawing.piece("B", 0, 8, 0).html


def test_the_style_sheet_has_the_margins_of_the_drawing() -> None:
    css = (ROOT / "static" / "board.css").read_text(encoding="utf-8")
    found = dict(re.findall(r"--(margin|edge): ([\d.]+);", css))
    assert (float(found["margin"]), float(found["edge"])) == (drawing.MARGIN, drawing.EDGE)


def test_exact_values_are_in_a_box_and_estimates_in_a_pill() -> None:
    markup = drawing.values({9: ("+2", "best", True), 0: ("0", "fair", False)}, 8)
    drawn = ElementTree.fromstring(f"<svg>{markup}</svg>")
    found = {
        value.attrib["transform"].partition(" scale")[0]: (value.attrib["class"], value[1].text)
        for value in drawn
    }
    assert found == {
        "translate(1.5 1.5)": ("value best", "+2"),
        "translate(0.5 0.5)": ("value fair", "0"),
    }
    exact, estimated = (float(value[0].attrib["rx"]) for value in drawn)
    height = float(drawn[0][0].attrib["height"])
    assert exact < height / 4 and estimated == height / 2
