"""The self-contained file of a saved picture."""

from xml.etree import ElementTree

from board import drawing
from browser.board import styling
from hosting.serving import ROOT
from othello import Position, coordinates

SVG = "{http://www.w3.org/2000/svg}"
CSS = (ROOT / "static" / "drawing.css").read_text(encoding="utf-8")


def test_each_custom_property_is_replaced_by_its_value() -> None:
    css = ".a { fill: var(--felt); } .b { stroke: var(--lines); } .c { fill: var(--felt) }"
    values = {"--felt": "green", "--lines": "#000"}
    expected = ".a { fill: green; } .b { stroke: #000; } .c { fill: green }"
    assert styling.resolved(css, values.__getitem__) == expected


def test_a_sheet_without_custom_properties_is_unchanged() -> None:
    assert styling.resolved(".a { fill: red; }", str) == ".a { fill: red; }"
    assert styling.resolved("", str) == ""


def test_drawings_only_use_custom_properties_of_themes() -> None:
    themes = (ROOT / "static" / "themes.css").read_text(encoding="utf-8")
    styling.resolved(CSS, lambda name: str(themes.index(f"{name}:")))


def test_a_file_contains_drawing_size_and_style() -> None:
    rows = Position.start(8).rows()
    css = "a > b { fill: red } /* < & */"
    file = styling.document(rows, {"legal": [19]}, coordinates(8), css, 600).html
    root = ElementTree.fromstring(file)
    assert (root.tag, root.attrib["width"], root.attrib["height"]) == (f"{SVG}svg", "600", "600")
    assert root.findtext(f"{SVG}style") == css
    page = drawing.svg(rows, {"legal": [19]}).html.replace("<svg", f'<svg xmlns="{SVG[1:-1]}"', 1)
    shapes = [ElementTree.tostring(part) for part in ElementTree.fromstring(page)]
    assert [ElementTree.tostring(part) for part in root][1:] == shapes
