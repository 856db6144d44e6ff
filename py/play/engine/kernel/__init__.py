"""The engine's search, compiled to WebAssembly. README.md describes the module's interface."""
