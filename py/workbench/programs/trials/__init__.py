"""Tests a program on generated inputs, in the page's sandbox or in a terminal."""
