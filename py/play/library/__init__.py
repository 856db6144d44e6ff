"""Many games: one row for each, files of games, statistics, and the tree of openings."""
