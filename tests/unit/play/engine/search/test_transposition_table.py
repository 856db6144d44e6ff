"""The transposition table keeps the latest entries, within its size."""

from play.engine.search.transposition_table import TranspositionTable


def test_an_entry_is_found_until_it_is_replaced() -> None:
    table: TranspositionTable[str] = TranspositionTable(10)
    assert table.get(1) is None
    table.put(1, "one")
    assert table.get(1) == "one"
    table.put(1, "another")
    assert table.get(1) == "another"


def test_the_size_is_bounded_and_the_latest_entries_are_kept() -> None:
    table: TranspositionTable[str] = TranspositionTable(100)
    for key in range(1000):
        table.put(key, str(key))
        assert len(table) <= 100
        assert all(table.get(late) == str(late) for late in range(max(0, key - 49), key + 1))
    assert table.get(0) is None


def test_a_table_of_size_zero_keeps_only_the_last_entries() -> None:
    table: TranspositionTable[str] = TranspositionTable(0)
    table.put(1, "one")
    table.put(2, "two")
    assert table.get(2) == "two"
    assert len(table) <= 2


def test_a_cleared_table_is_empty() -> None:
    table: TranspositionTable[str] = TranspositionTable(100)
    for key in range(80):
        table.put(key, "")
    table.clear()
    assert len(table) == 0
    assert table.get(79) is None
