"""Who plays, how the board is looked at, and pictures of it to take away."""

import asyncio

from pyscript import document, fetch, window
from pyscript.ffi import to_js

from page.browser.page import element
from page.browser.sharing import download
from page.markup import drawing, styling
from page.state.view import Picture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from page.browser.page import Page
    from page.state.scene import Scene

SIDE = 1200  # Pixels of a saved picture.
NAME = "othello-board"


class SettingsPart:
    """The players, the theme, the turns of the board, and its pictures."""

    def __init__(self, page: "Page") -> None:
        self._page, self._app = page, page.app
        page.on_click("turn-board", self._app.turn_board)
        page.on_click("mirror-board", self._app.mirror_board)
        element("themes").addEventListener("change", self._choose_theme)
        element("seats").addEventListener("change", self._choose_seat)
        for button, save in (("save-svg", self._save_svg), ("save-png", self._save_png)):
            element(button).addEventListener("click", _task(save))

    def show(self, scene: "Scene") -> None:
        """Shows the players and the theme."""
        for color, player in self._app.play.seats.items():
            element(f"seat-{color}").value = player
        theme = self._app.view.theme
        document.documentElement.dataset.theme = theme
        document.querySelector(f"#themes [value={theme}]").checked = True

    def _choose_theme(self, event: "Any") -> None:
        self._page.do(self._app.view.choose, event.target.value)

    def _choose_seat(self, event: "Any") -> None:
        color = event.target.id.split("-")[1]
        self._page.do(self._app.play.seat, color, event.target.value)

    async def _save_svg(self) -> None:
        download(f"{NAME}.svg", await self._drawn())

    async def _save_png(self) -> None:
        download(f"{NAME}.png", await _painted(await self._drawn()))

    async def _drawn(self) -> str:
        """Returns the board as an SVG file."""
        picture = Picture(self._app.scene(), self._app.view)
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
