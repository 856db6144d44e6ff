"""The engine's worker, the analysis, the graph and the report."""
