"""Options of the benchmarks."""

from argparse import ArgumentParser, Namespace


def numbers(description: str, **defaults: int) -> Namespace:
    """Returns the numbers that are given as options, or else their defaults."""
    parser = ArgumentParser(description=description)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    return parser.parse_args()
