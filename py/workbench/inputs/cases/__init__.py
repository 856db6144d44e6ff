"""The cases of an input: their content, and how to read and cut them; one module per format."""
