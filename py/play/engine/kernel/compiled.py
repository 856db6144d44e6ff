"""Compiles the kernel's functions with Numba, if it is installed.

Without Numba the same functions run as plain Python, thousands of times slower. Numba would turn
the sum of a signed and an unsigned number into a float, so all numbers that meet a mask are masks.
The functions allocate nothing and raise nothing: the module has no runtime of Numba.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

Mask = np.uint64

try:
    from numba import njit
    from numba.cpython.unsafe.numbers import leading_zeros as leading_zeros
except ImportError:
    njit = None

    def leading_zeros(mask: Mask) -> Mask:
        """Returns the number of bits above the highest one in a mask."""
        return Mask(64 - int(mask).bit_length())


_Function = TypeVar("_Function", bound=Callable[..., Any])


def compiled(function: _Function) -> _Function:
    """Compiles a function on its first call, if Numba is installed."""
    if not njit:
        return function
    compile_function: Callable[[_Function], _Function] = njit(
        _nrt=False, error_model="numpy", boundscheck=False, nogil=True
    )
    return compile_function(function)
