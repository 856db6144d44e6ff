"""A link that opens a work in the page, for CPython. In the page, the browser compresses."""

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any


def packed(work: Mapping[str, Any]) -> str:
    """Returns a work as the characters of a link."""
    compressed = zlib.compress(json.dumps(work).encode(), 9)
    return base64.urlsafe_b64encode(compressed).decode().rstrip("=")
