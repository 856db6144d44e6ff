"""The parts of index.html that follow from something else."""

import re
from collections.abc import Mapping


def with_parts(html: str, parts: Mapping[str, str]) -> str:
    """Returns the text of index.html with these in place of its parts of the same names.

    A part stands between `<!-- built: NAME -->` and `<!-- end -->`.
    """

    def part(found: re.Match[str]) -> str:
        return found[1] + parts[found[2]] + found[3] if found[2] in parts else found[0]

    return re.sub(r"(<!-- built: (\w+) -->).*?(<!-- end -->)", part, html, flags=re.DOTALL)
