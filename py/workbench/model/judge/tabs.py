"""The visible tab of the Judge view."""

INPUT, OUTPUT, COMPARE, MAKE, TEST = "input", "output", "compare", "make", "test"
COLUMNS = (INPUT, OUTPUT)
TABS = (COMPARE, MAKE, TEST)


class Tabs:
    """The tabs of the Judge view.

    Wide screens have three columns: input, output and a tab. A phone shows one of the three.

    Attributes:
        tab: The visible tab, one of TABS.
        pane: The column that a phone shows instead of the tab, INPUT or OUTPUT; may be empty.
        board_open: Whether a phone shows the board above the tab TEST, and not a strip with it.
    """

    def __init__(self) -> None:
        self.tab = COMPARE
        self.pane = INPUT
        self.board_open = False

    @property
    def shown(self) -> str:
        """The column or the tab that a phone shows."""
        return self.pane or self.tab

    def show(self, name: str) -> None:
        """Shows a column or a tab. Ignores other names."""
        if name in TABS:
            self.tab, self.pane = name, ""
        elif name in COLUMNS:
            self.pane = name

    def show_or_hide_board(self) -> None:
        """Shows the board above the tab TEST of a phone, or hides it again."""
        self.board_open = not self.board_open
