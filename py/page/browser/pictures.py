"""Pictures of the board to take away."""

import asyncio

from pyscript import fetch, window
from pyscript.ffi import to_js

from page.browser.files import download
from page.browser.page import element
from page.markup import drawing, styling
from page.state.view import Picture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.page import Page
    from page.state.scene import Scene

SIDE = 1200  # Pixels of a saved picture.
NAME = "othello-board"


class PicturePart:
    """Saves what the board shows as SVG and as PNG."""

    def __init__(self, page: "Page") -> None:
        self._table = page.table
        for button, save in (("save-svg", self._save_svg), ("save-png", self._save_png)):
            element(button).addEventListener("click", _task(save))

    def show(self, scene: "Scene") -> None:
        """Shows nothing of the state: it is drawn when it is saved."""

    async def _save_svg(self) -> None:
        download(f"{NAME}.svg", await self._drawn())

    async def _save_png(self) -> None:
        download(f"{NAME}.png", await _painted(await self._drawn()))

    async def _drawn(self) -> str:
        """Returns the board as an SVG file."""
        picture = Picture(self._table.scene(), self._table.view)
        css = await (await fetch("./static/drawing.css")).text()
        style = window.getComputedStyle(element("drawing"))
        css = styling.resolved(css, style.getPropertyValue)
        return drawing.document(picture.rows, picture.marks, picture.labels, css, SIDE)


async def _painted(svg: str) -> "Any":
    """Returns the file of pixels that an SVG file makes."""
    file = window.Blob.new(to_js([svg]), to_js({"type": "image/svg+xml"}))
    address = window.URL.createObjectURL(file)
    image = window.Image.new()
    image.src = address
    await image.decode()
    canvas = window.OffscreenCanvas.new(SIDE, SIDE)
    canvas.getContext("2d").drawImage(image, 0, 0)
    window.URL.revokeObjectURL(address)
    return await canvas.convertToBlob()


def _task(function: "Any") -> "Any":
    """Returns a listener that starts a coroutine of the function."""
    return lambda event: asyncio.create_task(function())
