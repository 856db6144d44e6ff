"""The Content-Security-Policy in the page: what the page may load and run, and why."""

import base64
import hashlib
import re
from collections.abc import Iterator, Sequence

from hosting.serving import ROOT

# For each directive the sources that it allows, and the reason. `{inline}` stands for the hashes of
# the inline scripts, `{published}` for the addresses of the runtime's files at another origin, and
# `{scripts}` for the scripts among them.
RULES = {
    "default-src": ("'none'", "the page loads nothing else"),
    "script-src": (
        "'self' 'wasm-unsafe-eval' blob: {inline} {scripts}",
        "PyScript, the WebAssembly of both Pythons and of the compiler, the code that the page"
        " sends to its workers and to the sandbox, and the inline scripts of the page and of the"
        " sandbox",
    ),
    "worker-src": (
        "'self' blob:",
        "the service worker and the workers of the engine, the compiler and the sandbox",
    ),
    "connect-src": (
        "'self' {published}",
        "the Python modules of the page, samples, the runtimes, and the compiler",
    ),
    "style-src": ("'self'", "the style sheets"),
    "style-src-attr": ("'unsafe-inline'", "lengths and positions that the page computes"),
    "img-src": ("'self' blob: data:", "the icon, and saved pictures of the board"),
    "manifest-src": ("'self'", "the manifest, with which the page can be installed"),
    "require-trusted-types-for": (
        "'script'",
        "browsers with Trusted Types refuse markup and workers from any other code",
    ),
    "trusted-types": ("page", "the script below that makes them"),
    "base-uri": ("'none'", "relative addresses must not lead elsewhere"),
    "form-action": ("'none'", "the page sends no forms"),
}
INLINE = re.compile(
    r'<script(?: type="(?:module|importmap)"| async| id="\w+")*>(.*?)</script>', re.DOTALL
)
SANDBOX = ROOT / "static" / "sandbox.html"


def policy(html: str, published: Sequence[str] = ()) -> str:
    """Returns the policy of a page as HTML, with the reasons in a comment.

    The sandbox is a separate document. It has a stricter policy and inherits this one.

    Args:
        html: The page.
        published: Addresses of files at other origins, which may be loaded. An origin or a folder
            would allow more, because anybody publishes at jsDelivr.
    """
    sources = {
        "inline": " ".join([*_hashes(html), *_hashes(SANDBOX.read_text(encoding="utf-8"))]),
        "scripts": " ".join(address for address in published if address.endswith("js")),
        "published": " ".join(published),
    }
    rules = [
        (name, allowed.format(**sources).rstrip(), reason)
        for name, (allowed, reason) in RULES.items()
    ]
    reasons = "\n".join(f"    {name}: {reason}." for name, _, reason in rules)
    content = ";\n    ".join(f"{name} {allowed}" for name, allowed, _ in rules)
    return (
        f"\n  <!--\n{reasons}\n  -->"
        f'\n  <meta http-equiv="Content-Security-Policy" content="\n    {content}">\n  '
    )


def _hashes(html: str) -> Iterator[str]:
    """Yields the hashes of the inline scripts in the form of a policy."""
    for code in INLINE.findall(html):
        digest = hashlib.sha256(code.encode()).digest()
        yield f"'sha256-{base64.b64encode(digest).decode('ascii')}'"
