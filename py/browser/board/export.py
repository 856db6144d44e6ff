"""Saves pictures of the board."""

from typing import TYPE_CHECKING, Any

import js as window
from jsffi import to_js

from board.orientation import Picture
from browser.assets import text_of
from browser.board import styling
from browser.files import download
from browser.page import Failure, Page, Part, element

if TYPE_CHECKING:
    from collections.abc import Coroutine

PIXELS = 1200  # The width and height of a saved picture.
NAME = "othello-board"
NO_PNG = "The browser could not make a PNG of the board. Try SVG instead."


class ExportPart(Part):
    """The buttons that save the board as SVG and PNG."""

    def __init__(self, page: Page) -> None:
        self._page, self._workspace = page, page.workspace
        element("save-svg").addEventListener("click", lambda event: self._try(self._save_svg()))
        element("save-png").addEventListener("click", lambda event: self._try(self._save_png()))

    def _try(self, saving: Coroutine[Any, Any, None]) -> None:
        self._page.attempt(saving, self._workspace.say)

    async def _save_svg(self) -> None:
        download(f"{NAME}.svg", await self._svg())

    async def _save_png(self) -> None:
        download(f"{NAME}.png", await _png(await self._svg()))

    async def _svg(self) -> str:
        """Returns the board as an SVG file."""
        picture = Picture(self._workspace.scene(), self._workspace.orientation)
        css = await text_of("./static/drawing.css")
        style = window.getComputedStyle(element("drawing"))
        css = styling.resolved(css, style.getPropertyValue)
        return styling.document(picture.rows, picture.marks, picture.labels, css, PIXELS).html


async def _png(svg: str) -> Any:
    """Returns an SVG file converted to PNG."""
    file = window.Blob.new(to_js([svg]), to_js({"type": "image/svg+xml"}))
    address = window.URL.createObjectURL(file)
    image = window.Image.new()
    image.src = address
    try:
        await image.decode()
        canvas = window.OffscreenCanvas.new(PIXELS, PIXELS)
        canvas.getContext("2d").drawImage(image, 0, 0)
        return await canvas.convertToBlob()
    except Exception:  # The browser lacks memory, or does not read SVG.
        raise Failure(NO_PNG) from None
    finally:
        window.URL.revokeObjectURL(address)
