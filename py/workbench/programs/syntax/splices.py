"""Insertions into a text, which may surround each other."""


class Insertions:
    """Collects insertions by offsets in bytes.

    Those around a part of a text must be added before those around parts of that part.
    """

    def __init__(self) -> None:
        # An end comes before a start at the same offset, and the end of an inner part first.
        self._pieces: list[tuple[int, int, int, str]] = []

    def before(self, offset: int, text: str) -> None:
        """Inserts a text before the part that starts at an offset."""
        self._pieces.append((offset, 1, len(self._pieces), text))

    def after(self, offset: int, text: str) -> None:
        """Inserts a text after the part that ends at an offset."""
        self._pieces.append((offset, 0, -len(self._pieces), text))

    def around(self, start: int, end: int, opening: str, closing: str) -> None:
        """Surrounds a part of the text."""
        self.before(start, opening)
        self.after(end, closing)

    def inserted(self, data: bytes) -> str:
        """Returns a text with the insertions."""
        found, done = [], 0
        for offset, _, _, text in sorted(self._pieces):
            found += [data[done:offset], text.encode()]
            done = offset
        return b"".join([*found, data[done:]]).decode()
