"""The tabs of the Judge view."""

from workbench.model.judge.tabs import COMPARE, INPUT, MAKE, Tabs


def test_a_phone_shows_a_pane_or_the_tab() -> None:
    tabs = Tabs()
    assert (tabs.tab, tabs.shown) == (COMPARE, INPUT)
    tabs.show(MAKE)
    assert (tabs.tab, tabs.shown) == (MAKE, MAKE)
    tabs.show(INPUT)
    assert (tabs.tab, tabs.shown) == (MAKE, INPUT)
