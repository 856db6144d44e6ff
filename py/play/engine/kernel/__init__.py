"""The engine's search, compiled to WebAssembly, as the README of the engine describes it."""
