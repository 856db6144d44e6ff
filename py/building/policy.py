"""The Content-Security-Policy that stands in the page: what it may load and run, and why."""

import base64
import hashlib
import re
from collections.abc import Iterator, Sequence

from serving import ROOT

# A directive, what it allows, and the reason; `{inline}` are the hashes of the inline scripts and
# `{origins}` the other origins that the runtime may come from.
RULES = (
    ("default-src", "'none'", "what is not named below is not needed"),
    (
        "script-src",
        "'self' 'wasm-unsafe-eval' blob: {inline} {origins}",
        "PyScript, the WebAssembly of the Pythons, Pyodide's code as the page brings it to the"
        " sandbox, and the inline scripts of the page and of the sandbox as they are",
    ),
    ("worker-src", "'self' blob:", "the service worker, the engine's worker, and the sandbox's"),
    ("connect-src", "'self' {origins}", "the Python of the page, samples, and the runtimes"),
    ("style-src", "'self'", "the style sheet"),
    ("style-src-attr", "'unsafe-inline'", "lengths and lines that the page computes"),
    ("img-src", "'self' blob: data:", "the icon, and the board as it is saved"),
    ("manifest-src", "'self'", "installing the page"),
    ("base-uri", "'none'", "no address of the page is to lead elsewhere"),
    ("form-action", "'none'", "nothing is ever sent"),
)
INLINE = re.compile(
    r'<script(?: type="(?:module|importmap)"| async| id="\w+")*>(.*?)</script>', re.DOTALL
)
SANDBOX = ROOT / "static" / "sandbox.html"


def policy(html: str, origins: Sequence[str] = ()) -> str:
    """Returns the policy of a page as HTML, with the reasons beside it.

    The sandbox is a document of its own with a stricter policy, but under this one too.
    """
    scripts = " ".join([*_hashes(html), *_hashes(SANDBOX.read_text(encoding="utf-8"))])
    rules = [
        (name, " ".join(sources.format(inline=scripts, origins=" ".join(origins)).split()), reason)
        for name, sources, reason in RULES
    ]
    reasons = "\n".join(f"    {name}: {reason}." for name, _, reason in rules)
    content = ";\n    ".join(f"{name} {sources}" for name, sources, _ in rules)
    return (
        f"\n  <!--\n{reasons}\n  -->"
        f'\n  <meta http-equiv="Content-Security-Policy" content="\n    {content}">\n  '
    )


def _hashes(html: str) -> Iterator[str]:
    """Yields the hashes of inline scripts, as a policy names them."""
    for code in INLINE.findall(html):
        digest = hashlib.sha256(code.encode()).digest()
        yield f"'sha256-{base64.b64encode(digest).decode('ascii')}'"
