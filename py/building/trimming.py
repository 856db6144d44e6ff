"""PyScript without those of its Python modules that the page takes nothing from.

They come as texts within its JavaScript, which has each written to a file and compiled before
anything else runs: about as much work as all that the page does itself until it is ready.
"""

import json

from building.bytecode import BuildError

# How the texts begin, by the names of their files.
BEGINNING = '{"__init__.py":'
KEPT = ("__init__.py", "context.py", "ffi.py", "util.py")


def trimmed(core: str) -> str:
    """Returns the JavaScript of PyScript's core with the texts of the modules above alone.

    Raises BuildError if this is no core of the kind that is known.
    """
    start = core.find(BEGINNING)
    try:
        modules, end = json.JSONDecoder().raw_decode(core, start)
        kept = {name: modules[name] for name in KEPT}
    except (ValueError, KeyError, IndexError) as error:
        raise BuildError("This version of PyScript is not made as py/building expects.") from error
    dropped = [f"pyscript.{name.removesuffix('.py')} " for name in modules if name not in KEPT]
    lines = kept["__init__.py"].splitlines()
    kept["__init__.py"] = "\n".join(
        line for line in lines if not any(name in line for name in dropped)
    )
    return f"{core[:start]}{json.dumps(kept)}{core[end:]}"
