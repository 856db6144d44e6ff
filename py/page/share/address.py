"""The page's address: the view, and the content of a link.

#play/openings             another tab of Play
#play/puzzle/-XO…X         an endgame puzzle: its squares, then the side to move
#play/8..f5d6c3.3          a game
#play?embed/8..f5d6c3.3    the same, embedded in another page
#judge/eJ…                 the whole state, packed
#eJ…                       the same in old links, from before there were two views
"""

from __future__ import annotations

import binascii
import json
from typing import TYPE_CHECKING, Any

import js as window
from jsffi import to_js

from browser.storage.json_data import converted
from page.stored import snapshot
from page.stored.snapshot import Snapshot
from saved.work import GAME, LONGEST_LINK, PLAY, PRACTICE, PUZZLE_PLACE, SHEETS, VIEWS

if TYPE_CHECKING:
    from collections.abc import Generator

EMBEDDED = "play?embed"  # As in index.html.
# Characters. Shorter fragments are the ids of elements, such as the target of the skip link.
LONGEST_NAME = 12
DEFLATE = "deflate"  # RFC 1950, whose checksum detects damage.
DAMAGED = "The link is damaged: part of it is missing or changed."
NO_GAME = "The link cannot be read: {}."
MOST_UNPACKED = 10_000_000  # Bytes.
TOO_LARGE = f"The link was not opened: it unpacks to more than {MOST_UNPACKED} bytes."


def view() -> str:
    """Returns the view in the address, empty if there is none."""
    return _parts()[0]


def sheet() -> str:
    """Returns the tab of Play in the address."""
    name = window.location.hash.partition("/")[2]
    return name if name in SHEETS else GAME


def place() -> str:
    """Returns the view and the tab in the address, as `Workspace.place` names them."""
    return str(window.location.hash[1:])


def puzzle() -> str:
    """Returns the puzzle in the address as `puzzle_link` writes it, empty if there is none."""
    return str(window.location.hash.partition(f"#{PLAY}/{PUZZLE_PLACE}")[2])


def puzzle_link(text: str) -> str:
    """Returns the link with a puzzle."""
    return link(PLAY, PUZZLE_PLACE + text)


def embedded() -> bool:
    """Returns whether the address asks for only the board and its transport."""
    return bool(window.location.hash[1:].partition("/")[0] == EMBEDDED)


def carried() -> str:
    """Returns the content of the link in the address, empty if there is none."""
    return _parts()[1]


def linked() -> Generator[Any, Any, Snapshot]:
    """Returns the snapshot of the link in the address, read in slices of a job.

    Raises ValueError if it is damaged or too large.
    """
    name, text = _parts()  # The address may change meanwhile.
    if "." in text:  # Packed texts contain none.
        try:
            found = snapshot.of_game(text)
        except ValueError as error:
            raise ValueError(NO_GAME.format(error)) from None
    else:
        found = snapshot.read((yield from converted((yield _parsed(text)))))
    found.view = name or found.view
    return found


def follow(place: str) -> None:
    """Shows another view or tab in the address. The practice and its puzzles share an entry."""
    if _is_practice(window.location.hash[1:]) and _is_practice(place):
        show(place)
    else:
        window.location.hash = place


def _is_practice(place: str) -> bool:
    name = place.partition("/")[2]
    return name == PRACTICE or name.startswith(PUZZLE_PLACE)


def show(place: str) -> None:
    """Shows a view, or a tab of Play, in the address, without a new history entry."""
    window.history.replaceState(None, "", f"#{place}")


def mark(works: int) -> None:
    """Records in the history entry how many works are below the one on the page."""
    if window.history.state != works:
        window.history.replaceState(works, "")


def marked() -> int | None:
    """Returns the number of `mark` in the history entry, None in one that is new."""
    works = window.history.state
    return works if isinstance(works, int) else None


def remove(carried_before: str, place: str) -> None:
    """Removes the content of a link from the address, which may have another one by now."""
    if carried_before and carried() == carried_before:
        show(place)


def link(view: str, carried: str) -> str:
    """Returns the link with a view and a content."""
    return f"{window.location.href.split('#')[0]}#{view}/{carried}"


def _parts() -> tuple[str, str]:
    text = window.location.hash[1:]
    name, _, carried = text.partition("/")
    if name == EMBEDDED:
        return PLAY, carried
    if name in VIEWS:
        is_place = carried in SHEETS or carried.startswith(PUZZLE_PLACE)
        return name, "" if is_place else carried
    return "", text if len(text) > LONGEST_NAME else ""


async def _parsed(packed: str) -> Any:
    """Returns the result of `window.parsed` for the JSON text that was packed.

    Raises ValueError if the text is damaged or unpacks to more than MOST_UNPACKED bytes.
    """
    if len(packed) > LONGEST_LINK:
        raise ValueError(DAMAGED)
    try:
        chunks = await _unpacked(_decoded(packed))
    except Exception:  # Its type depends on the browser and on the damage.
        raise ValueError(DAMAGED) from None
    if chunks is None:
        raise ValueError(TOO_LARGE)
    return await window.Blob.new(chunks).text().then(window.parsed)


async def _unpacked(blob: Any) -> Any:
    """Returns the chunks that a compressed blob unpacks to, None if they are too large."""
    reader = blob.stream().pipeThrough(window.DecompressionStream.new(DEFLATE)).getReader()
    chunks, left = window.Array.new(), MOST_UNPACKED
    while not (chunk := await reader.read()).done:
        left -= chunk.value.length
        if left < 0:
            reader.cancel()
            return None
        chunks.push(chunk.value)
    return chunks


def _decoded(packed: str) -> Any:
    """Returns the bytes of base64 as a blob. Raises ValueError if it is damaged."""
    plain = packed.replace("-", "+").replace("_", "/") + "=" * (-len(packed) % 4)
    numbers = json.dumps(list(binascii.a2b_base64(plain.encode())))
    return window.Blob.new(to_js([window.Uint8Array.new(window.JSON.parse(numbers))]))
