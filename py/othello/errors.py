"""The two ways a request can fail: text that cannot be read, and a move the rules refuse."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello.position import Position


class NotationError(ValueError):
    """Text that is not what it should be; `found` is that text, `expected` says what would do."""

    def __init__(self, found: str, expected: str) -> None:
        shown = found if len(found) <= 40 else found[:40] + "…"
        super().__init__(f"found “{shown}”, expected {expected}")
        self.found = found
        self.expected = expected


class IllegalMove(ValueError):
    """A move the rules refuse: `square` is its name, `reason` says why, `position` is where."""

    def __init__(self, square: str, reason: str, position: "Position") -> None:
        super().__init__(f"{square} {reason}")
        self.square = square
        self.reason = reason
        self.position = position
