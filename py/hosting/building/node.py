"""Scripts in Node.js, which a build runs for what only a Python in WebAssembly can make."""

import shutil
import subprocess
from collections.abc import Sequence

from hosting.building.bytecode import BuildError


def run(script: str, arguments: Sequence[str], purpose: str, failure: str) -> None:
    """Runs a script, a JavaScript module.

    Args:
        script: The script.
        arguments: Its arguments, from `process.argv[1]` on.
        purpose: What Node.js is needed for, as in "compile the engine".
        failure: What an error of the script means.

    Raises:
        BuildError: Node.js is missing, or the script failed.
    """
    node = shutil.which("node")
    if node is None:
        raise BuildError(
            f"Node.js is needed to {purpose}: install it (https://nodejs.org), then try again."
        )
    command = [node, "--input-type=module", "--eval", script, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True)
    if ended.returncode:
        raise BuildError(f"{failure}:\n{ended.stderr}")
