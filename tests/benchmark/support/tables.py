"""Tables as in the READMEs, of which each row is printed as soon as it is known."""


def print_head(*names: str) -> None:
    print_row(*names)
    print(f"|{'---|' * len(names)}", flush=True)


def print_row(*cells: object) -> None:
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
