"""Tables as in the READMEs, of which each row is printed as soon as it is known."""


def print_head(*names: str) -> None:
    """Prints the head of a table."""
    print_row(*names)
    print(f"|{'---|' * len(names)}", flush=True)


def print_row(*cells: object) -> None:
    """Prints a row of a table."""
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
