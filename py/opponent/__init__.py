"""A player for the computer's seat, fit for both Pythons: it looks one move ahead."""

from opponent.mobility import weighed

__all__ = ["weighed"]
