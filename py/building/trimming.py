"""PyScript without what this page has no use for.

What is cut would be parsed, written to files, compiled, imported or asked of the browser before
anything of the page runs: more work than all that the page does itself until it is ready. The cuts
go by what the minified text of the pinned version says.
"""

import json
from typing import NamedTuple

from building.bytecode import BuildError

# PyScript's Python package comes as texts within its JavaScript, which has each written to a file
# and compiled. The page imports these of its modules, as bytecode, with its own.
PACKAGE = '{"__init__.py":'
MODULES = ("__init__.py", "context.py", "ffi.py", "util.py")


class Cut(NamedTuple):
    """A part of the text, from its beginning to before its end, and what stands there instead."""

    start: str
    end: str
    instead: str


CUTS = (
    # The Python that writes those texts.
    Cut('wo(".",{pyscript:', ",bo=go.join(", 'const Ao=""'),
    # Python in workers; the page's own worker begins with Pyodide itself.
    Cut("'const{assign:e}=Object", ".replace(Wr,Hr)", '""'),
    # Plugins, one of which is loaded to be told that it is not wanted.
    Cut("Ns={codemirror:", ";const Is=", "Ns={}"),
    # A database for folders that a reader opens.
    Cut("no=new y(eo)", ",ro=", "no=null"),
    # Watching the document for scripts and listeners that are yet to come.
    Cut("if(!Ms){", "var Fs=new Map(", ""),
    # Names for the file that another one is to give their real names.
    Cut("export{", "\n//# sourceMappingURL=", "export{No as hooks}"),
)
# Asked for by its licence (Apache 2.0, section 4).
NOTICE = "/* PyScript, with parts left out for the Othello page. */\n"


def trimmed(core: str) -> str:
    """Returns the JavaScript of PyScript's core without the parts above.

    Raises BuildError if this is no core of the kind that is known.
    """
    for start, end, instead in CUTS:
        before, found, rest = core.partition(start)
        _, has_end, after = rest.partition(end)
        if not (found and has_end) or start in after:
            raise _unknown()
        core = before + instead + end + after
    return NOTICE + core


def python_modules(core: str) -> dict[str, str]:
    """Returns the sources of those of PyScript's Python modules that the page imports, by names.

    Raises BuildError if this is no core of the kind that is known.
    """
    try:
        modules, _ = json.JSONDecoder().raw_decode(core, core.find(PACKAGE))
        kept = {name: modules[name] for name in MODULES}
    except (ValueError, KeyError, IndexError) as error:
        raise _unknown() from error
    dropped = [f"pyscript.{name.removesuffix('.py')} " for name in modules if name not in MODULES]
    lines = kept["__init__.py"].splitlines()
    kept["__init__.py"] = "\n".join(
        line for line in lines if not any(name in line for name in dropped)
    )
    return kept


def _unknown() -> BuildError:
    return BuildError("This version of PyScript is not made as py/building expects.")
