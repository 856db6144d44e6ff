"""Wrong programs for each format, with one mistake each; `sources` lists them all."""
