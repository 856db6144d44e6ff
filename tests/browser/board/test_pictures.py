"""Saved pictures of the board."""

import base64
from xml.etree import ElementTree

import pytest

from driving import Othello

SVG = "{http://www.w3.org/2000/svg}"

# Decodes a picture from base64; returns the colours at some points.
COLORS = """
async ({ picture, points }) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt());
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return points.map(([x, y]) => [
    ...context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data,
  ]);
}
"""


def point(column: float, row: float) -> tuple[float, float]:
    """Returns the position in a picture, as fractions of its width, of a point on the board."""
    return (0.045 + column / 8) / 1.0575, (0.045 + row / 8) / 1.0575


def test_the_board_is_saved_as_a_self_contained_svg(othello: Othello) -> None:
    othello.board.press("d3", "c5")
    othello.settings.choose_theme("Wood")
    text = othello.settings.save_picture("SVG").decode()
    drawing = ElementTree.fromstring(text)
    classes = [group.get("class", "") for group in drawing.iter(f"{SVG}g")]
    assert (classes.count("piece black"), classes.count("piece white")) == (3, 3)
    [style] = [style.text or "" for style in drawing.iter(f"{SVG}style")]
    felt = othello.page.evaluate("getComputedStyle(document.body).getPropertyValue('--felt')")
    assert f"fill: {felt}" in style
    assert "var(" not in text
    assert text.count("http") == 1
    assert "url(#" in text
    assert text.count("url(") == text.count("url(#")


@pytest.mark.whole  # The default run saves the SVG that it is drawn from.
def test_the_board_is_saved_as_a_png(othello: Othello) -> None:
    othello.settings.choose_theme("Contrast")
    picture = othello.settings.save_picture("PNG")
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 1200)
    points = [point(0.5, 0.5), point(4.5, 3.5), point(3.5, 3.5), point(4, 4), point(3.5, 3.097)]
    encoded = base64.b64encode(picture).decode()
    colors = othello.page.evaluate(COLORS, {"picture": encoded, "points": points})
    white, black = [255, 255, 255, 255], [0, 0, 0, 255]
    assert colors == [white, black, white, black, black]
