"""Wrong programs for each format, with one mistake each; `programs` lists them all."""
