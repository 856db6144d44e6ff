"""Removes the parts of PyScript that the page does not use.

The browser would parse them, write them to files, compile them or make requests for them before the
page's own code runs. That takes longer than everything else that the page does until it is ready.
The cuts match the minified text of the pinned version.
"""

from typing import NamedTuple

from hosting.building.bytecode import BuildError


class Cut(NamedTuple):
    """A replacement in the text of PyScript.

    Attributes:
        start: The beginning of the text that is replaced.
        end: The text that follows it and is kept.
        instead: The new text.
    """

    start: str
    end: str
    instead: str


# The initial size of MicroPython's memory, in bytes. All modules of the page take a fifth of it.
HEAP = 2**23
CUTS = (
    # The page fills the memory of MicroPython before PyScript uses it.
    Cut(
        "stdout:i,url:n}));",
        'globalThis[W].set("-T-",this.transform.bind(this,p))',
        f"stdout:i,url:n,heapsize:{HEAP}}}).then(restored));",
    ),
    # The Python code that writes the package to files.
    Cut('wo(".",{pyscript:', ",bo=go.join(", 'const Ao=""'),
    # Python in workers. The page's own workers load Pyodide directly.
    Cut("'const{assign:e}=Object", ".replace(Wr,Hr)", '""'),
    # A package installer, which it writes to a file.
    Cut("(new TextEncoder).encode(\"_F='github:'", ";const Tt=async", '""'),
    Cut('this.writeFile(p,"./mip.py",Pt),', 't.packages&&(zt("Loading packages")', ""),
    # Plugins. One of them would be loaded even though the page turns it off.
    Cut("Ns={codemirror:", ";const Is=", "Ns={}"),
    # A database for folders that a user opens.
    Cut("no=new y(eo)", ",ro=", "no=null"),
    # Watching the document for scripts and listeners that are added later, and scripts for Pyodide.
    Cut("if(!Ms){", '["mpy","micropython"]', "var Fs=new Map(["),
    # Searching the attributes of all elements for listeners.
    Cut("n||As(document),", "mn(r.join", ""),
    # Short names, which core.js exports again under the real names.
    Cut("export{", "\n//# sourceMappingURL=", "export{No as hooks}"),
)
# The licence requires it (Apache 2.0, section 4).
NOTICE = "/* PyScript, with parts left out for the Othello page. */\n"


class UnknownPyScript(BuildError):
    """This PyScript does not contain the texts that are cut."""


def trimmed(core: str) -> str:
    """Returns the JavaScript of PyScript's core without the parts above.

    Raises:
        UnknownPyScript: A part is missing.
    """
    for start, end, instead in CUTS:
        before, found, rest = core.partition(start)
        _, has_end, after = rest.partition(end)
        if not (found and has_end) or start in after:
            raise UnknownPyScript(f"PyScript's core does not contain {start!r} once.")
        core = before + instead + end + after
    return NOTICE + core
