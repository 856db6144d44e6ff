"""Wrong programs, each a class with one mistake; a module for each format."""
