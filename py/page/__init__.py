"""The page, in three rooms: `state` knows what is so, `markup` how it looks, `browser` where it is.

Events call methods of `state.App`; every part of `browser` then shows what has changed.
"""
