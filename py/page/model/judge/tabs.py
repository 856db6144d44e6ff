"""The visible tab of the Judge view."""

INPUT, OUTPUT, COMPARE, MAKE, TEST = "input", "output", "compare", "make", "test"
COLUMNS = (INPUT, OUTPUT)
TABS = (COMPARE, MAKE, TEST)


class Tabs:
    """The tabs of Judge.

    On wide screens input and output are always visible and `tab` is the third column. On a phone
    one thing is there at a time: `pane` is INPUT, OUTPUT, or empty for the tab.
    """

    def __init__(self) -> None:
        self.tab = COMPARE
        self.pane = INPUT

    @property
    def shown(self) -> str:
        """What a telephone shows."""
        return self.pane or self.tab

    def show(self, name: str) -> None:
        """Shows a column or a tab; anything else shows nothing else."""
        if name in TABS:
            self.tab, self.pane = name, ""
        elif name in COLUMNS:
            self.pane = name
