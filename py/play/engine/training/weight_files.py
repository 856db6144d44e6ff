"""Weights as bytes of an evaluation file, and arrays on disk."""

import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from play.engine.kernel.kernel import UNIT
from play.engine.kernel.patterns import STAGES, ZERO, stage
from play.engine.training.pattern_weights import Weights, WeightTable


def packed(weights: Weights) -> bytes:
    """Returns the weights of all stages as the bytes of an evaluation file."""
    eighths = np.clip(np.rint(weights * UNIT), -ZERO, ZERO - 1) + ZERO
    return zlib.compress(eighths.astype(np.uint8).tobytes(), 9)


def unpacked(data: bytes) -> Weights:
    """Returns the weights of all stages in a file, in discs."""
    eighths = np.frombuffer(zlib.decompress(data), np.uint8).astype(np.float32)
    weights: Weights = ((eighths - ZERO) / UNIT).reshape(STAGES, -1).astype(np.float32)
    return weights


def tables(weights: Weights) -> list[WeightTable]:
    """Returns the weight tables by number of empty squares."""
    found = [WeightTable(stage_weights) for stage_weights in weights]
    return [found[stage(empties)] for empties in range(65)]


def save(file: Path, **arrays: NDArray[np.generic]) -> None:
    """Writes arrays to a file atomically."""
    part = file.with_suffix(".part.npz")
    np.savez(part, **arrays)  # type: ignore[arg-type]
    part.replace(file)
