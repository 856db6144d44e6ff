"""Modules that are loaded when the page can already be played on."""

import asyncio

from pyscript import window

from page.browser.fetching import bytes_in, text_in
from page.browser.page import TURN
from page.unpacking import unpack, write

AT_ONCE = 6
UNPACKED = "./*"


async def load_modules(files: dict[str, str]) -> None:
    """Puts files where they can be imported, each at the path under its address.

    An archive is unpacked where the path is `./*`.
    """
    answers = []
    for number, address in enumerate(files):
        if number % AT_ONCE == 0:
            await asyncio.sleep(TURN)  # Asking for all at once would hold up the board.
        answers.append((address, window.fetch(address)))
    for address, answer in answers:
        if files[address] == UNPACKED:
            unpack(await bytes_in(answer, address))
        else:
            write(files[address], (await text_in(answer, address)).encode())
