"""Archives that are reproducible to the byte."""

import gzip
import json
from collections.abc import Mapping


def packed(files: Mapping[str, bytes]) -> bytes:
    """Returns a compressed archive: a line of JSON with paths and sizes, then the contents.

    `page/loader.py` unpacks it.
    """
    sizes = json.dumps([[path, len(content)] for path, content in files.items()])
    return gzip.compress(b"\n".join([sizes.encode(), b"".join(files.values())]), mtime=0)
