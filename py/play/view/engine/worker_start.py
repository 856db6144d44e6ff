"""Starts the workers of the engine and of the reader of files."""

from __future__ import annotations

import json
from typing import Any

import js as window
from js import document
from jsffi import to_js

from browser.locations import absolute, location, reason_of
from play.model.engine.client import EngineLost

SCRIPT = "text/javascript"
LOADING = "./static/loading.js"


async def started(script: str, others: dict[str, str], made_of: dict[str, Any]) -> tuple[Any, str]:
    """Returns a new worker, and what is missing that it can do without, as a sentence.

    Args:
        script: The path of its script.
        others: The paths of scripts that it imports, by the names under which it gets them.
        made_of: What else it gets.

    Raises:
        EngineLost: The worker cannot do its work.
    """
    paths = {"worker": script, "script": LOADING} | others
    addresses = [location(path) for path in paths.values()]
    try:
        scripts = {}
        for name in paths:
            scripts[name] = await _copy(location(paths[name]))
    except Exception:  # The browser raises many kinds.
        raise EngineLost(await reason_of(addresses)) from None
    worker = window.working(scripts.pop("worker"), to_js({"type": "module"}))
    loaded = window.Promise.withResolvers()
    worker.onmessage = lambda event: loaded.resolve(event.data)
    worker.onerror = lambda event: loaded.resolve(to_js({"faulty": []}))
    pinned = document.querySelector("script[type=importmap]").textContent
    page = {"page": absolute("./"), "integrity": json.loads(pinned)["integrity"]}
    worker.postMessage(to_js(page | scripts | made_of))
    answer = await loaded.promise
    faulty = list(answer.faulty)
    reason = await reason_of(faulty)
    if not getattr(answer, "ready", False):
        worker.terminate()
        raise EngineLost(reason)
    return worker, reason if faulty else ""


async def lists(name: str) -> Any:
    """Returns a list of what is loaded later. Raises EngineLost if the lists cannot be loaded."""
    try:
        return json.loads(str(await window.modules()))[name]
    except Exception:  # The browser raises many kinds.
        raise EngineLost(await reason_of([])) from None


async def _copy(address: str) -> str:
    """Returns the address of a copy of a script, which `fetch` has checked."""
    response = await window.fetch(address)
    if not response.ok:
        raise OSError(address)
    content = to_js([await response.blob()])
    return str(window.URL.createObjectURL(window.Blob.new(content, to_js({"type": SCRIPT}))))
