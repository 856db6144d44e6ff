"""Tests a program on generated inputs, wherever it runs: in the page's sandbox or in a terminal."""
