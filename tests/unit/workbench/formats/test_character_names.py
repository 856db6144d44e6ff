"""The names of deceptive characters."""

import sys
import unicodedata

from text.reader import quoted


def test_every_space_but_that_of_ascii_is_named_as_in_unicode() -> None:
    for code in range(0x80, sys.maxunicode + 1):
        if unicodedata.category(chr(code)) in ("Zs", "Zl", "Zp"):
            name = unicodedata.name(chr(code)).lower()
            assert quoted(chr(code)) == f"“[U+{code:04X} {name}]”"
