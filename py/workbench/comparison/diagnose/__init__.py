"""Says what is wrong with an output, and which mistake explains it."""
