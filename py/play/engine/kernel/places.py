"""The places of the learned evaluation's patterns, as constants for the kernel."""

import numpy as np

from play.engine.kernel import patterns

STAGES, ZERO = patterns.STAGES, patterns.ZERO
FIELDS = 4  # Offsets of 16 bits in a word.
_ALL = patterns.all_patterns()
_PLACES = patterns.places()
WORDS = -(-len(_PLACES) // FIELDS)
COUNT = len(_PLACES)
LENGTH = sum(pattern.configurations for pattern in _ALL)

# The first weight of the pattern at each place.
STARTS = np.array([first for first, _ in _PLACES], np.int64)
# What a disc on each square adds to the packed offsets: the word, the field and the power of 3.
_square_words = np.zeros((64, WORDS), np.uint64)
for _number, (_, _place) in enumerate(_PLACES):
    for _digit, _square in enumerate(_place):
        _square_words[_square, _number // FIELDS] += np.uint64(3**_digit << 16 * (_number % FIELDS))
SQUARE_WORDS = _square_words.reshape(-1)

# The squares of each pattern, and the order in which its mirror image is read.
SIZES = np.array([len(pattern.mirrors[0]) for pattern in _ALL], np.int64)
_mirrors = np.zeros((len(_ALL), 10), np.int64)
for _i, _pattern in enumerate(_ALL):
    _mirrors[_i, : SIZES[_i]] = _pattern.mirrors[-1]
MIRRORS = _mirrors.reshape(-1)
