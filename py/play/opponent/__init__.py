"""The fallback player for the computer's seat, which runs in both Pythons and looks one move ahead.

It plays until the engine has loaded, and whenever the engine is lost.
"""

from play.opponent.mobility import scored_moves
