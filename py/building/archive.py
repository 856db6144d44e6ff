"""Archives that are reproducible to the byte."""

import gzip
import json
from collections.abc import Mapping


def packed(files: Mapping[str, bytes]) -> bytes:
    """Returns a compressed archive, which a page unpacks."""
    return gzip.compress(joined(files), mtime=0)


def joined(files: Mapping[str, bytes]) -> bytes:
    """Returns an archive: a line of JSON with paths and sizes, then the contents.

    `page/loader.py` unpacks it.
    """
    sizes = json.dumps([[path, len(content)] for path, content in files.items()])
    return b"\n".join([sizes.encode(), b"".join(files.values())])
