"""Compiles the kernel's functions with Numba, if it is installed.

Without Numba the same functions run as plain Python, thousands of times slower. Numba would turn
the sum of a signed and an unsigned number into a float, so all numbers that meet a mask are masks.
The functions allocate nothing and raise nothing: the module has no runtime of Numba.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

try:
    from numba import njit
except ImportError:
    njit = None

Mask = np.uint64

_Function = TypeVar("_Function", bound=Callable[..., Any])


def compiled(function: _Function) -> _Function:
    """Compiles a function on its first call, if Numba is installed."""
    if not njit:
        return function
    compile_function: Callable[[_Function], _Function] = njit(
        _nrt=False, error_model="numpy", boundscheck=False, nogil=True
    )
    return compile_function(function)
