"""The sheet of keys."""


def sheet(keys: list[tuple[str, str]]) -> str:
    """Returns the rows of a table of keys and what each does.

    Keys are written as in `Home, End` and `Shift+M`.
    """
    return "".join(
        [f'<tr><th scope="row">{_keys(names)}</th><td>{does}.</td></tr>' for names, does in keys]
    )


def _keys(names: str) -> str:
    return ", ".join([_key(name) for name in names.split(", ")])


def _key(name: str) -> str:
    pressed = "+".join([f"<kbd>{key}</kbd>" for key in name.split("+")])
    return f"<kbd>{pressed}</kbd>" if "+" in name else pressed
