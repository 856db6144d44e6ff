"""What the tests and the benchmark stand on: an isolated environment, a browser, a served page."""


class SetupError(Exception):
    """Something the tests need cannot be had here; the message says what to do about it."""
